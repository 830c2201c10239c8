"""The hand of who looks: numbers to choose by, what each card does, and what is planned already."""

from collections import Counter
from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text as RichText

from tablee.games.bits import members_of
from tablee.games.contract import Sight
from tablee.games.pillage.box import SIDES
from tablee.games.pillage.cards import hand_kinds
from tablee.games.pillage.table import Phase
from tablee.games.words import Text
from tablee.terminal.pillage.cards import card_list, own_kinds
from tablee.terminal.pillage.seating import is_player, side_of, side_word
from tablee.texts import Texts


def hand_block(sight: Sight, texts: Texts) -> Iterator[RenderableType]:
    """The own cards; the numbers stay while both cards are planned. §hands"""
    if not is_player(sight):
        return
    kinds = own_kinds(sight)
    yield RichText(texts.say(Text("pillage-hand")), "bold")
    labels = [str(number) if sight.phase == Phase.PLAN else "·" for number in range(1, len(kinds) + 1)]
    yield card_list(sight, kinds, labels, texts, [note(sight, kind, texts) for kind in kinds])


def note(sight: Sight, kind: int, texts: Texts) -> str:
    """What else is to be known of an own card: copies, where it lies, whether others know it, whether it must go."""
    return ", ".join(map(texts.say, notes(sight, kind)))


def notes(sight: Sight, kind: int) -> Iterator[Text]:
    """The notes of a card one by one."""
    seat = int(sight.seat)
    held = Counter([*hand_kinds(sight, seat), *members_of(int(sight.drawn[seat]))])
    if held[kind] > 1:
        yield Text("pillage-note-copies", {"copies": held[kind]})
    if int(sight.drawn[seat]) >> kind & 1:
        yield Text("pillage-note-unseen")
    if kind in sight.provoked[seat]:
        yield Text("pillage-note-provoked")
    for side in range(SIDES):
        if sight.plans[seat][side] == kind:
            yield Text("pillage-note-side", {"side": side_word(side_of(sight, side))})

"""How cards look in a terminal: the letter of their type, their name, and an anchor for pirates."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text as RichText

from tablee.games.bits import members_of
from tablee.games.contract import Sight
from tablee.games.pillage.box import ABORDAGE, NO_CARD, STARTING
from tablee.games.pillage.cards import hand_kinds
from tablee.games.pillage.story import OWNERS
from tablee.games.pillage.villagers import is_pirate
from tablee.move_words.pillage import named
from tablee.terminal.pillage.effects import effects_shown
from tablee.terminal.pillage.types import type_chip, type_on
from tablee.texts import Texts

ANCHOR = "⚓"
NAME_WIDTH = 24


def kind_told(card: int) -> int:
    """The kind of a card that a story names.

    >>> kind_told(29), kind_told(61)
    (29, 29)
    """
    return card - OWNERS if card > ABORDAGE[-1] else card


def card_chip(sight: Sight, kind: int, texts: Texts) -> RichText:
    """A card with its type and its anchor; of a gap only the words."""
    name = texts.say(named(sight, kind))
    if kind == NO_CARD:
        return RichText(name, "dim")
    anchor = f" {ANCHOR}" if is_pirate(sight, kind) else ""
    return RichText.assemble(type_chip(type_on(sight, kind), texts), " ", name, anchor)


def short_chip(sight: Sight, kind: int, texts: Texts) -> RichText:
    """A card among many: of a starting card, its letter says everything."""
    return type_chip(type_on(sight, kind), texts) if kind in STARTING else card_chip(sight, kind, texts)


def cards_shown(sight: Sight, kinds: Iterable[int], texts: Texts) -> list[RichText]:
    """Cards one after another: starting cards as letters, then the others by name; equal ones counted."""
    counted = Counter(kinds)
    letters = [times(sight, kind, counted[kind], texts) for kind in sorted(counted) if kind in STARTING]
    names = [times(sight, kind, counted[kind], texts) for kind in sorted(counted) if kind not in STARTING]
    return [*([RichText(" ").join(letters)] if letters else []), *names]


def times(sight: Sight, kind: int, copies: int, texts: Texts) -> RichText:
    """A card, and how many of it if there are several."""
    return RichText.assemble(f"{copies}×" if copies > 1 else "", short_chip(sight, kind, texts))


def own_kinds(sight: Sight) -> list[int]:
    """The kinds of card in the hand of who looks, planned ones and unseen ones included: each has its number."""
    seat = int(sight.seat)
    return sorted({*hand_kinds(sight, seat), *members_of(int(sight.drawn[seat]))})


def offered(sight: Sight) -> list[int]:
    """The cards of the market, in their places."""
    return [int(kind) for kind in sight.market if kind != NO_CARD]


def card_list(
    sight: Sight, kinds: Sequence[int], labels: Sequence[str], texts: Texts, notes: Sequence[str] = ()
) -> Table:
    """A row for each card: a label, its name, a note if there is one, and what it does."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(width=NAME_WIDTH)
    grid.add_column()
    for kind, label, note in zip(kinds, labels, notes or [""] * len(kinds), strict=True):
        name = RichText.assemble(card_chip(sight, kind, texts), (f" {note}" if note else "", "italic"))
        grid.add_row(RichText(label, "bold"), name, effects_shown(sight, kind, texts))
    return grid

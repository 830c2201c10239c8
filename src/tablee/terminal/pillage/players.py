"""The players of Pillage round the table: turnips, relics, their cards, and what lies before them."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.pillage.box import DUEL, LEFT, NO_CARD, RIGHT, SIDES
from tablee.games.pillage.cards import hand_kinds
from tablee.games.pillage.planning import neighbour
from tablee.games.pillage.table import Phase
from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.move_words.pillage import named
from tablee.terminal.pillage.cards import card_chip, cards_shown
from tablee.terminal.pillage.flow import Flow
from tablee.terminal.pillage.seating import in_sight, is_player, side_of, side_word
from tablee.texts import Texts

COLUMNS = (Text("pillage-column-stock"), Text("pillage-column-bank"), Text("pillage-column-relics"))


def players_table(sight: Sight, asked: Sequence[int], texts: Texts) -> Table:
    """A row for each player, who looks first; an arrow points at who is to decide."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(texts.say(Text("column-player")), no_wrap=True)
    table.add_column("", no_wrap=True, style="dim")
    for key in COLUMNS:
        table.add_column(texts.say(key), justify="right", no_wrap=True)
    table.add_column(texts.say(Text("pillage-column-cards")))
    for seat in in_sight(sight):
        name = RichText(texts.say(seat_named(seat)), "bold" if seat == sight.seat else "")
        bank = f"{sight.banks[seat]}/{sight.bank_limit}"
        relics = texts.say(relics_of(sight, seat))
        before = Group(*lines_of(sight, seat, texts))
        arrow = "▸" if seat in asked else " "
        table.add_row(arrow, name, where(sight, seat, texts), str(sight.stocks[seat]), bank, relics, before)
    return table


def relics_of(sight: Sight, seat: int) -> Text:
    """How many relics of all, and the price of the next one. §buy-relic"""
    owned, all_of_them = int(sight.relics[seat]), int(sight.relics_to_win)
    if owned == all_of_them:
        return Text("pillage-relics-all", {"owned": owned, "all": all_of_them})
    cost = int(sight.relic_costs[owned])
    return Text("pillage-relics", {"owned": owned, "all": all_of_them, "cost": cost})


def where(sight: Sight, seat: int, texts: Texts) -> str:
    """Where a neighbour of who looks sits. §sides"""
    if not is_player(sight) or sight.seats == DUEL:
        return ""
    for side in (LEFT, RIGHT):
        if neighbour(int(sight.seat), side, int(sight.seats)) == seat:
            return texts.say(Text("pillage-where", {"side": side_word(side_of(sight, side))}))
    return ""


def lines_of(sight: Sight, seat: int, texts: Texts) -> Iterator[RenderableType]:
    """The cards of a seat, and below them those that are not as usual."""
    yield owned_cards(sight, seat, texts)
    for key, places in (("pillage-resting", sight.resting), ("pillage-provoked", sight.provoked)):
        kinds = [int(kind) for kind in places[seat] if kind != NO_CARD]
        if kinds:
            names = [named(sight, kind) for kind in kinds]
            yield RichText(texts.say(Text(key, {"cards": names})), "italic")
    if played := [side for side in range(SIDES) if sight.played[seat][side] != NO_CARD]:
        cards = [sided(sight, side, card_chip(sight, int(sight.played[seat][side]), texts), texts) for side in played]
        yield Flow(cards, ", ")
    elif sight.phase == Phase.PLAN or sight.seats == DUEL:
        yield from plan_of(sight, seat, texts)


def owned_cards(sight: Sight, seat: int, texts: Texts) -> Flow:
    """All cards that everybody knows a seat to have; those taken face down are only counted. §secrets"""
    cards = cards_shown(sight, hand_kinds(sight, seat), texts)
    if unseen := int(sight.draws[seat]):
        cards.append(RichText(texts.say(Text("pillage-unseen", {"cards": unseen}))))
    return Flow(cards, ", ")


def plan_of(sight: Sight, seat: int, texts: Texts) -> Iterator[Flow]:
    """What a seat has laid before it: face up for its owner, face down for all others. §plan §duel"""
    made = int(sight.planned[seat])
    if made:
        sides = [sided(sight, side, planned_card(sight, seat, side, texts), texts) for side in range(made)]
        yield Flow(sides, ", ")


def planned_card(sight: Sight, seat: int, side: int, texts: Texts) -> RichText:
    """A planned card as who looks sees it; in a duel everybody sees where none lies. §gaps"""
    if seat == sight.seat or sight.gaps[seat][side]:
        return card_chip(sight, int(sight.plans[seat][side]), texts)
    return RichText(texts.say(Text("pillage-face-down")), "dim")


def sided(sight: Sight, side: int, card: RichText, texts: Texts) -> RichText:
    """A card, and on which side it lies."""
    return RichText.assemble(texts.say(Text("pillage-on-side", {"side": side_word(side_of(sight, side))})), " ", card)

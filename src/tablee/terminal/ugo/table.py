"""The table of UGO! as a player sees it before a decision: kingdoms, trick, hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.bits import members_of
from tablee.games.contract import Sight
from tablee.games.seats import seat_at
from tablee.games.story import seat_named
from tablee.games.ugo.box import FARMERS_NEEDED, NO_CARD, SPACES
from tablee.games.ugo.packed_trick import card_at, cards_of
from tablee.games.ugo.rules import farmers_missing, space_score
from tablee.games.ugo.table import Phase
from tablee.games.words import Text
from tablee.terminal.ugo.cards import chip
from tablee.terminal.ugo.hand import CardRow
from tablee.terminal.ugo.kingdom import Kingdom, space_shown
from tablee.terminal.ugo.scores import points_shown
from tablee.texts import Texts

NARROW, WIDE = 78, 104  # columns below which spaces take two lines, and from which they show their points too

POINTS_WIDTH = 3


def table_block(sight: Sight, choices: Sequence[int], texts: Texts) -> RenderableType:
    """Everything that a seat, or a spectator, sees now."""
    parts: list[RenderableType] = [
        Rule(RichText(heading(sight, texts), "bold"), align="left"),
        Kingdoms(sight, texts),
        "",
    ]
    if sight.phase in (Phase.PLAY, Phase.LAY):
        parts.append(trick_so_far(sight, texts))
    return Group(*parts, *own_cards(sight, choices, texts))


def heading(sight: Sight, texts: Texts) -> str:
    """Which round and which trick it is."""
    return texts.say(Text("ugo-heading", where(sight)))


def where(sight: Sight) -> dict[str, int]:
    """The round and the trick being played, counted as people do."""
    rounds, tricks = int(sight.rounds), int(sight.hand_size)
    number, trick = min(int(sight.rounds_played) + 1, rounds), min(int(sight.tricks_played) + 1, tricks)
    return {"round": number, "rounds": rounds, "trick": trick, "tricks": tricks}


# Kingdoms


def kingdom_of(sight: Sight, seat: int) -> Kingdom:
    """A kingdom as it stands, with what each space would score now."""
    tops, farmers = [int(top) for top in sight.tops[seat]], int(sight.farmers[seat])
    points = [space_score(space, top, farmers_missing(space, farmers)) for space, top in enumerate(tops)]
    return Kingdom(tops, points, farmers)


@dataclass
class Kingdoms:
    """All kingdoms with their worth and the totals; fits itself to the width of the screen."""

    sight: Sight
    texts: Texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """A row for each player, a column for each space."""
        say, width = self.texts.say, options.max_width
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1 if width >= NARROW else 0))
        table.add_column(say(Text("column-player")))
        for space in range(SPACES):
            table.add_column(say(Text("ugo-column-space", {"space": space + 1})), no_wrap=width >= NARROW)
        table.add_column(say(Text("ugo-column-worth")), justify="right", no_wrap=True)
        table.add_column(say(Text("row-total")), justify="right", no_wrap=True)
        for seat in range(self.sight.seats):
            table.add_row(*self.row(seat, width))
        yield table

    def row(self, seat: int, width: int) -> Iterator[RenderableType]:
        """A player, the spaces, what they are worth together, and the points of the rounds before."""
        kingdom = kingdom_of(self.sight, seat)
        yield player_shown(self.sight, seat, self.texts)
        for space in range(SPACES):
            yield space_shown(kingdom, space) if width < NARROW else space_in_a_line(kingdom, space, width >= WIDE)
        yield points_shown(sum(kingdom.points))
        yield points_shown(int(self.sight.scores[seat]), "bold")


def player_shown(sight: Sight, seat: int, texts: Texts) -> RichText:
    """A name; an arrow points at the player who is to decide."""
    is_turn = seat == sight.turn and sight.phase in (Phase.PLAY, Phase.LAY)
    return RichText(("▸ " if is_turn else "  ") + texts.say(seat_named(seat)), "bold" if seat == sight.seat else "")


def space_in_a_line(kingdom: Kingdom, space: int, with_points: bool) -> RichText:
    """The top card, the farmers of how many places, and where there is room the points."""
    missing = kingdom.farmers_on(space) < FARMERS_NEEDED[space] and kingdom.tops[space] != NO_CARD
    farmers = RichText(f" {kingdom.farmers_on(space)}/{FARMERS_NEEDED[space]}", "red" if missing else "")
    shown = RichText.assemble(chip(kingdom.tops[space]), farmers)
    if not with_points:
        return shown
    points = points_shown(kingdom.points[space])
    points.pad_right(POINTS_WIDTH - len(points))  # so that columns stay where they are
    return RichText.assemble(shown, " ", points)


# The trick and the own cards


def trick_so_far(sight: Sight, texts: Texts) -> RenderableType:
    """The cards of the trick in the order of play, and a question mark where one is awaited."""
    leader, seats = int(sight.leader), int(sight.seats)
    label = RichText(texts.say(Text("ugo-trick-so-far", {"leader": seat_named(leader)})), "bold")
    plays = [play_shown(sight, seat_at(leader, place, seats), place, texts) for place in range(seats)]
    return Columns([label, *plays], padding=(0, 3))


def play_shown(sight: Sight, seat: int, place: int, texts: Texts) -> RichText:
    """A player and the card, kept on one line."""
    card = card_at(int(sight.trick), place)
    awaited = RichText(" ? " if seat == sight.turn else " … ", "dim")
    line = RichText.assemble(texts.say(seat_named(seat)), " ", awaited if card == NO_CARD else chip(card))
    line.no_wrap = True
    return line


def own_cards(sight: Sight, choices: Sequence[int], texts: Texts) -> Iterator[RenderableType]:
    """The hand, sorted by colour; after a trick is won, the cards that can be named too."""
    if sight.seat >= sight.seats:
        return
    is_naming = sight.phase == Phase.LAY
    hand = members_of(sight.hands[sight.seat])
    if hand:
        yield CardRow(texts.say(Text("ugo-your-hand")), hand, [] if is_naming else choices)
    if is_naming:
        yield CardRow(
            texts.say(Text("ugo-to-name")), members_of(cards_of(int(sight.trick)) & int(sight.to_lay)), choices
        )

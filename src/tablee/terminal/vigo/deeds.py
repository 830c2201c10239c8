"""What a decision of VIGO brings, as a short paragraph: a voyage with its tiles on one line, a chest as its sum."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text as RichText

from tablee.games.story import Event, seat_named
from tablee.games.vigo.box import EVENT_TILES, Aim
from tablee.games.vigo.story import EVENT_PLAYED, Step, tile_named
from tablee.games.vigo.tiles import cell_code
from tablee.games.words import Text
from tablee.terminal.vigo.chests import sum_shown
from tablee.terminal.vigo.stocks import stock_shown
from tablee.terminal.vigo.tiles import boat_chip, chip
from tablee.texts import Texts

UP, DOWN = "↑", "↓"
TURNING = {Step.TILE_SHOWN, Step.TILE_HIDDEN, Step.SHIP_FOUND}  # of a voyage, or by an event
MOVING: dict[int, str] = {
    Step.BOAT_PLACED: "vigo-told-placed",
    Step.SAILED: "vigo-told-sailed",
    **{
        EVENT_PLAYED + event: f"vigo-told-{tile.name}"
        for event, tile in enumerate(EVENT_TILES)
        if tile.aim != Aim.STOCK
    },
}
CHEST = {Step.CHEST_PIECE, Step.KEY_FITS, Step.TREASURE_MULTIPLIES, Step.CHEST_BUILT}
PLAIN: set[int] = {
    *(Step.STAYED, Step.LAST_SHIP_TAKEN, Step.TILE_TAKEN, Step.TILE_DISCOVERED),
    *(EVENT_PLAYED + event for event, tile in enumerate(EVENT_TILES) if tile.aim == Aim.STOCK),
    *(Step.TILE_LIFTED, Step.TILE_PUT_BACK, Step.TEN_CALLED, Step.TILE_KEPT),
    *(Step.COUNTDOWN, Step.SAFETY_END),
}


def paragraph(events: Sequence[Event], colours: Sequence[int], texts: Texts) -> Table | None:
    """The deeds of a decision one below the other, each behind the boat that did it; None where nothing is to tell."""
    grid = Table.grid(padding=(0, 1))
    for seat, line in deeds(events, texts):
        grid.add_row(RichText("  ") if seat is None else boat_chip(colours[seat], seat), line)
    return grid if grid.row_count else None


def deeds(events: Sequence[Event], texts: Texts) -> Iterator[tuple[int | None, RichText]]:
    """Who did what; that a turn ends goes without saying."""
    for step, run in groupby(events, kind_of_deed):
        together = list(run)
        seat = together[0].args.get("seat")
        if step == Step.SAILED:
            yield from ((course[0].args["seat"], voyage(course, texts)) for course in courses(together))
        elif step == Step.CHEST_BUILT:
            yield seat, chest(together, texts)
        elif step in PLAIN:
            yield from ((event.args.get("seat"), sentence(event, texts)) for event in together)


def kind_of_deed(event: Event) -> int:
    """Steps that are told together have one kind."""
    if event.step in CHEST:
        return Step.CHEST_BUILT
    return Step.SAILED if event.step in TURNING or event.step in MOVING else event.step


def courses(events: Sequence[Event]) -> Iterator[list[Event]]:
    """A move of a boat or an event, each with the tiles that it turns."""
    course: list[Event] = []
    for event in events:
        if event.step in MOVING and course:
            yield course
            course = []
        course.append(event)
    yield course


def sentence(event: Event, texts: Texts) -> RichText:
    """A sentence, and behind it the tile of which it speaks."""
    said = RichText(texts.say(event.text))
    return RichText.assemble(said, " ", chip(event.args["tile"])) if "tile" in event.args else said


def voyage(course: Sequence[Event], texts: Texts) -> RichText:
    """Where a boat goes or an event is played, and what that turns: face up, face down, or a ship that leaves."""
    found = {event.args["cell"] for event in course if event.step == Step.SHIP_FOUND}
    turned = [turning(event, texts) for event in course[1:] if not (is_shown(event) and event.args["cell"] in found)]
    start = RichText(texts.say(going(course[0], len(turned))))
    return RichText.assemble(start, " ", RichText(", ").join(turned)) if turned else start


def is_shown(event: Event) -> bool:
    """Whether a tile is turned face up."""
    return event.step == Step.TILE_SHOWN


def going(event: Event, turned: int) -> Text:
    """The beginning of a voyage, or of an event, that turns so many tiles."""
    return Text(MOVING[event.step], {**event.text.args, "turned": turned})


def turning(event: Event, texts: Texts) -> RichText:
    """A tile that is turned, behind its cell."""
    cell = cell_code(event.args["cell"])
    if event.step == Step.TILE_HIDDEN:
        return RichText(f"{cell} {DOWN}")
    if event.step == Step.SHIP_FOUND:
        ship = {"found": event.args["found"], "points": event.args["points"]}
        return RichText(f"{cell} {texts.say(Text('vigo-told-ship', ship))}", "bold")
    tile = event.args["tile"]
    return RichText.assemble(f"{cell} {UP} ", chip(tile), f" {texts.say(tile_named(tile))}")


def chest(events: Sequence[Event], texts: Texts) -> RichText:
    """The tiles of a chest, its sum, and the points of the player."""
    pieces = [event for event in events if event.step == Step.CHEST_PIECE]
    key = sum(event.args["points"] for event in events if event.step == Step.KEY_FITS)
    times = [event.args["times"] for event in events if event.step == Step.TREASURE_MULTIPLIES]
    reckoned = sum_shown([event.args["points"] for event in pieces], key, *times)
    built = events[-1].args
    start = RichText(texts.say(Text("vigo-told-chest", {"seat": seat_named(built["seat"])})))
    end = RichText(texts.say(Text("vigo-told-worth", {"sum": reckoned, "total": built["total"]})))
    end.highlight_words([reckoned], "bold")
    return RichText.assemble(start, " ", stock_shown([event.args["tile"] for event in pieces]), end)

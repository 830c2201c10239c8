"""Matches of VIGO: what a history leaves out, what can be taken back, who may speak out of turn, what records say."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import UNTOLD, Event
from tablee.games.vigo.box import EVENTS, PIRATE
from tablee.games.vigo.story import EVENT_PLAYED, Step
from tablee.games.vigo.tiles import CELL_CODES, TILE_CODES
from tablee.games.words import Refused, Text
from tablee.match import Chance, Decision, Match, Resignation
from tablee.match.fair import Fairness
from tablee.match.record import read, write
from tablee.match.replay import check_draws, replayed
from tablee.match.sitters import SUBSTITUTE
from tablee.texts import LANGUAGES, Texts
from tests.match.matches import persons
from tests.match.vigo_matches import LAYOUTS, VIGO, action, begun, fresh, layout, move, play, some_tempers, stated

TAKEN = (Step.TILE_TAKEN, Step.TILE_DISCOVERED)
LAID_OUT = 109  # entries: the first player, and the tiles
MOMENTS = LAID_OUT + 90
PLAYED = {EVENT_PLAYED + kind: kind for kind in range(EVENTS)}
PIRATE_PLAYED = EVENT_PLAYED + PIRATE


def go(match: Match, *lines: str) -> list[Event]:
    """What the moves of some lines tell at their moment."""
    told: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(": ")
        told += match.submit(int(seat) - 1, action(match, int(seat) - 1, text)).events
    return told


def told(events: Iterable[Event]) -> list[Any]:
    return [(event.kind.key, dict(event.args)) for event in events]


def late(match: Match, seat: int = SPECTATOR, since: int = 0) -> tuple[bytes, list[Any]]:
    """What somebody gets who comes late."""
    return match.view(seat).tobytes(), told(match.story(seat, since))


def refused(act: Any, *args: object) -> Text:
    with pytest.raises(Refused) as refusal:
        act(*args)
    return refusal.value.text


# Which tile is which


class Eyes:
    """Follows every single tile by the cell on which it was laid out; of equal ones the longest held goes first."""

    def __init__(self, match: Match) -> None:
        self.free_events = bool(match.options["free_events"])
        self.lying = {cell: cell for cell in range(108)}
        self.stocks: list[list[tuple[int, int, bool]]] = [[] for _ in match.players]  # tile, kind, whether it is new
        self.has_landed = False
        self.lifted = -1

    def tile_of(self, event: Event) -> int | None:
        """The tile that an event names, if it names one; and let it go where the event takes it."""
        step, args = event.step, event.args
        if step in PLAYED:
            self.play(args["seat"], PLAYED[step])
        if step in (Step.SAILED, Step.STAYED):
            self.has_landed = True
        elif step == Step.TURN_ENDED:
            self.has_landed = False
            self.stocks[args["seat"]] = [(tile, kind, False) for tile, kind, _ in self.stocks[args["seat"]]]
        return self.follow(step, args)

    def follow(self, step: int, args: Any) -> int | None:
        tile = None
        if step == Step.TILE_SHOWN:
            tile = self.lying[args["cell"]]
        elif step in (Step.SHIP_FOUND, Step.LAST_SHIP_TAKEN):
            del self.lying[args["cell"]]
        elif step in TAKEN:
            tile = self.lying.pop(args["cell"])
            self.stocks[args["seat"]].append((tile, args["tile"], self.has_landed))
        elif step in (PIRATE_PLAYED, Step.TEN_CALLED):
            tile = self.lifted = self.lose(args["victim"], args["tile"])
        elif step in (Step.TILE_LIFTED, Step.CHEST_PIECE):
            tile = self.lifted = self.lose(args["seat"], args["tile"])
        elif step == Step.TILE_PUT_BACK:
            tile = self.lying[args["cell"]] = self.lifted
        if step in (PIRATE_PLAYED, Step.TILE_KEPT):
            tile = self.lifted
            self.stocks[args["seat"]].append((tile, args["tile"], False))
        return tile

    def play(self, seat: int, kind: int) -> None:
        """After landing, with fewer than ten tiles, only a new event may be played."""
        stock = self.stocks[seat]
        must_be_new = self.has_landed and not self.free_events and len(stock) < 10
        stock.remove(next(held for held in stock if held[1] == kind and (held[2] or not must_be_new)))

    def lose(self, seat: int, kind: int) -> int:
        stock = self.stocks[seat]
        lost = next(held for held in stock if held[1] == kind)
        stock.remove(lost)
        return lost[0]


def tiles_named(match: Match) -> tuple[list[tuple[Event, int | None]], set[int]]:
    """Every event of a match with the tile that it names; and the tiles that lie hidden now."""
    eyes = Eyes(match)
    named = [(event, eyes.tile_of(event)) for moment in match.moments for event in moment.events]
    hidden = {tile for cell, tile in eyes.lying.items() if not match.table.is_open[cell]}
    return named, hidden


# Histories


@cache
def courses() -> list[tuple[int, Match]]:
    """Random matches at some moments, each with the number of its layout."""
    found = []
    for number in range(LAYOUTS):
        random, match = Random.seeded(number), fresh(begun(number))
        tempers = some_tempers(len(match.players), number, random)
        found += [(number, fresh(play(match, tempers, random, steps))) for steps in (40, 40, 120)]
    return found


def test_a_history_leaves_out_the_faces_of_tiles_hidden_now_and_no_others() -> None:
    """In every event that names them, wherever the tiles have been; with the memory aid, nothing is left out."""
    left_out = Counter[str]()
    for _, match in courses():
        named, hidden = tiles_named(match)
        if match.options["memory_aid"]:
            hidden = set()
        expected = [event.without(["tile"]) if tile in hidden else event for event, tile in named]
        assert match.story() == expected
        left_out.update(event.kind.key for event, tile in named if tile in hidden)
        since = len(match.moments) // 2
        assert match.story(since=since) == expected[sum(len(moment.events) for moment in match.moments[:since]) :]
    assert {f"vigo-tile-{what}" for what in ("shown", "taken", "discovered", "lifted", "put-back")} <= set(left_out)


def test_a_history_is_the_same_for_all() -> None:
    for _, match in courses()[::5]:
        assert len({repr(told(match.story(seat))) for seat in (*range(len(match.players)), SPECTATOR)}) == 1


# Twins: two matches that differ only in the face under a tile that is hidden now


def twin_of(match: Match, start: Match, pair: tuple[int, int]) -> Match | None:
    """The same course, but two tiles had changed places before; nothing, if that would have shown somewhere."""
    twin, (here, there) = fresh(start), pair
    kinds = twin.table.tiles.copy()
    twin.table.tiles[[here, there]] = kinds[[there, here]]
    codes = {int(kinds[here]): int(kinds[there]), int(kinds[there]): int(kinds[here])}
    eyes, other = Eyes(match), Eyes(match)
    for moment in match.moments[len(start.moments) :]:
        named = [eyes.tile_of(event) for event in moment.events]
        entry = moment.entry
        assert isinstance(entry, Decision)
        chosen = entry.action if named[0] not in pair else renamed(entry.action, moment.events[0], codes)
        if chosen not in twin.legal(entry.seat):
            return None
        events = twin.submit(entry.seat, chosen).events
        if [event.step for event in events] != [event.step for event in moment.events]:
            return None
        if [other.tile_of(event) for event in events] != named:
            return None
    return twin


def renamed(chosen: int, event: Event, codes: dict[int, int]) -> int:
    """The decision that names the other kind of tile."""
    is_named_by_kind = event.step in (Step.TILE_LIFTED, Step.TEN_CALLED, PIRATE_PLAYED)
    return chosen + codes[event.args["tile"]] - event.args["tile"] if is_named_by_kind else chosen


def test_who_comes_late_cannot_tell_twins_apart() -> None:
    random, twins, names = Random.seeded(8), 0, 0
    for number, match in courses():
        named, hidden = tiles_named(match)
        known = sorted({tile for _, tile in named if tile is not None and tile in hidden})
        if match.options["memory_aid"] or not known or len(match.moments) > MOMENTS:
            continue
        tile, other = known[below(random, len(known))], sorted(hidden)[below(random, len(hidden))]
        twin = twin_of(match, begun(number), (tile, other))
        if twin and twin.table.tobytes() != match.table.tobytes():
            assert late(twin) == late(match)
            assert late(twin, 0, since=LAID_OUT + 1) == late(match, 0, since=LAID_OUT + 1)
            twins += 1
            names += sum(one == tile for _, one in named)
    assert twins > 8
    assert names > twins


# By hand: North gathers tiles down column A and then along row 9, while East goes to and fro

LOT = ("key-red", "key-blue", "key-green", "key-yellow", "key-violet", "lid-red", "lid-blue", "lid-crown")
WAY = ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B9", "C9", "D9")
EAST = ("lid-white", "lid-violet")
CODES = {code: name for name, code in TILE_CODES.items()} | {UNTOLD: "?"}


def tiles_on_the_way(*tiles: str, east: tuple[str, str] = EAST) -> list[str]:
    lying = [f"{cell} {tile}" for cell, tile in zip(WAY, tiles, strict=False)]
    return layout(*lying, f"L1 {east[0]}", f"L2 {east[1]}")


def turn_of_north(turn: int, *more: str) -> list[str]:
    """North goes on and takes the tile there, and does more."""
    return [f"1: {'south' if turn < 9 else 'east'} 1", "1: take", *(f"1: {move}" for move in more)]


def turn_of_east(turn: int, *before: str) -> list[str]:
    """East takes the tile of L2 at first, and later finds nothing."""
    sailing = "2: north 1" if turn % 2 == 0 else "2: south 1"
    return [*(f"2: {move}" for move in before), sailing, *["2: take"] * (turn == 1)]


def gathering(turns: int, **more: tuple[str, ...]) -> list[str]:
    """So many turns of both; `north_8` and `east_8` are what they do besides in their eighth."""
    course = ["1: place A1", "2: place L1"]
    for turn in range(1, turns + 1):
        course += turn_of_north(turn, *more.get(f"north_{turn}", ()))
        course += turn_of_east(turn, *more.get(f"east_{turn}", ()))
    return course


def hides_a5(turn: int) -> list[str]:
    """North comes back along row 9, and sails over A5."""
    return [f"1: west {turn - 8}", *turn_of_east(turn + 1), "1: north 5"]


def faces(events: Iterable[Event], *keys: str) -> list[str]:
    """The tiles that are told in some kinds of events, `?` where they are not."""
    return [CODES[event.args["tile"]] for event in events if event.kind.key in [f"vigo-{key}" for key in keys]]


NINE = (*LOT, "lid-yellow")
LONG_LIFE = ("tile-discovered", "tile-taken", "tile-lifted", "tile-put-back", "tile-shown")


def put_back(put: str) -> Match:
    """North takes ten tiles, and puts one of them back on A5."""
    course = gathering(9, north_9=(f"put {put}", "on A5"))
    return read(stated(tiles_on_the_way(*NINE, "lid-coin"), *course), GAMES)


def test_a_tile_put_back_is_told_until_it_is_hidden_and_told_again_when_it_is_shown() -> None:
    match = put_back("key-green")
    assert faces(match.story(), "tile-lifted", "tile-put-back") == ["key-green"] * 2
    told_before = faces(match.story(), *LONG_LIFE)
    assert "?" not in told_before
    live = go(match, *hides_a5(9))
    assert [event.kind.key for event in live if event.args.get("cell") == CELL_CODES["A5"]] == ["vigo-tile-hidden"]
    assert faces(match.story(), *LONG_LIFE) == [("?" if tile == "key-green" else tile) for tile in told_before]
    live = go(match, "2: south 1", "1: south 2")
    assert faces(live, "tile-shown") == ["key-green"]
    assert faces(match.story(), *LONG_LIFE) == [*told_before, "key-green"]


def test_a_stolen_tile_that_is_put_back_and_hidden_is_left_out_of_the_theft() -> None:
    tiles = ("pirate", *LOT, "lid-coin", "lid-cup")
    ninth = gathering(9, north_9=("put lid-white", "on A5"))[len(gathering(8)) :]
    course = [*gathering(8), "1: pirate 2 lid-white", *ninth]
    match = read(stated(tiles_on_the_way(*tiles), *course), GAMES)
    assert faces(match.story(), "pirate-played") == ["lid-white"]
    go(match, *hides_a5(9))
    assert faces(match.story(), "pirate-played", "tile-lifted", "tile-put-back") == ["?", "?", "?"]
    assert faces(match.story(), "tile-discovered")[1] == "?"


def test_of_equal_events_the_new_one_was_played_where_no_other_may_be() -> None:
    """North holds a wave, takes another and plays it at once: what is put back later is the first one."""
    late_comers = []
    for first in ("wave", "dolphin"):
        tiles = (first, *LOT[:7], "wave", "lid-crown", "lid-coin")
        course = gathering(10, north_8=("wave A",), north_10=(f"put {first}", "on A5"))
        match = read(stated(tiles_on_the_way(*tiles), *course, *hides_a5(10)), GAMES)
        assert faces(match.story(), "tile-discovered")[0] == "?"
        assert faces(match.story(), "tile-discovered")[10] == "wave"
        late_comers.append(late(match))
    assert late_comers[0] == late_comers[1]


def test_a_history_from_a_moment_on_leaves_out_what_the_whole_history_does() -> None:
    """North holds a white lid from before, takes another, and East steals one: the one that is left goes back."""
    late_comers = []
    for second in ("lid-white", "lid-violet"):
        tiles = ("lid-white", *LOT[:4], second, *LOT[4:], "lid-coin")
        course = gathering(10, east_6=("pirate 1 lid-white",), north_10=(f"put {second}", "on A5"))
        laid = tiles_on_the_way(*tiles, east=("pirate", "lid-yellow"))
        match = read(stated(laid, *course, *hides_a5(10)), GAMES)
        whole, since = match.story(), LAID_OUT + len(gathering(3))
        earlier = sum(len(moment.events) for moment in match.moments[:since])
        assert match.story(since=since) == whole[earlier:]
        assert faces(match.story(since=since), "tile-discovered")[:3] == [LOT[3], "?", LOT[4]]
        late_comers.append(late(match, since=since))
    assert late_comers[0] == late_comers[1]


def test_with_the_memory_aid_a_history_leaves_out_nothing() -> None:
    course = gathering(9, north_9=("put key-green", "on A5"))
    text = stated(tiles_on_the_way(*NINE, "lid-coin"), *course, *hides_a5(9), options=["memory_aid true"])
    match = read(text, GAMES)
    assert not match.table.is_open[CELL_CODES["A5"]]
    assert match.story() == [event for moment in match.moments for event in moment.events]
    assert match.view().tiles[CELL_CODES["A5"]] == TILE_CODES["key-green"]


def test_what_a_wave_hides_is_left_out_and_what_it_spares_is_told() -> None:
    """North shows B1 and C1 on the way and hides them again with a wave; the tile under East's boat stays as it is."""
    lines = ("1: place A1", "2: place F5", "1: east 3", "1: end", "2: north 4", "2: end", "1: wave 1")
    laid = layout("A1 wave", "B1 key-red", "C1 key-blue", "F5 lid-red", "D1 lid-blue", "F1 lid-green")
    match = read(stated(laid, *lines[:-1]), GAMES)
    assert faces(match.story(), "tile-shown")[:2] == ["key-red", "key-blue"]
    events = go(match, lines[-1])
    assert [cell for event in events if (cell := event.args.get("cell")) is not None][:2] == [9, 18]
    assert faces(match.story(), "tile-shown")[:2] == ["?", "?"]
    assert "?" not in faces(match.story(), "tile-shown")[2:]
    assert CELL_CODES["F1"] not in [event.args.get("cell") for event in events]


def test_a_tile_shown_hidden_and_taken_unseen_is_told_again() -> None:
    laid = layout("A1 lid-red", "B1 key-red", "C1 lid-blue", "L9 lid-green", "L8 lid-white")
    start = ("1: place A1", "2: place L9", "1: east 2", "1: end", "2: north 1", "2: end", "1: west 2", "2: south 1")
    match = read(stated(laid, *start), GAMES)
    assert faces(match.story(), "tile-shown") == ["?"]
    live = go(match, "1: east 1", "1: take")
    assert faces(live, "tile-discovered") == ["key-red"]
    assert faces(match.story(), "tile-shown") == ["key-red"]


# Taking back

SHORE = ("A1 lid-red", "B1 key-red", "C1 lid-blue", "D1 lid-green", "L9 wave", "L8 key-white", "L7 ship")
SHIPS = ["ship"] * 5  # in column A
PLACED = ("1: place A1", "2: place L9")


def shore(*lines: str, options: tuple[str, ...] = ()) -> Match:
    return read(stated(layout(*SHORE, rest=SHIPS), *PLACED, *lines, options=options), GAMES)


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ((), "1: east 2"),  # shows B1
        ((), "1: east 1"),  # shows that B1 is no ship
        (("1: east 1",), "1: take"),  # a hidden tile
        (("1: east 1", "1: end"), "2: north 2"),  # finds a ship
        (("1: east 1", "1: end"), "2: wave L"),
        ((*("1: east 2", "1: end", "2: north 1", "2: end", "1: west 2"), "2: south 1"), "1: east 2"),  # seen before
    ],
)
def test_what_showed_a_tile_cannot_be_taken_back(before: tuple[str, ...], line: str) -> None:
    match = shore(*before)
    go(match, line)
    assert refused(match.take_back, int(line[0]) - 1) == Text("nothing-to-take-back")


AROUND = ("I1 key-red", "G3 lid-white", "L9 lid-green", "L8 key-white")


@pytest.mark.parametrize(("ship", "other"), [("H1", "G2"), ("G2", "H1")])
def test_looking_for_the_sixth_ship_is_not_taken_back(ship: str, other: str) -> None:
    """Both tiles were seen and lie hidden again: whoever has forgotten which is the ship does not try for nothing."""
    five = [f"{column}1 ship" for column in "BCDEF"]
    tiles = layout("A1 lid-red", *five, "G1 lid-blue", f"{ship} ship", f"{other} lid-cup", *AROUND)
    there, back = ("1: end", "2: south 1"), ("1: end", "2: north 1", "2: end")
    course = ["1: place A1", "2: place L9", "1: east 6", *back, "1: east 2", *there, "1: west 2", *back]
    match = read(stated(tiles, *course, "1: south 2", *there, "1: north 2", *back), GAMES)
    go(match, "1: east 1")
    assert refused(match.take_back, 0) == Text("nothing-to-take-back")


def test_a_tile_placed_on_is_not_given_back() -> None:
    match = read(stated(layout(*SHORE, rest=SHIPS), PLACED[0]), GAMES)
    assert refused(match.take_back, 0) == Text("nothing-to-take-back")


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (("1: east 2", "1: end", "2: north 1", "2: end"), "1: west 2"),  # hides B1, and arrives where nothing lies
        (("1: east 2", "1: end", "2: north 1", "2: end", "1: south 1", "1: end", "2: south 1"), "1: north 1"),
        (("1: east 1",), "1: end"),
        (("1: east 2", "1: end", "2: wave L", "2: north 1"), "2: take"),  # it lies face up
        (("1: east 2", "1: end"), "2: dolphin A1"),
    ],
)
def test_what_showed_nothing_can_be_taken_back(before: tuple[str, ...], line: str) -> None:
    tiles = [tile.replace("L9 wave", "L9 dolphin") if "dolphin" in line else tile for tile in SHORE]
    match = read(stated(layout(*tiles, rest=SHIPS), *PLACED, *before), GAMES)
    state, story, seat = match.table.tobytes(), match.story(), int(line[0]) - 1
    go(match, line)
    match.take_back(seat)
    assert (match.table.tobytes(), match.story(), match.awaited()) == (state, story, [seat])
    assert write(read(write(match), GAMES)) == write(match)


def test_a_lifted_tile_is_bound_to_go_back_but_may_go_elsewhere() -> None:
    course = gathering(9, north_9=("put key-green", "on A5"))[:-1]
    match = read(stated(tiles_on_the_way(*NINE, "lid-coin"), *course), GAMES)
    assert match.awaited() == [1]
    match.take_back(0)  # where it was put, and the turn that ended with it
    assert match.awaited() == [0]
    assert {move(match, 0, chosen).split()[0] for chosen in match.legal(0)} == {"on"}
    assert refused(match.take_back, 0) == Text("nothing-to-take-back")
    go(match, "1: on A4")
    assert match.awaited() == [1]


# Calls out of turn

CORNERS = ("L1 lid-cup", "L2 lid-necklace", "L9 lid-white", "K9 lid-violet")


def three_at_sea(*lines: str) -> str:
    """North has ten tiles and is to go on; East and South have moved to and fro, with two tiles each."""
    laid = layout(*(f"{cell} {tile}" for cell, tile in zip(WAY, (*NINE, "lid-coin"), strict=False)), *CORNERS)
    course = ["1: place A1", "2: place L1", "3: place L9"]
    for turn in range(1, 9):
        course += [*turn_of_north(turn), *turn_of_east(turn)]
        course += [f"3: {'west' if turn % 2 else 'east'} 1", *["3: take"] * (turn == 1)]
    return stated(laid, *course, *turn_of_north(9), *lines, seats=3, options=["vigilance true"])


def forgotten(*lines: str) -> Match:
    """North has ended the turn with ten tiles."""
    return read(three_at_sea("1: end", *lines), GAMES)


def test_any_other_seat_may_call_although_it_is_not_awaited() -> None:
    for seat in (1, 2):
        match = forgotten()
        assert match.awaited() == [1]
        assert match.legal(0) == []
        assert {move(match, 2, chosen).split()[0] for chosen in match.legal(2)} == {"call"}
        events = go(match, f"{seat + 1}: call key-red")
        assert told(events) == [("vigo-ten-called", {"seat": seat, "victim": 0, "tile": TILE_CODES["key-red"]})]
        assert match.awaited() == [seat]
        assert match.log[-1] == Decision(seat, action(match, seat, "call key-red"))
        go(match, f"{seat + 1}: keep")
        assert match.awaited() == [1]
        assert write(read(write(match), GAMES)) == write(match)


def test_the_forgetful_cannot_call_and_others_only_once_and_in_time() -> None:
    match = forgotten()
    assert refused(match.submit, 0, action(match, 0, "call key-red")) == Text("vigo-no-call")
    go(match, "3: call key-red")
    for seat in range(3):
        assert refused(match.submit, seat, action(match, seat, "call key-blue")) == Text("vigo-no-call")
    match = forgotten("2: south 1")
    assert refused(match.submit, 2, action(match, 2, "call key-red")) == Text("vigo-no-call")


def test_a_call_makes_other_answers_stale() -> None:
    """East was asked to sail; South's call is an entry, so East's answer to the old question comes too late."""
    match = forgotten()
    asked, sailing = match.question, action(match, 1, "south 1")
    match.submit(2, action(match, 2, "call key-red"), asked)
    assert match.question == asked + 1
    assert refused(match.submit, 1, sailing, asked) == Text("stale-question", {"asked": asked, "now": asked + 1})
    assert refused(match.submit, 1, sailing).key == "not-your-turn"
    match.submit(2, action(match, 2, "on A5"), asked + 1)
    match.submit(1, sailing, asked + 2)
    assert match.log[-1] == Decision(1, sailing)


def test_a_call_is_not_taken_back_but_its_end_is() -> None:
    match = forgotten("3: call key-red")
    assert refused(match.take_back, 2) == Text("nothing-to-take-back")
    go(match, "3: on A5")
    match.take_back(2)
    assert match.awaited() == [2]
    assert refused(match.take_back, 2) == Text("nothing-to-take-back")
    assert refused(match.take_back, 0) == Text("nothing-to-take-back")
    go(match, "3: keep")


def test_the_end_of_a_turn_with_ten_tiles_can_be_taken_back_until_it_is_called() -> None:
    match = forgotten()
    match.take_back(0)
    assert match.legal(2) == []
    go(match, "1: put key-red", "1: on A5")
    assert match.legal(2) == []


def test_a_called_tile_that_is_hidden_is_left_out_of_the_call() -> None:
    """South puts it on A5, and North sails over it; a tile that South keeps is told."""
    lines = ("2: south 1", "3: west 1", "1: west 1", "2: north 1", "3: east 1", "1: north 5")
    match = forgotten("3: call key-red", "3: on A5", *lines)
    assert faces(match.story(), "ten-called", "tile-put-back") == ["?", "?"]
    assert faces(match.story(), "tile-discovered")[0] == "?"
    match = forgotten("3: call key-red", "3: keep", *lines)
    assert faces(match.story(), "ten-called", "tile-kept") == ["key-red", "key-red"]


def test_a_bot_among_others_that_calls_cannot_be_undone_in_practice() -> None:
    text = three_at_sea("1: end").replace("2 person East", "2 bot random").replace("3 person South", "3 bot random")
    match = read(text, GAMES)
    go(match, "3: call key-red", "3: keep", "2: south 1")
    assert refused(match.take_back, 0) == Text("nothing-to-take-back")


# Giving up


def test_with_three_seats_a_bot_plays_on_even_in_the_middle_of_a_call() -> None:
    match = forgotten("3: call key-red")
    match.resign(2)
    assert match.log[-1] == Resignation(2)
    assert (match.awaited(), match.players[2], match.result) == ([2], SUBSTITUTE, None)
    go(match, "3: keep", "2: south 1")
    assert write(read(write(match), GAMES)) == write(match)


def test_of_two_the_other_wins_whatever_the_scores_are() -> None:
    match = shore("1: east 1", "1: end", "2: north 2")  # East finds a ship
    match.resign(1)
    assert match.result
    assert (match.result.how, match.result.scores, match.result.winners) == ("resigned", (0, 10), (0,))
    assert write(read(write(match), GAMES)) == write(match)
    assert write(match).endswith("resigns 2\nend resigned\nscores 0 10\nwinners 1\n")


# Records


@pytest.mark.parametrize(
    ("lines", "chosen"),
    [
        (["free_events true"], {"free_events": True}),
        (["vigilance true"], {"vigilance": True}),
        (["vigilance TRUE"], {"vigilance": True}),
        (["locks_per_colour 2"], {"locks_per_colour": 2}),
        (["memory_aid true"], {"memory_aid": True}),
        (["colours green,red"], {"colours": "green,red"}),
        (["colours Green, red"], {"colours": "green,red"}),
        (["colours violet"], {"colours": "violet,red"}),
        (["colours"], {"colours": "red,blue"}),
        (["colours green,red,blue,white"], {"colours": "green,red"}),
    ],
)
def test_an_option_is_read_and_written(lines: list[str], chosen: dict[str, object]) -> None:
    laid = [tile for tile in layout() if not tile.startswith(("lock-", "middle-"))][:20]
    text = stated(laid, options=lines)
    match = read(text, GAMES)
    assert {name: match.options[name] for name in chosen} == chosen
    assert set(match.options) == {"free_events", "vigilance", "locks_per_colour", "memory_aid", "colours"}
    assert write(read(write(match), GAMES)) == write(match)


@pytest.mark.parametrize(
    ("line", "number", "key"),
    [
        ("vigilance yes", 3, "option-value"),
        ("vigilance 1", 3, "option-value"),
        ("vigilance", 3, "option-value"),
        ("locks_per_colour 3", 5, "option-value"),
        ("locks_per_colour two", 3, "option-value"),
        ("locks_per_colour true", 3, "option-value"),
        ("colours green,green", 5, "vigo-colours"),
        ("colours green,pink", 5, "vigo-colours"),
        ("colours green,,red", 5, "vigo-colours"),
        ("memory true", 3, "option-unknown"),
        ("rounds 2", 3, "option-unknown"),
    ],
)
def test_an_option_that_cannot_be_is_refused_at_its_line_or_at_the_last_player(
    line: str, number: int, key: str
) -> None:
    text = refused(read, stated([], options=[line]).replace("chance first 1, \n", "chance first 1\n"), GAMES)
    assert (text.key, text.args["line"], text.args["reason"].key) == ("record-line", number, key)
    assert all(Texts(language).say(text) for language in LANGUAGES)


@pytest.mark.parametrize(
    "build", ["0", "01", "0001", "000150", "101", "9" * 5000, "0001" + "9" * 5000, "-1", "1 1", ""]
)
def test_a_chest_by_a_rank_that_it_does_not_have_is_refused(build: str) -> None:
    """With leading zeros a rank once meant another move, and a long one was too much for a number."""
    match = read(
        stated(tiles_on_the_way("lid-red", "bottom-red", "lid-blue", "bottom-blue"), *gathering(3)[:-1]), GAMES
    )
    assert action(match, 0, "build 1") in match.legal(0)
    text = write(match).replace("running", f"1: build {build}\nrunning")
    reason = refused(read, text, GAMES).args["reason"]
    assert reason.key in ("vigo-no-such-chest", "vigo-no-such-tile")


MISTAKES = [
    ("1: place A1", "1: place N1", "vigo-no-such-cell"),
    ("1: place A1", "1: east 1", "vigo-place-first"),
    ("2: place L9", "2: place A1", "vigo-cell-taken"),
    ("2: place L9", "1: place L9", "not-your-turn"),
    ("1: east 2", "1: east 7", "vigo-no-such-move"),
    ("1: east 2", "1: north 1", "vigo-way-barred"),
    ("1: east 2", "1: take", "vigo-nothing-to-take"),
    ("1: east 2", "1: end", "vigo-must-sail"),
    ("1: east 2", "1: dolphin C3", "vigo-no-event"),
    ("1: east 2", "1: stay", "vigo-can-sail"),
    ("1: end", "1: put lid-red", "vigo-not-ten"),
    ("1: end", "1: build lid-red lid-blue", "vigo-no-such-chest"),
    ("1: end", "1: keep", "vigo-no-call"),
    ("2: wave L", "2: pirate 1 key-green", "vigo-no-event"),
    ("2: wave L", "2: pirate 3 key-green", "position-seat"),
    ("scores 0 10", "scores 0 20", "record-scores"),
    ("running", "back 2 1\nrunning", "nothing-to-take-back"),
    ("running", "end finished", "record-ending"),
    ("first 1, ", "first 3, ", "position-seat"),
    ("lid-red, ", "lid-rot, ", "vigo-no-such-tile"),
    ("chance first 1, lid-red, ", "chance first 1, key-red, ", "chance-impossible"),
]


@pytest.mark.parametrize(("right", "typed", "key"), MISTAKES)
def test_a_mistyped_line_is_refused_with_its_number(right: str, typed: str, key: str) -> None:
    course = (*PLACED, "1: east 2", "1: end", "2: wave L", "scores 0 10")
    text = stated(layout(*SHORE, rest=SHIPS), *course)
    assert write(read(text, GAMES)).endswith("\n".join([*course, "running", ""]))
    changed = text.replace(right, typed, 1)
    refusal = refused(read, changed, GAMES)
    line = next(
        number for number, (a, b) in enumerate(zip(text.split("\n"), changed.split("\n"), strict=False), 1) if a != b
    )
    assert (refusal.args["line"], refusal.args["reason"].key) == (line, key)
    assert all(Texts(language).say(refusal) for language in LANGUAGES)


# Fair shuffles


@pytest.mark.parametrize("seats", [2, 6])
def test_a_seeded_match_can_be_verified(seats: int) -> None:
    fairness = Fairness(b"secret", tuple(bytes([seat]) for seat in range(seats)))
    match = Match(VIGO, persons(seats), {"vigilance": True}, fairness)
    play(match, some_tempers(seats, 0, Random.seeded(seats)), Random.seeded(seats), steps=40)
    assert "secret" not in write(match)
    for seat in range(seats):
        match.agree_to_end(seat)
    same = read(write(match), GAMES)
    check_draws(same)
    assert replayed(match).table.tobytes() == match.table.tobytes()


def test_a_layout_that_the_seed_does_not_bring_is_found() -> None:
    match = Match(VIGO, persons(2), seed=b"bay")
    match.agree_to_end(0)
    match.agree_to_end(1)
    log = list(match.log)
    first = next(place for place in range(1, 100) if log[place] != log[place + 1])
    assert isinstance(log[first], Chance)
    log[first], log[first + 1] = log[first + 1], log[first]
    assert refused(Match(VIGO, persons(2), seed=b"bay").follow, log) == Text("not-from-seed", {"entry": first + 1})


def test_a_running_record_of_a_seeded_match_goes_on() -> None:
    match = play(fresh(begun(4)), some_tempers(6, 1, Random.seeded(4)), Random.seeded(4), steps=30)
    same = read(write(match), GAMES)
    for one in (match, same):
        play(one, some_tempers(6, 1, Random.seeded(4)), Random.seeded(5), steps=40)
    assert write(same) == write(match)
    assert [late(same, seat) for seat in range(6)] == [late(match, seat) for seat in range(6)]


def test_all_seats_and_spectators_see_the_same() -> None:
    for _, match in courses()[::4]:
        for look in (match.view, match.knowledge):
            assert len({bytes(seatless(look(seat))) for seat in (*range(len(match.players)), SPECTATOR)}) == 1


def seatless(sight: Any) -> bytes:
    sight.seat = 0
    return bytes(sight.tobytes())

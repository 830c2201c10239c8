"""How players of VIGO write: there and back, and what is said when a line means nothing."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.chance import Random
from tablee.games.record import copied
from tablee.games.vigo import VIGO
from tablee.games.vigo.box import CELLS, IN_BOX, LINES, SEATS, SHIP
from tablee.games.vigo.notation import move, outcome, parse_move, parse_outcome
from tablee.games.vigo.positions import CODES, POSITION, parse_position, position
from tablee.games.vigo.table import ACTIONS, CHESTS, END, NOBODY, PUTS, TAKE, Phase
from tablee.games.vigo.tiles import cell_code, line_code, parse_cell, parse_line, parse_tile, tile_code
from tablee.games.words import Refused
from tests.contract.play import Agreement, moments, next_decision, one_of
from tests.rulebook.vigo_tables import at, bay, junk

OF_A_PHASE = 15  # tables that are tried of each
HOARDED, PLAYED_ON = 300, 12  # decisions
EXAMPLE = "lid-red+lid-cup+bottom-blue+bottom-cup+lock-blue+middle-ring+key-blue"
NINE, TEN = junk(9), junk(9, "pirate")
NINE_MORE = "+".join(f"{part}-{of}" for part in ("lid", "bottom", "middle") for of in ("cup", "ring", "coin"))


def agreement(seats: int) -> Agreement:
    """Every option at another value than usual, at some number of seats."""
    is_even = seats % 2 == 0
    options = {"free_events": seats in (3, 4), "vigilance": is_even, "memory_aid": seats == 5}
    return Agreement(VIGO, seats, options | {"locks_per_colour": 1 + is_even, "colours": "violet,green"})


def hoarding(seats: int, random: Random) -> Iterator[Any]:
    """The table at every moment of a while of play between people who take what they find and end with ten tiles."""
    table: Any = agreement(seats).new()
    VIGO.rules.settle(table, random)
    for _ in range(HOARDED):
        if VIGO.rules.is_over(table):
            return
        yield table
        seat = one_of([seat for seat in range(seats) if VIGO.legal(table, seat)], random)
        legal = VIGO.legal(table, seat)
        wanted = [action for action in legal if action in (TAKE, END)]
        VIGO.rules.apply(table, seat, one_of(wanted or legal, random), None)


@cache
def tables() -> list[Any]:
    """Of every phase of some random games a few tables."""
    by_phase: dict[Any, list[Any]] = defaultdict(list)
    for seats in SEATS:
        for table in chain(moments(agreement(seats), Random.seeded(seats)), hoarding(seats, Random.seeded(seats))):
            by_phase[seats, Phase(table.phase)].append(copied(table))
    return [table for found in by_phase.values() for table in found[:: -(-len(found) // OF_A_PHASE)]]


some_tables = st.deferred(lambda: st.sampled_from(tables()))


def bytes_of(line: str) -> bytes:
    table: Any = parse_position(line)
    told: bytes = table.tobytes()
    return told


def refusal(line: str) -> tuple[str, Any]:
    with pytest.raises(Refused) as refused:
        parse_position(line)
    return refused.value.text.key, refused.value.text.args


# Tiles, cells, lines


@pytest.mark.parametrize("tile", range(SHIP + 1))
def test_a_tile(tile: int) -> None:
    """§tiles"""
    code = tile_code(tile)
    assert parse_tile(code) == parse_tile(code.upper()) == parse_tile(f" {code} ") == tile


def test_tiles_are_in_the_order_of_the_rulebook() -> None:
    """§tiles §chests"""
    codes = "pirate dolphin wave key-red key-violet lid-red bottom-red middle-red lock-red lid-blue lock-violet"
    browns = "lid-empty bottom-empty middle-empty lid-crown middle-crown lid-necklace lid-coin lid-cup middle-cup ship"
    numbers = [parse_tile(code) for code in f"{codes} {browns}".split()]
    assert numbers == sorted(numbers)
    assert len({tile_code(tile) for tile in range(SHIP + 1)}) == SHIP + 1


@pytest.mark.parametrize("cell", range(CELLS))
def test_a_cell(cell: int) -> None:
    """§bay"""
    code = cell_code(cell)
    assert parse_cell(code) == parse_cell(code.lower()) == parse_cell(f" {code} ") == cell


@pytest.mark.parametrize("line", range(LINES))
def test_a_line(line: int) -> None:
    """§bay §wave"""
    code = line_code(line)
    assert parse_line(code) == parse_line(code.lower()) == parse_line(f" {code} ") == line


@pytest.mark.parametrize(
    "text", ["", "key", "key-", "key-brown", "lock-cup", "red-key", "key red", "hidden", "pi", "-"]
)
def test_what_is_no_tile_is_refused(text: str) -> None:
    """§tiles"""
    with pytest.raises(Refused) as refused:
        parse_tile(text)
    assert (refused.value.text.key, refused.value.text.args) == ("vigo-no-such-tile", {"tile": text})


@pytest.mark.parametrize("text", ["", "A", "1", "A0", "A10", "M1", "1A", "A 1", "A-1", "A²", "A٣"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    """§bay"""
    with pytest.raises(Refused) as refused:
        parse_cell(text)
    assert (refused.value.text.key, refused.value.text.args) == ("vigo-no-such-cell", {"cell": text})


@pytest.mark.parametrize("text", ["", "M", "0", "10", "A1", "-1", "²"])
def test_what_is_no_line_is_refused(text: str) -> None:
    """§bay"""
    with pytest.raises(Refused) as refused:
        parse_line(text)
    assert (refused.value.text.key, refused.value.text.args) == ("vigo-no-such-line", {"line": text})


# Moves


@pytest.mark.parametrize(
    ("line", "tiles", "seat", "text"),
    [
        ("phase=place boats=-,-", ["F3 hidden pirate"], 0, "place F3"),
        ("", [], 0, "east 6"),
        ("boats=L9,A1", [], 0, "north 1"),
        ("boats=L9,A1", [], 0, "west 2"),
        ("", [], 0, "south 3"),
        ("boats=A1,A2,B1", [], 0, "stay"),
        ("phase=land may_take=1", ["A1 hidden key-red"], 0, "take"),
        ("phase=land", [], 0, "end"),
        ("stocks=dolphin,-", [], 0, "dolphin F3"),
        ("stocks=dolphin,-", [], 0, "dolphin A1"),
        ("stocks=wave,-", [], 0, "wave C"),
        ("stocks=wave,-", [], 0, "wave 5"),
        ("stocks=pirate,key-red", [], 0, "pirate 2 key-red"),
        ("turn=2 stocks=wave,pirate", [], 1, "pirate 1 wave"),
        (
            f"phase=land stocks={EXAMPLE}+middle-coin,-",
            [],
            0,
            "build key-blue lid-red bottom-blue lock-blue middle-ring lid-cup bottom-cup",
        ),
        (f"phase=land stocks={TEN},-", [], 0, "put key-red"),
        (f"phase=put_back stocks={NINE},- lifted=pirate", [], 0, "on F3"),
        (f"vigilance=true turn=2 stocks={TEN},-", [], 1, "call key-red"),
        (f"vigilance=true turn=2 phase=call stocks={NINE},- lifted=pirate caller=2", [], 1, "on F3"),
        (f"vigilance=true turn=2 phase=call stocks={NINE},- lifted=pirate caller=2", [], 1, "keep"),
    ],
)
def test_every_kind_of_move(line: str, tiles: list[str], seat: int, text: str) -> None:
    """§placing §moving §staying §taking §dolphin §wave §pirate §chests §putting-back §turn-end §vigilance"""
    table = at(line, *tiles)
    action = parse_move(table, seat, text)
    assert move(table, seat, action) == text
    assert action in VIGO.legal(table, seat)
    spaced = f"  {text.replace(' ', '   ')} "
    assert parse_move(table, seat, text.upper()) == parse_move(table, seat, spaced) == action


def test_every_number_of_a_move_is_written() -> None:
    """Also what is not legal is named when it is refused; only a chest that is not there has no tiles."""
    table = at("seats=6 boats=A1,B1,C1,D1,E1,F1")
    for action in (*range(CHESTS), *range(PUTS, ACTIONS)):
        assert parse_move(table, 0, move(table, 0, action)) == action
    assert move(table, 0, CHESTS + 6) == "build 7"


def test_a_chest_is_named_by_its_tiles_in_any_order_or_by_its_rank() -> None:
    """§chests"""
    table = at(f"phase=land stocks={EXAMPLE},-")
    best = move(table, 0, CHESTS)
    assert best == "build key-blue lid-red bottom-blue lock-blue middle-ring lid-cup bottom-cup"
    backwards = " ".join(["build", *reversed(best.split()[1:])])
    assert {parse_move(table, 0, text) for text in (best, backwards, backwards.upper(), "build 1", "BUILD  1")} == {
        CHESTS
    }
    chests = [action for action in VIGO.legal(table, 0) if action >= CHESTS]
    assert [parse_move(table, 0, f"build {rank}") for rank in range(1, len(chests) + 1)] == chests


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "vigo-no-such-move", {"move": ""}),
        ("swim", "vigo-no-such-move", {"move": "swim"}),
        ("take 1", "vigo-no-such-move", {"move": "take 1"}),
        ("end now", "vigo-no-such-move", {"move": "end now"}),
        ("east", "vigo-no-such-move", {"move": "east "}),
        ("east 0", "vigo-no-such-move", {"move": "east 0"}),
        ("east 7", "vigo-no-such-move", {"move": "east 7"}),
        ("east ²", "vigo-no-such-move", {"move": "east ²"}),
        ("place", "vigo-no-such-cell", {"cell": ""}),
        ("dolphin M1", "vigo-no-such-cell", {"cell": "m1"}),
        ("on 3", "vigo-no-such-cell", {"cell": "3"}),
        ("wave C3", "vigo-no-such-line", {"line": "c3"}),
        ("wave", "vigo-no-such-line", {"line": ""}),
        ("pirate 1 key-red", "vigo-no-such-move", {"move": "pirate 1 key-red"}),
        ("pirate 3 key-red", "position-seat", {"text": "3"}),
        ("pirate key-red", "position-seat", {"text": "key-red"}),
        ("pirate 2", "vigo-no-such-tile", {"tile": ""}),
        ("pirate 2 ship", "vigo-no-such-tile", {"tile": "ship"}),
        ("put ship", "vigo-no-such-tile", {"tile": "ship"}),
        ("put", "vigo-no-such-tile", {"tile": ""}),
        ("call crown", "vigo-no-such-tile", {"tile": "crown"}),
        ("build", "vigo-no-such-chest", {"chests": 2}),
        ("build 0", "vigo-no-such-chest", {"chests": 2}),
        ("build 3", "vigo-no-such-chest", {"chests": 2}),
        ("build 11111111111111111111", "vigo-no-such-chest", {"chests": 2}),
        ("build -1", "vigo-no-such-tile", {"tile": "-1"}),
        ("build lid-red", "vigo-no-such-chest", {"chests": 2}),
        ("build lid-red gold", "vigo-no-such-tile", {"tile": "gold"}),
    ],
)
def test_what_is_no_move_is_refused_with_what_is_wrong(text: str, key: str, args: dict[str, Any]) -> None:
    table = at("phase=land stocks=lid-red+lid-cup+bottom-red+bottom-cup+middle-red+lock-red,-")
    with pytest.raises(Refused) as refused:
        parse_move(table, 0, text)
    assert (refused.value.text.key, refused.value.text.args) == (key, args)


# What chance brings


def test_a_first_player_is_a_seat() -> None:
    """§first-player"""
    table: Any = VIGO.new(3)
    assert [parse_outcome(table, text) for text in ("first 2", "FIRST 2", " 2 ", "first2")] == [1] * 4
    assert [outcome(table, first) for first in range(3)] == ["first 1", "first 2", "first 3"]


@pytest.mark.parametrize("text", ["", "first", "first 0", "first 4", "4", "second 1", "key-red"])
def test_what_is_no_first_player_is_refused(text: str) -> None:
    """§first-player"""
    table: Any = VIGO.new(3)
    with pytest.raises(Refused, match="position-seat"):
        parse_outcome(table, text)


@pytest.mark.parametrize("tile", range(SHIP + 1))
def test_a_tile_that_is_laid_is_written_as_a_tile(tile: int) -> None:
    """§bay"""
    table = parse_position("vigo seats=2 phase=tiles first=2")
    assert outcome(table, tile) == tile_code(tile)
    assert parse_outcome(table, tile_code(tile)) == parse_outcome(table, tile_code(tile).upper()) == tile


# Positions, there and back


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_at_every_moment_of_a_game(seats: int) -> None:
    for table in moments(agreement(seats), Random.seeded(seats)):
        line = position(table)
        assert bytes_of(line) == table.tobytes(), line


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_at_every_moment_with_many_tiles(seats: int) -> None:
    """§ten-tiles §vigilance"""
    for table in hoarding(seats, Random.seeded(seats)):
        line = position(table)
        assert bytes_of(line) == table.tobytes(), line


def test_every_phase_is_among_the_moments() -> None:
    assert {Phase(table.phase) for table in tables()} == set(Phase)


@given(table=some_tables, random=st.randoms(use_true_random=False))
def test_the_order_of_the_parts_does_not_matter(table: Any, random: Any) -> None:
    game, *words = position(table).split()
    random.shuffle(words)
    assert bytes_of(" ".join([game, *words])) == table.tobytes()


@given(table=some_tables)
def test_what_follows_from_the_rest_may_be_left_out(table: Any) -> None:
    """§vigilance"""
    left_out = {"forgetful"} if table.phase != Phase.OVER else set()
    left_out |= {"turn"} if table.phase <= Phase.PLACE else set()
    words = [word for word in position(table).split() if word.partition("=")[0] not in left_out]
    assert bytes_of(" ".join(words)) == table.tobytes()


@given(table=some_tables, other=some_tables, names=st.sets(st.sampled_from(sorted(POSITION)), max_size=3))
def test_a_table_that_is_read_can_be_played_on(table: Any, other: Any, names: set[str]) -> None:
    """Parts of another table often do not fit; where they do, play leads to tables that can be read again."""
    words = parts(table) | {name: written for name, written in parts(other).items() if name in names}
    for mixed in tables_of(" ".join(["vigo", *map("=".join, words.items())])):
        for played in play_on(mixed):
            assert bytes_of(position(played)) == played.tobytes()


def tables_of(line: str) -> list[Any]:
    """The table of a line, or none."""
    with suppress(Refused):
        return [parse_position(line)]
    return []


def parts(table: Any) -> dict[str, str]:
    return dict(word.split("=", 1) for word in position(table).split()[1:])


def play_on(table: Any) -> Iterator[Any]:
    random = Random.seeded(1)
    for _ in range(PLAYED_ON):
        yield table
        VIGO.rules.settle(table, random)
        if VIGO.rules.is_over(table):
            return
        decision = next_decision(VIGO, table, random)
        VIGO.rules.apply(table, decision.seat, decision.action, None)
    yield table


@given(table=some_tables, place=st.integers(0, 400), letters=st.text("-=+,./aAkKrR019 ", max_size=3))
def test_a_line_with_a_slip_is_read_or_refused(table: Any, place: int, letters: str) -> None:
    line = position(table)
    for slipped in tables_of(line[:place] + letters + line[place + len(letters) :]):
        assert bytes_of(position(slipped)) == slipped.tobytes()


# What a position says


def test_a_whole_position() -> None:
    rows = "/".join(["..KRlcSH" + ".." * 8, *[".." * 12] * 7, ".." * 11 + "Xb"])
    line = (
        "vigo seats=3 free_events=true vigilance=false locks_per_colour=2 memory_aid=true colours=green,violet,red"
        f" phase=land first=2 turn=3 boats=A1,L8,B1 board={rows}"
        " stocks=key-green+lid-red,-,pirate+pirate+wave scores=-5,0,120"
        " event_played=0 may_take=1 new_events=pirate+wave lifted=- caller=- forgetful=-"
        " fewest_in_bay=7 is_progress=1 idle_turns=12"
    )
    table = parse_position(line)
    assert position(table) == line
    assert (table.in_bay, table.laid, table.turn, table.held[2], table.events[2, 0]) == (4, CELLS, 2, 3, 2)
    assert [int(table.gone[parse_tile(code)]) for code in ("pirate", "ship", "key-red", "lid-red")] == [4, 5, 0, 1]


def test_two_letters_tell_every_tile_and_how_it_lies() -> None:
    """§tiles §secrets"""
    lying = {"pi": "pirate", "do": "dolphin", "wa": "wave", "kv": "key-violet", "xw": "lock-white"}
    lying |= {"lg": "lid-green", "be": "bottom-empty", "mu": "middle-cup", "lo": "lid-coin", "bi": "bottom-ring"}
    for code, tile in lying.items():
        ways = [CODES[(parse_tile(tile), *way)] for way in ((1, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 1))]
        assert ways == [code.upper(), code.capitalize(), code, code[0] + code[1].upper()]
    assert [code for (tile, *_), code in CODES.items() if tile == SHIP] == ["SH", "Sh", "sh"]


def test_what_a_boat_has_reached_unseen_is_remembered() -> None:
    """§secrets"""
    table = parse_position(
        f"vigo seats=2 phase=sail boats=A1,L9 board={bay('A1 hidden key-red').replace('..', 'mU', 1)}"
    )
    assert position(table).split("board=")[1].startswith("kRmU..")


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_line_leaves_out_is_as_at_the_start(seats: int) -> None:
    assert bytes_of(f"vigo seats={seats}") == VIGO.new(seats).tobytes()


def test_without_a_bay_the_tiles_have_left_the_game() -> None:
    """§tiles"""
    table = parse_position("vigo seats=2 phase=sail boats=A1,L9 stocks=key-red,pirate")
    assert (table.in_bay, table.fewest_in_bay, table.laid) == (0, 0, CELLS)
    assert sum(map(int, table.gone)) == CELLS - 2


def test_while_tiles_are_laid_the_others_are_in_the_bag() -> None:
    """§bay"""
    table = parse_position(f"vigo seats=2 phase=tiles board={bay('A1 hidden ship', 'A2 hidden key-red')}")
    assert (table.laid, sum(map(int, table.bag)), table.bag[SHIP], sum(map(int, table.gone))) == (2, CELLS - 2, 5, 0)


@pytest.mark.parametrize(("boats", "turn"), [("-,-,-", 1), ("-,A1,-", 2), ("-,A1,B2", 0)])
def test_the_turn_follows_from_the_boats(boats: str, turn: int) -> None:
    """§placing"""
    table = parse_position(f"vigo seats=3 phase=place first=2 boats={boats}")
    assert VIGO.awaited(table) == [turn]


@pytest.mark.parametrize(("turn", "forgetful"), [(1, 2), (2, 0), (3, NOBODY)])
def test_who_can_be_called_follows_from_the_stocks(turn: int, forgetful: int) -> None:
    """§vigilance"""
    stocks = f"{TEN},-,{junk(0, 'pirate')}+{NINE_MORE}"
    table = parse_position(f"vigo seats=3 vigilance=true phase=sail boats=A1,B1,C1 turn={turn} stocks={stocks}")
    assert table.forgetful == forgetful


# What is wrong with a line


@pytest.mark.parametrize(
    ("line", "key", "args"),
    [
        ("", "vigo-position", {"position": ""}),
        ("ugo seats=2", "vigo-position", {"position": "ugo seats=2"}),
        ("vigo", "vigo-position", {"position": "vigo"}),
        ("vigo seats=1", "vigo-position", {"position": "vigo seats=1"}),
        ("vigo seats=7", "vigo-position", {"position": "vigo seats=7"}),
        ("vigo seats=two", "position-number", {"text": "two"}),
        ("vigo seats=2 laid=3", "position-field", {"field": "laid", "known": ", ".join(POSITION)}),
        ("vigo seats=2 A1", "position-field", {"field": "A1"}),
        ("vigo seats=2 turn=1 turn=1", "position-twice", {"field": "turn"}),
        ("vigo seats=2 vigilance=1", "option-value", {"option": "vigilance", "allowed": "false, true"}),
        ("vigo seats=2 free_events=", "option-value", {"option": "free_events", "value": ""}),
        ("vigo seats=2 locks_per_colour=3", "option-value", {"option": "locks_per_colour", "value": "3"}),
        ("vigo seats=2 locks_per_colour=one", "position-number", {"text": "one"}),
        ("vigo seats=2 colours=red,red", "vigo-colours", {"colours": "red,red"}),
        ("vigo seats=2 colours=red,pink", "vigo-colours", {"colours": "red,pink"}),
        ("vigo seats=2 phase=sleep", "position-phase", {"text": "sleep"}),
        ("vigo seats=2 first=0", "position-seat", {"text": "0"}),
        ("vigo seats=2 turn=3", "position-seat", {"text": "3"}),
        ("vigo seats=2 turn=-", "position-seat", {"text": "-"}),
        ("vigo seats=2 caller=3", "position-seat", {"text": "3"}),
        ("vigo seats=2 forgetful=255", "position-seat", {"text": "255"}),
        ("vigo seats=2 boats=A1", "position-row", {"text": "A1", "seats": 2}),
        ("vigo seats=2 boats=A1,B10", "vigo-no-such-cell", {"cell": "B10"}),
        ("vigo seats=2 stocks=-,-,-", "position-row", {"text": "-,-,-", "seats": 2}),
        ("vigo seats=2 stocks=pirate++wave,-", "vigo-no-such-tile", {"tile": ""}),
        ("vigo seats=2 stocks=key-pink,-", "vigo-no-such-tile", {"tile": "key-pink"}),
        ("vigo seats=2 scores=1,x", "position-number", {"text": "x"}),
        ("vigo seats=2 scores=1,99999", "position-number", {"text": "99999"}),
        ("vigo seats=2 scores=1", "position-row", {"text": "1", "seats": 2}),
        ("vigo seats=2 event_played=2", "position-number", {"text": "2"}),
        ("vigo seats=2 may_take=-1", "position-number", {"text": "-1"}),
        ("vigo seats=2 is_progress=yes", "position-number", {"text": "yes"}),
        ("vigo seats=2 fewest_in_bay=109", "position-number", {"text": "109"}),
        ("vigo seats=2 idle_turns=256", "position-number", {"text": "256"}),
        ("vigo seats=2 new_events=squall", "vigo-no-such-tile", {"tile": "squall"}),
        ("vigo seats=2 lifted=", "vigo-no-such-tile", {"tile": ""}),
        (f"vigo seats=2 board={bay().replace('..', 'sH', 1)}", "vigo-no-such-tile", {"tile": "sH"}),
        (f"vigo seats=2 board={bay().replace('..', 'xc', 1)}", "vigo-no-such-tile", {"tile": "xc"}),
        (f"vigo seats=2 board={bay().replace('..', '.k', 1)}", "vigo-no-such-tile", {"tile": ".k"}),
    ],
)
def test_a_line_that_means_nothing_is_refused_with_what_is_wrong(line: str, key: str, args: dict[str, Any]) -> None:
    refused, told = refusal(line)
    assert refused == key
    assert args.items() <= told.items()


def full_bay() -> str:
    tiles = [tile_code(tile) for tile in range(SHIP + 1) for _ in range(IN_BOX[1, tile])]
    return bay(*(f"{cell_code(cell)} hidden {tile}" for cell, tile in enumerate(tiles)))


SAIL, LAND = "phase=sail boats=A1,L9", "phase=land boats=A1,L9"
PUT_BACK, CALL = "phase=put_back boats=A1,L9", "phase=call vigilance=true turn=2 boats=A1,L9"


@pytest.mark.parametrize(
    ("why", "line"),
    [
        # §tiles §locks
        ("tiles", f"{SAIL} stocks=key-red,key-red"),
        ("tiles", f"{SAIL} stocks=lid-red+lid-red+lid-red,-"),
        ("tiles", f"{SAIL} stocks=lock-red,lock-red"),
        ("tiles", f"{SAIL} locks_per_colour=2 stocks=middle-red,-"),
        ("tiles", f"{SAIL} stocks=wave+wave+wave+wave,wave+wave+wave"),
        ("tiles", f"{SAIL} stocks=key-red,- board={bay('C3 hidden key-red')}"),
        ("tiles", f"{SAIL} board={bay(*(f'C{row} hidden ship' for row in range(1, 8)))}"),
        ("tiles", f"{PUT_BACK} stocks={NINE},- lifted=key-red"),
        ("tiles", f"phase=tiles board={bay('A1 hidden key-red', 'A2 hidden key-red')}"),
        # §placing
        ("boats", "phase=sail"),
        ("boats", "phase=sail boats=A1,-"),
        ("boats", "phase=over boats=-,A1"),
        ("boats", "phase=sail boats=A1,A1"),
        ("boats", "boats=A1,-"),
        ("boats", "phase=tiles boats=A1,L9"),
        ("boats", "phase=place turn=1 boats=A1,-"),
        ("boats", "phase=place turn=2 boats=-,-"),
        ("boats", "phase=place first=2 boats=A1,-"),
        ("boats", "phase=place boats=A1,L9"),
        # §bay
        ("rows", f"{SAIL} board=-"),
        ("rows", f"{SAIL} board={bay()}/"),
        ("rows", f"{SAIL} board={bay()}.."),
        ("rows", f"{SAIL} board={bay()[:-25]}"),
        # §ships §last-ship
        ("board", f"{SAIL} board={bay('C3 ship', 'C4 hidden ship')}"),
        ("board", f"{SAIL} board={bay('C3 seen ship', 'C4 hidden ship')}"),
        ("board", f"{SAIL} board={bay('C3 ship', 'C4 ship')}"),
        ("board", f"{SAIL} board={bay('A1 hidden ship')}"),
        ("board", f"phase=place boats=A1,- board={bay('A1 ship', 'C4 hidden ship')}"),
        # §bay §turning
        ("board", f"board={bay('A1 hidden key-red')}"),
        ("board", f"phase=tiles board={bay('A2 hidden key-red')}"),
        ("board", f"phase=tiles board={bay('A1 key-red')}"),
        ("board", f"phase=tiles board={bay('A1 seen key-red')}"),
        ("board", f"phase=tiles board={full_bay()}"),
        ("board", f"phase=place board={bay('A1 key-red')}"),
        ("board", f"phase=place board={bay('A1 seen key-red')}"),
        ("board", f"phase=place board={bay().replace('..', 'kR', 1)}"),
        # §taking §ten-tiles
        ("stocks", f"{LAND} stocks={TEN}+wave,-"),
        ("stocks", f"{LAND} stocks=ship,-"),
        ("stocks", f"{LAND} stocks=-,{TEN}"),
        ("stocks", f"{LAND} stocks={TEN},pirate+{NINE_MORE}"),
        ("stocks", f"{SAIL} stocks={TEN},-"),
        ("stocks", f"{PUT_BACK} stocks={TEN},- lifted=wave"),
        ("stocks", f"phase=over boats=A1,L9 stocks={TEN},-"),
        # §placing
        ("stocks", "stocks=pirate,-"),
        ("stocks", "phase=tiles stocks=pirate,-"),
        ("stocks", "phase=place boats=A1,- stocks=-,pirate"),
        ("stocks", "phase=place boats=A1,- stocks=pirate+wave,-"),
        # §putting-back §vigilance
        ("lifted", f"{SAIL} lifted=pirate"),
        ("lifted", f"{LAND} stocks={NINE},- lifted=pirate"),
        ("lifted", f"{PUT_BACK} stocks={NINE},-"),
        ("lifted", f"{PUT_BACK} stocks={NINE},- lifted=ship"),
        ("lifted", f"{PUT_BACK} stocks={junk(8)},- lifted=pirate"),
        ("lifted", f"{PUT_BACK} stocks=-,{NINE} lifted=pirate"),
        ("lifted", f"{CALL} stocks={NINE},- caller=2"),
        ("lifted", f"{CALL} stocks={TEN},- caller=2 lifted=wave"),
        ("lifted", f"{CALL} stocks=-,{NINE} caller=2 lifted=wave"),
        # §first-player §turn
        ("turn", "first=2 turn=1"),
        ("turn", "first=2"),
        ("turn", "phase=tiles first=1 turn=2"),
        # §first-event
        ("turn", f"{LAND} event_played=1"),
        ("turn", "phase=place event_played=1"),
        ("turn", f"{PUT_BACK} stocks={NINE},- lifted=pirate event_played=1"),
        # §taking
        ("turn", f"{LAND} may_take=1"),
        ("turn", f"{LAND} may_take=1 board={bay('L9 hidden key-red')}"),
        ("turn", f"{LAND} may_take=1 board={bay('A1 ship')}"),
        ("turn", f"{SAIL} may_take=1 board={bay('A1 key-red')}"),
        ("turn", f"phase=over boats=A1,L9 may_take=1 board={bay('A1 key-red')}"),
        ("turn", "phase=place may_take=1"),
        # §new-events
        ("turn", f"{LAND} new_events=pirate"),
        ("turn", f"{LAND} stocks=pirate,wave new_events=pirate+pirate"),
        ("turn", f"{LAND} stocks=pirate,wave new_events=wave"),
        ("turn", f"{LAND} stocks=key-red,- new_events=key-red"),
        ("turn", f"{LAND} stocks=pirate,- new_events={'+'.join(['pirate'] * 300)}"),
        ("turn", f"{SAIL} stocks=pirate,- new_events=pirate"),
        # §vigilance
        ("turn", f"{SAIL} forgetful=2"),
        ("turn", f"{SAIL} vigilance=true forgetful=2 stocks=-,{NINE}"),
        ("turn", f"{SAIL} vigilance=true forgetful=1 stocks={TEN},-"),
        ("turn", f"{SAIL} vigilance=true forgetful=- stocks=-,{TEN}"),
        ("turn", f"{LAND} vigilance=true forgetful=2 stocks=-,{TEN}"),
        ("turn", "phase=over boats=A1,L9 vigilance=true forgetful=2"),
        ("turn", f"phase=over boats=A1,L9 vigilance=true forgetful=1 stocks={TEN},-"),
        ("turn", f"{SAIL} vigilance=true caller=2"),
        ("turn", f"{CALL} stocks={NINE},- lifted=pirate"),
        ("turn", f"{CALL} stocks={NINE},- lifted=pirate caller=1"),
        ("turn", f"phase=call turn=2 boats=A1,L9 stocks={NINE},- lifted=pirate caller=2"),
        # §end §safety
        ("counts", f"{SAIL} idle_turns=40"),
        ("counts", f"{LAND} idle_turns=41"),
        ("counts", "phase=over boats=A1,L9 idle_turns=41"),
        ("counts", f"phase=over boats=A1,L9 idle_turns=39 board={bay('C3 hidden ship')}"),
        ("counts", "phase=place idle_turns=1"),
        ("counts", "phase=place fewest_in_bay=108"),
        ("counts", "scores=10,0"),
        ("counts", "phase=tiles scores=0,-50"),
        ("counts", "phase=tiles is_progress=1"),
    ],
)
def test_a_table_that_cannot_be_is_refused(why: str, line: str) -> None:
    """Compiled rules trust the table: played on, some of these would write where nothing of theirs is."""
    key, args = refusal(f"vigo seats=2 {line}")
    assert (key, args["why"]) == ("vigo-impossible", why)


@pytest.mark.parametrize(
    "line",
    [
        f"{SAIL} board={bay('C3 ship')}",
        f"{SAIL} board={bay('A1 ship')}",
        f"{SAIL} board={bay('C3 seen ship')}",
        f"phase=place boats=A1,- board={bay('A1 ship')}",
        f"{SAIL} event_played=1 may_take=1 board={bay('A1 seen key-red')}",
        f"{PUT_BACK} may_take=1 stocks={NINE},pirate lifted=wave new_events=- board={bay('A1 ship', 'A1 lid-cup')}",
        f"{CALL} event_played=1 may_take=1 stocks={NINE},- lifted=wave caller=2 board={bay('L9 lid-cup')}",
        f"{LAND} vigilance=true stocks={TEN},wave+{NINE_MORE}",
        f"phase=over vigilance=true turn=2 boats=A1,L9 forgetful=1 stocks={TEN},-",
        f"phase=over vigilance=true turn=2 boats=A1,L9 forgetful=- stocks={TEN},-",
        f"phase=over boats=A1,L9 idle_turns=40 board={bay('C3 hidden ship', 'C4 hidden ship')}",
        "phase=over boats=A1,L9 event_played=1 new_events=wave stocks=wave,-",
    ],
)
def test_a_table_at_the_edge_of_what_can_be_is_read(line: str) -> None:
    """§last-ship §first-event §putting-back §vigilance §end §safety"""
    table = parse_position(f"vigo seats=2 {line}")
    assert bytes_of(position(table)) == table.tobytes()  # type: ignore[attr-defined]

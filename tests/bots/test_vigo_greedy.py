"""A beginner at VIGO, judged by single positions and by its wins."""

from typing import Any

import pytest

from tablee.arena import win_rate
from tablee.bots import NO_LIMIT, bot_of
from tablee.bots.play import play_match
from tablee.games.chance import Random
from tablee.games.vigo import VIGO
from tablee.games.vigo.box import COLUMNS, ROWS, SHIP, SHIPS
from tablee.games.vigo.tiles import LETTERS
from tablee.match import Match, bot
from tests.contract.play import row_of

GREEDY, RANDOM = bot_of("vigo", "greedy"), bot_of("vigo", "random")


def bay(lying: str, unseen_rows: str = "") -> str:
    """A board with the tiles named, like `A4:LR`, and some rows that nobody has seen."""
    rows = [[".."] * COLUMNS for _ in range(ROWS)]
    for row, tiles in zip(unseen_rows, UNSEEN, strict=False):
        rows[int(row) - 1] = [tiles[at : at + 2] for at in range(0, 2 * COLUMNS, 2)]
    for tile in lying.split():
        cell, _, code = tile.partition(":")
        rows[int(cell[1]) - 1][LETTERS.index(cell[0])] = code
    return "/".join("".join(row) for row in rows)


UNSEEN = ("lcmcbclnmnbnldmdbdlimibi", "lomobolobolybylvbvlwbwmo", "lcmcbclnmnbnldmdbdlimibi")


def chosen(position: str, seat: int = 0) -> str:
    """What greedy does, in the first seat unless another is named."""
    table: Any = VIGO.notation.parse_position(f"vigo seats=2 turn=1 {position}")
    knowledge = VIGO.secrets.knowledge(row_of(VIGO, table), seat)[0]
    move = GREEDY(knowledge, VIGO.legal(table, seat), Random.seeded(1), NO_LIMIT)
    return VIGO.notation.move(table, seat, move)


SAIL, LAND = "phase=sail boats=A1,L9", "phase=land boats=A1,L9"
CHEST = "lid-red+lid-blue+bottom-green+bottom-yellow"
NINE_WITHOUT_BOTTOMS = "lid-red+lid-red+lid-empty+middle-red+middle-green+middle-white+lock-red+key-red+middle-violet"
TEN_WITHOUT_BOTTOMS = f"{NINE_WITHOUT_BOTTOMS}+middle-blue"

MOVES = {
    # Sailing
    "sails to its own colour": (f"{SAIL} board={bay('A4:LR D1:LB')}", "south 3"),
    "knows which colour is its own": (f"colours=green,red {SAIL} board={bay('A4:LG D1:LR')}", "south 3"),
    "sails to a piece that its chest lacks": (
        f"{SAIL} board={bay('D1:LW A4:BW')} stocks=lid-blue+lid-green+bottom-blue,-",
        "south 3",
    ),
    "sails to a treasure that multiplies": (f"{SAIL} board={bay('A4:BE D1:BU')} stocks=lid-cup+lid-red,-", "east 3"),
    "remembers a tile that was turned face down": (f"{SAIL} board={bay('D1:me A4:Lr')}", "south 3"),
    "does not know a tile that nobody has seen": (f"{SAIL} board={bay('D1:lr A4:LG F7:be G8:me H6:le')}", "south 3"),
    "sails towards a tile that is out of reach": (f"{SAIL} board={bay('A9:LR')}", "south 2"),
    # The sixth ship
    "takes the sixth ship when that wins": (f"{SAIL} board={bay('G1:SH A4:LR')} scores=100,150", "east 6"),
    "counts the stocks before that": (
        f"{SAIL} board={bay('G1:SH A4:LR')} scores=100,150 stocks=-,lid-blue",
        "south 3",
    ),
    "does not take it when that loses": (f"{SAIL} board={bay('G1:SH A4:LR')} scores=0,300", "south 3"),
    "leaps to it when that wins": (
        f"{SAIL} board={bay('F5:SH A4:LR')} scores=300,0 stocks=dolphin,-",
        "dolphin F5",
    ),
    "turns it up to take it next": (f"{SAIL} board={bay('C1:Sh A4:LR')} scores=300,0", "east 3"),
    "washes it up and takes it at once": (
        f"{SAIL} board={bay('C1:Sh A4:LR')} scores=300,0 stocks=wave,-",
        "wave C",
    ),
    "hides it from who would win by it": (
        f"phase=sail boats=A1,D6 board={bay('D1:SH A4:LR')} scores=0,300",
        "east 4",
    ),
    "does not hide it round after round": (
        f"phase=sail boats=A1,D6 board={bay('D1:SH A4:LR')} scores=0,300 idle_turns=10",
        "south 3",
    ),
    "does not turn it up for who would win by it": (
        f"{SAIL} board={bay('C1:Sh F1:LG A4:LB')} scores=0,300",
        "south 3",
    ),
    # Events
    "leaps to the best tile": (
        f"{SAIL} board={bay('F5:LR G7:LB', '89')} stocks=dolphin+lid-red+bottom-red,-",
        "dolphin F5",
    ),
    "keeps a dolphin for better tiles": (
        f"{SAIL} board={bay('F5:LE A4:LE', '89')} stocks=dolphin+lid-red+bottom-red,-",
        "south 3",
    ),
    "washes up what nobody has seen": (f"{SAIL} board={bay('A4:LR', '7')} stocks=wave,-", "wave 7"),
    "steals what it wants itself": (
        f"{SAIL} board={bay('A4:LB')} stocks=pirate+lid-red+bottom-red,lid-red+middle-green+dolphin",
        "pirate 2 lid-red",
    ),
    "steals the treasure that multiplies a rival's chest": (
        f"{SAIL} board={bay('A4:LB')} stocks=pirate,lid-cup+lid-blue+bottom-blue+bottom-cup+middle-blue+middle-white",
        "pirate 2 lid-cup",
    ),
    # Taking
    "takes a tile": (f"{LAND} may_take=1 board={bay('A1:LB')}", "take"),
    "leaves a pirate that finds nothing to steal": (f"{LAND} may_take=1 board={bay('A1:PI')} stocks=lid-red,-", "end"),
    "leaves a tile that its stock has no room for": (
        f"{LAND} may_take=1 board={bay('A1:LE', '78')} stocks={NINE_WITHOUT_BOTTOMS},-",
        "end",
    ),
    # Chests
    "lets a chest grow": (f"{LAND} board={bay('', '789')} stocks={CHEST},-", "end"),
    "builds before a rival ends the game": (
        f"{LAND} board={bay('L5:SH', '78')} stocks={CHEST},- scores=0,300",
        f"build {CHEST.replace('+', ' ')}",
    ),
    "builds before the countdown ends": (
        f"{LAND} board={bay('', '78')} stocks={CHEST},- idle_turns=37",
        f"build {CHEST.replace('+', ' ')}",
    ),
    "builds before a pirate comes": (
        f"{LAND} board={bay('', '78')} stocks={CHEST}+middle-cup+middle-cup,pirate+pirate",
        "build lid-red lid-blue bottom-green bottom-yellow middle-cup middle-cup",
    ),
    # Ten tiles
    "builds the best chest of ten tiles": (
        f"{LAND} board={bay('', '78')} stocks={CHEST}+lid-cup+bottom-cup+middle-cup+middle-red+key-red+dolphin,-",
        "build lid-red middle-red bottom-green lid-cup bottom-cup middle-cup",
    ),
    "puts back what it misses least": (
        f"{LAND} board={bay('', '78')} stocks={TEN_WITHOUT_BOTTOMS},-",
        "put lid-empty",
    ),
    "puts it where the rival does not come": (
        f"phase=put_back boats=A1,L9 lifted=lid-blue board={bay('', '78')} stocks={NINE_WITHOUT_BOTTOMS},bottom-blue",
        "on A2",
    ),
    # Vigilance
    "does not forget ten tiles": (
        f"{LAND} vigilance=true board={bay('', '78')} stocks={TEN_WITHOUT_BOTTOMS},-",
        "put lid-empty",
    ),
    "calls who forgets, and takes what it wants": (
        f"{SAIL} vigilance=true board={bay('A4:LG')} stocks=bottom-red+bottom-blue+lid-blue,{TEN_WITHOUT_BOTTOMS}",
        "call lid-red",
    ),
    "keeps what it has called": (
        f"phase=call boats=A1,L9 caller=1 lifted=lid-red vigilance=true board={bay('A4:LB')}"
        f" stocks=bottom-red,{NINE_WITHOUT_BOTTOMS.replace('lid-red+lid', 'middle-blue+lid')}",
        "keep",
    ),
}


@pytest.mark.parametrize(("position", "move"), MOVES.values(), ids=MOVES)
def test_a_beginner(position: str, move: str) -> None:
    assert chosen(position) == move


def test_a_beginner_calls_out_of_turn() -> None:
    """The second of three players has moved on with ten tiles; the first is not next, and calls."""
    position = f"phase=sail vigilance=true boats=A1,L9,L5 board={bay('A4:LG')}"
    stocks = f"stocks=bottom-red+bottom-blue+lid-blue,{TEN_WITHOUT_BOTTOMS},-"
    table: Any = VIGO.notation.parse_position(f"vigo seats=3 turn=3 {position} {stocks}")
    knowledge = VIGO.secrets.knowledge(row_of(VIGO, table), 0)[0]
    move = GREEDY(knowledge, VIGO.legal(table, 0), Random.seeded(1), NO_LIMIT)
    assert VIGO.notation.move(table, 0, move) == "call lid-red"


def test_beginners_end_their_games_by_the_sixth_ship() -> None:
    for seats in (2, 4):
        match = Match(VIGO, [bot("greedy")] * seats, seed=b"a long game")
        play_match(match, [GREEDY] * seats, seed=1)
        assert match.table.gone[SHIP] == SHIPS


@pytest.mark.parametrize(("seats", "matches"), [(2, 20), (4, 8)])
def test_wins_nine_of_ten_against_random(seats: int, matches: int) -> None:
    bots = [GREEDY, *[RANDOM] * (seats - 1)]
    assert win_rate(VIGO, bots, deals=matches // seats, seed=1).rate >= 0.9

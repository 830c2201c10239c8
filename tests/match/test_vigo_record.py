"""Records of VIGO: a referee who knows only the text sees the same match, and refuses what the program refuses."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.story import Event
from tablee.games.vigo.box import EVENT_TILES
from tablee.games.vigo.story import EVENT_PLAYED, STEPS, Step
from tablee.games.words import Refused, Text
from tablee.match import Decision, Match, TakeBack
from tablee.match.record import read, write
from tests.match.vigo_matches import LAYOUTS, VIGO, begun, fresh, layout, move, play, some_match, some_tempers, stated
from tests.match.vigo_referee import DEEDS, Fact, Foul, Referee

MATCHES, STEPS_EACH, WHOLE, ENDLESS = 120, 90, 10, 800
WORDS: dict[int, str] = {
    Step.FIRST_DRAWN: "first",
    Step.TILE_LAID: "laid",
    Step.BOAT_PLACED: "placed",
    Step.SAILED: "sailed",
    Step.STAYED: "stayed",
    Step.TILE_SHOWN: "shown",
    Step.TILE_HIDDEN: "hidden",
    Step.SHIP_FOUND: "ship",
    Step.LAST_SHIP_TAKEN: "last ship",
    Step.TILE_TAKEN: "taken",
    Step.TILE_DISCOVERED: "discovered",
    **{EVENT_PLAYED + kind: tile.name for kind, tile in enumerate(EVENT_TILES)},
    Step.CHEST_PIECE: "piece",
    Step.KEY_FITS: "key fits",
    Step.TREASURE_MULTIPLIES: "multiplied",
    Step.CHEST_BUILT: "built",
    Step.TILE_LIFTED: "lifted",
    Step.TILE_PUT_BACK: "put back",
    Step.TEN_CALLED: "called",
    Step.TILE_KEPT: "kept",
    Step.TURN_ENDED: "ended",
    Step.COUNTDOWN: "countdown",
    Step.SAFETY_END: "safety end",
    Step.STOCK_TILE: "stock tile",
    Step.STOCK_COUNTED: "stock",
    Step.GAME_WON: "won",
    Step.TILE_REACHED: "reached",
}


@cache
def matches() -> list[Match]:
    return [some_match(number, ENDLESS if number < WHOLE else number % STEPS_EACH) for number in range(MATCHES)]


@cache
def records() -> list[str]:
    return [write(match) for match in matches()]


# The same match


def facts_of(match: Match) -> list[Fact]:
    """What was told at the moment, in the referee's words."""
    return in_any_order([fact(event) for moment in match.moments for event in moment.events])


def fact(event: Event) -> Fact:
    return (WORDS[event.step], *map(plain, event.text.args.values()))


def plain(word: Any) -> str | int:
    """A seat by its number, a tile by its code."""
    if not isinstance(word, Text):
        return word  # type: ignore[no-any-return]
    if word.key == "seat":
        return int(word.args["number"])
    return "-".join(part for part in word.args.values() if part != "none")


def in_any_order(facts: list[Fact]) -> list[Fact]:
    """The pieces of a chest and the tiles of a stock are counted in no certain order."""
    runs = groupby(facts, key=lambda known: known[0])
    return [known for word, run in runs for known in (sorted(run, key=str) if word in ("piece", "stock tile") else run)]


def test_a_referee_who_knows_only_the_text_sees_the_same_match() -> None:
    """Every tile turned, ship found, chest and score, what was called, put back and done unasked."""
    seen: set[str | int] = set()
    for match, text in zip(matches(), records(), strict=True):
        referee = Referee(text)
        assert in_any_order(referee.facts) == facts_of(match)
        assert tuple(referee.bay.scores.values()) == match.scores()
        assert referee.how == (match.result.how if match.result else "running")
        seen |= {known[0] for known in referee.facts}
    assert set(WORDS.values()) - seen <= {"key fits"}
    assert set(WORDS) == set(STEPS)


def test_what_is_read_is_what_was_written() -> None:
    for match, text in list(zip(matches(), records(), strict=True))[::6]:
        same = read(text, GAMES)
        assert write(same) == text
        assert same.table.tobytes() == match.table.tobytes()
        assert (same.log, same.players, same.result, same.options) == (
            match.log,
            match.players,
            match.result,
            match.options,
        )


def test_all_that_can_happen_is_among_the_matches() -> None:
    ends = {match.result.how if match.result else "running" for match in matches()}
    lines = {line for text in records() for line in text.splitlines()}
    assert ends == {"finished", "resigned", "agreed", "running"}
    assert {len(match.players) for match in matches()} == set(VIGO.seats)
    for option in ("free_events", "vigilance", "memory_aid"):
        assert {f"option {option} true", f"option {option} false"} <= lines
    assert {"option locks_per_colour 1", "option locks_per_colour 2"} <= lines
    for words in ("call", "keep", "on", "put", "end", "build", "pirate", "wave", "dolphin"):
        assert any(re.match(rf"\d: {words}", line) for line in lines)
    assert any(re.match(r"back \d [2-9]", line) for line in lines)
    assert any(line.startswith("resigns") for line in lines)


# The same choices

LOOKS = 12  # one in so many positions


def test_the_referee_would_offer_everybody_the_same() -> None:
    """Not only what was done is right: so is all that could have been done, by anybody, and the order of chests."""
    compared = Counter[str]()
    stuck = read(stated(layout("A1 wave"), "1: place A1", "2: place A2", "3: place B1", seats=3), GAMES)
    for number, match in enumerate([stuck, *(fresh(begun(number)) for number in range(1, LAYOUTS))]):
        random = Random.seeded(number)
        referee = Referee(write(match))
        tempers = some_tempers(len(match.players), number, random)
        compared.update(compare_choices(referee, match, 0))
        while not match.result and len(match.log) < 350:
            told = len(match.log)
            play(match, tempers, random, steps=1)
            follow(referee, match, told)
            if below(random, LOOKS) == 0:
                for seat in range(len(match.players)):
                    compared.update(compare_choices(referee, match, seat))
    assert set(compared) == {*DEEDS}


def follow(referee: Referee, match: Match, since: int) -> None:
    """Let the referee read what a record would say of the last entry."""
    for entry in match.log[since:]:
        if isinstance(entry, TakeBack):
            referee.go_on(f"back {entry.seat + 1} {entry.entries}")
        else:
            assert isinstance(entry, Decision)
            text = VIGO.notation.move(match.moments[-1].before, entry.seat, entry.action)
            referee.go_on(f"{entry.seat + 1}: {text}")


def compare_choices(referee: Referee, match: Match, seat: int) -> list[str]:
    offered = [move(match, seat, action) for action in match.legal(seat)]
    choices = referee.choices(seat + 1)
    assert sorted(offered) == sorted(choices)
    assert chests_among(offered) == chests_among(choices)
    assert match.awaited() == [asked - 1 for asked in [referee.asked()] if asked]
    return [choice.split()[0] for choice in choices]


def chests_among(choices: list[str]) -> list[str]:
    return [choice for choice in choices if choice.startswith("build")]


# By hand

PIECES = ("lid-red", "lock-blue", "bottom-blue", "key-blue", "lid-cup", "middle-ring", "bottom-cup")
LAYOUT = layout(*(f"A{row} {tile}" for row, tile in enumerate(PIECES, start=1)), "L1 bottom-green", "L2 bottom-green")
ROUND = ("1: south 1", "1: take", "2: south 1", "2: end", "1: south 1", "1: take", "2: north 1")
COURSE = ("1: place A1", "2: place L1", *ROUND, *ROUND, *ROUND[:-1], f"1: build {' '.join(PIECES)}", "scores 340 0")


def stated_record() -> str:
    """North takes the rulebook's chest out of column A tile by tile, while East goes up and down."""
    return stated(LAYOUT, *COURSE, "2: north 1", "1: south 2")


def test_the_chest_of_the_rulebook_is_built_from_a_stated_layout() -> None:
    text = stated_record()
    match, referee = read(text, GAMES), Referee(text)
    assert match.scores() == (340, 0)
    assert in_any_order(referee.facts) == facts_of(match)
    assert {("key fits", 1, "blue", 40), ("multiplied", 1, "cup", 2, 170), ("built", 1, 340, 340)} <= {*referee.facts}


def test_a_stated_layout_can_be_edited_and_played_on() -> None:
    """The key changes places with a tile of another column: the chest is worth less, and so says the record."""
    tiles = list(LAYOUT)
    far = tiles.index("key-white")
    tiles[3], tiles[far] = tiles[far], tiles[3]
    course = [line.replace("key-blue", "key-white").replace("340", "260") for line in COURSE]
    match = read(stated(tiles, *course), GAMES)
    assert match.scores() == (260, 0)
    play(match, some_tempers(2, 0, Random.seeded(1)), Random.seeded(2), steps=50)
    assert in_any_order(Referee(write(match)).facts) == facts_of(match)


MISTYPED = [
    ("scores 340 0", "scores 350 0"),
    ("scores 340 0", "scores 340 10"),
    ("1: south 2", "1: north 8"),
    ("1: south 2", "1: south 4"),
    ("1: south 2", "1: stay"),
    ("1: south 2", "1: dolphin C3"),
    ("1: south 2", "1: call key-red"),
    ("1: south 2", "2: south 2"),
    ("2: place L1", "2: place A1"),
    ("2: place L1", "2: place M1"),
    ("1: take", "1: end\n1: take"),
    ("1: take", "1: put lid-red"),
    ("2: end", "2: end\n2: end"),
    ("2: end", "2: keep"),
    ("2: end", "2: on A1"),
    ("1: build lid-red lock-blue", "1: build lid-blue lock-blue"),
    ("1: build lid-red", "1: build lid-red lid-red"),
    (" key-blue lid-cup", " lid-cup"),  # a chest all the same, but of another value
    (" lock-blue bottom-blue", " bottom-blue"),
    ("first 1", "first 3"),
    ("lid-red, lock-blue", "lid-red, ship"),
    ("lid-red, lock-blue", "lid-red, lock"),
    ("running", "end finished\nscores 340 0\nwinners 1"),
]


@pytest.mark.parametrize(("right", "typed"), MISTYPED)
def test_what_is_against_the_rules_is_refused_by_program_and_referee(right: str, typed: str) -> None:
    text = stated_record()
    assert right in text
    assert verdicts(text.replace(right, typed, 1)) == (False, False)


def verdicts(text: str) -> tuple[bool, bool]:
    """Whether the program and the referee think that a record is sound."""
    return is_sound(text, Refused, lambda: read(text, GAMES)), is_sound(text, Foul, lambda: Referee(text))


def is_sound(text: str, refusal: type[Exception], judge: Callable[[], object]) -> bool:
    try:
        judge()
    except refusal:
        return False
    return bool(text)


# Tampered with


def test_a_score_off_by_ten_or_another_winner_is_refused_by_both() -> None:
    finished = [text for match, text in zip(matches(), records(), strict=True) if match.result][:5]
    for number, text in enumerate(finished):
        scores = re.findall(r"scores (-?\d+)", text)
        some = scores[number % len(scores)]
        for changed in (
            text.replace(f"scores {some}", f"scores {int(some) + 10}", 1),
            text.replace("\nwinners ", "\nwinners 1 "),
        ):
            assert verdicts(changed) == (False, False)


def test_whatever_is_changed_program_and_referee_agree() -> None:
    """A move from elsewhere, a line left out, doubled or moved: sound or refused, and the same for both."""
    random, counted = Random.seeded(5), Counter[bool]()
    pool = [line for text in records() for line in text.splitlines() if re.match(r"\d: |back|resigns", line)]
    for text in records()[:40]:
        changed = tampered(text, pool, random)
        judged = verdicts(changed)
        assert judged[0] == judged[1], changed
        counted[judged[0]] += 1
    assert min(counted[True], counted[False]) > 2


def tampered(text: str, pool: list[str], random: Random) -> str:
    """A record with one line of its course changed, cut off a little later."""
    lines = text.splitlines()
    course = [place for place, line in enumerate(lines) if re.match(r"\d: ", line)] or [len(lines) - 1]
    place = course[below(random, len(course))]
    line, other = lines[place], pool[below(random, len(pool))]
    same_seat = re.sub(r"^\d", line[0], other) if re.match(r"\d: ", other) else other
    put: list[list[str]] = [[other], [same_seat], [same_seat, line], [line, same_seat], [], [line, line]]
    rest = [] if below(random, 2) else lines[place + 1 : place + 4]
    kept = [later for later in rest if re.match(r"\d: |scores|back", later)]
    return "\n".join([*lines[:place], *put[below(random, len(put))], *kept, "running"])

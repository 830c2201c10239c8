"""The terminal plays any game that has a screen: in secret and together, or openly and out of turn."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tablee.bots import FOR_ONE_GAME, HINTING, Level, bot_of
from tablee.bots.random_bot import random_bot
from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.olives import OLIVES
from tablee.games.story import UNTOLD, Event, seat_named
from tablee.games.words import Refused, Text
from tablee.match import Decision, Joint, Match, Player, Resignation, TakeBack, bot, person
from tablee.match.sitters import SUBSTITUTE
from tablee.terminal.demo import run_demo
from tablee.terminal.names import names_of
from tablee.terminal.options import options_block
from tablee.terminal.play import play
from tablee.terminal.screen import Screen, View
from tablee.terminal.screens import SCREENS
from tablee.texts import LANGUAGES, Texts
from tests.terminal.bells import BELLS, FACES, RANG, RING

CLEARED = "\x1b[3J"
TRIO = [person("Anna"), bot("random"), person("Bruno")]
PEOPLE = [person("Anna"), person("Bruno"), person("Clara")]


class Plain:
    """Tells each event in a few words, and the scores from what it sees of the table."""

    is_brief = False

    def __init__(self, words: Callable[[Event], str], view: View) -> None:
        self.words, self.view = words, view

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        yield from map(self.words, events)

    def scores(self) -> RenderableType:
        return f"points: {self.view().scores.tolist()}"


def plain_screen(has_secrets: bool, moves: Sequence[str], words: Callable[[Event], str]) -> Screen:
    """A screen in a few words, for a game whose moves are words."""

    def action_meant(typed: str, _match: Match, _seat: int, _texts: Texts) -> int:
        if typed not in moves:
            raise Refused("no-such-number", number=0, most=len(moves))
        return moves.index(typed)

    return Screen(
        has_secrets=has_secrets,
        welcome=lambda _sight, players: [Text("together", {"awaited": players})],
        table=lambda sight, legal, _texts: f"table of {sight.seat}: {[moves[action] for action in legal]}",
        question=lambda sight, _legal: seat_named(int(sight.seat)),
        action_meant=action_meant,
        stopped=lambda _sight: Text("match-running"),
        teller=lambda _texts, view: Plain(words, view),
        answers=((moves[0], Text("help-table")), (Text("help-rules"), Text("help-quit"))),
        notes=(),
        sheets={"vigo-command-chests": lambda sight, _texts: f"sheet of {sight.seat}"},
        demo_narrator=lambda _texts, view: Plain(words, view),
        demo_what=lambda seats: Text("together", {"awaited": str(seats)}),
        demo_rules=(),
    )


def bell_told(event: Event) -> str:
    who = f"seat {event.args['seat']}"
    if event.step == RANG:
        return f"{who} rang"
    return f"{who} turned {'a tile' if event.args['tile'] == UNTOLD else FACES[event.args['tile']]}"


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, BELLS.name, BELLS)
    monkeypatch.setitem(SCREENS, BELLS.name, plain_screen(False, (*FACES, "ring"), bell_told))
    monkeypatch.setitem(
        FOR_ONE_GAME, BELLS.name, {name: Level(name, random_bot) for name in (SUBSTITUTE.name, HINTING)}
    )


def terminal() -> Console:
    return Console(file=StringIO(), width=100, height=30, force_terminal=True, color_system=None, _environ={})


def raw(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def visible(console: Console) -> str:
    return raw(console).rpartition(CLEARED)[2]


def played(game: Game, lines: Any, players: list[Player], console: Console | None = None) -> tuple[Match, str]:
    console = console or terminal()
    match = play(game, players, {}, 7, "en", console, lines, echo=True)
    return match, raw(console)


# Together and in secret: Anna has put the 7 away, and Bruno the 4


def bids(match: Match) -> list[list[int]]:
    """What was bid in each round, seat by seat."""
    return [[decision.action for decision in entry.decisions] for entry in match.log if isinstance(entry, Joint)]


def test_choices_made_together_are_shown_with_the_last_one() -> None:
    console = terminal()
    screens: list[str] = []

    def lines() -> Iterator[str]:
        for typed in ("", "5", "", "6", ""):
            screens.append(visible(console))
            yield typed

    match, _ = played(OLIVES, lines(), TRIO, console)
    annas_curtain, annas, brunos_curtain, brunos, afterwards = screens
    assert "Anna, press Enter" in annas_curtain
    assert "Your hand:  1  2  3  4  5  6\n" in annas
    assert "Bruno, press Enter" in brunos_curtain
    for screen in (brunos_curtain, brunos):
        assert "bid the" not in screen
    assert afterwards.index("Anna has bid the 5") < afterwards.index("East has bid")
    assert afterwards.index("East has bid") < afterwards.index("Bruno has bid the 6")
    ((anna, _, bruno),) = bids(match)
    assert (anna, bruno) == (5, 6)


def test_what_was_revealed_is_told_to_each_person_behind_the_curtain() -> None:
    console = terminal()
    screens: list[str] = []

    def lines() -> Iterator[str]:
        for typed in ("", "5", "", "6", "", "1"):
            screens.append(visible(console))
            yield typed

    played(OLIVES, lines(), TRIO, console)
    assert "Anna, press Enter" in screens[4]
    assert "Bruno has bid the 6" in screens[4]


def test_a_choice_that_waits_can_be_taken_back_at_the_curtain() -> None:
    match, text = played(OLIVES, ["", "5", "undo", "", "6", "", "5"], TRIO)
    assert "Anna undoes the last move." in text
    ((anna, _, bruno),) = bids(match)
    assert (anna, bruno) == (6, 5)


def test_who_resigns_leaves_the_choices_of_the_others() -> None:
    match, _ = played(OLIVES, ["", "5", "", "resign"], TRIO)
    assert Resignation(2, bot_of("olives", "medium").written) in match.log
    ((anna, *_),) = bids(match)
    assert anna == 5


def test_nobody_plans_for_another_person() -> None:
    match, text = played(OLIVES, ["", "3: 5", "2: 5", "9: 5"], TRIO)
    assert bids(match) == []
    assert "Bruno cannot decide anything now: Anna is asked." in text
    assert "Nobody sits at seat 2 at this keyboard. People sit at: 1 Anna, 3 Bruno." in text
    assert "Nobody sits at seat 9 at this keyboard." in text


def test_a_bot_that_shows_nothing_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    players = [person("Anna"), *[bot("random")] * 3]
    match = play(OLIVES, players, {"rounds": 3}, 7, "en", terminal(), ["1", "2", "3"], pace=0.5)
    assert match.result
    assert pauses.count(0.5) == len(bids(match)) == 3


# Openly and out of turn


def test_an_open_game_has_no_curtain() -> None:
    match, text = played(BELLS, ["ant", "bee", "cat", "ant"], PEOPLE)
    assert match.result
    assert CLEARED not in text
    assert "press Enter" not in text
    assert [entry.seat for entry in match.log if isinstance(entry, Decision)] == [0, 1, 2, 0]


@pytest.mark.parametrize("typed", ["3: ring", "3:ring", " 3 :  ring "])
def test_another_person_speaks_out_of_turn(typed: str) -> None:
    match, text = played(BELLS, [typed, "1: ant"], PEOPLE)
    assert match.log == [Decision(2, RING), Decision(0, 0)]
    assert text.index("seat 2 rang") < text.index("seat 0 turned ant")


def test_out_of_turn_is_only_what_the_rules_allow() -> None:
    match, text = played(BELLS, ["ring", "2: ant", "2: nonsense", "2:", "3: ring", "2: ring"], PEOPLE)
    assert match.log == [Decision(2, RING)]
    assert text.count("It’s not your turn") == 2
    assert "There is no number 0" in text
    assert "Bruno cannot decide anything now: Anna is asked." in text


def test_before_a_bot_goes_on_people_may_speak() -> None:
    match, text = played(BELLS, ["ant", "table", "2: ring", "3: ring"], TRIO)
    assert "You may speak out of turn now: 1 Anna, 3 Bruno. Enter lets East go on:" in text
    assert match.log[:2] == [Decision(0, 0), Decision(2, RING)]
    silent, _ = played(BELLS, ["ant", ""], TRIO)
    assert [entry.seat for entry in silent.log if isinstance(entry, Decision)] == [0, 1]
    alone, _ = played(BELLS, ["ant", "ring"], [person("Anna"), bot("random")])
    assert alone.log[:2] == [Decision(0, 0), Decision(0, RING)]


def test_without_a_curtain_the_person_before_takes_back_by_the_number_of_the_seat() -> None:
    match, text = played(BELLS, ["ant", "undo", "1: undo", "bee"], PEOPLE)
    assert "Nothing to undo: Bruno has not decided anything yet." in text
    assert match.log == [Decision(0, 0), TakeBack(0, 1), Decision(0, 1)]


def test_what_is_hidden_again_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCREENS, "bells", replace(SCREENS["bells"], has_secrets=True))
    console = terminal()
    _, text = played(BELLS, ["", "ant", "", "bee"], PEOPLE, console)
    assert "seat 0 turned ant" in text
    assert "Clara, press Enter" in visible(console)
    assert "seat 1 turned bee" in visible(console)
    assert "turned ant" not in visible(console)


def test_scores_help_and_the_end_are_those_of_the_screen() -> None:
    _, text = played(BELLS, ["2: ring", "score", "help"], PEOPLE)
    assert "points: [0, 1, 0, 0, 0, 0]" in text
    assert re.search(r"ant +the table again", text)
    assert "The match is still running." in text


# Any game, any table


@pytest.mark.parametrize(("game", "told"), [(OLIVES, "East has bid"), (BELLS, "seat 1 ")])
@pytest.mark.parametrize("seats", [2, 4])
def test_any_game_is_demonstrated(game: Game, told: str, seats: int) -> None:
    console = terminal()
    run_demo(seats, None, 7, "en", 0, console, game=game.name)
    assert told in raw(console)
    again = terminal()
    run_demo(seats, None, 7, "en", 0, again, game=game.name)
    assert raw(again) == raw(console)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_has_a_point_of_the_compass(seats: int, language: str) -> None:
    names = names_of([bot("random")] * seats, "ugo", Texts(language))
    assert len(set(names)) == seats
    assert max(map(len, names)) <= 12


def test_a_game_without_a_screen_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCREENS, "bells")
    console = terminal()
    with pytest.raises(Refused, match="screen-unknown"):
        played(BELLS, [], PEOPLE, console)
    assert raw(console) == ""


def test_a_sheet_is_shown_to_who_is_asked_and_changes_nothing() -> None:
    match, text = played(BELLS, ["Chests", "ant", "COFFRES"], PEOPLE)
    assert "sheet of 0" in text
    assert "sheet of 1" in text
    assert match.log == [Decision(0, 0)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_option_and_preset_is_explained(name: str, language: str) -> None:
    console = Console(file=StringIO(), width=400, _environ={})
    console.print(options_block(GAMES[name], Texts(language)))
    for listed in (*(option.name for option in GAMES[name].options), *GAMES[name].presets):
        assert listed in raw(console)


def test_every_screen_is_of_a_game() -> None:
    assert SCREENS.keys() <= GAMES.keys()


# Hints


def test_nobody_is_given_a_hint_for_another_hand() -> None:
    match, text = played(OLIVES, ["hint", "", "3: hint"], TRIO)
    assert bids(match) == []
    assert "Only Enter shows Anna’s hand." in text  # behind the curtain
    assert "Bruno cannot decide anything now: Anna is asked." in text
    assert "Hint" not in text


def test_a_hint_shows_a_move_and_plays_none() -> None:
    match, text = played(OLIVES, ["", "hint"], TRIO)
    assert bids(match) == []
    assert match.choices(0) == []
    assert re.search(r"Hint: [1-6]\n", text)

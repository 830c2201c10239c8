"""The demonstration plays to the end, the same way for the same seed, on any screen, in both languages."""

import re
import time
from io import StringIO
from typing import Any, cast

import pytest
from rich.console import Console

from tablee.bots import FOR_EVERY_GAME, Level
from tablee.bots.asking import BotFailed
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.words import Refused
from tablee.terminal import demo
from tablee.texts import Texts
from tests.terminal.quoted import QUOTED

UGO = GAMES["ugo"]
CARD = re.compile(r"\b[RBGYS][0-8]\b")
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
SEEDS = range(5)
WINS = {"en": "wins with", "fr": "l’emporte avec"}
TRICKS = {"en": "Trick 10 of 10", "fr": "Pli 10 sur 10"}


def screen(width: int = 80, has_colours: bool = False) -> Console:
    if has_colours:
        return Console(file=StringIO(), width=width, force_terminal=True, color_system="truecolor", _environ={})
    return Console(file=StringIO(), width=width, force_terminal=False, color_system=None, _environ={})


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def shown(console: Console, seats: int = 4, rounds: int = 1, seed: int = 7, language: str = "en") -> str:
    demo.run_demo(seats, rounds, seed, language, 0, console)
    return printed(console)


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_to_the_end(language: str, seats: int) -> None:
    text = shown(screen(), seats, language=language)
    assert TRICKS[language] in text
    assert WINS[language] in text
    assert not set("{}$") & set(text)


@pytest.mark.parametrize("language", QUOTED)
def test_colours_change_nothing_in_the_text(language: str) -> None:
    plain, coloured = (shown(screen(has_colours=has), language=language) for has in (False, True))
    assert "\x1b" not in plain
    assert coloured != plain
    assert ESCAPE.sub("", coloured) == plain


def test_the_same_seed_shows_the_same_game() -> None:
    assert shown(screen(), seed=3) == shown(screen(), seed=3)
    assert shown(screen(), seed=3).replace("Seed 3", "Seed 4") != shown(screen(), seed=4)


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    console = screen()
    demo.run_demo(2, 1, None, "en", 0, console)
    (seed,) = re.findall(r"Seed (\d+)", printed(console))
    assert shown(screen(), seats=2, seed=int(seed)) == printed(console)


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_narrow_screen_breaks_no_card(language: str, seed: int) -> None:
    narrow, wide = (shown(screen(width), seed=seed, language=language) for width in (60, 120))
    assert CARD.findall(narrow) == CARD.findall(wide)
    assert max(map(len, narrow.splitlines())) <= 60


def test_each_trick_shows_its_cards_in_one_row_on_a_narrow_screen() -> None:
    lines = shown(screen(60), language="fr").splitlines()
    rows = [lines[number + 1] for number, line in enumerate(lines) if line.startswith("Pli ")]
    assert [len(CARD.findall(row)) for row in rows] == [4] * 10


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_score_sheet_and_the_winner_are_those_of_the_table(seed: int, rounds: int) -> None:
    table, console = UGO.new(4, rounds=rounds), screen()
    texts = demo.named_texts("en", 4)
    demo.play(UGO, table, Random.seeded(seed), texts, 0, console)
    last_total = [line for line in printed(console).splitlines() if "Total" in line][-1]
    scores = [UGO.rules.score(table, seat) for seat in range(4)]
    assert [int(number) for number in re.findall(r"[+-]?\d+", last_total)] == scores
    winner = printed(console).splitlines()[-2]
    assert {name for name in texts.names if name in winner} == {texts.names[seat] for seat in UGO.winners(table)}
    assert f"{max(scores)} point" in winner


def test_players_are_the_points_of_the_compass() -> None:
    assert demo.named_texts("en", 4).names == ["North", "East", "South", "West"]
    assert demo.named_texts("fr", 3).names == ["Nord", "Est", "Sud"]


def test_it_says_what_it_is_and_what_else_can_be_run() -> None:
    head = shown(screen(120)).split("The first dealer")[0]
    for part in ("Tablée", "demonstration", "any card they may", "tablee --help", "Seed 7"):
        assert part in head


def test_it_pauses_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    demo.run_demo(2, 1, 7, "en", 0.5, screen())
    assert not any(pauses)
    demo.run_demo(2, 1, 7, "en", 0.5, screen(has_colours=True))
    assert pauses.count(0.5) >= 10
    assert sum(pauses) < 10


@pytest.mark.parametrize(("language", "said"), [("en", "Stopped before the end."), ("fr", "Arrêt avant la fin.")])
def test_ctrl_c_ends_politely(monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", interrupt)
    last = shown(screen(), language=language).splitlines()[-1]
    assert last.startswith(said)
    assert "7" in last


@pytest.mark.parametrize(("seats", "rounds"), [(1, 1), (5, 1), (4, 0)])
def test_what_cannot_be_played_is_refused_before_anything_is_shown(seats: int, rounds: int) -> None:
    console = screen()
    with pytest.raises(Refused) as refused:
        demo.run_demo(seats, rounds, 7, "fr", 0, console)
    assert Texts("fr").say(refused.value.text)
    assert printed(console) == ""


def test_a_bot_that_answers_nonsense_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    def shy(*_: object) -> Any:
        return None

    monkeypatch.setitem(cast(dict[str, Any], FOR_EVERY_GAME), "random", Level("random", shy))
    with pytest.raises(BotFailed) as failed:
        shown(screen())
    assert (failed.value.bot, str(failed.value.deed)) == ("random", "bot-answered(answer=None)")

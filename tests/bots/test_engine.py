"""Programs that play, in any language: the examples play whole games, and what goes wrong has a name."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import run
from tablee.arena import Experiment
from tablee.arena.table import TableForBots
from tablee.bots import NO_LIMIT, Budget
from tablee.bots.asking import Nonsense
from tablee.bots.engine import Engine
from tablee.bots.names import bot_named
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.options import agreed
from tablee.games.words import Refused
from tablee.match import Match, bot
from tablee.texts import Texts

ROOT = Path(__file__).parents[2]
PYTHON = f"cmd:{sys.executable} {shlex.quote(str(ROOT / 'examples' / 'engine.py'))}"
JAVASCRIPT = f"cmd:{run.node()} {shlex.quote(str(ROOT / 'examples' / 'engine.mjs'))}"


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_python_plays_every_game(game: str) -> None:
    experiment = Experiment(game, (PYTHON, "random"), GAMES[game].seats[0])
    played = TableForBots(experiment, experiment.sitting()).play(0, (0, 1))
    assert played.forfeit is None


@pytest.mark.skipif(not run.node().is_file(), reason="run.py installs Node with the page")
def test_the_example_in_javascript_plays() -> None:
    experiment = Experiment("ugo", (JAVASCRIPT, "random"), 2, {"rounds": 1})
    assert TableForBots(experiment, experiment.sitting()).play(0, (1, 0)).forfeit is None


def test_a_program_says_who_it_is() -> None:
    engine = bot_named(PYTHON, GAMES["ugo"])
    assert isinstance(engine, Engine)
    assert engine.introduce() == ("Any move", "1.0")
    engine.quit()


def test_what_a_program_is_asked(tmp_path: Path) -> None:
    """The lines of docs/engine-protocol.md, as a program gets them."""
    heard = tmp_path / "heard.jsonl"
    spy = f"import sys; file = open({str(heard)!r}, 'w')\nfor line in sys.stdin: file.write(line); file.flush(); "
    spy += """print('{"name": "spy", "move": "no card"}', flush=True)"""
    engine = Engine(shlex.join([sys.executable, "-c", spy]), GAMES["ugo"], 2, {"rounds": 4}, 30)
    match = Match(GAMES["ugo"], [bot("spy")] * 2, {"rounds": 4}, seed=b"spy")
    (seat,) = match.awaited()
    sight, legal = match.knowledge(seat), match.legal(seat)
    with pytest.raises(Nonsense):
        engine(sight, legal, Random.seeded(1), Budget(seconds=1.5, decisions=100))
    engine.quit()
    hello, choose, leave = map(json.loads, heard.read_text().splitlines())
    asked = {
        "type": "hello",
        "protocol": 1,
        "game": "ugo",
        "rules": GAMES["ugo"].version,
        "seats": 2,
        "options": {"rounds": 4},
    }
    assert hello == asked
    assert choose["legal"] == match.notated(seat, legal)
    assert choose["seat"] == choose["picture"]["seat"] == seat
    assert choose["budget"] == {"seconds": 1.5, "decisions": 100}
    assert 0 <= choose["seed"] < 2**53
    assert sorted(choose["picture"]["hand"]) == sorted(choose["legal"])
    assert leave == {"type": "quit"}


def test_the_page_greets_with_all_options_of_the_game() -> None:
    page = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    hello = json.loads(next(line for line in page.splitlines() if line.startswith('{"type": "hello"')))
    assert hello["options"] == dict(agreed(GAMES["ugo"].options, {}, hello["seats"]))


@pytest.mark.parametrize("example", ["engine.py", "engine.mjs"])
def test_the_page_shows_the_examples_as_they_are(example: str) -> None:
    page = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    assert (ROOT / "examples" / example).read_text("utf-8") in page


UNUSABLE: dict[str, Any] = {
    "cmd:/no/such/engine": "could not be started",
    f"cmd:{sys.executable} -c pass": "ended (code 0",
    f"""cmd:{sys.executable} -c 'print("hi", flush=True); input()'""": "did not introduce itself",
    "cmd:": "could not be started",
}


@pytest.mark.parametrize(("name", "words"), UNUSABLE.items())
def test_a_program_that_cannot_be_used_is_refused(name: str, words: str) -> None:
    engine = bot_named(name, GAMES["ugo"])
    assert isinstance(engine, Engine)
    with pytest.raises(Refused) as refused:
        engine.introduce()
    assert words in Texts("en").say(refused.value.text)
    assert Texts("fr").say(refused.value.text)


# Names


@pytest.mark.parametrize(
    "name", ["no_such_module:bot", "tablee.bots:no_such_bot", "tablee.bots.engine:PROTOCOL", "tablee:", ":bot"]
)
def test_a_function_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        bot_named(name, GAMES["ugo"])
    assert refused.value.text.key == "bot-import"


def test_a_function_of_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lucky_bots.py").write_text("def lucky(sight, legal, random, budget):\n    return legal[0]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert bot_named("lucky_bots:lucky", GAMES["ugo"])(None, [3, 4], Random.seeded(1), NO_LIMIT) == 3


def test_the_server_knows_levels_only() -> None:
    """A stranger names bots over the wire: what resolves modules and programs is never imported there."""
    server = (ROOT / "src" / "tablee" / "server").rglob("*.py")
    sources = {file: file.read_text("utf-8") for file in server}
    assert sources
    named = [file for file, text in sources.items() if "bots.names" in text or "bots.engine" in text]
    assert named == []

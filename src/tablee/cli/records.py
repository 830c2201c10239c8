"""Commands for records of matches."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from tablee.cli.choices import chosen
from tablee.cli.compiling import get_ready

if TYPE_CHECKING:
    from tablee.games.words import Text
    from tablee.match import Match
    from tablee.texts import Texts

app = App(name="record", help="Read, check and make records of matches.")

Count = Annotated[int, Parameter(validator=Number(gte=1))]
Seed = Annotated[int, Parameter(validator=Number(gte=0, lt=1 << 63))]


@app.command
def show(file: Path) -> None:
    """Who played what, and how it ended."""
    from tablee.games.options import written

    match, texts = load(file), texts_here()
    print(f"{match.game.title}: {', '.join(f'{name} {written(value)}' for name, value in match.options.items())}")
    for number, (player, score) in enumerate(zip(match.first_players, match.scores(), strict=True), start=1):
        print(f"{number}. {player.name}: {score}")
    print(texts.say(ending(match)))


@app.command
def check(file: Path) -> None:
    """Replay a record and say whether everything in it is right; if not, which line is wrong and why."""
    from tablee.games.words import Text

    match = load(file)
    print(texts_here().say(Text("record-right", {"entries": len(match.log)})))


@app.command
def replay(file: Path) -> None:
    """Tell a recorded match from beginning to end."""
    match, texts = load(file), texts_here()
    named = type(texts)(texts.language, names_at(match), match.game.called(match.options, texts.language))
    for moment in match.moments:
        for event in moment.events:
            print(named.say(event.text))
    print(named.say(ending(match)))


@app.command
def random(
    game: str,
    *,
    players: int = 2,
    preset: str | None = None,
    options: list[str] | None = None,
    deck: Path | None = None,
    count: Count = 1,
    seed: Seed = 1,
) -> None:
    """Print records of matches between random bots.

    Parameters
    ----------
    game
        Which game, such as ugo.
    players
        How many seats.
    preset
        Options that go together, by their name.
    options
        Options of the game, such as rounds=2; may be given several times. They override a preset.
    deck
        In pillage: a file with the cards of the box, in place of those of our own design.
    count
        How many records, one after another.
    seed
        The first seed; the next record has the next one.
    """
    from tablee.bots import bot_of
    from tablee.bots.duel import play_match
    from tablee.match import Match, bot
    from tablee.match.choosing import game_named
    from tablee.match.record import write

    played = game_named(game)
    agreed = chosen(played, preset, options, deck)
    get_ready(played)
    for number in range(seed, seed + count):
        match = Match(played, [bot("random")] * players, agreed, number.to_bytes(8, "big"))
        play_match(match, [bot_of(game, "random")] * players, number)
        print(write(match), end="")


def verify(file: Path) -> None:
    """Check that everything chance brought in a recorded match came from the seed that was committed to."""
    from tablee.games.words import Text
    from tablee.match.match import check_draws

    match, texts = load(file), texts_here()
    check_draws(match)
    key = "verified-commitments" if match.fairness else "verified-seed"
    print(texts.say(Text(key, {"draws": match.draws_made()})))
    missing = [seat + 1 for seat, nonce in enumerate(match.fairness.nonces) if not nonce] if match.fairness else []
    if missing:
        print(texts.say(Text("verified-missing", {"seats": ", ".join(map(str, missing))})))


def load(file: Path) -> "Match":
    """The match of a record on disk."""
    from tablee.games import GAMES
    from tablee.games.words import Refused
    from tablee.match.record import read

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refused("record-file", file=str(file)) from None
    get_ready(*(game for game in GAMES.values() if re.search(rf"^\s*game {game.name}\b", text, re.MULTILINE)))
    return read(text, GAMES)


def names_at(match: "Match") -> list[str]:
    """The players' names; those that sound alike are told apart by their seats."""
    names = [player.name for player in match.first_players]
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1)]


def texts_here() -> "Texts":
    """What is said in the language of the person's system."""
    from tablee.texts import Texts, language_of

    return Texts(language_of(os.environ))


def ending(match: "Match") -> "Text":
    """How a match stands or ended, as a text."""
    from tablee.games.story import seat_named
    from tablee.games.words import Text

    if not match.result:
        return Text("match-running")
    winners = [seat_named(seat) for seat in match.result.winners]
    return Text("match-ended", {"how": match.result.how, "winners": winners, "count": len(winners)})

"""Commands for records of matches."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from tablee.cli.choices import chosen
from tablee.cli.compiling import get_ready, get_ready_for
from tablee.cli.play import Language, said, spoken
from tablee.command import command

if TYPE_CHECKING:
    from tablee.games.words import Text
    from tablee.match import Match
    from tablee.texts import Texts

LONGEST_NAME = 60  # letters: a record has more room than a table
app = App(name="record", help="Read, check and make records of matches.")

Recorded = Annotated[
    str,
    said(f"The file of a record, or the name or number of a saved match: `{command('terminal --list')}` shows them."),
]
Count = Annotated[int, Parameter(validator=Number(gte=1))]
Seed = Annotated[int, Parameter(validator=Number(gte=0, lt=1 << 63))]


@app.command
def show(file: Recorded, *, language: Language = None) -> None:
    """Who played what, and how it ended."""
    from tablee.games.options import option_text
    from tablee.terminal.names import player_named

    match, texts = load(file), texts_in(language)
    named = named_texts(match, texts)
    print(f"{match.game.title}: {', '.join(f'{name} {option_text(value)}' for name, value in match.options.items())}")
    for seat, (player, score) in enumerate(zip(match.first_players, match.scores(), strict=True)):
        print(f"{seat + 1}. {named.say(player_named(seat, player))}: {score}")
    print(named.say(ending(match)))


@app.command
def check(file: Recorded, *, language: Language = None) -> None:
    """Replay a record, or all of a file that holds several, and say whether it is right; if not, which line and why."""
    from tablee.games import GAMES
    from tablee.games.words import Text
    from tablee.match.record import read, records_in

    for text in records_in(text_of(file)):
        match = read(text, GAMES)
        print(texts_in(language).say(Text("record-right", {"entries": len(match.log)})))


@app.command
def replay(file: Recorded, *, language: Language = None) -> None:
    """Tell a recorded match from beginning to end."""
    match = load(file)
    named = named_texts(match, texts_in(language))
    for moment in match.moments:
        for event in moment.events:
            if not event.kind.is_heading:
                print(named.say(event.text))
    print(named.say(ending(match)))


@app.command
def random(
    game: str,
    *,
    players: int | None = None,
    bots: list[str] | None = None,
    preset: str | None = None,
    options: list[str] | None = None,
    deck: Path | None = None,
    count: Count = 1,
    seed: Seed = 1,
) -> None:
    """Print records of matches between bots, for tests and data sets: the same command prints the same records.

    Parameters
    ----------
    game
        Which game, such as ugo.
    players
        How many seats; otherwise as many as there are bots, and at least two.
    bots
        The bot on each seat, such as greedy,random; may be given several times. Fewer bots than seats take turns:
        greedy,random sit at four seats as greedy, random, greedy, random. Otherwise all are random. A bot is a level,
        module:function, net: with weights that were learned, or a program such as 'cmd:./my_engine', which is given
        by itself.
    preset
        Options that go together, by their name.
    options
        Options of the game, such as rounds=2; may be given several times. They override a preset.
    deck
        In pillage: a file with cards of your own in place of our design: docs/decks.md.
    count
        How many records, one after another.
    seed
        The first seed; the next record has the next one. To use several cores, run the command several times with
        seeds that lie at least count apart.
    """
    from tablee.bots.names import bot_named, name_in_records
    from tablee.bots.play import play_match
    from tablee.match import Match, bot
    from tablee.match.lookup import game_named
    from tablee.match.record import write

    played, names = game_named(game), bots_by_seat(bots, players)
    agreed = chosen(played, preset, options, deck)
    by_name = {name: bot_named(name, played, len(names), agreed) for name in names}
    sitting = [by_name[name] for name in names]
    get_ready(played)
    for number in counted(range(seed, seed + count)):
        match = Match(played, [bot(name_in_records(name, game)) for name in names], agreed, number.to_bytes(8, "big"))
        play_match(match, sitting, number)
        print(write(match), end="")


def bots_by_seat(bots: list[str] | None, players: int | None) -> list[str]:
    """The bots that are typed, for so many seats: fewer take turns, more are refused."""
    from tablee.bots.names import PROGRAM
    from tablee.games.words import Refused

    # A program may have commas in its own words.
    each = [[typed] if typed.startswith(PROGRAM) else typed.split(",") for typed in bots or ["random"]]
    names = [name.strip() for several in each for name in several]
    seats = max(2, len(names)) if players is None else players
    if len(names) > seats:
        raise Refused("bots-many", bots=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]


def counted(numbers: range) -> Iterator[int]:
    """The same numbers, with a bar for who waits at a terminal while the records go elsewhere."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    is_seen = console.is_terminal and not sys.stdout.isatty() and len(numbers) > 1
    # Left to itself, a bar takes what is printed to its own console, records too.
    with Progress(console=console, transient=True, redirect_stdout=False, disable=not is_seen) as bar:
        yield from bar.track(numbers)


def verify(file: Recorded, *, language: Language = None) -> None:
    """Check that everything chance brought in a recorded match came from the seed that was committed to."""
    from tablee.games.words import Text
    from tablee.match.replay import check_draws

    match, texts = load(file), texts_in(language)
    check_draws(match)
    key = "verified-commitments" if match.fairness else "verified-seed"
    print(texts.say(Text(key, {"draws": match.draws_made()})))
    missing = [seat + 1 for seat, nonce in enumerate(match.fairness.nonces) if not nonce] if match.fairness else []
    if missing:
        print(texts.say(Text("verified-missing", {"seats": ", ".join(map(str, missing))})))


def load(word: str) -> "Match":
    """The match of a record on disk: that of a file, or a saved match by its name or number.

    Raises `Refused` where there is neither, and where it cannot be read or is not right.
    """
    from tablee.games import GAMES
    from tablee.match.record import read

    return read(text_of(word), GAMES)


def text_of(word: str) -> str:
    """The text of a record on disk, or of several in one file; the rules of their game are compiled then."""
    from tablee.games.words import Refused

    path = path_of(word)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refused("record-file", file=str(path)) from None
    get_ready_for(text)
    return text


def path_of(word: str) -> Path:
    """Where the record lies that a word means: the path itself, which may be a pipe, or that of a saved match."""
    from tablee.games.words import Refused
    from tablee.terminal.saved_matches import SavedMatches

    if Path(word).exists():
        return Path(word)
    if file := SavedMatches().meant(word):
        return file.path
    raise Refused("no-such-match", asked=word, command=command("terminal --list"))


def named_texts(match: "Match", texts: "Texts") -> "Texts":
    """The language, with the players called as they were in the terminal, and with what people have named."""
    from tablee.terminal.names import names_of

    names = names_of(match.first_players, match.game.name, texts, LONGEST_NAME)
    return type(texts)(texts.language, names, match.game.called(match.options, texts.language))


def texts_in(language: str | None) -> "Texts":
    """What is said in the language that is asked for, or in that of the person's system."""
    from tablee.texts import Texts

    return Texts(spoken(language))


def ending(match: "Match") -> "Text":
    """How a match stands or ended, as a text."""
    from tablee.games.story import seat_named
    from tablee.games.words import Text

    if not match.result:
        return Text("match-running")
    winners = [seat_named(seat) for seat in match.result.winners]
    return Text("match-ended", {"how": match.result.how, "winners": winners, "count": len(winners)})

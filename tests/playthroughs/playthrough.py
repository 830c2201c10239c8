"""Whole games as readable text."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.options import Value, option_text
from tablee.games.story import Event
from tablee.match import Chance, Decision, Joint, Match, person
from tablee.match.happened import Moment
from tablee.texts import Texts

FOLDER = Path(__file__).parent
NAMES = ("North", "East", "South", "West", "Centre", "Zenith")
MOST_LISTED = 12  # legal moves; of more, only how many there are


@dataclass(frozen=True)
class Playthrough:
    """A game to play through: its seats, its options, and the seed of its chance and of its players."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}_{self.seats}.txt"

    def text(self) -> str:
        return "".join(f"{line}\n" for line in lines(self.played(), self.seed))

    def played(self) -> Match:
        """Every seat chooses among its legal moves at random."""
        players = [person(name) for name in NAMES[: self.seats]]
        match, random = Match(GAMES[self.game], players, self.options, bytes([self.seed])), Random.seeded(self.seed)
        while seats := match.awaited():
            seat = seats[below(random, len(seats))]
            legal = match.legal(seat)
            match.submit(seat, legal[below(random, len(legal))])
        return match


PLAYTHROUGHS = (
    Playthrough("ugo", 2, {"rounds": 2, "hand_size": 4}, seed=2),
    Playthrough("ugo", 3, {"rounds": 2, "hand_size": 4}, seed=3),
    Playthrough("ugo", 4, {"rounds": 1}, seed=4),
    Playthrough("vigo", 2, {"vigilance": True, "colours": "green,violet"}, seed=34),
    Playthrough("vigo", 4, {"free_events": True}, seed=20),
    Playthrough("vigo", 6, {}, seed=45),
    Playthrough("pillage", 2, {"relic_costs": "5,6,7"}, seed=2),
    Playthrough("pillage", 3, {"market": "village", "bank": "village"}, seed=3),
    Playthrough("pillage", 5, {"market": "both", "relic_costs": "7,8"}, seed=5),
    Playthrough("olives", 2, {"rounds": 3, "leftovers": True}, seed=34),
)

# After an entry that tells one of these, the position is written, if no trick is on the table any more.
LANDMARKS = {
    *("ugo-card-laid", "ugo-round-begun"),
    *("vigo-first-drawn", "vigo-ship-found", "vigo-chest-built"),
    "pillage-round-begun",
    "olives-bowl-turned",
}
QUIET = {"vigo-tile-laid"}  # the entry says it all


def lines(match: Match, seed: int) -> Iterator[str]:
    yield f"{match.game.title}, rules {match.game.version}: {', '.join(player.name for player in match.players)}"
    yield f"options: {', '.join(f'{name} {option_text(value)}' for name, value in match.options.items())}"
    yield f"seed: {seed}"
    texts = Texts("en", [player.name for player in match.players])
    for number, moment in enumerate(match.moments, start=1):
        told = [event for event in moment.events if event.kind.key not in QUIET]
        if told:
            yield ""
        yield f"{number}. {entry_line(match, moment)}"
        yield from (f"   {texts.say(event.text)}{secret(event)}" for event in told)
        position = position_after(match, number)
        if is_between_tricks(position) and any(event.kind.key in LANDMARKS for event in told):
            yield f"   = {position}"
    yield ""
    yield from ending(match)


def is_between_tricks(position: str) -> bool:
    return "trick=-" in position or "trick=" not in position


def entry_line(match: Match, moment: Moment) -> str:
    notation, entry = match.game.notation, moment.entry
    if isinstance(entry, Chance):
        return f"chance: {notation.outcome(moment.before, entry.outcome)}"
    if isinstance(entry, Joint):
        moves = [f"{NAMES[one.seat]} {notation.move(moment.before, one.seat, one.action)}" for one in entry.decisions]
        return f"together: {', '.join(moves)}"
    assert isinstance(entry, Decision)
    moves = notation.moves(moment.before, entry.seat, match.game.legal(moment.before, entry.seat))
    choice = str(len(moves)) if len(moves) > MOST_LISTED else ", ".join(moves)
    return f"{NAMES[entry.seat]}: {notation.move(moment.before, entry.seat, entry.action)}   (of {choice})"


def secret(event: Event) -> str:
    if event.kind.secret:
        return f" [{NAMES[event.args['seat']]} alone is told: {', '.join(event.kind.secret)}]"
    return f" [{NAMES[event.args['seat']]} alone is told]" if event.kind.is_private else ""


def position_after(match: Match, number: int) -> str:
    table = match.moments[number].before if number < len(match.moments) else match.table
    return match.game.notation.position(table)


def ending(match: Match) -> Iterator[str]:
    assert match.result
    for seat, score in enumerate(match.result.scores):
        yield f"{NAMES[seat]}: {score}{' (wins)' if seat in match.result.winners else ''}"

"""A match is written as a record: once, or again and again while it is played."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tablee.games.contract import Game, Table
from tablee.games.options import option_text
from tablee.games.record import copied
from tablee.match.entries import Absence, CalledOff, Chance, Decision, Entry, Joint, Resignation, Return, TakeBack
from tablee.match.match import Match
from tablee.match.players import Player, written_bot
from tablee.match.record.form import HEADING, NOTHING, Kind, Word, ending_lines, score_line

OUTCOMES_A_LINE = 10


def write(match: Match) -> str:
    """The record of a match. While the match is running it holds neither seed nor secret."""
    return Writer(match).text()


class Writer:
    """Writes the record of a match again and again while it is played; what the log has gained is all that costs."""

    def __init__(self, match: Match) -> None:
        self._match, self._course = match, _Course(match)

    def text(self) -> str:
        """The record as the match stands."""
        course = self._course.lines(self._match.log)
        return "".join(
            f"{line}\n" for line in [HEADING, *_header(self._match), "", *course, *ending_lines(self._match)]
        )


def _header(match: Match) -> Iterator[str]:
    yield f"{Word.GAME} {match.game.name} {match.game.version}"
    yield from (f"{Word.OPTION} {name} {option_text(value)}" for name, value in match.options.items())
    for number, player in enumerate(match.first_players, start=1):
        yield " ".join([Word.PLAYER, str(number), *_kind_and_name(player)])
    if match.commitment and (match.fairness or not match.result):  # one that can never be opened says nothing
        yield f"{Word.COMMITMENT} {match.commitment}"
    if match.result:
        yield from _opening(match)


def _kind_and_name(player: Player) -> list[str]:
    return [Kind.BOT, written_bot(player.name)] if player.is_bot else [Kind.PERSON, *player.name.split()]


def _opening(match: Match) -> Iterator[str]:
    if match.fairness:
        yield f"{Word.SECRET} {match.fairness.secret.hex()}"
        yield from (
            f"{Word.NONCE} {number} {nonce.hex() or NOTHING}" for number, nonce in enumerate(match.fairness.nonces, 1)
        )
    elif match.seed is not None:
        yield f"{Word.SEED} {match.seed.hex() or NOTHING}"


class _Course:
    """The lines of a log that grows. A twin replays it, since moves are written as the table stands."""

    def __init__(self, match: Match) -> None:
        self._twin = Match(match.game, match.first_players, match.options)
        self._lines: list[str] = []
        self._outcomes: list[str] = []  # of chance, on the last line

    def lines(self, log: Sequence[Entry]) -> list[str]:
        """All lines so far, with scores whenever they have changed."""
        for entry in log[len(self._twin.log) :]:
            if isinstance(entry, Chance):
                self._add_outcome(entry)
            else:
                self._add_entry(entry)
        return self._lines

    def _add_outcome(self, entry: Chance) -> None:
        if len(self._outcomes) in (0, OUTCOMES_A_LINE):
            self._outcomes = []
            self._lines.append("")
        self._outcomes.append(self._twin.game.notation.outcome(self._twin.table, entry.outcome))
        self._lines[-1] = f"{Chance.word} {', '.join(self._outcomes)}"
        self._twin.enter(entry)

    def _add_entry(self, entry: Entry) -> None:
        before = self._twin.scores()
        self._outcomes = []
        self._lines.append(_line(self._twin, entry))
        self._twin.enter(entry)
        if self._twin.scores() != before:
            self._lines.append(score_line(self._twin))


def _line(twin: Match, entry: Entry) -> str:
    match entry:
        case Decision():
            return _decision(twin.game, twin.table, entry)
        case Joint(decisions):
            return f"{entry.word} {'; '.join(_together(twin, decisions))}"
        case TakeBack(seat, entries):
            return f"{entry.word} {seat + 1} {entries}"
        case Absence(seat, level) | Resignation(seat, level) if level:
            return f"{entry.word} {seat + 1} {level}"
        case Absence(seat) | Resignation(seat) | Return(seat):
            return f"{entry.word} {seat + 1}"
        case CalledOff(reason):
            return f"{entry.word} {reason}"
        case _:
            return entry.word


def _together(twin: Match, decisions: Iterable[Decision]) -> Iterator[str]:
    """Each move as its seat's own table stands: with what that seat chose before, and nobody else."""
    for _, own in groupby(decisions, key=lambda decision: decision.seat):
        table = copied(twin.table)
        for decision in own:
            yield _decision(twin.game, table, decision)
            twin.game.rules.apply(table, decision.seat, decision.action)


def _decision(game: Game, table: Table, decision: Decision) -> str:
    return f"{decision.seat + 1}: {game.notation.move(table, decision.seat, decision.action)}"

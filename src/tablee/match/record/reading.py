"""A record is read: replayed and checked line by line."""

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping

from tablee.games.contract import Game, Table
from tablee.games.numbers import number_in
from tablee.games.options import Value, option_named
from tablee.games.record import copied
from tablee.games.words import Refused
from tablee.match.entries import (
    Absence,
    AgreedEnd,
    CalledOff,
    Chance,
    Decision,
    Entry,
    Joint,
    Resignation,
    Return,
    TakeBack,
)
from tablee.match.fair import Fairness, commitment
from tablee.match.match import Match
from tablee.match.players import BOT, Player
from tablee.match.record.form import HEADING, NOTHING, Kind, Word, ending_lines

HASH = re.compile("[0-9a-f]{64}")


def records_in(text: str) -> list[str]:
    """The records that stand in a text one after another; lines keep the numbers that they have in the text."""
    places = [match.start() for match in re.finditer(rf"^{HEADING}$", text, re.MULTILINE)]
    if len(places) < 2:
        return [text]
    ends = [*places[1:], len(text)]
    return ["\n" * text.count("\n", 0, begin) + text[begin:end] for begin, end in zip(places, ends, strict=True)]


def read(text: str, games: Mapping[str, Game]) -> Match:
    """The match of a record, replayed and checked line by line; a refusal names the line and the reason."""
    lines = _Lines(text)
    try:
        match = _begin(lines, games)
        _replay(lines, match)
        _check_ending(lines, match)
    except Refused as refused:
        raise Refused("record-line", line=lines.number, text=lines.line, reason=refused.text) from None
    return match


class _Lines:
    """The lines of a record, without blank ones and comments, and where one is among them."""

    def __init__(self, text: str) -> None:
        numbered = enumerate((line.strip() for line in text.splitlines()), start=1)
        self._left = deque((number, line) for number, line in numbered if line and not line.startswith("#"))
        self._end = len(text.splitlines()) + 1
        self.number, self.line = 0, ""

    def next_is(self, *words: str) -> bool:
        return bool(self._left) and self._left[0][1].split()[0] in words

    def take(self) -> list[str]:
        """The next line, as its first word and the rest."""
        self.number, self.line = self._left.popleft() if self._left else (self._end, "")
        word, _, rest = self.line.partition(" ")
        return [word, rest.strip()]

    def take_one(self, expected: str) -> str:
        """The rest of a line that must begin with a word."""
        word, rest = self.take()
        if word != expected:
            raise Refused("record-expected", expected=expected)
        return rest

    def take_all(self, word: str) -> Iterator[str]:
        """The rests of all lines in a row that begin with a word."""
        while self.next_is(word):
            yield self.take()[1]


def _begin(lines: _Lines, games: Mapping[str, Game]) -> Match:
    if " ".join(lines.take()) != HEADING:
        raise Refused("record-heading", heading=HEADING)
    game, version = _game(lines.take_one(Word.GAME), games)
    options = _options(lines, game)
    players = [_player(rest, number) for number, rest in enumerate(lines.take_all(Word.PLAYER), start=1)]
    if len(players) < game.seats[0]:
        lines.take()
        raise Refused("record-player", number=len(players) + 1)
    match = Match(game, players, options)
    if changed := game.changed_since(version, match.options, len(players)):
        raise Refused.of(changed)
    match.commitment = _hash(lines.take_one(Word.COMMITMENT)) if lines.next_is(Word.COMMITMENT) else None
    match.fairness, match.seed = _opened(lines, match)
    return match


def _game(rest: str, games: Mapping[str, Game]) -> tuple[Game, int]:
    """The game, and the version of the rules by which it was played."""
    name, _, written = rest.partition(" ")
    if name not in games:
        known = [game.name for game in games.values() if game.is_listed]
        raise Refused("record-game", game=name, known=", ".join(known))
    for version in games[name].versions():
        if written == str(version):
            return games[name], version
    raise Refused("record-version", version=written, known=", ".join(map(str, games[name].versions())))


def _options(lines: _Lines, game: Game) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for rest in lines.take_all(Word.OPTION):
        name, _, value = rest.partition(" ")
        if name in options:
            raise Refused("position-twice", field=name)
        options[name] = option_named(game.options, name).read(value)
    return options


def _player(rest: str, number: int) -> Player:
    written, kind, name = [*rest.split(" ", 2), "", "", ""][:3]
    if written != str(number) or kind not in list(Kind):
        raise Refused("record-player", number=number)
    return Player(_bot(name), is_bot=True) if kind == Kind.BOT else Player(name)


def _bot(name: str) -> str:
    """What a bot is called; never where its program lies."""
    if not BOT.fullmatch(name):
        raise Refused("record-bot", text=name)
    return name


def _hash(text: str) -> str:
    if not HASH.fullmatch(text):
        raise Refused("record-hash", text=text)
    return text


def _opened(lines: _Lines, match: Match) -> tuple[Fairness | None, bytes | None]:
    """What the shuffle came from, where the record opens it."""
    seats = len(match.players)
    if lines.next_is(Word.SECRET):
        secret = _bytes(lines.take_one(Word.SECRET))
        if commitment(secret) != match.commitment:
            raise Refused("record-commitment")
        nonces = [_nonce(rest, number) for number, rest in enumerate(lines.take_all(Word.NONCE), start=1)]
        if len(nonces) != seats:
            raise Refused("record-nonces", seats=seats)
        fairness = Fairness(secret, tuple(nonces))
        return fairness, fairness.seed
    return None, _bytes(lines.take_one(Word.SEED)) if lines.next_is(Word.SEED) else None


def _nonce(rest: str, number: int) -> bytes:
    written, _, nonce = rest.partition(" ")
    if written != str(number):
        raise Refused("record-expected", expected=f"{Word.NONCE} {number}")
    return _bytes(nonce)


def _replay(lines: _Lines, match: Match) -> None:
    while not lines.next_is(Word.END, Word.RUNNING):
        word, rest = lines.take()
        if not lines.line.isascii():  # letters that only look like ours would pass for them as capitals
            raise Refused("record-sign", sign=next(sign for sign in lines.line if not sign.isascii()))
        if word == Word.SCORES:
            _check_scores(rest, match)
        elif word == Chance.word:
            for outcome in rest.split(","):
                match.enter(Chance(match.game.notation.parse_outcome(match.table, outcome.strip())))
        else:
            match.enter(_entry(match, word, rest))


def _entry(match: Match, word: str, rest: str) -> Entry:
    if word.endswith(":"):
        return _read_decision(match, match.table, f"{word} {rest}")
    match word:
        case Joint.word:
            return Joint(tuple(_read_together(match, rest.split(";"))))
        case TakeBack.word:
            seat, _, entries = rest.partition(" ")
            return TakeBack(_seat(match, seat), _number(entries))
        case Resignation.word:
            seat, _, level = rest.partition(" ")
            return Resignation(_seat(match, seat), level.strip())
        case Absence.word:
            seat, _, level = rest.partition(" ")
            return Absence(_seat(match, seat), level.strip())
        case Return.word:
            return Return(_seat(match, rest))
        case AgreedEnd.word:
            return AgreedEnd()
        case CalledOff.word:
            return CalledOff(rest)
        case "":
            raise Refused("record-truncated")
        case _:
            raise Refused("record-word", word=word)


def _read_together(match: Match, parts: Iterable[str]) -> Iterator[Decision]:
    table, before = match.table, None
    for part in parts:
        seat = _seat(match, part.partition(":")[0].strip())
        if before and before.seat == seat:
            match.game.apply(table, seat, before.action)
        else:
            table = copied(match.table)
        before = _read_decision(match, table, part)
        yield before


def _read_decision(match: Match, table: Table, text: str) -> Decision:
    written, _, move = text.partition(":")
    seat = _seat(match, written.strip())
    return Decision(seat, match.game.notation.parse_move(table, seat, move.strip()))


def _check_scores(rest: str, match: Match) -> None:
    if rest.split() != [str(score) for score in match.scores()]:
        raise Refused("record-scores", scores=" ".join(map(str, match.scores())))


def _check_ending(lines: _Lines, match: Match) -> None:
    for line in ending_lines(match):
        if " ".join(lines.take()).strip() != line:
            raise Refused("record-ending", expected=line)
        if match.result and match.commitment and not match.fairness:
            raise Refused("record-secret")
    word, _ = lines.take()
    if word:
        raise Refused("record-after-end")


def _seat(match: Match, text: str) -> int:
    if text not in [str(seat + 1) for seat in range(len(match.players))]:
        raise Refused("position-seat", text=text)
    return int(text) - 1


def _number(text: str) -> int:
    number = number_in(text)
    if number is None:
        raise Refused("position-number", text=text)
    return number


def _bytes(text: str) -> bytes:
    if text == NOTHING:
        return b""
    if len(text) % 2 or not set(text) <= set("0123456789abcdef") or not text:
        raise Refused("record-bytes", text=text)
    return bytes.fromhex(text)

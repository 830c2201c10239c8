"""Programs that play: a bot in any language, spoken to over its standard input and output (docs/engine-protocol.md)."""

import reprlib
import shlex
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tablee.bots.asking import Nonsense
from tablee.bots.contract import Budget
from tablee.bots.line_process import Ended, Late, LineProcess
from tablee.games.chance import Random, next_word
from tablee.games.contract import Game, Sight
from tablee.games.options import Value
from tablee.games.picture import draw
from tablee.games.words import Refused, Text

PROTOCOL = 1
QUIT = {"type": "quit"}
HELLO_SECONDS = 20.0  # to start and to answer the first line
SEED_BITS = 53  # the whole numbers that every language reads from JSON
LONGEST_NAME = 60


class Introduced(NamedTuple):
    """What a program says of itself."""

    name: str
    version: str


class Engine:
    """A bot that is a program. It is started when it is first needed, and anew after it has ended.

    One process answers for all seats and games: a question holds all that there is to know.
    """

    def __init__(
        self, command: str, game: Game, seats: int, options: Mapping[str, Value], patience_seconds: float
    ) -> None:
        self.command, self.game, self.patience_seconds = command, game, patience_seconds
        self._hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": game.version,
            "seats": seats,
            "options": dict(options),
        }
        self._process: LineProcess | None = None
        self.introduced = Introduced("", "")

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> int:
        """The move that the program answers; `Nonsense` for all else that it does."""
        seat = int(sight.seat)
        moves = self.game.notation.moves(sight, seat, legal)
        given = self._answer(
            {
                "type": "choose",
                "seat": seat,
                "legal": moves,
                "picture": draw(self.game.picture, sight),
                "seed": next_word(random) >> (64 - SEED_BITS),
                "budget": {"seconds": budget.seconds, "decisions": budget.decisions},
                "timeout": self.patience_seconds,
            }
        )
        move = given.get("move") if isinstance(given, dict) else None
        if move not in moves:
            raise Nonsense(Text("bot-answered", {"answer": reprlib.repr(given if move is None else move)}))
        return legal[moves.index(move)]

    def introduce(self) -> Introduced:
        """Start the program and return what it says of itself; `Refused` where it cannot be played with."""
        try:
            self.get_ready()
        except Nonsense as nonsense:
            raise Refused("engine-unusable", command=self.command, deed=nonsense.deed) from None
        return self.introduced

    def get_ready(self) -> None:
        """Start the program, if it does not run, so that starting takes nothing of its time; raises `Nonsense`."""
        if not self._process:
            self._started()

    def quit(self) -> None:
        """Let the program end."""
        if self._process:
            self._process.quit(QUIT)
        self._process = None

    def _answer(self, question: Mapping[str, Any]) -> Any:
        return self._said(self._process or self._started(), question, self.patience_seconds)

    def _started(self) -> LineProcess:
        try:
            process = LineProcess(shlex.split(self.command))
        except (OSError, ValueError, IndexError) as error:
            raise Nonsense(Text("engine-not-started", {"error": str(error)})) from None
        hello = self._said(process, self._hello, HELLO_SECONDS)
        if not isinstance(hello, dict) or not isinstance(hello.get("name"), str):
            process.kill()
            raise Nonsense(Text("engine-no-hello", {"answer": reprlib.repr(hello)}))
        self.introduced = Introduced(hello["name"][:LONGEST_NAME], str(hello.get("version", ""))[:LONGEST_NAME])
        return process

    def _said(self, process: LineProcess, message: Mapping[str, Any], seconds: float) -> Any:
        """What the program answers in time; one that does not is ended, and asked anew at the next question."""
        self._process = None
        try:
            process.send(message)
            answer = process.receive(seconds)
        except Late:
            process.kill()
            raise Nonsense(Text("bot-slow", {"seconds": seconds})) from None
        except Ended as ended:
            raise Nonsense(Text("engine-ended", {"code": ended.code, "words": ended.last_words or "–"})) from None
        self._process = process
        return answer

"""Long stories are told in pieces, while others have their turns; what happens meanwhile waits until they are told."""

from collections.abc import Callable, Iterator
from itertools import chain, islice

from msgspec import Raw

from tablee.server.messages import StoryPiece
from tablee.server.net.connection import Connection
from tablee.server.store.ledger import Ledger

PIECE = 500  # lines of a story in one message

Slices = Callable[[Iterator[None]], None]  # runs something in short steps


class LongStories:
    """What each follower of a table is still to hear of its story. Lives on the event loop."""

    def __init__(self, table: str, ledger: Ledger) -> None:
        self._table, self._ledger = table, ledger
        self._telling: dict[Connection, Iterator[Raw]] = {}
        self._behind: dict[Connection, list[bytes]] = {}  # what waits for followers until they know the whole story

    def write(self, connection: Connection, frame: bytes) -> None:
        """Send a frame; after the story, to somebody who still hears that."""
        if connection in self._behind:
            self._behind[connection].append(frame)
        else:
            connection.write(frame)

    def tell(self, connection: Connection, rest: Iterator[Raw], place: int, run: Slices) -> None:
        """Bring the rest of a long story in pieces, after the table and before all else, without holding anybody up."""
        self._telling[connection] = rest

        def begin(is_written: bool) -> None:
            if is_written and self._telling.get(connection) is rest:
                self._behind[connection] = []
                run(self._pieces(connection, rest, place))

        self._ledger.write((), begin)

    def stop(self, connection: Connection) -> bool:
        """Somebody looks away, or anew; whether they were still to hear some of it."""
        self._behind.pop(connection, None)
        return self._telling.pop(connection, None) is not None

    def _pieces(self, connection: Connection, rest: Iterator[Raw], place: int) -> Iterator[None]:
        piece: list[Raw] = []
        line = next(rest, None)
        while line is not None:
            yield
            if self._telling.get(connection) is not rest:  # looked away, or looks anew
                return
            piece.append(line)
            line = next(rest, None)
            if len(piece) == PIECE or line is None:
                connection.say(StoryPiece(self._table, place, piece, has_more=line is not None))
                place, piece = place + len(piece), []
        del self._telling[connection]
        for frame in self._behind.pop(connection):
            connection.write(frame)


def first_piece(lines: Iterator[Raw]) -> tuple[list[Raw], Iterator[Raw] | None]:
    """As much of a story as fits into a message, and the rest if there is any."""
    piece, following = list(islice(lines, PIECE)), next(lines, None)
    return piece, None if following is None else chain((following,), lines)

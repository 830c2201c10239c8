"""People who bring a table quickly to a moment that is rare: each has a line of their own, and a browser besides."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import expect

from tests.server.playing import begin, catch_up
from tests.server.serving import Guest, Page, Server
from tests.web.people import Visitor, Visitors
from tests.web.test_house import device_of
from tests.web.test_pillage import ENDING

ADA, BEN, CID = range(3)
TABLES = 40  # so often somebody tries again
A_LONG_GAME = 2_000  # decisions
SPOKEN = "[aria-live=polite][aria-relevant~=text]"  # what those hear who listen
Now = dict[str, Any]  # a table as a seat sees it
Choose = Callable[[int, Now], str]  # a seat and what it sees: the move it makes


class TablePlayers:
    """People round one table, by their seats."""

    def __init__(self, guests: list[Guest], pages: list[Page]) -> None:
        self._guests, self._pages = guests, pages
        self.table = ""
        self._told = [0 for _ in pages]  # lines that each was told when one of them did or heard something

    def sit_down(self, game: str, **options: Any) -> None:
        """Begin at a new table."""
        self.table = begin(*self._pages, game=game, options=options)
        self._note_told()

    def seek(self, game: str, find: Callable[[], bool], **options: Any) -> None:
        """Sit down at one table after another, until what is wanted is found there."""
        for _ in range(TABLES):
            self.sit_down(game, **options)
            if find():
                return
        raise AssertionError(f"{TABLES} tables of {game}, and nothing is found")

    def browser(self, seat: int, visitors: Visitors, **settings: Any) -> Visitor:
        """The table in a browser of who sits there; before it, the first page."""
        path = f"/tables/{self.table}" if self.table else "/"
        return visitors.come(path, **device_of(self._guests[seat]), **settings)

    def say(self, seat: int, text: str) -> None:
        """Somebody writes to the others."""
        self._pages[seat].done("chat", table=self.table, text=text)

    def join(self, seat: int, table: str) -> None:
        """Somebody sits down at another table."""
        self._pages[seat].done("join", table=table)

    def sees(self, seat: int) -> Now:
        """What a seat sees, when it knows as much as any other."""
        newest = max(page.tables[self.table]["seq"] for page in self._pages)
        return catch_up(self._pages[seat], self.table, newest)

    def moves(self, seat: int) -> list[str]:
        """What a seat may do."""
        return list(self.sees(seat).get("asked", {}).get("moves", []))

    def awaited(self) -> list[int]:
        """Who owes a decision."""
        return [seat for seat in range(len(self._pages)) if seat in self.sees(seat)["awaited"]]

    def do(self, seat: int, *moves: str) -> None:
        """Answer, as moves are written."""
        for move in moves:
            question = self.sees(seat)["question"]
            self._pages[seat].done("decide", table=self.table, question=question, move=move)
            self._note_told()

    def hear(self, seat: int, happens: Callable[[Now], bool]) -> Now:
        """Wait for what somebody does at a browser; lines that were told before are not told of it."""
        while not happens(self._news(seat)):
            self._pages[seat].next()
        self._note_told()
        return self.sees(seat)

    def _news(self, seat: int) -> Now:
        now = self.sees(seat)
        return now | {"story": now.get("story", [])[self._told[seat] :]}

    def _note_told(self) -> None:
        self._told = [len(self.sees(seat).get("story", [])) for seat in range(len(self._pages))]

    def hear_more(self, seat: int, asked: int) -> None:
        """Wait until a question is answered, at a browser."""
        self.hear(seat, lambda now: now["question"] != asked or "result" in now)

    def play(self, choose: Choose, until: Callable[[], bool]) -> bool:
        """Whoever is asked chooses, until the moment has come; whether it has, before the game was over."""
        for _ in range(A_LONG_GAME):
            if until():
                return True
            if "result" in self.sees(0):
                return False
            seat = self.awaited()[0]
            self.do(seat, choose(seat, self.sees(seat)))
        return False


@contextmanager
def table_players(server: Server, *names: str) -> Iterator[TablePlayers]:
    """People with these names; the first one makes the tables."""
    guests = [Guest(server, name) for name in names]
    with ExitStack() as stack:
        yield TablePlayers(guests, [stack.enter_context(guest.page()) for guest in guests])


def has_told(key: str) -> Callable[[Now], bool]:
    """Whether a line is told."""
    return lambda now: any(line["key"] == key for line in now["story"])


def written(points: int) -> str:
    """Points as a page writes them, with a real minus."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def check_the_ending(visitor: Visitor, why: str = "") -> None:
    """Whoever sees a game end is at its result, is told what is special about it, and has the next step at hand."""
    ending = visitor.page.locator(ENDING)
    expect(ending).to_contain_text(why)
    expect(ending).to_be_focused()
    expect(ending.get_by_role("heading")).to_be_in_viewport()
    visitor.press("Tab")
    expect(ending.locator("button.primary")).to_be_focused()

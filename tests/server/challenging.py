"""People who make challenges and take them."""

from typing import Any

from tests.server.playing import ME, decide, is_awaited, play_out
from tests.server.serving import Guest, Page


def bot(level: str) -> dict[str, str]:
    """A chair for a bot."""
    return {"kind": "bot", "level": level}


def make(maker: Guest, game: str = "ugo", level: str = "medium", bots: int = 1, **options: Any) -> str:
    """A challenge against bots of a level: its id."""
    wish = {"game": game, "chairs": [ME, *[bot(level)] * bots], "options": options}
    return str(maker.http.post("/api/challenges", json=wish).raise_for_status().json()["id"])


def make_short(maker: Guest) -> str:
    """A challenge of two tricks."""
    return make(maker, rounds=1, hand_size=2)


def take(page: Page, challenge: str) -> str:
    """The table on which somebody plays a challenge, which they follow."""
    table = str(page.done("take-challenge", challenge=challenge)["table"])
    page.done("follow", table=table)
    return table


def play(guest: Guest, challenge: str, place: int = 0) -> str:
    """Take a challenge and play it out, with the first of all moves or the last (-1): the table."""
    with guest.page() as page:
        table = take(page, challenge)
        while not page.tables[table].get("result"):
            if is_awaited(page, table):
                decide(page, table, place)
            else:
                page.next()
    return table


def play_some(page: Page, table: str, choices: int) -> None:
    """Make so many choices, the first that is allowed each time, and wait until one is asked again."""
    wait_for_turn(page, table)
    for _ in range(choices):
        decide(page, table)
        wait_for_turn(page, table)


def wait_for_turn(page: Page, table: str) -> None:
    """Wait until somebody is asked, or the game is over."""
    while not is_awaited(page, table) and not page.tables[table].get("result"):
        page.next()


def shown(guest: Guest, challenge: str) -> dict[str, Any]:
    """A challenge as somebody sees it."""
    found: dict[str, Any] = guest.http.get(f"/api/challenges/{challenge}").raise_for_status().json()
    return found


def give_up(guest: Guest, challenge: str) -> str:
    """Take a challenge and give it up: the table."""
    with guest.page() as page:
        table = take(page, challenge)
        page.done("resign", table=table)
        play_out(table, page)
    return table

"""Take the pictures of the README: `.run/test/bin/python -m scripts.readme_pictures`, where the tests are set up.

Each is a real game against bots on a real server, played so far by what the bot of hints would do.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.playing import ME
from tests.server.serving import Guest, Page, Server, serving
from tests.web.browsers import browsing
from tests.web.people import Visitors
from tests.web.test_house import device_of

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "images"
BOTS = [{"kind": "bot", "level": "greedy"}] * 2
DECISIONS = {"ugo": 9, "vigo": 14, "pillage": 6}  # of the person, before the picture is taken
QUALITY = 72  # of a JPEG: small files, for a page that everybody loads
SETTLED = 1500  # milliseconds, after which nothing moves any more


def main() -> None:
    """Write a picture of each game's table into `docs/images`."""
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        browsing() as browser,
        serving(Path(folder), "--pace", "0", "--no-rate-limits") as server,
    ):
        visitors = Visitors(browser, server.address)
        for game, decisions in DECISIONS.items():
            take_picture(server, visitors, game, decisions)
        visitors.leave()


def take_picture(server: Server, visitors: Visitors, game: str, decisions: int) -> None:
    """Play a game so far, open it in the browser, and keep what it shows."""
    guest = Guest(server, "Zoé")
    with guest.page() as page:
        table = str(page.done("create", game=game, chairs=[ME, *BOTS], starts_when_full=True)["table"])
        page.until("table", table=table, status="playing")
        for _ in range(decisions):
            follow_hint(page, table)
        wait_for_question(page, table)
        visitor = visitors.come(f"/tables/{table}", 1280, **device_of(guest))
        visitor.page.wait_for_timeout(SETTLED)
        file = FOLDER / f"{game}.jpg"
        visitor.page.screenshot(path=file, type="jpeg", quality=QUALITY)
        print(file.name, file.stat().st_size // 1024, "kB")


def follow_hint(page: Page, table: str) -> None:
    """Decide as the bot of hints would."""
    wait_for_question(page, table)
    hint = page.done("hint", table=table, level="greedy")["hint"]
    page.done("decide", table=table, question=page.tables[table]["question"], action=hint["action"])


def wait_for_question(page: Page, table: str) -> None:
    """Wait until the person is asked."""
    while page.tables[table]["seat"] not in page.tables[table]["awaited"]:
        page.next()


if __name__ == "__main__":
    main()

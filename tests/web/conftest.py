"""A server and a browser for all tests of the page, and people who come with a browser of their own.

What is dealt follows from the name of the test and from `--deals`: it is the same in every run.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser

import run
from tests.server.serving import Server, starting
from tests.web.browsers import browsing
from tests.web.luck import LuckyServer
from tests.web.people import Visitors

FOLDER = TemporaryDirectory(prefix="tablee-luck-")
LUCK = Path(FOLDER.name) / "luck"  # whose it is: the test that runs, and which of its deals


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Say which test it is before anything of it is made."""
    LUCK.write_text(f"{item.nodeid} {item.config.getoption('--deals')}", "utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    if not (run.PAGE / "index.html").is_file():
        pytest.skip("the page was not built: .run/setup.log says why")
    with starting(LuckyServer(tmp_path_factory.mktemp("server"), LUCK, "--pace", "0", "--no-rate-limits")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser; everybody has a window without the others' cookies.

    It is closed after a file of tests: Playwright keeps an event loop running, and other tests bring their own.
    """
    with browsing() as one:
        yield one


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People at the page; what their browsers complain about fails the test."""
    coming = Visitors(browser, server.address)
    yield coming
    coming.leave()
    assert coming.complaints == []

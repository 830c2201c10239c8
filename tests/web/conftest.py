"""A server and a browser for all tests of the page, and people who come with a browser of their own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import run
from tests.server.serving import ColdServer, Server, serving
from tests.web.browsers import browsing
from tests.web.people import Visitors


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    if not (run.PAGE / "index.html").is_file():
        pytest.skip("the page was not built: .run/setup.log says why")
    with serving(tmp_path_factory.mktemp("server"), "--pace", "0", "--no-rate-limits", kind=ColdServer) as running:
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

"""One server for all tests that leave it as they found it; a test that kills or floods a server starts its own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import ColdServer, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits on rates, whose bots answer at once."""
    with serving(tmp_path_factory.mktemp("server"), "--pace", "0", "--no-rate-limits", kind=ColdServer) as running:
        yield running
        assert running.errors() == []

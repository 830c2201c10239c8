"""The page that people load: one file for every address, and what it loads by names that change with the contents."""

from os import PathLike, stat_result
from pathlib import Path

from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).parents[1] / "page"
PATHS = (
    "/",
    "/new/{game}",
    "/learn/{game}",
    "/tables/{table}",
    "/tables/{table}/replay",
    "/replays",
    "/puzzles",
    "/challenges/{challenge}",
    "/move",
    "/me",
    "/host",
)
INSTALLED = {  # what makes the page something to install, and the type of it
    "/manifest.webmanifest": "application/manifest+json",
    "/worker.js": "text/javascript",
    "/apple-touch-icon.png": "image/png",
}
ASK_AGAIN = {"cache-control": "no-cache"}
KEEP_FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
NOT_BUILT = (
    "The page of this server was not built. In a checkout, `python3 run.py serve` builds it first; "
    ".run/setup.log tells what went wrong. The interface for programs works meanwhile.\n"
)


def page(status: int = 200) -> Response:
    """The page, or a sentence where it was not built."""
    return _built("index.html", "text/html", status)


def installed(path: str) -> Response:
    """The page's manifest, its worker, or the icon that some devices ask for by this name."""
    return _built(path.removeprefix("/"), INSTALLED[path])


def _built(name: str, media_type: str, status: int = 200) -> Response:
    file = PAGE / name
    if not file.is_file():
        return PlainTextResponse(NOT_BUILT, 503, headers=ASK_AGAIN)
    return Response(file.read_bytes(), status, media_type=media_type, headers=ASK_AGAIN)


class Assets(StaticFiles):
    """Scripts, styles and fonts: a browser never asks for one of them twice."""

    def __init__(self) -> None:
        super().__init__(directory=PAGE / "assets", check_dir=False)

    async def check_config(self) -> None:
        """A page that was not built has no assets: they are not found, and nothing breaks."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, to be kept for good."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(KEEP_FOR_GOOD)
        return response

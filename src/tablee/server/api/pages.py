"""The page, and what it reads before anybody plays: the games, their rulebooks and lessons."""

import asyncio

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount

from tablee.games.words import Refused
from tablee.match.lookup import game_named
from tablee.server.api.replies import language_of, refusal, reply, route
from tablee.server.net import static
from tablee.server.views.catalogue import catalogue
from tablee.server.views.lessons import lesson_of
from tablee.texts import rulebook as rulebook_of
from tablee.texts.players_rulebook import for_players


def page_routes() -> list[BaseRoute]:
    """The addresses, and who answers there."""
    return [
        route("/api/games", games),
        route("/api/rulebooks/{game}", rulebook),
        route("/api/lessons/{game}", lesson),
        *(route(path, page) for path in static.PATHS),
        *(route(path, installed) for path in static.INSTALLED),
        Mount("/assets", static.Assets(), middleware=[Middleware(GZipMiddleware)]),
    ]


async def page(_request: Request) -> Response:
    """The page: the same for every address of ours."""
    return static.page()


async def nowhere(request: Request, _error: Exception) -> Response:
    """What an address answers that is none of ours: the page, which says so; to programs a refusal."""
    if request.url.path.startswith("/api/"):
        return refusal(Refused("no-such-address"), language_of(request))
    is_for_people = request.method in ("GET", "HEAD") and not request.url.path.startswith("/assets/")
    return static.page(status=404) if is_for_people else PlainTextResponse("Not Found\n", 404)


async def installed(request: Request) -> Response:
    """What makes the page something to install."""
    return static.installed(request.url.path)


async def games(request: Request) -> Response:
    """What can be played."""
    return reply(catalogue(language_of(request)))


async def rulebook(request: Request) -> Response:
    """The rules of a game, to be read."""
    game = game_named(request.path_params["game"])
    return PlainTextResponse(for_players(rulebook_of(language_of(request), game.name)), headers=static.ASK_AGAIN)


async def lesson(request: Request) -> Response:
    """The guided first game; made beside the loop, once."""
    game = game_named(request.path_params["game"])
    return reply(await asyncio.to_thread(lesson_of, game.name))

"""Puzzles, for anybody."""

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tablee.games.words import Refused
from tablee.puzzles import Named
from tablee.server.api.replies import reply, route
from tablee.server.ops.server_time import day_of, milliseconds
from tablee.server.views.puzzles import puzzle_list, puzzle_shown

DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


def puzzle_routes() -> list[BaseRoute]:
    """The addresses, and who answers there."""
    return [route("/api/puzzles", listed), route("/api/puzzles/{game}/{number}", shown)]


async def listed(request: Request) -> Response:
    """How many puzzles there are, and the day's: by the asker's own calendar, or by ours."""
    date = request.query_params.get("date", "")
    return reply(puzzle_list(date if DATE.fullmatch(date) else day_of(milliseconds())))


async def shown(request: Request) -> Response:
    """A puzzle."""
    game, number = request.path_params["game"], request.path_params["number"]
    if not number.isdecimal() or len(number) > 6:
        raise Refused("no-such-address")
    return reply(await asyncio.to_thread(puzzle_shown, Named(game, int(number))))

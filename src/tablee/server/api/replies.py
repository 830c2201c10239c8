"""Answers to requests: as JSON, refusals too."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import json
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.games.words import Refused
from tablee.server.intents import NONSENSE
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.views.stories import brief, plain_args
from tablee.texts import DEFAULT, LANGUAGES, Texts

BODY_SECONDS = 20  # that a request may take to come in
UNAVAILABLE = 503
LATER = {"retry-after": "5"}  # seconds, after which it may be different
STATUS = {
    "who-are-you": 401,
    "too-often": 429,
    "no-such-address": 404,
    "no-such-table": 404,
    "no-such-challenge": 404,
    "no-such-program": 404,
    "no-such-companion": 404,
    "no-such-session": 404,
    "no-such-passkey": 404,
    "no-such-person": 404,
    "no-such-ban": 404,
    "banned-for-good": 403,
    "banned-until": 403,
    "banned-address": 403,
    "not-server-host": 403,
    "host-code-wrong": 403,
    "not-finished": 409,
    "analysis-running": 409,
    "replay-memory": 409,
    "replay-for-players": 403,
    "challenge-hidden": 403,
    "table-outdated": 410,
    "table-former": 410,
    "request-cut-short": 408,
    "request-too-big": 413,
    "not-stored": UNAVAILABLE,
    "database-away": UNAVAILABLE,
}

Handler = Callable[[Request], Awaitable[Response]]


def route(path: str, handler: Handler, *methods: str) -> Route:
    """A route whose refusals are answers too; GET unless other methods are named.

    What a request brings is there before anybody asks who sent it: whoever is let in has not signed out, or been
    deleted, by the time the last byte comes.
    """

    async def answer(request: Request) -> Response:
        try:
            if request.method == "POST":
                await body_of(request)
            return await handler(request)
        except Refused as refused:
            return refusal(refused, language_of(request))
        except DatabaseAway as away:
            return refusal(away.refusal, language_of(request))

    return Route(path, answer, methods=methods or ("GET",))


def refusal(refused: Refused, language: str) -> Response:
    """Why something was not done."""
    text = brief(refused.text)
    said = {"key": text.key, "args": plain_args(text), "words": Texts(language).say(text)}
    answer = reply(said, STATUS.get(text.key, 400))
    if answer.status_code == UNAVAILABLE:
        answer.headers.update(LATER)
    return answer


def reply(content: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return as_json(json.encode(content), status)


def as_json(content: bytes, status: int = 200) -> Response:
    """An answer that is written already."""
    return Response(content, status, {"cache-control": "no-store"}, "application/json")


def language_of(connection: HTTPConnection) -> str:
    """The language that is asked for, or the first of ours that the browser prefers."""
    asked = connection.query_params.get("language", "")
    preferred = re.findall(r"\b([a-z]{2})\b", connection.headers.get("accept-language", "").lower())
    return next((language for language in [asked, *preferred] if language in LANGUAGES), DEFAULT)


async def body_of(request: Request) -> bytes:
    """What a request brings; `Refused` where it does not come."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.body()
    except (ClientDisconnect, TimeoutError):
        raise Refused("request-cut-short") from None


async def read(request: Request, kind: type[Any]) -> Any:
    """What a request brings, as that kind of struct. Raises `Refused` where it does not come, or is something else."""
    body = await body_of(request)
    try:
        return json.decode(body, type=kind)
    except NONSENSE as error:
        raise Refused("message-malformed", reason=str(error)) from None

"""The application: requests, the WebSocket, and what runs beside them."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import segno
from msgspec import Struct, json
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused
from tablee.match.choosing import game_named
from tablee.server import limits, pages, people, results
from tablee.server.catalogue import catalogue
from tablee.server.guard import Guard, address_of
from tablee.server.house import House
from tablee.server.identity import COOKIE, COOKIE_SECONDS
from tablee.server.line import line_of
from tablee.server.messages import NONSENSE
from tablee.server.metrics import REGISTRY
from tablee.server.settings import Settings
from tablee.server.socket import Person, Socket
from tablee.server.table import Table
from tablee.server.told import brief, plain_args
from tablee.texts import DEFAULT, LANGUAGES, Texts
from tablee.texts import rulebook as rulebook_of

LOOPBACK = ("127.0.0.1", "::1")
BODY_SECONDS = 20  # that a request may take to come in
STATUS = {
    "who-are-you": 401,
    "too-often": 429,
    "no-such-table": 404,
    "no-such-program": 404,
    "no-such-companion": 404,
    "not-finished": 409,
    "table-outdated": 410,
    "table-former": 410,
    "request-cut-short": 408,
    "request-too-big": 413,
    "not-stored": 503,
}

Handler = Callable[[House, Request], Awaitable[Response]]


class Name(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class Link(Struct, forbid_unknown_fields=True):
    """What a private link carries."""

    link: str


def application(settings: Settings) -> Starlette:
    """The whole server, ready to be run."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    def route(path: str, handler: Handler, *methods: str) -> Route:
        return Route(path, answered(house, handler), methods=methods or ("GET",))

    async def socket(websocket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):  # before the handshake was over
            await converse(house, websocket)

    app = Starlette(
        routes=[
            route("/health", health),
            route("/ready", ready),
            route("/metrics", metrics),
            route("/api/games", games),
            route("/api/me", me),
            route("/api/me", enter, "POST"),
            route("/api/me", forget, "DELETE"),
            route("/api/me/link", private_link, "POST"),
            route("/api/me/move", move_here, "POST"),
            route("/api/programs", my_programs),
            route("/api/programs", add_program, "POST"),
            route("/api/programs/{program}", revoke_program, "DELETE"),
            route("/api/companions", my_companions),
            route("/api/companions", add_companion, "POST"),
            route("/api/companions/{companion}", part_from_companion, "DELETE"),
            route("/api/tables", open_tables),
            route("/api/tables/{table}/result", result),
            route("/api/tables/{table}/record", record),
            route("/api/tables/{table}/replay", replay),
            route("/api/tables/{table}/qr.svg", qr_code),
            route("/api/rulebooks/{game}", rulebook),
            WebSocketRoute("/ws", socket),
            WebSocketRoute("/{path:path}", no_socket),
            *(route(path, page) for path in pages.PATHS),
            *(route(path, installed) for path in pages.INSTALLED),
            Mount("/assets", pages.Assets(), middleware=[Middleware(GZipMiddleware)]),
        ],
        middleware=[Middleware(Guard, asked_often=house.limits, origins=settings.origins)],
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def answered(house: House, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose refusals are answers too."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(house, request)
        except Refused as refused:
            return refusal(refused, language_of(request))

    return answer


def refusal(refused: Refused, language: str) -> Response:
    """Why something was not done."""
    text = brief(refused.text)
    said = {"key": text.key, "args": plain_args(text), "words": Texts(language).say(text)}
    return reply(said, STATUS.get(text.key, 400))


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


async def read(request: Request, kind: type[Any]) -> Any:
    """What a request brings."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await request.body()
    except (ClientDisconnect, TimeoutError):
        raise Refused("request-cut-short") from None
    try:
        return json.decode(body, type=kind)
    except NONSENSE as error:
        raise Refused("message-malformed", reason=str(error)) from None


# The server itself


async def health(_house: House, _request: Request) -> Response:
    """Whether the server lives."""
    return PlainTextResponse("ok\n")


async def ready(house: House, _request: Request) -> Response:
    """Whether the server can take people in: its database answers."""
    if not house.is_ready:
        return PlainTextResponse("starting\n", 503)
    if not house.store.ledger.is_well:
        return PlainTextResponse("the disk fails\n", 503)
    await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    return PlainTextResponse("ready\n")


async def metrics(_house: House, request: Request) -> Response:
    """What is measured, for this machine only."""
    if address_of(request.scope) not in (*LOOPBACK, "::/64"):
        return PlainTextResponse("Metrics are shown on the server's own machine only.\n", 403)
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


async def page(_house: House, _request: Request) -> Response:
    """The page: the same for every address of ours."""
    return pages.page()


async def installed(_house: House, request: Request) -> Response:
    """What makes the page something to install."""
    return pages.installed(request.url.path)


async def games(_house: House, request: Request) -> Response:
    """What can be played."""
    return reply(catalogue(language_of(request)))


async def rulebook(_house: House, request: Request) -> Response:
    """The rules of a game, to be read."""
    game = game_named(request.path_params["game"])
    return PlainTextResponse(rulebook_of(language_of(request), game.name), headers=pages.ASK_AGAIN)


# People


def with_cookie(house: House, person: Person) -> Response:
    """Tell somebody who they are, and let the browser keep it."""
    answer = reply({"person": person.id, "name": person.name})
    answer.set_cookie(
        COOKIE,
        house.identity.cookie(person.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.settings.is_secure,
    )
    return answer


async def me(house: House, request: Request) -> Response:
    """Who I am."""
    person = await people.known(house, request)
    return reply({"person": person.id, "name": person.name})


async def enter(house: House, request: Request) -> Response:
    """Come in with a name, or take another name."""
    people.check_in_person(request)
    name = (await read(request, Name)).name
    person = await people.somebody(house, request)
    if person is None:
        house.limits.check(limits.GUESTS, address_of(request.scope))
        return with_cookie(house, await people.new_guest(house, name))
    return with_cookie(house, await people.renamed(house, person, name))


async def forget(_house: House, _request: Request) -> Response:
    """Be nobody on this device."""
    answer = reply({})
    answer.delete_cookie(COOKIE)
    return answer


async def private_link(house: House, request: Request) -> Response:
    """A link that makes another device mine."""
    person = await people.in_person(house, request)
    return reply({"link": house.identity.link(person.id)})


async def move_here(house: House, request: Request) -> Response:
    """Be the person of a private link on this device."""
    return with_cookie(house, await people.moved(house, (await read(request, Link)).link))


async def add_program(house: House, request: Request) -> Response:
    """A player that is a program: its token is shown once."""
    owner = await people.in_person(house, request)
    house.limits.check(limits.TABLES, owner.id)
    program, token = await people.new_program(house, owner, (await read(request, Name)).name)
    return reply({"person": program.id, "name": program.name, "token": token})


async def my_programs(house: House, request: Request) -> Response:
    """The programs that play for me, by their names."""
    owned = await people.programs(house, await people.known(house, request))
    return reply([{"person": program.id, "name": program.name} for program in owned])


async def revoke_program(house: House, request: Request) -> Response:
    """A program plays no more: its token is good for nothing."""
    await people.revoke(house, await people.known(house, request), request.path_params["program"])
    return reply({})


async def my_companions(house: House, request: Request) -> Response:
    """Who plays on my device beside me."""
    found = await people.companions(house, await people.known(house, request))
    return reply([{"person": companion.id, "name": companion.name} for companion in found])


async def add_companion(house: House, request: Request) -> Response:
    """Somebody else plays on my device: I can open lines for them."""
    person = await people.in_person(house, request)
    house.limits.check(limits.TABLES, person.id)
    companion = await people.new_companion(house, person, (await read(request, Name)).name)
    return reply({"person": companion.id, "name": companion.name})


async def part_from_companion(house: House, request: Request) -> Response:
    """Somebody plays on my device no more."""
    await people.part_from(house, await people.known(house, request), request.path_params["companion"])
    return reply({})


# Tables


async def open_tables(house: House, _request: Request) -> Response:
    """The open tables, for whoever passes by."""
    return reply(await house.reception.listed_for_strangers())


# Finished games


async def table_over(house: House, request: Request) -> Table:
    """A table whose end is on disk: after an end that could not be written the game goes on, with its hidden cards."""
    house.limits.check(limits.FINISHED, address_of(request.scope))
    table = await house.load(request.path_params["table"])
    results.over(table)
    await house.store.ledger.all_written()
    if table.is_lost:
        raise Refused("not-finished")
    return table


async def result(house: House, request: Request) -> Response:
    """How a game ended, with its score sheet."""
    table = await table_over(house, request)
    sheet = await house.shelf.bring((table.id, "sheet"), partial(results.sheet, results.over(table)))
    return reply(results.finished(table, sheet))


async def record(house: House, request: Request) -> Response:
    """The record of a finished game, as a file."""
    table = await table_over(house, request)
    name = f"{table.game.name}-{table.id}.txt"
    text = await house.shelf.bring((table.id, "record"), partial(results.record, table))
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def replay(house: House, request: Request) -> Response:
    """A finished game step by step, as a seat or a spectator saw it."""
    table = await table_over(house, request)
    asked = request.query_params.get("seat", "")
    seat = int(asked) if asked.isdecimal() and len(asked) < 3 else SPECTATOR
    if seat != SPECTATOR and seat >= len(table.chairs):
        raise Refused("no-such-seat", seat=seat + 1, seats=len(table.chairs))
    frames = await house.shelf.bring((table.id, "replay", seat), partial(results.replay, table, seat))
    return as_json(frames)


async def qr_code(house: House, request: Request) -> Response:
    """The address of a table, to be read by a phone's camera."""
    table = await house.load(request.path_params["table"])
    address = f"{request.base_url}tables/{table.id}"
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", scale=6, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# The WebSocket


async def no_socket(websocket: WebSocket) -> None:
    """There is one address for WebSockets."""
    await websocket.send_denial_response(PlainTextResponse("WebSockets are at /ws.\n", 404))


async def converse(house: House, websocket: WebSocket) -> None:
    """Let somebody in, and listen until the connection ends."""
    person = await people.somebody(house, websocket)
    if person is None or not house.is_ready:
        status = 503 if person else 401
        await websocket.send_denial_response(PlainTextResponse("Say who you are first: POST /api/me.\n", status))
        return
    if "as" in websocket.query_params:
        try:
            person = await people.companion_named(house, person, websocket.query_params["as"])
        except Refused:
            await websocket.send_denial_response(PlainTextResponse("That is no companion of yours.\n", 403))
            return
    await websocket.accept()
    language = language_of(websocket)
    words = language if "words" in websocket.query_params else None
    socket = Socket(line_of(websocket.scope), person, language, words, house.hearing)
    socket.line.listener, socket.address = socket, address_of(websocket.scope)
    house.enter(socket)
    try:
        while (message := await websocket.receive())["type"] == "websocket.receive":
            socket.heard((message.get("text") or "").encode())
    finally:
        house.leave(socket)

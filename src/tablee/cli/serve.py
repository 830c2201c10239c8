"""The command for hosts that serves. Every flag of theirs is a variable of the environment too."""

import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TextIO

from cyclopts import Parameter
from cyclopts.config import Env
from cyclopts.validators import Number

if TYPE_CHECKING:
    from tablee.games.words import Text
    from tablee.server.ops.settings import Settings

EVERYWHERE = "0.0.0.0"
ENVIRONMENT = Env("TABLEE_", command=False)
Seconds = Annotated[float, Parameter(validator=Number(gte=0))]
Megabytes = Annotated[float, Parameter(validator=Number(gte=0))]
SHORTEST_BACKUP = timedelta(minutes=1)  # between two of them
SHORTEST_CODE = 8  # letters of a host's code


def serve(
    *,
    data: Path | None = None,
    database: str | None = None,
    workers: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8642,
    lan: bool = False,
    origin: list[str] | None = None,
    browser: bool = False,
    bot_processes: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    bot_seconds: Seconds = 3.0,
    pace: Seconds = 0.9,
    grace: Seconds = 60.0,
    games_per_person: Annotated[int, Parameter(validator=Number(gte=1))] = 20,
    games_per_address: Annotated[int, Parameter(validator=Number(gte=1))] = 60,
    end_bot_games_after: Annotated[float, Parameter(validator=Number(gt=0))] = 14.0,
    end_games_after: Annotated[float, Parameter(validator=Number(gt=0))] = 60.0,
    sleep_after: Annotated[float, Parameter(validator=Number(gt=0))] = 30.0,
    rate_limits: bool = True,
    host_code: str | None = None,
    backup_every: timedelta | None = None,
    backup_keep: Annotated[int, Parameter(validator=Number(gte=1))] = 7,
    backup_folder: Path | None = None,
    disk_low: Megabytes = 1000.0,
    disk_critical: Megabytes = 200.0,
    log_format: Literal["text", "json"] = "text",
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
) -> None:
    """Host tables: people play in their browsers, with friends by a link and with bots.

    Every flag is also a variable of the environment: --bot-seconds is TABLEE_BOT_SECONDS. A flag that is given wins.

    Parameters
    ----------
    data
        The folder of the database; otherwise the user's folder for data of programs.
    database
        The address of a PostgreSQL that is used in its place, such as postgresql://tablee@localhost/tablee. With a
        password in it, better as TABLEE_DATABASE: flags are seen by all users of the machine.
    workers
        How many processes serve at the same address; more than one share a PostgreSQL.
    host
        The address to listen at.
    port
        The port to listen at; 0 takes any that is free.
    lan
        Open the tables to the local network, and show the address and its QR code.
    origin
        An address under which people reach this server through a proxy, such as https://games.example.org; may be
        given several times. With https, cookies travel by https only.
    browser
        Open the page in a browser, where there is a desktop.
    bot_processes
        In how many processes bots think; otherwise one for each core but one.
    bot_seconds
        How long a bot may think about one move.
    pace
        How long a bot takes at least, so that people can follow.
    grace
        How long somebody may be away before a bot sits in.
    games_per_person
        How many games somebody may have that are not over, before making another one.
    games_per_address
        How many that were made from one address; this machine, and with it a proxy, is not counted.
    end_bot_games_after
        After how many days a game of one person with bots is ended that nobody has touched.
    end_games_after
        After how many days a game of several people is ended that nobody has touched.
    sleep_after
        After how many seconds a table that nobody looks at, and where nothing happens, leaves the memory.
    rate_limits
        Limit how often a person or an address may ask, and how many games they may have at once.
    host_code
        A secret of yours, with which somebody becomes a host of this server at /host, once after each start; otherwise
        one is made up and shown while the server has no host.
    backup_every
        How often the server makes a backup by itself, such as 24h or 7d; otherwise it makes none.
    backup_keep
        How many of those are kept: the newest.
    backup_folder
        Where they are put; otherwise in the folder `backups` beside the database.
    disk_low
        Below how many megabytes of free disk the host is warned.
    disk_critical
        Below how many megabytes that is urgent, and no backup is begun.
    log_format
        Logs for people (text) or for programs (json).
    log_level
        From which level on something is logged; otherwise warning for people, info for programs.
    """
    from tablee.cli.compiling import get_ready
    from tablee.games import GAMES
    from tablee.games.words import Text
    from tablee.server.main import serve as serve_alone
    from tablee.server.ops.settings import Settings
    from tablee.server.store.database import InUse
    from tablee.server.workers import serve_together

    check_origins(origin or [])
    check_interval(backup_every)
    check_code(host_code)
    given = {
        "folder": data,
        "database": database,
        "workers": workers,
        "host": EVERYWHERE if lan else host,
        "port": port,
        "by_name": browser,
        "origins": tuple(origin or ()),
        "is_secure": bool(origin) and all(one.startswith("https:") for one in origin or ()),
        "bot_processes": bot_processes,
        "bot_seconds": bot_seconds,
        "pace_seconds": pace,
        "grace_seconds": grace,
        "games_a_person": games_per_person,
        "games_an_address": games_per_address,
        "bot_game_days": end_bot_games_after,
        "game_days": end_games_after,
        "sleep_seconds": sleep_after,
        "limits": rate_limits,
        "host_code": host_code,
        "backup_seconds": backup_every.total_seconds() if backup_every else None,
        "backup_keep": backup_keep,
        "backup_folder": backup_folder,
        "disk_low": disk_low,
        "disk_critical": disk_critical,
        "log_format": log_format,
        "log_level": log_level,
    }
    get_ready(*GAMES.values())
    settings = Settings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    run = serve_together if workers > 1 else serve_alone
    try:
        run(settings, lambda address, code: announce(settings, address, browser, code))
        if settings.log_format == "text":
            with suppress(OSError):  # the terminal may be closed
                say(Text("server-closed"))
    except InUse as refused:
        if not (browser and refused.address):
            raise
        say(Text("server-open-already", {"address": refused.address}))
        open_browser(refused.address)


def check_origins(origins: list[str]) -> None:
    """Refuse what is no address of a site: nobody could come in by it, and nothing would say why."""
    from tablee.games.words import Refused

    for origin in origins:
        if not re.fullmatch(r"https?://[^/\s]+/?", origin):
            host = origin.rpartition("//")[2].partition("/")[0]
            raise Refused("origin-unusable", origin=origin, example=f"https://{host or 'games.example.org'}")


def check_interval(every: timedelta | None) -> None:
    """Refuse backups without a pause."""
    from tablee.games.words import Refused

    if every is not None and every < SHORTEST_BACKUP:
        raise Refused("backup-too-often")


def check_code(code: str | None) -> None:
    """Refuse a code that somebody could guess."""
    from tablee.games.words import Refused
    from tablee.server.moderation.hosts import plain

    if code is not None and len(plain(code)) < SHORTEST_CODE:
        raise Refused("host-code-short", least=SHORTEST_CODE)


def announce(settings: "Settings", address: str, browser: bool, code: str = "") -> None:
    """Say where the tables are and how somebody becomes host, and show them; for programs, the log has said it."""
    from tablee.games.words import Text
    from tablee.server import main
    from tablee.server.ops.networks import own_addresses

    if settings.log_format == "text":
        say(Text("server-open", {"address": address}))
        if settings.host in main.EVERYWHERE:
            announce_networks(address, own_addresses())
        if code and not browser:  # whoever plays on this machine alone needs no host
            say(Text("server-host-code", {"address": f"{address}host", "code": code}))
    if browser:
        open_browser(address)


def announce_networks(address: str, networks: Mapping[str, str]) -> None:
    """Say where others find a server that is open to all: one address and its code, and those of further networks."""
    import segno

    from tablee.games.words import Text

    if not networks:
        say(Text("server-no-network"))
        return
    say(Text("server-open-to-all"))
    segno.make(address, micro=False).terminal(sys.stderr, compact=True)
    usual, *others = networks
    for other in others:
        say(Text("server-open-also", {"address": address.replace(usual, other), "network": networks[other]}))


def open_browser(address: str) -> None:
    """Show an address where there is a desktop. Some browsers keep the caller waiting: a thread waits for them."""
    import threading
    import webbrowser

    if has_desktop():
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def has_desktop() -> bool:
    """Whether a browser can show itself: one that draws into the terminal would get in the way."""
    if os.environ.get("BROWSER"):
        return True
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def settings_of(data: Path | None, database: str | None) -> "Settings":
    """Where the database is that is meant."""
    from tablee.server.ops.settings import Settings

    return Settings(folder=data, database=database) if data else Settings(database=database)


def say(text: "Text", to: TextIO | None = None) -> None:
    """Tell the host, in the host's language."""
    from tablee.texts import Texts, language_of

    print(Texts(language_of(os.environ)).say(text), file=to or sys.stderr, flush=True)

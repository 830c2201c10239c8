"""Commands for hosts: serve, backup, restore."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

EVERYWHERE = "0.0.0.0"
Seconds = Annotated[float, Parameter(validator=Number(gte=0))]


def serve(
    *,
    data: Path | None = None,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8642,
    lan: bool = False,
    origin: list[str] | None = None,
    browser: bool = False,
    bot_processes: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    bot_seconds: Seconds = 3.0,
    pace: Seconds = 0.9,
    grace: Seconds = 60.0,
    rate_limits: bool = True,
    log_format: Literal["text", "json"] = "text",
) -> None:
    """Host tables: people play in their browsers, with friends by a link and with bots.

    Every flag is also a variable of the environment: --bot-seconds is TABLEE_SERVE_BOT_SECONDS.

    Parameters
    ----------
    data
        The folder of the database; otherwise the user's folder for data of programs.
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
        Open the page in a browser.
    bot_processes
        In how many processes bots think; otherwise one for each core but one.
    bot_seconds
        How long a bot may think about one move.
    pace
        How long a bot takes at least, so that people can follow.
    grace
        How long somebody may be away before a bot sits in.
    rate_limits
        Limit how often a person or an address may ask.
    log_format
        Logs for people (text) or for programs (json).
    """
    from tablee.server.serving import serve as run
    from tablee.server.settings import Settings

    given = {
        "folder": data,
        "host": EVERYWHERE if lan else host,
        "port": port,
        "origins": tuple(origin or ()),
        "is_secure": bool(origin) and all(one.startswith("https:") for one in origin or ()),
        "robots": bot_processes,
        "robot_seconds": bot_seconds,
        "pace_seconds": pace,
        "grace_seconds": grace,
        "limits": rate_limits,
        "log_format": log_format,
    }
    settings = Settings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    run(settings, lambda port: announce(settings.host, port, browser))


def announce(host: str, port: int, browser: bool) -> None:
    """Say where the tables are, and show them."""
    import webbrowser

    import segno

    from tablee.server.serving import own_address

    address = f"http://{own_address() if host == EVERYWHERE else host}:{port}/"
    print(f"Tablée is open at {address}  (Ctrl-C closes it)", file=sys.stderr, flush=True)
    if host == EVERYWHERE:
        segno.make(address, micro=False).terminal(sys.stderr, compact=True)
    if browser:
        webbrowser.open(address)

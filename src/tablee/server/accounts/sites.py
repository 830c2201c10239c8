"""Under which name the server is reached: a passkey is good for one name only (the relying party of WebAuthn)."""

import ipaddress
from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tablee.games.words import Refused


class Site(NamedTuple):
    """A name, and the addresses of pages that may ask for its passkeys."""

    name: str
    origins: tuple[str, ...]


def site_of(connection: HTTPConnection, origins: Iterable[str]) -> Site:
    """The site of a request that the guard let through. Raises `Refused` where browsers have no passkeys.

    They have them for names, not for numbers, over https, and on the machine itself by the name `localhost`.
    """
    host = connection.headers.get("host", "")
    name = urlsplit(f"//{host}").hostname or ""
    named = [origin.rstrip("/") for origin in origins if urlsplit(origin).hostname == name]
    own = tuple(dict.fromkeys([f"{connection.url.scheme}://{host}", *named]))
    is_secure = is_this_machine(name) or any(origin.startswith("https:") for origin in own)
    if not is_secure or is_number(name):
        raise Refused("passkeys-not-here")
    return Site(name, own)


def is_this_machine(name: str) -> bool:
    """Whether a name always means the machine itself."""
    return name == "localhost" or name.endswith(".localhost")


def is_number(name: str) -> bool:
    """Whether a machine is called by its number.

    >>> is_number("127.0.0.1"), is_number("::1"), is_number("games.example")
    (True, True, False)
    """
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

"""The packages that learning needs, and nothing else does."""

from importlib.util import find_spec

from tablee.games.words import Refused

NEEDED = ("jax", "optax")


def check_installed() -> None:
    """Refuse to learn where they are missing, with what to do."""
    missing = [package for package in NEEDED if find_spec(package) is None]
    if missing:
        raise Refused("learn-missing", missing=", ".join(missing))

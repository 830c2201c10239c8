"""Commands of ours, as tests of the server run them."""

from collections.abc import Callable

Said = Callable[..., tuple[int, str]]
"""Runs a command in this process: its exit code, and all that it said."""

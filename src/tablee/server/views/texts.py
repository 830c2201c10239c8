"""Sentences on their way to a page that has the language files itself."""

from typing import Any

from msgspec import Struct

from tablee.games.words import Text
from tablee.server.views.stories import plain_args


class TextShown(Struct):
    """A sentence as a key of the language files."""

    key: str
    args: dict[str, Any]


def text_shown(text: Text) -> TextShown:
    """A text as it is sent."""
    return TextShown(text.key, plain_args(text))

"""What the program says, as keys with arguments: the languages are in `tablee.texts`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self


@dataclass(frozen=True)
class Text:
    """A sentence, or a part of one: a key of the language files and its arguments, which may be texts too.

    >>> Text("ugo-card", {"colour": "R", "value": 6})
    Text(key='ugo-card', args={'colour': 'R', 'value': 6})
    """

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Refused(ValueError):
    """Something that cannot be done: the text says why, and what can be done instead."""

    def __init__(self, key: str, **args: Any) -> None:
        self.text = Text(key, args)
        super().__init__(f"{key} ({', '.join(f'{name}={value!r}' for name, value in args.items())})")

    @classmethod
    def of(cls, text: Text) -> Self:
        """A refusal from a text."""
        return cls(text.key, **text.args)

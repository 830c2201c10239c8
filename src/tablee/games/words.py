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

    def __str__(self) -> str:
        """Short, for programmers; people are told by `tablee.texts`."""
        return f"{self.key}({', '.join(f'{name}={_short(value)}' for name, value in self.args.items())})"


def _short(value: Any) -> str:
    return f"[{', '.join(map(_short, value))}]" if isinstance(value, list) else str(value)


class Refused(ValueError):
    """Something that cannot be done: the text says why, and what can be done instead.

    `Texts("en").say(refused.text)` of `tablee.texts` is the sentence.
    """

    def __init__(self, key: str, **args: Any) -> None:
        self.text = Text(key, args)
        super().__init__(str(self.text))

    @classmethod
    def of(cls, text: Text) -> Self:
        """A refusal from a text."""
        return cls(text.key, **text.args)

"""Parts one after another, each on one line if it can be: a line ends between two of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text as RichText


@dataclass
class Flow:
    """Parts and the sign between them; it fits itself to the width that it gets."""

    parts: Sequence[RichText]
    between: str = " · "

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many parts on a line as fit."""
        line = RichText()
        for number, part in enumerate(self.parts):
            is_last = number == len(self.parts) - 1
            added = RichText.assemble(part, "" if is_last else self.between.rstrip())
            gap = " " * (len(self.between) - len(self.between.rstrip()))
            if line and line.cell_len + len(gap) + added.cell_len > options.max_width:
                yield line
                line = RichText()
            line = RichText.assemble(line, gap if line else "", added)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """At the least its widest part, at the most everything on one line."""
        widths = [part.cell_len for part in self.parts] or [0]
        most = sum(widths) + len(self.between) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(most, options.max_width))

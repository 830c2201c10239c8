"""What is longer than the screen, page by page."""

from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

Lines = Sequence[Sequence[Segment]]


def pages(block: RenderableType, console: Console) -> list[Segments]:
    """A block in parts that leave one line of the screen for what is asked; they end at empty lines where they can."""
    lines = console.render_lines(block, pad=False)
    return [Segments(joined(lines[begin:end])) for begin, end in cuts(lines, max(2, console.height - 1))]


def cuts(lines: Lines, most: int) -> Iterator[tuple[int, int]]:
    """Where pages of so many lines begin and end; an empty line in the lower half of a page is a good end."""
    begin = 0
    while len(lines) - begin > most:
        lower_half = range(begin + most, begin + most // 2, -1)
        end = next((place for place in lower_half if is_empty(lines[place - 1])), begin + most)
        yield begin, end
        begin = end
    yield begin, len(lines)


def is_empty(line: Sequence[Segment]) -> bool:
    """Whether a line shows nothing."""
    return not "".join(segment.text for segment in line).strip()


def joined(lines: Lines) -> list[Segment]:
    """Lines, each with its end."""
    return [segment for line in lines for segment in (*line, Segment.line())]

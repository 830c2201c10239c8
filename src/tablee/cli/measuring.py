"""What the commands that measure share: what they are given, how they tell how far they are, how figures are shown."""

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import Parameter
from cyclopts.validators import Number

if TYPE_CHECKING:
    from rich.table import Table

T = TypeVar("T")
Repeat = Annotated[int, Parameter(validator=Number(gte=1))]
Count = Annotated[int, Parameter(validator=Number(gte=0))]
Seconds = Annotated[float, Parameter(validator=Number(gt=0))]
Figures = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]  # a file, or - for the standard output


def last_of(turns: Iterable[T], repeat: int) -> T:
    """What the last of so many turns gives, with a bar that shows how far it is."""
    from rich.console import Console
    from rich.progress import track

    *_, last = track(turns, "Measuring", total=repeat, console=Console(stderr=True), transient=True)
    return last


def show(table: "Table", remarks: Sequence[str], figures: str, json: Path | None) -> None:
    """Print a table and what one has to know to read it, and keep its figures in a file; or print these alone."""
    from rich.console import Console

    if json == Path("-"):
        print(figures)
        return
    Console().print(table)
    print(*remarks, sep="\n", end="\n" if remarks else "")
    if json:
        json.write_text(figures + "\n", encoding="utf-8")


def say(sentence: str) -> None:
    """Tell how far it is, beside the figures."""
    print(sentence, file=sys.stderr, flush=True)


def numbers_in(text: str) -> list[int]:
    """Numbers with commas between them, as a flag has them."""
    if not re.fullmatch(r"[1-9]\d*(,[1-9]\d*)*", text):
        raise SystemExit(f"{text}: write numbers with commas between them, such as 1,2,3.")
    return [int(number) for number in text.split(",")]

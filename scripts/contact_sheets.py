"""Contact sheets of every stage at every size: `.run/test/bin/python -m scripts.contact_sheets [--game ugo] …`.

Real games are brought to each stage, in one browser that is resized there. A sheet shows all stages of one game, with
one number of players, at one size, in one theme. What must be seen together without scrolling and is not is told.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser

from tests.server.serving import Server, serving
from tests.web.browsers import browsing
from tests.web.people import Visitors
from tests.web.sizes import SIZES, Table, faults, resize, table_of
from tests.web.stages import stages_of
from tests.web.test_pages import PICTURES

SEATS = {"ugo": (2, 3, 4), "vigo": (2, 3, 4, 5, 6), "pillage": (2, 3, 4, 5)}
Theme = Literal["light", "dark"]
THEMES: list[Theme] = ["light", "dark"]
LARGE = 125  # per cent: text of those who read it larger
FOLDER = PICTURES / "sheets"
ACROSS = 1800  # pixels of a sheet
SHEET = """
<style>
  body {{ margin: 0; padding: 12px; background: #888; font: 16px sans-serif; width: {across}px }}
  main {{ display: flex; flex-wrap: wrap; gap: 12px }}
  figure {{ margin: 0; width: {width}px }}
  img {{ width: 100%; display: block }}
  .bad {{ color: #700; background: #fdd }}
</style><h1>{title}</h1><main>{figures}</main>
"""
FIGURE = '<figure><figcaption class="{mark}">{caption}</figcaption><img src="{file}"></figure>'
Size = tuple[int, int]
Taken = tuple[Size, str, tuple[Path, list[str]]]  # a size, a theme, a picture and its faults
Shot = tuple[str, Path, list[str]]  # the stage, its picture, what is wrong with it


def main() -> int:
    """Make the sheets that are asked for; how many of their pictures have a fault."""
    wanted = arguments()
    found: list[str] = []
    with (
        TemporaryDirectory() as folder,
        browsing() as browser,
        serving(Path(folder), "--pace", "0", "--no-rate-limits") as server,
    ):
        for game in wanted.game or SEATS:
            for seats in wanted.seats or SEATS[game]:
                if seats in SEATS[game]:
                    found += sheets_of(browser, server, game, seats, wanted)
    print(*found, f"{len(found)} faults; sheets in {FOLDER}", sep="\n")
    return min(len(found), 1)


def arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--game", action="append", choices=SEATS)
    reader.add_argument("--seats", action="append", type=int)
    reader.add_argument("--size", action="append", type=size, help="1440x900; all of them without it")
    reader.add_argument("--theme", action="append", choices=THEMES)
    reader.add_argument("--text", type=int, default=100, help=f"size of the text in per cent, {LARGE} for example")
    reader.add_argument("--language", default="en-GB")
    return reader.parse_args()


def size(written: str) -> Size:
    width, height = written.split("x")
    return int(width), int(height)


def sheets_of(browser: Browser, server: Server, game: str, seats: int, wanted: argparse.Namespace) -> Iterator[str]:
    """Play one game and make its sheets; what is wrong."""
    shots: dict[tuple[Size, str], list[Shot]] = {}
    visitors = Visitors(browser, server.address)
    with TemporaryDirectory() as folder, table_of(server, visitors, seats, language=wanted.language) as table:
        for number, stage in enumerate(stages_of(game, table)):
            for at, theme, shot in shots_of(table, Path(folder) / str(number), wanted):
                shots.setdefault((at, theme), []).append((stage, *shot))
        yield from lay_out(browser, f"{game}-{seats}", shots, wanted)
    visitors.leave()
    yield from visitors.complaints


def shots_of(table: Table, file: Path, wanted: argparse.Namespace) -> Iterator[Taken]:
    """The stage that is on screen, at every size and in every theme."""
    themes: list[Theme] = wanted.theme or THEMES
    for width, height in wanted.size or SIZES:
        resize(table.page, width, height, wanted.text)
        wrong = [] if table.stage() == "over" else faults(table.page)  # the result may be longer than the screen
        for theme in themes:
            table.page.emulate_media(color_scheme=theme)
            picture = file.with_name(f"{file.name}-{width}-{height}-{theme}.jpg")
            table.page.screenshot(path=picture, type="jpeg", quality=80)
            yield (width, height), theme, (picture, wrong)
    resize(table.page, *SIZES[0])


def lay_out(
    browser: Browser, name: str, shots: dict[tuple[Size, str], list[Shot]], wanted: argparse.Namespace
) -> Iterator[str]:
    """Put the pictures of each size and theme on a sheet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = "" if wanted.text == 100 else f"-text{wanted.text}"
    context = browser.new_context(viewport={"width": ACROSS + 24, "height": 900})
    paper = context.new_page()
    for ((width, height), theme), taken in shots.items():
        title = f"{name}-{width}x{height}-{theme}{text}"
        across = 2 if width > height else 4
        for part, shown in enumerate(batched(taken, 3 * across), start=1):
            sheet = shown[0][1].with_suffix(".html")
            sheet.write_text(sheet_of(f"{title}-{part}", shown, min(width, (ACROSS - 48) // across)), "utf-8")
            paper.goto(sheet.as_uri())
            paper.screenshot(path=FOLDER / f"{title}-{part}.png", full_page=True)
        yield from (f"{title} {stage}: {what}" for stage, _, wrong in taken for what in wrong if theme == "light")
    context.close()


def sheet_of(title: str, shown: tuple[Shot, ...], width: int) -> str:
    """Pictures side by side, with their stages and what is wrong."""
    figures = [
        FIGURE.format(mark="bad" if wrong else "", caption=f"{stage} {'; '.join(wrong)}", file=picture.as_uri())
        for stage, picture, wrong in shown
    ]
    return SHEET.format(across=ACROSS, width=width, title=title, figures="".join(figures))


def batched(taken: list[Shot], most: int) -> Iterator[tuple[Shot, ...]]:
    for first in range(0, len(taken), most):
        yield tuple(taken[first : first + most])


if __name__ == "__main__":
    sys.exit(main())

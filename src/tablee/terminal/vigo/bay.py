"""The bay of VIGO as a chart: letters and numbers around it, tiles, boats, and marks for what can be done."""

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.vigo.box import COLUMNS, HIDDEN, ROWS
from tablee.games.vigo.tiles import LETTERS
from tablee.terminal.vigo.marks import Marks
from tablee.terminal.vigo.tiles import boat_chip, chip, ghost

ROOMY = 78  # columns of a screen on which a boat stands beside the tile under it, and not on it
MARK_STYLE = "bold #000000 on #87d75f"
BOAT_WIDTH, CELL_WIDTH = 2, 4  # a cell has a mark, two letters and a gap


@dataclass
class Bay:
    """Fits itself to the width of the screen."""

    sight: Sight
    marks: Marks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Row by row, with the columns named above and below."""
        is_roomy = options.max_width >= ROOMY
        yield letters(is_roomy)
        for row in range(ROWS):
            number = RichText(str(row + 1), "bold")
            cells = [self.cell(column * ROWS + row, is_roomy) for column in range(COLUMNS)]
            yield on_one_line([number, RichText(" "), *cells, RichText(" "), number])
        yield letters(is_roomy)

    def cell(self, cell: int, is_roomy: bool) -> RichText:
        """The boat, the mark and the tile; where there is little room, a boat hides the tile under it."""
        boat, tile = self.boat_on(cell), self.tile_on(cell)
        mark = RichText(self.marks[cell], MARK_STYLE) if cell in self.marks else RichText(" ", tile.style)
        if is_roomy:
            return RichText.assemble(boat or " " * BOAT_WIDTH, mark, tile, (" ", tile.style))
        return RichText.assemble(mark, boat or tile, " ")

    def boat_on(self, cell: int) -> RichText | None:
        """The boat that lies there, if any."""
        for seat in range(self.sight.seats):
            if self.sight.boats[seat] == cell:
                return boat_chip(int(self.sight.colours[seat]), seat)
        return None

    def tile_on(self, cell: int) -> RichText:
        """A face, the sea over a hidden one, a face that is remembered, or no tile."""
        tile = int(self.sight.tiles[cell])
        is_remembered = not self.sight.is_open[cell] and tile != HIDDEN
        return ghost(tile) if is_remembered else chip(tile)


def letters(is_roomy: bool) -> RichText:
    """The names of the columns, over their tiles."""
    width = CELL_WIDTH + (BOAT_WIDTH if is_roomy else 0)
    names = "".join(f"{letter:>{width - 2}}  " for letter in LETTERS)
    return on_one_line([RichText("  " + names, "bold")])


def on_one_line(parts: list[RichText]) -> RichText:
    """Parts that are not to be broken."""
    line = RichText.assemble(*parts)
    line.no_wrap, line.overflow = True, "crop"
    return line

"""Write the tables of `docs/envs/*.md` anew from the slices of observations: `python -m scripts.observation_tables`."""

from pathlib import Path

from tablee.games import LISTED
from tablee.observations import OBSERVATIONS, Layout

PAGES = Path(__file__).parents[1] / "docs" / "envs"
BEGIN, END = "<!-- {name}: written by scripts/observation_tables.py -->\n", "<!-- end -->\n"


def table_of(layout: Layout) -> str:
    """A row for each slice."""
    rows = ["| slice | shape | numbers | what it says |", "|---|---|---|---|"]
    for part in layout:
        shape = " × ".join(map(str, part.shape))
        rows.append(f"| `{part.name}` | {shape} | {part.begin}–{part.end - 1} | {part.meaning} |")
    return "\n".join([*rows, f"| in all | {layout.size} | | |"]) + "\n"


def written(name: str, page: str) -> str:
    """The page of a game with its tables as they have to be."""
    observation = OBSERVATIONS[name]
    layouts = {"observation": observation.layout}
    if observation.actions:
        layouts["features"] = observation.actions.layout
    for part, layout in layouts.items():
        begin = BEGIN.format(name=part)
        before, _, rest = page.partition(begin)
        page = before + begin + "\n" + table_of(layout) + "\n" + END + rest.partition(END)[2]
    return page


def main() -> None:
    """Write all pages anew."""
    for name in LISTED:
        file = PAGES / f"{name}.md"
        file.write_text(written(name, file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()

"""The pages of the environments show what the observations declare."""

import pytest

from scripts.observation_tables import PAGES, written
from tablee.games import LISTED

HEADINGS = ["## Usage", "## Observation", "## Action", "## Rewards", "## Versions"]


@pytest.mark.parametrize("name", LISTED)
def test_tables_are_those_of_the_slices(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text("utf-8")
    assert page == written(name, page), "write them anew: .run/test/bin/python -m scripts.observation_tables"
    assert [line for line in page.splitlines() if line.startswith("## ")] == HEADINGS

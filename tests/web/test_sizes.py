"""On every size of screen all that a decision needs is seen at once, without scrolling, at every stage of a game.

One game of each with as many players as it has room for, in one browser that is resized; `scripts.contact_sheets` looks
at all numbers of players, in both themes, and makes pictures.
"""

import pytest

from tests.server.serving import Server
from tests.web.people import Visitors
from tests.web.sizes import SEEN, SIZES, Table, faults, resize, table_of

MOST_SEATS = {"ugo": 4, "vigo": 6, "pillage": 5}
ALWAYS_SEEN = {
    "ugo": {"turn", "hand"},
    "vigo": {"turn", "hand", "helm", "chart"},
    "pillage": {"turn", "hand", "market"},
}
STAGES = {
    "ugo": {"lead", "follow", "lay", "told", "counted"},
    "vigo": {"place", "sail", "land", "told"},  # whom one waits for may have moved by then
    "pillage": {"plan left", "plan right", "told", "buy", "chosen"},
}
SMALLEST_SIGN = 14  # pixels
SMALL_SIGNS = """
least => [...document.querySelectorAll(".play svg")].filter(one => one.checkVisibility() && one.closest(".village"))
  .map(one => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < least).length
"""
OVERLAID = ("told", "market is covered")  # on small screens what is told lies there, and nothing is decided meanwhile


@pytest.mark.parametrize("game", MOST_SEATS)
def test_all_that_a_decision_needs_is_seen_at_once(server: Server, visitors: Visitors, game: str) -> None:
    missing, wrong = set(STAGES[game]), []
    with table_of(server, visitors, game, MOST_SEATS[game]) as table:
        for stage in table.stages():
            if stage == "over":
                break
            missing.discard(stage)
            found = [f"{stage} {fault}" for fault in faults_at_all_sizes(table, ALWAYS_SEEN[game])]
            wrong += [fault for fault in found if not all(part in fault for part in OVERLAID)]
            if not missing:
                break
    assert not wrong, "\n".join(wrong)
    assert missing == set(), "the game did not come so far"


def faults_at_all_sizes(table: Table, always: set[str]) -> list[str]:
    """What is wrong at each size."""
    found: list[str] = []
    for width, height in SIZES:
        resize(table.page, width, height)
        found += [f"at {width} x {height}: {fault}" for fault in faults(table.page)]
        found += [f"at {width} x {height}: no {name}" for name in always - set(table.page.evaluate(SEEN))]
        if table.page.evaluate(SMALL_SIGNS, SMALLEST_SIGN):
            found.append(f"at {width} x {height}: signs are too small")
    return found

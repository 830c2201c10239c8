"""On every size of screen all that a decision needs is seen at once, without scrolling, at every stage of a game.

One game of each with as many players as it has room for, in one browser that is resized; `scripts.contact_sheets` looks
at all numbers of players, in both themes, and makes pictures.
"""

import pytest

from tests.server.serving import Server
from tests.web.people import Visitors
from tests.web.sizes import SEEN, SIZES, Table, faults, resize, table_of
from tests.web.stages import MOST_SEATS, stages_of, stages_of_full_shelves
from tests.web.test_pages import NARROW

LARGE = 125  # per cent, of those who read larger text: on a phone the page is longer then, and nothing else
LARGE_SIZES = ((1024, 768), (390, 844))
LOW_PHONE = (390, 740)  # what a browser leaves of one: the page is longer then, too
ALWAYS_SEEN = {
    "ugo": {"turn", "hand"},
    "vigo": {"turn", "hand", "helm", "chart"},
    "pillage": {"turn", "hand", "market"},
}
LONG_ADVICE = "Conseil : 7 vert – votre Royaume finit environ 12 points plus haut qu’avec un choix moyen."
BELOW_HELM = "(helm => helm.scrollHeight - helm.clientHeight)(document.querySelector('.vigo > .helm'))"
SMALLEST_SIGN = 14  # pixels
SMALL_SIGNS = """
least => {
  const signs = [...document.querySelectorAll(".play .village svg, .pillage svg.drawing circle[r='12']")];
  const boxes = signs.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());
  return boxes.filter(({ width, height }) => Math.min(width, height) < least).length;
}
"""

# In French, too, where words take most room from what they ask for.
TRIED = [*((game, "en-GB") for game in MOST_SEATS), ("vigo", "fr-FR")]


@pytest.mark.parametrize(("game", "language"), TRIED)
def test_all_that_a_decision_needs_is_seen_at_once(
    server: Server, visitors: Visitors, game: str, language: str
) -> None:
    wrong: list[str] = []
    with table_of(server, visitors, MOST_SEATS[game], language=language) as table:
        for stage in stages_of(game, table):
            if stage != "over":
                wrong += [f"{stage} {fault}" for fault in faults_at_all_sizes(table, ALWAYS_SEEN[game])]
    assert not wrong, "\n".join(wrong)


def test_two_full_stocks_fit_below_a_chest_that_can_be_built(server: Server, visitors: Visitors) -> None:
    wrong: list[str] = []
    with table_of(server, visitors, 3, language="fr-FR") as table:  # each has a line of its own
        for stage in stages_of_full_shelves(table):
            wrong += [f"{stage} {fault}" for fault in faults_at_all_sizes(table, ALWAYS_SEEN["vigo"])]
            if stage == "sail chest":
                assert below_helm_with_advice(table) <= 0
    assert not wrong, "\n".join(wrong)


def below_helm_with_advice(table: Table) -> int:
    """How far what is asked reaches below its place, upright, where long advice stands above it."""
    table.page.get_by_role("button", name="Conseil").click()
    table.page.locator(".advice").wait_for()
    resize(table.page, 768, 1024)
    below = int(table.page.evaluate(BELOW_HELM))
    table.page.reload()
    resize(table.page, *SIZES[0])
    table.come_to("sail chest")
    return below


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_villages_fits_with_advice_and_whatever_a_card_says(
    server: Server, visitors: Visitors, seats: int
) -> None:
    with table_of(server, visitors, seats) as table:
        stages = stages_of("pillage", table)
        next(stage for stage in stages if stage == "buy")
        heights = {height_of_ring(table)}
        table.page.get_by_role("button", name="Hint").click()
        table.page.locator(".advice").wait_for()
        for offered in table.page.locator(".market .offered").all():
            offered.click()
            heights.add(height_of_ring(table))
        assert len(heights) == 1
        assert not faults_at_all_sizes(table, ALWAYS_SEEN["pillage"])


def test_what_the_game_is_about_takes_nothing_from_three_on_a_phone(server: Server, visitors: Visitors) -> None:
    with table_of(server, visitors, 3) as table:
        next(stages_of("pillage", table))
        resize(table.page, 390, 844)
        table.page.get_by_role("button", name="Aim").click()
        table.page.get_by_text("Be the first to buy every relic").wait_for()
        assert table.page.evaluate("document.documentElement.scrollHeight") == 844
        assert not faults(table.page, is_long=False)


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_in_two_lines_covers_no_name_at_a_trick(server: Server, visitors: Visitors, seats: int) -> None:
    with table_of(server, visitors, seats, language="fr-FR") as table:
        stages = stages_of("ugo", table)
        next(stage for stage in stages if stage == "follow")
        resize(table.page, *LOW_PHONE)
        assert not faults(table.page, is_long=True)
        resize(table.page, *SIZES[0])
        table.page.get_by_role("button", name="Conseil").click()
        advice = table.page.locator(".ask.advice")
        advice.wait_for()
        advice.evaluate("(one, words) => { one.textContent = words }", LONG_ADVICE)
        assert not faults_at_all_sizes(table, ALWAYS_SEEN["ugo"])


def height_of_ring(table: Table) -> float:
    """Of the table, on the lowest screen on which villages sit round it."""
    resize(table.page, 1024, 768)
    return float(table.page.evaluate("document.querySelector('.ring').clientHeight"))


def faults_at_all_sizes(table: Table, always: set[str]) -> list[str]:
    """What is wrong at each size."""
    found: list[str] = []
    for width, height, text in [(*size, 100) for size in SIZES] + [(*size, LARGE) for size in LARGE_SIZES]:
        resize(table.page, width, height, text)
        at = f"at {width} x {height}, {text} %:"
        found += [f"{at} {fault}" for fault in faults(table.page, is_long=text == LARGE and width < NARROW)]
        found += [f"{at} no {name}" for name in always - set(table.page.evaluate(SEEN))]
        if table.page.evaluate(SMALL_SIGNS, SMALLEST_SIGN):
            found.append(f"{at} signs are too small")
    resize(table.page, *SIZES[0])
    return found

"""How people bring each game to all its stages: everybody has a line, and moves when the next stage needs it."""

from collections.abc import Iterator
from functools import partial

from tests.web.sizes import MAIN, Table
from tests.web.table_players import ADA, Now, TablePlayers
from tests.web.test_pillage_moments import MERCHANTS, PIRATES, is_at_phase, plan, plan_all
from tests.web.test_vigo_moments import comes_to_all_events, is_asked
from tests.web.vigo_strategies import A_FULL_SHELF, Explorers, cells_on, courses, doze, gather, harmless, hoard, lies_on

MOST_SEATS = {"ugo": 4, "vigo": 6, "pillage": 5}
EVENTS = ("dolphin", "wave", "pirate")  # in the order of their buttons


def stages_of(game: str, table: Table) -> Iterator[str]:
    """Every stage of a game, on the screen of its first player."""
    return {"ugo": stages_of_ugo, "vigo": stages_of_vigo, "pillage": stages_of_pillage}[game](table)


# UGO!


def stages_of_ugo(table: Table) -> Iterator[str]:
    crew = table.crew
    for stage in ("lead", "follow", "lay"):
        crew.seek("ugo", partial(comes_to, crew, stage), rounds=2)
        yield table.open(stage)
    crew.do(ADA, crew.moves(ADA)[0])
    crew.play(any_card, lambda: len(crew.sees(ADA)["picture"]["hand"] or "") <= 1)
    yield table.come_to("wait", "follow", "lead", "lay")
    crew.play(any_card, lambda: len(crew.sees(ADA)["picture"]["hand"] or "") != 1)
    yield table.come_to("told")
    crew.play(any_card, lambda: bool(crew.sees(ADA)["picture"]["round"]["number"] == 2))
    yield table.come_to("counted")
    crew.play(any_card, lambda: False)
    yield table.open("over")


def comes_to(crew: TablePlayers, stage: str) -> bool:
    return crew.play(any_card, lambda: is_at(crew, stage))


def any_card(_: int, now: Now) -> str:
    return str(now["asked"]["moves"][0])


def is_at(crew: TablePlayers, stage: str) -> bool:
    """Whether the first player is asked to lead, to follow or to lay, with more tricks to come in the first round.

    What is laid has several colours, as far as there are players: that takes most room.
    """
    picture = crew.sees(ADA)["picture"]
    if picture["round"]["number"] > 1 or len(picture["hand"] or "") < 2:
        return False
    asked = "lay" if picture["phase"] == "lay" else "follow" if picture["trick"]["led"] else "lead"
    if asked == "lay" and len({card[0] for card in picture["trick"]["to_lay"]}) < picture["box"]["seats"] - 1:
        return False
    return crew.awaited() == [ADA] and asked == stage


# VIGO


def stages_of_vigo(table: Table) -> Iterator[str]:
    crew = table.crew
    crew.sit_down("vigo")
    crew.play(doze, lambda: crew.awaited() == [ADA])
    yield table.open("place")
    crew.do(ADA, crew.moves(ADA)[0])
    crew.play(doze, lambda: crew.awaited() != [ADA])
    yield table.come_to("wait")

    yield from stages_of_full_shelves(table)
    crew.seek("vigo", lambda: comes_to_all_events(crew) and bool(laden(crew)), free_events=True)
    yield table.open("sail")
    table.page.locator(f".compass .{farthest(crew)}").click()
    yield table.come_to("sail")
    for place, event in enumerate(EVENTS):
        table.page.locator(".switches .aside").nth(place).click()
        yield table.come_to(event)
    crew.do(ADA, laden(crew)[0])
    yield table.come_to("told")
    yield table.come_to("land")
    assert crew.play(lambda seat, now: (doze, gather)[seat == ADA](seat, now), lambda: has_ten(crew))
    table.come_to("put", "land")
    if not table.stage().startswith("put"):  # a chest can be built, too
        table.page.locator(".switches .aside").last.click()
    yield table.come_to("put")
    crew.do(ADA, next(move for move in crew.moves(ADA) if move.startswith("put ")))
    yield table.come_to("on")
    crew.do(ADA, crew.moves(ADA)[0])
    crew.play(doze, lambda: False)
    yield table.open("over")


def stages_of_full_shelves(table: Table) -> Iterator[str]:
    """Nobody can hold more, and the first player has a tidal wave and a chest: there is most to be seen then."""
    crew = table.crew
    crew.seek("vigo", partial(comes_to_full_shelves, crew), free_events=True)
    yield table.open("sail chest")
    for place, event in enumerate(filter(partial(is_asked, crew), EVENTS)):
        if event != "dolphin":
            table.page.locator(".switches .aside").nth(place).click()
            yield table.come_to(f"{event} chest")
    crew.do(ADA, harmless(crew.sees(ADA), ADA)[0])
    yield table.come_to("land chest")


def comes_to_full_shelves(crew: TablePlayers) -> bool:
    is_at_wave = crew.play(Explorers("wave"), lambda: is_asked(crew, "wave"))
    return is_at_wave and crew.play(hoard, lambda: are_full(crew)) and bool(crew.sees(ADA)["picture"]["chests"])


def are_full(crew: TablePlayers) -> bool:
    stocks = crew.sees(ADA)["picture"]["stocks"]
    return all(len(stock) == A_FULL_SHELF for stock in stocks) and is_asked(crew, "wave")


def laden(crew: TablePlayers) -> list[str]:
    """Courses of the first player to a tile that can be taken."""
    now = crew.sees(ADA)
    found = harmless(now, ADA) if crew.awaited() == [ADA] and courses(now) else []
    return [course for course in found if lies_on(now, cells_on(now, ADA, course)[-1])]


def farthest(crew: TablePlayers) -> str:
    """The direction in which the first player can sail most cells."""
    return max(courses(crew.sees(ADA)), key=lambda course: int(course.split()[1])).split()[0]


def has_ten(crew: TablePlayers) -> bool:
    return len(crew.sees(ADA)["picture"]["stocks"][ADA]) == 10


# Village Pillage


def stages_of_pillage(table: Table) -> Iterator[str]:
    crew, others = table.crew, table.others
    crew.seek("pillage", lambda: {"pirate", "merchant"} <= kinds_in_market(crew), round_limit=9)
    yield table.open("plan left" if len(others) > 1 else "plan front")
    crew.do(ADA, "FAR")
    yield table.come_to("plan right" if len(others) > 1 else "plan behind")
    table.page.locator("ul.asked [aria-disabled=false]").first.click()
    yield table.come_to("drafted")
    table.page.locator(MAIN).click()
    crew.hear(ADA, lambda now: ADA not in now["awaited"])
    plan_all(crew, *others)
    yield table.come_to("told")
    yield table.come_to("counted")
    table.page.locator(MAIN).click()
    yield from stages_of_buying(table)
    if len(others) > 1:
        yield from stages_of_an_order(table)
    while "result" not in crew.sees(ADA):
        crew.play(any_card, lambda: False)
    yield table.open("over")


def stages_of_buying(table: Table) -> Iterator[str]:
    """A Merchant who cannot pay a relic buys a pirate, who boards a Merchant."""
    crew, others = table.crew, table.others
    while not is_at_phase("buy")(crew.sees(ADA)):
        plan(crew, ADA, "MER", "FAR")
        plan_all(crew, *others)
    yield table.come_to("buy")
    table.page.locator(".market .offered").first.click()
    yield table.come_to("chosen")
    crew.do(ADA, in_market(crew, PIRATES))
    yield table.come_to("board")
    crew.do(ADA, in_market(crew, MERCHANTS))
    crew.hear(ADA, is_at_phase("plan"))


def stages_of_an_order(table: Table) -> Iterator[str]:
    """Two Merchants of one player: which goes first?"""
    crew = table.crew
    (merchant,) = MERCHANTS & {*crew.moves(ADA)}
    plan(crew, ADA, "MER", merchant)
    plan_all(crew, *table.others)
    yield table.come_to("order")


def kinds_in_market(crew: TablePlayers) -> set[str]:
    market = {*crew.sees(ADA)["picture"]["market"]}
    return {kind for kind, cards in (("pirate", PIRATES), ("merchant", MERCHANTS)) if market & cards}


def in_market(crew: TablePlayers, cards: set[str]) -> str:
    return next(str(card) for card in crew.sees(ADA)["picture"]["market"] if card in cards)

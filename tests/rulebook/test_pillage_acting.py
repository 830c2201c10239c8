"""Village Pillage tells which card acts: directly before what it does."""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games.chance import Random, below
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.deck import read_deck
from tablee.games.pillage.story import Side, Step, WhyGained
from tablee.games.steps import MOST_AT_ONCE
from tablee.games.story import Event
from tests.games.pillage_lab import UNUSUAL_DECK, card, chosen, finish, plan, table_of
from tests.rulebook.pillage_tables import RULES, buy, chance

TWO = ("farmer", "wall")
BY_A_CARD = {
    *(Step.GAINED, Step.STOLEN, Step.CHICKEN, Step.BANKED, Step.MARKED, Step.WITHDRAWN),
    *(Step.CARD_DRAWN, Step.KNOWN_CARD_DRAWN, Step.FIRST_BUYER, Step.RELIC_BOUGHT),
}


def deeds(events: list[Event]) -> Iterator[tuple[list[str], Event]]:
    """What happens, with the places of the cards that were told directly before."""
    acting: list[str] = []
    for event in events:
        if event.step == Step.CARD_ACTS:
            acting.append(f"{event.args['seat'] + 1} {Side(event.args['side']).name.lower()}")
        else:
            yield acting, event
            acting = []
    assert not acting, "a card acts, and nothing follows"


def acting(events: list[Event], step: Step) -> list[list[str]]:
    return [slots for slots, event in deeds(events) if event.step == step]


def some_step(table: Any, random: Random) -> list[Event]:
    if chances := RULES.chances(table):
        return PILLAGE.apply_chance(table, RULES.drawn(table, below(random, chances)))
    seat = PILLAGE.awaited(table)[0]
    legal = PILLAGE.legal(table, seat)
    return PILLAGE.apply(table, seat, legal[below(random, len(legal))])


@pytest.mark.parametrize("seats", PILLAGE.seats)
def test_whatever_a_card_does_is_told_behind_the_card(seats: int) -> None:
    """§resolve"""
    random = Random.seeded(seats)
    table = PILLAGE.new(seats, market="both", round_limit=40)
    while not RULES.is_over(table):
        for slots, event in deeds(some_step(table, random)):
            assert bool(slots) == (event.step in BY_A_CARD) or event.step == Step.CARD_BOUGHT, event.text
            if event.step == Step.GAINED and event.args["why"] != WhyGained.FACING_CARD:
                assert slots[0].startswith(f"{event.args['seat'] + 1} ")


def test_in_a_duel_the_cards_in_front_act() -> None:
    """§duel"""
    table = table_of("FAR/WAL WAL/FAR")
    assert acting(plan(table, "FAR/WAL WAL/FAR"), Step.GAINED) == [["1 front"], ["2 front"]]


def test_a_theft_that_two_cards_bring_about_names_both() -> None:
    """The Cutpurse lets the Boarding Party steal 1 more. §steal"""
    plays = "BOA/ZZA ZZB/CUT ZZC/ZZD"
    events = plan(table_of(plays, stocks="0,9,0"), plays)
    assert acting(events, Step.STOLEN) == [["1 left", "2 right"]]


def test_what_comes_from_a_bank_comes_by_the_card_that_reaches_it() -> None:
    """§banked"""
    plays = "INF/ZZA ZZB/BUR ZZC/ZZD"
    events = plan(table_of(plays, stocks="1,0,0", banks="3,0,0"), plays)
    assert acting(events, Step.STOLEN) == [["2 right"], ["2 right"]]


def test_the_chicken_is_told_behind_the_lucky_card() -> None:
    """§chicken"""
    plays = "INF/INM ZZA/BER CUT/ZZB"
    table = table_of(plays, stocks="5,0,0", banks="0,0,0")
    plan(table, plays)
    events = chance(table, "chicken 3")
    assert acting(events, Step.CHICKEN) == [["3 left"]]
    assert acting(events, Step.STOLEN) == [["2 right"], ["3 left"]]


@pytest.mark.parametrize(("turnips", "buying"), [("9", ["1 left", "1 right"]), ("1", ["1 right"])])
def test_of_two_cards_that_buy_the_left_one_comes_first(turnips: str, buying: list[str]) -> None:
    """Unless it cannot be paid. §buying-order"""
    plays = "BYB/BUY ZZA/ZZB ZZC/ZZD"
    table = table_of(plays, UNUSUAL_DECK, stocks=f"{turnips},0,0", banks="0,0,0")
    plan(table, plays)
    assert [slots for (slots,) in acting(finish(table), Step.CARD_BOUGHT)] == buying


def test_the_chicken_names_the_cards_of_the_first_buyer() -> None:
    """§buying-order"""
    plays = "MER/ZZA ZZB/ZZC MER/ZZD"
    table = table_of(plays, stocks="2,0,2")
    plan(table, plays)
    assert acting(chance(table, "first 3"), Step.FIRST_BUYER) == [["3 left"]]


def test_one_more_card_after_a_pirate_comes_of_no_card() -> None:
    """§pirates"""
    plays = "MER/ZZA ZZB/INF ZZC/ZZD"
    table = table_of(plays, stocks="5,0,0", row="FIS.INN.MAS.MIN")
    plan(table, plays)
    assert acting(buy(table, "FIS"), Step.CARD_BOUGHT) == [["1 left"]]
    chance(table, "GUN")
    assert acting(buy(table, "GUN"), Step.CARD_BOUGHT) == [[]]


EVERYTHING = [
    *("gain 1", "opponent gains 1", "steal 15", "steal 15 including banked", "opponent steals 15", "bank 1"),
    *("move all banked to the stock", "take the top card", "gain 1 during refresh", "buy a relic for 15 less"),
    *(f"{verb} {which}" for verb in ("exhaust", "provoke", "sacrifice") for which in ("itself", "that card")),
    *("swap with that card", "take that card"),
]


def test_even_the_longest_round_is_told_to_its_end() -> None:
    """Ten cards that do all that cards can, against types that act earlier or later; nobody is asked. §resolve"""
    restless = [card(f"{of_type[0].upper()}O{n}", of_type, ", ".join(EVERYTHING)) for n in "ABCDE" for of_type in TWO]
    idle = [f"{place}{n}" for place, most in (("RO", 4), ("RE", 10), ("BU", 8)) for n in "ABCDEFGHIJ"[:most]]
    row, resting, buried = idle[:4], idle[4:14], idle[14:]
    plays = " ".join(f"FO{n}/WO{n}" for n in "ABCDE")
    fields = {
        "market": "abordage",
        "row": ".".join(row),
        "resting": ",".join(map(".".join, zip(resting[::2], resting[1::2], strict=True))),
        "buried": ".".join(buried),
    }
    table = table_of(plays, read_deck("\n".join([*restless, *(card(code, "wall") for code in idle)])), **fields)
    last = [PILLAGE.apply(table, seat, chosen(table, seat, code)) for seat, code in planned(plays)][-1]
    assert len(last) <= MOST_AT_ONCE
    assert [last[0].step, last[-1].step] == [Step.PLANNED, Step.ROUND_BEGUN]


def planned(plays: str) -> list[tuple[int, str]]:
    return [(seat, code) for seat, pair in enumerate(plays.split()) for code in pair.split("/")]

"""A beginner at Village Pillage, judged by single positions and by its games."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from tablee.arena import win_rate
from tablee.bots import NO_LIMIT, bot_of
from tablee.bots.pillage.greedy import GREEDY as PILLAGE_GREEDY
from tablee.bots.play import play_match
from tablee.games.bits import count
from tablee.games.chance import Random
from tablee.games.options import Value
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.box import SAFETY_ROUNDS
from tablee.games.pillage.deck import read_deck
from tablee.games.pillage.table import Moves, Phase
from tablee.games.record import copied
from tablee.match import Match, bot
from tests.contract.play import Agreement, decisions, row_of
from tests.games import pillage_lab as lab

GREEDY, RANDOM = bot_of("pillage", "greedy"), bot_of("pillage", "random")
DRAWS = 200
FEWER_DRAWS = 100

Plans = Counter[tuple[str, ...]]


def chosen(table: Any, seat: int, seed: int = 1) -> str:
    knowledge = PILLAGE.secrets.knowledge(row_of(PILLAGE, table), seat)[0]
    action = GREEDY(knowledge, PILLAGE.legal(table, seat), Random.seeded(seed), NO_LIMIT)
    return PILLAGE.notation.move(table, seat, action)


def submit(table: Any, seat: int, move: str) -> None:
    PILLAGE.apply(table, seat, PILLAGE.notation.parse_move(table, seat, move))


# Plans: the first seat's


def plans(position: str, draws: int = FEWER_DRAWS) -> Plans:
    """How often it plans what, all cards of one planning together."""
    table = PILLAGE.notation.parse_position(f"pillage phase=plan market=none {position}")
    return Counter(planned(copied(table), seed) for seed in range(draws))


def planned(table: Any, seed: int) -> tuple[str, ...]:
    cards: list[str] = []
    while table.asked & 1:
        cards.append(chosen(table, 0, seed + DRAWS * len(cards)))
        submit(table, 0, cards[-1])
    return tuple(cards)


def part_with(drawn: Plans, card: str) -> float:
    """How often a card is planned."""
    return sum(times for plan, times in drawn.items() if card in plan) / drawn.total()


LATER_IN_A_DUEL = "seats=2 rounds_played=5 plans=FAR/-,-/- planned=1,1 front_kinds=FAR.WAL,FAR.WAL"
NO_FARMERS = "hands=FAR.WAL.RAI.MER,WAL.RAI.MER,WAL.RAI.MER"
ONLY_RAIDERS = "hands=FAR.WAL.RAI.MER,RAI,RAI"
NO_WALLS = "hands=FAR.WAL.RAI.MER,FAR.RAI.MER,FAR.RAI.MER"

OFTEN = {
    "buys the last relic when nobody can prevent it": ("seats=3 stocks=18,1,1 banks=5,1,1 relics=3,0,0", "MER"),
    "buys the last relic of a duel": (f"{LATER_IN_A_DUEL} stocks=14,1 banks=4,1 relics=3,0", "MER"),
    "buys a relic before its stock is raided": ("seats=3 stocks=12,0,0 banks=5,0,0", "MER"),
    "raids the rich": (f"seats=3 stocks=1,9,9 {NO_WALLS}", "RAI"),
    "raids who would buy the last relic": ("seats=3 stocks=1,9,1 banks=1,5,1 relics=0,3,0", "RAI"),
    "builds walls beside raiders when it is rich": (f"seats=3 stocks=7,0,0 banks=0,0,0 {ONLY_RAIDERS}", "WAL"),
    "plays a provoked card": ("seats=3 provoked=FAR,-,-", "FAR"),
}
SELDOM = {
    "raids those who have nothing": ("seats=3 stocks=1,0,0 hands=FAR.WAL.RAI.MER,WAL.MER,WAL.MER", "RAI"),
    "raids walls": ("seats=3 stocks=1,9,9 hands=FAR.WAL.RAI.MER,WAL,WAL", "RAI"),
    "goes to an empty market without the price of a relic": ("seats=3 stocks=1,1,1", "MER"),
    "farms for raiders": (f"seats=3 stocks=7,0,0 {ONLY_RAIDERS}", "FAR"),
}


@pytest.mark.parametrize(("position", "card"), OFTEN.values(), ids=OFTEN)
def test_a_beginner_often(position: str, card: str) -> None:
    assert part_with(plans(position), card) >= 0.8


@pytest.mark.parametrize(("position", "card"), SELDOM.values(), ids=SELDOM)
def test_a_beginner_seldom(position: str, card: str) -> None:
    assert part_with(plans(position), card) <= 0.35


def test_a_beginner_raids_the_richer_neighbour() -> None:
    drawn = plans(f"seats=3 stocks=1,9,0 {NO_FARMERS}")
    left, right = (sum(times for plan, times in drawn.items() if plan[side] == "RAI") for side in (0, 1))
    assert left > 3 * right


MIXED = {
    "at the start": "seats=3 stocks=1,1,1",
    "with the price of a relic": "seats=4 stocks=9,3,3,3",
    "on the first turn of a duel": "seats=2 stocks=1,1",
    "later in a duel": f"{LATER_IN_A_DUEL} stocks=4,4",
    "with a provoked card": "seats=5 provoked=WAL,-,-,-,- stocks=3,3,3,3,3",
}


@pytest.mark.parametrize("position", MIXED.values(), ids=MIXED)
def test_a_beginner_never_plays_one_fixed_answer(position: str) -> None:
    (_, most), (_, second), *_ = plans(position, DRAWS).most_common()
    assert second >= DRAWS / 10
    assert most <= DRAWS * 0.9


# Merchants: the first seat's


def buying(plays: str, deck: str = lab.OUR_CARDS_AND_INERT, **given: str) -> Any:
    """A table where the first seat has played a Merchant and is asked."""
    table = lab.table_of(plays, deck, **given)
    lab.plan(table, plays)
    return table


PURCHASES = {
    "a Farmer that is better than its own": ("ZZA.OYS.ZZB.INF", "OYS"),
    "not what does nothing": ("ZZA.INM.GUN.INF", "GUN"),
    "a pirate, for one more card": ("FIS.BEA.ZZA.ZZB", "FIS"),
}


@pytest.mark.parametrize(("row", "card"), PURCHASES.values(), ids=PURCHASES)
def test_a_beginner_buys(row: str, card: str) -> None:
    assert chosen(buying("MER/FAR WAL/FAR FAR/WAL", row=row), 0) == card


ONE_PIRATE = read_deck("\n".join([lab.card("PIR", "farmer", "gain 4", "pirate = true"), *lab.INERT]))


@pytest.mark.parametrize(("other", "one_more"), [("FLO", "FLO"), ("ZZB", "none")])
def test_a_beginner_buys_one_more_card_only_if_it_is_worth_it(other: str, one_more: str) -> None:
    table = buying("MER/FAR WAL/FAR FAR/WAL", ONE_PIRATE, row=f"PIR.ZZA.{other}.INF")
    submit(table, 0, "PIR")
    PILLAGE.apply_chance(table, PILLAGE.notation.parse_outcome(table, "ZZC"))
    assert table.phase == Phase.BOARD
    assert chosen(table, 0) == one_more


def test_a_beginner_buys_no_more_cards_in_the_last_round() -> None:
    table = buying("MER/FAR WAL/FAR FAR/WAL", ONE_PIRATE, row="PIR.ZZA.FLO.INF", round_limit="1")
    submit(table, 0, "PIR")
    PILLAGE.apply_chance(table, PILLAGE.notation.parse_outcome(table, "ZZC"))
    assert chosen(table, 0) == "none"


@pytest.mark.parametrize(("plan", "first"), [("MER/PRI", "right first"), ("PRI/MER", "left first")])
def test_a_beginner_begins_with_the_merchant_that_can_pay(plan: str, first: str) -> None:
    """With eight turnips, a relic for nine can be bought for one less; a card bought before would spoil it."""
    table = buying(f"{plan} WAL/FAR FAR/WAL", stocks="6,0,0", banks="2,0,0", row="ZZA.ZZB.INF.INR")
    assert table.phase == Phase.ORDER
    assert chosen(table, 0) == first


# What it looks at


@pytest.mark.parametrize(("seats", "options"), [(2, {"market": "village"}), (4, {"market": "both"})])
def test_a_beginner_decides_the_same_at_the_table_itself(seats: int, options: Mapping[str, Value]) -> None:
    """Networks learn at tables where it sees everything: plans and unseen cards of others make no difference."""
    deciding, moves = PILLAGE_GREEDY.deciding, Moves.one()
    room, asked = deciding.room(), 0
    for number, position in enumerate(decisions(Agreement(PILLAGE, seats, options), Random.seeded(3))):
        table, seat = position.table, position.seat
        PILLAGE.rules.legal(table, seat, moves)
        if count(moves.bits[0]) > 1:
            knowledge = PILLAGE.knowledge(table, seat)
            told = GREEDY(knowledge, PILLAGE.legal(table, seat), Random.seeded(number), NO_LIMIT)
            assert deciding.decide(table, seat, moves, Random.seeded(number), room) == told
            asked += 1
    assert asked > 50


# Whole games


AGREEMENTS: list[tuple[int, Mapping[str, Value]]] = [
    *((seats, {}) for seats in PILLAGE.seats),
    (2, {"duel_bank": False, "market": "both"}),
    (2, {"bank": "village", "market": "village"}),
    (2, {"market": "none"}),
    (3, {"market": "none"}),
    (3, {"deck": lab.UNUSUAL_DECK}),
    (2, {"deck": lab.UNUSUAL_DECK}),
    (4, {"bank": "village", "market": "village"}),
    (5, {"market": "both"}),
    (5, {"relic_costs": "0,3", "round_limit": 5}),
]


@pytest.mark.parametrize(("seats", "options"), AGREEMENTS, ids=str)
def test_beginners_end_their_games_by_relics(seats: int, options: Mapping[str, Value]) -> None:
    match = Match(PILLAGE, [bot("greedy")] * seats, options, seed=b"a game")
    result = play_match(match, [GREEDY] * seats, seed=1)
    assert result is not None
    assert result.winners
    assert match.table.rounds_played < SAFETY_ROUNDS / 2


@pytest.mark.parametrize("seats", [2, 4])
def test_wins_most_games_against_random(seats: int) -> None:
    bots = [GREEDY, *[RANDOM] * (seats - 1)]
    assert win_rate(PILLAGE, bots, deals=12 // seats, seed=1).rate >= 0.75

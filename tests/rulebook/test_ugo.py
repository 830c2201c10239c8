"""UGO! by its rulebook: every example, every rule, every ruling. Seats count from 1 in positions, from 0 in code."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from tablee.games.bits import count, members_of
from tablee.games.chance import Random, below
from tablee.games.story import Event
from tablee.games.ugo import UGO
from tablee.games.ugo.box import CARDS
from tablee.games.ugo.cards import card_code, cards_code, parse_card, trick
from tablee.games.ugo.positions import parse_position, position
from tablee.games.ugo.rules import farmers_in_supply, farmers_missing, round_score, trick_winner
from tablee.games.ugo.story import WhyWon
from tablee.games.ugo.table import Phase
from tablee.games.words import Refused
from tests.games.fairness import is_even


def at(line: str) -> Any:
    """The table of a position."""
    return parse_position(f"ugo {line}")


def last_trick(cards: str, **given: str) -> Any:
    """The table before the last trick of a game: seat 1 leads, and each holds the card it is going to play."""
    fields = {"rounds": "1", "tricks_played": "9", "phase": "play", "leader": "1"} | given
    hands = cards.replace(" ", ",")
    words = (f"{name}={written}" for name, written in fields.items())
    return at(f"seats={len(cards.split())} {' '.join(words)} hands={hands}")


def play(table: Any, cards: str) -> list[Event]:
    """Whoever is asked plays or names the next of the cards."""
    return [event for code in cards.split() for event in UGO.apply(table, asked(table), parse_card(code))]


def played(cards: str, **given: str) -> Any:
    """The table after the cards of a last trick."""
    table = last_trick(cards, **given)
    play(table, cards)
    return table


def lay_any(table: Any) -> Any:
    """The winner does not care which card lies on top."""
    while table.phase == Phase.LAY:
        play(table, choices(table).split()[0])
    return table


def asked(table: Any) -> int:
    (seat,) = UGO.awaited(table)
    return seat


def choices(table: Any) -> str:
    """The cards that can be played or named."""
    return " ".join(card_code(card) for card in UGO.legal(table, asked(table)))


def written(table: Any, field: str) -> str:
    """A field of the position."""
    return dict(word.split("=") for word in position(table).split()[1:])[field]


def kingdom(table: Any, seat: int) -> str:
    return written(table, "kingdoms").split(",")[seat]


def tops(table: Any, seat: int) -> list[str]:
    piles = kingdom(table, seat).partition("+")[0].split("/")
    return [pile[0] + pile[-1] for pile in piles if pile != "-"]


def farmers(table: Any) -> list[int]:
    return [int(number) for number in table.farmers[: table.seats]]


def scores(table: Any) -> list[int]:
    return [UGO.rules.score(table, seat) for seat in range(table.seats)]


def hands(table: Any) -> list[int]:
    """How many cards each seat holds."""
    return [count(int(hand)) for hand in table.hands[: table.seats]]


def winning_card(cards: str) -> str:
    """The card that wins a trick."""
    return card_code(trick_won(cards)["card"])


def trick_won(cards: str) -> Mapping[str, int]:
    """How a trick is won, as it is told."""
    (won,) = told(play(last_trick(cards), cards), "trick-won")
    return won


def told(events: list[Event], key: str) -> list[Mapping[str, int]]:
    """The steps of a kind, with their arguments."""
    return [event.args for event in events if event.kind.key == f"ugo-{key}"]


def dealt(seats: int, seed: int = 0, **options: int) -> Any:
    table = UGO.new(seats, **options)
    UGO.rules.settle(table, Random.seeded(seed))
    return table


def random_rounds(table: Any, random: Random) -> Iterator[Any]:
    """Play at random to the end; stop before the first decision of every round, and at the end."""
    rounds_seen = -1
    while not UGO.rules.is_over(table):
        UGO.rules.settle(table, random)
        if table.rounds_played > rounds_seen:
            rounds_seen = int(table.rounds_played)
            yield table
        cards = UGO.legal(table, asked(table))
        UGO.apply(table, asked(table), cards[below(random, len(cards))])
    yield table


# The examples


def test_example_a_the_highest_value_wins_the_trick() -> None:
    """§follow §winner §farmers §laying §scoring"""
    table = last_trick("R3 B5 R6 R4")
    (won,) = [event for event in play(table, "R3 B5 R6 R4") if event.kind.key == "ugo-trick-won"]
    assert won.args["seat"] == asked(table) == 2
    assert farmers(table)[2] == 1
    play(table, "B5 R6")
    assert tops(table, 2) == ["B5", "R6"]
    assert round_score(table, 2) == 11


def test_example_b_the_farmer_goes_on_space_three() -> None:
    """§kingdom §places"""
    table = last_trick("R3 B5 R6 R4")
    play(table, "R3 B5 R6 R4")
    assert [farmers_missing(space, table.farmers[0]) for space in range(5)] == [0, 0, 2, 3, 4]
    assert [farmers_missing(space, table.farmers[2]) for space in range(5)] == [0, 0, 1, 3, 4]


EXAMPLE_C = "seats=4 rounds=1 tricks_played=9 phase=play leader=3 hands=B1,R0,B8,G6 kingdoms=-,-,B5/R346+1,-"


def test_example_c_a_gift_that_hurts() -> None:
    """§farmers §losers §laying §naming §scoring"""
    table = at(EXAMPLE_C)
    play(table, "B8 G6 B1 R0")
    assert asked(table) == 2
    play(table, "B8")
    assert tops(table, 2) == ["B8", "R0", "G6"]
    assert farmers(table)[2] == 1
    assert farmers(table)[0] == 1
    assert round_score(table, 2) == 0 + 8 - 5


def test_example_d_the_led_colour_breaks_the_tie() -> None:
    """§winner §farmers §losers"""
    assert winning_card("B3 G7 R1 B7") == "B7"
    table = played("B3 G7 R1 B7")
    assert farmers(table)[3] == 1
    assert farmers(table)[2] == 2


def test_example_e_the_first_played_breaks_the_tie() -> None:
    """§winner §losers"""
    assert winning_card("B2 G8 R2 R8") == "G8"
    assert trick_won("B2 G8 R2 R8")["why"] == WhyWon.FIRST_PLAYED
    table = played("B2 G8 R2 R8")
    assert farmers(table)[2] == 1
    assert farmers(table)[0] == 1


def test_example_f_a_two_earns_from_another_colour_only() -> None:
    """§winner §losers"""
    assert winning_card("B7 G2 G8 B2") == "G8"
    table = played("B7 G2 G8 B2")
    assert farmers(table)[3] == 1
    assert farmers(table)[1] == 0


def test_example_g_cards_without_farmers_cost_five() -> None:
    """§scoring §end"""
    table = at(EXAMPLE_C)
    play(table, "B8 G6 B1 R0 B8")
    assert UGO.rules.is_over(table)
    assert scores(table)[2] == 8 - 5


def test_example_h_a_farmed_space_without_cards_gives_its_bonus() -> None:
    """§scoring §end"""
    table = played("Y0 Y5", kingdoms="R8/B6/G2+5,-")
    lay_any(table)
    assert scores(table)[0] == 16 + 3


# What lies on the table


def test_every_colour_has_one_card_of_each_value() -> None:
    """§cards"""
    codes = [card_code(card) for card in range(CARDS)]
    assert len(codes) == 45
    assert set(codes) == {colour + value for colour, value in product("RBGYS", "012345678")}


def test_spaces_one_and_two_hold_their_farmer_from_the_start() -> None:
    """§kingdom"""
    table = dealt(2)
    assert [farmers_missing(space, table.farmers[0]) for space in range(5)] == [0, 0, 2, 3, 4]


def test_every_round_starts_with_empty_kingdoms() -> None:
    """§kingdom §deal"""
    for table in random_rounds(UGO.new(3, rounds=3), Random.seeded(5)):
        if not UGO.rules.is_over(table):
            assert written(table, "kingdoms") == "-,-,-"
            assert written(table, "voids") == "-,-,-"


# A round begins


@pytest.mark.parametrize("seats", UGO.seats)
def test_everybody_gets_ten_cards(seats: int) -> None:
    """§deal"""
    table = dealt(seats)
    assert hands(table) == [10] * seats
    assert count(int(table.aside)) == 45 - 10 * seats


def test_every_card_is_as_likely_in_every_hand() -> None:
    """§deal"""
    random, where = Random.seeded(1), Counter[tuple[int, int]]()
    for _ in range(4000):
        table = UGO.new(4)
        UGO.rules.settle(table, random)
        where.update((seat, card) for seat in range(4) for card in members_of(table.hands[seat]))
    assert is_even(where.values(), 4 * 45)


def test_the_first_dealer_is_drawn() -> None:
    """§dealer"""
    random, dealers = Random.seeded(2), Counter[int]()
    for _ in range(3000):
        table = UGO.new(3)
        UGO.rules.settle(table, random)
        dealers[int(table.dealer)] += 1
    assert sorted(dealers) == [0, 1, 2]
    assert is_even(dealers.values(), 3)


@pytest.mark.parametrize(("seats", "dealer"), [(seats, dealer) for seats in UGO.seats for dealer in range(seats)])
def test_the_player_to_the_dealers_left_leads(seats: int, dealer: int) -> None:
    """§dealer"""
    table = UGO.new(seats)
    UGO.apply_chance(table, dealer)
    UGO.rules.settle(table, Random.seeded(0))
    assert asked(table) == (dealer + 1) % seats


@pytest.mark.parametrize("seats", UGO.seats)
def test_the_deal_passes_clockwise(seats: int) -> None:
    """§dealer §rounds"""
    tables = random_rounds(UGO.new(seats, rounds=5, hand_size=2), Random.seeded(3))
    deals = [(int(table.dealer), asked(table)) for table in tables if not UGO.rules.is_over(table)]
    first = deals[0][0]
    assert deals == [((first + n) % seats, (first + n + 1) % seats) for n in range(5)]


# A trick


def test_the_leader_plays_any_card() -> None:
    """§follow"""
    assert choices(at("seats=2 phase=play leader=1 hands=R3B5S8,G1G2G4")) == "R3 B5 S8"


def test_the_colour_led_is_followed() -> None:
    """§follow"""
    assert choices(at("seats=3 phase=play leader=3 trick=R3 hands=R58G2,B123,Y12")) == "R5 R8"


def test_who_is_void_plays_any_card() -> None:
    """§follow"""
    assert choices(at("seats=3 phase=play leader=3 trick=R3 hands=B5G2Y0,B123,Y12")) == "B5 G2 Y0"


def test_only_the_card_led_binds() -> None:
    """§follow"""
    assert choices(at("seats=3 phase=play leader=1 trick=R3.B7 hands=R12,B12,R5B6G7")) == "R5"


def test_the_turn_goes_clockwise() -> None:
    """§follow"""
    table = at("seats=4 phase=play leader=3 tricks_played=8 hands=R12,R34,R56,R78")
    turns = []
    for code in ("R5", "R7", "R1", "R3"):
        turns.append(asked(table))
        play(table, code)
    assert turns == [2, 3, 0, 1]


def test_who_does_not_follow_shows_a_void() -> None:
    """§follow"""
    table = at("seats=3 phase=play leader=1 tricks_played=8 hands=R35,B12,R4G7")
    play(table, "R3 B1 R4")
    assert written(table, "voids") == "-,R,-"


def test_the_reason_against_a_card_names_the_cards_that_can_be_played() -> None:
    """§follow"""
    table = at("seats=2 phase=play leader=2 trick=R3 hands=R58G2,B123")
    with pytest.raises(Refused, match="ugo-must-follow") as refused:
        play(table, "G2")
    allowed = refused.value.text.args["allowed"]
    assert [card.args for card in allowed] == [{"colour": "R", "value": 5}, {"colour": "R", "value": 8}]
    with pytest.raises(Refused, match="ugo-not-in-hand") as refused:
        play(table, "R6")
    assert refused.value.text.args["allowed"] == allowed


def test_the_only_legal_card_is_still_asked_for() -> None:
    """§asked"""
    table = last_trick("R3 R5")
    assert (asked(table), choices(table)) == (0, "R3")
    play(table, "R3")
    assert (asked(table), choices(table)) == (1, "R5")
    assert hands(table) == [0, 1]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("R3 R5", "R5"),
        ("R3 B5", "B5"),  # whatever its colour
        ("R5 B5", "R5"),  # the colour led
        ("R1 B5 G5", "B5"),  # the first played
        ("R1 B5 G5 B4", "B5"),
        ("R1 B5 G8 S8", "G8"),
        ("R1 Y8 S8 R8", "R8"),
        ("R0 B1", "B1"),
    ],
)
def test_the_winner_of_a_trick(cards: str, winner: str) -> None:
    """§winner"""
    assert winning_card(cards) == winner


@pytest.mark.parametrize("other", ["R1", "B1", "B8", "R8"])
def test_a_zero_loses_to_any_other_value(other: str) -> None:
    """§winner"""
    assert winning_card(f"R0 {other}") == winning_card(f"{other} R0") == other
    assert winning_card(f"R0 {other} B0 G0") == other


@pytest.mark.parametrize("zeros", ["R0 B0", "B0 R0 S0", "Y0 S0 R0 G0"])
def test_among_zeros_alone_the_leaders_wins(zeros: str) -> None:
    """§winner"""
    assert winning_card(zeros) == zeros.split(maxsplit=1)[0]


def test_every_pair_of_cards_has_the_winner_that_the_rule_names() -> None:
    """§winner"""
    for led, other in product(range(CARDS), repeat=2):
        if led != other:
            is_higher = card_code(other)[1] > card_code(led)[1]
            assert trick_winner(trick(f"{card_code(led)} {card_code(other)}")) == int(is_higher)


# Farmers


@pytest.mark.parametrize(("value", "paid"), list(enumerate([0, 0, 0, 2, 2, 2, 1, 1, 0])))
def test_the_winner_takes_the_farmers_printed_on_the_winning_card(value: int, paid: int) -> None:
    """§farmers"""
    assert farmers(played(f"R{value} B0")) == [paid, 0]


def test_the_other_cards_bring_the_winner_no_farmers() -> None:
    """§farmers"""
    assert farmers(played("R8 R5 R4 R3")) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cards", "paid"),
    [
        ("R8 R1", 1),
        ("B8 R1", 2),
        ("R8 R2", 0),
        ("B8 R2", 1),
        ("B8 R0", 0),
        ("B8 R3", 0),
        ("B8 R7", 0),
    ],
)
def test_what_a_loser_takes(cards: str, paid: int) -> None:
    """§losers"""
    assert farmers(played(cards)) == [0, paid]


@pytest.mark.parametrize("cards", ["R1 R0", "R1 B0", "R2 R0", "R2 B0"])
def test_a_one_or_a_two_that_wins_brings_nothing(cards: str) -> None:
    """§losers §farmers"""
    assert farmers(played(cards)) == [0, 0]


def test_it_is_the_winning_colour_that_counts_and_not_the_one_led() -> None:
    """§losers"""
    assert farmers(played("R1 B8")) == [2, 0]
    assert farmers(played("R3 B1 B8 R2")) == [0, 1, 0, 1]


def test_farmers_fill_the_first_free_places() -> None:
    """§places §kingdom"""
    missing = [[farmers_missing(space, number) for space in range(5)] for number in range(10)]
    assert [sum(row) for row in missing] == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert missing[2] == [0, 0, 0, 3, 4]
    assert missing[5] == [0, 0, 0, 0, 4]
    assert missing[6] == [0, 0, 0, 0, 3]


@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 9), (9, 9)])
def test_farmers_beyond_the_nine_places_are_lost(before: int, after: int) -> None:
    """§places"""
    assert farmers(played("R4 R0", kingdoms=f"-+{before},-")) == [after, 0]
    assert farmers(played("R8 B1", kingdoms=f"-,-+{before}")) == [0, after]


# The kingdom grows


def test_all_cards_of_the_trick_go_to_the_winner() -> None:
    """§laying"""
    table = lay_any(played("R1 B5 G8 R4", kingdoms="Y1,S2,-,S3"))
    laid = kingdom(table, 2).partition("+")[0].split("/")
    assert sorted(laid) == ["B5", "G8", "R41"]
    assert [kingdom(table, seat).partition("+")[0] for seat in (0, 1, 3)] == ["Y1", "S2", "S3"]


def test_a_new_colour_opens_the_leftmost_empty_space() -> None:
    """§laying"""
    table = played("B5 Y3", kingdoms="G4/R1,-")
    play(table, "Y3")
    assert kingdom(table, 0) == "G4/R1/Y3/B5+2"


def test_a_colour_goes_on_top_of_its_pile_and_piles_never_move() -> None:
    """§laying"""
    table = played("B8 G3", kingdoms="G461/B07/R5,-")
    assert kingdom(table, 0) == "G4613/B078/R5"


def test_the_five_colours_have_five_spaces() -> None:
    """§laying"""
    table = played("S8 Y1 G2 B0", kingdoms="R5,-,-,-")
    play(table, "Y1 G2 B0")
    assert tops(table, 0) == ["R5", "Y1", "G2", "B0", "S8"]


@pytest.mark.parametrize(("top", "pile"), [("R3", "R8453"), ("R8", "R3458"), ("R4", "R3854"), ("R5", "R3845")])
def test_under_the_top_the_cards_keep_the_order_of_play(top: str, pile: str) -> None:
    """§laying"""
    table = played("R3 R8 R4 R5")
    play(table, top)
    assert kingdom(table, 1) == pile


def test_first_any_card_of_any_new_colour_can_be_named() -> None:
    """§naming"""
    table = played("R8 R1 B5 G6", kingdoms="B2,-,-,-")
    assert choices(table) == "R1 R8 G6"
    play(table, "R1")
    assert kingdom(table, 0) == "B25/R81/G6"


def test_naming_goes_on_while_there_are_new_colours() -> None:
    """§naming"""
    table = played("R8 B1 G5 Y6", kingdoms="-,-,-,-")
    assert choices(table) == "R8 B1 G5 Y6"
    play(table, "G5")
    assert choices(table) == "R8 B1 Y6"
    play(table, "Y6")
    assert choices(table) == "R8 B1"
    play(table, "R8")
    assert tops(table, 0) == ["G5", "Y6", "R8", "B1"]


def test_then_the_old_colours_come_as_they_first_appear_in_the_trick() -> None:
    """§naming"""
    table = played("B3 R4 R6 B5", kingdoms="-,-,R1/B2,-")  # the box has red before blue
    assert choices(table) == "B3 B5"
    play(table, "B3")
    assert choices(table) == "R4 R6"
    play(table, "R4")
    assert tops(table, 2) == ["R4", "B3"]


def test_new_colours_come_before_old_ones_whatever_was_played_first() -> None:
    """§naming"""
    table = played("R3 R4 B6 B5", kingdoms="-,-,R2,-")
    assert choices(table) == "B5 B6"
    play(table, "B5")
    assert choices(table) == "R3 R4"


def test_an_opened_colour_is_not_asked_for_again() -> None:
    """§naming"""
    table = played("R3 R4 B6 B5")
    play(table, "R4")
    assert choices(table) == "B5 B6"
    play(table, "B6")
    assert kingdom(table, 2).startswith("R34/B56")


def test_a_single_candidate_is_laid_unasked() -> None:
    """§naming"""
    table = played("R3 B6", kingdoms="-,B1/R2")
    assert UGO.rules.is_over(table)
    assert kingdom(table, 1) == "B16/R23+1"


def test_the_last_new_colour_with_one_card_is_laid_unasked() -> None:
    """§naming"""
    table = played("R3 B6")
    play(table, "R3")
    assert UGO.rules.is_over(table)
    assert tops(table, 1) == ["R3", "B6"]


def test_what_cannot_be_named_is_refused() -> None:
    """§naming"""
    table = played("R3 B4 B6 R5", kingdoms="-,-,B1/R2,-")
    with pytest.raises(Refused, match="ugo-not-nameable") as refused:
        play(table, "B6")
    assert [card.args for card in refused.value.text.args["allowed"]] == [
        {"colour": "R", "value": 3},
        {"colour": "R", "value": 5},
    ]


@pytest.mark.parametrize(("cards", "leader"), [("R5 R2", "1"), ("R2 R5", "2")])
def test_the_winner_leads_the_next_trick(cards: str, leader: str) -> None:
    """§lead"""
    one, other = cards.split()
    table = at(f"seats=2 phase=play leader=1 tricks_played=8 hands={one}G1,{other}G2")
    play(table, cards)
    lay_any(table)
    assert written(table, "leader") == leader
    assert (written(table, "trick"), written(table, "tricks_played")) == ("-", "9")
    assert asked(table) + 1 == int(leader)


# Counting


@pytest.mark.parametrize(("number", "bonus"), list(enumerate([0, 0, 1, 1, 1, 4, 4, 4, 4, 9])))
def test_farmed_and_without_a_card_a_space_gives_its_bonus(number: int, bonus: int) -> None:
    """§scoring §kingdom"""
    assert round_score(at(f"seats=2 kingdoms=-+{number},-"), 0) == bonus


@pytest.mark.parametrize(
    ("farmed", "points"),
    [
        ("R8", 8),
        ("R8/B7", 15),
        ("R8/B7/G6+2", 21),
        ("R8/B7/G6/Y5+5", 26),
        ("R8/B7/G6/Y5/S4+9", 30),
        ("R80", 0),  # the top card alone counts
    ],
)
def test_farmed_and_with_cards_a_space_gives_its_top_card(farmed: str, points: int) -> None:
    """§scoring"""
    assert round_score(at(f"seats=2 kingdoms={farmed},-"), 0) == points


@pytest.mark.parametrize(("number", "missing"), list(enumerate([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])))
def test_with_cards_every_unfilled_place_costs_five(number: int, missing: int) -> None:
    """§scoring"""
    farmed = sum(4 for places in (0, 0, 2, 5, 9) if number >= places)
    table = at(f"seats=2 kingdoms=R4/B4/G4/Y4/S4+{number},-")
    assert round_score(table, 0) == farmed - 5 * missing


def test_without_card_and_not_farmed_a_space_gives_nothing() -> None:
    """§scoring"""
    assert round_score(at("seats=2 kingdoms=R3/B4+1,-"), 0) == 3 + 4


def test_a_round_is_counted_after_the_tenth_trick() -> None:
    """§scoring"""
    table = at("seats=2 phase=play leader=1 tricks_played=8 hands=R58,R12 scores=0,0")
    play(table, "R5 R1 R5")
    assert scores(table) == [0, 0]
    play(table, "R8 R2 R8")
    assert scores(table) == [8 + 1, 0]  # two farmers for the 5: the bonus of space 3


def test_round_scores_add_up() -> None:
    """§end"""
    table = played("R8 R0", rounds="4", rounds_played="3", scores="10,-7", kingdoms="R1/B5,G4/Y3/S2+1")
    play(table, "R8")
    assert UGO.rules.is_over(table)
    assert scores(table) == [10 + 8 + 5, -7 + 4 + 3 - 5]


def test_the_highest_total_wins() -> None:
    """§end"""
    for ahead, winner in [(7, 0), (9, 1)]:
        table = played("R8 R0", scores=f"0,{ahead}")
        play(table, "R8")
        assert UGO.winners(table) == [winner]


def test_a_tie_is_a_shared_win() -> None:
    """§end"""
    table = played("R8 R0 R3", scores="0,8,7")
    events = play(table, "R8")
    assert scores(table) == [8, 8, 7]
    assert UGO.winners(table) == [0, 1]
    assert [won["seat"] for won in told(events, "game-won")] == [0, 1]


def test_totals_can_be_negative_and_the_least_bad_wins() -> None:
    """§end"""
    table = lay_any(played("R0 B0", scores="-40,-60"))
    assert scores(table) == [-40, -60]
    assert UGO.winners(table) == [0]


def test_nothing_is_asked_after_the_end() -> None:
    """§end"""
    table = lay_any(played("R8 R0"))
    assert UGO.rules.is_over(table)
    assert UGO.awaited(table) == []
    with pytest.raises(Refused, match="game-over"):
        UGO.apply(table, 0, parse_card("R8"))


# Options


def test_a_game_has_four_rounds_of_ten_tricks() -> None:
    """§rounds §end"""
    table = UGO.new(2)
    assert (int(table.rounds), int(table.hand_size), int(table.farmer_supply)) == (4, 10, 36)


@pytest.mark.parametrize("rounds", [1, 2, 4, 7])
def test_as_many_rounds_as_agreed_are_played(rounds: int) -> None:
    """§rounds"""
    *starts, end = [int(table.rounds_played) for table in random_rounds(UGO.new(2, rounds=rounds), Random.seeded(4))]
    assert starts == list(range(rounds))
    assert end == rounds


@pytest.mark.parametrize("seats", UGO.seats)
@pytest.mark.parametrize("size", [1, 3, 10])
def test_as_many_cards_and_tricks_as_agreed(seats: int, size: int) -> None:
    """§hand-size §follow"""
    table = dealt(seats, rounds=1, hand_size=size)
    assert hands(table) == [size] * seats
    tricks = 0
    while not UGO.rules.is_over(table):
        events = play(table, choices(table).split()[0])
        tricks += sum(event.kind.key == "ugo-trick-won" for event in events)
    assert tricks == size


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 2), (4, 2)])
def test_a_small_deck_is_dealt_as_far_as_it_goes(seats: int, size: int) -> None:
    """§small-deck §deal"""
    table = dealt(seats, rounds=1, cards=8)
    assert hands(table) == [size] * seats
    everywhere = int(table.aside) | sum(int(hand) for hand in table.hands)
    assert cards_code(everywhere) == "R0123B0123"


def test_no_other_card_lies_on_a_table_with_a_small_deck() -> None:
    """§small-deck"""
    with pytest.raises(Refused, match=r"ugo-impossible\(why=cards\)"):
        at("seats=2 cards=8 phase=play leader=1 hands=R4,R1")


def test_a_supply_of_twelve_serves_the_winner_first() -> None:
    """§supply"""
    for cards, paid in [("B5 R1", [7, 5]), ("R1 B5", [6, 6])]:
        assert farmers(played(cards, farmer_supply="12", kingdoms="-+6,-+5")) == paid


def test_a_supply_of_twelve_serves_the_loser_with_what_is_left() -> None:
    """§supply"""
    assert farmers(played("B6 R1", farmer_supply="12", kingdoms="-+5,-+5")) == [6, 6]
    assert farmers(played("B6 R1", farmer_supply="12", kingdoms="-+5,-+4")) == [6, 6]


def test_what_is_missing_in_the_supply_is_lost() -> None:
    """§supply"""
    table = last_trick("B6 R1", farmer_supply="12", kingdoms="-+6,-+6")
    paid = [event.args for event in play(table, "B6 R1") if event.kind.key == "ugo-farmers-paid"]
    assert [(args["farmers"], args["lost"]) for args in paid] == [(0, 1), (0, 2)]
    assert farmers(table) == [6, 6]


def test_a_farmer_without_a_place_is_not_taken_from_the_supply() -> None:
    """§supply §places"""
    assert farmers(played("B5 R1", farmer_supply="12", kingdoms="-+9,-+2")) == [9, 3]


def test_the_printed_farmers_are_no_part_of_the_supply() -> None:
    """§supply §kingdom"""
    assert farmers_in_supply(dealt(2, farmer_supply=12)) == 12
    assert farmers_in_supply(at("seats=2 farmer_supply=12 kingdoms=-+4,-+1")) == 7


def test_all_farmers_return_between_rounds() -> None:
    """§supply"""
    table = lay_any(played("B5 R1", farmer_supply="12", rounds="2", kingdoms="-+6,-+5"))
    assert table.phase == Phase.DEAL
    assert farmers(table) == [0, 0]
    assert farmers_in_supply(table) == 12


def test_a_supply_of_thirty_six_fills_four_kingdoms() -> None:
    """§supply"""
    assert farmers(played("B5 R1 R0 R2", kingdoms="-+7,-+7,-+9,-+8")) == [9, 9, 9, 9]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_supply_of_twelve_is_for_two_players(seats: int) -> None:
    """§supply"""
    with pytest.raises(Refused, match=r"option-seats\(option=farmer_supply"):
        UGO.new(seats, farmer_supply=12)


@pytest.mark.parametrize(
    ("option", "value"),
    [("rounds", 0), ("rounds", -1), ("farmer_supply", 24), ("farmer_supply", 0), ("hand_size", 0), ("hand_size", 11)],
)
def test_a_bad_option_is_refused_by_its_name(option: str, value: int) -> None:
    """§rounds §supply §hand-size"""
    with pytest.raises(Refused, match="option-value") as refused:
        UGO.new(2, **{option: value})
    assert refused.value.text.args["option"] == option
    assert refused.value.text.args["value"] == str(value)


def test_an_option_that_nobody_knows_is_refused_by_its_name() -> None:
    """§rounds §supply §hand-size"""
    with pytest.raises(
        Refused, match=r"option-unknown\(option=jokers, known=cards, farmer_supply, hand_size, rounds\)"
    ):
        UGO.new(2, jokers=1)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats: int) -> None:
    """§deal"""
    with pytest.raises(Refused, match="seats-number"):
        UGO.new(seats)

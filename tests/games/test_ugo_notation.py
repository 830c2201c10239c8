"""How players of UGO! write: there and back, and what is said when a line means nothing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.bits import members_of
from tablee.games.chance import Random, below
from tablee.games.record import copied
from tablee.games.ugo import UGO
from tablee.games.ugo.box import CARDS, COLOURS
from tablee.games.ugo.cards import card_code, cards_code, parse_card, parse_cards
from tablee.games.ugo.notation import parse_outcome
from tablee.games.ugo.positions import kingdom_code, parse_position, pile, position
from tablee.games.words import Refused
from tests.contract.play import Agreement, moments

cards = st.integers(0, CARDS - 1)
sets_of_cards = st.sets(cards)


@st.composite
def agreements(draw: st.DrawFn) -> Agreement:
    seats = draw(st.integers(2, 4))
    options = {"rounds": draw(st.integers(1, 3)), "hand_size": draw(st.integers(1, 10))}
    return Agreement(UGO, seats, options | ({"farmer_supply": draw(st.sampled_from([12, 36]))} if seats == 2 else {}))


@st.composite
def tables(draw: st.DrawFn) -> Any:
    """A table at some moment of a random game."""
    random = Random.seeded(draw(st.integers(0, 2**32)))
    chosen: Any = None
    for number, table in enumerate(moments(draw(agreements()), random)):
        if below(random, number + 1) == 0:
            chosen = copied(table)
    return chosen


def bytes_of(line: str) -> bytes:
    table: Any = parse_position(line)
    told: bytes = table.tobytes()
    return told


# There and back


@given(card=cards)
def test_a_card(card: int) -> None:
    """§cards"""
    code = card_code(card)
    assert parse_card(code) == parse_card(code.lower()) == parse_card(f" {code} ") == card


@given(hand=sets_of_cards)
def test_a_set_of_cards(hand: set[int]) -> None:
    """§cards"""
    word = sum(1 << card for card in hand)
    assert parse_cards(cards_code(word)) == parse_cards(cards_code(word).lower()) == word


@given(table=tables())
def test_a_position(table: Any) -> None:
    line = position(table)
    assert position(parse_position(line)) == line
    assert bytes_of(line) == table.tobytes()


@given(table=tables(), random=st.randoms(use_true_random=False))
def test_the_order_of_the_fields_does_not_matter(table: Any, random: Any) -> None:
    game, *words = position(table).split()
    random.shuffle(words)
    assert bytes_of(" ".join([game, *words])) == table.tobytes()


@given(table=tables())
def test_a_kingdom_is_its_piles(table: Any) -> None:
    """§kingdom §laying"""
    for seat in range(table.seats):
        piles = [pile(table, seat, space) for space in range(len(members_of(table.colours[seat])))]
        codes = ["".join(card_code(card)[1] for card in cards) for cards in piles]
        letters = [COLOURS[cards[0] // 9] for cards in piles]
        written = "/".join(letter + code for letter, code in zip(letters, codes, strict=True)) or "-"
        assert kingdom_code(table, seat).partition("+")[0] == written


def test_what_a_line_leaves_out_is_as_at_the_start() -> None:
    assert bytes_of("ugo seats=3") == UGO.new(3).tobytes()


def test_the_cards_aside_follow_from_the_others() -> None:
    table = parse_position("ugo seats=2 phase=play leader=2 trick=R1 hands=B5,G1 kingdoms=Y12/S3,R0")
    assert cards_code(table.aside) == "R2345678B01234678G02345678Y0345678S01245678"


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("phase=play leader=2", 1),
        ("phase=play leader=2 trick=R1", 2),
        ("phase=play leader=2 trick=R1.R2", 0),
        ("phase=lay leader=2 trick=R1.R5.R2", 2),
    ],
)
def test_the_turn_follows_from_the_trick(line: str, asked: int) -> None:
    """§follow §lead"""
    assert UGO.awaited(parse_position(f"ugo seats=3 hands=B1,B2,B3 {line}")) == [asked]


def test_a_first_dealer_is_a_seat() -> None:
    """§dealer"""
    table: Any = UGO.new(3)
    assert parse_outcome(table, "dealer 2") == parse_outcome(table, "2") == 1


# What is wrong with a line


@pytest.mark.parametrize(
    ("line", "key", "args"),
    [
        ("", "ugo-position", {"position": ""}),
        ("chess seats=2", "ugo-position", {"position": "chess seats=2"}),
        ("ugo", "ugo-position", {"position": "ugo"}),
        ("ugo seats=5", "ugo-position", {"position": "ugo seats=5"}),
        ("ugo seats=two", "position-number", {"text": "two"}),
        ("ugo seats=2 rounds=", "position-number", {"text": ""}),
        ("ugo seats=2 rounds=0", "option-value", {"option": "rounds", "value": "0", "allowed": "1–99"}),
        ("ugo seats=3 farmer_supply=12", "option-seats", {"option": "farmer_supply"}),
        ("ugo seats=2 jokers=2", "position-field", {"field": "jokers"}),
        ("ugo seats=2 R3", "position-field", {"field": "R3"}),
        ("ugo seats=2 seats=3", "position-twice", {"field": "seats"}),
        ("ugo seats=2 rounds_played=300", "position-number", {"text": "300"}),
        ("ugo seats=2 tricks_played=-1", "position-number", {"text": "-1"}),
        ("ugo seats=2 phase=sleep", "position-phase", {"text": "sleep", "known": "dealer, deal, play, lay, over"}),
        ("ugo seats=2 dealer=0", "position-seat", {"text": "0"}),
        ("ugo seats=2 leader=5", "position-seat", {"text": "5"}),
        ("ugo seats=2 dealer=3", "position-seat", {"text": "3"}),
        ("ugo seats=2 trick=R1.R2.R3", "position-row", {"text": "R1.R2.R3", "seats": 2}),
        ("ugo seats=2 trick=R9", "ugo-no-such-card", {"card": "R9"}),
        ("ugo seats=2 scores=1,2,3", "position-row", {"text": "1,2,3", "seats": 2}),
        ("ugo seats=2 scores=1,x", "position-number", {"text": "x"}),
        ("ugo seats=2 scores=1,--2", "position-number", {"text": "--2"}),
        ("ugo seats=2 scores=99999,0", "position-number", {"text": "99999"}),
        ("ugo seats=3 hands=R1,R2", "position-row", {"text": "R1,R2", "seats": 3}),
        ("ugo seats=2 hands=R1R1,-", "ugo-card-twice", {"cards": "R1R1"}),
        ("ugo seats=2 hands=R1,X2", "ugo-no-such-cards", {"cards": "X2"}),
        ("ugo seats=2 hands=R1,R", "ugo-no-such-cards", {"cards": "R"}),
        ("ugo seats=2 hands=R1,R1", "ugo-card-twice", {}),
        ("ugo seats=2 hands=R1,- kingdoms=-,R1", "ugo-card-twice", {}),
        ("ugo seats=2 hands=R1,- trick=R1", "ugo-card-twice", {}),
        ("ugo seats=2 trick=R1.R1", "ugo-card-twice", {"cards": "R1.R1"}),
        ("ugo seats=2 phase=play trick=R1 kingdoms=R1,-", "ugo-card-twice", {}),
        ("ugo seats=2 phase=lay trick=R1.R2 kingdoms=R1,-", "ugo-card-twice", {}),
        ("ugo seats=2 kingdoms=R12", "position-row", {"text": "R12", "seats": 2}),
        ("ugo seats=2 kingdoms=R1B2,-", "ugo-pile", {"pile": "R1B2"}),
        ("ugo seats=2 kingdoms=R1/R2,-", "ugo-pile", {"pile": "R2"}),
        ("ugo seats=2 kingdoms=R1//B2,-", "ugo-pile", {"pile": ""}),
        ("ugo seats=2 kingdoms=R11,-", "ugo-card-twice", {"cards": "R11"}),
        ("ugo seats=2 kingdoms=R1+10,-", "ugo-farmers", {"farmers": "10", "places": 9}),
        ("ugo seats=2 kingdoms=R1+-1,-", "ugo-farmers", {"farmers": "-1", "places": 9}),
        ("ugo seats=2 kingdoms=R1+few,-", "position-number", {"text": "few"}),
        ("ugo seats=2 voids=R,X", "ugo-voids", {"voids": "X"}),
        ("ugo seats=2 voids=R", "position-row", {"text": "R", "seats": 2}),
    ],
)
def test_a_line_that_means_nothing_is_refused_with_what_is_wrong(line: str, key: str, args: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        parse_position(line)
    assert refused.value.text.key == key
    assert args.items() <= refused.value.text.args.items()


@pytest.mark.parametrize("text", ["", "R", "R9", "X1", "R66", "6R", "R-1", "R 6", "R²", "R٣"])
def test_what_is_no_card_is_refused(text: str) -> None:
    """§cards"""
    with pytest.raises(Refused) as refused:
        parse_card(text)
    assert refused.value.text.key == "ugo-no-such-card"
    assert refused.value.text.args == {"card": text}


def test_what_is_no_dealer_is_refused() -> None:
    """§dealer"""
    table: Any = UGO.new(2)
    with pytest.raises(Refused, match="position-seat"):
        parse_outcome(table, "dealer R1")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("rounds_played=5", "rounds"),
        ("phase=play hands=R0,R1 rounds=4 rounds_played=4 tricks_played=9", "rounds"),
        ("phase=over", "rounds"),
        ("phase=play hands=R0,R1 tricks_played=10", "tricks"),
        ("phase=over rounds_played=4 rounds=4 tricks_played=11", "tricks"),
        ("phase=play hands=R01234567B01234,G0", "hands"),
        ("farmer_supply=12 kingdoms=-+9,-+9", "farmers"),
        ("phase=play hands=R0,R1 voids=R,-", "voids"),
        ("phase=deal trick=R1", "trick"),
        ("phase=play hands=-,-", "play"),
        ("phase=play hands=R0,R1 trick=B1.B2", "play"),
        ("phase=lay trick=-", "lay"),
        ("phase=lay trick=R1", "lay"),
        ("phase=deal hand_size=1 hands=R0,B1", "deal"),
        ("phase=deal hands=R0,B1", "deal"),
        ("hands=R0,-", "dealer"),
        ("phase=dealer rounds_played=1", "dealer"),
    ],
)
def test_a_table_that_cannot_be_is_refused(line: str, why: str) -> None:
    """Compiled rules trust the table: played on, some of these would write where nothing of theirs is."""
    with pytest.raises(Refused) as refused:
        parse_position(f"ugo seats=2 {line}")
    assert (refused.value.text.key, refused.value.text.args["why"]) == ("ugo-impossible", why)

"""What can be agreed before a game."""

import pytest

from tablee.games.options import Option, agreed, option_text, read_options, spoken, switch
from tablee.games.words import Refused

ROUNDS = Option("rounds", default=4, values=range(1, 100))
SUPPLY = Option("supply", 36, values=(36, 12), needs_seats={12: range(2, 3)})
OPTIONS = (ROUNDS, SUPPLY)


def test_what_is_not_chosen_has_its_default() -> None:
    assert agreed(OPTIONS, {}, seats=4) == {"rounds": 4, "supply": 36}
    assert agreed(OPTIONS, {"rounds": 1}, seats=4) == {"rounds": 1, "supply": 36}
    assert agreed(OPTIONS, {"supply": 12, "rounds": 99}, seats=2) == {"rounds": 99, "supply": 12}


@pytest.mark.parametrize("value", [0, 100, -1, "4", 4.0, None, True])
def test_a_value_that_is_not_on_offer_is_refused(value: object) -> None:
    with pytest.raises(Refused) as refused:
        agreed(OPTIONS, {"rounds": value}, seats=2)
    assert refused.value.text.key == "option-value"
    assert refused.value.text.args == {"option": "rounds", "value": option_text(value), "allowed": "1–99"}


def test_a_value_that_needs_other_seats_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        agreed(OPTIONS, {"supply": 12}, seats=3)
    assert refused.value.text.key == "option-seats"
    assert refused.value.text.args == {"option": "supply", "value": "12", "seats": 3, "allowed": "2"}


def test_an_option_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        agreed(OPTIONS, {"jokers": 2}, seats=3)
    assert refused.value.text.key == "option-unknown"
    assert refused.value.text.args == {"option": "jokers", "known": "rounds, supply"}


@pytest.mark.parametrize(
    ("values", "words"), [(range(1, 4), "1–3"), (range(2, 3), "2"), ((36, 12), "36, 12"), ((5,), "5")]
)
def test_values_are_spoken_as_people_do(values: range | tuple[int, ...], words: str) -> None:
    assert spoken(values) == words


def test_a_refusal_can_be_read_by_programmers() -> None:
    with pytest.raises(Refused, match=r"^option-unknown\(option=jokers, known=rounds, supply\)$"):
        agreed(OPTIONS, {"jokers": 2}, seats=3)


# Switches, names and texts


def completed(text: str, seats: int) -> str:
    if "x" in text:
        raise Refused("option-value", option="letters", value=text, allowed="any but x")
    return (text + "abc")[:seats]


AID = switch("aid")
MARKET = Option("market", "sea", values=("sea", "land"))
LETTERS = Option("letters", "", complete=completed)
MIXED = (ROUNDS, AID, MARKET, LETTERS)


def test_options_may_be_switches_names_and_texts() -> None:
    assert agreed(MIXED, {}, seats=2) == {"rounds": 4, "aid": False, "market": "sea", "letters": "ab"}
    chosen = {"aid": True, "market": "land", "letters": "q"}
    assert agreed(MIXED, chosen, seats=3) == {"rounds": 4, "aid": True, "market": "land", "letters": "qab"}


@pytest.mark.parametrize("chosen", [{"aid": 1}, {"aid": "true"}, {"market": "moon"}, {"market": 0}, {"letters": "x"}])
def test_a_value_of_another_kind_is_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(Refused, match="option-value"):
        agreed(MIXED, chosen, seats=2)


def test_options_are_read_as_they_are_written() -> None:
    typed = {"rounds": "2", "aid": "true", "market": "land", "letters": "qr"}
    chosen = agreed(MIXED, read_options(MIXED, typed), seats=2)
    assert {name: option_text(value) for name, value in chosen.items()} == typed


@pytest.mark.parametrize("typed", [{"rounds": "two"}, {"rounds": "-1"}, {"aid": "1"}, {"market": "2"}])
def test_what_is_not_on_offer_is_refused_when_it_is_read_or_agreed(typed: dict[str, str]) -> None:
    with pytest.raises(Refused, match="option-value"):
        agreed(MIXED, read_options(MIXED, typed), seats=2)


def test_an_unknown_option_is_not_read() -> None:
    with pytest.raises(Refused, match="option-unknown"):
        read_options(MIXED, {"jokers": "2"})

"""What is drawn from the events alone is what lies on the table."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.story import Event
from tablee.games.ugo.box import CARDS, NO_CARD, SPACES
from tablee.games.ugo.cards import card_code, parse_card
from tablee.games.ugo.story import STEPS, Step
from tablee.terminal.demo import next_events
from tablee.terminal.ugo.cards import STYLES, chip, with_chips
from tablee.terminal.ugo.kingdom import Kingdom, kingdoms_table
from tablee.terminal.ugo.narrator import Narrator
from tablee.terminal.ugo.scores import points_shown
from tablee.texts import Texts

UGO = GAMES["ugo"]
TEXTS = Texts("en", names=["North", "East", "South", "West"])


def text_of(block: RenderableType, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, color_system=None, _environ={})
    console.print(block)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def event(step: Step, **args: int) -> Event:
    return Event(step, STEPS[step], args)


def kingdoms_on(table: Any) -> list[tuple[list[int], int]]:
    return [([int(top) for top in table.tops[seat]], int(table.farmers[seat])) for seat in range(table.seats)]


@pytest.mark.parametrize(("seats", "supply"), [(2, 36), (2, 12), (3, 36), (4, 36)])
def test_kingdoms_told_are_the_kingdoms_on_the_table(seats: int, supply: int) -> None:
    for seed in range(10):
        table, random = UGO.new(seats, rounds=1, farmer_supply=supply), Random.seeded(seed)
        narrator = Narrator(TEXTS, seats, 10)
        while not UGO.rules.is_over(table):
            list(narrator.tell(next_events(UGO, table, random)))
            assert [(kingdom.tops, kingdom.farmers) for kingdom in narrator.kingdoms] == kingdoms_on(table)
        assert [sum(kingdom.points) for kingdom in narrator.kingdoms] == list(table.scores[:seats])


def test_a_trick_is_one_block() -> None:
    cards = [parse_card(code) for code in ("B3", "G7", "R1", "B7")]
    plays = [event(Step.CARD_PLAYED, seat=seat, card=card) for seat, card in enumerate(cards)]
    laid = [event(Step.CARD_LAID, seat=3, card=cards[n], space=space) for n, space in ((0, 1), (3, 1), (1, 0), (2, 2))]
    won = event(Step.TRICK_WON, seat=3, card=cards[3], why=1)
    paid = [
        event(Step.FARMERS_PAID, seat=3, card=cards[3], farmers=1, lost=0, why=0),
        event(Step.FARMERS_PAID, seat=2, card=cards[2], farmers=2, lost=0, why=2),
    ]
    (block,) = Narrator(TEXTS, 4, 10).tell([*plays, won, *paid, *laid])
    assert [line.rstrip() for line in text_of(block).splitlines()] == [
        "Trick 1 of 10: North leads",
        "  North  B3    East  G7    South  R1    West  B7",
        "  West wins the trick: a tie, and the blue 7 is of the colour led.",
        "  The blue 7 won: West takes 1 farmer.",
        "  The red 1 lost to another colour: South takes 2 farmers.",
        "  West lays B3 B7 on space 2, G7 on space 1, R1 on space 3.",
        "",
    ]


def test_a_shared_win_names_all_winners() -> None:
    won = [event(Step.GAME_WON, seat=seat, total=12) for seat in (1, 3)]
    (block,) = Narrator(TEXTS, 4, 10).tell(won)
    assert "A shared win with 12 points: East, West." in text_of(block)


@pytest.mark.parametrize("margin", [0, 1])
def test_a_kingdom_shows_cards_farmers_and_points_space_by_space(margin: int) -> None:
    kingdom = Kingdom(tops=[parse_card("B8"), parse_card("R0"), parse_card("G6"), NO_CARD, NO_CARD], farmers=1)
    kingdom.points = [8, 0, -5, 0, 0]
    cards, counts = (line for line in text_of(kingdoms_table([kingdom], TEXTS, margin)).splitlines()[3:5])
    assert cards.replace("│", " ").split() == ["North", "B8", "R0", "G6", "--", "--", "+3"]
    assert counts.replace("│", " ").split() == ["1/1", "+8", "1/1", "0", "1/2", "-5", "0/3", "0", "0/4", "0"]


def test_the_widest_kingdoms_fit_a_narrow_screen() -> None:
    kingdoms = [Kingdom(tops=list(range(SPACES)), points=[-20] * SPACES, farmers=9) for _ in range(4)]
    lines = text_of(kingdoms_table(kingdoms, Texts("fr"), margin=0), width=60).splitlines()
    assert sum("4/4 -20" in line for line in lines) == 4


@pytest.mark.parametrize("card", range(CARDS))
def test_a_card_always_shows_its_code(card: int) -> None:
    assert chip(card).plain == f" {card_code(card)} "
    assert chip(card).style == STYLES[card_code(card)[0]]


def test_cards_in_a_sentence_are_coloured() -> None:
    line = with_chips("North lays R3 S6 on space 2; RS3 is none.")
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [
        ("R3", STYLES["R"]),
        ("S6", STYLES["S"]),
    ]


@pytest.mark.parametrize(("points", "plain"), [(6, "+6"), (0, "0"), (-15, "-15")])
def test_points_show_their_sign(points: int, plain: str) -> None:
    assert points_shown(points).plain == plain

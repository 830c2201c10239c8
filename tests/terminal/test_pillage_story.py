"""A round of Pillage is told so that a table can follow it: cards against cards, then type by type."""

from collections.abc import Iterable
from typing import Any

import pytest
from rich.console import Group

from tablee.bots import NO_LIMIT, bot_of
from tablee.games.chance import Random
from tablee.games.pillage.box import Type
from tablee.games.pillage.story import Step
from tablee.games.pillage.table import Phase
from tablee.games.story import Event, told_to
from tablee.match import Match, bot
from tablee.terminal.pillage.course import REFRESH, Course
from tablee.terminal.pillage.narrator import ROUNDS_BETWEEN, Narrator
from tablee.terminal.pillage.teller import Teller
from tablee.texts import Texts
from tests.terminal.pillage_sessions import PILLAGE, at, too_wide
from tests.terminal.quoted import QUOTED
from tests.terminal.sessions import text_of

NAMES = ["Anna", "Bruno", "Clara", "David", "Emma"]
SPECTATOR = 99


def played(table: Any, plans: str, chance: Iterable[str] = (), language: str = "en") -> list[str]:
    """What is told when all have planned, card by card in the order of the seats; without the spaces at the ends."""
    teller = Teller(Texts(language, NAMES), lambda: PILLAGE.view(table, SPECTATOR))
    outcomes, blocks = iter(chance), []
    for code in plans.split():
        seat = PILLAGE.awaited(table)[0]
        events = PILLAGE.apply(table, seat, PILLAGE.notation.parse_move(table, seat, code.replace("_", " ")))
        blocks += list(teller.tell(told_to(events, SPECTATOR)))
        while PILLAGE.rules.chances(table):
            outcome = PILLAGE.notation.parse_outcome(table, next(outcomes))
            blocks += list(teller.tell(told_to(PILLAGE.apply_chance(table, outcome), SPECTATOR)))
    return [line.rstrip() for line in text_of(Group(*blocks), 120).splitlines()]


THREE = "seats=3 market=both row=COR.SEA.TAV.GUN"


def test_who_plays_what_against_whom() -> None:
    lines = played(at(THREE), "FAR WAL RAI FAR FAR WAL")
    assert lines[1].startswith("Round 1 ──")
    assert [" ".join(line.split()) for line in lines[2:5]] == [
        "Anna F Farmer ↔ F Farmer Bruno",
        "Bruno R Raider ↔ W Wall Clara",
        "Clara F Farmer ↔ W Wall Anna",
    ]


def test_types_are_told_one_after_another() -> None:
    lines = played(at(f"{THREE} stocks=5,5,5"), "FAR WAL RAI FAR FAR WAL")
    assert lines[5:] == [
        "Farmers    Anna gains 3 (Farmer) · Bruno gains 3 (Farmer) · Clara gains 3 (Farmer)",
        "Walls      Anna gains 1 (Wall) · Clara steals 1 from Bruno · Anna banks 1 · Clara banks 1",
    ]


def test_a_theft_is_told_with_its_split_and_the_chicken() -> None:
    lines = played(at(f"{THREE} stocks=0,4,0 banks=0,0,0"), "RAI WAL MER FAR WAL RAI", ["chicken 3"])
    assert lines[5:] == [
        "Farmers    Bruno gains 3 (Farmer)",
        "Walls      Anna gains 1 (Wall) · Clara gains 1 (Wall) · Anna banks 1 · Clara banks 1",
        "Raiders    the chicken gives Clara the odd turnip of Bruno · Clara steals 4 from Bruno"
        " · Anna steals 3 of 4 from Bruno",
    ]


def test_marks_and_refresh_are_told() -> None:
    hands = "hands=FAR.WAL.RAI.MER.FIR,FAR.WAL.RAI.MER.MIN,FAR.WAL.RAI.MER.LIG"
    text = " ".join(" ".join(played(at(f"{THREE} {hands} stocks=2,2,2"), "FIR WAL RAI MIN LIG FAR")).split())
    assert "Raiders Anna steals 6 of 8 from Bruno · Bruno steals 4 from Clara · Fire Ship of Anna is sacrificed" in text
    assert text.endswith("Refresh Fire Ship of Anna goes under the pile")


def test_relics_and_the_end_are_told() -> None:
    text = "\n".join(played(at(f"{THREE} stocks=12,1,1 relics=3,0,0"), "MER WAL FAR WAL FAR WAL"))
    assert "Merchants  Anna buys relic 4 for 12" in text
    assert "│ Anna   │         4/4 │" in text
    assert "Anna wins with 4 relics." in text


def test_what_breaks_a_tie_is_told() -> None:
    table = at(f"{THREE} stocks=13,12,0 banks=0,0,0 relics=3,3,0")
    text = "\n".join(played(table, "MER FAR MER FAR FAR WAL"))
    assert "Anna wins with 4 relics: a tie, decided by the turnips left." in text


def test_a_shared_win_names_all_winners() -> None:
    table = at(f"{THREE} stocks=12,12,0 banks=0,0,0 relics=3,3,0")
    text = "\n".join(played(table, "MER FAR MER FAR FAR WAL", language="fr"))
    won = "Victoire partagée avec 4 reliques, autant de navets et autant de cartes en main\u00a0: Anna, Bruno."
    assert won in text


# Which type acts


WAITING = (Phase.MARKET, Phase.FLIP, Phase.DRAW, Phase.QUEUE, Phase.BUY, Phase.BOARD)


def random_match(seed: int, seats: int = 3, **options: Any) -> Match:
    return Match(PILLAGE, [bot("random")] * seats, options, seed=str(seed).encode())


def decide(match: Match) -> list[Event]:
    seat, random = match.awaited()[0], Random.seeded(len(match.log))
    return list(
        match.submit(
            seat, bot_of("pillage", "random")(match.knowledge(seat), match.legal(seat), random, NO_LIMIT)
        ).events
    )


def test_equal_deeds_of_one_seat_belong_to_different_types() -> None:
    hands = "hands=FAR.WAL.RAI.MER.FIS,FAR.WAL.RAI.MER,FAR.WAL.RAI.MER"
    text = "\n".join(played(at(f"{THREE} {hands} stocks=9,9,9 banks=0,0,0"), "FIS WAL FAR WAL FAR WAL"))
    farmers, walls = text[text.index("Farmers") : text.index("Walls")], text[text.index("Walls") :]
    assert farmers.count("Anna banks 1") == walls.count("Anna banks 1") == 1


def test_the_order_of_two_merchants_is_told_among_the_merchants() -> None:
    hands = "hands=FAR.WAL.RAI.MER.DOC,FAR.WAL.RAI.MER,FAR.WAL.RAI.MER"
    lines = played(at(f"{THREE} {hands}"), "DOC MER RAI WAL RAI WAL left_first")
    assert any(line.startswith("Merchants  Anna sends the left card first") for line in lines), lines


def test_a_type_comes_never_before_another_that_acted() -> None:
    for seed in range(6):
        match = Match(PILLAGE, [bot("random")] * (3 + seed % 3), {"market": "both"}, seed=str(seed).encode())
        course, acting = Course(match.view()), Type.NONE
        while match.awaited():
            for told in decide(match):
                if told.step == Step.ROUND_BEGUN:
                    course.begin_round()
                    acting = Type.NONE
                elif told.step not in (Step.PLANNED, Step.REVEALED, Step.ORDER_CHOSEN):
                    for of_type, _ in course.follow([told]):
                        assert of_type in (REFRESH, acting) or of_type > acting
                        acting = of_type


@pytest.mark.parametrize("seed", range(6))
def test_the_type_that_is_named_is_the_one_that_acts(seed: int) -> None:
    """Where the table waits for chance or a buyer, it knows which type acts."""
    match, waits = random_match(seed, 2 + seed % 4, market="both"), 0
    while match.awaited():
        decide(match)
    course, is_revealed = Course(match.view()), False
    for moment in match.moments:
        for number, told in enumerate(moment.events):
            if told.step == Step.ROUND_BEGUN:
                course.begin_round()
                is_revealed = False
            elif told.step == Step.REVEALED:
                is_revealed = True
            elif is_revealed and told.step != Step.PLANNED:
                of_type = course.type_of(told)
                if number == 0 and moment.before.phase in WAITING and of_type != REFRESH:
                    assert of_type == moment.before.type_now, told.text
                    waits += 1
    assert waits > 20


# Whole games


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_round_is_told_in_80_columns(seats: int, language: str) -> None:
    match = random_match(1, seats, market="both", bank="village")
    narrator, texts = Narrator(Texts(language, NAMES), match.view), []
    while match.awaited():
        texts.append(text_of(Group(*narrator.tell(told_to(decide(match), SPECTATOR)))))
    text = "".join(texts)
    rounds = int(match.table.rounds_played) + 1
    word = {"en": "Round", "fr": "Tour"}[language]
    for number in range(1, rounds + 1):
        assert f"\n{word} {number} ──" in text
    assert (
        text.count({"en": "plans in secret", "fr": "planification en secret"}[language])
        == (rounds - 1) // ROUNDS_BETWEEN
    )
    assert too_wide(text) == []


def test_a_match_told_again_is_told_the_same() -> None:
    match = random_match(2, bank="village")
    teller = Teller(Texts("en", NAMES), match.view)
    while match.awaited():
        decide(match)
    told = [text_of(Group(*teller.tell(told_to(one.events, SPECTATOR))), 4000) for one in match.moments]
    again = text_of(Group(*Teller(Texts("en", NAMES), match.view).tell(match.story())), 4000)
    assert sorted("".join(told).replace("·", " ").split()) == sorted(again.replace("·", " ").split())

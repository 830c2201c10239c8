"""Records of former rules: those that mean the same are replayed, the others are refused with the reason."""

import pytest

from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match.record import read, write
from tablee.texts import Texts
from tests.match.pillage_matches import PILLAGE, some_match, stated

DECK = "ZAA:Abbot:Abbé:merchant:buy_a_relic;ZAB:Bailiff:Bailli:merchant:buy_a_relic,else_opponent_gains_3"
COURSE = (
    "chance ZAA, ZAB",
    "together 1: MER; 1: WAL; 2: MER; 2: WAL",
    "chance first 1",
    "1: ZAB",
    "together 1: ZAB; 2: ZAA",
    "together 1: FAR; 2: FAR",
)
ENDING = "scores 0 1\nend finished\nscores 0 1\nwinners 2\n"


def duel_of(*options: str) -> str:
    """North plays the Bailiff against East's Abbot: unable to pay, it gives East the three turnips that East lacks."""
    return stated(*COURSE, seats=2, options=(*options, "relic_costs 5"))


def of_version_1(text: str) -> str:
    return text.replace(f"game pillage {PILLAGE.version}\n", "game pillage 1\n")


def test_a_card_that_only_buys_a_relic_is_judged_when_it_buys() -> None:
    """East has 2 turnips when the Merchants of the third round begin, and 5 when relics are bought."""
    text = duel_of(f"deck {DECK}").replace("running\n", ENDING)
    match = read(text, GAMES)
    assert match.result
    assert (match.result.how, match.result.winners, match.table.rounds_played) == ("finished", (1,), 2)
    assert "pillage-relic-bought" in [event.kind.key for event in match.moments[-1].events]


def test_the_record_of_the_report_ends_in_its_third_round_with_easts_relic() -> None:
    deck = "ZAA:A:A:merchant:buy_a_relic;ZAB:B:B:merchant:buy_a_relic,else_opponent_gains_3"
    assert read(duel_of(f"deck {deck}").replace("running\n", ENDING), GAMES).scores() == (0, 1)


ONLY_A_RELIC = ("bank_1_(3+),buy_a_relic", "buy_a_relic,else_bank_1_(3+)", "buy_a_relic_for_1_less")


@pytest.mark.parametrize("face", ONLY_A_RELIC)
def test_so_is_one_of_which_two_players_ignore_the_rest_or_that_is_cheaper(face: str) -> None:
    deck = DECK.replace("merchant:buy_a_relic;", f"merchant:{face};")
    assert read(duel_of(f"deck {deck}").replace("running\n", ENDING), GAMES).scores() == (0, 1)


# Version 1 judged it when the pass began


def refusal_of(text: str, language: str) -> str:
    with pytest.raises(Refused) as refused:
        read(text, GAMES)
    return Texts(language).say(refused.value.text)


def test_a_record_of_version_1_with_such_a_card_is_refused_by_its_name() -> None:
    text = of_version_1(duel_of(f"deck {DECK}"))
    assert refusal_of(text, "en") == (
        "Line 6 (“player 2 person East”): This was played by former rules, with the card “Abbot”: "
        "it only buys a relic, and whether its player can pay was judged earlier than it is today."
    )
    assert "anciennes règles" in refusal_of(text, "fr")
    assert "Abbot" in refusal_of(text, "fr")


SAME = {
    "the cards of the box": (3, ()),
    "the first box": (3, ("market village",)),
    "a relic with an else": (2, (f"deck {DECK.partition(';')[2]}",)),
    "something besides the relic": (2, ("deck ZAA:A:A:merchant:gain_1,buy_a_relic",)),
    "an else that only three players have": (3, ("deck ZAA:A:A:merchant:buy_a_relic,else_gain_1_(3+)",)),
    "the card is left out of a duel": (2, ("deck ZAA:A:A:merchant,three:buy_a_relic;ZAB:B:B:wall:gain_1",)),
    "the owner's cards are not in play": (2, ("market village", f"deck {DECK}")),
}


@pytest.mark.parametrize(("seats", "options"), SAME.values(), ids=SAME)
def test_a_record_of_version_1_that_means_the_same_is_replayed(seats: int, options: tuple[str, ...]) -> None:
    text = stated(seats=seats, options=options)
    assert write(read(of_version_1(text), GAMES)) == write(read(text, GAMES))


def test_two_players_ignore_the_else_that_only_three_have() -> None:
    text = of_version_1(stated(seats=2, options=("deck ZAA:A:A:merchant:buy_a_relic,else_gain_1_(3+)",)))
    assert "former rules" in refusal_of(text, "en")


def test_what_was_played_by_former_rules_is_written_again_as_of_today() -> None:
    for number in range(0, 40, 4):
        text = write(some_match(number, steps=30))
        assert text.splitlines()[1] == f"game pillage {PILLAGE.version}"
        assert write(read(of_version_1(text), GAMES)) == text


def test_rules_of_tomorrow_are_refused() -> None:
    tomorrow, known = PILLAGE.version + 1, ", ".join(map(str, range(1, PILLAGE.version + 1)))
    text = stated().replace(f"game pillage {PILLAGE.version}\n", f"game pillage {tomorrow}\n")
    assert refusal_of(text, "en") == (
        f"Line 2 (“game pillage {tomorrow}”): These are rules of version {tomorrow}; "
        f"only these versions can be replayed here: {known}."
    )

"""How Pillage is written: positions that say everything, and lines that are refused."""

from typing import Any

import pytest

from tablee.games.pillage import PILLAGE
from tablee.games.pillage.positions import parse_position, position
from tablee.games.words import Refused
from tablee.texts import LANGUAGES, Texts
from tests.games.pillage_lab import UNUSUAL_DECK


def test_a_new_game_is_a_short_line() -> None:
    """§set-up"""
    assert position(PILLAGE.new(3)) == "pillage seats=3"
    assert position(PILLAGE.new(2, market="village", round_limit=9)) == "pillage seats=2 market=village round_limit=9"
    table = PILLAGE.new(2, duel_bank=False)
    assert position(table) == "pillage seats=2 bank_limit=5 relic_costs=9.10.11.12"


def test_an_owners_deck_is_written_by_its_letters() -> None:
    """§replaced-deck"""
    table = PILLAGE.new(3, deck=UNUSUAL_DECK)
    line = PILLAGE.notation.position(table)
    assert "deck=SAC:SAC:SAC:raider:sacrifice_that_card|" in line
    assert PILLAGE.notation.parse_position(line).tobytes() == table.tobytes()


@pytest.mark.parametrize(
    ("line", "key", "args"),
    [
        ("", "pillage-position", {}),
        ("ugo seats=3", "pillage-position", {}),
        ("pillage seats=6", "pillage-position", {}),
        ("pillage seats=3 jokers=2", "position-field", {"field": "jokers"}),
        ("pillage seats=3 seats=3", "position-twice", {"field": "seats"}),
        ("pillage seats=3 market=moon", "option-value", {"option": "market"}),
        ("pillage seats=3 round_limit=0", "option-value", {"option": "round_limit"}),
        ("pillage seats=3 phase=sleep", "position-phase", {"text": "sleep"}),
        ("pillage seats=3 stocks=1,2", "position-row", {"text": "1,2", "seats": 3}),
        ("pillage seats=3 stocks=1,2,-3", "position-number", {"text": "-3"}),
        ("pillage seats=3 stocks=1,2,²", "position-number", {"text": "²"}),
        ("pillage seats=3 asked=4", "position-seat", {"text": "4"}),
        ("pillage seats=3 resolving=1X", "position-seat", {"text": "1X"}),
        ("pillage seats=3 resolving=9L", "position-seat", {"text": "9"}),
        ("pillage seats=3 orders=L,Q,-", "position-seat", {"text": "Q"}),
        ("pillage seats=3 queue=1.1", "position-row", {"text": "1.1"}),
        ("pillage seats=3 row=FIS.REE.BOA.GUN.COR", "pillage-places", {"places": 4}),
        ("pillage seats=3 relic_costs=1.2.3.4.5", "pillage-places", {"places": 4}),
        ("pillage seats=3 resting=FAR.WAL.RAI,-,-", "pillage-places", {"places": 2}),
        ("pillage seats=3 plans=FAR/WAL/RAI,-/-,-/-", "pillage-places", {"places": 2}),
        ("pillage seats=3 marks=Q/-,-/-,-/-", "pillage-marks", {"text": "Q"}),
        ("pillage seats=3 hands=XXX,-,-", "pillage-no-such-card", {"card": "XXX"}),
        ("pillage seats=3 hands=1,-,-", "pillage-no-such-card", {"card": "1"}),
    ],
)
def test_a_line_that_means_nothing_is_refused_with_what_is_wrong(line: str, key: str, args: dict[str, Any]) -> None:
    """§hands"""
    with pytest.raises(Refused) as refused:
        parse_position(line)
    assert refused.value.text.key == key
    assert args.items() <= refused.value.text.args.items()
    assert all(Texts(language).say(refused.value.text) for language in LANGUAGES)


FULL = "phase=plan row=FIS.REE.BOA.GUN"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"{FULL} hands=FIS,-,-", "cards"),
        (f"{FULL} hands=RAT,-,-", "cards"),
        (f"{FULL} hands=FAR.FAR.FAR.FAR,-,-", "cards"),
        (f"{FULL} banks=6,0,0", "turnips"),
        (f"{FULL} relics=4,0,0", "relics"),
        ("phase=over won=1 row=FIS.REE.BOA.GUN", "relics"),
        (f"{FULL} plans=COR/-,-/-,-/- planned=1,0,0", "plans"),
        (f"{FULL} plans=FAR/-,-/-,-/-", "plans"),
        (f"{FULL} provoked=COR,-,-", "provoked"),
        ("phase=plan row=FIS.REE", "row"),
        ("phase=plan", "row"),
        (f"{FULL} played=FAR/-,-/-,-/-", "played"),
        (f"{FULL} resolving=1L", "played"),
        (f"{FULL} hands=-,-,-", "asked"),
        (f"{FULL} asked=-", "asked"),
        ("asked=1", "asked"),
        ("phase=order row=FIS.REE.BOA.GUN asked=1", "asked"),
        ("phase=buy row=FIS.REE.BOA.GUN asked=1", "asked"),
        ("phase=flip row=FIS.REE.BOA.GUN", "chance"),
        ("phase=flip row=FIS.REE.BOA.GUN victim=4", "chance"),
        ("phase=draw row=FIS.REE.BOA.GUN", "chance"),
        ("phase=queue row=FIS.REE.BOA.GUN", "chance"),
        ("phase=resolve row=FIS.REE.BOA.GUN", "over"),
    ],
)
def test_a_table_that_cannot_be_is_refused(line: str, why: str) -> None:
    """Compiled rules trust the table. §hands §market §plan"""
    with pytest.raises(Refused) as refused:
        parse_position(f"pillage seats=3 {line}")
    assert (refused.value.text.key, refused.value.text.args.get("why")) == ("pillage-impossible", why)


def test_moves_are_cards_and_a_few_words() -> None:
    """§two-merchants §pirates §plan"""
    table = PILLAGE.new(3)
    for action, words in ((1, "FAR"), (0, "none"), (61, "left first"), (62, "right first")):
        assert PILLAGE.notation.move(table, 0, action) == words
        assert PILLAGE.notation.parse_move(table, 0, f" {words.lower()} ") == action

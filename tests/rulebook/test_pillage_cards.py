"""Pillage's cards by the rulebook: what each does against every type."""

import pytest

from tablee.games.pillage.deck import BUILT_IN
from tests.games.pillage_lab import banks, round_of, stocks

# Every card against every type: my stock and bank, then the opponent's. I begin with 3 and 1, they with 9 and 2.

NOTHING = "3 1 9 2"
TURNIPS = {
    "FAR": ["6 1 9 2"] * 4,
    "WAL": ["3 2 9 2", "3 2 9 2", "3 2 8 2", "3 2 9 2"],
    "RAI": ["7 1 5 2", NOTHING, NOTHING, "7 1 5 2"],
    "MER": ["2 1 9 2"] * 4,
    "FLO": ["8 1 9 2", "8 1 9 2", "6 1 11 2", "8 1 9 2"],
    "INN": ["7 1 9 2", "7 1 9 2", "7 1 9 2", "8 1 9 2"],
    "MAS": ["7 1 9 2", "6 3 8 2", "7 1 9 2", "7 1 9 2"],
    "MIN": ["7 1 9 2", "8 1 9 2", "7 1 9 2", "7 1 9 2"],
    "PIC": ["5 3 9 2", "5 3 9 2", "7 1 9 2", "5 3 9 2"],
    "RAT": ["9 1 9 2", "7 1 9 2", "7 1 9 2", "7 1 9 2"],
    "SHE": ["7 1 9 2"] * 4,
    "CAT": ["2 1 9 2", "2 1 9 2", "5 2 6 2", "2 1 9 2"],
    "DUN": ["2 3 9 2", "4 2 8 2", "4 2 8 2", "2 3 9 2"],
    "LAB": ["2 3 9 2", "2 3 9 2", "6 1 6 2", "2 3 9 2"],
    "MOA": ["3 1 10 2", "1 3 9 2", "8 1 6 2", "1 3 9 2"],
    "TOL": ["1 3 9 2", "1 3 9 2", "5 1 7 2", "5 1 7 2"],
    "TRE": ["0 5 9 2", "0 5 9 2", "1 5 7 2", "0 5 9 2"],
    "MON": ["5 1 9 2"] * 4,
    "BER": ["9 1 3 2", "2 1 10 2", NOTHING, "9 1 3 2"],
    "BUR": ["7 1 5 2", NOTHING, NOTHING, "7 1 5 2"],
    "CUT": ["9 1 3 2", NOTHING, "2 1 10 2", "9 1 3 2"],
    "OUT": ["8 1 4 2", NOTHING, NOTHING, "7 1 5 2"],
    "TRA": ["8 1 5 2", NOTHING, "4 1 8 2", "8 1 5 2"],
    "VET": ["9 1 3 2", NOTHING, NOTHING, "9 1 3 2"],
    "TUR": ["9 1 3 2", NOTHING, NOTHING, "9 1 3 2"],
    "BAR": ["4 1 9 2"] * 4,
    "DOC": ["5 1 9 2"] * 4,
    "SMU": ["4 0 9 2"] * 4,
    "FIS": ["6 2 9 2", "6 2 9 2", "7 1 9 2", "6 2 9 2"],
    "OYS": ["3 4 9 2", "3 4 9 2", "4 3 9 2", "3 4 9 2"],
    "BEA": ["8 1 9 2", "7 1 9 2", "7 1 9 2", "7 1 9 2"],
    "WHA": ["9 1 9 2", "9 1 9 2", "6 1 9 2", "9 1 9 2"],
    "LIG": ["7 1 9 2", "8 1 9 2", "7 1 9 2", "7 1 9 2"],
    "REE": ["3 2 9 2", "3 2 9 2", "5 1 7 2", "3 2 9 2"],
    "HAR": ["3 2 9 2", "3 2 9 2", "0 4 9 2", "0 4 9 2"],
    "SEA": ["4 1 10 2", "3 2 9 2", "4 2 7 2", "3 2 9 2"],
    "CUS": ["2 3 9 2", "2 3 9 2", "5 1 7 2", "5 1 7 2"],
    "TAV": ["1 3 9 2", "1 3 9 2", "1 3 9 2", "2 3 9 2"],
    "BOA": ["8 1 4 2", NOTHING, "4 1 8 2", "8 1 4 2"],
    "COR": ["5 3 5 2", NOTHING, NOTHING, "8 1 4 2"],
    "FIR": ["11 1 1 2", "6 1 6 2", NOTHING, "11 1 1 2"],
    "PRE": ["6 1 6 2", NOTHING, NOTHING, "8 1 4 2"],
    "GUN": ["6 1 6 2", "6 1 6 2", "2 1 10 2", "6 1 6 2"],
    "QUA": ["3 1 9 2"] * 4,
    "PRI": ["1 4 9 2"] * 4,
    "CHA": ["4 1 9 2"] * 4,
    "FEN": ["3 1 9 2", "3 1 9 2", "4 1 9 2", "3 1 9 2"],
    "RAN": ["5 1 9 2"] * 4,
}
INERT = dict(zip("FWRM", ("INF", "INW", "INR", "INM"), strict=True))


@pytest.mark.parametrize("facing", INERT)
@pytest.mark.parametrize("code", TURNIPS)
def test_every_card_against_every_type(code: str, facing: str) -> None:
    """§starting-cards §village §abordage §effects §gain §steal §bank §types"""
    table = round_of(f"{code}/ZZA ZZB/{INERT[facing]} ZZC/ZZD", stocks="3,9,0", banks="1,2,0")
    after = [*stocks(table)[:1], *banks(table)[:1], stocks(table)[1], banks(table)[1]]
    assert " ".join(map(str, after)) == TURNIPS[code]["FWRM".index(facing)]
    assert (stocks(table)[2], banks(table)[2]) == (0, 0)


def test_the_table_above_has_every_card() -> None:
    """§village §abordage §starting-cards"""
    assert list(TURNIPS) == [card.code for part in BUILT_IN.values() for card in part]


def test_every_keyword_of_the_rulebook_is_on_a_card_of_our_deck() -> None:
    """§abordage §effects"""
    words = " ".join(effect.words for card in BUILT_IN["abordage"] for face in card.faces for effect in face)
    for keyword in ("gain", "steal", "bank", "exhaust", "provoke", "sacrifice", "swap", "each other", "for each "):
        assert keyword in words
    assert "including banked" in words
    assert any(card.is_pirate for card in BUILT_IN["abordage"])
    assert any(card.is_for_three for card in BUILT_IN["abordage"])

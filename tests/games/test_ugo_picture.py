"""Pictures of UGO!, part by part."""

from tablee.games.picture import draw
from tablee.games.secrecy import SPECTATOR
from tablee.games.ugo import UGO
from tests.games.pictures import parts, picture_of

PLAY = (
    "ugo seats=3 phase=play dealer=3 leader=2 trick=B7.R0 scores=12,-5,30 rounds_played=1 "
    "hands=R12B6,G18,B3 kingdoms=B5/R346+1,-,-"
)
LAY = "ugo seats=3 phase=lay leader=1 trick=R3.R8.B1 hands=R5,G1,B3 kingdoms=-,B4,-"


def test_in_a_trick() -> None:
    picture = picture_of(PLAY, 0)
    assert parts(picture, "seat", "phase", "turn", "hand", "held", "scores", "round", "supply", "trick") == {
        "seat": 0,
        "phase": "play",
        "turn": 0,
        "hand": ["R1", "R2", "B6"],
        "held": [3, 2, 1],
        "scores": [12, -5, 30],
        "round": {"number": 2, "dealer": 2},
        "supply": 35,
        "trick": {
            "number": 8,
            "leader": 1,
            "led": "B",
            "cards": [{"seat": 1, "card": "B7"}, {"seat": 2, "card": "R0"}],
            "is_complete": False,
            "winner": None,
            "to_lay": [],
        },
    }


def test_a_kingdom_lacks_farmers() -> None:
    """Red lies on space 2 and is farmed; a third colour would not be. §kingdom §scoring"""
    own, other, _ = picture_of(PLAY.replace("B5/R346", "B5/R346/Y01"), SPECTATOR)["kingdoms"]
    assert own == {
        "spaces": [
            {"cards": ["B5"], "farmers": 1, "missing": 0, "points": 5},
            {"cards": ["R3", "R4", "R6"], "farmers": 1, "missing": 0, "points": 6},
            {"cards": ["Y0", "Y1"], "farmers": 1, "missing": 1, "points": -5},
            {"cards": [], "farmers": 0, "missing": 3, "points": 0},
            {"cards": [], "farmers": 0, "missing": 4, "points": 0},
        ],
        "farmers": 1,
        "points": 6,
    }
    assert [space["farmers"] for space in other["spaces"]] == [1, 1, 0, 0, 0]


def test_the_winner_names_a_card() -> None:
    picture = picture_of(LAY, SPECTATOR)
    assert parts(picture, "seat", "hand", "phase", "turn") == {"seat": None, "hand": None, "phase": "lay", "turn": 1}
    assert parts(picture["trick"], "is_complete", "winner", "to_lay") == {
        "is_complete": True,
        "winner": 1,
        "to_lay": ["R3", "R8", "B1"],
    }


def test_before_the_first_dealer() -> None:
    picture = picture_of("ugo seats=2", 1)
    assert parts(picture, "turn", "round", "hand", "aside") == {
        "turn": None,
        "round": {"number": 1, "dealer": None},
        "hand": [],
        "aside": 45,
    }
    assert picture["box"]["spaces"][4] == {"places": 4, "printed": 0, "bonus": 5}


def test_what_is_laid_is_not_to_be_laid_any_more() -> None:
    """§naming"""
    table = UGO.notation.parse_position("ugo seats=3 phase=play leader=1 hand_size=3 trick=R3.B8 hands=R5,G1,Y7")
    UGO.apply(table, 2, UGO.notation.parse_move(table, 2, "Y7"))
    UGO.apply(table, 1, UGO.notation.parse_move(table, 1, "R3"))
    picture = draw(UGO.picture, UGO.view(table, SPECTATOR))
    assert parts(picture["trick"], "number", "to_lay") == {"number": 2, "to_lay": ["B8", "Y7"]}
    assert parts(picture["box"], "tricks", "values", "spaces") == {
        "tricks": 3,
        "values": picture_of("ugo seats=2", 0)["box"]["values"],
        "spaces": picture_of("ugo seats=2", 0)["box"]["spaces"],
    }


def test_the_box_as_it_is_printed() -> None:
    """§kingdom §farmers §losers"""
    box = picture_of("ugo seats=2", 0)["box"]
    assert [space["printed"] for space in box["spaces"]] == [1, 1, 0, 0, 0]
    assert [value["farmers_for_losing_to_same_colour"] for value in box["values"]] == [0, 1, *[0] * 7]


def test_after_the_end() -> None:
    """A farmed space without a card is worth its bonus. §scoring §supply"""
    picture = picture_of(
        "ugo seats=2 phase=over rounds=1 rounds_played=1 tricks_played=10 farmer_supply=12 kingdoms=R5+2,-", 0
    )
    assert parts(picture, "supply", "round", "turn") == {
        "supply": 10,
        "round": {"number": 1, "dealer": 0},
        "turn": None,
    }
    assert parts(picture["trick"], "number", "leader", "winner") == {"number": 10, "leader": None, "winner": None}
    assert picture["kingdoms"][0]["spaces"][2] == {"cards": [], "farmers": 2, "missing": 0, "points": 1}

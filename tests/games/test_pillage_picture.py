"""Pictures of Pillage, part by part."""

from tablee.games.picture import draw
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.secrecy import SPECTATOR
from tests.games.pictures import parts, picture_of
from tests.games.pillage_lab import UNUSUAL_DECK, plan, table_of

PLAN = (
    "pillage seats=3 phase=plan row=FIS.OYS.BEA.WHA buried=FIR stocks=1,6,2 banks=1,5,0 relics=0,1,3 "
    "hands=FAR.WAL.RAI.MER,FAR.WAL.MER,FAR.WAL.RAI.MER resting=-,RAI,- plans=MER/-,FAR/-,-/- planned=1,1,0"
)


def test_while_all_plan() -> None:
    """Everybody sees that a neighbour has decided, and only the owner by which card. §plan §secrets"""
    picture = picture_of(PLAN, 0)
    assert parts(picture, "phase", "round", "asked", "stocks", "banks", "market", "pile", "resting", "theft") == {
        "phase": "plan",
        "round": 1,
        "asked": [0, 1, 2],
        "stocks": [1, 6, 2],
        "banks": [1, 5, 0],
        "market": ["FIS", "OYS", "BEA", "WHA"],
        "pile": {"cards": len(BUILT_IN["abordage"]) - 5, "buried": ["FIR"]},
        "resting": [[], ["RAI"], []],
        "theft": None,
    }
    assert parts(picture, "relics", "hands", "hand", "planned", "plan", "played") == {
        "relics": [{"owned": 0, "next_cost": 9}, {"owned": 1, "next_cost": 10}, {"owned": 3, "next_cost": 12}],
        "hands": [["FAR", "WAL", "RAI", "MER"], ["FAR", "WAL", "MER"], ["FAR", "WAL", "RAI", "MER"]],
        "hand": ["FAR", "WAL", "RAI"],
        "planned": [["left"], ["left"], []],
        "plan": [{"side": "left", "card": "MER"}],
        "played": [[], [], []],
    }


def test_a_merchant_buys() -> None:
    """§buy-card §buying-order"""
    table = PILLAGE.notation.parse_position(PLAN.replace("relics=0,1,3", "relics=0,1,0"))
    for seat, card in [(0, "FAR"), (1, "WAL"), (2, "FAR"), (2, "WAL")]:
        PILLAGE.apply(table, seat, PILLAGE.notation.parse_move(table, seat, card))
    picture = draw(PILLAGE.picture, PILLAGE.view(table, SPECTATOR))
    assert parts(picture, "phase", "asked", "hands", "hand", "plan", "resolution", "buying") == {
        "phase": "buy",
        "asked": [0],
        "hands": [["WAL", "RAI"], ["MER"], ["RAI", "MER"]],
        "hand": None,
        "plan": None,
        "resolution": {
            "type": "merchant",
            "acting": [{"seat": 0, "side": "left"}],
            "able": [],
            "second": [],
            "to_draw": [],
        },
        "buying": {"queue": [0], "buyer": 0, "price": 1, "is_boarding": False, "to_buy": []},
    }
    merchant, _ = picture["played"][0]
    assert merchant == {
        "side": "left",
        "card": "MER",
        "acts": {
            "relic": {"effect": "buy-a-relic", "n": None},
            "effects": [{"effect": "buy-a-card-for", "n": 1}],
            "is_if_unable": True,
        },
        "marks": [],
    }


def test_the_line_of_a_duel() -> None:
    """The card in front was planned the turn before, and lies face down. §duel"""
    duel = "pillage seats=2 market=none phase=plan rounds_played=1 plans=WAL/FAR,RAI/- planned=2,1"
    picture = picture_of(duel, 0)
    assert parts(picture, "planned", "plan", "hand") == {
        "planned": [["front", "behind"], ["front"]],
        "plan": [{"side": "front", "card": "WAL"}, {"side": "behind", "card": "FAR"}],
        "hand": ["RAI", "MER"],
    }
    assert picture["box"]["facing"][0] == {
        "slot": {"seat": 0, "side": "front"},
        "faces": {"seat": 1, "side": "front"},
    }


def test_a_card_with_what_it_does() -> None:
    """§effects §replaced-deck"""
    cards = picture_of("pillage seats=3", 0)["cards"]
    fisher = cards["FIS"]
    assert parts(fisher, "part", "owners_number", "type", "is_pirate", "is_for_three") == {
        "part": "abordage",
        "owners_number": None,
        "type": "farmer",
        "is_pirate": True,
        "is_for_three": False,
    }
    assert fisher["against"]["wall"] == {
        "relic": None,
        "effects": [{"effect": "gain", "n": 4}, {"effect": "bank", "n": 1}],
        "is_if_unable": False,
    }
    assert fisher["against"]["raider"] == {
        "relic": None,
        "effects": [{"effect": "gain", "n": 4}],
        "is_if_unable": False,
    }
    owners = draw(PILLAGE.picture, PILLAGE.view(PILLAGE.new(3, deck=UNUSUAL_DECK), 0))["cards"]
    assert parts(owners["TAK"], "part", "owners_number") == {"part": "owner", "owners_number": 2}
    assert "FIS" not in owners


def test_of_several_marks_the_one_that_holds_is_shown() -> None:
    """A swapped card is freed of all other marks. §swap §provoke"""
    plays = "LIG/MER ZZB/PRE ZZC/INF"
    table = table_of(plays, stocks="5,0,0", banks="0,0,0")
    plan(table, plays)
    (press_gang,) = (
        card for card in draw(PILLAGE.picture, PILLAGE.view(table, 0))["played"][1] if card["card"] == "PRE"
    )
    assert press_gang["marks"] == ["swapped"]


def test_who_has_no_card_at_all_plans_gaps() -> None:
    """§gaps §plan"""
    picture = picture_of("pillage seats=3 phase=plan market=none hands=FAR.WAL,-,FAR.WAL planned=0,2,0", 0)
    assert picture["gaps"] == [[], ["left", "right"], []]


def test_a_gap_that_was_chosen_is_shown_to_nobody_else() -> None:
    """Which side a single card lies on is its owner's to know. §gaps §secrets"""
    table = PILLAGE.notation.parse_position("pillage seats=3 market=none hands=FAR.WAL,FAR,FAR.WAL")
    PILLAGE.apply(table, 1, PILLAGE.notation.parse_move(table, 1, "none"))
    assert draw(PILLAGE.picture, PILLAGE.view(table, 0))["gaps"] == [[], [], []]

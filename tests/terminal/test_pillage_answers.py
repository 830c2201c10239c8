"""Whatever is typed in Pillage is answered: numbers, names in both languages, every question, every refusal."""

from typing import Any

import pytest

from tablee.games.pillage.options import cards_of
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE
from tablee.games.words import Refused
from tablee.match import Match, Player, person
from tablee.terminal.keyboard import EndOfInput
from tablee.terminal.pillage.answers import action_meant
from tablee.texts import Texts
from tests.terminal.pillage_sessions import PAIR, at, session_of
from tests.terminal.sessions import shown, unbroken

PEOPLE = [person("Anna"), person("Bruno"), person("Clara")]
CODES = {card.code: kind for kind, card in cards_of("ours").items()}
PLANNING = "seats=3 hands=FAR.WAL.RAI.MER.FIS.WHA.QUA.PRI,FAR.WAL.RAI.MER.REE,FAR.WAL.RAI.MER row=COR.SEA.TAV.GUN"
BUYING = (
    "seats=3 phase=buy stocks=4,2,2 row=COR.SEA.TAV.GUN played=MER/FAR,FAR/WAL,FAR/WAL "
    "type_now=4 resolving=1L queue=1 price=1 asked=1"
)
ORDERING = (
    "seats=3 phase=order stocks=4,2,2 hands=FAR.WAL.RAI.MER.RAN,FAR.WAL.RAI.MER,FAR.WAL.RAI.MER row=COR.SEA.TAV.GUN "
    "played=MER/RAN,FAR/WAL,FAR/WAL type_now=4 resolving=1L.1R asked=1"
)


ENGLISH, FRENCH = Texts("en"), Texts("fr")


def match_at(position: str) -> Match:
    return session_of([], PEOPLE, at(position)).match


def typed(position: str, *lines: str, language: str = "en", players: list[Player] = PEOPLE) -> tuple[Any, str]:
    """What a game becomes by these lines of the first player, and what the screen shows."""
    session = session_of(["", *lines], players, at(position), language, width=400)
    with pytest.raises(EndOfInput):
        session.play_on()
    return session.match, unbroken(shown(session))


# What is meant


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("1", "FAR"),
        ("4", "MER"),
        ("5", "FIS"),
        ("Farmer", "FAR"),
        ("fermier", "FAR"),
        ("FAR", "FAR"),
        ("far", "FAR"),
        ("fer", "FAR"),
        ("rempart", "WAL"),
        ("Pêcheuse", "FIS"),
        ("pecheuse", "FIS"),
        ("PÊCHEUSE", "FIS"),
        ("wh", "WHA"),
        ("pêcheuse de baleines", "WHA"),
        ("wha", "WHA"),
        ("quartier-maître", "QUA"),
        ("quartier maitre", "QUA"),
        ("Quartermaster", "QUA"),
        ("Privateer’s Agent", "PRI"),
        ("privateer's", "PRI"),
        ("armateur", "PRI"),
        ("corsaire", "COR"),  # of another place: the rules refuse it
        ("pecheur a pied", "BEA"),
    ],
)
def test_cards_are_named_by_number_name_beginning_or_letters(line: str, card: str) -> None:
    assert action_meant(line, match_at(PLANNING), 0, ENGLISH) == CODES[card]


def test_every_card_is_understood_in_both_languages() -> None:
    match = match_at(PLANNING)
    for kind, card in cards_of("ours").items():
        for line in (card.name, card.fr, card.code, card.name.upper()):
            for texts in (ENGLISH, FRENCH):
                assert action_meant(line, match, 0, texts) == kind, line


@pytest.mark.parametrize(
    ("texts", "line", "card"),
    [
        (ENGLISH, "F", "FAR"),  # and not the Fisher beside it
        (ENGLISH, "W", "WAL"),
        (ENGLISH, "r", "RAI"),  # and not the Wall, “Rempart” in French
        (ENGLISH, "M", "MER"),
        (ENGLISH, "P", "PRI"),  # and not the Raider, “Pillard” in French
        (ENGLISH, "re", "REE"),  # which is in another hand: the rules refuse it
        (FRENCH, "F", "FAR"),
        (FRENCH, "R", "WAL"),
        (FRENCH, "p", "RAI"),
        (FRENCH, "M", "MER"),
        (FRENCH, "wh", "WHA"),  # which no French name begins with
    ],
)
def test_letters_on_the_table_and_names_in_the_language_come_first(texts: Texts, line: str, card: str) -> None:
    assert action_meant(line, match_at(PLANNING), 0, texts) == CODES[card]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("1", FIRST_LEFT),
        ("left", FIRST_LEFT),
        ("left first", FIRST_LEFT),
        ("gauche", FIRST_LEFT),
        ("marchand", FIRST_LEFT),
        ("2", FIRST_RIGHT),
        ("Droite", FIRST_RIGHT),
        ("right first", FIRST_RIGHT),
        ("ran", FIRST_RIGHT),
        ("rançonneuse", FIRST_RIGHT),
    ],
)
def test_two_merchants_are_ordered_by_side_or_name(line: str, action: int) -> None:
    assert action_meant(line, match_at(ORDERING), 0, ENGLISH) == action


@pytest.mark.parametrize(
    ("line", "card"), [("1", "COR"), ("4", "GUN"), ("sea", "SEA"), ("fort", "SEA"), ("cor", "COR")]
)
def test_cards_are_bought_by_their_place_or_name(line: str, card: str) -> None:
    assert action_meant(line, match_at(BUYING), 0, ENGLISH) == CODES[card]


@pytest.mark.parametrize("line", ["none", "no", "rien", "Non", "aucune", "no more"])
def test_after_a_pirate_one_may_buy_no_more(line: str) -> None:
    assert action_meant(line, match_at(BUYING.replace("phase=buy", "phase=board")), 0, ENGLISH) == NO_MORE


# Questions


@pytest.mark.parametrize(
    ("position", "lines", "english", "french"),
    [
        (
            PLANNING,
            [],
            "Anna, which card to your left, against Bruno? (1–8)",
            "Anna, quelle carte à votre gauche, contre Bruno\u00a0? (1–8)",
        ),
        (
            PLANNING,
            ["fis"],
            "Anna, to your left: Fisher (“undo” changes it). Which card to your right, against Clara? (1–8)",
            "Anna, à votre gauche\u00a0: Pêcheuse («\u00a0annuler\u00a0» la change). "
            "Quelle carte à votre droite, contre Clara\u00a0? (1–8)",
        ),
        (BUYING, [], "Anna, which card do you buy for 1? (1–4)", "Anna, quelle carte achetez-vous pour 1\u00a0? (1–4)"),
        (
            BUYING,
            ["corsair"],
            "Anna, you have bought a pirate: one more card for 1 (1–4), or none?",
            "Anna, vous avez acheté un Pirate\u00a0: encore une carte pour 1 (1–4), ou rien\u00a0?",
        ),
        (
            ORDERING,
            [],
            "Anna, which of your Merchants goes first: left (Merchant) or right (Ransomer)?",
            "Anna, lequel de vos Marchands passe en premier\u00a0: gauche (Marchand) ou droite (Rançonneuse)\u00a0?",
        ),
        (
            "seats=3 market=none hands=FAR,FAR.WAL,FAR.WAL",
            [],
            "Anna, to your left your only card (1), or none: then it goes to your right.",
            "Anna, à votre gauche votre seule carte (1), ou rien\u00a0: elle ira à votre droite.",
        ),
    ],
)
def test_every_question_is_asked_in_words(position: str, lines: list[str], english: str, french: str) -> None:
    assert english in typed(position, *lines)[1]
    assert french in typed(position, *lines, language="fr")[1]


@pytest.mark.parametrize(
    ("position", "lines", "english"),
    [
        ("seats=2 row=COR.SEA.WHA.GUN", [], "Anna, which card in front, for this round? (1–4)"),
        (
            "seats=2 row=COR.SEA.WHA.GUN",
            ["raider"],
            "Anna, in front: Raider (“undo” changes it). Which card behind, for the next round? (1–4)",
        ),
        (
            "seats=2 row=COR.SEA.WHA.GUN rounds_played=1 plans=WAL/-,FAR/- planned=1,1",
            [],
            "Anna, now in front: Wall. Which card behind it, for the next round? (1–4)",
        ),
    ],
)
def test_in_a_duel_cards_are_planned_in_front_and_behind(position: str, lines: list[str], english: str) -> None:
    assert english in typed(position, *lines, players=PAIR)[1]


# Refusals


@pytest.mark.parametrize(
    ("position", "line", "language", "answer"),
    [
        (PLANNING, "9", "en", "There is no number 9 here: choose from 1 to 8."),
        (PLANNING, "0", "en", "There is no number 0 here"),
        (PLANNING, "sing", "en", "“sing” is neither a card nor a command. You can choose from: Farmer, Wall,"),
        (PLANNING, "sing", "en", "resign, quit, cards."),
        (PLANNING, "chante", "fr", "abandonner, quitter, cartes."),
        (PLANNING, "Fermir", "fr", "Vouliez-vous dire «\u00a0Fermier\u00a0»\u00a0?"),
        (PLANNING, "Farmr", "en", "Did you mean “Farmer”?"),
        (PLANNING, "chante", "fr", "«\u00a0chante\u00a0» n’est ni une carte ni une commande."),
        (PLANNING.replace("WHA", "FIR"), "fi", "en", "“fi” can mean several cards: Fisher, Fire Ship. Type a little"),
        (PLANNING, "reef", "en", "You can’t plan this: Reef. You can plan: Farmer, Wall,"),
        (PLANNING, "none", "en", "“none” is neither a card nor a command."),
        (f"{PLANNING} provoked=FIS.WHA,-,-", "farmer", "en", "A provoked card must be planned first"),
        (f"{PLANNING} provoked=FIS.WHA,-,-", "fermier", "fr", "Une carte provoquée passe avant celle-ci"),
        (BUYING, "farmer", "en", "The market doesn’t have this: Farmer. You can buy:"),
        (BUYING, "none", "en", "“none” is neither a card nor a command."),
        (ORDERING, "maybe", "en", "You can choose from: left, right."),
        (ORDERING, "farmer", "en", "Say which of your two Merchants goes first"),
        (PLANNING, "undo", "en", "Nothing to undo: Anna has not decided anything yet."),
        (PLANNING, "\x1b[2J\x07", "en", "neither a card nor a command"),
    ],
)
def test_what_cannot_be_done_is_explained(position: str, line: str, language: str, answer: str) -> None:
    match, text = typed(position, line, language=language)
    assert answer in text
    assert 0 in match.awaited()


def test_equal_merchants_are_told_apart_by_their_sides() -> None:
    match = match_at(ORDERING)
    match.table.played[0, 1] = match.table.played[0, 0]
    with pytest.raises(Refused, match="pillage-not-an-order"):
        action_meant("merchant", match, 0, ENGLISH)
    assert action_meant("right", match, 0, ENGLISH) == FIRST_RIGHT


@pytest.mark.parametrize(
    ("line", "language", "answer"),
    [
        ("help", "en", "the card of that number: to plan it, or to buy it"),
        ("aide", "fr", "la carte de ce numéro\u00a0: pour la poser ou l’acheter"),
        ("cards", "en", "FIS F Fisher ⚓ F W M gain 4, bank 1 · R gain 4"),
        ("Cartes", "fr", "FIS F Pêcheuse ⚓ F R M gagner 4, déposer 1 · P gagner 4"),
        ("cards", "en", "The faces of the “abordage” cards are our own design"),
        ("score", "en", "Turnips"),
        ("rules provoke", "en", "must"),
        ("table", "fr", "Votre main"),
        ("table", "fr", "acheter une relique\u00a0; sinon, acheter une carte pour 1"),
        ("table", "fr", "M Marchand\u00a0; lettre seule\u00a0: carte initiale"),
        ("help", "en", "the match is saved, and goes on with --continue"),
        ("aide", "fr", "la partie est gardée et se reprend avec --continue"),
    ],
)
def test_commands_are_answered_in_the_language(line: str, language: str, answer: str) -> None:
    assert answer in typed(PLANNING, line, language=language)[1]


def test_the_seats_are_shown_with_who_sits_left_and_right() -> None:
    session = session_of(["", "1", "2", ""], PEOPLE, at(PLANNING))
    with pytest.raises(EndOfInput):
        session.play_on()
    rows = [line for line in shown(session).splitlines() if line.startswith("▸")]
    assert [row.split()[1:4] for row in rows[3:6]] == [
        ["Bruno", "1", "1/5"],
        ["Clara", "←", "left"],
        ["Anna", "right", "→"],
    ]


# An empty market


EMPTY_MARKET = "seats=3 market=none stocks=4,2,2"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The market is empty: no card can be bought."),
        ("fr", "Le Marché est vide\u00a0: aucune carte à acheter."),
    ],
)
def test_an_empty_market_says_so_on_the_table_and_where_nobody_is_asked_to_buy(language: str, sentence: str) -> None:
    session = session_of(["", "4", "1", "", "1", "2", "", "1", "2"], PEOPLE, at(EMPTY_MARKET), language, width=400)
    with pytest.raises(EndOfInput):
        session.play_on()
    heading, first_type = {"en": ("Round 1 ─", "Farmers"), "fr": ("Tour 1 ─", "Fermiers")}[language]
    planning, _, told = shown(session).partition(heading)
    assert sentence in planning
    assert sentence in told[: told.index(first_type)]


def test_a_market_with_cards_is_not_called_empty() -> None:
    session = session_of(["", "4", "1", "", "1", "2", "", "1", "2"], PEOPLE, at(PLANNING), width=400)
    with pytest.raises(EndOfInput):
        session.play_on()
    assert "The market is empty" not in shown(session)

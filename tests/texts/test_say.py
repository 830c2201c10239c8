"""Sentences read well in both languages: plurals, names, cards, lists."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tablee.games.ugo.story import STEPS, Step
from tablee.games.words import Text
from tablee.texts import LANGUAGES, MissingText, Texts, language_of

R6 = Text("ugo-card", {"colour": "R", "value": 6})
S4 = Text("ugo-card", {"colour": "S", "value": 4})
SEAT_2 = Text("seat", {"number": 2})


@pytest.mark.parametrize(("language", "said"), [("en", "Player 2"), ("fr", "Joueur 2")])
def test_a_player_without_a_name_is_called_by_number(language: str, said: str) -> None:
    assert Texts(language).say(SEAT_2) == said
    assert Texts(language, names=["Nord"]).say(SEAT_2) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_is_called_by_name(language: str) -> None:
    assert Texts(language, names=["Nord", "Est"]).say(SEAT_2) == "Est"


@pytest.mark.parametrize(("language", "said"), [("en", ["red 6", "grey 4"]), ("fr", ["6 rouge", "4 gris"])])
def test_cards_in_words(language: str, said: list[str]) -> None:
    assert [Texts(language).say(card) for card in (R6, S4)] == said


def test_a_list_is_joined_with_commas() -> None:
    refusal = Text("ugo-must-follow", {"card": S4, "colour": "R", "allowed": [R6, S4]})
    assert Texts("en").say(refusal).endswith("You can play: red 6, grey 4.")
    assert Texts("fr").say(refusal).startswith("Vous avez du rouge, la couleur demandée")


def test_anything_with_a_key_and_arguments_can_be_said() -> None:
    @dataclass
    class Sentence:
        key: str
        args: dict[str, Any] = field(default_factory=dict)

    assert Texts("fr").say(Sentence("game-over")) == "La partie est finie."


def paid(farmers: int, lost: int = 0) -> Text:
    return Text("ugo-farmers-paid", {"seat": SEAT_2, "card": R6, "farmers": farmers, "lost": lost, "why": "won"})


@pytest.mark.parametrize(
    ("language", "text", "end"),
    [
        ("en", paid(1), "Player 2 takes 1 farmer."),
        ("en", paid(2), "Player 2 takes 2 farmers."),
        ("en", paid(0, lost=1), "Player 2 takes no farmer, 1 is lost."),
        ("en", paid(0, lost=2), "Player 2 takes no farmer, 2 are lost."),
        ("fr", paid(1), "Joueur 2 prend 1 Agriculteur."),
        ("fr", paid(2), "Joueur 2 prend 2 Agriculteurs."),
        ("fr", paid(1, lost=1), "Joueur 2 prend 1 Agriculteur, 1 est perdu."),
        ("fr", paid(0, lost=2), "Joueur 2 ne prend aucun Agriculteur, 2 sont perdus."),
    ],
)
def test_farmers_are_counted_as_people_do(language: str, text: Text, end: str) -> None:
    assert Texts(language).say(text).endswith(end)


@pytest.mark.parametrize(
    ("total", "english", "french"),
    [
        (0, "0 points", "0 point"),  # zero is singular in French
        (1, "1 point", "1 point"),
        (2, "2 points", "2 points"),
        (-1, "-1 point", "-1 point"),
        (-5, "-5 points", "-5 points"),
        (1234, "1,234 points", "1\u202f234 points"),
    ],
)
def test_points_are_counted_as_people_do(total: int, english: str, french: str) -> None:
    won = Text("ugo-game-won", {"seat": SEAT_2, "total": total})
    assert Texts("en").say(won) == f"Player 2 wins with {english}."
    assert Texts("fr").say(won) == f"Joueur 2 l’emporte avec {french}."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", [Step.TRICK_WON, Step.FARMERS_PAID, Step.SPACE_SCORED])
def test_every_reason_has_words_of_its_own(language: str, step: Step) -> None:
    kind = STEPS[step]
    texts = [Text(kind.key, {name: put(reason) for name, put in kind.arguments.items()}) for reason in range(3)]
    reasons = [Text(kind.key, {**texts[0].args, "why": text.args["why"]}) for text in texts]
    assert len({Texts(language).say(text) for text in reasons}) == 3


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=f"no texts in 'xx': choose one of {', '.join(LANGUAGES)}"):
        Texts("xx")


@pytest.mark.parametrize("text", [Text("no-such-key"), Text("ugo-card-played", {"seat": SEAT_2})])
def test_what_is_missing_is_never_shown(text: Text) -> None:
    with pytest.raises(MissingText, match=text.key):
        Texts("fr").say(text)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "FR_ca"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "frp_IT"}, "en"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 farmers won,", "1 farmer won,", "2 farmers won,"]),
        ("fr", ["0 Agriculteur gagné,", "1 Agriculteur gagné,", "2 Agriculteurs gagnés,"]),
    ],
)
def test_farmers_are_counted_from_none(language: str, said: list[str]) -> None:
    """In French, none is one of a kind."""
    assert [Texts(language).say(Text("ugo-farmers-won", {"farmers": farmers})) for farmers in range(3)] == said


@pytest.mark.parametrize(
    ("language", "alone", "on_a_pile"),
    [
        ("en", "red 6, farmers: 1 of 2", "red 6, on top of a pile of 3 cards, farmers: 1 of 2"),
        ("fr", "6 rouge, Agriculteurs\N{NO-BREAK SPACE}: 1 sur 2", "6 rouge au-dessus d’une pile de 3 cartes,"),
    ],
)
def test_a_space_is_described_with_all_cards_of_its_pile(language: str, alone: str, on_a_pile: str) -> None:
    plot = {"space": 2, "card": R6, "farmers": 1, "places": 2, "points": 6}
    assert alone in Texts(language).say(Text("ugo-plot", {**plot, "cards": 1}))
    assert on_a_pile in Texts(language).say(Text("ugo-plot", {**plot, "cards": 3}))

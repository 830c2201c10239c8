"""Cards as data: what is read, what is refused and with which words, and what travels on one line."""

from pathlib import Path

import pytest

from scripts import cards
from tablee.games import GAMES
from tablee.games.options import agreed
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.box import ABORDAGE
from tablee.games.pillage.card_fields import NAME_FIELDS
from tablee.games.pillage.deck import BUILT_IN, BUILT_IN_KINDS, card_line, deck_line, names_in, parse_deck, read_deck
from tablee.games.pillage.effect_words import parse_effects
from tablee.games.pillage.effects import ALL_EFFECTS, EFFECTS, RELICS, effects_text, face_of
from tablee.games.pillage.story import card_named, shown
from tablee.games.words import Refused
from tablee.match import Match, person
from tablee.match.record import read, write
from tablee.texts import LANGUAGES, Texts, rulebook
from tests.games.pillage_lab import INERT, TILLER, UNUSUAL_DECK, card, round_of
from tests.texts.language_files import PACKAGE, variants


def test_a_file_becomes_one_line() -> None:
    """§replaced-deck"""
    line = read_deck(TILLER)
    assert line == "TIL:Tiller:Barre:wall,pirate:gain_2,bank_1|-|steal_3_including_banked|-"
    assert deck_line(parse_deck(line)) == line
    assert (names_in(line, "en"), names_in(line, "fr")) == (["Tiller"], ["Barre"])


def test_a_table_takes_the_file_itself() -> None:
    """§replaced-deck"""
    assert agreed(PILLAGE.options, {"deck": TILLER}, 3)["deck"] == read_deck(TILLER)
    with pytest.raises(Refused) as refusal:
        agreed(PILLAGE.options, {"deck": TILLER.replace("gain 2", "gain turnips")}, 3)
    assert (
        Texts("en")
        .say(refusal.value.text)
        .startswith("Line 7, card TIL: in “farmer”, “gain turnips” is not an effect.")
    )


@pytest.mark.parametrize("part", BUILT_IN)
def test_every_card_travels_on_one_line(part: str) -> None:
    """§replaced-deck §starting-cards §village §abordage"""
    for one in BUILT_IN[part]:
        line = card_line(one)
        assert " " not in line
        assert parse_deck(line.replace(one.code, "QQQ", 1).replace(f":{one.name.replace(' ', '_')}:", ":Other:", 1))


@pytest.mark.parametrize(
    "line", ["", "TIL", "TIL:Tiller:Barre:wall", "TIL:Tiller:Barre:wall:-|-", "TIL:T:B:wall,big:-"]
)
def test_a_line_that_is_no_card_is_refused(line: str) -> None:
    """§replaced-deck"""
    with pytest.raises(Refused, match="pillage-deck"):
        PILLAGE.new(3, deck=line)


def test_every_effect_is_read_back_from_its_face() -> None:
    """§effects §unable"""
    for phrase in (*RELICS, *EFFECTS):
        words = phrase.words.replace("N", "7")
        assert effects_text(face_of(parse_effects(words), 5)) == words
    beside, claimed = [], 0  # each other: of those that exclude one another, the first
    for phrase in EFFECTS:
        if not phrase.claimed & claimed:
            beside.append(phrase.words.replace("N", "3"))
            claimed |= phrase.claimed
    everything = "buy a relic for 2 less, else " + ", ".join(beside)
    assert effects_text(face_of(parse_effects(everything), 5)) == everything


def test_a_card_may_do_something_and_buy_a_relic() -> None:
    """§replaced-deck §unable"""
    deck = read_deck("\n".join([card("GNR", "farmer", "buy a relic, gain 2"), *INERT]))
    able = round_of("GNR/ZZA ZZB/ZZC ZZD/ZZE", deck, stocks="6,0,0")
    unable = round_of("GNR/ZZA ZZB/ZZC ZZD/ZZE", deck, stocks="5,0,0")
    assert [(int(table.relics[0]), int(table.stocks[0]), int(table.banks[0])) for table in (able, unable)] == [
        (1, 0, 0),
        (0, 7, 1),
    ]


def test_a_relic_besides_is_written_last_and_read_back() -> None:
    """§replaced-deck"""
    face = face_of(parse_effects("buy a relic for 2 less, gain 2, bank 1 (3+)"), 3)
    assert effects_text(face) == "gain 2, bank 1, buy a relic for 2 less"
    assert face_of(parse_effects(effects_text(face)), 3) == face
    alone = parse_effects("gain 2 (3+), buy a relic")
    assert face_of(alone, 2) == face_of(parse_effects("buy a relic"), 2)


def test_effects_for_three_are_ignored_by_two() -> None:
    """§three-plus"""
    effects = parse_effects("gain 1, bank 2 (3+)")
    assert [effects_text(face_of(effects, seats)) for seats in (2, 3)] == ["gain 1", "gain 1, bank 2"]


def test_an_owners_deck_takes_the_place_of_ours() -> None:
    """§replaced-deck §markets"""
    table = PILLAGE.new(3, deck=read_deck(TILLER), market="both")
    assert int(table.in_play).bit_count() == 24 + 1
    assert PILLAGE.notation.parse_move(table, 0, "til") == ABORDAGE[0]
    with pytest.raises(Refused, match="pillage-no-such-card"):
        PILLAGE.notation.parse_move(table, 0, "FIS")


def test_an_owners_deck_travels_in_the_record() -> None:
    """§replaced-deck"""
    players = [person("North"), person("East")]
    match = Match(PILLAGE, players, {"deck": UNUSUAL_DECK, "round_limit": 3}, seed=b"owner")
    while awaited := match.awaited():
        match.submit(awaited[0], match.legal(awaited[0])[-1])
    text = write(match)
    same = read(text, GAMES)
    assert f"option deck {UNUSUAL_DECK}" in text.splitlines()
    assert (write(same), same.table.tobytes()) == (text, match.table.tobytes())


def test_an_owners_card_is_never_called_by_the_name_of_ours() -> None:
    """§replaced-deck"""
    deck = read_deck(TILLER)
    ours, owners = (card_named(shown(PILLAGE.new(3, deck=chosen), ABORDAGE[0])) for chosen in ("ours", deck))
    assert Texts("en").say(ours) == "Fisher"
    assert Texts("en").say(owners) == "card 1 of the owner’s deck"
    assert Texts("fr", called={"pillage-owner-card": names_in(deck, "fr")}).say(owners) == "Barre"


STALE = "is stale: write it anew with `python -m scripts.cards`"


@pytest.mark.parametrize("path", cards.files(), ids=lambda path: path.relative_to(cards.ROOT).as_posix())
def test_the_languages_and_the_rulebooks_tell_of_cards_as_the_file_does(path: Path) -> None:
    """§starting-cards §village §abordage"""
    assert path.read_text("utf-8") == cards.files()[path], f"{path.relative_to(cards.ROOT)} {STALE}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_stands_in_the_rulebook_and_is_called_by_its_name(language: str) -> None:
    """§starting-cards §village §abordage"""
    book = (PACKAGE / "texts" / language / "rulebooks" / "pillage.md").read_text("utf-8")
    for kind, one in BUILT_IN_KINDS.items():
        name = Texts(language).say(card_named(kind))
        assert name == one.named(language) or language not in NAME_FIELDS
        assert book.count(f"\n| {name} ({one.code})") == 1


def test_a_language_that_the_file_does_not_name_keeps_its_own_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§starting-cards"""
    english = cards.language_file("en").read_text("utf-8")
    monkeypatch.setattr(cards, "TEXTS", tmp_path)
    (tmp_path / "it").mkdir()
    italian = english.replace("[FAR] Farmer\n", "[FAR] Contadino\n").replace("        [WAL] Wall\n", "")
    cards.language_file("it").write_text(italian, "utf-8")
    assert [cards.names_in("it")[code] for code in ("FAR", "WAL", "RAI")] == ["Contadino", "Wall", "Raider"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_of_its_own(language: str) -> None:
    """§effects"""
    assert variants(language, "pillage-effect") == {phrase.key for phrase in ALL_EFFECTS}


def test_the_program_says_that_the_faces_are_ours() -> None:
    """§abordage"""
    said = {"en": "These faces are our own design", "fr": "Ces faces sont de notre invention"}
    assert all(sentence in rulebook(language, "pillage") for language, sentence in said.items())

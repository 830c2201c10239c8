"""A bot that does not answer with a legal action is blamed by name, with the position, wherever bots play."""

import pickle
import sys
from typing import Any

import numpy as np
import pytest

from tablee.arena import win_rate
from tablee.bots import NO_LIMIT, levels
from tablee.bots.asking import MOST_LISTED, BotFailed, Nonsense, answer, ask, listed, name_of
from tablee.bots.play import play_match
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.match import Match, bot
from tablee.texts import LANGUAGES, Texts

UGO, PILLAGE = GAMES["ugo"], GAMES["pillage"]
ILLEGAL = 10_000
KINDS = ["raises", "leaves", "nothing", "illegal"]


def stumbles(*_: Any) -> int:
    raise ZeroDivisionError("division by zero")


def leaves(*_: Any) -> int:
    sys.exit("I do not want to play any more")


def answering(given: Any) -> Any:
    """A bot that always answers the same."""
    return lambda *_: given


def new_match(game: str = "ugo") -> Match:
    return Match(GAMES[game], [bot("first"), bot("second")], seed=b"asking")


def blame(asked: Any, match: Match) -> BotFailed:
    with pytest.raises(BotFailed) as failed:
        ask(asked, "Deep Turnip", match, match.awaited()[0], Random.seeded(1))
    return failed.value


# What is nonsense


@pytest.mark.parametrize("given", [None, "R5", "5", 1.0, np.float64(1), [], ILLEGAL, -1, np.int64(ILLEGAL)], ids=repr)
def test_what_is_no_legal_action_is_nonsense(given: Any) -> None:
    with pytest.raises(Nonsense):
        answer(answering(given), None, [0, 1, 5], Random.seeded(1), NO_LIMIT)


@pytest.mark.parametrize("given", [True, False, np.bool_(True)], ids=repr)
def test_yes_and_no_are_no_actions(given: Any) -> None:
    with pytest.raises(Nonsense):
        answer(answering(given), None, [0, 1], Random.seeded(1), NO_LIMIT)


@pytest.mark.parametrize("given", [5, np.int64(5), np.uint8(5)], ids=repr)
def test_numpys_integers_are_actions(given: Any) -> None:
    answered = answer(answering(given), None, [0, 5], Random.seeded(1), NO_LIMIT)
    assert (type(answered), answered) == (int, 5)


def test_a_bot_cannot_make_its_action_legal() -> None:
    def adds(_sight: Any, legal: Any, *_: Any) -> int:
        legal.append(ILLEGAL)
        return ILLEGAL

    with pytest.raises(Nonsense):
        answer(adds, None, [0, 1], Random.seeded(1), NO_LIMIT)


def test_an_answer_that_cannot_be_shown_is_still_blamed() -> None:
    class Unspeakable:
        def __repr__(self) -> str:
            raise RuntimeError

    assert "Unspeakable" in str(blame(answering(Unspeakable()), new_match()).deed)


# Who is blamed, and how


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("nonsense", [stumbles, leaves, answering(None), answering(ILLEGAL)], ids=KINDS)
def test_the_blame_brings_name_seat_legal_actions_and_the_position(game: str, nonsense: Any) -> None:
    match = new_match(game)
    (seat, *_), before = match.awaited(), match.table.tobytes()
    failed = blame(nonsense, match)
    assert (failed.bot, failed.seat, list(failed.legal)) == ("Deep Turnip", seat, match.legal(seat))
    assert GAMES[game].notation.parse_position(failed.position).tobytes() == before
    assert match.table.tobytes() == before, "and the match can go on"


def test_the_position_of_a_plan_in_two_parts_is_the_planners_own() -> None:
    match = Match(PILLAGE, [bot("any")] * 3, seed=b"parts")
    while PILLAGE.awaited(match.table) != [0, 1, 2] or len(match.legal(0)) < 2:
        match.submit(seat := match.awaited()[0], match.legal(seat)[0])
    match.submit(0, match.legal(0)[0])
    failed = blame(answering(None), match)
    assert failed.seat == 0
    assert failed.position != PILLAGE.notation.position(match.table)
    assert failed.legal == tuple(match.legal(0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("nonsense", "shown"), [(answering("R5"), "'R5'"), (stumbles, "(ZeroDivisionError: division by zero)")]
)
def test_the_blame_is_a_sentence(language: str, nonsense: Any, shown: str) -> None:
    match = new_match()
    said = Texts(language).say(blame(nonsense, match).text)
    for part in ("Deep Turnip", " 1 ", shown, listed(match.legal(0)), UGO.notation.position(match.table)):
        assert part in said


def test_a_bots_error_is_the_cause_of_the_blame() -> None:
    assert isinstance(blame(stumbles, new_match()).__cause__, ZeroDivisionError)
    assert blame(answering(None), new_match()).__cause__ is None


def test_many_actions_are_not_all_listed() -> None:
    assert listed(range(3)) == "0, 1, 2"
    assert listed(range(MOST_LISTED + 1)).endswith("11, …")


def test_nonsense_travels_between_processes() -> None:
    with pytest.raises(Nonsense) as raised:
        answer(answering(None), None, [0], Random.seeded(1), NO_LIMIT)
    assert pickle.loads(pickle.dumps(raised.value)).deed == raised.value.deed


# Where bots play


def test_in_a_match_a_bot_is_blamed_by_its_players_name() -> None:
    with pytest.raises(BotFailed) as failed:
        play_match(new_match(), [levels("ugo")["random"], answering(None)], seed=1)
    assert (failed.value.bot, failed.value.seat) == ("second", 1)


def test_in_a_duel_a_bot_is_blamed_by_its_own_name() -> None:
    with pytest.raises(BotFailed) as failed:
        win_rate(UGO, [levels("ugo")["random"], stumbles], deals=1, seed=1)
    assert failed.value.bot == "stumbles"


def test_a_bot_without_a_name_is_called_by_its_class() -> None:
    class DeepTurnip:
        def __call__(self, *_: Any) -> int:
            return 0

    assert (name_of(DeepTurnip()), name_of(stumbles)) == ("DeepTurnip", "stumbles")

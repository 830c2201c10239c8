"""What choices cost and what a deal was worth: the same for the same record, of people alone, with what they knew."""

from dataclasses import replace

import pytest

from tablee.analysis import Analysis, Judged, analysis_of, decisions_of, playing_on, summary_of, turning_points
from tablee.analysis.findings import Fortune
from tablee.analysis.judging import judge
from tablee.analysis.playing_on import compare
from tablee.analysis.summary import choice_said, cost_with_error, said_of_deal
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.match import Match, bot
from tablee.match.record import write
from tablee.texts import LANGUAGES, Texts
from tests.analysis.games import SHORT, ZOE, duel_of_ugo, played


@pytest.fixture(scope="module")
def record() -> str:
    return write(duel_of_ugo())


@pytest.fixture(scope="module")
def analysis(record: str) -> Analysis:
    return analysis_of(record)


def test_the_same_record_gives_the_same_analysis(record: str, analysis: Analysis) -> None:
    told: list[float] = []
    assert analysis_of(record, told.append) == analysis
    assert told == sorted(told)
    assert 0 == told[0] < told[-1] < 1


def test_the_choices_of_people_are_judged_where_they_had_one(analysis: Analysis) -> None:
    asked = decisions_of(duel_of_ugo())
    assert [(one.seq, one.action) for one in analysis.judged] == [(one.seq, one.action) for one in asked]
    assert {one.seat for one in asked} == {0}
    assert all(len(one.legal) > 1 for one in asked)


def test_whoever_plays_as_the_bot_pays_nothing(analysis: Analysis) -> None:
    same = [one for one in analysis.judged if one.best == one.action]
    assert same
    assert {(one.cost, one.error) for one in same} == {(0.0, 0.0)}


def test_among_bots_all_are_judged() -> None:
    match = played("ugo", [bot("easy"), bot("easy")], options=SHORT)
    assert {one.seat for one in decisions_of(match)} == {0, 1}


def test_what_was_taken_back_is_not_judged() -> None:
    match = Match(GAMES["ugo"], [ZOE, bot("easy")], SHORT, b"example")
    while match.awaited() != [0]:
        match.submit(1, match.legal(1)[0])
    match.submit(0, match.legal(0)[0])
    match.take_back(0)
    match.submit(0, match.legal(0)[1])
    (asked,) = decisions_of(match)
    assert match.log[asked.seq - 1] == match.moments[-1].entry
    assert asked.action == asked.legal[1]


def test_a_plan_of_two_cards_is_judged_card_by_card() -> None:
    match = Match(GAMES["pillage"], [ZOE, bot("easy"), bot("easy")], {}, b"example")
    for seat in range(3):
        while seat in match.awaited():
            match.submit(seat, match.legal(seat)[0])
    left, right = decisions_of(match)[:2]
    assert (left.part, right.part, left.seq) == (0, 1, right.seq)
    assert left.action not in right.legal or len(right.legal) < len(left.legal)


def test_what_is_judged_rests_on_what_the_seat_knew() -> None:
    """Another deal of what is hidden changes nothing."""
    match = duel_of_ugo()
    asked, game = decisions_of(match)[0], match.game
    other = game.worlds(game.knowledge(asked.table, 0), 1, Random.seeded(5))[0]
    assert other.tobytes() != asked.table.tobytes()
    assert judge(game, asked._replace(table=other), Random.seeded(1)) == judge(game, asked, Random.seeded(1))


def test_a_bot_that_cannot_say_is_helped_by_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_on, "DECISIONS", 300)
    analysis = analysis_of(write(played("olives", [ZOE, bot("easy")], "random")))
    assert analysis.measure == "share"
    assert any(one.error > 0 for one in analysis.judged)


def test_both_moves_meet_the_same_worlds_and_the_same_chance() -> None:
    match = played("olives", [ZOE, bot("easy")])
    asked = decisions_of(match)[0]
    one, other = asked.legal[0], asked.legal[-1]
    there = compare(match.game, asked._replace(action=one), other, Random.seeded(1))
    back = compare(match.game, asked._replace(action=other), one, Random.seeded(1))
    assert set(there.differences) > {0.0}
    assert back.differences == [-difference for difference in there.differences]


def test_the_deal_is_played_by_equal_bots(analysis: Analysis) -> None:
    assert len(analysis.fortunes) == 2
    assert sum(one.deal_share for one in analysis.fortunes) == pytest.approx(1)
    assert tuple(one.points for one in analysis.fortunes) == duel_of_ugo().scores()


def test_what_the_play_brought_is_counted_in_what_the_game_is_won_with() -> None:
    behind = [Fortune(1, 0.0, 3.0, 0.5), Fortune(4, 1.0, 3.0, 0.5)]
    said = said_of_deal(0, Analysis("pillage", "", "share", (), behind, 40))
    assert Texts("en", ["Zoé", "Ben"]).say(said).endswith("Zoé ended 2 relics behind them on average.")
    assert Texts("fr", ["Zoé", "Ben"]).say(said).endswith("Zoé a fini avec 2 reliques de moins qu’eux en moyenne.")


def mistake(seq: int, cost: float, error: float = 0.1) -> Judged:
    return Judged(seq, 0, 0, 3, "G4", 5, "G6", cost, error)


def test_the_game_turns_where_most_was_lost_for_sure(analysis: Analysis) -> None:
    judged = [mistake(1, 2.0), mistake(2, 9.0, error=5.0), mistake(3, 4.0), mistake(4, 3.0), mistake(5, 6.0)]
    found = turning_points(replace(analysis, judged=judged))
    assert [one.seq for one in found] == [3, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_is_two_sentences_in_every_language(language: str, analysis: Analysis) -> None:
    texts = Texts(language, ["Zoé", "Pépin"])
    for judged in ([], [mistake(1, 4.0)], analysis.judged):
        said = [texts.say(text) for text in summary_of(replace(analysis, judged=judged), 0)]
        assert [sentence.count("Zoé") > 0 for sentence in said] == [True, True]
    for one in (*analysis.judged, mistake(1, 4.0)):
        assert "Zoé" in texts.say(choice_said(one, "Ugoline"))
        assert {texts.say(cost_with_error(one, measure))[-1] for measure in ("points", "share")} == {"."}


@pytest.mark.parametrize(
    ("good", "language", "said"),
    [
        (0, "en", "Of 2 choices of Zoé, none was as good as those of Ugoline"),
        (1, "en", "Of 3 choices of Zoé, one was as good as those of Ugoline"),
        (2, "en", "Of 4 choices of Zoé, 2 were as good as those of Ugoline"),
        (0, "fr", "aucun n’était bon"),
        (1, "fr", "un seul était bon"),
        (2, "fr", "2 étaient bons"),
    ],
)
def test_good_choices_are_counted_as_one_says_it(good: int, language: str, said: str, analysis: Analysis) -> None:
    judged = [*(mistake(seq, 4.0) for seq in range(2)), *(mistake(2 + seq, 0.0) for seq in range(good))]
    sentence = Texts(language, ["Zoé", "Pépin"]).say(summary_of(replace(analysis, judged=judged), 0)[1])
    assert said in sentence

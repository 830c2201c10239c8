"""Matches are saved after each decision, and go on as if nobody had stopped them."""

import errno
import os
import time
from collections.abc import Iterator
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest
from rich.console import Console

from tablee.file_lock import ReplacedFileLock
from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match import Match, Player, bot, person
from tablee.match.record import read, write
from tablee.match.replay import check_draws
from tablee.terminal import saved_matches
from tablee.terminal.play import new_match, play_match
from tablee.terminal.record_file import RecordFile
from tablee.terminal.saved_matches import SavedMatches
from tablee.terminal.saving import Begun, Saving, continued, language_in
from tablee.texts import Texts
from tests.terminal.quoted import QUOTED

ALONE = [person("Anna"), bot("greedy"), bot("random")]
SHORT = {"rounds": 2, "hand_size": 4}
OPTIONS = {"ugo": SHORT, "vigo": {}, "pillage": {}}
NOBODY_STOPS = 10_000


def moves(match: Match, most: int = NOBODY_STOPS) -> Iterator[str]:
    """What people type: moves that depend on the moment alone, so that a match goes on as it would have gone."""
    for _ in range(most):
        seat = match.awaited()[0]
        legal = match.legal(seat)
        yield match.notated(seat, [legal[len(match.log) % len(legal)]])[0]


def played(begun: Begun, file: RecordFile | None = None, most: int = NOBODY_STOPS, language: str = "en") -> str:
    """Play so many decisions of a person; returns what the screen showed."""
    console = Console(file=StringIO(), width=300, color_system=None, _environ={})
    saving = Saving(begun, file, "en") if file else None
    play_match(begun, language, console, moves(begun.match, most), echo=True, saving=saving)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def begin(game: str = "ugo", players: list[Player] = ALONE, seed: int = 7) -> Begun:
    return new_match(GAMES[game], players, OPTIONS[game], seed)


def stop(most: int = 2, game: str = "ugo", players: list[Player] = ALONE) -> Begun:
    """A match that is saved and stopped after some decisions."""
    begun = begin(game, players)
    played(begun, SavedMatches().new_file(game), most)
    return begun


def last() -> RecordFile:
    stopped = SavedMatches().stopped()
    assert stopped
    return stopped.file


# Going on


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_stopped_often_ends_as_the_one_that_is_not(game: str) -> None:
    whole = begin(game)
    played(whole)
    stop(3, game)
    stops = 1
    while SavedMatches().stopped():
        file = last()
        begun = continued(file)
        played(begun, file, most=5)
        stops += 1
    assert stops > 2
    (saved,) = SavedMatches().all()
    text = saved.path.read_text("utf-8")
    assert text == write(whole.match)
    check_draws(read(text, GAMES))


def test_each_decision_is_on_the_disk_before_the_next_question() -> None:
    begun, file = begin(), SavedMatches().new_file("ugo")
    seen: list[int] = []

    def typed() -> Iterator[str]:
        for move in moves(begun.match, 5):
            if not file.is_new:
                assert read(file.path.read_text("utf-8"), GAMES).log == begun.match.log
                seen.append(len(begun.match.log))
            yield move

    console = Console(file=StringIO())
    play_match(begun, "en", console, typed(), saving=Saving(begun, file, "en"))
    assert len(seen) == 4  # the first question comes before anything is decided
    assert read(file.path.read_text("utf-8"), GAMES).log == begun.match.log


@pytest.mark.parametrize("last_word", ["undo", "resign"])
def test_undo_and_resigning_are_saved_too(last_word: str) -> None:
    begun, file = begin(), SavedMatches().new_file("ugo")
    lines = chain(moves(begun.match, 1), [last_word])
    play_match(begun, "en", Console(file=StringIO()), lines, saving=Saving(begun, file, "en"))
    text = file.path.read_text("utf-8")
    assert ("back 1" if last_word == "undo" else "resigns 1") in text
    assert read(text, GAMES).log == begun.match.log


def test_a_match_stopped_at_its_first_plan_is_saved() -> None:
    """Somebody who had planned one of two cards stopped, and found nothing to go on with."""
    players = [person("Anna"), person("Bruno"), person("Chloé")]
    begun, file = begin("pillage", players), SavedMatches().new_file("pillage")
    saving = Saving(begun, file, "en")
    assert (saving.save(), file.is_new) == (None, True)
    begun.match.submit(0, begun.match.legal(0)[0])
    assert (saving.save(), file.is_new) == (None, False)
    file.release()
    assert continued(last()).match.log == begun.match.log


def test_a_match_keeps_its_language() -> None:
    begun, file = begin(), SavedMatches().new_file("ugo")
    play_match(begun, "fr", Console(file=StringIO()), moves(begun.match, 1), saving=Saving(begun, file, "fr"))
    assert language_in(file.path.read_text("utf-8")) == "fr"
    assert language_in("tablee record 1\n") is None


@pytest.mark.parametrize("language", QUOTED)
def test_what_was_told_is_not_told_again_but_where_we_are(language: str) -> None:
    begun = stop(3)
    file = last()
    text = played(continued(file), file, 0, language)
    texts = Texts(language, ["Anna", "East", "South"] if language == "en" else ["Anna", "Est", "Sud"])
    assert {"en": "The match goes on.", "fr": "La partie reprend."}[language] in text
    told = [texts.say(event.text) for moment in begun.match.moments for event in moment.events]
    assert not [sentence for sentence in told if f"  {sentence}" in text]
    assert {"en": "trick 4 of 4", "fr": "pli 4 sur 4"}[language] in text


def test_people_who_share_a_keyboard_see_the_table_before_the_curtain() -> None:
    begun, file = begin(players=[person("Anna"), person("Bruno")]), SavedMatches().new_file("ugo")
    for seat in (begun.match.awaited()[0], 1 - begun.match.awaited()[0]):
        begun.match.submit(seat, begun.match.legal(seat)[0])
    assert Saving(begun, file, "en").save() is None
    file.release()
    text = played(continued(last()), file, 0)
    assert "Round 1 of 2" in text[: text.index("press Enter")]
    assert "Your hand" not in text


def test_plans_that_were_not_revealed_are_asked_again() -> None:
    begun = begin("pillage")
    text = played(begun, SavedMatches().new_file("pillage"), 3)  # two plans, and one of the next round
    assert begun.match.choices(0)
    sentence = "Plans that were not revealed yet are made again."
    assert sentence in text
    file = last()
    again = continued(file)
    assert not again.match.choices(0)
    assert sentence in played(again, file, 0)


def test_a_seat_that_was_given_up_stays_with_its_bot() -> None:
    begun = begin(players=[person("Anna"), person("Bruno"), person("Clara")])
    begun.match.resign(1)
    played(begun, SavedMatches().new_file("ugo"), 1)
    again = continued(last())
    assert [player.is_bot for player in again.match.players] == [False, True, False]


# Records from elsewhere


def test_a_record_without_the_seed_goes_on_with_new_chance(tmp_path: Path) -> None:
    begun = begin()
    played(begun, most=2)
    path = tmp_path / "elsewhere.txt"
    path.write_text(write(begun.match), "utf-8")
    file = RecordFile(path)
    again = continued(file)
    assert again.match.log == begun.match.log
    text = played(again, file)
    assert "drawn anew" in text
    assert "--seed" not in text
    whole = path.read_text("utf-8")
    assert "seed" not in whole
    assert read(whole, GAMES).result


def test_a_record_changed_by_hand_goes_on_too(tmp_path: Path) -> None:
    """The deal is not the seed's any more: the seed line does not count."""
    stop(1)
    header, _, _ = last().path.read_text("utf-8").partition("\n\n")
    seeds = []
    for dealer in (1, 2, 3):
        path = tmp_path / f"dealer-{dealer}.txt"
        path.write_text(f"{header}\n\nchance dealer {dealer}\nrunning\n", "utf-8")
        seeds.append(continued(RecordFile(path)).match.seed)
    assert sorted(seeds, key=bool) == [None, None, b"7"]


def test_whoever_was_away_is_there(tmp_path: Path) -> None:
    begun = begin(players=[person("Anna"), person("Bruno")])
    begun.match.sit_in(1, "greedy")
    path = tmp_path / "away.txt"
    path.write_text(write(begun.match), "utf-8")
    assert not continued(RecordFile(path)).match.absent


def test_looking_at_a_record_does_not_change_it(tmp_path: Path) -> None:
    begun = begin()
    played(begun, most=2)
    path = tmp_path / "mine.txt"
    path.write_text(write(begun.match).replace("\n\n", "\n\n# a comment of mine\n"), "utf-8")
    before, file = path.read_bytes(), RecordFile(path)
    played(continued(file), file, 0)
    assert path.read_bytes() == before


def test_a_match_that_is_over_says_how_to_see_it_again(tmp_path: Path) -> None:
    begun, file = begin(), RecordFile(tmp_path / "over.txt")
    played(begun, file)
    with pytest.raises(Refused) as refusal:
        continued(file)
    said = Texts("en").say(refusal.value.text)
    assert "is over" in said
    assert f"record replay {file.path}" in said


# The file


def test_a_match_that_nobody_played_leaves_nothing(data: Path) -> None:
    text = played(begin(), SavedMatches().new_file("ugo"), 0)
    assert not data.exists()
    assert "saved" not in text


def test_bots_alone_leave_nothing(data: Path) -> None:
    played(begin(players=[bot("random"), bot("random")]), SavedMatches().new_file("ugo"))
    assert not data.exists()


def test_only_its_user_reads_the_folder_and_no_draft_is_left(data: Path) -> None:
    stop()
    assert [path.name for path in (data / "matches").iterdir()] == ["ugo-1.txt"]
    assert (data / "matches").stat().st_mode & 0o077 == 0


def test_a_file_that_another_program_changed_is_not_replaced(tmp_path: Path) -> None:
    begun, path = begin(), tmp_path / "match.txt"
    saving = Saving(begun, RecordFile(path), "en")
    saving.begin()
    path.write_text("somebody else's", "utf-8")
    seat = begun.match.awaited()[0]
    begun.match.submit(seat, begun.match.legal(seat)[0])
    problem = saving.save()
    assert problem
    assert "another program has changed it" in Texts("en").say(problem)
    assert path.read_text("utf-8") == "somebody else's"
    assert not saving.is_saved


def test_a_full_disk_is_told_once_and_the_match_is_saved_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, path = begin(), tmp_path / "match.txt"
    lines = list(moves(begun.match, 1))

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def typed() -> Iterator[str]:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            yield from lines
            yield from moves(begun.match, 2)
        yield from moves(begun.match, 1)

    console = Console(file=StringIO(), width=300)
    saving = Saving(begun, RecordFile(path), "en")
    saving.begin()
    play_match(begun, "en", console, typed(), saving=saving)
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().count("the disk is full") == 1
    assert read(path.read_text("utf-8"), GAMES).log == begun.match.log
    assert [found.name for found in tmp_path.iterdir()] == ["match.txt"]


def test_a_match_in_another_terminal_is_neither_offered_nor_taken() -> None:
    stop()
    file, elsewhere = last(), ReplacedFileLock()
    assert elsewhere.take(file.path)
    assert SavedMatches().stopped() is None
    with pytest.raises(Refused) as refusal:
        continued(file)
    assert "another terminal" in Texts("en").say(refusal.value.text)
    elsewhere.release()
    assert continued(file).match.log


def test_while_a_match_is_played_its_file_is_taken_after_each_decision() -> None:
    begun, file = begin(), SavedMatches().new_file("ugo")
    offered = []

    def typed() -> Iterator[str]:
        for move in moves(begun.match, 3):
            offered.append(SavedMatches().stopped())
            yield move

    play_match(begun, "en", Console(file=StringIO()), typed(), saving=Saving(begun, file, "en"))
    assert offered == [None] * 3
    assert SavedMatches().stopped()


# The folder


def test_old_matches_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_matches, "FINISHED_KEPT", 2)
    monkeypatch.setattr(saved_matches, "UNFINISHED_KEPT", 3)
    for number in range(4):
        stop(NOBODY_STOPS)
        stop(1)
        for match in SavedMatches().all()[:2]:  # as if it was some days ago
            os.utime(match.path, (time.time() - 86400 * (9 - number),) * 2)
    stop(1)
    saved = SavedMatches().all()
    assert [match.name for match in saved if not match.is_over] == ["ugo-9", "ugo-8", "ugo-6"]
    assert [match.name for match in saved if match.is_over] == ["ugo-7", "ugo-5"]


def test_files_that_are_no_records_are_passed_over(data: Path) -> None:
    stop()
    folder = data / "matches"
    chess = (folder / "ugo-1.txt").read_bytes().replace(b"game ugo", b"game chess")
    no_records = {"notes.txt": b"running\n", "chess-7.txt": chess, "ugo-8.txt": b"", "ugo-9.txt": b"\xff\xfe"}
    for name, content in no_records.items():
        (folder / name).write_bytes(content)
    assert [match.name for match in SavedMatches().all()] == ["ugo-1"]
    stop()
    assert {match.name for match in SavedMatches().all()} == {"ugo-1", "ugo-10"}

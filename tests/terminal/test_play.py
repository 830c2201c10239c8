"""Matches are played in a terminal to their end, and whatever is typed is answered."""

import re
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO, StringIO, TextIOWrapper
from typing import Any, cast

import pytest
from rich.console import Console

from tablee.bots import FOR_EVERY_GAME, Bot, Level, bot_of
from tablee.bots.asking import BotFailed
from tablee.games import GAMES
from tablee.games.bits import members_of
from tablee.games.ugo.cards import card_code
from tablee.games.ugo.story import Step, card_named
from tablee.games.ugo.table import Phase
from tablee.games.words import Refused
from tablee.match import Decision, Match, Player, Resignation, bot, person
from tablee.match.sitters import SUBSTITUTE
from tablee.terminal.keyboard import Keyboard, lines_from
from tablee.terminal.names import names_of
from tablee.terminal.opponents import Opponents
from tablee.terminal.play import Session, play
from tablee.texts import Texts
from tests.terminal.quoted import QUOTED

UGO = GAMES["ugo"]
ALONE = [person("Anna"), bot("random"), bot("greedy"), bot("random")]
DUEL = [person("Anna"), bot("random")]
PAIR = [person("Anna"), bot("random"), person("Bruno")]
CLEARED = "\x1b[3J"
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
CARD = re.compile(r"\b[RBGYS][0-8]\b")
CURTAIN = {"en": "press Enter", "fr": "appuyez sur Entrée"}


def screen(width: int = 100, height: int = 30, is_terminal: bool = False) -> Console:
    if is_terminal:
        options = {"TERM": "xterm-256color"}
        return Console(file=StringIO(), width=width, height=height, force_terminal=True, _environ=options)
    return Console(file=StringIO(), width=width, height=height, color_system=None, _environ={})


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return ESCAPE.sub("", console.file.getvalue())


def played(
    lines: Iterable[str],
    players: list[Player] = ALONE,
    rounds: int = 1,
    seed: int = 7,
    language: str = "en",
    console: Console | None = None,
) -> tuple[Match, str]:
    """A match and the whole of what the screen showed."""
    console = console or screen()
    match = play(UGO, players, {"rounds": rounds}, seed, language, console, lines, echo=True)
    return match, printed(console)


def firsts(console: Console, language: str = "en") -> Iterator[str]:
    """Always the first choice; Enter where the keyboard is passed on."""
    while True:
        prompt = printed(console).splitlines()[-1]
        yield "" if CURTAIN[language] in prompt else "1"


def decisions(match: Match, seat: int) -> list[int]:
    entries = [moment.entry for moment in match.moments]
    return [entry.action for entry in entries if isinstance(entry, Decision) and entry.seat == seat]


def session_of(players: list[Player], lines: Iterable[str], console: Console, seed: int = 7) -> Session:
    match = Match(UGO, players, {"rounds": 1}, seed=str(seed).encode())
    texts = Texts("en", names_of(players, "ugo", Texts("en")))
    return Session(match, texts, Keyboard(lines, console, True), Opponents(match, seed), 0)


# Whole matches


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("players", [ALONE, DUEL, [bot("greedy"), bot("random"), person("Élise")]])
def test_piped_lines_play_a_whole_match(language: str, players: list[Player]) -> None:
    lines = iter(["1"] * 200)
    match, text = played(lines, players, rounds=4, language=language)
    (seat,) = [seat for seat, player in enumerate(players) if not player.is_bot]
    assert match.result is not None
    assert match.result.how == "finished"
    assert 200 - len(list(lines)) == len(decisions(match, seat))
    assert not set("{}$") & set(text)
    assert "--seed 7" in text.splitlines()[-1]


@pytest.mark.parametrize("seed", range(4))
def test_scores_and_winners_are_those_of_the_match(seed: int) -> None:
    match, text = played(["1"] * 200, rounds=2, seed=seed)
    totals = [line for line in text.splitlines() if "Total" in line and "Player" not in line]
    assert [int(number) for number in re.findall(r"[+-]?\d+", totals[-1])] == list(match.scores())
    names = names_of(ALONE, "ugo", Texts("en"))
    (won,) = [line for line in text.splitlines() if "wins with" in line or "shared win" in line]
    assert match.result is not None
    assert {seat for seat, name in enumerate(names) if name in won} == set(match.result.winners)


def test_the_same_seed_and_lines_make_the_same_match() -> None:
    first, again = (played(["1"] * 100, seed=3) for _ in range(2))
    assert first[1] == again[1]
    assert first[0].log == again[0].log
    assert played(["1"] * 100, seed=4)[0].log != first[0].log


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    console = screen()
    match = play(UGO, ALONE, {"rounds": 1}, None, "en", console, ["1"] * 100)
    (seed,) = re.findall(r"Seed (\d+)", printed(console))
    assert played(["1"] * 100, seed=int(seed))[0].log == match.log


@pytest.mark.parametrize("language", QUOTED)
def test_every_step_is_told_once_and_in_order(language: str) -> None:
    match, text = played(["1"] * 100, language=language, console=screen(200))
    texts = Texts(language, names_of(ALONE, "ugo", Texts(language)))
    steps = (Step.CARD_PLAYED, Step.TRICK_WON, Step.FARMERS_PAID)
    told = [texts.say(event.text) for event in match.story() if event.step in steps]
    place = 0
    for sentence in told:
        place = text.index(sentence, place) + 1
    played_cards = [texts.say(event.text) for event in match.story() if event.step == Step.CARD_PLAYED]
    assert all(text.count(sentence) == 1 for sentence in played_cards)


def test_bots_alone_need_no_lines() -> None:
    match, text = played([], [bot("greedy"), bot("random")])
    assert match.result is not None
    assert "wins with" in text


# The table


def test_the_table_shows_what_matters() -> None:
    match, text = played([], console=screen(80))
    table = text[: text.index("The match stops here")].split("Round 1 of 1, trick 1 of 10")[1]
    sight = match.view(0)
    for part in ("Space 1", "Space 5", "1/1", "0/2", "0/3", "0/4", "Worth", "Total", "West leads:", "▸ Anna"):
        assert part in table
    (hand,) = [line for line in table.splitlines() if "Your hand:" in line]
    assert CARD.findall(hand) == [card_code(card) for card in members_of(sight.hands[0])]


def test_numbers_stand_under_the_legal_cards_only() -> None:
    match, text = played([], console=screen(80))
    lines = text.splitlines()
    (place,) = [number for number, line in enumerate(lines) if "Your hand:" in line]
    hand, numbers = lines[place : place + 2]
    marked = {hand[found.start() : found.start() + 2] for found in re.finditer(r"\d+", numbers)}
    assert marked == {card_code(card) for card in match.legal(0)}
    assert len(marked) < len(CARD.findall(hand))


@pytest.mark.parametrize(
    ("language", "legend"),
    [("en", "farmers/places and, where shown, points."), ("fr", "s’ils y figurent, les points.")],
)
def test_the_legend_explains_the_points_that_a_wide_table_shows(language: str, legend: str) -> None:
    _, text = played(["1"] * 3, language=language, console=screen(120))
    assert legend in " ".join(text.replace("│", " ").split())


def test_the_worth_is_what_the_round_would_score() -> None:
    match, text = played(["1"] * 5, console=screen(120))
    standing = text[text.rindex("Round 1 of 1, trick") :]
    for seat, name in enumerate(names_of(ALONE, "ugo", Texts("en"))):
        (row,) = [line for line in standing.splitlines() if re.match(rf"\W*{name} .*/4", line)]
        assert int(row.split()[-2]) == UGO.rules.round_score(match.table, seat)  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [46, 60, 78, 104, 140])
@pytest.mark.parametrize("language", QUOTED)
def test_any_width_keeps_cards_whole_and_lines_short(width: int, language: str) -> None:
    _, text = played(["1"] * 100, language=language, console=screen(width))
    _, wide = played(["1"] * 100, language=language, console=screen(300))
    assert max(len(line.rstrip().removesuffix(": 1")) for line in text.splitlines()) <= width  # without what is typed
    assert sorted(CARD.findall(text)) == sorted(CARD.findall(wide))


def test_colours_change_nothing_in_the_text() -> None:
    _, plain = played(["1"] * 100)
    assert played(["1"] * 100, console=screen(is_terminal=True))[1] == plain


# Answers


def test_cards_can_be_typed_in_small_letters_and_by_number() -> None:
    match, _ = played([])
    code = card_code(match.legal(0)[0])
    for typed in (code, code.lower(), f" {code[0]} {code[1]} ", "1"):
        again, _ = played([typed])
        assert card_code(decisions(again, 0)[0]) == code


@pytest.mark.parametrize("language", QUOTED)
def test_an_illegal_card_is_answered_with_the_reason(language: str) -> None:
    match, _ = played([])
    hand = set(members_of(match.table.hands[0]))
    held, absent = min(hand - set(match.legal(0))), min(set(range(45)) - hand)
    _, text = played([card_code(held), card_code(absent)], language=language, console=screen(300))
    for card in (held, absent):
        assert Texts(language).say(UGO.why_not(match.table, 0, card)) in text


NONSENSE = [
    "",
    " ",
    "foo",
    "R9",
    "x1",
    "0",
    "99",
    "²",
    "9" * 5000,
    "R66",
    "RR",
    "\x1b[2J",
    "\x00",
    "a" * 9999,
    "é" * 50,
]
MARKUP = ["[bold]", "[/]", "{x}", "$y", "R6 R7", "-1", "1.5", "rules nothing", "règles \x1b", "table of contents"]


@pytest.mark.parametrize("language", QUOTED)
def test_nonsense_is_answered_and_changes_nothing(language: str) -> None:
    untouched, _ = played([])
    match, text = played([*NONSENSE, *MARKUP], language=language)
    assert match.log == untouched.log
    assert "\x00" not in text
    assert max(map(len, text.splitlines())) < 200  # nobody is shown a thousand letters again


def test_every_nonsense_line_gets_an_answer() -> None:
    for typed in ("foo", "R9", "99", "[bold]"):
        _, text = played([typed])
        answer = text[text.rindex(typed + "\n") :].splitlines()[1]
        assert re.search(r"neither a card|no card|no number", answer)


def test_an_empty_line_is_asked_again() -> None:
    _, text = played(["", "  "])
    assert text.count("Your card (") == 3
    assert "neither" not in text


def test_bytes_that_are_no_text_are_no_error() -> None:
    stream = TextIOWrapper(BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8")
    match, text = played(lines_from(stream))
    assert len(decisions(match, 0)) == 1
    assert "�" in text


def seeds_with_naming(players: list[Player]) -> Iterator[tuple[int, int]]:
    """Seeds with the number of first choices after which the person is to name a card."""
    for seed in range(20):
        for lines in range(1, 8):
            match, _ = played(["1"] * lines, players, seed=seed)
            if match.table.phase == Phase.LAY:
                yield seed, lines
                break


def test_naming_a_card_says_what_is_asked_and_lays_it_on_top() -> None:
    seed, lines = next(seeds_with_naming(DUEL))
    match, text = played(["1"] * lines, DUEL, seed=seed, console=screen(200))
    assert re.search(r"Anna, name the (card whose colour opens space \d|\w+ card to lie on top)", text)
    assert "To name:" in text
    last = match.legal(0)[-1]
    absent = next(card for card in range(45) if card not in match.legal(0))
    after, told = played(["1"] * lines + [card_code(absent), card_code(last)], DUEL, seed=seed, console=screen(200))
    assert Texts("en").say(UGO.why_not(match.table, 0, absent)) in told
    assert last in after.table.tops[0]


# Commands


@pytest.mark.parametrize(
    ("typed", "language", "answer"),
    [
        ("help", "en", "undo your last move"),
        ("aide", "en", "undo your last move"),
        ("AIDE", "fr", "annuler votre dernier coup"),
        ("?", "fr", "annuler votre dernier coup"),
        ("score", "en", "No round has been counted yet."),
        ("scores", "fr", "Aucune manche n’est encore comptée."),
        ("rules", "en", "follow      Following"),
        ("règles", "fr", "follow      Fournir la couleur"),
        ("rules follow", "en", "The leader plays any card from the hand."),
        ("regles follow", "fr", "Celui qui entame joue n’importe quelle carte"),
        ("règles fournir", "fr", "Celui qui entame joue n’importe quelle carte"),
        ("rules 5", "en", "The leader plays any card from the hand."),
        ("rules winner", "en", "The highest value wins the trick"),
        ("rules chess", "en", "The rulebook has no section “chess”."),
        ("undo", "en", "Nothing to undo: Anna has not decided anything yet."),
        ("reprendre", "fr", "Rien à annuler\u00a0: Anna n’a encore rien décidé."),
    ],
)
def test_commands_are_answered_in_the_language(typed: str, language: str, answer: str) -> None:
    match, text = played([typed], language=language)
    assert answer in text
    assert decisions(match, 0) == []


def test_a_section_shows_no_markdown() -> None:
    _, text = played([f"rules {number}" for number in range(1, 20)])
    assert not re.search(r"\{#|\*\*|^\| ", text, re.MULTILINE)


def test_the_table_is_shown_again() -> None:
    _, text = played(["table"])
    assert text.count("Your hand:") == 2


def test_the_score_sheet_shows_the_rounds_that_are_over() -> None:
    match, _ = played(["1"] * 100, DUEL)
    first_round = len(decisions(match, 0))
    _, text = played([*["1"] * first_round, "score"], DUEL, rounds=2)
    assert text.count("Kingdoms after round 1\n") == 2
    assert text.count("Scores\n") == 2


@pytest.mark.parametrize("typed", ["quit", "quitter"])
def test_quitting_shows_the_standing_and_the_seed(typed: str) -> None:
    match, text = played(["1", typed, "1"])
    assert match.result is None
    assert len(decisions(match, 0)) == 1
    assert "The match stops here, in round 1 of 1, trick" in text
    assert "--seed 7" in text.splitlines()[-1]


# Undo


@pytest.mark.parametrize("typed", ["undo", "reprendre"])
def test_undo_brings_the_position_back(typed: str) -> None:
    before, _ = played(["1"] * 3)
    match, text = played(["1"] * 4 + [typed])
    assert match.table.tobytes() == before.table.tobytes()
    assert "Anna undoes the last move." in text
    hands = [line for line in text.splitlines() if "Your hand:" in line]
    assert hands[-1] == hands[-3]


def test_after_undo_the_same_card_gets_the_same_replies() -> None:
    straight, _ = played(["1"] * 4)
    match, text = played(["1"] * 4 + ["undo", "1"])
    assert match.table.tobytes() == straight.table.tobytes()
    assert "Traceback" not in text


def test_a_whole_match_after_many_undos_is_told_as_it_went() -> None:
    lines = [typed for _ in range(60) for typed in ("1", "undo", "1")]
    match, text = played(lines, DUEL, rounds=2)
    assert match.result is not None
    totals = [line for line in text.splitlines() if "Total" in line and "Player" not in line]
    assert [int(number) for number in re.findall(r"[+-]?\d+", totals[-1])] == list(match.scores())


def test_undo_is_refused_across_a_new_deal() -> None:
    match, _ = played(["1"] * 100, DUEL)
    first_round = len(decisions(match, 0))
    _, text = played([*["1"] * first_round, "undo"], DUEL, rounds=2)
    assert "Nothing to undo" in text


# Resigning and stopping


def test_of_two_players_the_other_wins_when_one_resigns() -> None:
    match, text = played(["1", "resign"], DUEL)
    assert match.result is not None
    assert (match.result.how, match.result.winners) == ("resigned", (1,))
    assert "Anna resigns: East wins." in text
    assert "stops here" not in text


@pytest.mark.parametrize(("typed", "language"), [("resign", "en"), ("abandonner", "fr")])
def test_at_a_larger_table_a_bot_plays_on(typed: str, language: str) -> None:
    match, text = played(["1", typed], language=language)
    assert Resignation(0, bot_of("ugo", "medium").written) in match.log
    assert match.result is not None
    assert match.result.how == "finished"
    after = text[text.rindex({"en": "bot (medium)", "fr": "bot (moyen)"}[language]) :]
    assert len(after.splitlines()) < 40
    assert {"en": "wins with", "fr": "l’emporte avec"}[language] in after


@pytest.mark.parametrize("lines", [0, 1, 5])
@pytest.mark.parametrize("language", QUOTED)
def test_the_end_of_input_stops_the_match_politely(lines: int, language: str) -> None:
    match, text = played(["1"] * lines, language=language)
    assert match.result is None
    assert {"en": "The match stops here", "fr": "La partie s’arrête ici"}[language] in text
    assert "--seed 7" in text.splitlines()[-1]


def interrupted() -> Iterator[str]:
    yield "1"
    raise KeyboardInterrupt


def test_ctrl_c_shows_the_standing_and_goes_on_to_the_caller() -> None:
    console = screen()
    with pytest.raises(KeyboardInterrupt):
        played(interrupted(), console=console)
    assert "The match stops here" in printed(console)
    assert "--seed 7" in printed(console).splitlines()[-1]


@pytest.mark.parametrize("options", [{"rounds": 0}, {"colour": 3}])
def test_what_cannot_be_played_is_refused_before_anything_is_shown(options: dict[str, int]) -> None:
    console = screen()
    with pytest.raises(Refused):
        play(UGO, ALONE, options, 7, "en", console, [])
    with pytest.raises(Refused):
        play(UGO, [person("Anna"), bot("no such level")], {}, 7, "en", console, [])
    assert printed(console) == ""


def test_bots_pause_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    for is_terminal in (False, True):
        assert not any(pauses)
        play(UGO, ALONE, {"rounds": 1}, 7, "en", screen(is_terminal=is_terminal), ["1"], pace=0.5)
    assert pauses.count(0.5) >= 4


# Several people


def visible(console: Console) -> str:
    """What can be seen: all since the screen was wiped, or the last lines that fit it."""
    assert isinstance(console.file, StringIO)
    raw = console.file.getvalue()
    if console.is_terminal:
        return ESCAPE.sub("", raw.rpartition(CLEARED)[2])
    return "\n".join(raw.splitlines()[-console.height :])


def cards_shown(session: Session) -> set[int]:
    """Cards that the screen shows by their codes or their names; the welcome's example is none."""
    text = visible(session.console).rpartition("╯")[2]
    names = {card: session.texts.say(card_named(card)) for card in range(45)}
    return {card for card in range(45) if re.search(rf"\b({card_code(card)}|{names[card]})\b", text)}


def watched(console: Console, watch: Callable[[], None], extra: list[str]) -> Iterator[str]:
    """First choices; before each line, something looks at the screen. Other lines come in between."""
    for line in firsts(console):
        for typed in extra:
            watch()
            yield typed
        watch()
        yield line


@pytest.mark.parametrize("is_terminal", [True, False])
@pytest.mark.parametrize("extra", [[], ["foo", "table", "score", "rules follow"]])
@pytest.mark.parametrize("seed", [7, 8])
def test_nobody_sees_a_card_of_another_hand(is_terminal: bool, extra: list[str], seed: int) -> None:
    console = screen(90, 40, is_terminal=is_terminal)
    looks: list[int | None] = []

    def watch() -> None:
        prompt = printed(console).splitlines()[-1]
        holder = session.holder
        assert (holder is None) == ("press Enter" in prompt)
        hidden = [card for seat in range(3) if seat != holder for card in members_of(session.match.table.hands[seat])]
        assert not cards_shown(session) & set(hidden)
        looks.append(holder)

    session = session_of(PAIR, watched(console, watch, extra), console, seed)
    session.play_on()
    assert session.match.result is not None
    assert {None, 0, 2} == set(looks)


def test_one_person_meets_no_curtain() -> None:
    console = screen(is_terminal=True)
    _, text = played(["1"] * 100, console=console)
    assert isinstance(console.file, StringIO)
    assert CLEARED not in console.file.getvalue()
    assert "press Enter" not in text


@pytest.mark.parametrize("language", QUOTED)
def test_people_pass_the_keyboard_to_the_end(language: str) -> None:
    console = screen()
    match, _ = played(firsts(console, language), PAIR, rounds=2, language=language, console=console)
    assert match.result is not None
    assert match.result.how == "finished"


def test_behind_the_curtain_is_told_what_happened_since() -> None:
    console = screen(200, is_terminal=True)

    def watch() -> None:
        if session.holder is None and session.match.question > 40:
            last = max(place for place, moment in enumerate(session.match.moments) if decided_by_a_person(moment.entry))
            cards = [event for event in session.match.story(since=last) if event.step == Step.CARD_PLAYED]
            assert all(session.texts.say(event.text) in visible(console) for event in cards)

    session = session_of(PAIR, watched(console, watch, []), console)
    session.play_on()


def decided_by_a_person(entry: object) -> bool:
    return isinstance(entry, Decision) and not PAIR[entry.seat].is_bot


def test_the_person_before_can_take_back_at_the_curtain() -> None:
    people = [person("Anna"), person("Bruno")]
    match, _ = played(["", "1"], people)
    (first,) = {entry.seat for entry in match.log if isinstance(entry, Decision)}
    match, text = played(["", "1", "1", "undo", "", "1"], people)
    names = names_of(people, "ugo", Texts("en"))
    assert f"Only Enter shows {names[1 - first]}’s hand." in text
    assert f"{names[first]} undoes the last move." in text
    assert len(decisions(match, first)) == 1
    assert decisions(match, 1 - first) == []


def test_when_one_of_two_people_resigns_the_other_plays_on_behind_the_curtain() -> None:
    console = screen()
    match, text = played(["", "resign"], PAIR, console=console)
    assert match.result is None
    assert "press Enter to see your hand" in text[text.index(f"A bot ({SUBSTITUTE.name}) plays on") :]
    assert "Your hand" not in visible(console)


# Names


def test_names_are_different_and_fit_the_table() -> None:
    players = [person("East"), bot("random"), person("a\x1b[2Jvery long name indeed"), person("")]
    names = names_of(players, "ugo", Texts("en"))
    assert names == ["East", "East 2", "a[2Jvery lo…", "West"]


@pytest.mark.parametrize("language", QUOTED)
def test_a_bot_that_answers_nonsense_is_blamed(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """What was shown until then is not lost in an error of ours."""
    monkeypatch.setitem(cast(dict[str, Any], FOR_EVERY_GAME), "random", Level("random", cast(Bot, lambda *_: "R5")))
    console = screen()
    with pytest.raises(BotFailed) as failed:
        played(firsts(console, language), DUEL, language=language, console=console)
    assert failed.value.bot == "random"
    said = Texts(language).say(failed.value.text)
    assert "« random »" in said.replace("\u00a0", " ") or "“random”" in said
    assert "'R5'" in said
    assert failed.value.position in said

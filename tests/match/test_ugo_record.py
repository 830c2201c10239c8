"""Records, by UGO!: written and read back exactly, judged by a referee from the text, refused by line and reason."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games import GAMES, LISTED
from tablee.games.chance import Random, below
from tablee.games.story import Event
from tablee.games.words import Refused, Text
from tablee.match import Absence, Match, Resignation, Return, TakeBack, bot, person
from tablee.match.fair import Fairness
from tablee.match.record import read, records_in, write
from tablee.match.replay import check_draws, replayed
from tablee.texts import LANGUAGES, Texts
from tests.match.matches import among, persons
from tests.match.test_records_page import blocks_of_the_page
from tests.match.ugo_matches import UGO, some_match
from tests.match.ugo_referee import Fact, Foul, Referee

MATCHES = 240


@cache
def matches() -> list[Match]:
    return [some_match(number) for number in range(MATCHES)]


@cache
def records() -> list[str]:
    return [write(match) for match in matches()]


def short_records() -> list[str]:
    """Enough of them to change each line in turn."""
    return [text for text in records() if text.count("\n") < 50][::10]


def refused(text: str) -> tuple[int, Text]:
    """The line and the reason for which a record is refused."""
    with pytest.raises(Refused) as refusal:
        read(text, GAMES)
    assert refusal.value.text.key == "record-line"
    args = refusal.value.text.args
    return args["line"], args["reason"]


def reading(text: str) -> Match | Refused:
    try:
        return read(text, GAMES)
    except Refused as refusal:
        return refusal


def refused_or_sound(text: str, first: int) -> bool:
    """Whether a record is refused, at a line that it has and not before the first one touched; else it is sound."""
    found = reading(text)
    if isinstance(found, Refused):
        assert found.text.key == "record-line"
        assert first <= found.text.args["line"] <= len(text.splitlines()) + 1
        assert all(Texts(language).say(found.text) for language in LANGUAGES)
        return True
    again = write(found)
    assert write(read(again, GAMES)) == again
    Referee(again)
    return False


# The example of the page


def example() -> Match:
    """Two players, two rounds of three tricks: the first legal card each time, but once taken back."""
    fairness = Fairness(b"the server's secret", (b"north", b""))
    match = Match(UGO, persons(2), {"rounds": 2, "hand_size": 3}, fairness)
    while seats := match.awaited():
        match.submit(seats[0], match.legal(seats[0])[0])
        if len(match.log) == 10:
            match.take_back(seats[0])
            match.submit(seats[0], match.legal(seats[0])[-1])
    return match


EXAMPLE = write(example())


def line_of(words: str) -> int:
    """The number of the line of the example in which some words stand, or begin."""
    return EXAMPLE.count("\n", 0, EXAMPLE.index(words)) + 1


LAST_PLAYER = line_of("player 2")
COURSE = EXAMPLE.splitlines()[line_of("nonce 2") :]


def test_the_page_shows_a_true_record() -> None:
    assert blocks_of_the_page()[0] == EXAMPLE
    check_draws(read(EXAMPLE, GAMES))


# There and back


def test_what_is_read_is_what_was_written() -> None:
    for match, text in zip(matches(), records(), strict=True):
        same = read(text, GAMES)
        assert write(same) == text
        assert same.log == match.log
        assert same.table.tobytes() == match.table.tobytes()
        assert (same.players, same.first_players) == (match.players, match.first_players)
        assert (same.absent, same.question) == (match.absent, match.question)
        assert (same.result, same.options, same.moments[-1:]) == (match.result, match.options, match.moments[-1:])


def test_all_that_can_happen_is_among_the_matches() -> None:
    ends = {match.result.how if match.result else "running" for match in matches()}
    kinds = {type(entry) for match in matches() for entry in match.log}
    assert ends == {"finished", "resigned", "agreed", "running"}
    assert {TakeBack, Resignation, Absence, Return} <= kinds
    assert {len(match.players) for match in matches()} == set(UGO.seats)
    assert any(match.result and len(match.result.winners) > 1 for match in matches())
    assert any("\nback" in text and re.search(r"\nback \d [2-9]", text) for text in records())


def test_a_running_record_goes_on_where_it_stopped() -> None:
    running = [match for match in matches() if not match.result and match.awaited()]
    assert len(running) > 20
    for match in running:
        twin, same = replayed(match), read(write(match), GAMES)
        seat = match.awaited()[0]
        action = match.legal(seat)[0]
        assert twin.submit(seat, action) == same.submit(seat, action)
        assert twin.table.tobytes() == same.table.tobytes()


def test_only_a_match_that_is_over_opens_its_seed() -> None:
    opened = 0
    for match, text in zip(matches(), records(), strict=True):
        words = {line.partition(" ")[0] for line in text.splitlines()}
        if not match.result:
            assert not words & {"seed", "secret", "nonce"}
            assert match.seed is None or match.seed.hex() not in text
        elif match.seed is not None:
            assert words & {"seed", "secret"}
            check_draws(read(text, GAMES))
            opened += 1
    assert opened > 50


def test_a_commitment_stays_in_a_running_record() -> None:
    match = Match(UGO, persons(2), seed=Fairness(b"secret", (b"north", b"east")))
    text = write(match)
    assert "\ncommitment 2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b\n" in text
    assert write(read(text, GAMES)) == text


def test_names_and_levels_come_back() -> None:
    players = [person("North of the river"), bot("random"), person("Élodie, 2: R3 # West"), person("")]
    text = write(Match(UGO, players))
    assert read(text, GAMES).players == tuple(players)


# The referee


def facts_of(match: Match) -> list[Fact]:
    """What the program tells everybody, in the referee's words."""
    told = [fact(event) for event in match.story()]
    return [known for known in told if known]


def fact(event: Event) -> Fact | None:
    args = event.args
    seat, card = args.get("seat", -1) + 1, args.get("card", 0)
    code = f"{'RBGYS'[card // 9]}{card % 9}"
    facts: dict[str, Fact] = {
        "ugo-card-played": ("played", seat, code),
        "ugo-trick-won": ("won", seat, code),
        "ugo-farmers-paid": ("paid", seat, args.get("farmers", 0), args.get("lost", 0)),
        "ugo-card-laid": ("laid", seat, code, args.get("space", 0) + 1),
        "ugo-round-scored": ("scored", seat, args.get("points", 0), args.get("total", 0)),
    }
    return facts.get(event.kind.key)


def test_a_referee_who_knows_only_the_text_sees_the_same_match() -> None:
    """Winners of tricks, farmers taken and lost, every card laid, every score."""
    seen: set[str | int] = set()
    for match, text in zip(matches(), records(), strict=True):
        referee = Referee(text)
        assert referee.facts == facts_of(match)
        assert tuple(referee.scores) == match.scores()
        if match.result:
            assert referee.how == match.result.how
            assert [seat - 1 for seat in referee.winners] == list(match.result.winners)
        seen |= {known[0] for known in referee.facts}
    assert seen == {"played", "won", "paid", "laid", "scored"}


@pytest.mark.parametrize("seats", UGO.seats)
def test_the_referee_sees_the_same_in_games_as_usual(seats: int) -> None:
    random = Random.seeded(seats)
    for number in range(5):
        match = Match(UGO, persons(seats), seed=bytes([number]))
        while awaited := match.awaited():
            match.submit(awaited[0], among(random, *match.legal(awaited[0])))
        assert Referee(write(match)).facts == facts_of(match)


@pytest.mark.parametrize(
    ("line", "changed", "foul"),
    [
        ("2: R4", "1: R7", "1 is not to decide"),
        ("2: R4", "2: R7", "R7 is not in hand"),
        ("1: R7", "1: Y0", "Y0 does not follow"),
        ("scores 7 18", "scores 8 18", "scores 8 18"),
        ("winners 1 2", "winners 1", "winners 1"),
        ("chance Y2, Y1", "chance Y2, Y2", "Y2 is dealt already"),
    ],
)
def test_the_referee_finds_what_is_wrong(line: str, changed: str, foul: str) -> None:
    with pytest.raises(Foul) as found:
        Referee(EXAMPLE.replace(line, changed, 1))
    assert str(found.value) == foul


# Truncated

BREAKING_OFF = {
    "record-heading",
    "record-expected",
    "record-player",
    "record-nonces",
    "record-truncated",
    "record-ending",
}


def test_a_record_cut_after_any_line_is_refused_there() -> None:
    for text in short_records():
        lines = text.splitlines(keepends=True)
        for kept in range(len(lines)):
            line, reason = refused("".join(lines[:kept]))
            assert line == kept + (reason.key != "record-nonces")  # refused at the last one that is there
            assert reason.key in BREAKING_OFF


def test_a_record_cut_anywhere_is_refused_at_the_cut() -> None:
    for kept in range(len(EXAMPLE) - 1):
        cut = EXAMPLE[:kept]
        line, reason = refused(cut)
        lines = len(cut.splitlines()) - (reason.key == "record-nonces")
        assert line in (lines, lines + 1)


def test_the_last_line_feed_may_be_missing() -> None:
    assert write(read(EXAMPLE.rstrip(), GAMES)) == EXAMPLE


# Tampered with


def changes_of_a_number(text: str) -> Iterator[tuple[int, str]]:
    """Every digit of a record changed in turn, with the line of the change."""
    for place, sign in enumerate(text):
        if sign.isdigit():
            changed = str((int(sign) + 1) % 10)
            yield text.count("\n", 0, place) + 1, text[:place] + changed + text[place + 1 :]


def test_a_changed_number_is_refused_at_its_line_or_later() -> None:
    """Numbers in names and seeds are free; with any other number changed, the match is another one, and is not over."""
    free = {number for number, line in enumerate(EXAMPLE.splitlines(), 1) if line.startswith("nonce")}
    for line, changed in changes_of_a_number(EXAMPLE):
        is_sound = not refused_or_sound(changed, first=min(line, LAST_PLAYER))
        assert not is_sound or line in free or "farmer_supply" in changed.splitlines()[line - 1]


def test_changed_scores_are_refused_at_their_line() -> None:
    for text in short_records():
        lines = text.splitlines()
        for number, line in enumerate(lines, start=1):
            if line.startswith("scores"):
                first, _, rest = line.removeprefix("scores ").partition(" ")
                tampered = [*lines[: number - 1], f"scores {int(first) + 1} {rest}", *lines[number:]]
                assert refused("\n".join(tampered))[0] == number


def test_a_decision_of_another_seat_is_refused_at_its_line() -> None:
    for text in short_records():
        lines = text.splitlines()
        seats = sum(line.startswith("player") for line in lines)
        for number, line in enumerate(lines, start=1):
            if match := re.match(r"(\d):", line):
                other = int(match[1]) % seats + 1
                tampered = [*lines[: number - 1], f"{other}{line[1:]}", *lines[number:]]
                found, reason = refused("\n".join(tampered))
                assert (found, reason.key) == (number, "not-your-turn")


def test_a_card_that_lies_elsewhere_is_refused_at_its_line() -> None:
    refusals = ("ugo-not-in-hand", "ugo-not-nameable")
    for text in short_records():
        lines = text.splitlines()
        dealt: list[str] = []
        for number, line in enumerate(lines, start=1):
            if line.startswith("chance"):
                dealt = re.findall("[RBGYS][0-8]", line)
            if re.match(r"\d:", line) and dealt:
                elsewhere = next(f"{a}{b}" for a in "RBGYS" for b in range(9) if f"{a}{b}" not in text)
                found, reason = refused("\n".join([*lines[: number - 1], f"{line[0]}: {elsewhere}", *lines[number:]]))
                assert found == number
                assert reason.key in refusals


def test_a_card_dealt_twice_is_refused_at_its_line() -> None:
    for text in short_records():
        lines = text.splitlines()
        for number, line in enumerate(lines, start=1):
            cards = re.findall("[RBGYS][0-8]", line)
            if line.startswith("chance") and len(cards) > 1:
                tampered = line.replace(cards[1], cards[0])
                found, reason = refused("\n".join([*lines[: number - 1], tampered, *lines[number:]]))
                assert (found, reason) == (number, Text("chance-impossible", {"outcome": cards[0]}))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_changed_is_refused_or_makes_a_sound_record(data: st.DataObject) -> None:
    lines = EXAMPLE.splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    line = lines[number]
    place = data.draw(st.integers(0, len(line)))
    put = data.draw(st.sampled_from(["", "\n", "#", "1", "9", "-", ":", " ", "R3", "back 1 1"]) | st.text(max_size=3))
    gone = data.draw(st.integers(0, 4))
    lines[number] = line[:place] + put + line[place + gone :]
    refused_or_sound("\n".join(lines), first=min(number + 1, LAST_PLAYER))


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                *COURSE,
                "resigns 1",
                "absent 2 greedy",
                "returns 2",
                "agreed",
                "ended host",
                "running",
            ]
        ),
        max_size=40,
    )
)
def test_lines_in_any_order_are_refused_or_make_a_sound_record(lines: list[str]) -> None:
    header = EXAMPLE.splitlines()[:LAST_PLAYER]
    refused_or_sound("\n".join([*header, *lines]), first=LAST_PLAYER)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_refused(text: str) -> None:
    refused(text)


def test_lines_left_out_doubled_or_swapped_are_refused_or_make_a_sound_record() -> None:
    random, refusals = Random.seeded(9), 0
    for text in short_records()[:12]:
        lines = text.splitlines()
        for place in range(LAST_PLAYER + 1, len(lines)):
            swapped, other = list(lines), below(random, len(lines) - LAST_PLAYER - 1) + LAST_PLAYER + 1
            swapped[place], swapped[other] = lines[other], lines[place]
            for changed in (lines[:place] + lines[place + 1 :], lines[: place + 1] + lines[place:], swapped):
                refusals += refused_or_sound("\n".join(changed), first=LAST_PLAYER)
    assert refusals > 100


def test_a_score_between_may_be_left_out() -> None:
    assert write(read(EXAMPLE.replace("scores 7 18\n", ""), GAMES)) == EXAMPLE


# By hand


def test_comments_blank_lines_spaces_and_small_letters_are_welcome() -> None:
    typed = EXAMPLE.replace("2: R4", "\n# East leads low.\n   2:  r4  ").replace("\n", "\r\n")
    assert write(read(typed, GAMES)) == EXAMPLE


def test_a_record_may_start_from_any_stated_deal() -> None:
    """The chance lines are the deal. Here it is the rulebook's: blue is led, and of two sevens the blue one wins."""
    (stated,) = (block for block in blocks_of_the_page() if "Example D" in block)
    match = read(stated, GAMES)
    assert ("won", 4, "B7") in facts_of(match)
    assert ("paid", 3, 2, 0) in facts_of(match)


NOTHING_BACK = "Nothing to undo: since your last move something new was shown, or another player moved."
SECRET_BYTES = "“7z686520736572766572277320736563726574” should be bytes in hexadecimal, or “-” for none."
NO_CARD = "There is no card “R9”. A card is a letter (R, B, G, Y or S) and a value from 0 to 8, such as R6."
PLAYER_2 = "Player 2 should stand here: “player 2 person …” or “player 2 bot …”."
MISTYPED = [  # what stood there, what was typed, how many lines later that is refused, and why
    ("tablee record 1", "tablee record 2", 0, "A record begins with “tablee record 1”."),
    ("game ugo 1", "game chess 1", 0, f"There is no game “chess” here: {', '.join(LISTED)} can be read."),
    ("game ugo 1", "game ugo 7", 0, "These are rules of version 7; only these versions can be replayed here: 1."),
    ("game ugo 1", "gmae ugo 1", 0, "A line that begins with “game” should stand here."),
    ("option rounds 2", "option rounds two", 0, "The option rounds cannot be two. Choose from: 1–99."),
    ("player 2 person East", "player 3 person East", 0, PLAYER_2),
    ("player 2 person East", "player 2 human East", 0, PLAYER_2),
    ("player 2 person East\n", "", 0, PLAYER_2),
    ("player 2 person", "plyer 2 person", 0, PLAYER_2),
    ("option rounds", "optoin rounds", 0, PLAYER_2.replace("2", "1")),
    ("secret 74", "secret 75", 0, "The secret does not fit the commitment that was shown before the match."),
    ("secret 74", "secret 7z", 0, SECRET_BYTES),
    ("nonce 2 -\n", "", -1, "There should be a nonce for each of the 2 seats; a missing one is written “-”."),
    ("nonce 2 -", "nonce 3 -", 0, "A line that begins with “nonce 2” should stand here."),
    ("dealer 1", "dealer 3", 0, "“3” is not a seat: seats are numbered from 1."),
    ("R7, Y0", "R9, Y0", 0, NO_CARD),
    ("2: R4", "3: R4", 0, "“3” is not a seat: seats are numbered from 1."),
    ("2: R4", "1: R7", 0, "It’s not your turn: waiting for Player 2."),
    ("2: R4", "2: R7", 0, "You don’t hold the red 7. You can play: red 4, blue 5, grey 7."),
    ("1: R7", "1: Y0", 0, "You have red, the colour led, so you can’t play the yellow 0. You can play: red 7."),
    ("1: R7", "l: R7", 0, "“l” is not a seat: seats are numbered from 1."),
    ("1: R7", "1 R7", 0, "No line begins with “1”."),
    ("back 1 1", "back 2 1", 0, NOTHING_BACK),
    ("back 1 1", "back 1 2", 0, NOTHING_BACK),
    ("scores 7 18", "scores 7 81", 0, "The scores at this point are 7 18."),
    ("end finished", "end agreed", 0, "The match ends otherwise: “end finished” should stand here."),
    ("end finished", "running", 0, "The match ends otherwise: “end finished” should stand here."),
    ("winners 1 2", "winners 2", 0, "The match ends otherwise: “winners 1 2” should stand here."),
    ("winners 1 2", "winners 1 2\n1: R3", 1, "The record is over; nothing may follow."),
    ("end finished", "ned finished", 0, "No line begins with “ned”."),
    ("end finished\nscores 8 8\nwinners 1 2\n", "", 0, "The record breaks off: it has neither “end” nor “running”."),
]


# One way to write each thing

NO_HASH = "“472b36ea” is not a commitment: that is a hash of 64 digits, 0–9 and a–f."
NO_SECRET = "The match is over: the secret of its commitment should be open, in a line “secret …” after it."
NO_BOT = (
    "“{}” is not how a bot is written: write its level, such as greedy, search@3 or search@3/1000; "
    "somebody’s own bot is written x-name."
)
NO_LEVEL = "“{}” is not a bot’s level: one word says which bot sits in, such as “greedy”."
NO_NUMBER = "“{}” should be a whole number, in digits 0–9 without zeros in front."
NO_SIGN = "“{}” cannot stand in the course of a match: write letters without accents and the digits 0–9."
LONG_S = "\N{LATIN SMALL LETTER LONG S}"  # whose capital is an S
COMMITMENT = EXAMPLE.splitlines()[LAST_PLAYER]
BIG_LETTERS = COMMITMENT.split()[1].upper()
OPENED = "\n".join(EXAMPLE.splitlines()[line_of("secret") - 1 : line_of("nonce 2")]) + "\n"
MISTYPED += [
    ("option hand_size 3", "option rounds 2", 0, "“rounds” is given twice."),
    ("option rounds 2", "option rounds 02", 0, "The option rounds cannot be 02. Choose from: 1–99."),
    ("option rounds 2", "option rounds ٢", 0, "The option rounds cannot be ٢. Choose from: 1–99."),
    ("option rounds 2", "option rounds -2", 0, "The option rounds cannot be -2. Choose from: 1–99."),
    ("player 2 person East", "player ٢ person East", 0, PLAYER_2),
    ("player 2 person East", "player 02 person East", 0, PLAYER_2),
    ("player 2 person East", "player 2 bot", 0, NO_BOT.format("")),
    ("player 2 person East", "player 2 bot very strong", 0, NO_BOT.format("very strong")),
    ("player 2 person East", "player 2 bot ./my_bot.py", 0, NO_BOT.format("./my_bot.py")),
    ("player 2 person East", "player 2 bot /home/me/bot", 0, NO_BOT.format("/home/me/bot")),
    ("player 2 person East", "player 2 bot my/bots", 0, NO_BOT.format("my/bots")),
    ("player 2 person East", "player 2 bot search@3/0100", 0, NO_BOT.format("search@3/0100")),
    ("player 2 person East", "player 2 bot search@", 0, NO_BOT.format("search@")),
    (COMMITMENT, "commitment 472b36ea", 0, NO_HASH),
    (COMMITMENT, f"commitment {BIG_LETTERS}", 0, NO_HASH.replace("472b36ea", BIG_LETTERS)),
    (OPENED, "", 23, NO_SECRET),
    (OPENED, "seed 00\n", 24, NO_SECRET),
    ("nonce 2 -", "nonce 02 -", 0, "A line that begins with “nonce 2” should stand here."),
    ("dealer 1", "dealer 01", 0, "“01” is not a seat: seats are numbered from 1."),
    ("dealer 1", "dealer ٤", 0, NO_SIGN.format("٤")),
    ("2: R4", "02: R4", 0, "“02” is not a seat: seats are numbered from 1."),
    ("2: R4", "٢: R4", 0, NO_SIGN.format("٢")),
    ("2: R4", "2: R٤", 0, NO_SIGN.format("٤")),
    ("2: S7", f"2: {LONG_S}7", 0, NO_SIGN.format(LONG_S)),
    ("1: R7", "1: 007", 0, NO_CARD.replace("R9", "007")),
    ("back 1 1", "back 01 1", 0, "“01” is not a seat: seats are numbered from 1."),
    ("back 1 1", "back 1 01", 0, NO_NUMBER.format("01")),
    ("back 1 1", "back 1 ٢", 0, NO_SIGN.format("٢")),
    ("back 1 1", "absent 1 ./my_bot.py", 0, NO_LEVEL.format("./my_bot.py")),
    ("back 1 1", "absent 1 very greedy", 0, NO_LEVEL.format("very greedy")),
    ("back 1 1", "absent 1", 0, NO_LEVEL.format("")),
    ("scores 7 18", "scores 07 18", 0, "The scores at this point are 7 18."),
    ("winners 1 2", "winners 1 ٢", 0, "The match ends otherwise: “winners 1 2” should stand here."),
]


@pytest.mark.parametrize(("right", "typed", "later", "reason"), MISTYPED)
def test_a_mistyped_line_is_refused_with_its_number_and_the_reason(
    right: str, typed: str, later: int, reason: str
) -> None:
    """So many lines after the one that was changed."""
    text = EXAMPLE.replace(right, typed, 1)
    found, why = refused(text)
    assert (found, Texts("en").say(why)) == (line_of(right) + later, reason)


LEVELS = ("greedy", "random", "search@3", "search@3/1000", "greedy/50", "net-2@1.4", "x-lucky")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_written_by_its_level_and_its_version_and_decisions(level: str) -> None:
    text = write(Match(UGO, [person("North"), bot(level)]))
    assert write(read(text, GAMES)) == text


def test_a_match_that_goes_on_without_its_secret_no_longer_claims_a_commitment() -> None:
    """A running record holds no secret: whoever plays on from it cannot open it at the end."""
    match = read(write(Match(UGO, persons(2), seed=Fairness(b"secret", (b"north", b"east")))), GAMES)
    assert "\ncommitment " in write(match)
    match.resign(0)
    assert "commitment" not in write(match)
    assert read(write(match), GAMES).result == match.result


def test_refusals_speak_both_languages() -> None:
    text = EXAMPLE.replace("1: R7", "1: Y0", 1)
    with pytest.raises(Refused) as refusal:
        read(text, GAMES)
    assert Texts("en").say(refusal.value.text) == (
        f"Line {line_of('1: R7')} (“1: Y0”): "
        "You have red, the colour led, so you can’t play the yellow 0. You can play: red 7."
    )
    assert " ".join(Texts("fr").say(refusal.value.text).split()) == (
        f"Ligne {line_of('1: R7')} (« 1: Y0 ») : Vous avez du rouge, la couleur demandée : "
        "le 0 jaune n’est pas jouable maintenant. "
        "Vous pouvez jouer : 7 rouge."
    )


@pytest.mark.parametrize("name", ["seats", "self", "Rounds", "options"])
def test_an_unknown_option_is_refused(name: str) -> None:
    _, reason = refused(EXAMPLE.replace("option rounds", f"option {name}"))
    assert reason.key == "option-unknown"


@pytest.mark.parametrize("name", ["bold_leader", "my bot", "", "Zoé", "<lambda>"])
def test_whatever_a_bot_is_called_its_record_can_be_read(name: str) -> None:
    """A function's name was written as it is, and the record was refused for ever after."""
    text = write(Match(GAMES["ugo"], [bot(name), bot("random")], {"rounds": 1}, seed=b"a"))
    assert "\nplayer 1 bot x-" in text
    assert write(read(text, GAMES)) == text


def test_several_records_in_one_text_keep_the_numbers_of_their_lines() -> None:
    one = write(Match(GAMES["ugo"], [bot("greedy"), bot("random")], {"rounds": 1}, seed=b"a"))
    first, second = records_in(one + one.replace("running", "3: R4\nrunning"))
    assert write(read(first, GAMES)) == one
    with pytest.raises(Refused) as refused:
        read(second, GAMES)
    assert refused.value.text.args["line"] == 2 * one.count("\n")

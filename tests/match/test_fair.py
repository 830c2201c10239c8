"""Fair shuffles: the derivation of `docs/fair-shuffles.md`, written again from that page, deals the same cards."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games import GAMES, LISTED
from tablee.games.chance import UNFAIR, from_word
from tablee.games.words import Refused, Text
from tablee.match import AgreedEnd, Chance, Decision, Match, TakeBack, person
from tablee.match.fair import Draws, Fairness, commitment, seed_of
from tablee.match.record import write
from tablee.match.replay import check_draws
from tests.games.fairness import is_even
from tests.match import matches, pillage_matches, ugo_matches, vigo_matches

PAGE = Path(__file__).parents[2] / "docs" / "fair-shuffles.md"
UGO = GAMES["ugo"]
NAMES = ("North", "East", "South", "West")
SOME_BYTES = st.binary(max_size=40)
WORDS = 1 << 32


def below(draws: Draws, limit: int) -> int:
    """The next draw among so many."""
    n = UNFAIR
    while n == UNFAIR:
        n = from_word(int(draws.ahead()[0]), limit)
        draws.take(1)
    return n


# The page again. Nothing here knows `tablee.match.fair`.


def seed_by_the_page(secret: bytes, nonces: list[bytes]) -> bytes:
    text = b"tablee seed 1\n" + secret.hex().encode() + b"\n"
    for nonce in nonces:
        text += nonce.hex().encode() + b"\n"
    return sha256(text).digest()


def words_by_the_page(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(seed + bytes(block >> shift & 255 for shift in range(56, -8, -8))).digest()
        for first in range(0, 32, 4):
            a, b, c, d = digest[first : first + 4]
            yield a << 24 | b << 16 | c << 8 | d
        block += 1


def draw_by_the_page(words: Iterator[int], k: int) -> int:
    while True:
        word = next(words)
        if word < 4294967296 - 4294967296 % k:
            return word % k


def chance_by_the_page(words: Iterator[int], seats: int, rounds: int, hand_size: int) -> list[str]:
    """All that chance brings to a match of UGO!, as it is written in a record."""
    brought = [f"dealer {1 + draw_by_the_page(words, seats)}"]
    for _ in range(rounds):
        not_dealt = [f"{letter}{value}" for letter in "RBGYS" for value in range(9)]
        brought += [not_dealt.pop(draw_by_the_page(words, len(not_dealt))) for _ in range(seats * hand_size)]
    return brought


# Both


@given(SOME_BYTES, st.lists(SOME_BYTES, min_size=2, max_size=5))
def test_the_seed_is_that_of_the_page(secret: bytes, nonces: list[bytes]) -> None:
    seed = seed_by_the_page(secret, nonces)
    assert seed_of(secret, nonces) == Fairness(secret, tuple(nonces)).seed == seed
    assert commitment(secret) == sha256(secret).hexdigest()


@given(SOME_BYTES, st.lists(st.integers(1, WORDS), min_size=1, max_size=60))
def test_the_draws_are_those_of_the_page(seed: bytes, limits: list[int]) -> None:
    draws, words = Draws(seed), words_by_the_page(seed)
    assert [below(draws, k) for k in limits] == [draw_by_the_page(words, k) for k in limits]


def played_to_the_end(match: Match) -> Match:
    while seats := match.awaited():
        match.submit(seats[0], match.legal(seats[0])[-1])
    return match


def brought(match: Match) -> list[str]:
    """What chance brought, as it is written."""
    twin, written = Match(match.game, match.first_players, match.options), []
    for entry in match.log:
        if isinstance(entry, Chance):
            written.append(match.game.notation.outcome(twin.table, entry.outcome))
        twin.enter(entry)
    return written


@pytest.mark.parametrize("seats", UGO.seats)
@pytest.mark.parametrize(("rounds", "hand_size"), [(1, 10), (4, 10), (3, 3)])
def test_whole_matches_are_dealt_as_the_page_says(seats: int, rounds: int, hand_size: int) -> None:
    options = {"rounds": rounds, "hand_size": hand_size}
    players = [person(name) for name in NAMES[:seats]]
    for number in range(5):
        nonces = [b"" if seat == number else bytes([number, seat]) for seat in range(seats)]
        fairness = Fairness(bytes([number, rounds]), tuple(nonces))
        match = played_to_the_end(Match(UGO, players, options, fairness))
        words = words_by_the_page(seed_by_the_page(fairness.secret, nonces))
        assert brought(match) == chance_by_the_page(words, seats, rounds, hand_size)


def test_taking_back_gives_no_word_back() -> None:
    match = Match(UGO, [person("North"), person("East")], {"rounds": 2, "hand_size": 2}, seed=b"patience")
    while seats := match.awaited():
        match.submit(seats[0], match.legal(seats[0])[0])
        if isinstance(match.log[-1], Decision) and not match.result:
            match.take_back(seats[0])
            match.submit(seats[0], match.legal(seats[0])[0])
    assert any(isinstance(entry, TakeBack) for entry in match.log)
    assert brought(match) == chance_by_the_page(words_by_the_page(b"patience"), 2, 2, 2)


# Fixed numbers: whoever changes the derivation hears of it here.


def test_vectors() -> None:
    secret, nonces = bytes(range(32)), [bytes([0xAA] * 16), b"", bytes([0xCC] * 16)]
    assert commitment(secret) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    seed = seed_of(secret, nonces)
    assert seed.hex() == "e1b8eb00ff9728c9e0d08039397c06d928415f40c975e64ea8296fafe1a06acc"
    draws = Draws(seed)
    assert [below(draws, k) for k in (3, *range(45, 35, -1))] == [2, 1, 3, 1, 9, 17, 35, 18, 31, 15, 22]
    assert [below(draws, k) for k in (WORDS, WORDS - 1, 1, 2**31 + 1)] == [2491917176, 47337693, 0, 10874167]


def test_the_vector_of_the_page_is_dealt_in_a_match() -> None:
    """The page's own numbers, read from the page."""
    (hands,) = re.findall(r"assert hands == (.*)", PAGE.read_text("utf-8"))
    (dealer,) = re.findall(r"assert dealer == (.*)", PAGE.read_text("utf-8"))
    fairness = Fairness(b"the server's secret", (b"north", b""))
    match = Match(UGO, [person("North"), person("East")], {"hand_size": 4}, fairness)
    assert brought(match) == [f"dealer {dealer}", *re.findall("[RBGYS][0-8]", hands)]


# The verifiers of the page


def verifiers() -> dict[str, Callable[[str], None]]:
    """The code of the page up to where it is tried: it imports nothing of the program."""
    blocks = re.findall("```python\n(.*?)```", PAGE.read_text("utf-8").partition("### Tried")[0], re.DOTALL)
    code = "\n".join(blocks)
    assert set(re.findall(r"^\s*(?:from|import) (\S+)", code, re.MULTILINE)) == {"hashlib"}
    page: dict[str, Any] = {}
    exec(code, page)
    return {game: page[f"verify_{game}"] for game in LISTED}


def seeded(text: str) -> bool:
    return "\nseed " in text or "\nsecret " in text


RECORDS: dict[str, Callable[[int], Match]] = {
    "ugo": ugo_matches.some_match,
    "vigo": lambda number: ended(vigo_matches.some_match(number, steps=10)),
    "pillage": lambda number: ended(pillage_matches.some_match(number, steps=60)),
}


def ended(match: Match) -> Match:
    if not match.result:
        matches.end_by_agreement(match)
    return match


@pytest.mark.parametrize("game", LISTED)
def test_the_verifiers_of_the_page_agree_with_what_was_drawn(game: str) -> None:
    texts = [text for number in range(60) if seeded(text := write(RECORDS[game](number)))]
    assert len(texts) > 20
    assert game != "pillage" or all(any(words in text for text in texts) for words in ("chicken", "first 3", "both"))
    verify = verifiers()[game]
    for text in texts:
        verify(text)


@pytest.mark.parametrize("game", LISTED)
def test_the_verifiers_of_the_page_find_another_seed(game: str) -> None:
    verify = verifiers()[game]
    for number in range(20):
        text = write(RECORDS[game](number))
        if "\nseed " in text and text.count(",") > 3:
            with pytest.raises(AssertionError):
                verify(text.replace("\nseed ", "\nseed 00"))


# Fairness


@pytest.mark.parametrize("limit", [2, 3, 10, 45])
def test_draws_are_even(limit: int) -> None:
    draws = Draws(b"even")
    assert is_even(Counter(below(draws, limit) for _ in range(200 * limit)).values(), limit)


def test_draws_below_a_high_limit_are_even() -> None:
    """Of three quarters of all words: without passing words over, the first third would come twice as often."""
    limit, draws = 3 * WORDS // 4, Draws(b"high")
    assert is_even(Counter(3 * below(draws, limit) // limit for _ in range(3000)).values(), 3)


def test_pairs_of_draws_are_even() -> None:
    draws = Draws(b"pairs")
    assert is_even(Counter((below(draws, 6), below(draws, 6)) for _ in range(7200)).values(), 36)


def test_everybody_changes_the_seed() -> None:
    """A nonce counts in its seat, and what one part lacks another cannot make up."""
    parts = [
        (b"secret", [b"north", b"east"]),
        (b"secret", [b"east", b"north"]),
        (b"secret", [b"northeast", b""]),
        (b"secret", [b"", b"northeast"]),
        (b"secret", [b"north", b"east", b""]),
        (b"secretn", [b"orth", b"east"]),
        (b"", [b"north", b"east"]),
    ]
    assert len({seed_of(secret, nonces) for secret, nonces in parts}) == len(parts)


# Checking


def test_a_match_that_was_dealt_from_its_seed_passes() -> None:
    match = played_to_the_end(Match(UGO, [person("North"), person("East")], {"rounds": 2}, seed=b"fair"))
    check_draws(match)
    assert match.result is not None


def test_another_seed_is_refused_at_the_first_entry_that_it_does_not_bring() -> None:
    match = Match(UGO, [person("North"), person("East")], {"rounds": 1}, seed=b"fair")
    dealt = brought(match)
    match.enter(AgreedEnd())
    other = next(seed for seed in (b"1", b"2", b"3", b"4") if _first(seed, 2, 10) == dealt[0])
    match.seed = other
    swapped = chance_by_the_page(words_by_the_page(other), 2, 1, 10)
    place = next(i for i, (one, two) in enumerate(zip(dealt, swapped, strict=True), start=1) if one != two)
    with pytest.raises(Refused) as refusal:
        check_draws(match)
    assert refusal.value.text == Text("not-from-seed", {"entry": place})


def _first(seed: bytes, seats: int, hand_size: int) -> str:
    return chance_by_the_page(words_by_the_page(seed), seats, 1, hand_size)[0]


def test_without_a_seed_nothing_can_be_checked() -> None:
    match = Match(UGO, [person("North"), person("East")])
    with pytest.raises(Refused, match="seed-closed"):
        check_draws(match)
    match.enter(AgreedEnd())
    with pytest.raises(Refused, match="no-seed"):
        check_draws(match)


def test_only_a_shuffle_that_was_committed_to_is_said_to_have_been() -> None:
    nonces = (b"north", b"east")
    match = Match(UGO, [person("North"), person("East")], {"rounds": 1}, seed=Fairness(b"secret", nonces))
    match.fairness = Fairness(b"another", nonces)
    with pytest.raises(Refused, match="not-committed"):
        check_draws(match)

"""Records of Pillage: a referee who knows only the text sees the same match, and refuses what the program refuses."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.pillage.cards import card_code, hand_kinds
from tablee.games.pillage.story import STEPS, Step
from tablee.games.record import copied
from tablee.games.story import Event
from tablee.games.words import Refused, Text
from tablee.match import Chance, Decision, Match
from tablee.match.entries import Entry, Joint, Resignation
from tablee.match.record import read, write
from tests.games.pillage_lab import banks, codes, stocks
from tests.match.pillage_matches import PILLAGE, Temper, play, players_of, some_match, stated
from tests.match.pillage_referee import CARDS, START, TYPES, Fact, Foul, Referee

MATCHES, WHOLE, ENDLESS = 300, 3, 10_000
WORDS: dict[int, str] = {
    Step.MARKET_CARD: "market",
    Step.ROUND_BEGUN: "round",
    Step.PLANNED: "planned",
    Step.REVEALED: "revealed",
    Step.ORDER_CHOSEN: "order chosen",
    Step.ORDER_SHOWN: "order",
    Step.CARD_ACTS: "acts",
    Step.GAINED: "gained",
    Step.CHICKEN: "chicken",
    Step.STOLEN: "stolen",
    Step.BANKED: "banked",
    Step.MARKED: "marked",
    Step.WITHDRAWN: "withdrawn",
    Step.CARD_DRAWN: "drawn",
    Step.KNOWN_CARD_DRAWN: "drawn",
    Step.FIRST_BUYER: "first",
    Step.RELIC_BOUGHT: "relic",
    Step.CARD_BOUGHT: "bought",
    Step.NO_MORE_BOUGHT: "no more",
    Step.RETURNED: "returned",
    Step.RESTED: "rested",
    Step.BURIED: "buried",
    Step.CHANGED_HANDS: "changed hands",
    Step.GAME_WON: "won",
    Step.GAME_DRAWN: "draw",
}


@cache
def matches() -> list[Match]:
    return [some_match(number, 5 + number * 7 % 100 if number % WHOLE else ENDLESS) for number in range(MATCHES)]


@cache
def records() -> list[str]:
    return [write(match) for match in matches()]


@cache
def referees() -> list[Referee]:
    return [Referee(text) for text in records()]


# The same match


def facts_of(match: Match) -> list[list[list[Fact]]]:
    """What each entry in force told at its moment, in the referee's words."""
    return [in_any_order([fact(event) for event in moment.events]) for moment in match.moments]


def fact(event: Event) -> Fact:
    return (WORDS[event.step], *map(plain, event.text.args.values()))


def plain(word: Any) -> str | int:
    """A seat by its number, a card by its letters."""
    if not isinstance(word, Text):
        return word  # type: ignore[no-any-return]
    return int(word.args["number"]) if word.key == "seat" else str(word.args["card"])


def in_any_order(facts: list[Fact]) -> list[list[Fact]]:
    """What happens at the same time is told in no certain order; but each thing behind the cards that do it."""
    happened: list[list[Fact]] = [[]]
    for known in facts:
        happened[-1].append(known)
        if known[0] != "acts":
            happened[-1].sort(key=str)
            happened.append([])
    assert not happened.pop(), "a card acts, and nothing follows"
    return sorted(happened, key=str)


def facts_seen(referee: Referee) -> list[list[list[Fact]]]:
    return [in_any_order(entry.facts) for entry in referee.entries]


def test_a_referee_who_knows_only_the_text_sees_the_same_match() -> None:
    """Every turnip gained, stolen, banked and paid, every card bought, marked and moved, relics, winners and draws."""
    for match, referee in zip(matches(), referees(), strict=True):
        assert facts_seen(referee) == facts_of(match)
        assert tuple(referee.village.relics.values()) == match.scores()
        assert referee.how == (match.result.how if match.result else "running")
        assert [seat - 1 for seat in referee.winners] == list(match.result.winners if match.result else ())


def test_what_is_read_is_what_was_written() -> None:
    for match, text in list(zip(matches(), records(), strict=True))[::10]:
        same = read(text, GAMES)
        assert write(same) == text
        assert same.table.tobytes() == match.table.tobytes()
        assert (same.log, same.players, same.result) == (match.log, match.players, match.result)


# All that can happen


def all_facts() -> Iterator[Fact]:
    return chain.from_iterable(entry.facts for referee in referees() for entry in referee.entries)


def test_every_step_is_told_in_some_match() -> None:
    assert {known[0] for known in all_facts()} == set(WORDS.values())
    assert set(WORDS) == set(STEPS)


def test_every_card_resolves_against_every_type() -> None:
    resolved = {pair for referee in referees() for entry in referee.entries for pair in faced(referee, entry.facts)}
    assert resolved == {(name, type_) for name in CARDS for type_ in TYPES}


def faced(referee: Referee, facts: list[Fact]) -> Iterator[tuple[str, str]]:
    """The cards that were revealed, and the types that they faced."""
    shown = {(seat, side): name for word, seat, side, name in (known for known in facts if known[0] == "revealed")}
    for slot, name in shown.items():
        yield str(name), CARDS[str(shown[referee.village.facing(slot)])].type  # type: ignore[arg-type]


def test_all_ways_to_win_to_draw_and_to_end_are_among_the_matches() -> None:
    ends = {match.result.how if match.result else "running" for match in matches()}
    assert ends == {"finished", "resigned", "agreed", "running"}
    assert {known[-1] for known in all_facts() if known[0] == "won"} >= {"relics", "turnips", "shared"}
    assert {len(match.players) for match in matches()} == set(PILLAGE.seats)


def test_options_thefts_and_rare_moves_are_among_the_matches() -> None:
    lines = {line for text in records() for line in text.splitlines()}
    for option in ("market abordage", "market village", "market both", "bank village", "duel_bank false"):
        assert f"option {option}" in lines
    for words in (r"\d: none", r"\d: right first", r"together .*first", "back", "resigns", r"chance .*chicken"):
        assert any(re.match(words, line) for line in lines)
    assert {known[-1] for known in all_facts() if known[0] == "stolen"} == {"stock", "bank"}
    assert any(known[0] == "stolen" and 0 < int(known[3]) < int(known[4]) for known in all_facts())


def test_sacrificed_cards_come_back_to_the_market_in_some_match() -> None:
    for referee in referees():
        course = [known for entry in referee.entries for known in entry.facts]
        buried = {known[2] for known in course if known[0] == "buried"}
        if any(("market", name) in course[course.index(known) :] for name in buried for known in of(course, name)):
            return
    raise AssertionError("no card came back")


def of(course: list[Fact], name: str | int) -> list[Fact]:
    return [known for known in course if known[0] == "buried" and known[2] == name]


# The same choices

LOOKS = 4  # one in so many moments


def test_the_referee_would_offer_everybody_the_same_at_the_same_table() -> None:
    """Not only what was done is right: so is all that could have been done or brought, and what lies where."""
    compared = Counter[str]()
    for number, match in enumerate(matches()[::5]):
        random, referee = Random.seeded(number), Referee(header(write(match)))
        for moment in match.moments:
            if below(random, LOOKS) == 0:
                compare_tables(referee, moment.before)
                compared.update(compare_choices(referee, moment.before))
            referee.go_on(line(moment.before, moment.entry))
    assert min(compared[word] for word in ("chance", "none", "left first", "FAR")) > 2


def header(text: str) -> str:
    return text.partition("\n\n")[0] + "\nrunning"


def line(table: Any, entry: Entry) -> str:
    """An entry as a record writes it."""
    match entry:
        case Chance(outcome):
            return f"chance {PILLAGE.notation.outcome(table, outcome)}"
        case Decision():
            return said(table, entry)
        case Joint(decisions):
            return f"together {'; '.join(said(table, decision) for decision in decisions)}"
        case Resignation(seat):
            return f"resigns {seat + 1}"
    return "agreed"


def said(table: Any, decision: Decision) -> str:
    return f"{decision.seat + 1}: {PILLAGE.notation.move(table, decision.seat, decision.action)}"


def compare_choices(referee: Referee, table: Any) -> list[str]:
    draws = [PILLAGE.rules.drawn(table, draw) for draw in range(PILLAGE.rules.chances(table))]
    assert sorted(PILLAGE.notation.outcome(table, draw) for draw in draws) == sorted(referee.outcomes())
    assert [seat + 1 for seat in PILLAGE.awaited(table)] == referee.asked()
    told = [word for seat in PILLAGE.awaited(table) for word in compare_moves(referee, table, seat, [])]
    return [*told, *["chance"] * bool(draws)]


def compare_moves(referee: Referee, table: Any, seat: int, before: list[str]) -> list[str]:
    """What a seat may do, and after each part of a plan what it may do then."""
    moves = {PILLAGE.notation.move(table, seat, action): action for action in PILLAGE.legal(table, seat)}
    assert sorted(moves) == sorted(referee.choices(seat + 1, before))
    if len(referee.asked()) > 1 and not before:
        for move, action in moves.items():
            after = copied(table)
            PILLAGE.apply(after, seat, action)
            is_asked_more = seat in PILLAGE.awaited(after)
            assert is_asked_more == bool(referee.choices(seat + 1, [move]))
            if is_asked_more:
                compare_moves(referee, after, seat, [move])
    return list(moves)


def compare_tables(referee: Referee, table: Any) -> None:
    village = referee.village
    assert stocks(table) == list(village.stocks.values())
    assert banks(table) == list(village.banks.values())
    assert codes(table, table.market) == village.market
    assert codes(table, table.buried) == village.buried
    assert {card_code(table, kind) for kind in kinds_in(table.pile)} == village.unseen
    for seat in village.seats:
        held = [*hand_kinds(table, seat - 1), *kinds_in(table.drawn[seat - 1])]
        assert sorted(codes(table, held)) == village.held(seat)
        assert sorted(codes(table, table.resting[seat - 1])) == sorted(village.resting[seat])
        assert sorted(codes(table, table.provoked[seat - 1])) == sorted(village.provoked[seat])


def kinds_in(bits: Any) -> list[int]:
    return [kind for kind in range(64) if int(bits) >> kind & 1]


# An owner's deck

RELICS = ("buy_a_relic", "buy_a_relic_for_3_less", "gain_2,buy_a_relic", "bank_2_(3+),buy_a_relic")
OR_ELSE = (
    "buy_a_relic,else_opponent_gains_3",
    "buy_a_relic,else_gain_2_(3+)",
    "buy_a_relic,else_gain_3_during_refresh",
)
OTHERS = ("steal_2,buy_a_card_for_0", "opponent_gains_2", "swap_with_that_card", "take_the_top_card,sacrifice_itself")


def owners_cards(of_type: str, *faces: str) -> list[str]:
    codes = [f"Z{of_type[0].upper()}{letter}" for letter in "ABCDEFGH"]
    return [f"{code}:{code}:{code}:{of_type}:{face}" for code, face in zip(codes, faces, strict=False)]


MERCHANTS, FARMERS = owners_cards("merchant", *RELICS, *OR_ELSE), owners_cards("farmer", *RELICS, *OTHERS)
OWNERS_DECK = ";".join([*MERCHANTS, *FARMERS, "ZPA:P:P:raider,pirate:steal_3|-|-|steal_3", "ZTA:T:T:wall,three:gain_1"])


@pytest.mark.parametrize("seats", PILLAGE.seats)
def test_an_owners_deck_is_refereed_too(seats: int) -> None:
    """Whatever says `buy a relic`, with an else, with something besides, and alone."""
    bought = 0
    for number in range(6):
        random = Random.seeded(100 * seats + number)
        options = {"deck": OWNERS_DECK, "relic_costs": ("4,6,8,10", "2,3")[number % 2], "round_limit": 25}
        match = Match(PILLAGE, players_of(1, seats), options, seed=bytes([seats, number]))
        play(match, [Temper({"M": 3, "F": 2}, new=9)] * seats, random, steps=2000)
        referee = Referee(header(write(match)))
        for moment in match.moments:
            compare_tables(referee, moment.before)
            compare_choices(referee, moment.before)
            referee.go_on(line(moment.before, moment.entry))
        assert tuple(referee.village.relics.values()) == match.scores()
        assert match.result
        assert [seat - 1 for seat in referee.village.winners] == list(match.result.winners)
        bought += sum(match.scores())
    assert bought > 0


# By hand

CHICKEN = (
    "chance TOL, CUS, REE, FLO",
    "together 1: RAI; 1: MER; 2: MER; 2: RAI; 3: MER; 3: WAL",
    "chance first 1",
    "1: TOL",
    "chance FIS",
    "2: REE",
    "chance OYS",
    "3: CUS",
    "chance WHA",
    "together 1: TOL; 1: FAR; 2: MER; 2: RAI; 3: FAR; 3: CUS",
    "chance chicken 3",
    "together 1: MER; 1: WAL; 2: WAL; 2: FAR; 3: WAL; 3: MER",
    "1: WHA",
    "chance GUN",
    "3: FLO",
    "chance HAR",
    "scores 0 0 0",
)
DUEL = (
    "chance FIS, OYS, REE, WHA",
    "together 1: MER; 1: FAR; 2: MER; 2: FAR",
    "chance first 1",
    "1: FIS",
    "chance GUN",
    "1: REE",
    "chance HAR",
    "2: OYS",
    "chance COR",
    "together 1: FIS; 2: OYS",
    "together 1: MER; 2: MER",
    "together 1: WAL; 2: WAL",
    "scores 1 1",
    "end finished",
    "scores 1 1",
    "winners 1",
)
# East loses Farmer and Raider by swaps, and what it got for them at the Reef; then its Wall is exhausted.
STRIPPED = (
    "chance PRE, REE, TUR, TOL",
    "together 1: FAR; 1: MER; 2: RAI; 2: FAR; 3: MER; 3: WAL",
    "3: REE",
    "chance MIN",
    "1: PRE",
    "chance DOC",
    "together 1: PRE; 1: MER; 2: RAI; 2: FAR; 3: MER; 3: WAL",
    "3: TUR",
    "chance TAV",
    "1: TOL",
    "chance SHE",
    "together 1: TOL; 1: MER; 2: PRE; 2: RAI; 3: MER; 3: REE",
    "3: DOC",
    "chance LIG",
    "1: MIN",
    "chance OYS",
    "together 1: FAR; 1: MER; 2: RAI; 2: MER; 3: MER; 3: TUR",
    "3: SHE",
    "chance FLO",
    "1: TAV",
    "chance RAT",
    "together 1: MIN; 1: FAR; 2: TUR; 2: WAL; 3: RAI; 3: REE",
    "together 1: FAR; 1: TAV; 2: none; 2: MER; 3: RAI; 3: MER",
)
STRIPPED_DUEL = (
    "chance PRE, REE, TUR, MIN",
    "together 1: MER; 1: RAI; 2: WAL; 2: RAI",
    "1: PRE",
    "chance FLO",
    "together 1: PRE; 2: FAR",
    "together 1: MER; 2: WAL",
    "together 1: WAL; 2: RAI",
    "1: REE",
    "chance OYS",
    "together 1: REE; 2: PRE",
    "together 1: MER; 2: WAL",
    "together 1: WAL; 2: RAI",
    "1: TUR",
    "chance LIG",
    "together 1: MER; 2: WAL",
    "together 1: TUR; 2: RAI",
    "1: MIN",
    "chance RAT",
    "together 1: FAR; 2: WAL",
    "together 1: REE; 2: TUR",
    "together 1: MIN; 2: WAL",
    "together 1: RAI; 2: MER",
    "1: FAR",
    "2: FLO",
    "chance BER",
    "together 1: MER; 2: WAL",
)


def stripped_record(seats: int) -> str:
    lines = STRIPPED_DUEL if seats == 2 else STRIPPED
    return stated(*lines, seats=seats, options=("market both", "relic_costs 99"))


def chicken_record() -> str:
    """Two walls steal from one bank in which there is one turnip; whoever gets it buys later than the other."""
    return stated(*CHICKEN, options=("market both",))


def duel_record() -> str:
    """Both buy their only relic with their last turnips; North has bought a pirate and one more card, and wins."""
    return stated(*DUEL, seats=2, options=("relic_costs 7",)).replace("running\n", "")


def both_judge(text: str) -> Referee:
    match, referee = read(text, GAMES), Referee(text)
    assert facts_seen(referee) == facts_of(match)
    return referee


def test_the_chicken_decides_about_the_only_turnip_of_a_bank() -> None:
    facts = [known for entry in both_judge(chicken_record()).entries for known in entry.facts]
    assert {("stolen", 1, 2, 0, 2, "stock"), ("stolen", 3, 2, 0, 2, "stock")} <= {*facts}
    assert {("chicken", 3, 2), ("stolen", 1, 2, 0, 2, "bank"), ("stolen", 3, 2, 1, 2, "bank")} <= {*facts}


def test_of_two_who_complete_their_relics_and_have_equal_turnips_the_one_with_more_cards_wins() -> None:
    assert ("won", 1, 1, "cards") in both_judge(duel_record()).entries[-1].facts


def test_with_another_chicken_the_record_is_one_of_another_match() -> None:
    """Now both are equally rich, so the chicken must say who buys first."""
    edited = chicken_record().replace("chicken 3", "chicken 1")
    edited = edited.replace("1: WHA", "chance first 3\n3: WHA").replace("3: FLO", "1: FLO")
    assert list(both_judge(edited).village.stocks.values()) == [3, 3, 2]


def words_of(text: str) -> list[Fact]:
    """What the last line of a course brought about."""
    return both_judge(text).entries[-1].facts


def test_a_single_card_lies_on_either_side_and_what_faces_the_gap_only_counts() -> None:
    """South's Merchant and then its Shepherd do nothing; but the Tavern counts the Merchant."""
    text = stripped_record(3)
    facts = words_of(text)
    assert ("revealed", 2, "left", "none") in facts
    assert ("gained", 1, 2, "TAV", "own-card") in facts
    assert not any(known[0] == "bought" for known in facts)
    facts = words_of(text.replace("2: none; 2: MER; 3: RAI; 3: MER", "2: none; 2: MER; 3: RAI; 3: SHE"))
    assert ("gained", 1, 1, "TAV", "own-card") in facts
    assert not any("SHE" in known for known in facts if known[0] == "gained")
    assert ("revealed", 2, "right", "none") in words_of(text.replace("2: none; 2: MER", "2: MER"))


def test_whoever_has_nothing_to_plan_in_a_duel_has_a_gap_in_the_line() -> None:
    facts = words_of(stripped_record(2))
    assert {("revealed", 1, "front", "FAR"), ("revealed", 2, "front", "none")} <= {*facts}
    assert not any(known[0] == "gained" for known in facts)


MISTYPED_GAPS = [
    ("2: none; 2: MER", "2: none"),
    ("2: none; 2: MER", "2: none; 2: none"),
    ("2: none; 2: MER", "2: MER; 2: none"),
    ("2: none; 2: MER", "2: none; 2: WAL"),
    ("2: none; 2: MER; ", ""),
    ("1: FAR; 1: TAV", "1: none; 1: TAV"),
]


@pytest.mark.parametrize(("right", "typed"), MISTYPED_GAPS)
def test_no_other_gaps_are_planned(right: str, typed: str) -> None:
    text = stripped_record(3)
    assert right in text
    assert verdicts(text.replace(right, typed, 1)) == (False, False)


@pytest.mark.parametrize("typed", ["together 1: FAR; 2: MER", "together 1: FAR; 2: none", "2: MER", "1: none"])
def test_who_has_nothing_to_plan_is_not_asked(typed: str) -> None:
    text = stripped_record(2)
    assert verdicts(text) == (True, True)
    assert verdicts(text.replace("\n1: FAR\n", f"\n{typed}\n")) == (False, False)


MISTYPED = [
    ("1: TOL", "1: FIS"),  # not in the market yet
    ("1: TOL", "1: CUS"),  # and then South cannot buy it
    ("1: TOL", "1: none"),
    ("1: TOL", "2: TOL"),
    ("1: TOL\nchance FIS", "1: TOL"),
    ("1: TOL\nchance FIS", "1: TOL\nchance TOL"),
    ("1: TOL\nchance FIS", "1: TOL\nchance FIS, OYS"),
    ("chance first 1\n", ""),
    ("first 1", "first 3"),  # who has more
    ("chance first 1", "chance first 1, first 2"),
    ("chicken 3", "chicken 2"),
    ("chicken 3", "chicken 1"),  # and then the chicken would have to say who buys first
    ("chance chicken 3\n", ""),
    ("chance chicken 3", "chance chicken 3, chicken 1"),
    ("2: REE", "2: REE\n2: OYS"),
    ("1: TOL; 1: FAR", "1: FAR; 1: TOL"),  # and then there is nothing to flip for
    ("1: TOL; 1: FAR", "1: TOL; 1: TOL"),
    ("1: TOL; 1: FAR", "1: TOL; 1: CUS"),
    ("1: TOL; 1: FAR", "1: TOL"),
    ("1: TOL; 1: FAR", "1: TOL; 1: FAR; 1: WAL"),
    ("1: TOL; 1: FAR; 2: MER; 2: RAI", "2: MER; 2: RAI; 1: TOL; 1: FAR"),
    ("together 1: TOL; 1: FAR; 2: MER; 2: RAI; 3: FAR; 3: CUS", "1: TOL"),
    ("scores 0 0 0", "scores 0 0 1"),
    ("scores 0 0 0", "scores 0 0"),
    ("running", "end finished\nscores 0 0 0\nwinners 1"),
    ("running", "end agreed\nscores 0 0 0\nwinners"),
    ("scores 0 0 0", "back 3 1"),
]
MISTYPED_DUEL = [
    ("winners 1", "winners 2"),
    ("winners 1", "winners 1 2"),
    ("scores 1 1", "scores 1 0"),
    ("end finished", "end agreed"),
    ("chance GUN", "chance TAV"),  # for three players and more
    ("1: REE", "1: none"),
    ("1: FIS", "1: REE"),  # no pirate
    ("2: FAR", "2: OYS"),
    ("1: FIS; 2: OYS", "1: FAR; 2: OYS"),  # in the line already
    ("1: FIS; 2: OYS", "1: FIS; 1: WAL; 2: OYS; 2: WAL"),
    ("1: MER; 2: MER", "1: MER; 2: RAI"),
    ("relic_costs 7", "relic_costs 8"),
    ("relic_costs 7", "relic_costs 7,8"),
]


@pytest.mark.parametrize(("right", "typed"), MISTYPED)
def test_what_is_against_the_rules_is_refused_by_program_and_referee(right: str, typed: str) -> None:
    text = chicken_record()
    assert right in text
    assert verdicts(text.replace(right, typed, 1)) == (False, False)


@pytest.mark.parametrize(("right", "typed"), MISTYPED_DUEL)
def test_what_is_against_the_rules_of_a_duel_is_refused_by_both(right: str, typed: str) -> None:
    text = duel_record()
    assert right in text
    assert verdicts(text.replace(right, typed, 1)) == (False, False)


def verdicts(text: str) -> tuple[bool, bool]:
    """Whether the program and the referee think that a record is sound."""
    return is_sound(Refused, lambda: read(text, GAMES)), is_sound(Foul, lambda: Referee(text))


def is_sound(refusal: type[Exception], judge: Callable[[], object]) -> bool:
    try:
        judge()
    except refusal:
        return False
    return True


# Tampered with


def test_a_wrong_score_or_another_winner_is_refused_by_both() -> None:
    finished = [text for text in records() if "\nend finished" in text and "\nscores 0" in text]
    for text in finished[::10]:
        for changed in (text.replace("\nscores 0", "\nscores 1", 1), text.replace("\nwinners", "\nwinners 1")):
            assert verdicts(changed) == (False, False)


def test_a_card_that_is_elsewhere_is_refused_by_both() -> None:
    """Bought, planned or brought by chance: nobody can have a card that the match does not know."""
    for text in records()[::12]:
        unknown = next(name for name in CARDS if name not in START and name not in text)
        lines = [place for place, words in enumerate(text.splitlines()) if re.search(r"^chance [A-Z]|\d: [A-Z]", words)]
        changed = text.splitlines()
        place = lines[len(lines) // 2]
        changed[place] = re.sub("[A-Z]{3}", unknown, changed[place], count=1)
        judged = verdicts("\n".join(changed))
        assert judged[0] == judged[1]
        assert changed[place].startswith("chance") or judged == (False, False)


def test_whatever_is_changed_program_and_referee_agree() -> None:
    """A card or a seat exchanged, a line from elsewhere, left out or doubled: sound or refused, the same for both."""
    random, counted = Random.seeded(5), Counter[bool]()
    pool = [words for text in records()[::5] for words in text.splitlines() if is_of_the_course(words)]
    for text in records():
        changed = tampered(text, pool, random)
        judged = verdicts(changed)
        assert judged[0] == judged[1], changed
        counted[judged[0]] += 1
    assert min(counted[True], counted[False]) > 20


def is_of_the_course(words: str) -> bool:
    return re.match(r"\d: |together|chance|back|resigns|scores", words) is not None


def tampered(text: str, pool: list[str], random: Random) -> str:
    """A record with one line of its course changed, cut off a little later."""
    lines = text.splitlines()
    course = [place for place, words in enumerate(lines) if is_of_the_course(words)][:60] or [len(lines) - 1]
    place = course[below(random, len(course))]
    old, other = lines[place], pool[below(random, len(pool))]
    new = [[exchanged(old, random)], [exchanged(old, random)], [other], [old, other], [], [old, old]]
    rest = lines[place + 1 : place + 1 + below(random, 6)]
    return "\n".join([*lines[:place], *new[below(random, len(new))], *filter(is_of_the_course, rest), "running"])


def exchanged(words: str, random: Random) -> str:
    """A line with another card that it names, or another number."""
    found = list(re.finditer(r"\b[A-Z]{3}\b|\d", words))
    if not found:
        return words
    spot = found[below(random, len(found))]
    names = list(CARDS)
    put = str(1 + below(random, 5)) if spot[0].isdigit() else names[below(random, len(names))]
    return words[: spot.start()] + put + words[spot.end() :]

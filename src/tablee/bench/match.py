"""What a match costs a server: random play of two persons through `Match`, and what it answers on the way."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from tablee.bench.measure import Task
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.match import Match, person

DECISIONS = 2000
ONE_IN = 40  # of the positions, those that are asked about
TIMES = 20
SEED = 1

Answer = tuple[int, int]  # a seat, and its action
Course = list[Answer]
Question = Callable[[Match], object]


def tasks(game: Game) -> list[Task]:
    """Deciding, with the deals and the draws; and each question, at positions from all over the same matches."""
    random = Random.seeded(SEED)
    courses = list(some_courses(game, random))
    matches = list(some_positions(game, courses))
    questions: dict[str, Question] = {
        "awaited": lambda match: match.awaited(),
        "legal": lambda match: match.legal(0),
        "view": lambda match: match.view(0),
        "knowledge": lambda match: match.knowledge(0),
    }
    return [
        Task(game.title, "submit", 1, decide(game, courses)),
        *(Task(game.title, way, 1, ask(question, matches)) for way, question in questions.items()),
    ]


def begun(game: Game, number: int) -> Match:
    """A match of two persons, the cards dealt."""
    return Match(game, [person("North"), person("South")], seed=number.to_bytes(2, "big"))


def some_courses(game: Game, random: Random) -> Iterator[Course]:
    """The decisions of whole random matches, and of a last one as far as they are wanted."""
    decisions = 0
    for number in range(DECISIONS):
        course = list(islice(random_course(begun(game, number), random), DECISIONS - decisions))
        decisions += len(course)
        yield course
        if decisions == DECISIONS:
            return


def random_course(match: Match, random: Random) -> Iterator[Answer]:
    """Random decisions to the end of a match."""
    while awaited := match.awaited():
        seat = awaited[below(random, len(awaited))]
        legal = match.legal(seat)
        action = legal[below(random, len(legal))]
        match.submit(seat, action)
        yield seat, action


def some_positions(game: Game, courses: Sequence[Course]) -> Iterator[Match]:
    """Matches that stand at some of the moments of the courses."""
    for number, course in enumerate(courses):
        for length in range(0, len(course), ONE_IN):
            yield played(game, number, course[:length])


def played(game: Game, number: int, course: Course) -> Match:
    """A match after some decisions."""
    match = begun(game, number)
    for seat, action in course:
        match.submit(seat, action)
    return match


def decide(game: Game, courses: Sequence[Course]) -> Callable[[], int]:
    """The same matches again, from their beginning."""

    def run() -> int:
        for number, course in enumerate(courses):
            played(game, number, course)
        return DECISIONS

    return run


def ask(question: Question, matches: Sequence[Match]) -> Callable[[], int]:
    """One question many times, at every position."""

    def run() -> int:
        for _ in range(TIMES):
            for match in matches:
                question(match)
        return TIMES * len(matches)

    return run

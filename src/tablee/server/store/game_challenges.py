"""What is asked of the database about challenges: what is played, who has taken them, what came of it."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

from tablee.server.store.schema import attempts, game_challenges, people, tables


def challenge_of(challenge: str) -> Callable[[Connection], Row[Any] | None]:
    """A challenge, with what its maker is called now."""
    asked = select(game_challenges, people.c.name.label("maker_name")).join(
        people, people.c.id == game_challenges.c.maker, isouter=True
    )
    return lambda connection: connection.execute(asked.where(game_challenges.c.id == challenge)).first()


def open_challenges_of(maker: str, now: int) -> Callable[[Connection], int]:
    """How many challenges of somebody can still be taken."""
    asked = select(func.count()).where(game_challenges.c.maker == maker, game_challenges.c.closes > now)
    return lambda connection: connection.scalar(asked) or 0


ATTEMPTS = (
    select(attempts, people.c.name, tables.c.status, tables.c.result, tables.c.ended)
    .join(tables, tables.c.id == attempts.c.table_id)
    .join(people, people.c.id == attempts.c.person)
)


def attempt_of(challenge: str, person: str) -> Callable[[Connection], Row[Any] | None]:
    """Somebody's game of a challenge, and how far it is."""
    asked = ATTEMPTS.where(attempts.c.challenge_id == challenge, attempts.c.person == person)
    return lambda connection: connection.execute(asked).first()


def attempts_at(challenge: str) -> Callable[[Connection], list[Row[Any]]]:
    """Everybody's games of a challenge, the first to end before the others."""
    asked = ATTEMPTS.where(attempts.c.challenge_id == challenge).order_by(tables.c.ended, attempts.c.person)
    return lambda connection: list(connection.execute(asked))


def attempts_by(ids: Sequence[str]) -> Callable[[Connection], list[Row[Any]]]:
    """The challenges that some people have taken, the oldest first."""
    asked = ATTEMPTS.where(attempts.c.person.in_(ids)).order_by(attempts.c.at, attempts.c.challenge_id)
    return lambda connection: list(connection.execute(asked))


def challenges_by(ids: Sequence[str]) -> Callable[[Connection], list[Row[Any]]]:
    """The challenges that some people have made, the oldest first."""
    asked = select(game_challenges).where(game_challenges.c.maker.in_(ids)).order_by(game_challenges.c.created)
    return lambda connection: list(connection.execute(asked))

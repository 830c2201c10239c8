"""A real PostgreSQL for tests, which nobody minds to lose."""

import pytest

from tablee.bench import postgres
from tablee.bench.postgres import engine_at, name_of
from tablee.bench.processes import Missing

__all__ = ["Postgres", "engine_at", "name_of"]

UNSAFE = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")  # no test cuts the power
SMALL = ("shared_buffers=16MB", "max_connections=60")


class Postgres(postgres.Postgres):
    """A PostgreSQL that can be stopped and started again; tests are skipped where there is none."""

    def __init__(self) -> None:
        try:
            super().__init__(*UNSAFE, *SMALL)
        except Missing as missing:
            pytest.skip(str(missing))

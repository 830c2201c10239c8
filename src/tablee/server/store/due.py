"""What is due at tables that memory does not hold, as rows: a clock runs out, a bot is to play, nobody plays on.

A time is counted in the server's lived time (`server_life.py`): the time while no server lives is nobody's. A row that
is claimed is seen to by the server that holds its table in memory; whoever starts after a crash lifts such claims, and
finds them due. Of several servers on one database, those that are there lift the claims of one that is gone.
"""

import os
import secrets
from enum import StrEnum
from functools import cache

from tablee.server.store import statements
from tablee.server.store.ledger import Row

AT_ONCE = 0


def this_server() -> str:
    """The name of this server among those that claim rows: another one in each process."""
    return name_of_process(os.getpid())


@cache
def name_of_process(_pid: int) -> str:
    """A name that no other process thinks of."""
    return secrets.token_hex(8)


class DueKind(StrEnum):
    """What is due: the table must be woken to go on, or it is asked whether anybody still plays there."""

    TURN = "turn"
    ABANDONED = "abandoned"


def due_row(table: str, kind: DueKind, at: int) -> Row:
    """Something is due at a moment of lived time, and nobody sees to it before."""
    return Row(statements.SET_DUE, {"table_id": table, "kind": kind, "at": at, "claimed_by": None})


def claim_row(table: str, kind: DueKind = DueKind.TURN) -> Row:
    """This server sees to a table; were it gone, that would be due at once."""
    return Row(statements.SET_DUE, {"table_id": table, "kind": kind, "at": AT_ONCE, "claimed_by": this_server()})


def no_turn_row(table: str) -> Row:
    """A table waits for people alone."""
    return Row(statements.DROP_DUE, {"table": table, "what": DueKind.TURN})


def nothing_due_row(table: str) -> Row:
    """A table is over."""
    return Row(statements.DROP_ALL_DUE, {"table": table})


def lift_claims_row() -> Row:
    """Whoever claimed something is gone."""
    return Row(statements.LIFT_CLAIMS, {"nobody": None})

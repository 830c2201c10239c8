"""The chance of bots in games that are compared: whoever does the same meets the same bots."""

import hashlib

from tablee.server.tables.table import Table


def bot_seed(table: Table, question: int, seat: int, part: int) -> int | None:
    """The seed of a bot's decision, from the secret of the challenge; None where chance is nobody's business."""
    return seed_from(table, question, seat, part) if table.terms.challenge else None


def seed_from(table: Table, question: int, seat: int, part: int) -> int:
    """The seed of a decision that follows from the table's secret."""
    asked = f"tablee bot 1\n{table.secret.hex()}\n{question} {seat} {part}\n"
    return int.from_bytes(hashlib.sha256(asked.encode("ascii")).digest()[:8], "big") >> 1

"""The log lies in the order of its key: a move is written to one place of the file, where it was two."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Copy the log into a table without SQLite's row numbers."""
    op.create_table(
        "log_in_its_order",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("used", sa.LargeBinary),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO log_in_its_order SELECT table_id, seq, at, entry, used FROM log")
    op.drop_table("log")
    op.rename_table("log_in_its_order", "log")

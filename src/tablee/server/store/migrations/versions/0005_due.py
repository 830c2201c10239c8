"""What is due at tables that nobody holds in memory, and what is known of them without playing their logs again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is due: each table that goes on is looked at once, and says itself when to be looked at again."""
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("claimed_by", sa.Text),
        sa.Column("claimed_until", sa.BigInteger),
    )
    op.create_index("due_by_claim", "due", ["claimed_by", "at"])
    op.add_column("tables", sa.Column("awaited", sa.LargeBinary))
    op.add_column("tables", sa.Column("awaited_log", sa.Integer))
    op.add_column("tables", sa.Column("awaited_choice", sa.BigInteger))
    op.add_column("tables", sa.Column("made_from", sa.Text))
    op.create_index("tables_by_made_from", "tables", ["made_from"])
    op.execute("INSERT INTO due (table_id, kind, at) SELECT id, 'turn', 0 FROM tables WHERE status = 'playing'")
    op.execute(
        "INSERT INTO due (table_id, kind, at) SELECT id, 'abandoned', 0 FROM tables WHERE status IN ('open', 'playing')"
    )

"""What several servers on one database need: who they are, who is connected to which, and what a table is at."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it. How long a claim holds is now said by the server that has it."""
    op.add_column("tables", sa.Column("revision", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("take_back", sa.LargeBinary))
    op.add_column("chairs", sa.Column("nonce", sa.Text))
    op.drop_column("due", "claimed_until")
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "followers",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("taken", sa.BigInteger, nullable=False),
    )
    op.create_index("followers_by_server", "followers", ["server"])

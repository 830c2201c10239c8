"""Games that several people play with the same deals, and who has played them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "game_challenges",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("maker", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("terms", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
    )
    op.create_index("game_challenges_by_maker", "game_challenges", ["maker"])
    op.create_table(
        "attempts",
        sa.Column("challenge_id", sa.Text, sa.ForeignKey("game_challenges.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("attempts_by_person", "attempts", ["person"])

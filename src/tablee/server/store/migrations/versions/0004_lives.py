"""When the server was there: thinking time counts then, and only then."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the lives of the server, and when something was chosen in secret."""
    op.create_table(
        "lives",
        sa.Column("begun", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.add_column("pending", sa.Column("at", sa.BigInteger))

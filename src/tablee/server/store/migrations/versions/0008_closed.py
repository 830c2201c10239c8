"""Whether a server ended by itself: only after another end is all of the database looked at for damage."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    op.add_column("lives", sa.Column("is_closed", sa.Boolean))

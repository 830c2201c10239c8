"""Companions: people who play on somebody else's device."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add whose companion somebody is."""
    op.add_column("people", sa.Column("companion_of", sa.Text))
    op.create_index("people_by_companion_of", "people", ["companion_of"])

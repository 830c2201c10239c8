"""Who may see a finished game, where that is not whoever has the link."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("audience", sa.Text))

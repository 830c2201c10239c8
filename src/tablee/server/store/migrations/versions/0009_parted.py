"""When somebody parted from a companion: the companion stays theirs, and is forgotten with them.

Companions of before belong to nobody any more, and keep their names.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    op.add_column("people", sa.Column("parted", sa.BigInteger))

"""Sessions, links and passkeys as rows; and whose cookie is of the former form.

A cookie of the former form named a person and was the same on all their devices. Each of these people gets one session,
named after the person, that stands for all of those cookies: it ends like any other, and by itself after 90 days.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FORMER_DAYS = 90
DAY = 24 * 3600 * 1000


def upgrade() -> None:
    """Make the tables, and a session for everybody who may have a cookie."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "links",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_index("links_by_person", "links", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_index("chat_by_person", "chat", ["person"])
    now = time.time_ns() // 1_000_000
    op.execute(
        "INSERT INTO sessions SELECT 'former:' || id, id, '', '', created, created, "
        f"{now + FORMER_DAYS * DAY} FROM people WHERE owner IS NULL AND companion_of IS NULL"
    )

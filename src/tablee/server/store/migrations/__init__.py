"""The forms that the database had, from the first to that of today, and the way from each to the next."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Engine, func, select

HERE = Path(__file__).parent
LOCK = 7_881_702_260_482_471_301  # of PostgreSQL, by which one server at a time migrates


def migrate(engine: Engine, form: str = "head") -> None:
    """Bring the database to its newest form, or an earlier one; an empty one gets its tables."""
    config = Config()
    config.set_main_option("script_location", str(HERE))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, form)


def is_newest(form: str) -> bool:
    """Whether a form of the database is that of today."""
    return form == ScriptDirectory(str(HERE)).get_current_head()


def is_known(form: str) -> bool:
    """Whether this program knows a form of the database; those of tomorrow it does not."""
    try:
        ScriptDirectory(str(HERE)).get_revision(form)
    except CommandError:
        return False
    return True

"""Everything from one database into another, row by row: from a file to PostgreSQL, and back."""

from sqlalchemy import Connection, func, insert, select

from tablee.server.store.schema import metadata

ROWS = 1_000  # at a time


def copy_all(source: Connection, target: Connection) -> None:
    """Copy all that a database holds into an empty one; both have the form of today."""
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=ROWS).execute(select(table))
        for some in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in some])


def is_empty(connection: Connection) -> bool:
    """Whether a database of ours holds nothing."""
    return not any(connection.scalar(select(func.count()).select_from(table)) for table in metadata.sorted_tables)

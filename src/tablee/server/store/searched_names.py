"""Names as people search for them: without accents, and whatever their case."""

import unicodedata
from typing import Any

from sqlalchemy import Text
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction


def folded(name: str) -> str:
    """A name as people search for it.

    >>> folded("Zoé MARTIN")
    'zoe martin'
    """
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


class Folded(GenericFunction[str]):
    """The same, done by the database: in SQLite by the function above, which `sqlite_file.py` hands over."""

    name = "folded"
    type = Text()
    inherit_cache = True


@compiles(Folded, "postgresql")
def folded_by_postgres(function: Folded, compiler: SQLCompiler, **how: Any) -> str:
    """PostgreSQL has no such function, but all that it takes; outside of our alphabets it may know no small letters."""
    name = compiler.process(function.clauses, **how)
    return rf"lower(regexp_replace(normalize({name}, NFKD), '[\u0300-\u036f]', '', 'g'))"

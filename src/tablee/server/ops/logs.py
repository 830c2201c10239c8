"""Logs: a line for each event, for people or for programs. They name tables and addresses of ours, never people.

Strangers can cause complaints: those that are alike are written a few times a minute, and counted beyond that.
"""

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

from msgspec import json

from tablee.server.ops.metrics import LINES_LEFT_OUT

MOST_ALIKE = 10  # complaints in a minute
MINUTE = 60.0


def note(logger: logging.Logger, what: str, **facts: object) -> None:
    """Write down that something happened, and the ids it is about."""
    logger.info(what, extra={"facts": facts})


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """The facts of a note; other lines have none."""
    facts: dict[str, object] = getattr(record, "facts", {})
    return facts


class FewAlike(logging.Filter):
    """Lets the first complaints of a minute through that are alike; the next minute's first says how many were not."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now, self._begun = now, now()
        self._counts: Counter[tuple[str, str]] = Counter()
        self._left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; what is no complaint always is."""
        if record.levelno < logging.WARNING:
            return True
        if self._now() - self._begun >= MINUTE:
            self._begin_anew()
        alike = record.name, str(record.msg)
        self._counts[alike] += 1
        if self._counts[alike] > MOST_ALIKE:
            self._left_out[alike] += 1
            LINES_LEFT_OUT.inc()
            return False
        if left_out := self._left_out.pop(alike, 0):
            record.facts = {**facts_of(record), "left_out": left_out}
        return True

    def _begin_anew(self) -> None:
        self._begun = self._now()
        self._counts.clear()


class AsText(logging.Formatter):
    """A line to read, with its facts at the end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line of a record."""
        facts = (f" {name}={value}" for name, value in facts_of(record).items())
        return super().formatMessage(record) + "".join(facts)


class AsJson(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.encode(line).decode()


def set_up(form: str, level: str) -> None:
    """Write logs from a level on to standard error, in a form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(FewAlike())
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.root.level))

"""Logs: a line for each event, for people or for programs. They name tables and addresses of ours, never people."""

import logging
import sys
import time

from msgspec import json


def note(logger: logging.Logger, what: str, **facts: object) -> None:
    """Write down that something happened, and the ids it is about."""
    logger.info(what, extra={"facts": facts})


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """The facts of a note; other lines have none."""
    facts: dict[str, object] = getattr(record, "facts", {})
    return facts


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
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.root.level))

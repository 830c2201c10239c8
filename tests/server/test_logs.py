"""What is written down, and how often."""

import logging

import pytest

from tablee.server.ops.logs import MINUTE, MOST_ALIKE, AsJson, AsText, FewAlike, facts_of


def complaint(message: str = "Invalid HTTP request received.", level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", level, "", 0, message, (), None)


def test_complaints_that_are_alike_are_counted_and_not_written() -> None:
    now = 0.0
    few = FewAlike(lambda: now)
    assert [few.filter(complaint()) for _ in range(1000)] == [True] * MOST_ALIKE + [False] * (1000 - MOST_ALIKE)
    assert few.filter(complaint("another one"))
    now += MINUTE
    first, second = complaint(), complaint()
    assert few.filter(first)
    assert few.filter(second)
    assert (facts_of(first), facts_of(second)) == ({"left_out": 1000 - MOST_ALIKE}, {})


def test_what_is_no_complaint_is_always_written() -> None:
    few = FewAlike()
    assert all(few.filter(complaint("table started", logging.INFO)) for _ in range(100))


@pytest.mark.parametrize("form", [AsText(), AsJson()])
def test_how_many_were_left_out_stands_in_the_line(form: logging.Formatter) -> None:
    record = complaint()
    record.facts = {"left_out": 7}
    assert form.format(record).replace('":', "=").rstrip("}").endswith("left_out=7")

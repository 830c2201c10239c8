"""What a decision was worth, seat by seat."""

import numpy as np
import pytest

from tablee.learn.advantages import Courses, advantages

TRACE = 0.5


def test_each_seat_has_a_course_of_its_own() -> None:
    """Seat 0 decides, seat 1 decides, seat 0 decides and wins; in the next game both decide."""
    courses = Courses(
        values=np.array([[0.1], [0.2], [0.3], [0.4], [0.6]], np.float32),
        seats=np.array([[0], [1], [0], [0], [1]]),
        rewards=np.array([[[0, 0]], [[0, 0]], [[0.5, -0.5]], [[0, 0]], [[0, 0]]], np.float32),
        done=np.array([[False], [False], [True], [False], [False]]),
    )
    better, is_known = (np.asarray(found)[:, 0] for found in advantages(courses, TRACE))
    last = 0.5 - 0.3
    first = 0.3 - 0.1 + TRACE * last
    assert better[is_known].tolist() == pytest.approx([first, -0.5 - 0.2, last])
    assert is_known.tolist() == [True, True, True, False, False]


def test_the_last_decision_of_a_round_says_what_those_before_it_were_worth() -> None:
    steps = 3
    courses = Courses(
        values=np.array([[0.1], [0.4], [0.2]], np.float32),
        seats=np.zeros((steps, 1), np.int64),
        rewards=np.zeros((steps, 1, 2), np.float32),
        done=np.zeros((steps, 1), np.bool_),
    )
    better, is_known = (np.asarray(found)[:, 0] for found in advantages(courses, TRACE))
    assert is_known.tolist() == [True, True, False]
    assert better[:2].tolist() == pytest.approx([0.3 + TRACE * -0.2, -0.2])

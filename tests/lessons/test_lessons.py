"""Guided first games: the rules play every step, and everything that is said stands in every language."""

import re
from itertools import chain, pairwise
from pathlib import Path

import pytest

import tablee.texts
from tablee.games import GAMES, LISTED
from tablee.lessons import Scene, scenes_of, steps_of
from tablee.server.views.lessons import lesson_of, parts_chosen
from tablee.texts import LANGUAGES

TEXTS = Path(tablee.texts.__file__).parent


def keys_of(game: str) -> set[str]:
    """The keys of all that a lesson says."""
    scenes = scenes_of(GAMES[game])
    goes_on = {one.step.name for one, after in pairwise(scenes) if not after.step.position}
    return set(chain.from_iterable(said_at(game, scene, scene.step.name in goes_on) for scene in scenes))


def said_at(game: str, scene: Scene, goes_on: bool) -> list[str]:
    key = f"{game}-lesson-{scene.step.name}"
    after = [f"{key}-then"] if scene.ways and not goes_on else []
    return [key, *after, *([f"{key}-other"] if len(scene.legal) > len(scene.ways) > 0 else [])]


@pytest.mark.parametrize("game", LISTED)
def test_every_game_has_a_lesson_of_single_ideas(game: str) -> None:
    names = [step.name for step in steps_of(game)]
    assert names[0] == "aim"
    assert len(set(names)) == len(names) > 5


@pytest.mark.parametrize("game", LISTED)
def test_what_leads_on_is_legal(game: str) -> None:
    for scene in scenes_of(GAMES[game]):
        assert set(scene.ways) <= set(scene.legal)
        assert len(scene.ways) == len(scene.step.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_and_nothing_else(language: str) -> None:
    text = (TEXTS / language / "lessons.ftl").read_text("utf-8")
    told = set(re.findall(r"^(\w+-lesson-[\w-]+) =", text, re.MULTILINE))
    assert told == set(chain.from_iterable(map(keys_of, LISTED)))


@pytest.mark.parametrize("game", LISTED)
def test_a_lesson_is_drawn_for_the_eyes_of_its_seat(game: str) -> None:
    for scene, step in zip(scenes_of(GAMES[game]), lesson_of(game).steps, strict=True):
        assert step.picture["seat"] == scene.seat


def test_a_trick_lies_as_it_is_said_to_after_the_right_move() -> None:
    ugo = GAMES["ugo"]
    lay = next(scene for scene in scenes_of(ugo) if scene.step.name == "lay")
    for way in lay.ways.values():
        assert "R346/B5" in ugo.notation.position(way.table)  # nothing is left to lay, and the 6 is on top


def test_a_secret_plan_is_asked_for_in_two_parts() -> None:
    pillage = GAMES["pillage"]
    scenes = scenes_of(pillage)
    parts = dict(zip([scene.step.name for scene in scenes], parts_chosen(pillage, scenes), strict=True))
    assert (parts["farm"], parts["wall"], parts["raid"], parts["raid-right"]) == (0, 1, 0, 1)
    assert set(parts_chosen(GAMES["ugo"], scenes_of(GAMES["ugo"]))) == {0}

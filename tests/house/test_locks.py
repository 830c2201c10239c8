"""The locks pin and hash everything pyproject.toml asks for, and name no registry."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

EVERYWHERE = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["build"]]
EXTRAS = PROJECT["project"]["optional-dependencies"]
DECLARED: dict[str, list[str]] = {
    "play": EVERYWHERE,
    "test": [
        *EVERYWHERE,
        *PROJECT["dependency-groups"]["test"],
        *(item for extra in ("envs", "learn", "postgres", "ray") for item in EXTRAS[extra]),
    ],
    "bench": [*EVERYWHERE, *EXTRAS["bench"]],
    "learn": [*EVERYWHERE, *EXTRAS["learn"]],
    "postgres": [*EVERYWHERE, *EXTRAS["postgres"]],
    "uv": PROJECT["dependency-groups"]["uv"],
    "node": PROJECT["dependency-groups"]["node"],
}
ENVIRONMENTS = ["play", "test", "bench", "learn", "postgres"]
MAKE_ANEW = "make the locks anew: python3 scripts/lock.py"


def lock_text(name: str) -> str:
    return (ROOT / "locks" / f"{name}.txt").read_text("utf-8")


def entries(name: str) -> Iterator[tuple[Requirement, list[str]]]:
    """Each pin of a lock, with the hashes of its files."""
    for entry in lock_text(name).replace("\\\n", " ").splitlines():
        requirement, *hashes = entry.split("--hash=")
        yield Requirement(requirement), [given.strip() for given in hashes]


def pins(name: str) -> list[Requirement]:
    return [requirement for requirement, _ in entries(name)]


def pinned_version(pin: Requirement) -> str:
    return str(pin.specifier).removeprefix("==")


def test_every_lock_is_for_something() -> None:
    assert {path.name for path in (ROOT / "locks").iterdir()} == {f"{name}.txt" for name in DECLARED}


@pytest.mark.parametrize("name", DECLARED)
def test_every_package_is_pinned_and_hashed(name: str) -> None:
    for requirement, hashes in entries(name):
        assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), f"{requirement} is not one version"
        assert hashes, f"{requirement} has no hash"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", given) for given in hashes), requirement


@pytest.mark.parametrize("name", DECLARED)
def test_no_lock_names_a_place_to_fetch_from(name: str) -> None:
    assert not re.search(r"://|--(?:index|extra-index|find-links|trusted-host)| @ |/", lock_text(name))


@pytest.mark.parametrize(("name", "declared"), [(name, item) for name in DECLARED for item in DECLARED[name]])
def test_what_is_declared_is_pinned_to_a_version_that_fits(name: str, declared: str) -> None:
    wanted = Requirement(declared)
    found = [pin for pin in pins(name) if canonicalize_name(pin.name) == canonicalize_name(wanted.name)]
    assert found, f"{declared} is not in locks/{name}.txt: {MAKE_ANEW}"
    for pin in found:
        assert wanted.specifier.contains(pinned_version(pin)), f"{pin} is not {declared}: {MAKE_ANEW}"


@pytest.mark.parametrize("name", ["test", "bench", "learn", "postgres"])
def test_tests_and_benchmarks_run_what_players_run(name: str) -> None:
    missing = {str(pin) for pin in pins("play")} - {str(pin) for pin in pins(name)}
    assert not missing, f"locks/{name}.txt has other versions than locks/play.txt: {MAKE_ANEW}"


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_tools_that_build_the_package_are_locked_too(name: str) -> None:
    locked = {canonicalize_name(pin.name) for pin in pins(name)}
    assert {Requirement(tool).name for tool in PROJECT["build-system"]["requires"]} <= locked

"""What is installed with the wheel: nothing of research, unless an extra asks for it; and it works there."""

import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import run
from scripts.try_wheel import BRINGS, build, try_extra

OF_RESEARCH = {"pettingzoo", "gymnasium", "open-spiel", "ray", "jax", "optax", "pgx"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def requirements(wheel: Path) -> list[Requirement]:
    with ZipFile(wheel) as files:
        metadata = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(files.read(metadata).decode("utf-8"))
        assert "tablee/envs/pettingzoo/ugo_v1.py" in files.namelist()
    return [Requirement(line) for line in told.get_all("Requires-Dist") or []]


def names(requirements: list[Requirement], extra: str) -> set[str]:
    wanted = {"extra": extra, "sys_platform": "linux"}
    return {canonicalize_name(one.name) for one in requirements if not one.marker or one.marker.evaluate(wanted)}


def test_the_wheel_alone_brings_nothing_of_research(requirements: list[Requirement]) -> None:
    assert "numba" in names(requirements, "")
    assert not names(requirements, "") & OF_RESEARCH


def test_extras_bring_what_they_are_for(requirements: list[Requirement]) -> None:
    assert names(requirements, "envs") & OF_RESEARCH == {"pettingzoo", "gymnasium", "open-spiel"}
    assert names(requirements, "learn") & OF_RESEARCH == {"jax", "optax"}


@pytest.mark.skipif(not run.uv().is_file(), reason="uv does not work here")
@pytest.mark.parametrize("extra", BRINGS)
def test_the_wheel_works_in_an_environment_of_its_own(wheel: Path, extra: str, tmp_path: Path) -> None:
    try_extra(wheel, extra, tmp_path / "environment")


@pytest.mark.parametrize(
    ("package", "module"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("pyspiel", "openspiel")],
)
def test_where_a_package_is_missing_it_is_named(package: str, module: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import tablee.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=Path.cwd())
    assert done.returncode == 1
    assert f"{package} is not installed: pip install 'tablee[envs]'" in done.stderr

"""Build the wheel, install it in an environment of its own, and use it: `python -m scripts.try_wheel`, or its test.

Once as it is, and once with each extra that brings others' packages. Rules run as plain Python: nothing is compiled.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import run  # noqa: E402

OTHERS = ("pettingzoo", "gymnasium", "pyspiel", "ray", "jax", "optax")
BRINGS = {"": (), "envs": ("pettingzoo", "gymnasium", "pyspiel"), "learn": ("jax", "optax")}

USE = """
from importlib.util import find_spec
from tablee.envs import BatchedEnv

found = [name for name in {others} if find_spec(name)]
assert set(found) == set({brought}), found
batch = BatchedEnv("ugo", 2, seats=2).reset()
assert batch.legal.any(axis=1).all()
"""
USE_EXTRA = {
    "envs": """
import gymnasium
import pyspiel
import tablee.envs.openspiel
from tablee.envs.pettingzoo import ugo_v1

ugo_v1.env().reset(seed=1)
gymnasium.make("tablee.envs.gymnasium:tablee/Ugo-v1", bots="random").reset(seed=1)
pyspiel.load_game("tablee_ugo").new_initial_state()
""",
    "learn": """
import tablee.learn.trainer
""",
}


def build(folder: Path) -> Path:
    """The wheel of this checkout."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return next(folder.glob("*.whl"))


def install(wheel: Path, extra: str, folder: Path) -> Path:
    """An environment with the wheel and an extra, in the versions of the lock. Returns its Python."""
    environment = {**os.environ, **run.uv_settings()}
    uv, python = str(run.uv()), folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(folder)], env=environment, check=True)
    what = f"{wheel}[{extra}]" if extra else str(wheel)
    command = [uv, "pip", "install", "--quiet", "--python", str(python), "--constraints", "locks/test.txt", what]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return python


def try_extra(wheel: Path, extra: str, folder: Path) -> None:
    """Install the wheel with an extra, and use what that brings; CalledProcessError where it does not work."""
    python = install(wheel, extra, folder)
    use = USE.format(others=OTHERS, brought=BRINGS[extra]) + USE_EXTRA.get(extra, "")
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([str(python), "-P", "-c", use], cwd=folder, env=plain, check=True)


def main() -> None:
    """All of them, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        wheel = build(Path(folder))
        for extra in BRINGS:
            try_extra(wheel, extra, Path(folder) / (extra or "alone"))
            print(f"{wheel.name}{f' with {extra}' if extra else ''}: works", flush=True)


if __name__ == "__main__":
    main()

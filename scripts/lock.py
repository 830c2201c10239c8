"""Write the locks anew: `python3 scripts/lock.py`, or with `--upgrade` to take the newest versions.

Each lock pins every package for every platform with the hashes of its files, and names no registry: it works
with whichever one pip is set to use. Without `--upgrade`, a version that still fits pyproject.toml stays.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import run  # noqa: E402

EXTRAS = ["--extra", "envs", "--extra", "learn", "--extra", "postgres", "--extra", "ray"]  # that are tested

# What each lock holds, in the order they are made: `play` binds the versions of those after it.
CONTENTS = {
    "play": ["pyproject.toml", "--group", "build"],
    "test": ["pyproject.toml", "--group", "build", "--group", "test", *EXTRAS, "--constraints", "locks/play.txt"],
    "bench": ["pyproject.toml", "--group", "build", "--extra", "bench", "--constraints", "locks/play.txt"],
    "learn": ["pyproject.toml", "--group", "build", "--extra", "learn", "--constraints", "locks/play.txt"],
    "postgres": ["pyproject.toml", "--group", "build", "--extra", "postgres", "--constraints", "locks/play.txt"],
    "uv": ["--group", "uv"],
    "node": ["--group", "node"],
}
EVERY_PLATFORM = ["--universal", "--python-version=3.11", "--generate-hashes"]
PLAIN = ["--no-header", "--no-annotate", "--quiet"]


def main(options: list[str]) -> None:
    run.HOME.mkdir(exist_ok=True)
    if not run.install_uv():
        sys.exit(f"uv could not be installed: {run.LOG} says why.")
    for name, contents in CONTENTS.items():
        print(f"locks/{name}.txt", flush=True)
        compile_lock(name, [*contents, *options])


def compile_lock(name: str, contents: list[str]) -> None:
    how = [*EVERY_PLATFORM, *PLAIN, "--output-file", f"locks/{name}.txt"]
    command = [str(run.uv()), "pip", "compile", *contents, *how]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **registry()}, stdout=subprocess.DEVNULL, check=True)


def registry() -> dict[str, str]:
    """The main index only: a side index may hold the files of one platform, and a lock needs them all."""
    return {name: value for name, value in run.uv_settings().items() if name not in {"UV_INDEX", "UV_FIND_LINKS"}}


if __name__ == "__main__":
    main(sys.argv[1:])

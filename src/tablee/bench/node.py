"""Node, which makes the load and runs boardgame.io; and boardgame.io's packages, installed from npm."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tablee.bench.processes import ROOT, Missing

SOURCES = ROOT / "benchmarks" / "boardgame_io"
INSTALLED = ROOT / ".run" / "boardgame_io"
STAMP = INSTALLED / "installed"  # the lock of the packages that are there
LOCK = "package-lock.json"
INSTALL_SECONDS = 600


def program(name: str) -> str:
    """Where node or npm is: in the environment that runs this, or on the path of the machine."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    found = shutil.which(name, path=places)
    if found is None:
        raise Missing(f"{name} is not on this machine; it comes with Node.js.")
    return found


def is_installed() -> bool:
    """Whether exactly the packages of the lock are there."""
    return STAMP.is_file() and STAMP.read_bytes() == (SOURCES / LOCK).read_bytes()


def install(say: Callable[[str], None]) -> Path:
    """Put boardgame.io and the game for it beside each other, unless that is done; the program that serves it."""
    if not is_installed():
        shutil.rmtree(INSTALLED, ignore_errors=True)
    shutil.copytree(SOURCES, INSTALLED, dirs_exist_ok=True)
    if not is_installed():
        say("Fetching boardgame.io into .run/")
        fetch_packages()
        shutil.copy(SOURCES / LOCK, STAMP)
    return INSTALLED / "server.js"


def fetch_packages() -> None:
    """What the lock names, from the registry that npm uses on this machine."""
    command = [program("npm"), "ci", "--omit=dev", "--loglevel=error"]
    try:
        done = subprocess.run(command, cwd=INSTALLED, capture_output=True, timeout=INSTALL_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise Missing(f"npm could not fetch boardgame.io within {INSTALL_SECONDS} seconds.") from None
    if done.returncode != 0:
        raise Missing(f"npm could not fetch boardgame.io:\n{done.stderr.decode(errors='replace').strip()}")

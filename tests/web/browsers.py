"""A browser for the tests: the one that is named, that is installed, or that can be installed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import run

NAMED = "TABLEE_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NO_BROWSER = f"no Chromium is here, and none can be installed: name one with {NAMED}=/path/to/chromium"
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser without a window."""
    if run.node().is_file():  # Playwright's own Node wants a library that a small Debian lacks
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(run.node()))
    program = chromium()
    flags = ["--no-sandbox", "--disable-dev-shm-usage"] if IS_ROOT else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        yield browser
        browser.close()


def chromium() -> str | None:
    """Where Chromium is; Playwright knows where it keeps its own."""
    if NAMED in os.environ:
        return os.environ[NAMED]
    if is_in_cache():
        return None
    found = installed()
    if found:
        return found
    with run.alone():  # tests run side by side: one of them installs
        found = installed() or (installed() if install_with_apt() else None)
        if found or is_in_cache() or install_with_playwright():
            return found
    pytest.skip(NO_BROWSER)


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def is_in_cache() -> bool:
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache" / "ms-playwright"))
    return any(cache.glob("chromium*/INSTALLATION_COMPLETE"))


def install_with_apt() -> bool:
    if not (IS_ROOT and shutil.which("apt-get")):
        return False
    succeeds("apt-get", "update", "-qq")
    return succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")


def install_with_playwright() -> bool:
    return succeeds(sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")


def succeeds(*command: str) -> bool:
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "NODE_USE_SYSTEM_CA": "1"}
    return subprocess.run(command, env=settings, stdout=subprocess.DEVNULL, check=False).returncode == 0

"""The page as it is built: style, types and units in order, small enough, and within the server’s rules for pages."""

import gzip
import re
import subprocess

import pytest

import run

MOST_BYTES = 120_000  # of the first load: scripts, styles, texts and fonts, as they travel
NOT_BUILT = "the page was not built: .run/setup.log says why"
TOOLS = {
    "types": ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "tsconfig.json"],
    "style": ["node_modules/@biomejs/biome/bin/biome", "check"],
    "units": ["node_modules/vitest/vitest.mjs", "run", "--no-isolate"],
}
ASSETS = run.PAGE / "assets"


@pytest.mark.skipif(not (run.WEB / "node_modules").is_dir(), reason=NOT_BUILT)
@pytest.mark.parametrize("tool", TOOLS)
def test_nothing_to_say(tool: str) -> None:
    command = [str(run.node()), *TOOLS[tool]]
    done = subprocess.run(command, cwd=run.WEB, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(f"{' '.join(TOOLS[tool])}\n{done.stdout}{done.stderr}", pytrace=False)


def index() -> str:
    if not (run.PAGE / "index.html").is_file():
        pytest.skip(NOT_BUILT)
    return (run.PAGE / "index.html").read_text("utf-8")


def first_load() -> set[str]:
    """The files that the first page loads: those it names, those they import at once, a language, the fonts."""
    waiting = re.findall(r'"/assets/([^"]+)"', index())
    waiting += [file.name for file in ASSETS.glob("page-*.js")][:1]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        text = (ASSETS / name).read_text("utf-8", errors="replace")
        if name.endswith(".js"):
            waiting += re.findall(r'(?:from|import)\s*"\./([^"]+)"', text)
        if name.endswith(".css"):
            waiting += re.findall(r"url\((?:/assets/|\./)?([^)]+?)\)", text)
    return found


def test_the_first_load_is_small() -> None:
    sizes = {name: len(gzip.compress((ASSETS / name).read_bytes())) for name in first_load()}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
    assert sum(name.endswith((".woff", ".woff2")) for name in sizes) == 3


def test_nothing_runs_or_is_styled_inside_the_page() -> None:
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon[a-z]+=", index())


def test_the_lock_names_no_registry() -> None:
    lock = (run.WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "omit-lockfile-registry-resolved=true" in (run.WEB / ".npmrc").read_text("utf-8")


def test_every_version_is_pinned() -> None:
    versions = re.findall(r'"[^"]+": "([^"]+)"', (run.WEB / "package.json").read_text("utf-8").split("devDep")[1])
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions), versions

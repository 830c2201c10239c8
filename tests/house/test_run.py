"""run.py chooses, installs once, starts again after an interruption, and tells pip's settings to uv."""

import ast
import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import run
from scripts.bootstrap.stamps import Stamp
from scripts.bootstrap.uv_settings import pip_settings, uv_variables
from tests.processes import children_of, is_running, wait_until

ROOT = Path(__file__).parents[2]
CACHE = Path("cache")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that stamps are made from, in the place of the repository."""
    for name in ("ROOT", "HOME", "LOCKS", "TEXTS", "UV", "NODE", "WEB", "PAGE", "LOG"):
        monkeypatch.setattr(run, name, tmp_path / getattr(run, name).relative_to(ROOT))
    for name in ("play", "test", "bench", "learn", "uv", "node"):
        write(tmp_path / "locks" / f"{name}.txt", f"{name}==1")
    write(tmp_path / "pyproject.toml", "[project]")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("words", "environment", "rest"),
    [
        ([], "play", []),
        (["--help"], "play", ["--help"]),
        (["demo", "test"], "play", ["demo", "test"]),
        (["test"], "test", []),
        (["test", "-k", "ugo"], "test", ["-k", "ugo"]),
        (["bench", "ugo"], "bench", ["ugo"]),
        (["train", "ugo"], "learn", ["ugo"]),
        (["exploit", "ugo"], "learn", ["ugo"]),
    ],
)
def test_the_first_word_chooses_the_environment(words: list[str], environment: str, rest: list[str]) -> None:
    chosen, left = run.choose(words)
    assert (chosen.name, left) == (environment, rest)


@pytest.mark.parametrize(
    ("words", "variable"),
    [
        (["serve", "--database", "postgresql://localhost/tablee"], ""),
        (["backup", "file", "--database=postgres://localhost/tablee"], ""),
        (["serve"], "postgresql://localhost/tablee"),
    ],
)
def test_the_address_of_a_postgresql_brings_what_speaks_with_it(
    words: list[str], variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_DATABASE", variable)
    assert run.choose(words) == (run.POSTGRES, words)
    monkeypatch.delenv("TABLEE_DATABASE")
    assert run.choose(["serve", "--data", "postgres"]) == (run.PLAY, ["serve", "--data", "postgres"])


@pytest.mark.parametrize("environment", [run.PLAY, run.POSTGRES, *run.FIRST_WORDS.values()])
def test_every_environment_has_a_lock(environment: run.Environment) -> None:
    assert environment.lock.is_file()


@pytest.mark.parametrize("changed", ["locks/play.txt", "pyproject.toml"])
def test_an_environment_is_made_anew_when_what_it_is_made_from_changes(checkout: Path, changed: str) -> None:
    before = run.digest_of_environment(run.PLAY)
    assert run.digest_of_environment(run.PLAY) == before
    write(checkout / changed, "something else")
    assert run.digest_of_environment(run.PLAY) != before


@pytest.mark.usefixtures("checkout")
def test_an_environment_is_made_anew_for_another_python(monkeypatch: pytest.MonkeyPatch) -> None:
    before = run.digest_of_environment(run.PLAY)
    monkeypatch.setattr(sys, "version", "4.0")
    assert run.digest_of_environment(run.PLAY) != before


def test_the_page_is_built_again_when_its_code_or_a_text_changes_and_not_for_its_packages(checkout: Path) -> None:
    seen = {run.digest_of_page()}
    write(checkout / "web/src/App.svelte", "<h1></h1>")
    seen.add(run.digest_of_page())
    write(checkout / "src/tablee/texts/en/page.ftl", "title = Tablée")
    seen.add(run.digest_of_page())
    write(checkout / "web/node_modules/svelte/index.js", "")
    assert len(seen | {run.digest_of_page()}) == 3


def test_a_page_that_cannot_be_built_stops_nothing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(checkout / "web/package.json", "{}")
    write(checkout / ".run/setup.log", "npm: no network")
    monkeypatch.setattr(run, "install_node", lambda: False)
    run.build_page()
    assert "npm: no network" in capsys.readouterr().err
    assert not (checkout / ".run/page").exists()


@pytest.mark.usefixtures("checkout")
def test_what_was_released_brings_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "install_node", lambda: pytest.fail("Node is not needed"))
    run.build_page()


def test_a_page_that_another_run_has_built_meanwhile_is_not_built_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def wait_for_another() -> Iterator[None]:
        write(checkout / "src/tablee/server/page/index.html", "<h1></h1>")
        Stamp(checkout / ".run/page", run.digest_of_page()).write()
        yield

    write(checkout / "web/package.json", "{}")
    write(checkout / ".run/setup.log", "")
    monkeypatch.setattr(run, "alone", wait_for_another)
    monkeypatch.setattr(run, "install_node", lambda: pytest.fail("Node is not needed"))
    run.build_page()


WAIT = """
import pathlib, sys, run
run.HOME = pathlib.Path(sys.argv[1])
with run.alone():
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_two_set_ups_take_turns_and_the_second_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WAIT, str(tmp_path / ".run")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as first:  # type: ignore[call-overload]
        assert first.stdout.readline() == "mine\n"
        with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as second:  # type: ignore[call-overload]
            assert second.stderr.readline() == "Another set-up is at work here: waiting for it ...\n"
            first.stdin.close()
            assert second.stdout.readline() == "mine\n"
            second.stdin.close()


def test_a_stamp_holds_for_what_it_was_written_for(tmp_path: Path) -> None:
    path = tmp_path / "installed"
    assert not Stamp(path, "a").is_current()
    Stamp(path, "a").write()
    assert Stamp(path, "a").is_current()
    assert not Stamp(path, "b").is_current()
    assert [file.name for file in tmp_path.iterdir()] == ["installed"]


def test_an_interrupted_set_up_is_not_trusted_later(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(run.PLAY.python, "")
    stamp = Stamp(run.PLAY.folder / "installed", run.digest_of_environment(run.PLAY))
    stamp.write()
    write(checkout / "locks/play.txt", "play==2")

    def interrupt(*_: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "install_uv", interrupt)
    assert run.main([]) == 130
    assert not stamp.path.exists()


def test_benchmarks_go_on_without_what_cannot_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed: list[str] = []

    def install(environment: run.Environment) -> None:
        installed.append(environment.name)
        if environment.name == "bench":
            raise run.SetupError("no such wheel")

    monkeypatch.setattr(run, "install", install)
    environment = run.set_up(run.FIRST_WORDS["bench"])
    assert installed == ["bench", "play"]
    assert environment.command == ("tablee", "bench")
    assert environment.folder == run.PLAY.folder
    assert "OpenSpiel cannot be installed here" in capsys.readouterr().err


def test_a_failure_ends_with_a_sentence_and_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: run.Environment) -> None:
        raise run.SetupError("Check the network.")

    monkeypatch.setattr(run, "install", fail)
    assert run.main(["demo"]) == 1
    assert capsys.readouterr().err == "Check the network.\n"


@pytest.mark.parametrize(("words", "are_compiled"), [(["test"], True), (["backup"], False), (["bench"], False)])
def test_only_tests_have_all_rules_compiled_beforehand(
    words: list[str], are_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(run, "install", lambda _: None)
    monkeypatch.setattr(run, "build_page", lambda: None)
    monkeypatch.setattr(run, "compile_rules", lambda environment: compiled.append(environment.name))
    run.set_up(run.choose(words)[0])
    assert compiled == ["test"] * are_compiled


def test_the_steps_are_counted() -> None:
    calls = [node for node in ast.walk(ast.parse((ROOT / "run.py").read_text("utf-8"))) if isinstance(node, ast.Call)]
    steps = [ast.literal_eval(call.args[0]) for call in calls if getattr(call.func, "id", "") == "Step"]
    assert sorted(set(steps)) == list(range(1, run.STEPS + 1))


@pytest.mark.parametrize(
    ("words", "already", "told"),
    [([], None, "python3 run.py"), ([], "sudo python3 run.py", "sudo python3 run.py"), (["test"], None, None)],
)
def test_the_command_hears_how_it_was_called(
    words: list[str], already: str | None, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_COMMAND", already or "")  # so that it is put back afterwards
    if already is None:
        monkeypatch.delenv("TABLEE_COMMAND")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(run, "set_up", lambda environment: environment)
    monkeypatch.setattr(run, "hand_over", lambda _: 0)
    assert run.main(words) == 0
    assert os.environ.get("TABLEE_COMMAND") == told


# Places that cannot be written to, and processes that are left behind


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What is read before anything is written."""
    for folder in ("locks", "scripts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def test_something_in_the_place_of_the_folder_is_a_sentence(copy: Path) -> None:
    (copy / ".run").touch()
    done = subprocess.run([sys.executable, copy / "run.py", "--version"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"Setting up cannot go on: {copy / '.run'}" in done.stderr
    assert "copy the whole folder to a place where you may" in done.stderr
    assert "Traceback" not in done.stderr


AS_NOBODY = """
import os, sys, run
os.geteuid() or os.setuid(65534)  # what binds others does not bind root
sys.exit(run.main(["--version"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="other permissions")
def test_a_checkout_that_belongs_to_somebody_else_is_a_sentence(copy: Path) -> None:
    copy.chmod(0o555)
    done = subprocess.run([sys.executable, "-c", AS_NOBODY], cwd=copy, capture_output=True, text=True, check=False)
    copy.chmod(0o755)
    assert done.returncode == 1
    assert "Permission denied" in done.stderr
    assert "copy the whole folder to a place where you may" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (copy / ".run").exists()


def test_a_full_disk_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fill(_: run.Environment) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(run, "install", fill)
    assert run.main(["demo"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Setting up cannot go on: No space left on device.")
    assert "where the disk is full, make room" in said


COMPILE = """
import sys, run
class Here(run.Environment):
    python = sys.executable
run.install = lambda environment: None
run.build_page = lambda: None
run.choose = lambda words: (Here("test", command=(), needs_rules=True), [])
sys.exit(run.main(["test"]))
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="no way to see the processes of others")
@pytest.mark.parametrize(
    ("send", "number", "code"),
    [(os.killpg, signal.SIGINT, 130), (os.kill, signal.SIGINT, 130), (os.kill, signal.SIGTERM, 143)],
    ids=["Ctrl-C", "an interrupt", "an end"],
)
def test_a_set_up_that_is_ended_while_it_compiles_leaves_no_process(
    tmp_path: Path, send: Callable[[int, int], None], number: int, code: int
) -> None:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    command = [sys.executable, "-c", COMPILE]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True) as setup:
        wait_until(lambda: any(tmp_path.rglob("*.kernel")))  # in the middle of it
        (compiler,) = children_of(setup.pid)
        left = [compiler, *children_of(compiler)]
        assert len(left) > 1
        send(setup.pid, number)
        assert setup.stderr
        said = setup.stderr.read()
    assert setup.returncode == code
    assert said.count("Stopped.") == (number == signal.SIGINT)
    assert "Traceback" not in said
    assert [process for process in left if is_running(process)] == []


PIP_CONFIG_LIST = r"""
:env:.cert='/certificates/mine.crt'
download.index-url='https://not-for-install.example/simple'
global.cert='/certificates/all.crt'
global.extra-index-url='\nhttps://one.example/simple\nhttps://two.example/simple'
global.find-links='/wheels /more-wheels'
global.index-url='https://all.example/simple'
global.quiet='1'
install.index-url='https://mirror.example/simple'
"""


def test_the_nearest_setting_of_pip_is_in_force() -> None:
    settings = pip_settings(PIP_CONFIG_LIST)
    assert settings["index-url"] == "https://mirror.example/simple"
    assert settings["cert"] == "/certificates/mine.crt"


def test_uv_is_told_the_settings_of_pip() -> None:
    variables = uv_variables(pip_settings(PIP_CONFIG_LIST), already_set=[], cache=CACHE)
    assert variables["UV_DEFAULT_INDEX"] == "https://mirror.example/simple"
    assert variables["UV_INDEX"] == "https://one.example/simple https://two.example/simple"
    assert variables["UV_FIND_LINKS"] == "/wheels,/more-wheels"
    assert variables["SSL_CERT_FILE"] == "/certificates/mine.crt"
    assert variables["UV_SYSTEM_CERTS"] == "1"


def test_what_is_already_set_for_uv_stays() -> None:
    settings = pip_settings(PIP_CONFIG_LIST)
    assert "UV_DEFAULT_INDEX" not in uv_variables(settings, already_set=["UV_DEFAULT_INDEX"], cache=CACHE)


def test_without_settings_of_pip_uv_uses_its_own() -> None:
    assert not {"UV_DEFAULT_INDEX", "UV_INDEX", "SSL_CERT_FILE"} & set(uv_variables({}, already_set=[], cache=CACHE))


def test_the_exit_code_of_the_command_is_passed_on() -> None:
    code = "import run, sys; sys.exit(run.hand_over([sys.executable, '-c', 'raise SystemExit(7)']))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 7


def test_an_old_python_can_read_run_py_as_far_as_the_sentence_that_refuses_it() -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 6))


def test_the_whole_suite_runs_on_all_cores_and_a_part_as_it_is_asked_for() -> None:
    assert run.FIRST_WORDS["test"].alone == run.ON_ALL_CORES
    assert run.choose(["test"])[1] == []
    assert run.choose(["test", "tests/house"])[1] == ["tests/house"]


@pytest.mark.parametrize("command", ["python3 run.py", "python3 run.py test"])
def test_the_readme_shows_both_commands(command: str) -> None:
    first_screen = (ROOT / "README.md").read_text("utf-8").splitlines()[:24]
    assert command in [line.partition("#")[0].strip() for line in first_screen]

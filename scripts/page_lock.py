"""Write the lock of the page's packages anew: `python3 scripts/page_lock.py`, after a change of web/package.json.

npm leaves out packages for other platforms that the registry in use does not serve, and then refuses its own lock on
those platforms. They are named by the packages that want them: here they are added.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import run  # noqa: E402

LOCK = run.WEB / "package-lock.json"
SYSTEMS = {"aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"}
PROCESSORS = {"arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"}


def main() -> None:
    if not run.install_node():
        sys.exit(f"Node could not be installed: {run.LOG} says why.")
    command = [str(word) for word in (*run.npm(), "install", "--package-lock-only")]
    subprocess.run(command, env={**os.environ, **run.NPM_AT_HOME}, check=True)
    lock = json.loads(LOCK.read_text("utf-8"))
    lock["packages"] = completed(lock["packages"])
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


def completed(packages: dict[str, Any]) -> dict[str, Any]:
    """The packages of a lock, with those of every platform."""
    wanted = {
        f"node_modules/{name}": version
        for package in packages.values()
        for name, version in package.get("optionalDependencies", {}).items()
    }
    missing = {path: entry(path, version) for path, version in wanted.items() if path not in packages}
    return dict(sorted({**packages, **missing}.items()))


def entry(path: str, version: str) -> dict[str, Any]:
    """A package for one platform: its name says for which."""
    words = path.rsplit("/", maxsplit=1)[-1].split("-")
    systems, processors = ([word for word in words if word in known] for known in (SYSTEMS, PROCESSORS))
    made: dict[str, Any] = {"version": version.lstrip("^~"), "dev": True, "optional": True}
    return {**made, **({"os": systems} if systems else {}), **({"cpu": processors} if processors else {})}


if __name__ == "__main__":
    main()

"""Settings: what pip is told on this machine (a mirror, a certificate) holds for uv too."""

import ast
import subprocess
from collections.abc import Iterable
from pathlib import Path

UV_NAMES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
    "timeout": "UV_HTTP_TIMEOUT",
    "default-timeout": "UV_HTTP_TIMEOUT",
}
SEPARATORS = {"UV_FIND_LINKS": ","}


def listed_pip_settings(pip: list[str]) -> str:
    """What pip prints of its settings."""
    listing = subprocess.run([*pip, "config", "list"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return listing.stdout.decode(errors="replace")


def pip_settings(listing: str) -> dict[str, str]:
    """The settings in force for `pip install`, read from what `pip config list` prints."""
    found: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for line in listing.splitlines():
        name, _, value = line.partition("=")
        section, _, option = name.strip().rpartition(".")
        if section in found:
            found[section][option] = str(ast.literal_eval(value))
    return {**found["global"], **found["install"], **found[":env:"]}


def uv_variables(settings: dict[str, str], already_set: Iterable[str], cache: Path) -> dict[str, str]:
    """The same settings in uv's words; what is already set for uv stays."""
    variables = {
        "UV_SYSTEM_CERTS": "1",
        # As pip does: look in every index. The hashes in the lock say which files will do.
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_CACHE_DIR": str(cache),
        "UV_PYTHON_DOWNLOADS": "never",
    }
    for option, value in settings.items():
        if option in UV_NAMES and value.split():
            name = UV_NAMES[option]
            variables[name] = SEPARATORS.get(name, " ").join(value.split())
    return {name: value for name, value in variables.items() if name not in already_set}

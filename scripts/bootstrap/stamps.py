"""Stamps: a step that was broken off leaves none, so that the next run does it again."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


class Stamp:
    """A file written when a step is done, holding the digest of what the step was made from."""

    def __init__(self, path: Path, digest: str) -> None:
        self.path = path
        self.digest = digest

    def is_current(self) -> bool:
        return self.path.is_file() and self.path.read_text(encoding="ascii", errors="replace") == self.digest

    def remove(self) -> None:
        if self.path.exists():
            self.path.unlink()

    def write(self) -> None:
        draft = self.path.with_suffix(".new")
        draft.write_text(self.digest, encoding="ascii")
        draft.replace(self.path)


def digest(root: Path, files: Iterable[Path], *words: str) -> str:
    """One number over names and contents, so that a change of any of them is seen."""
    whole = hashlib.sha256()
    for word in words:
        whole.update(word.encode() + b"\0")
    for file in files:
        content = file.read_bytes()
        whole.update(b"%s\0%d\0" % (file.relative_to(root).as_posix().encode(), len(content)) + content)
    return whole.hexdigest()

"""The processes of bots, in servers that tests start: each of them imports everything again."""

import os
import shlex
import sys
from multiprocessing import spawn
from pathlib import Path

from tablee.server.tables.bot_pool import BotPool


def start_when_asked(log: str | None) -> None:
    """Let them be started where a bot plays, and not before; each with a log of its own beside that of its server."""
    BotPool.warm_up = rest  # type: ignore[assignment, method-assign]
    if log:
        python = Path(f"{log}-python")
        command = f'exec {shlex.quote(sys.executable)} "$@" 2>>{shlex.quote(log)}.{os.getpid()}.$$'
        python.write_text(f"#!/bin/sh\n{command}\n")
        python.chmod(0o755)
        spawn.set_executable(str(python))


async def rest(_pool: BotPool) -> None:
    """Start nothing yet."""

"""How a server is run; every setting is a flag of `tablee serve` and a variable `TABLEE_…`."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from tablee.data_dir import data_dir


@dataclass(frozen=True)
class Settings:
    """What a host decides."""

    folder: Path = field(default_factory=data_dir)  # where the database is, unless it is elsewhere
    database: str | None = None  # the address of PostgreSQL
    workers: int = 1  # processes that serve at the same address
    host: str = "127.0.0.1"
    port: int = 8642
    by_name: bool = False  # on this machine alone, the page is opened at http://localhost, where passkeys are to be had
    origins: tuple[str, ...] = ()  # further addresses under which people reach the page, such as https://games.example
    is_secure: bool = False  # people come by https: cookies travel by https only
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    bot_seconds: float = 3.0  # that a bot may think about one move
    pace_seconds: float = 0.9  # that a bot takes at least, so that people can follow
    grace_seconds: float = 60.0  # for somebody who is away, before a bot sits in
    limits: bool = True  # rates for each person and each address
    games_a_person: int = 20  # that are not over, before somebody makes another
    games_an_address: int = 60
    bot_game_days: float = 14.0  # without an entry, before a game of one person with bots is ended
    game_days: float = 60.0  # the same for games of several people
    sleep_seconds: float = 30.0  # without anybody and anything, before a table leaves the memory
    backup_seconds: float | None = None  # between two backups that the server makes by itself; none without
    backup_keep: int = 7  # of those, the newest
    backup_folder: Path | None = None  # where they are put; otherwise beside the database
    disk_low: float = 1000.0  # megabytes left on the disk, below which the host is warned
    disk_critical: float = 200.0  # and below which that is urgent, and no backup is begun
    host_code: str | None = None  # with which somebody becomes a host of the server; otherwise one is made up
    log_format: str = "text"
    log_level: str | None = None  # from which level on; otherwise what suits the format

    @property
    def least_level(self) -> str:
        """From which level on something is logged: people read warnings, programs everything of note."""
        return self.log_level or {"text": "warning", "json": "info"}[self.log_format]

    @property
    def backups(self) -> Path:
        """Where backups go that the server makes by itself."""
        return self.backup_folder or self.folder / "backups"

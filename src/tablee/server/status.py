"""What a table is at, as the wire and the database say it."""

from enum import StrEnum


class Status(StrEnum):
    """A table waits for people, its shuffle is being made, its match is played, or it has ended with or without one."""

    OPEN = "open"
    SHUFFLING = "shuffling"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


WAITING = (Status.OPEN, Status.SHUFFLING)  # for their match
GOING_ON = (*WAITING, Status.PLAYING)

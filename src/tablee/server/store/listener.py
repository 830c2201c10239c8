"""Hears the news of other servers, over a connection of its own."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import psycopg
from msgspec import json

from tablee.server.store.due import this_server
from tablee.server.store.news import News

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 1.0  # before it is tried again
ALIVE: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5}  # a line that is dead is found out


class Listener:
    """Hands on what others tell; after a pause in which it may have missed something, it says so."""

    def __init__(self, address: str, channel: str, hear: Callable[[News], None], catch_up: Callable[[], None]) -> None:
        self._address, self._channel = address, channel
        self._hear, self._catch_up = hear, catch_up

    async def run(self) -> None:
        """Listen until this task is cancelled."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                logger.warning("other servers cannot be heard: %s", " ".join(str(error).split()))
            await asyncio.sleep(PAUSE_SECONDS)

    async def _listen(self) -> None:
        connecting = psycopg.AsyncConnection.connect(self._address, autocommit=True, **ALIVE)
        async with await connecting as connection:
            await connection.execute(f"LISTEN {self._channel}")
            self._catch_up()
            async for notice in connection.notifies():
                self._hand_on(notice.payload)

    def _hand_on(self, payload: str) -> None:
        try:
            news = json.decode(payload, type=News)
            if news.server != this_server():
                self._hear(news)
        except Exception:
            logger.exception("news of another server cannot be understood")

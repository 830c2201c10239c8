"""How many connections each address holds: nobody takes all places.

>>> crowd = Crowd(most=2)
>>> [crowd.has_room_for(place, ("192.0.2.1", 5)) for place in "abc"]
[True, True, False]
>>> crowd.go("a"); crowd.has_room_for("d", ("192.0.2.1", 5))
True
"""

from collections import Counter
from collections.abc import Hashable

from tablee.server.guard import address_of

MOST_OF_ONE = 200  # connections of one address, those of WebSockets too
UNCOUNTED = ("127.", "::/64", "nowhere")  # how this machine is called: behind a proxy, everybody comes from there


class Crowd:
    """Who is there."""

    def __init__(self, most: int = MOST_OF_ONE) -> None:
        self._most = most
        self._homes: dict[Hashable, str] = {}
        self._present: Counter[str] = Counter()

    def has_room_for(self, connection: Hashable, client: tuple[str, int] | None) -> bool:
        """Whether another connection may come from there; if so, it is counted until it goes."""
        home = address_of({"type": "http", "client": client})
        if home.startswith(UNCOUNTED):
            return True
        if self._present.get(home, 0) >= self._most:
            return False
        self._homes[connection] = home
        self._present[home] += 1
        return True

    def go(self, connection: Hashable) -> None:
        """A connection ended."""
        home = self._homes.pop(connection, None)
        if home is None:
            return
        self._present[home] -= 1
        if not self._present[home]:
            del self._present[home]


HERE = Crowd()

"""How long people have: the server's time only, in milliseconds.

>>> clockwork = Clockwork(Clock("bank", seconds=60, increment=5), seats=2)
>>> clockwork.ask(question=0, awaited=[0], now=1_000)
>>> clockwork.deadline(0), clockwork.deadline(1)
(61000, None)
>>> clockwork.charge(0, clockwork.used(0, now=11_000)); clockwork.banks
[55000, 60000]
"""

from collections.abc import Collection, Mapping

from tablee.server.intents import Clock
from tablee.server.messages import Clocks

LONG_SECONDS = 3600  # a clock that allows this much is for play over days: nobody has to stay at the table


class Clockwork:
    """The clocks of a table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.seconds * 1000] * seats
        self._asked: dict[int, int] = {}  # since when each seat is asked
        self._spent: dict[int, int] = {}  # by seats that have answered the same question in secret
        self._needed: list[list[int]] = [[] for _ in range(seats)]  # for each seat's decisions, the last one at the end
        self._ahead: list[list[int]] = [[] for _ in range(seats)]  # what was thought about what is asked once more
        self._question = -1
        self.is_stopped = False  # while nobody is there; see `stops_without_players`

    @property
    def is_long(self) -> bool:
        """Whether people come and go for days."""
        return self.clock.kind != "none" and self.clock.seconds >= LONG_SECONDS

    @property
    def stops_without_players(self) -> bool:
        """Whether time stands still while no player is there: people sit down for such a game, and get up together."""
        return self.clock.kind != "none" and not self.is_long

    def ask(self, question: int, awaited: Collection[int], now: int) -> None:
        """Note who is asked from now on; whoever was asked the same before goes on where the time stood."""
        if question != self._question:
            self._question, self._asked = question, {}
            self._spent = {seat: self._ahead[seat].pop() for seat in awaited if self._ahead[seat]}
        thinking = () if self.is_stopped else awaited
        asked = {seat: self._asked.get(seat, now - self._spent.get(seat, 0)) for seat in thinking}
        self._spent |= {seat: self.used(seat, now) for seat in self._asked if seat not in asked}
        self._asked = asked

    def resume(self, seat: int, spent: int) -> None:
        """Let a seat have thought so long about a question that is open."""
        self._asked.pop(seat, None)
        self._spent[seat] = spent

    def asked_at(self, seat: int) -> int | None:
        """Since when a seat is asked."""
        return self._asked.get(seat)

    def used(self, seat: int, now: int) -> int:
        """How long a seat has thought about the question."""
        return max(0, now - self._asked[seat]) if seat in self._asked else self._spent.get(seat, 0)

    def charge(self, seat: int, used: int) -> None:
        """Take the time from the seat's bank, and add what a move adds."""
        self.banks[seat] = max(0, self.banks[seat] - used) + self.clock.increment * 1000
        self._needed[seat].append(used)

    def take_back(self, seat: int, thought: int) -> None:
        """A decision is taken back, not the time it took, nor the time that was thought since.

        Both are used already when the seat is asked anew: about this decision at once, about the next one later.
        """
        last = self._needed[seat].pop() if self._needed[seat] else 0
        self.banks[seat] += last - self.clock.increment * 1000
        self._ahead[seat] += [thought, last]

    def charge_all(self, used: Mapping[str, int]) -> None:
        """Charge seats as the log noted it."""
        for seat, milliseconds in used.items():
            self.charge(int(seat), milliseconds)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is over; none while it is not asked, or without a clock."""
        asked = self._asked.get(seat)
        if asked is None or self.clock.kind == "none":
            return None
        return asked + (self._left(seat) if self.clock.kind == "bank" else self.clock.seconds * 1000)

    def next_deadline(self) -> int | None:
        """When the time of the first seat that is asked is over."""
        return min((due for seat in self._asked if (due := self.deadline(seat)) is not None), default=None)

    def _left(self, seat: int) -> int:
        """What is left of a bank, without what is asked now."""
        return max(0, self.banks[seat] - sum(self._ahead[seat]))

    def shown(self, now: int) -> Clocks | None:
        """What people see of the clocks."""
        if self.clock.kind == "none":
            return None
        seats = range(len(self.banks))
        banks = [self._left(seat) if self.clock.kind == "bank" else None for seat in seats]
        return Clocks(now, [self.deadline(seat) for seat in seats], banks)

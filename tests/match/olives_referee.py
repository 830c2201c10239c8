"""A referee of Olives who knows only the rulebook and the text of a record: it shares no code with the program."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from tests.match.referee_reading import Fact, Reader, demand

SEVEN = {"1", "2", "3", "4", "5", "6", "7"}


class Entry(NamedTuple):
    """An entry in force."""

    who: str
    what: str


class Referee(Reader[Entry]):
    """Replays a record line by line; `facts` is what it saw happen, with seats counted from 1."""

    usual: ClassVar[dict[str, str]] = {"rounds": "5", "leftovers": "false"}
    deeds = ("together", *Reader.deeds)

    def _begin(self) -> None:
        self.facts: list[Fact] = []
        self.hands = [set(SEVEN) for _ in self.players]
        self.bowls = set(SEVEN)
        self.olives = [0] * len(self.players)
        self.in_bowl, self.is_bowl_turned = 0, False

    def _scores(self) -> Iterable[int]:
        return self.olives

    def _rounds_begun(self) -> int:
        return len(SEVEN - self.bowls)

    def _is_finished(self) -> bool:
        return not self.is_bowl_turned and self._rounds_begun() == int(self.options["rounds"])

    def _best(self) -> list[int]:
        return [seat for seat, olives in enumerate(self.olives, 1) if olives == max(self.olives)]

    def _take_back(self, seat: int, count: int) -> None:
        demand(not self._undone(seat, count), "cards that were shown are not taken back")

    def _enter(self, who: str, what: str) -> None:
        demand(not self._is_over(), f"{who} when all is over")
        self.entries.append(Entry(who, what))
        if who == "resigns":
            self.players[int(what) - 1] = "bot"
        elif who == "chance":
            self._bring(*what.split())
        elif who not in ("agreed", "ended"):
            demand(who == "together", f"{who} bids alone")
            self._compare([part.split(":") for part in what.split(";")])

    def _bring(self, what: str, number: str) -> None:
        full = [seat for seat, hand in enumerate(self.hands, 1) if hand == SEVEN]
        demand(what == ("away" if full else "bowl") and not self.is_bowl_turned, f"no {what} is due")
        if full:
            demand(number in SEVEN, f"there is no {number}")
            self.hands[full[0] - 1].remove(number)
            self.facts.append(("put away", full[0], int(number)))
            return
        demand(number in self.bowls, f"the bowl of {number} was turned before")
        self.bowls.remove(number)
        self.facts.append(("bowl", self._rounds_begun(), int(number), self.in_bowl))
        self.in_bowl, self.is_bowl_turned = self.in_bowl + int(number), True

    def _compare(self, parts: list[list[str]]) -> None:
        demand(self.is_bowl_turned, "there is no bowl")
        seats, cards = [part[0].strip() for part in parts], [part[-1].strip() for part in parts]
        demand(seats == self._seats(), "everybody bids, once and in order")
        for hand, card in zip(self.hands, cards, strict=True):
            demand(card in hand, f"{card} is not in hand")
            hand.remove(card)
        self.facts += [("shown", seat, int(card)) for seat, card in enumerate(cards, 1)]
        self._give(cards)
        self.is_bowl_turned = False
        if self._is_finished():
            self.facts += [("won", seat, self.olives[seat - 1]) for seat in self._best()]

    def _give(self, cards: list[str]) -> None:
        single = [card for card, times in Counter(cards).items() if times == 1]
        if single:
            seat = cards.index(max(single))
            self.olives[seat] += self.in_bowl
            self.facts.append(("taken", seat + 1, self.in_bowl, self.olives[seat]))
        else:
            self.facts.append(("left", self.in_bowl))
        if single or self.options["leftovers"] == "false":
            self.in_bowl = 0

"""The course of a round as its events tell it: what lies where, and which type of villager acts.

An event names who gains or loses, not which type acts; that follows from the cards that were revealed, since types act
one after another and each card says what it does.
"""

from collections.abc import Callable, Iterator

from tablee.games.contract import Sight
from tablee.games.pillage.box import NO_CARD, PIRATE_COST, SIDES, Type
from tablee.games.pillage.faces import MOST, WIDTH, Has, Number
from tablee.games.pillage.story import Purse, Side, Step, WhyGained
from tablee.games.pillage.table import Mark
from tablee.games.pillage.villagers import face_against, is_pirate
from tablee.games.story import Event
from tablee.terminal.pillage.cards import kind_told
from tablee.terminal.pillage.seating import facing
from tablee.terminal.pillage.types import type_on

ITSELF = {
    Mark.EXHAUSTED: (Has.EXHAUST_ITSELF,),
    Mark.PROVOKED: (Has.PROVOKE_ITSELF,),
    Mark.SACRIFICED: (Has.SACRIFICE_ITSELF,),
    Mark.SWAPPED: (Has.SWAP,),
    Mark.TAKEN: (),
}
THAT = {
    Mark.EXHAUSTED: (Has.EXHAUST_THAT,),
    Mark.PROVOKED: (Has.PROVOKE_THAT,),
    Mark.SACRIFICED: (Has.SACRIFICE_THAT, Has.SACRIFICE_MARKET),
    Mark.SWAPPED: (Has.SWAP,),
    Mark.TAKEN: (Has.TAKE_THAT,),
}
REFRESHING = {Step.RETURNED, Step.RESTED, Step.BURIED, Step.CHANGED_HANDS}
REFRESH = Type.NONE  # the heading of what no type does


class Course:
    """Follows the events of a match, round by round."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.seats = sight, int(sight.seats)
        self.begin_round()

    def begin_round(self) -> None:
        """Nothing is revealed yet."""
        self.played: dict[int, int] = {}  # kinds by their slots
        self.acting = Type.NONE
        self.done: set[tuple[int, ...]] = set()
        self.pirate_of: int | None = None  # who has just bought one
        self.is_refreshing = False

    def reveal(self, event: Event) -> None:
        """A card lies face up."""
        side = event.args["side"] - (Side.FRONT if event.args["side"] >= Side.FRONT else Side.LEFT)
        self.played[SIDES * event.args["seat"] + side] = kind_told(event.args["card"])

    def type_of(self, event: Event) -> Type:
        """The type that acts in an event; none in those of refresh."""
        if event.step in REFRESHING or (event.step == Step.GAINED and event.args["why"] == WhyGained.REFRESH):
            self.is_refreshing = True
        if self.is_refreshing:
            return REFRESH
        if event.step == Step.NO_MORE_BOUGHT:
            self.pirate_of = None
        for slot in sorted(self.actors(event), key=self.type_at):
            deed = (event.step, slot, *self.aim(event))
            if self.type_at(slot) >= self.acting and deed not in self.done:
                self.done.add(deed)
                self.acting = self.type_at(slot)
                break
        return self.acting

    @staticmethod
    def aim(event: Event) -> tuple[int, ...]:
        """What tells two events apart in which one card acts."""
        return tuple(event.args[name] for name in ("seat", "victim", "purse", "mark", "why") if name in event.args)

    def actors(self, event: Event) -> Iterator[int]:
        """The slots of the cards that can have done this."""
        find: Callable[[Event], Iterator[int]] | None = {
            Step.GAINED: self.gainers,
            Step.STOLEN: self.thieves,
            Step.CHICKEN: self.thieves,
            Step.BANKED: self.bankers,
            Step.MARKED: self.markers,
            Step.WITHDRAWN: lambda event: self.own(event, Has.WITHDRAW),
            Step.CARD_DRAWN: lambda event: self.own(event, Has.TOP_CARD),
            Step.KNOWN_CARD_DRAWN: lambda event: self.own(event, Has.TOP_CARD),
            Step.FIRST_BUYER: lambda event: self.own(event, Has.CARD),
            Step.CARD_BOUGHT: self.buyers,
            Step.RELIC_BOUGHT: lambda event: self.own(event, Has.RELIC),
        }.get(Step(event.step))
        return find(event) if find else iter(())

    def gainers(self, event: Event) -> Iterator[int]:
        """The card is named."""
        return (slot for slot, kind in self.played.items() if kind == kind_told(event.args["card"]))

    def thieves(self, event: Event) -> Iterator[int]:
        """The thief's card against the victim's, if it steals; the victim's, if it lets the opponent steal."""
        for slot in self.slots(event.args["seat"]):
            other = facing(slot, self.seats)
            if other // SIDES != event.args["victim"]:
                continue
            from_bank = event.args.get("purse") == Purse.BANK
            if self.number(slot, Number.STEAL_BANKED) or (self.number(slot, Number.STEAL) and not from_bank):
                yield slot
            if self.number(other, Number.OPPONENT_STEALS):
                yield other

    def bankers(self, event: Event) -> Iterator[int]:
        """The seat's cards that bank so many."""
        for slot in self.slots(event.args["seat"]):
            if self.number(slot, Number.BANK) == event.args["wanted"]:
                yield slot

    def markers(self, event: Event) -> Iterator[int]:
        """The marked card itself, or the one that faces it."""
        for slot in self.slots(event.args["seat"]):
            if self.played[slot] != kind_told(event.args["card"]):
                continue
            mark, other = Mark(event.args["mark"]), facing(slot, self.seats)
            if any(self.has(slot, has) for has in ITSELF[mark]):
                yield slot
            if any(self.has(other, has) for has in THAT[mark]):
                yield other

    def buyers(self, event: Event) -> Iterator[int]:
        """The seat's cards that buy for that price; one more card after a pirate comes of no other card. §pirates"""
        seat, kind = event.args["seat"], kind_told(event.args["card"])
        if self.pirate_of == seat and event.args["cost"] == PIRATE_COST:
            self.pirate_of = None
            return
        self.pirate_of = seat if is_pirate(self.sight, kind) else None
        for slot in self.own(event, Has.CARD):
            if self.number(slot, Number.CARD_COST) == event.args["cost"]:
                yield slot

    def own(self, event: Event, has: Has) -> Iterator[int]:
        """The seat's cards that do something."""
        return (slot for slot in self.slots(event.args["seat"]) if self.has(slot, has))

    # What lies there

    def slots(self, seat: int) -> Iterator[int]:
        """The places of a seat where cards lie."""
        return (slot for slot in (SIDES * seat, SIDES * seat + 1) if slot in self.played)

    def type_at(self, slot: int) -> Type:
        """The type of a played card."""
        return type_on(self.sight, self.played.get(slot, NO_CARD))

    def face(self, slot: int) -> int:
        """What a played card does against the one it faces."""
        kind = self.played.get(slot, NO_CARD)
        return face_against(self.sight, kind, self.type_at(facing(slot, self.seats)))

    def number(self, slot: int, number: Number) -> int:
        """A number of what a played card does."""
        return self.face(slot) >> WIDTH * number & MOST

    def has(self, slot: int, has: Has) -> bool:
        """Whether a played card does something."""
        return bool(self.face(slot) >> has & 1)

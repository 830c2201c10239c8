"""The course of a round as its events tell it: what lies where, and which type of villager acts."""

from collections.abc import Iterable, Iterator

from tablee.games.contract import Sight
from tablee.games.pillage.box import NO_CARD, SIDES, Type
from tablee.games.pillage.faces import CARD_BIT
from tablee.games.pillage.story import Side, Step, WhyGained
from tablee.games.pillage.villagers import face_against
from tablee.games.story import Event
from tablee.terminal.pillage.cards import kind_told
from tablee.terminal.pillage.seating import facing
from tablee.terminal.pillage.types import type_on

NAMING = {Step.CARD_ACTS, Step.ORDER_SHOWN}  # the card that acts next
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

    def reveal(self, event: Event) -> None:
        """A card lies face up."""
        side = event.args["side"] - (Side.FRONT if event.args["side"] >= Side.FRONT else Side.LEFT)
        self.played[SIDES * event.args["seat"] + side] = kind_told(event.args["card"])

    def follow(self, events: Iterable[Event]) -> Iterator[tuple[Type, Event]]:
        """Events that are to be read, each with the type that acts in it."""
        for event in events:
            of_type = self.type_of(event)
            if not event.kind.is_heading:
                yield of_type, event

    def type_of(self, event: Event) -> Type:
        """The type that acts in an event: that of the card named last; none in those of refresh."""
        if event.step in NAMING:
            self.acting = type_on(self.sight, kind_told(event.args["card"]))
        if event.step in REFRESHING or (event.step == Step.GAINED and event.args["why"] == WhyGained.REFRESH):
            self.acting = REFRESH
        return self.acting

    def buys_card(self) -> bool:
        """Whether one of the played cards buys a card, against the one that it faces."""
        return any(self.face(slot) & CARD_BIT for slot in self.played)

    def face(self, slot: int) -> int:
        """What a played card does against the one it faces."""
        faced = type_on(self.sight, self.played.get(facing(slot, self.seats), NO_CARD))
        return face_against(self.sight, self.played[slot], faced)

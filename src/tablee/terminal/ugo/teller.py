"""Tells a match of UGO! while it is played: every card as it comes."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as RichText

from tablee.games.story import Event
from tablee.games.ugo.story import Step
from tablee.games.words import Text
from tablee.terminal.ugo.cards import chip
from tablee.terminal.ugo.deeds import Trick, heading, laid_cards
from tablee.terminal.ugo.narrator import Narrator

INDENT = (0, 0, 0, 5)  # where a card is shown before its sentence


class Teller(Narrator):
    """A narrator who does not wait for the end of a trick."""

    is_brief = False  # tells only what each round brings
    score_sheet: Sequence[RenderableType] = ()

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """The blocks that follow from the events; cards laid together are told together."""
        for step, run in groupby(events, lambda event: event.step):
            together = list(run)
            if step == Step.CARD_LAID and not self.is_brief:
                yield Padding(laid_cards(Trick(0, together), self.texts), INDENT, expand=False)
            yield from super().tell(together)

    def add_to_trick(self, event: Event) -> Iterator[RenderableType]:
        """What happens in a trick is told at once."""
        self.trick.events.append(event)
        self.kingdoms[event.args["seat"]].follow(event)
        if not self.is_brief:
            yield from self.told_at_once(event)
        if self.trick.is_laid(self.seats):
            self.trick = Trick(self.trick.number + 1)

    def told_at_once(self, event: Event) -> Iterator[RenderableType]:
        """A card with its sentence; before the first card, who leads."""
        sentence = self.texts.say(event.text)
        match event.step:
            case Step.CARD_PLAYED:
                if len(self.trick.events) == 1:
                    yield RichText("\n" if self.trick.number > 1 else "") + heading(self.trick, self.tricks, self.texts)
                yield RichText.assemble(chip(event.args["card"]), " ", sentence)
            case Step.TRICK_WON | Step.FARMERS_PAID:
                yield Padding(RichText(sentence, "bold" if event.step == Step.TRICK_WON else ""), INDENT, expand=False)

    def add_to_scores(self, event: Event) -> Iterator[RenderableType]:
        """The score sheet, space by space and round by round, is kept to be shown again."""
        if blocks := list(super().add_to_scores(event)):
            self.score_sheet = ["", *blocks]
            yield from self.score_sheet

    def scores(self) -> RenderableType:
        """The score sheet of the last round and of all that are over."""
        if self.score_sheet:
            return Group(*self.score_sheet)
        return RichText(self.texts.say(Text("ugo-no-round-counted")), "italic")

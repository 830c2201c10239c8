"""Tells a match of UGO! while it is played: every card as it comes."""

import time
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, told_to
from tablee.games.ugo.story import Step
from tablee.match import Match
from tablee.terminal.cards import chip
from tablee.terminal.narrator import Narrator
from tablee.terminal.trick import Trick, heading, laid_cards
from tablee.texts import Texts

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
                    yield Line("\n" if self.trick.number > 1 else "") + heading(self.trick, self.tricks, self.texts)
                yield Line.assemble(chip(event.args["card"]), " ", sentence)
            case Step.TRICK_WON | Step.FARMERS_PAID:
                yield Padding(Line(sentence, "bold" if event.step == Step.TRICK_WON else ""), INDENT, expand=False)

    def add_to_scores(self, event: Event) -> Iterator[RenderableType]:
        """The score sheet, space by space and round by round, is kept to be shown again."""
        if blocks := list(super().add_to_scores(event)):
            self.score_sheet = ["", *blocks]
            yield from self.score_sheet


class Story:
    """What has been told of a match on one screen."""

    def __init__(self, match: Match, texts: Texts, console: Console) -> None:
        self.match, self.texts, self.console = match, texts, console
        self.is_brief = False
        self.begin_again()

    def begin_again(self) -> None:
        """Nothing is told yet."""
        self.told = 0  # moments of the match
        self.teller = Teller(self.texts, len(self.match.players), int(self.match.table.hand_size))

    def tell_news(self, pace: float = 0) -> None:
        """Tell what happened since; with so many seconds after it."""
        self.teller.is_brief = self.is_brief
        for block in self._blocks(len(self.match.moments)):
            self.console.print(block)
        time.sleep(pace)

    def pass_over(self, moments: int) -> None:
        """Take in that much of the match from its beginning, without a word."""
        self.begin_again()
        for _ in self._blocks(moments):
            pass

    def _blocks(self, moments: int) -> Iterator[RenderableType]:
        news = self.match.moments[self.told : moments]
        self.told = moments
        for moment in news:
            yield from self.teller.tell(told_to(moment.events, SPECTATOR))

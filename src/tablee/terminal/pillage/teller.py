"""Tells a match of Pillage round by round: the cards against each other, then what each type brings."""

from collections.abc import Callable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text as RichText

from tablee.games.pillage.box import Type
from tablee.games.pillage.story import Step
from tablee.games.story import Event, seat_named
from tablee.games.words import Text
from tablee.terminal.pillage.cards import offered
from tablee.terminal.pillage.course import Course
from tablee.terminal.pillage.deeds import grid_of, rows
from tablee.terminal.pillage.flow import Flow
from tablee.terminal.pillage.reveal import reveal_table
from tablee.terminal.pillage.scores import scores_block
from tablee.terminal.screen import View
from tablee.texts import Texts

UNTOLD_STEPS = {Step.PLANNED, Step.ORDER_CHOSEN}  # secret, or told when all have chosen
ENDING = {Step.GAME_WON, Step.GAME_DRAWN}


class Teller:
    """Takes in the events of one decision after another."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts, self.view, self.is_brief = texts, view, False
        self.course = Course(view())
        self.rounds = 0  # begun so far
        self.opening: list[Text] = []  # the first cards of the market, which come one by one
        self.heading: Type | None = None  # under which something was told last
        self.is_market_empty = False  # while the events are told that are told now

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """What the events bring: set-up, rounds, types, the end."""
        told = [event for event in events if event.step not in UNTOLD_STEPS]
        self.is_market_empty = not offered(self.view()) and all(event.step != Step.CARD_BOUGHT for event in told)
        for part, run in groupby(told, key=self.part_of):
            block = part(self, list(run))
            if block is not None and (not self.is_brief or part is Teller.end):
                yield block

    def part_of(self, event: Event) -> "Part":
        """Which part of the story an event belongs to."""
        if event.step in ENDING:
            return Teller.end
        if event.step == Step.ROUND_BEGUN:
            return Teller.begin_round
        if event.step == Step.REVEALED:
            return Teller.reveal
        is_opening = event.step == Step.MARKET_CARD and not self.rounds
        return Teller.set_up if is_opening else Teller.act

    def set_up(self, events: list[Event]) -> None:
        """The first cards of the market, to be told together."""
        self.opening += [event.text.args["card"] for event in events]

    def begin_round(self, events: list[Event]) -> RenderableType | None:
        """A new round: nothing to say until its cards are revealed, but before the first one the market."""
        self.rounds = events[-1].args["round"]
        self.course.begin_round()
        cards, self.opening, self.heading = self.opening, [], None
        return RichText(self.texts.say(Text("pillage-told-set-up", {"cards": cards}))) if cards else None

    def reveal(self, events: list[Event]) -> RenderableType:
        """Who plays what against whom."""
        self.rounds = max(self.rounds, 1)  # without a market nobody is told that the first one begins
        for event in events:
            self.course.reveal(event)
        heading = Rule(
            RichText(self.texts.say(Text("pillage-told-reveal", {"round": self.rounds})), "bold"), align="left"
        )
        table = reveal_table(self.course.played, self.course.sight, self.texts)
        return Group("", heading, table, *self.nothing_for_sale())

    def nothing_for_sale(self) -> Iterator[RenderableType]:
        """Why cards that buy a card buy none: nobody is asked where the market is empty. §buy-card"""
        if self.is_market_empty and self.course.buys_card():
            yield RichText(self.texts.say(Text("pillage-market-empty")), "italic")

    def act(self, events: list[Event]) -> RenderableType:
        """What types bring; a type that goes on after a question needs no second heading."""
        told = list(rows(events, self.course, self.texts))
        headed: list[tuple[Type | None, Flow]] = [
            (None if number == 0 and of_type == self.heading else of_type, flow)
            for number, (of_type, flow) in enumerate(told)
        ]
        self.heading = told[-1][0]
        return grid_of(headed, self.texts)

    def end(self, events: list[Event]) -> RenderableType:
        """The score sheet, who has won, alone or together, and what decided."""
        winners = [event for event in events if event.step == Step.GAME_WON]
        text = events[-1].text
        if len(winners) > 1:
            seats = [seat_named(event.args["seat"]) for event in winners]
            text = Text("pillage-shared-win", {"seats": seats, "relics": winners[0].args["relics"]})
        return Group(self.scores(), Panel(RichText(self.texts.say(text), "bold"), expand=False))

    def scores(self) -> RenderableType:
        """The score sheet as it stands."""
        return scores_block(self.view(), self.texts)


Part = Callable[[Teller, list[Event]], RenderableType | None]

"""Tells a game of UGO! block by block, from its events alone."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text as RichText

from tablee.games.story import Event
from tablee.games.ugo.story import Step
from tablee.terminal.ugo.deeds import Trick, trick_block
from tablee.terminal.ugo.kingdom import Kingdom, kingdoms_block
from tablee.terminal.ugo.scores import scores_block
from tablee.terminal.winners import winner_block
from tablee.texts import Texts


class Narrator:
    """Takes in events as they come, and gives back a block whenever one is complete."""

    def __init__(self, texts: Texts, seats: int, tricks: int) -> None:
        self.texts, self.seats, self.tricks = texts, seats, tricks
        self.trick = Trick(1)
        self.kingdoms = [Kingdom() for _ in range(seats)]
        self.rounds: list[list[int]] = []

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """The blocks that are complete now."""
        for event in events:
            match event.step:
                case Step.DEALER_DRAWN:
                    yield RichText(self.texts.say(event.text))
                case Step.ROUND_BEGUN:
                    yield self.begin_round(event)
                case Step.CARD_PLAYED | Step.TRICK_WON | Step.FARMERS_PAID | Step.CARD_LAID:
                    yield from self.add_to_trick(event)
                case Step.SPACE_SCORED | Step.ROUND_SCORED:
                    yield from self.add_to_scores(event)
        if winners := [event for event in events if event.step == Step.GAME_WON]:
            yield winner_block(winners, self.texts)

    def begin_round(self, event: Event) -> RenderableType:
        """A new round has empty kingdoms and no points yet."""
        self.trick = Trick(1)
        self.kingdoms = [Kingdom() for _ in range(self.seats)]
        self.rounds.append([])
        return Group("", Rule(RichText(self.texts.say(event.text), "bold")), "")

    def add_to_trick(self, event: Event) -> Iterator[RenderableType]:
        """A trick is a block once its last card is laid."""
        self.trick.events.append(event)
        self.kingdoms[event.args["seat"]].follow(event)
        if self.trick.is_laid(self.seats):
            yield trick_block(self.trick, self.tricks, self.texts)
            self.trick = Trick(self.trick.number + 1)

    def add_to_scores(self, event: Event) -> Iterator[RenderableType]:
        """Kingdoms and scores are blocks once every player's round is counted."""
        self.kingdoms[event.args["seat"]].follow(event)
        if event.step != Step.ROUND_SCORED:
            return
        self.rounds[-1].append(event.args["points"])
        if len(self.rounds[-1]) == self.seats:
            yield kingdoms_block(self.kingdoms, len(self.rounds), self.texts)
            yield scores_block(self.rounds, self.texts)

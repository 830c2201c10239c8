"""A trick of UGO! as one block: who leads, the cards, who wins and why, the farmers, where the cards are laid."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as RichText

from tablee.games.story import Event, seat_named
from tablee.games.ugo.cards import card_code
from tablee.games.ugo.story import Step
from tablee.games.words import Text
from tablee.terminal.ugo.cards import chip, with_chips
from tablee.texts import Texts

INDENT = (0, 0, 0, 2)
GAP = (0, 3)


@dataclass
class Trick:
    """What has been told of a trick so far."""

    number: int
    events: list[Event] = field(default_factory=list)

    def told(self, *steps: Step) -> list[Event]:
        """Its events of some kinds, in their order."""
        return [event for event in self.events if event.step in steps]

    def is_laid(self, seats: int) -> bool:
        """Whether all its cards lie in a kingdom: then the trick is told to its end."""
        return len(self.told(Step.CARD_LAID)) == seats


def trick_block(trick: Trick, tricks: int, texts: Texts) -> RenderableType:
    """A complete trick, ready to print."""
    lines = [played_cards(trick, texts), *reasons(trick, texts), laid_cards(trick, texts)]
    return Group(heading(trick, tricks, texts), *(Padding(line, INDENT, expand=False) for line in lines), "")


def heading(trick: Trick, tricks: int, texts: Texts) -> RichText:
    """Which trick it is, and who leads."""
    leader = seat_named(trick.told(Step.CARD_PLAYED)[0].args["seat"])
    return RichText(
        texts.say(Text("ugo-trick-heading", {"trick": trick.number, "tricks": tricks, "leader": leader})), "bold"
    )


def played_cards(trick: Trick, texts: Texts) -> RenderableType:
    """Each player and card, in the order of play; the winner stands out."""
    (won,) = trick.told(Step.TRICK_WON)
    plays = trick.told(Step.CARD_PLAYED)
    return Columns([played_card(play, texts, is_winner=play.args["seat"] == won.args["seat"]) for play in plays], GAP)


def played_card(play: Event, texts: Texts, is_winner: bool) -> RichText:
    """A player and the card, kept on one line."""
    name = texts.say(seat_named(play.args["seat"]))
    line = RichText.assemble((name, "bold underline" if is_winner else ""), " ", chip(play.args["card"]))
    line.no_wrap = True
    return line


def reasons(trick: Trick, texts: Texts) -> Iterator[RichText]:
    """Who wins and why, who takes farmers and why."""
    for event in trick.told(Step.TRICK_WON, Step.FARMERS_PAID):
        yield RichText(texts.say(event.text))


def laid_cards(trick: Trick, texts: Texts) -> RichText:
    """The spaces on which the winner lays the cards, the top card last."""
    laid = trick.told(Step.CARD_LAID)
    piles = [pile_laid(space, list(cards)) for space, cards in groupby(laid, lambda event: event.args["space"])]
    seat = seat_named(laid[0].args["seat"])
    return with_chips(texts.say(Text("ugo-cards-laid", {"seat": seat, "piles": piles})))


def pile_laid(space: int, laid: list[Event]) -> Text:
    """The cards that go on one space."""
    codes = " ".join(card_code(event.args["card"]) for event in laid)
    return Text("ugo-cards-on-space", {"cards": codes, "space": space + 1})

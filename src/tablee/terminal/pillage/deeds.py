"""What happens in a round of Pillage, a few words for each event, grouped by the type that acts."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text as RichText

from tablee.games.pillage.box import Type
from tablee.games.pillage.story import Step, card_named, word
from tablee.games.pillage.table import Mark
from tablee.games.story import UNTOLD, Event, seat_named
from tablee.games.words import Text
from tablee.terminal.pillage.course import REFRESH, Course
from tablee.terminal.pillage.flow import Flow
from tablee.terminal.pillage.types import STYLES, type_named
from tablee.texts import Texts

HEADING_WIDTH = 10
TOLD = {
    Step.GAINED: "pillage-told-gained",
    Step.CHICKEN: "pillage-told-chicken",
    Step.STOLEN: "pillage-told-stolen",
    Step.BANKED: "pillage-told-banked",
    Step.WITHDRAWN: "pillage-told-withdrawn",
    Step.FIRST_BUYER: "pillage-told-first-buyer",
    Step.RELIC_BOUGHT: "pillage-told-relic",
    Step.CARD_BOUGHT: "pillage-told-bought",
    Step.NO_MORE_BOUGHT: "pillage-told-no-more",
    Step.ORDER_SHOWN: "pillage-told-order",
    Step.MARKET_CARD: "pillage-told-market",
    Step.RETURNED: "pillage-told-returned",
    Step.RESTED: "pillage-told-rested",
    Step.BURIED: "pillage-told-buried",
    Step.CHANGED_HANDS: "pillage-told-changed-hands",
}


def rows(events: Sequence[Event], course: Course, texts: Texts) -> Iterator[tuple[Type, Flow]]:
    """What each type brings, its events one after another."""
    for of_type, run in groupby(course.follow(events), key=lambda pair: pair[0]):
        told = [RichText(texts.say(text_of(event)), style_of(event)) for _, event in run]
        yield of_type, Flow(told)


def text_of(event: Event) -> Text:
    """An event in a few words."""
    args = event.text.args
    match event.step:
        case Step.STOLEN | Step.BANKED:
            lacks = event.args["wanted"] - event.args["turnips"]
            return Text(TOLD[Step(event.step)], {**args, "lacks": lacks})
        case Step.MARKED:
            return Text("pillage-told-marked", {**args, "mark": word(Mark)(event.args["mark"])})
        case Step.CARD_DRAWN if event.args["card"] == UNTOLD:
            return Text("pillage-told-drawn-unseen", {"seat": seat_named(event.args["seat"])})
        case Step.CARD_DRAWN | Step.KNOWN_CARD_DRAWN:
            card = card_named(event.args["card"])
            return Text("pillage-told-drawn", {"seat": seat_named(event.args["seat"]), "card": card})
    return Text(TOLD[Step(event.step)], args)


def style_of(event: Event) -> str:
    """Relics are what the game is about."""
    return "bold" if event.step == Step.RELIC_BOUGHT else ""


def grid_of(told: Sequence[tuple[Type | None, Flow]], texts: Texts) -> Table:
    """Rows behind their types; a row without one goes on with the type above it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=HEADING_WIDTH, no_wrap=True)
    grid.add_column()
    for of_type, flow in told:
        grid.add_row(RichText("") if of_type is None else heading(of_type, texts), flow)
    return grid


def heading(of_type: Type, texts: Texts) -> RichText:
    """The name of a type that acts, or of refresh."""
    if of_type == REFRESH:
        return RichText(texts.say(Text("pillage-told-refresh")), "bold")
    return RichText(texts.say(Text("pillage-told-types", {"type": type_named(of_type)})), STYLES[of_type])

"""The market of Pillage: the cards for sale with all that they do, the pile, and what is buried under it."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.pillage.box import NO_CARD
from tablee.games.pillage.table import Phase
from tablee.games.words import Text
from tablee.move_words.pillage import named
from tablee.terminal.pillage.cards import card_list, offered
from tablee.texts import Texts


def market_block(sight: Sight, texts: Texts) -> Iterator[RenderableType]:
    """The cards for sale; with numbers when one is to be bought. §market"""
    kinds = offered(sight)
    yield RichText.assemble((texts.say(Text("pillage-market")), "bold"), " ", (texts.say(pile_of(sight)), "dim"))
    is_buying = sight.phase in (Phase.BUY, Phase.BOARD)
    labels = [str(number) if is_buying else "·" for number in range(1, len(kinds) + 1)]
    if kinds:
        yield card_list(sight, kinds, labels, texts)
    else:
        yield RichText(texts.say(Text("pillage-market-empty")), "italic")


def pile_of(sight: Sight) -> Text:
    """How many cards will come, and those that everybody saw go under them. §sacrifice"""
    buried = [named(sight, int(kind)) for kind in sight.buried if kind != NO_CARD]
    return Text("pillage-pile", {"cards": int(sight.pile_size), "buried": buried, "count": len(buried)})

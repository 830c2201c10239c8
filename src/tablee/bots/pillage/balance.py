"""How a deck of Pillage plays: which cards are bought when they are offered, and what becomes of who owns them."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from tablee.bots.contract import NO_LIMIT, Bot
from tablee.games.bits import members_of
from tablee.games.chance import Random
from tablee.games.options import Value
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.box import STARTING
from tablee.games.pillage.cards import card_code
from tablee.games.pillage.hands import known_kinds
from tablee.games.pillage.table import NO_MORE, Phase, Table


@dataclass
class CardFigures:
    """What was counted of one card."""

    card: str  # its letters
    offered: int = 0  # to somebody who bought
    bought: int = 0
    owners: int = 0  # who had it at some time in a game, by whichever way
    won: float = 0.0  # of all wins, their part

    @property
    def bought_when_offered(self) -> float | None:
        """From 0 to 1; None where it was never offered."""
        return self.bought / self.offered if self.offered else None

    @property
    def owners_won(self) -> float | None:
        """What an owner wins on average; None where there was none."""
        return self.won / self.owners if self.owners else None


@dataclass
class Balance:
    """What was counted in some games."""

    players: int
    games: int = 0
    rounds: list[int] = field(default_factory=list)  # of each game
    drawn: int = 0  # games that the safety limit ended
    cards: dict[int, CardFigures] = field(default_factory=dict)  # by kind

    def as_json(self) -> dict[str, Any]:
        """All figures as plain data, cards by how often they are bought."""
        cards = [
            {**asdict(card), "bought_when_offered": card.bought_when_offered, "owners_won": card.owners_won}
            for card in self.ranked()
        ]
        return {
            "players": self.players,
            "games": self.games,
            "drawn": self.drawn,
            "rounds": self.rounds,
            "cards": cards,
        }

    def ranked(self) -> list[CardFigures]:
        """The cards that are bought most often when they are offered come first."""
        return sorted(self.cards.values(), key=lambda card: (-(card.bought_when_offered or 0.0), card.card))


def balance_of(
    bot: Bot,
    players: int,
    options: Mapping[str, Value],
    games: int,
    seed: int,
    told: Callable[[], None] = lambda: None,
) -> Balance:
    """Let a bot play itself, and count; `told` is called after each game."""
    fresh = PILLAGE.new(players, **options)
    kinds = members_of(int(fresh.in_play))
    balance = Balance(players, cards={kind: CardFigures(card_code(fresh, kind)) for kind in kinds})
    for game in range(games):
        count_game(bot, PILLAGE.new(players, **options), Random.seeded(seed + game), balance)
        told()
    return balance


def count_game(bot: Bot, table: Table, random: Random, balance: Balance) -> None:
    """One game, from its first draw to its end."""
    owned: list[set[int]] = [set() for _ in range(balance.players)]
    PILLAGE.rules.settle(table, random)
    while not PILLAGE.rules.is_over(table):
        for seat in PILLAGE.awaited(table):
            legal = PILLAGE.legal(table, seat)
            action = bot(PILLAGE.knowledge(table, seat), legal, random, NO_LIMIT)
            if table.phase in (Phase.BUY, Phase.BOARD):
                count_purchase(balance, legal, action)
            PILLAGE.rules.apply(table, seat, action)
        PILLAGE.rules.settle(table, random)
        for seat, cards in enumerate(owned):
            cards.update(members_of(known_kinds(table, seat) | int(table.drawn[seat])))
    count_ending(balance, table, owned)


def count_purchase(balance: Balance, legal: list[int], action: int) -> None:
    """Each card that could be bought was offered."""
    for kind in legal:
        if kind != NO_MORE:
            balance.cards[kind].offered += 1
            balance.cards[kind].bought += kind == action


def count_ending(balance: Balance, table: Table, owned: list[set[int]]) -> None:
    """Who has won, and what they owned."""
    winners = members_of(int(PILLAGE.rules.winners(table)))
    balance.games += 1
    balance.drawn += not winners
    balance.rounds.append(int(table.rounds_played) + 1)
    for seat, cards in enumerate(owned):
        for kind in cards - set(STARTING):
            balance.cards[kind].owners += 1
            balance.cards[kind].won += 1 / len(winners) if seat in winners else 0.0

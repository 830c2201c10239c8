"""What a seat knows of Pillage, in plain numbers: the players with their cards, and the market."""

from collections.abc import Iterable
from functools import cached_property

from tablee.bots.pillage.cards import GAP, Card
from tablee.bots.pillage.clash import Player
from tablee.bots.pillage.merits import Market, judged, purchases
from tablee.games.bits import members_of, only
from tablee.games.pillage.box import DUEL, NO_CARD, STARTING
from tablee.games.pillage.secrets import Sight
from tablee.games.pillage.villagers import cards_in_numbers

USES = 4.0  # how often a card that is bought at the start of a game will be played
PLAYED_A_ROUND = 0.5  # how often it can be in each of the rounds that are left


class Outlook:
    """What a seat knows, read once: plain numbers are quicker to reckon with."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat, self.seats = int(sight.seat), int(sight.seats)
        self.stocks, self.banks, self.relics = sight.stocks.tolist(), sight.banks.tolist(), sight.relics.tolist()
        self.bank_limit = int(sight.bank_limit)
        self.costs = sight.relic_costs.tolist()[: int(sight.relics_to_win)]
        self.hands, self.drawn = sight.hands.tolist(), sight.drawn.tolist()
        self.resting, self.provoked = sight.resting.tolist(), sight.provoked.tolist()
        self.traits, self.faces = cards_in_numbers(
            sight.seats, sight.is_owners_deck, sight.deck_traits, sight.deck_faces
        )
        self.players: dict[int, Player] = {}

    @property
    def wealth(self) -> int:
        """The own turnips, banked ones included."""
        return int(self.stocks[self.seat] + self.banks[self.seat])

    # Cards

    def card(self, kind: int) -> Card:
        """A card of this table."""
        return judged(kind, self.traits[kind], tuple(self.faces[kind]), self.seats) if kind != NO_CARD else GAP

    def cards(self, kinds: Iterable[int]) -> tuple[Card, ...]:
        """Cards of this table."""
        return tuple([self.card(kind) for kind in kinds])

    def kinds(self, seat: int) -> int:
        """What a seat holds, as far as it is known, as a set."""
        ones, twos, fours = self.hands[seat]
        return int(ones | twos | fours | self.drawn[seat])

    def owned(self, seat: int) -> tuple[Card, ...]:
        """What a seat is known to own, each kind once; exhausted cards come back."""
        return self.cards(members_of(self.kinds(seat)) + [kind for kind in self.resting[seat] if kind != NO_CARD])

    def others(self, planned: int) -> list[int]:
        """What is left in the own hand when a card is planned; of two equal ones there is another."""
        _, twos, fours = self.hands[self.seat]
        return members_of(self.kinds(self.seat) & ~(only(planned) & ~(twos | fours)))

    @cached_property
    def market(self) -> Market:
        """What can be bought: worth less the nearer the end is."""
        spent = max([sum(self.costs[:relics]) for relics in self.relics[: self.seats]])
        left = 1 - spent / max(sum(self.costs), 1)
        rounds = int(self.sight.round_limit) - int(self.sight.rounds_played)
        row = self.cards([kind for kind in self.sight.market.tolist() if kind != NO_CARD])
        return Market(row, min(USES * left, PLAYED_A_ROUND * rounds))

    # Players

    def player(self, seat: int) -> Player:
        """A seat with its turnips and what it can plan."""
        if seat not in self.players:
            self.players[seat] = self.with_relics(
                Player(
                    stock=self.stocks[seat],
                    bank=self.banks[seat],
                    bank_limit=self.bank_limit,
                    cards=self.cards(self.playable(seat)) or (GAP,),
                    provoked=self.on_one_side(seat),
                    wanted=max([0.0, *purchases(self.market, self.owned(seat))]),
                ),
                self.relics[seat],
            )
        return self.players[seat]

    def with_relics(self, player: Player, relics: int) -> Player:
        """A player who has so many relics."""
        return player._replace(relic_cost=self.costs[relics], is_last_relic=relics + 1 == len(self.costs))

    def playable(self, seat: int) -> list[int]:
        """What a seat may plan: only provoked cards if no other fits, otherwise what it has."""
        provoked = {kind for kind in self.provoked[seat] if kind != NO_CARD}
        if provoked and (self.seats == DUEL or self.provoked[seat][1] != NO_CARD):
            return sorted(provoked)
        return members_of(self.kinds(seat)) or self.unseen(seat)

    def on_one_side(self, seat: int) -> int:
        """The provoked card that leaves a seat one side to choose for."""
        one, other = self.provoked[seat]
        return int(one) if self.seats > DUEL and other == NO_CARD else NO_CARD

    def unseen(self, seat: int) -> list[int]:
        """Cards that nobody has seen can be anything: as if they were of the starting ones."""
        return list(STARTING) if self.sight.draws[seat] else []

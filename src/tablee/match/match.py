"""A match: a game, its players, what was agreed, and the log of what happened. All else follows by replay.

>>> from tablee.games import GAMES
>>> from tablee.match.players import bot, person
>>> match = Match(GAMES["ugo"], [person("North"), bot("random")], {"rounds": 1}, seed=b"example")
>>> (seat,) = match.awaited()
>>> events = match.submit(seat, match.legal(seat)[0])
>>> [event.text.key for event in events]
['ugo-card-played']
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tablee.games.contract import Game, Sight, Table
from tablee.games.options import Value, agreed
from tablee.games.record import copied
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, seat_named, told_to
from tablee.games.words import Refused
from tablee.match.entries import AgreedEnd, Chance, Decision, Entry, Joint, Resignation, TakeBack
from tablee.match.fair import Draws, Fairness, commitment
from tablee.match.players import Player, bot

SUBSTITUTE = bot("random")  # who plays on for a seat that was given up: every game has this bot


@dataclass(frozen=True)
class Moment:
    """An entry in force: the table it found, who sat there, and what it told."""

    entry: Entry
    before: Table
    players: tuple[Player, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Result:
    """How a match ended, and for whom."""

    how: str  # "finished", "resigned" or "agreed"
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Match:
    """A game being played. Every method either does what it says, or refuses with the reason and changes nothing."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, Value] | None = None,
        seed: bytes | Fairness | None = None,
    ) -> None:
        self.game = game
        self.options = agreed(game.options, options or {}, len(players))
        self.table = game.new(len(players), **self.options)
        self.fairness = seed if isinstance(seed, Fairness) else None
        self.commitment = commitment(self.fairness.secret) if self.fairness else None  # shown from the beginning
        self.seed = seed.seed if isinstance(seed, Fairness) else seed
        if self.fairness and len(self.fairness.nonces) != len(players):
            raise Refused("record-nonces", seats=len(players))
        self.players = self.first_players = tuple(players)
        self.log: list[Entry] = []
        self.moments: list[Moment] = []  # the log without what was taken back
        self.result: Result | None = None
        self._choices: dict[int, int] = {}  # made at the same time as others', not revealed yet
        self._agreeing: set[int] = set()
        self._draws = Draws(self.seed) if self.seed is not None else None
        self._let_chance_draw()

    # What is asked

    def awaited(self) -> list[int]:
        """The seats that owe a decision."""
        if self.result:
            return []
        return [seat for seat in self.game.awaited(self.table) if seat not in self._choices]

    def legal(self, seat: int) -> list[int]:
        """What a seat may do."""
        return [] if self.result else self.game.legal(self.table, seat)

    @property
    def question(self) -> int:
        """The number of the question that is open: it grows with every entry, and never comes back."""
        return len(self.log)

    # What is answered

    def submit(self, seat: int, action: int, question: int | None = None) -> list[Event]:
        """Decide for a seat; returns what that told. Choices made at the same time wait for the last of them."""
        self._check_seat(seat)
        if question is not None and question != self.question:
            raise Refused("stale-question", asked=question, now=self.question)
        if action not in self.legal(seat):
            raise Refused.of(self.game.why_not(self.table, seat, action))
        together = self.game.awaited(self.table)
        if len(together) == 1 or seat not in together:
            return self.enter(Decision(seat, action))
        self._choices[seat] = action
        if len(self._choices) < len(together):
            return []
        choices = tuple(Decision(chooser, self._choices[chooser]) for chooser in sorted(together))
        return self.enter(Joint(choices))

    def take_back(self, seat: int) -> None:
        """Undo a seat's last decision, if nothing but that decision has been shown since."""
        self._check_seat(seat)
        if seat in self._choices:
            del self._choices[seat]
        else:
            self.enter(TakeBack(seat, self._entries_to_take_back(seat)))

    def resign(self, seat: int) -> list[Event]:
        """Give a seat up: a bot plays on, or, of two players, the other one wins."""
        self._check_person(seat)
        return self.enter(Resignation(seat))

    def agree_to_end(self, seat: int) -> bool:
        """Agree to end the match here; it ends when all persons have. Returns whether it has."""
        self._check_person(seat)
        self._agreeing.add(seat)
        if all(player.is_bot or asked in self._agreeing for asked, player in enumerate(self.players)):
            self.enter(AgreedEnd())
        return self.result is not None

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.players)):
            raise Refused("no-such-seat", seat=seat, seats=len(self.players))
        if self.result:
            raise Refused("game-over")

    def _check_person(self, seat: int) -> None:
        self._check_seat(seat)
        if self.players[seat].is_bot:
            raise Refused("seat-of-bot", seat=seat + 1)

    # The log

    def enter(self, entry: Entry) -> list[Event]:
        """Add an entry to the log and let it take effect; with a seed, chance then draws what it owes."""
        if self.result:
            raise Refused("game-over")
        return [*self._log(entry), *self._let_chance_draw()]

    def follow(self, log: Iterable[Entry]) -> None:
        """Replay a log from its beginning. With a seed, what chance brought must be what the seed brings."""
        for place, entry in enumerate(log):
            if place >= len(self.log):
                self.enter(entry)
            elif entry != self.log[place]:
                raise Refused("not-from-seed", entry=place + 1)

    def _log(self, entry: Entry) -> list[Event]:
        events = self._restore(entry) if isinstance(entry, TakeBack) else self._take_effect(entry)
        self.log.append(entry)
        if not isinstance(entry, Resignation):  # somebody leaves; the others' secret choices stand
            self._choices.clear()
        self._agreeing.clear()
        return events

    def _let_chance_draw(self) -> list[Event]:
        told: list[Event] = []
        while self._draws and not self.result and (chances := self.game.rules.chances(self.table)):
            outcome = self.game.rules.drawn(self.table, self._draws.below(chances))
            told += self._log(Chance(outcome))
        return told

    def _take_effect(self, entry: Entry) -> list[Event]:
        before, players = copied(self.table), self.players
        events = self._act(entry)
        self.moments.append(Moment(entry, before, players, tuple(events)))
        if not self.result and self.game.rules.is_over(self.table):
            self.result = Result("finished", self.scores(), tuple(self.game.winners(self.table)))
        return events

    def _act(self, entry: Entry) -> list[Event]:
        match entry:
            case Chance(outcome):
                return self.game.apply_chance(self.table, outcome)
            case Decision(seat, action):
                self._check_deciders([seat], together=False)
                return self.game.apply(self.table, seat, action)
            case Joint(decisions):
                self._check_deciders([decision.seat for decision in decisions], together=True)
                return self._act_together(decisions)
            case Resignation(seat):
                self._hand_over(seat)
            case AgreedEnd():
                self.result = Result("agreed", self.scores(), ())
        return []

    def _check_deciders(self, seats: list[int], together: bool) -> None:
        """Who is asked together decides together, in the order of the seats; everybody else decides alone."""
        awaited = self.game.awaited(self.table)
        is_asked_together = len(awaited) > 1 and (together or seats[0] in awaited)
        if together != is_asked_together or (together and seats != awaited):
            raise Refused("together", awaited=[seat_named(seat) for seat in awaited])

    def _act_together(self, decisions: Iterable[Decision]) -> list[Event]:
        before, told = copied(self.table), []
        try:
            for decision in decisions:
                told += self.game.apply(self.table, decision.seat, decision.action)
        except Refused:
            self.table = before
            raise
        return told

    def _hand_over(self, seat: int) -> None:
        self.players = tuple(SUBSTITUTE if seat == other else player for other, player in enumerate(self.players))
        if len(self.players) == 2:
            self.result = Result("resigned", self.scores(), (1 - seat,))

    # Taking back

    def _entries_to_take_back(self, seat: int) -> int:
        """How many entries go with the seat's last decision: its own, and at a table of practice the bots' replies."""
        for back, moment in enumerate(reversed(self.moments), start=1):
            if any(event.kind.is_final for event in moment.events):
                break
            match moment.entry:
                case Decision(decider, _) if decider == seat:
                    return back
                case Decision(decider, _) if self.is_practice and self.players[decider].is_bot:
                    continue
                case _:
                    break
        raise Refused("nothing-to-take-back")

    @property
    def is_practice(self) -> bool:
        """One person among bots."""
        return sum(not player.is_bot for player in self.players) == 1

    def _restore(self, entry: TakeBack) -> list[Event]:
        if entry.entries != self._entries_to_take_back(entry.seat):
            raise Refused("nothing-to-take-back")
        self.table = copied(self.moments[-entry.entries].before)
        del self.moments[-entry.entries :]
        return []

    # What is seen

    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple(self.game.rules.score(self.table, seat) for seat in range(len(self.players)))

    def draws_made(self) -> int:
        """How often chance has drawn."""
        return sum(isinstance(entry, Chance) for entry in self.log)

    def view(self, seat: int = SPECTATOR) -> Sight:
        """What a seat, or a spectator, is shown now."""
        return self.game.view(self.table, seat)

    def knowledge(self, seat: int = SPECTATOR) -> Sight:
        """What a seat, or a spectator, could remember besides."""
        return self.game.knowledge(self.table, seat)

    def story(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, was told by the entries in force, from the given one on.

        What was shown then and is hidden now is left out: that follows from the whole story, whatever is told of it.
        """
        events = [event for moment in self.moments for event in moment.events]
        earlier = sum(len(moment.events) for moment in self.moments[:since])
        return told_to(self.game.secrets.history(self.table, events)[earlier:], seat)


def replayed(match: Match) -> Match:
    """The same match again, from its log alone."""
    twin = Match(match.game, match.first_players, match.options)
    twin.follow(match.log)
    return twin


def check_draws(match: Match) -> None:
    """Whether everything that chance brought came from the seed; refused at the first entry that did not."""
    if match.seed is None:
        raise Refused("no-seed")
    Match(match.game, match.first_players, match.options, match.seed).follow(match.log)

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
from itertools import groupby

from tablee.games.contract import Game, Sight, Table
from tablee.games.options import Value, agreed
from tablee.games.record import copied
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, seat_named, told_to
from tablee.games.words import Refused
from tablee.match.entries import (
    Absence,
    AgreedEnd,
    Chance,
    Decision,
    Entry,
    Joint,
    Resignation,
    Return,
    SittersChange,
    TakeBack,
)
from tablee.match.fair import Draws, Fairness, commitment
from tablee.match.players import Player, bot

SUBSTITUTE = bot("greedy")  # who plays on for a seat that was given up: every game has this bot


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
        self.absent: dict[int, str] = {}  # the persons who are away, and the level of the bot that sits in
        self.log: list[Entry] = []
        self.question = 0  # the length of the log when what is open was asked: it grows, and never comes back
        self.moments: list[Moment] = []  # the log without what was taken back
        self.result: Result | None = None
        self._choices: dict[int, list[int]] = {}  # made at the same time as others', not revealed yet
        self._agreeing: set[int] = set()
        self._draws = Draws(self.seed) if self.seed is not None else None
        self._let_chance_draw()

    # What is asked

    def awaited(self) -> list[int]:
        """The seats that owe a decision."""
        if self.result:
            return []
        return [seat for seat in self.game.awaited(self.table) if not self._has_chosen(seat)]

    def legal(self, seat: int) -> list[int]:
        """What a seat may do; for one that has chosen in secret, what it may choose instead of its last choice."""
        return [] if self.result else self.game.legal(self._before_choice(seat), seat)

    def level(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat now; None for a person."""
        player = self.players[seat]
        return player.name if player.is_bot else self.absent.get(seat)

    # What is answered

    def submit(self, seat: int, action: int, question: int | None = None) -> list[Event]:
        """Decide for a seat; returns what that told. Choices made at the same time wait for the last of them.

        Where such a choice has several parts, they are given one after another; the last one may be given again.
        """
        self._check_seat(seat)
        if question is not None and question != self.question:
            raise Refused("stale-question", asked=question, now=self.question)
        if action not in self.legal(seat):
            raise Refused.of(self.game.why_not(self._before_choice(seat), seat, action))
        together = self.game.awaited(self.table)
        if len(together) == 1 or seat not in together:
            return self.enter(Decision(seat, action))
        self._choices[seat] = [*self._earlier_choices(seat), action]
        if self.awaited():
            return []
        return self.enter(
            Joint(tuple(Decision(chooser, one) for chooser in together for one in self._choices[chooser]))
        )

    def take_back(self, seat: int) -> None:
        """Undo a seat's last decision, if nothing but that decision has been shown since."""
        self._check_seat(seat)
        self._check_present(seat)
        if self._choices.get(seat):
            self._choices[seat].pop()
        else:
            self.enter(TakeBack(seat, self._entries_to_take_back(seat)))

    def resign(self, seat: int) -> list[Event]:
        """Give a seat up: a bot plays on, or, of two players, the other one wins."""
        return self.enter(Resignation(seat))

    def sit_in(self, seat: int, level: str) -> None:
        """Let a bot sit in for a person who is away."""
        self.enter(Absence(seat, level))

    def return_to(self, seat: int) -> None:
        """Take the own seat back from the bot that sits in."""
        self.enter(Return(seat))

    def agree_to_end(self, seat: int) -> bool:
        """Agree to end the match here; it ends when all persons who are there have. Returns whether it has."""
        self._check_person(seat)
        self._check_present(seat)
        self._agreeing.add(seat)
        if self._agreeing.issuperset(self._present()):
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

    def _check_present(self, seat: int) -> None:
        if seat in self.absent:
            raise Refused("seat-absent", seat=seat + 1)

    # Secret choices

    def _with_choices(self, seat: int, choices: Sequence[int]) -> Table:
        """The table as a seat sees it that has made these choices; nobody else's are on it."""
        table = copied(self.table) if choices else self.table
        for action in choices:
            self.game.rules.apply(table, seat, action)
        return table

    def _has_chosen(self, seat: int) -> bool:
        """Whether a seat has given all parts of its choice."""
        choices = self._choices.get(seat, [])
        return bool(choices) and seat not in self.game.awaited(self._with_choices(seat, choices))

    def _earlier_choices(self, seat: int) -> list[int]:
        """The parts of a seat's choice that stand: all, or all but the last if it has chosen and may change that."""
        choices = self._choices.get(seat, [])
        return choices[:-1] if self._has_chosen(seat) else choices

    def _before_choice(self, seat: int) -> Table:
        return self._with_choices(seat, self._earlier_choices(seat))

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
        if not isinstance(entry, SittersChange):
            self._choices.clear()
            self.question = len(self.log)
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
                self._check_joint(decisions)
                return [event for one in decisions for event in self.game.apply(self.table, one.seat, one.action)]
            case Resignation(seat):
                self._hand_over(seat)
            case Absence(seat, level):
                self._seat_stand_in(seat, level)
            case Return(seat):
                self._give_back(seat)
            case AgreedEnd():
                self._check_somebody_agrees()
                self.result = Result("agreed", self.scores(), ())
        return []

    def _check_deciders(self, seats: list[int], together: bool) -> None:
        """Who is asked together decides together, in the order of the seats; everybody else decides alone."""
        awaited = self.game.awaited(self.table)
        is_asked_together = len(awaited) > 1 and (together or seats[0] in awaited)
        if together != is_asked_together or (together and seats != awaited):
            raise Refused("together", awaited=[seat_named(seat) for seat in awaited])

    def _check_joint(self, decisions: Sequence[Decision]) -> None:
        """Every seat that is asked gives all parts of its choice, and nothing more."""
        choices = [(seat, list(own)) for seat, own in groupby(decisions, key=lambda decision: decision.seat)]
        self._check_deciders([seat for seat, _ in choices], together=True)
        for seat, own in choices:
            table = copied(self.table)
            for decision in own:
                self.game.apply(table, seat, decision.action)
            if seat in self.game.awaited(table):
                raise Refused("together", awaited=[seat_named(seat)])

    def _check_somebody_agrees(self) -> None:
        if not self._present():
            raise Refused("nobody-agrees")

    def _present(self) -> list[int]:
        """The seats of the persons who are there."""
        return [seat for seat in range(len(self.players)) if self.level(seat) is None]

    # Who sits where

    def _hand_over(self, seat: int) -> None:
        self._check_person(seat)
        self.absent = self._absent_but(seat)
        self.players = tuple(SUBSTITUTE if seat == other else player for other, player in enumerate(self.players))
        if len(self.players) == 2:
            self.result = Result("resigned", self.scores(), (1 - seat,))

    def _seat_stand_in(self, seat: int, level: str) -> None:
        self._check_person(seat)
        if seat in self.absent:
            raise Refused("already-absent", seat=seat + 1)
        if level.split() != [level]:
            raise Refused("level-word", level=level)
        self.absent = {**self.absent, seat: level}

    def _give_back(self, seat: int) -> None:
        self._check_person(seat)
        if seat not in self.absent:
            raise Refused("not-absent", seat=seat + 1)
        self.absent = self._absent_but(seat)

    def _absent_but(self, seat: int) -> dict[int, str]:
        return {away: level for away, level in self.absent.items() if away != seat}

    # Taking back

    def _entries_to_take_back(self, seat: int) -> int:
        """How many entries go with the seat's last decision: its own, and at a table of practice the bots' replies.

        Nothing is taken back across a change of who plays; so what a stand-in decided is never the person's to undo.
        """
        self._check_present(seat)
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

    def choices(self, seat: int) -> list[int]:
        """What a seat has chosen in secret so far."""
        return list(self._choices.get(seat, []))

    def agreeing(self) -> list[int]:
        """The seats that agree to end the match here."""
        return sorted(self._agreeing)

    def written(self, seat: int, action: int) -> str:
        """What a seat may do, as people write it."""
        return self.game.notation.move(self._before_choice(seat), seat, action)

    def parsed(self, seat: int, text: str) -> int:
        """The action that a seat means, legal or not; `Refused` where it means nothing."""
        return self.game.notation.parse_move(self._before_choice(seat), seat, text)

    def view(self, seat: int = SPECTATOR) -> Sight:
        """What a seat, or a spectator, is shown now; of secret choices, a seat is shown its own."""
        return self.game.view(self._with_choices(seat, self._choices.get(seat, [])), seat)

    def knowledge(self, seat: int = SPECTATOR) -> Sight:
        """What a seat, or a spectator, could remember besides."""
        return self.game.knowledge(self._with_choices(seat, self._choices.get(seat, [])), seat)

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

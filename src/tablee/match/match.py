"""A match: a game, its players, what was agreed, and the log of what happened. All else follows by replay.

>>> from tablee.games import GAMES
>>> from tablee.match.players import bot, person
>>> match = Match(GAMES["ugo"], [person("North"), bot("random")], {"rounds": 1}, seed=b"example")
>>> (seat,) = match.awaited()
>>> happened = match.submit(seat, match.legal(seat)[0])
>>> [event.text.key for event in happened.events]
['ugo-card-played']
"""

from collections.abc import Iterable, Mapping, Sequence

from tablee.games.bits import is_several, members_of
from tablee.games.checked import Acted, Standing
from tablee.games.contract import Game, Sight, Table
from tablee.games.options import Value, agreed
from tablee.games.record import Many, copied_row, row_of
from tablee.games.secrecy import SPECTATOR
from tablee.games.steps import BARE
from tablee.games.story import Event, told_later, told_to
from tablee.games.words import Refused
from tablee.match.choices import SecretChoices, check_deciders
from tablee.match.entries import (
    Absence,
    AgreedEnd,
    CalledOff,
    Chance,
    Decision,
    Entry,
    Joint,
    Resignation,
    Return,
    SittersChange,
    TakeBack,
    chance_that,
)
from tablee.match.fair import Draws, Fairness, commitment
from tablee.match.happened import Chosen, Entered, Happened, Moment
from tablee.match.players import Player
from tablee.match.result import CALLED_OFF, Ending, Result
from tablee.match.sightings import MatchSightings
from tablee.match.sitters import Sitters
from tablee.match.taking_back import entries_to_take_back, let_go_of_tables, table_found

DUEL = 2  # players: who resigns leaves the win to the other


class Match(Sitters):
    """A game being played. Every method either does what it says, or refuses with the reason and changes nothing."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, Value] | None = None,
        seed: bytes | Fairness | None = None,
    ) -> None:
        self.game, self._rules = game, game.checked
        self._choices = SecretChoices(game)
        self.options = agreed(game.options, options or {}, len(players))
        self.table = game.new(len(players), **self.options)
        self.fairness = seed if isinstance(seed, Fairness) else None
        self.commitment = commitment(self.fairness.secret) if self.fairness else None  # shown from the beginning
        self.seed = seed.seed if isinstance(seed, Fairness) else seed
        if self.fairness and len(self.fairness.nonces) != len(players):
            raise Refused("record-nonces", seats=len(players))
        super().__init__(players)
        self.log: list[Entry] = []
        self.question = 0  # the length of the log when what is open was asked: it grows, and never comes back
        self.moments: list[Moment] = []  # the log without what was taken back
        self._first_open = self._looked = 0  # of them, for `let_go_of_tables`
        self._sightings = MatchSightings(game)
        self.result: Result | None = None
        self._agreeing: set[int] = set()
        self._draws = Draws(self.seed) if self.seed is not None else None
        self._let_chance_draw()

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._row[0]

    @table.setter
    def table(self, table: Table) -> None:
        self._row = row_of(table)
        self._stand(self._rules.standing(self._row))

    def _stand(self, standing: Standing) -> None:
        """The table has changed: what is asked of it now."""
        self._standing, self._asked = standing, members_of(standing.awaited)
        self._shown: Many | None = None  # to each seat and a spectator, once somebody has looked

    # What is asked

    def awaited(self) -> list[int]:
        """The seats that owe a decision."""
        if self.result:
            return []
        return [seat for seat in self._asked if not (self._choices and self._choices.is_whole(seat))]

    def legal(self, seat: int) -> list[int]:
        """What a seat may do; for one that has chosen in secret, what it may choose instead of its last choice."""
        if self.result or seat >= len(self.players):
            return []
        if seat in self._choices:
            return self._rules.legal(self._row_for(seat), seat)
        return list(self._standing.legal[seat])

    def table_for(self, seat: int) -> Table:
        """The table of which a seat is asked: its own, where it has chosen a part in secret."""
        return self._row_for(seat)[0]

    # What is answered

    def submit(self, seat: int, action: int, question: int | None = None) -> Happened:
        """Decide for a seat, and return what happened: it was entered, or chosen in secret until all have chosen.

        A secret choice of several parts is given one part after another; the last one may be given again.
        Raises `Refused` for what is not legal, or answers another question than the open one.
        """
        self._check_seat(seat)
        if question is not None and question != self.question:
            raise Refused("stale-question", asked=question, now=self.question)
        together = self._standing.awaited
        if is_several(together) and together >> seat & 1:
            return self._choose(seat, action, self._asked)
        return self._entered(Decision(seat, action))

    def take_back(self, seat: int) -> Happened:
        """Undo a seat's last decision, if nothing but bots' replies to it has been shown since; return what happened.

        Whether other persons are to agree to that is what `take_back_requests.py` says.
        """
        self._check_seat(seat)
        self._check_present(seat)
        if seat not in self._choices:
            return self.take_back_decision(seat)
        was_whole = self._choices.is_whole(seat)
        self._choices.take_back(seat)
        return Chosen(is_news=was_whole)

    def take_back_decision(self, seat: int) -> Entered:
        """Undo a seat's last decision, and what bots replied to it."""
        return self.enter(TakeBack(seat, self.entries_to_take_back(seat)))

    def resign(self, seat: int, level: str = "") -> Entered:
        """Give a seat up: a bot of that level plays on, or, of two players, the other one wins.

        If all persons who are left had agreed to end the match, that is its end.
        """
        entered = self.enter(Resignation(seat, level if len(self.players) > DUEL else ""))
        if not self.result and self._agreeing and self._agreeing.issuperset(self.present()):
            self.enter(AgreedEnd())
        return entered

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
        if self._agreeing.issuperset(self.present()):
            self.enter(AgreedEnd())
        return self.result is not None

    def decline_to_end(self, seat: int) -> None:
        """Say no to ending the match here: nobody agrees to it any more."""
        self._check_person(seat)
        self._check_present(seat)
        if not self._agreeing:
            raise Refused("no-end-offered")
        self._agreeing.clear()

    def call_off(self, reason: str) -> Entered:
        """End the match without winners, whoever sits there: it was abandoned, or the host of the server ends it."""
        return self.enter(CalledOff(reason))

    def recall_agreement(self, seat: int) -> None:
        """Let a seat agree as it did, in a match that is replayed: whether that was the end is in its log."""
        self._agreeing.add(seat)

    def _check_seat(self, seat: int) -> None:
        super()._check_seat(seat)
        if self.result:
            raise Refused("game-over")

    # Secret choices

    def _choose(self, seat: int, action: int, together: Sequence[int]) -> Happened:
        was_whole = self._choices.is_whole(seat)
        self._choices.choose(seat, action, self._row)
        if all(map(self._choices.is_whole, together)):
            return self._entered(Joint(self._choices.decisions(together)))
        return Chosen(is_news=was_whole != self._choices.is_whole(seat))

    def _row_for(self, seat: int) -> Many:
        """The table of which a seat is asked: its own, where it has chosen a part."""
        return self._choices.standing(seat, self._row).tables[-1] if seat in self._choices else self._row

    def _row_chosen(self, seat: int) -> Many:
        """The table as a seat has it before itself: with all that it has chosen."""
        return self._choices.of(seat, self._row).tables[-1] if seat in self._choices else self._row

    # The log

    def enter(self, entry: Entry) -> Entered:
        """Add an entry to the log and let it take effect; with a seed, chance then draws what it owes.

        Returns what happened. Raises `Refused` for what the rules, or who sits where, do not allow.
        """
        if self.result:
            raise Refused("game-over")
        check_deciders(entry, self._asked, self.game, self._row)
        return self._entered(entry)

    def follow(self, log: Iterable[Entry]) -> None:
        """Replay a log from its beginning. With a seed, what chance brought must be what the seed brings.

        Raises `Refused` at the first entry that cannot be; those before it stay.
        """
        for place, entry in enumerate(log):
            if place >= len(self.log):
                self.enter(entry)
            elif entry != self.log[place]:
                raise Refused("not-committed" if self.fairness else "not-from-seed", entry=place + 1)

    def draw_from(self, seed: bytes) -> None:
        """Let chance draw from here on, in a match that began elsewhere; it draws at once what it owes.

        No seed explains all that chance brings then, so the match claims none, and its record names none.
        """
        self.seed = self.fairness = self.commitment = None
        self._draws = Draws(seed)
        self._let_chance_draw()

    def _entered(self, entry: Entry) -> Entered:
        return Entered(self.game, entry, self._log(entry) + self._let_chance_draw())

    def _log(self, entry: Entry) -> bytes:
        told = self._restore(entry) if isinstance(entry, TakeBack) else self._take_effect(entry)
        self.log.append(entry)
        if not isinstance(entry, SittersChange):
            self._go_on()
        elif self.result:
            self._choices.clear()  # nothing is asked any more
        if self._agreeing and self._is_of_a_person(entry):
            self._agreeing.clear()
        return told

    def _is_of_a_person(self, entry: Entry) -> bool:
        """Whether people went on, came or went, which takes their agreement to end back."""
        match entry:
            case Chance() | Resignation():
                return False
            case Decision(seat, _):
                return self.level(seat) is None
            case Joint(decisions):
                return any(self.level(one.seat) is None for one in decisions)
        return True

    def _let_chance_draw(self) -> bytes:
        told = b""
        while self._draws and not self.result and self._standing.chances:
            drawn = self._rules.draw(self._row, self._draws.ahead())
            self._draws.take(drawn.taken)
            for draw in drawn.draws:
                self.log.append(entry := chance_that(draw.outcome))
                self.moments.append(Moment(self.game, entry, draw.found, draw.told))
                told += draw.told
            self._stand(drawn.standing)
            self._go_on()
        return told

    def _go_on(self) -> None:
        """Something else is asked now, or nothing any more."""
        self._choices.clear()
        self.question = len(self.log)
        if not self.result and self._standing.is_over:
            self.result = Result(Ending.FINISHED, self.scores(), tuple(self.game.winners(self.table)))

    def _take_effect(self, entry: Entry) -> bytes:
        found = self._row.tobytes()
        told = self._act(entry)
        self.moments.append(Moment(self.game, entry, found, told))
        return told

    def _act(self, entry: Entry) -> bytes:
        match entry:
            case Decision(seat, action):
                return self._acted(self.game.decide(self._row, seat, action))
            case Chance(outcome):
                return self._acted(self.game.bring(self._row, outcome))
            case Joint(decisions):
                decided = [self.game.decide(self._row, one.seat, one.action) for one in decisions]
                return b"".join(map(self._acted, decided))
            case Resignation(seat, level):
                self._give_up(seat, level)
            case Absence(seat, level):
                self._seat_stand_in(seat, level)
            case Return(seat):
                self._give_back(seat)
            case AgreedEnd():
                self._check_somebody_agrees()
                self.result = Result(Ending.AGREED, self.scores(), ())
            case CalledOff(reason):
                self.result = Result(self._called_off(reason), self.scores(), ())
        return b""

    def _acted(self, acted: Acted) -> bytes:
        self._stand(acted.standing)
        return acted.told

    def _give_up(self, seat: int, level: str) -> None:
        self._hand_over(seat, level)
        self._agreeing.discard(seat)  # what the others had agreed to stands
        if len(self.players) == DUEL:
            self.result = Result(Ending.RESIGNED, self.scores(), (1 - seat,))

    def _check_somebody_agrees(self) -> None:
        if not self.present():
            raise Refused("nobody-agrees")

    def _called_off(self, reason: str) -> Ending:
        if reason not in CALLED_OFF:
            raise Refused("called-off-why", reason=reason, known=", ".join(CALLED_OFF))
        return Ending(reason)

    # Taking back

    def entries_to_take_back(self, seat: int) -> int:
        """How many entries go with a seat's last decision; raises `Refused` where it cannot be taken back."""
        self._check_present(seat)
        entries = entries_to_take_back(self.moments, seat, self.players)
        if not entries:
            raise Refused("nothing-to-take-back")
        return entries

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat could undo its last decision, or a part of a secret choice."""
        if self.result or self.level(seat):
            return False
        return seat in self._choices or entries_to_take_back(self.moments, seat, self.players) > 0

    def _restore(self, entry: TakeBack) -> bytes:
        if entry.entries != self.entries_to_take_back(entry.seat):
            raise Refused("nothing-to-take-back")
        self.table = table_found(self.moments, len(self.moments) - entry.entries)
        del self.moments[-entry.entries :]
        self._looked = min(self._looked, len(self.moments))
        self._sightings = MatchSightings(self.game)
        return b""

    def let_go_of_tables(self) -> None:
        """Hold one table to take back from, at most: for whoever has many matches, and never asks for `before`."""
        self._first_open = let_go_of_tables(self.moments, self._first_open, self._looked)
        self._looked = len(self.moments)

    # What is seen

    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return self._standing.scores

    def draws_made(self) -> int:
        """How often chance has drawn."""
        return sum(isinstance(entry, Chance) for entry in self.log)

    def choices(self, seat: int) -> list[int]:
        """What a seat has chosen in secret so far."""
        return list(self._choices.of(seat, self._row).actions)

    def parts(self, seat: int) -> int:
        """How many parts of its secret choice a seat has given and is not asked for any more."""
        return len(self._choices.standing(seat, self._row).actions) if seat in self._choices else 0

    def agreeing(self) -> list[int]:
        """The seats that agree to end the match here."""
        return sorted(self._agreeing)

    def notated(self, seat: int, actions: Sequence[int]) -> list[str]:
        """What a seat may do, as people write it."""
        return self.game.notation.moves(self.table_for(seat), seat, actions)

    def parsed(self, seat: int, text: str) -> int:
        """The action that a seat means, legal or not; `Refused` where it means nothing."""
        return self.game.notation.parse_move(self.table_for(seat), seat, text)

    def view(self, seat: int = SPECTATOR) -> Sight:
        """What a seat, or a spectator, is shown now; of secret choices, a seat is shown its own."""
        return self._view(seat)[0]

    def shown(self, seat: int = SPECTATOR) -> bytes:
        """The same as bytes: equal bytes show the same."""
        place = min(seat, len(self.players))
        return self.sights()[place : place + 1].tobytes()

    def sights(self) -> Many:
        """What each seat, and last a spectator, is shown: whoever has chosen in secret sees that in its place."""
        if self._shown is None:
            self._shown = self.game.secrets.views(self._row)
        if not self._choices:
            return self._shown
        sights = copied_row(self._shown)
        for seat in self._choices:
            sights[seat] = self._view(seat)[0]
        return sights

    def _view(self, seat: int) -> Many:
        return self.game.secrets.view(self._row_chosen(seat), seat)

    def knowledge(self, seat: int = SPECTATOR) -> Sight:
        """What a seat, or a spectator, could remember besides, and when and how often it saw that."""
        sight = self.game.secrets.knowledge(self._row_chosen(seat), seat)[0]
        self._sightings.add_to(sight, self.moments)
        return sight

    def story(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, was told by the entries in force, from the given one on.

        What was shown then and is hidden now is left out: that follows from the whole story, whatever is told of it.
        """
        events = self.game.events(b"".join(moment.told for moment in self.moments))
        earlier = sum(len(moment.told) for moment in self.moments[:since]) // BARE.size
        if follows := self.game.secrets.history:
            events = told_later(follows(self.table), self.table, events)
        return told_to(events[earlier:], seat)

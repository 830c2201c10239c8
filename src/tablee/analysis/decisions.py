"""The choices that people made in a match, each with the table of which they were asked."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.games.contract import Game, Table
from tablee.games.record import copied
from tablee.match import Absence, Decision, Joint, Match, Resignation, Return, TakeBack
from tablee.match.happened import Moment


class Asked(NamedTuple):
    """A choice: whose it was, what lay on the table, what could be done, and what was done."""

    seq: int  # the entry of the log, from 1
    part: int  # of a secret choice of several parts, from 0
    seat: int
    table: Table
    legal: list[int]
    action: int


def decisions_of(match: Match) -> list[Asked]:
    """The choices in force that had an alternative, of people; of everybody where no person plays."""
    is_among_bots = all(player.is_bot for player in match.first_players)
    bots = {seat for seat, player in enumerate(match.first_players) if player.is_bot and not is_among_bots}
    found: list[Asked] = []
    for seq, moment in zip(entries_in_force(match), match.moments, strict=True):
        match moment.entry:
            case Absence(seat, _) | Resignation(seat):
                bots.add(seat)
            case Return(seat):
                bots.discard(seat)
        found += [asked for asked in asked_at(match.game, seq, moment) if asked.seat not in bots]
    return [asked for asked in found if len(asked.legal) > 1]


def entries_in_force(match: Match) -> list[int]:
    """The numbers of the log's entries that were not taken back, from 1."""
    numbers: list[int] = []
    for seq, entry in enumerate(match.log, start=1):
        if isinstance(entry, TakeBack):
            del numbers[-entry.entries :]
        else:
            numbers.append(seq)
    return numbers


def asked_at(game: Game, seq: int, moment: Moment) -> Iterator[Asked]:
    """What was decided at a moment: of a secret choice, part by part, each at its seat's own table."""
    decisions = decisions_in(moment)
    for place, (seat, action) in enumerate(decisions):
        table = copied(moment.before)
        former = [one.action for one in decisions[:place] if one.seat == seat]
        for part in former:
            game.rules.apply(table, seat, part)
        yield Asked(seq, len(former), seat, table, game.legal(table, seat), action)


def decisions_in(moment: Moment) -> Sequence["Choice"]:
    """The decisions of an entry."""
    match moment.entry:
        case Decision(seat, action):
            return [Choice(seat, action)]
        case Joint(decisions):
            return [Choice(one.seat, one.action) for one in decisions]
    return []


class Choice(NamedTuple):
    """Who did what."""

    seat: int
    action: int

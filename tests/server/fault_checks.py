"""What must be true of a table after everything that happened to its server."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
from msgspec import json
from sqlalchemy import select

from tablee.games import GAMES
from tablee.games.story import UNTOLD
from tablee.match import AgreedEnd, Chance, Decision, Entry, Joint, Match, Resignation, Return, TakeBack
from tablee.match.entries import SittersChange
from tablee.match.record import read
from tablee.match.replay import check_draws
from tablee.server.store.database import Database
from tablee.server.store.entries import unpacked
from tablee.server.store.schema import log, tables
from tests.server.fault_people import Broken, Intent, Mind, Player, is_done
from tests.server.serving import Place


def check_table(server: Place, players: Sequence[Player], fresh: dict[str, Mind]) -> Match:
    """Every promise at one table; `fresh` is what somebody who comes only now is shown, by name."""
    table = players[0].table
    match = record_of(server, table)
    check_commitment(match, players)
    check_disk(server.database, table, match)
    for player in players:
        check_story(player, fresh[player.name])
        check_result(player, match)
        check_acknowledged(player, match)
    check_chat(players, fresh[players[0].name].table["chat"])
    return match


def record_of(server: Place, table: str) -> Match:
    """The record of a finished game, replayed and verified."""
    answer = httpx.get(f"{server.address}/api/tables/{table}/record", timeout=30).raise_for_status()
    match = read(answer.text, GAMES)
    check_draws(match)
    return match


def check_commitment(match: Match, players: Sequence[Player]) -> None:
    """The secret is the one that was promised, and nonces are those of the seats, or missing."""
    for player in players:
        table = player.mind.table
        if table["commitment"] != match.commitment:
            raise Broken("the commitment changed")
        assert match.fairness
        if table["seat"] is not None and match.fairness.nonces[table["seat"]] not in (b"", player.nonce):
            raise Broken(f"the nonce of {player.name} is another")


def check_disk(database: Database, table: str, match: Match) -> None:
    """The log has every entry once, in its place; the end was written with its last entry."""
    engine = database.engine()
    with engine.connect() as connection:
        rows = list(connection.execute(select(log).where(log.c.table_id == table).order_by(log.c.seq)))
        status, result = connection.execute(select(tables.c.status, tables.c.result).where(tables.c.id == table)).one()
    engine.dispose()
    kept = [(row.seq, unpacked(row.entry)) for row in rows]
    if kept != [(seq, entry) for seq, entry in enumerate(match.log) if not isinstance(entry, Chance)]:
        raise Broken(f"the log on disk is not the record of {table}")
    assert match.result
    if status != "finished" or json.decode(result)["scores"] != list(match.result.scores):
        raise Broken(f"{table} is over, and on disk it is {status} with {result!r}")


def check_story(player: Player, fresh: Mind) -> None:
    """The story put together over all connections is that of a newcomer, but for what is hidden again."""
    if player.has_vanished:
        return
    if len(player.mind.story) != len(fresh.story):
        raise Broken(f"{player.name} heard {len(player.mind.story)} lines, a newcomer {len(fresh.story)}")
    for number, (heard, told) in enumerate(zip(player.mind.story, fresh.story, strict=True)):
        if heard["key"] != told["key"] or not is_told_by(heard["numbers"], told["numbers"]):
            raise Broken(f"{player.name} heard as line {number} {heard}, a newcomer {told}")
    if player.mind.table["picture"] != fresh.table["picture"]:
        raise Broken(f"{player.name} sees another picture at the end than a newcomer")


def is_told_by(heard: dict[str, int], told: dict[str, int]) -> bool:
    """Whether two lines say the same, but for what one of them leaves out."""
    return heard.keys() == told.keys() and all(
        heard[name] == told[name] or UNTOLD in (heard[name], told[name]) for name in heard
    )


def check_result(player: Player, match: Match) -> None:
    """Everybody saw the same end."""
    if player.has_vanished:
        return
    assert match.result
    said = player.mind.table["result"]
    if said != {"how": match.result.how, "scores": [*match.result.scores], "winners": [*match.result.winners]}:
        raise Broken(f"{player.name} was told {said}, the record says {match.result}")


# What was acknowledged


def check_acknowledged(player: Player, match: Match) -> None:
    """Everything that was acknowledged to a seat is in the record, where it was entered."""
    seat = player.mind.table["seat"]
    for place, intent in enumerate(player.intents):
        if is_done(intent) and not is_kept(intent, seat, match.log, player.intents[place + 1 :]):
            raise Broken(f"{player.name} (seat {seat}) was told that {intent} was done; it is not in the record")


def is_kept(intent: Intent, seat: int, log: Sequence[Entry], later: Sequence[Intent]) -> bool:
    """Whether an acknowledged intent is in the log."""
    assert intent.answer
    seq = int(intent.answer.get("seq", 0))
    match intent.kind:
        case "decide":
            return is_decided(intent, seat, log, later)
        case "take-back" | "answer-take-back" if "taking_back" in intent.answer:
            asked = intent.answer["taking_back"]
            return asked["how"] != "done" or is_taken_back(asked["seat"], log[:seq])
        case "take-back":
            return is_taken_back(seat, log[:seq]) or is_asked_together(intent.answer["question"], log)
        case "resign":
            return any(isinstance(one, Resignation) and one.seat == seat for one in log[intent.seq : seq])
        case "return":
            return Return(seat) in log[intent.seq : seq]
    return True


def is_taken_back(seat: int, log: Sequence[Entry]) -> bool:
    """Whether the last entry of a log is a seat's take-back."""
    return bool(log) and isinstance(log[-1], TakeBack) and log[-1].seat == seat


def is_asked_together(question: int, log: Sequence[Entry]) -> bool:
    """Whether a question was for several: what is taken back there was never entered. The end may come instead."""
    place = answer_to(question, log)
    return isinstance(log[place], Joint) if place is not None else is_given_up(question, log)


def is_given_up(question: int, log: Sequence[Entry]) -> bool:
    """Whether a match ended before a question was answered: somebody resigned, or all agreed."""
    return any(isinstance(entry, Resignation | AgreedEnd) for entry in log[question:])


def answer_to(question: int, log: Sequence[Entry]) -> int | None:
    """The place of the entry that answers a question, whoever came and went before; none where the end came first."""
    others = SittersChange | AgreedEnd
    return next((place for place in range(question, len(log)) if not isinstance(log[place], others)), None)


def is_decided(intent: Intent, seat: int, log: Sequence[Entry], later: Sequence[Intent]) -> bool:
    """A decision is the answer to its question; a choice among others' is part of it, unless it was changed later."""
    question, action = intent.fields["question"], intent.fields["action"]
    place = answer_to(question, log)
    if place is None:
        return is_given_up(question, log) and is_choice(intent)
    answer = log[place]
    if not isinstance(answer, Joint):
        return answer == Decision(seat, action)
    chosen = [one.action for one in answer.decisions if one.seat == seat]
    return is_part(chosen, intent.fields["part"], action) or may_have_changed(intent, place, later)


def is_choice(intent: Intent) -> bool:
    """Whether a decision was acknowledged as a secret choice: its question is still the open one."""
    return intent.answer is not None and intent.answer["question"] == intent.fields["question"]


def is_part(chosen: Sequence[int], part: int, action: int) -> bool:
    """Whether an action is that part of a choice."""
    return part < len(chosen) and chosen[part] == action


def may_have_changed(chosen: Intent, shown: int, later: Sequence[Intent]) -> bool:
    """Whether a part of a choice was made again or taken back before all were shown.

    A bot that sits in or plays on adds the parts that are missing: what was chosen stands.
    """
    question, part = chosen.fields["question"], chosen.fields["part"]
    return any(
        (intent.kind == "decide" and (intent.fields["question"], intent.fields["part"]) == (question, part))
        or (intent.kind == "take-back" and intent.answer is None and intent.seq <= shown)
        or (intent.kind == "take-back" and intent.answer and intent.answer.get("question") == question)
        for intent in later
        if intent.answer is None or is_done(intent)
    )


def check_chat(players: Sequence[Player], lines: Sequence[dict[str, Any]]) -> None:
    """What was said is there once."""
    there = Counter(line["text"] for line in lines)
    for player in players:
        for intent in player.intents:
            if intent.kind == "chat" and not int(is_done(intent)) <= there[intent.fields["text"]] <= 1:
                raise Broken(f"{intent} stands {there[intent.fields['text']]} times in the chat")
    if [line["number"] for line in lines] != list(range(1, len(lines) + 1)):
        raise Broken("the lines of the chat are not numbered one after another")

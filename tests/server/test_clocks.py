"""Time: the server's alone; whoever has none left, or is away too long, is represented by a bot."""

import time
from collections.abc import Iterator

import pytest

from tablee.match.sitters import SUBSTITUTE
from tablee.server.intents import Clock
from tablee.server.ops.server_time import milliseconds
from tablee.server.tables.clocks import Clockwork
from tests.server.playing import TWO_TRICKS, begin, catch_up, decide, is_awaited, mover, pages, play_out
from tests.server.serving import Guest, Page, Server, serving

GRACE = 0.4


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody for long."""
    folder = tmp_path_factory.mktemp("hasty")
    with serving(folder, "--pace", "0", "--no-rate-limits", "--grace", str(GRACE)) as running:
        yield running
        assert running.errors() == []


def until_sits_in(page: Page, seat: int) -> None:
    while not page.until("seats")["seats"][seat].get("sits_in"):
        pass


# The clockwork


def test_without_a_clock_nobody_is_hurried() -> None:
    clockwork = Clockwork(Clock(), seats=2)
    clockwork.ask(0, [0, 1], now=0)
    assert clockwork.deadline(0) is None
    assert clockwork.shown(now=5) is None


def test_each_move_has_its_time() -> None:
    clockwork = Clockwork(Clock("move", seconds=30), seats=2)
    clockwork.ask(0, [0], now=1_000)
    assert (clockwork.deadline(0), clockwork.deadline(1)) == (31_000, None)
    clockwork.ask(1, [0], now=20_000)
    assert clockwork.deadline(0) == 50_000


def test_a_bank_is_spent_and_every_move_adds_to_it() -> None:
    clockwork = Clockwork(Clock("bank", seconds=60, increment=5), seats=2)
    clockwork.ask(0, [0, 1], now=0)
    clockwork.charge(0, clockwork.used(0, now=20_000))
    clockwork.charge(1, clockwork.used(1, now=90_000))
    assert clockwork.banks == [45_000, 5_000]
    shown = clockwork.shown(now=7)
    assert shown
    assert (shown.now, shown.banks) == (7, [45_000, 5_000])


def test_whoever_is_still_asked_goes_on_thinking() -> None:
    clockwork = Clockwork(Clock("move", seconds=10), seats=3)
    clockwork.ask(0, [0, 1, 2], now=0)
    clockwork.ask(0, [1, 2], now=4_000)
    assert [clockwork.deadline(seat) for seat in range(3)] == [None, 10_000, 10_000]


def test_a_clock_that_goes_backwards_costs_nothing() -> None:
    clockwork = Clockwork(Clock("bank", seconds=60), seats=2)
    clockwork.ask(0, [0], now=5_000)
    assert clockwork.used(0, now=1_000) == 0


def test_what_the_log_noted_is_charged_again_after_a_restart() -> None:
    clockwork = Clockwork(Clock("bank", seconds=60), seats=2)
    clockwork.charge_all({"0": 10_000, "1": 70_000})
    assert clockwork.banks == [50_000, 0]


@pytest.mark.parametrize(
    ("clock", "is_long"), [(Clock(), False), (Clock("move", 86_400), True), (Clock("bank"), False)]
)
def test_a_clock_of_days_is_for_play_over_days(clock: Clock, is_long: bool) -> None:
    assert Clockwork(clock, 2).is_long == is_long


def test_the_time_of_the_server_does_not_jump_with_the_clock_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    before = milliseconds()
    assert abs(before - time.time() * 1000) < 60_000
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= milliseconds() - before < 60_000


# At a table


def test_when_the_time_for_a_move_is_over_a_bot_makes_it_and_the_seat_can_be_taken_back(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=TWO_TRICKS, clock={"kind": "move", "seconds": 5})
        slow = mover(table, zoe, yann)
        seat, clocks = slow.tables[table]["seat"], slow.tables[table]["clocks"]
        assert 0 < clocks["deadlines"][seat] - clocks["now"] <= 5_000
        assert clocks["deadlines"][1 - seat] is None
        until_sits_in(slow, seat)
        before = slow.tables[table]["seq"]
        assert slow.refused("decide", table=table, question=slow.tables[table]["question"], action=0) in (
            "bot-sits-in",
            "stale-question",
        )
        catch_up(slow, table, before + 1)
        slow.done("return", table=table)
        for page in (zoe, yann):
            page.done("follow", table=table)
        assert play_out(table, zoe, yann)["how"] == "finished"


def test_a_bank_shows_what_is_left_after_each_move(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=TWO_TRICKS, clock={"kind": "bank", "seconds": 100, "increment": 7})
        first = mover(table, zoe, yann)
        seat = first.tables[table]["seat"]
        banks = decide(first, table)["clocks"]["banks"]
        assert 100_000 < banks[seat] <= 107_000
        assert banks[1 - seat] == 100_000


def test_after_some_grace_a_bot_sits_in_for_somebody_who_went_away(hasty: Server) -> None:
    guest = Guest(hasty, "Yann")
    with pages(hasty, "Zoé") as (zoe,):
        with guest.page() as yann:
            table = begin(zoe, yann, options={"rounds": 1, "hand_size": 4})
        while is_awaited(zoe, table):
            decide(zoe, table)
        until_sits_in(zoe, 1)
        with guest.page() as yann:
            now = yann.done("follow", table=table)
            assert now["seats"][1]["sits_in"] == SUBSTITUTE.name
            assert yann.refused("decide", table=table, question=now["question"], action=0) == "bot-sits-in"
            yann.done("return", table=table)
            while zoe.until("seats")["seats"][1].get("sits_in"):
                pass
            for page in (zoe, yann):
                page.done("follow", table=table)
            assert play_out(table, zoe, yann)["how"] == "finished"


def test_a_bot_sits_in_for_somebody_who_never_came(hasty: Server) -> None:
    yann = Guest(hasty, "Yann")
    with pages(hasty, "Zoé") as (zoe,):
        table = zoe.done("create", game="ugo", chairs=[{"kind": "me"}, {"kind": "person"}], options=TWO_TRICKS)["table"]
        zoe.done("follow", table=table)
        with yann.page() as page:
            page.done("join", table=table)
        zoe.done("start", table=table)
        zoe.until("table", status="playing")
        assert play_out(table, zoe)["how"] == "finished"


def test_whoever_is_alone_at_the_table_is_waited_for(hasty: Server) -> None:
    guest = Guest(hasty, "Zoé")
    with guest.page() as zoe:
        table = begin(zoe, bots=1)
        mover(table, zoe)
    with pages(hasty, "Wim") as (watcher,):
        watcher.done("follow", table=table)
        with pytest.raises(TimeoutError):
            watcher.next(timeout=3 * GRACE)
    with guest.page() as zoe:
        assert "sits_in" not in zoe.done("follow", table=table)["seats"][0]
        assert play_out(table, zoe)["how"] == "finished"

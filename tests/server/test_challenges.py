"""Challenges: the same deals and the same bots for everybody who takes them, and nobody sees them too early."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from tablee.games import LISTED
from tablee.games.words import Refused
from tablee.server.challenges.challenges import KEPT_FOR, MOST_OPEN, OPEN_FOR, Challenges, ChallengeWish
from tablee.server.challenges.daily import daily_challenge
from tablee.server.intents import Chair
from tablee.server.moderation.bans import Bans
from tablee.server.net.address_hash import AddressHash
from tablee.server.net.connection import Person
from tablee.server.net.connections import Connections
from tablee.server.ops.server_time import DAY, day_of, milliseconds
from tablee.server.store import statements
from tablee.server.store.database import Database
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.game_challenges import attempt_of, attempts_at
from tablee.server.store.ledger import Row
from tablee.server.store.schema import attempts, game_challenges
from tablee.server.store.store import Store
from tests.server.challenging import bot, give_up, make, make_short, play, play_some, shown, take
from tests.server.playing import ME, SOMEBODY, play_out
from tests.server.postgres import Postgres
from tests.server.serving import Guest, Page, Server, browser, serving
from tests.server.test_store import a_table, somebody


def record(guest: Guest, table: str) -> list[str]:
    """The lines of a game's record, but for who played it."""
    text = guest.http.get(f"/api/tables/{table}/record").raise_for_status().text
    return [line for line in text.splitlines() if " person " not in line]


# The same for everybody


@pytest.mark.parametrize("level", ["medium", "expert"])
def test_two_people_with_the_same_choices_play_the_very_same_game(server: Server, level: str) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make(zoe, level=level, bots=2, rounds=1, hand_size=6)
    mine, theirs = record(zoe, play(zoe, challenge)), record(yann, play(yann, challenge))
    assert mine == theirs
    assert sum(line.startswith("chance") for line in mine) > 0


@pytest.mark.parametrize(("game", "level"), [("vigo", "hard"), ("vigo", "expert"), ("pillage", "expert")])
def test_bots_answer_the_same_choices_in_the_same_way(server: Server, game: str, level: str) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge, seen = make(zoe, game, level, bots=2), []
    for one in (zoe, yann):
        with one.page() as page:
            table = take(page, challenge)
            play_some(page, table, 6)
            now = page.tables[table]
            seen.append((now["seq"], now["story"], now["picture"], now["asked"]))
            page.done("agree", table=table)
    assert seen[0] == seen[1]


def test_people_at_several_servers_of_a_database_play_the_same(postgres: Postgres, tmp_path: Path) -> None:
    flags = "--database", postgres.database(), "--pace", "0", "--no-rate-limits", "--bot-processes", "1"
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "other", *flags) as other:
        zoe, yann = Guest(one, "Zoé"), Guest(other, "Yann")
        challenge = make(zoe, rounds=1, hand_size=4)
        assert record(zoe, play(zoe, challenge)) == record(yann, play(yann, challenge))
        assert {line["name"] for line in shown(yann, challenge)["results"]} == {"Zoé", "Yann"}
        assert shown(zoe, "daily") == shown(yann, "daily")


def test_another_challenge_has_other_deals(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    first, second = (record(zoe, play(zoe, make(zoe, rounds=1, hand_size=6))) for _ in range(2))
    assert first != second


def test_it_can_be_taken_once_by_each_person(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    challenge = make_short(zoe)
    assert shown(zoe, challenge)["progress"] == "none"
    with zoe.page() as page:
        table = take(page, challenge)
        assert take(page, challenge) == table
        assert shown(zoe, challenge)["progress"] == "running"
        play_out(table, page)
        assert take(page, challenge) == table
    assert (shown(zoe, challenge)["progress"], shown(zoe, challenge)["table"]) == ("finished", table)


def test_two_pages_of_one_person_get_one_table(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    challenge = make_short(zoe)
    with zoe.page() as one, zoe.page() as other:
        numbers = [page.send("take-challenge", challenge=challenge) for page in (one, other)]
        tables = {page.until("done", id=number)["table"] for page, number in zip((one, other), numbers, strict=True)}
    assert len(tables) == 1


def test_nobody_helps_and_nothing_is_taken_back(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page:
        table = take(page, make_short(zoe))
        play_some(page, table, 1)
        assert page.refused("hint", table=table) == "no-hints"
        assert page.refused("take-back", table=table) == "challenge-no-take-back"
        assert not page.tables[table].get("can_take_back")


def test_a_secret_plan_can_be_changed_until_it_is_made(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page:
        table = take(page, make(zoe, "pillage"))
        play_some(page, table, 1)  # the card for one side
        assert page.tables[table]["can_take_back"]
        page.done("take-back", table=table)


@pytest.mark.parametrize(
    ("chairs", "key"),
    [
        ([ME, SOMEBODY], "challenge-bots-only"),
        ([bot("medium"), bot("medium")], "challenge-bots-only"),
        ([ME, bot("nobody")], "bot-unknown"),
    ],
)
def test_it_is_for_one_person_and_bots(server: Server, chairs: list[dict[str, str]], key: str) -> None:
    zoe = Guest(server, "Zoé")
    refused = zoe.http.post("/api/challenges", json={"game": "ugo", "chairs": chairs})
    assert (refused.status_code, refused.json()["key"]) == (400, key)


def test_programs_take_no_challenges(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    token = zoe.http.post("/api/programs", json={"name": "Deep"}).json()["token"]
    with Page(server, {"Authorization": f"Bearer {token}"}) as page:
        assert page.refused("take-challenge", challenge=make_short(zoe)) == "not-for-programs"


# It is no fair shuffle, and nothing says that it is one


def test_the_shuffle_is_said_to_be_none(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    challenge = make_short(zoe)
    with zoe.page() as page:
        table = take(page, challenge)
        now = page.tables[table]
        assert (now["commitment"], now["challenge"]) == ("", challenge)
        play_out(table, page)
    result = zoe.http.get(f"/api/tables/{table}/result").json()
    assert (result["commitment"], result["challenge"], result["copied_from"]) == ("", challenge, "")
    words = {line.split()[0] for line in record(zoe, table) if line}
    assert "seed" in words
    assert not words & {"commitment", "secret", "nonce"}
    (line,) = zoe.http.get("/api/me/statistics").json()["history"]
    assert not line["is_counted"]


def test_the_secret_stays_here_until_the_game_is_over(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make_short(zoe)
    secret = zoe.http.get(f"/api/tables/{play(zoe, challenge)}/result").json()["secret"]
    with yann.page() as page:
        table = take(page, challenge)
        play_some(page, table, 1)
        said = [yann.http.get(f"/api/challenges/{challenge}").text, yann.http.get(f"/api/tables/{table}").text]
        assert not any(secret in text for text in [*said, *(frame.decode() for frame in page.frames)])
        assert yann.http.get(f"/api/tables/{table}/result").json()["key"] == "not-finished"


# Who may see what


def looks(http: httpx.Client, table: str) -> set[str]:
    """How all looks at a game are answered."""
    answers = [http.get(f"/api/tables/{table}/{what}") for what in ("replay", "result", "record", "analysis")]
    return {answer.json()["key"] if answer.is_error else "seen" for answer in answers}


def test_nobody_sees_a_game_before_playing_it(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make_short(zoe)
    with zoe.page() as page, yann.page() as other:
        table = take(page, challenge)
        assert other.refused("follow", table=table) == "challenge-hidden"
        assert yann.http.get(f"/api/tables/{table}/replay").json()["key"] == "challenge-hidden"
        play_out(table, page)
        for one in (yann.http, browser(server)):
            assert looks(one, table) == {"challenge-hidden"}
        assert other.refused("follow", table=table) == "challenge-hidden"
        assert other.refused("play-on", table=table, seq=1, seat=0) == "challenge-hidden"
    assert looks(zoe.http, table) == {"seen"}
    wish = zoe.http.post(f"/api/tables/{table}/audience", json={"audience": "everybody"})
    assert wish.json()["key"] == "challenge-hidden"
    play(yann, challenge)
    assert looks(yann.http, table) == {"seen"}
    assert looks(browser(server), table) == {"challenge-hidden"}


def test_playing_on_gives_nothing_away_either(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make_short(zoe)
    table = play(zoe, challenge)
    with zoe.page() as page, yann.page() as other:
        again = str(page.done("play-on", table=table, seq=1, seat=0)["table"])
        page.done("follow", table=again)
        assert other.refused("follow", table=again) == "challenge-hidden"
        play_out(again, page)
        assert looks(yann.http, again) == {"challenge-hidden"}
    (line,) = shown(zoe, challenge)["results"]
    assert line["table"] == table


# Results


def test_results_are_ranked_and_games_that_stopped_are_none(server: Server) -> None:
    people = [Guest(server, name) for name in ("Zoé", "Yann", "Xavier", "Wanda")]
    zoe, yann, xavier, wanda = people
    challenge = make(zoe, level="random", rounds=1, hand_size=6)
    tables = [play(zoe, challenge), play(yann, challenge, -1)]
    give_up(xavier, challenge)
    before = shown(wanda, challenge)
    assert {line["name"] for line in before["results"]} == {"Zoé", "Yann"}
    assert [line["table"] for line in before["results"]] == [None, None]
    assert (before["maker"], before["is_mine"], before["players"]) == ("Zoé", False, 2)
    after = shown(zoe, challenge)["results"]
    assert {line["table"] for line in after} == set(tables)
    assert [line["name"] for line in after if line["is_mine"]] == ["Zoé"]
    ranks = [(line["rank"], -line["score"], -line["lead"]) for line in after]
    assert ranks == sorted(ranks)
    assert ranks[0][0] == 1
    assert shown(xavier, challenge)["progress"] == "stopped"


def test_three_seats_end_when_the_person_gives_up(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    challenge = make(zoe, bots=2, rounds=1, hand_size=4)
    table = give_up(zoe, challenge)
    assert zoe.http.get(f"/api/tables/{table}/result").json()["result"]["how"] == "agreed"
    assert shown(zoe, challenge)["results"] == []


def test_names_are_those_of_today_and_blocked_people_are_left_out(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make_short(zoe)
    play(zoe, challenge)
    zoe.http.post("/api/me", json={"name": "Zazie"}).raise_for_status()
    found = shown(yann, challenge)
    assert ([line["name"] for line in found["results"]], found["maker"]) == (["Zazie"], "Zazie")
    yann.http.post("/api/blocks", json={"person": zoe.me["person"]}).raise_for_status()
    found = shown(yann, challenge)
    assert (found["results"], found["maker"], found["players"]) == ([], None, 1)


def test_who_is_deleted_leaves_no_result(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make_short(zoe)
    table = play(zoe, challenge)
    data = zoe.http.get("/api/me/data").raise_for_status().json()
    address = f"{server.address}/challenges/{challenge}"
    assert [one["challenge"] for one in data["challenges"]] == [address]
    taken = [(one["challenge"], one["table"]) for one in data["challenges_taken"]]
    assert taken == [(address, f"{server.address}/tables/{table}")]
    zoe.http.delete("/api/me/data").raise_for_status()
    found = shown(yann, challenge)
    assert (found["results"], found["maker"], found["is_daily"]) == ([], None, False)


def test_who_is_deleted_while_playing_leaves_nothing_running(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make(zoe, bots=2, rounds=1, hand_size=4)
    with yann.page() as page:
        table = take(page, challenge)
    yann.http.delete("/api/me/data").raise_for_status()
    assert browser(server).get(f"/api/tables/{table}").json()["status"] == "finished"
    assert shown(zoe, challenge)["results"] == []


# Choice by choice


def compared(guest: Guest, challenge: str, table: str) -> dict[str, Any]:
    """One's own game beside another one."""
    answer = guest.http.get(f"/api/challenges/{challenge}/comparison/{table}").raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def test_games_are_compared_choice_by_choice(server: Server) -> None:
    zoe, yann, xavier = (Guest(server, name) for name in ("Zoé", "Yann", "Xavier"))
    challenge = make(zoe, rounds=1, hand_size=6)
    own, other, same = play(zoe, challenge), play(yann, challenge, -1), play(xavier, challenge)
    apart = compared(zoe, challenge, other)
    first = apart["choices"][apart["parting"]]
    assert all(choice["is_same"] for choice in apart["choices"][: apart["parting"]])
    assert (first["is_same_position"], first["is_same"]) == (True, False)
    assert first["mine"]["said"] != first["theirs"]["said"]
    assert (apart["mine"]["name"], apart["theirs"]["name"]) == ("Zoé", "Yann")
    for side in (apart["mine"], apart["theirs"]):
        assert side["points"][-1] == side["scores"][apart["seat"]]
    assert (apart["mine"]["table"], apart["theirs"]["table"]) == (own, other)
    together = compared(zoe, challenge, same)
    assert together["parting"] is None
    assert together["mine"]["scores"] == together["theirs"]["scores"]


def test_nothing_is_compared_before_one_has_played(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make_short(zoe)
    address = f"/api/challenges/{challenge}/comparison/{play(zoe, challenge)}"
    assert browser(server).get(address).status_code == 401
    assert yann.http.get(address).json()["key"] == "challenge-hidden"
    with yann.page() as page:
        table = take(page, challenge)
        assert yann.http.get(address).json()["key"] == "challenge-hidden"
        assert zoe.http.get(f"/api/challenges/{challenge}/comparison/{table}").status_code == 404
        play_out(table, page)
    assert yann.http.get(address).status_code == 200


# That of the day


def test_the_day_has_one_challenge_for_everybody(server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    first, second = shown(zoe, "daily"), shown(yann, "daily")
    assert first == second
    assert (first["is_daily"], first["maker"], first["is_open"]) == (True, None, True)
    assert first["game"] in LISTED
    assert shown(zoe, first["id"]) == first


def test_days_take_turns_and_nobody_foresees_them() -> None:
    days = [daily_challenge(f"2026-11-{day:02}", b"a key") for day in range(1, 1 + len(LISTED))]
    assert {one.game for one in days} == set(LISTED)
    assert len({one.secret for one in days}) == len(days)
    again, elsewhere = (daily_challenge("2026-11-01", key) for key in (b"a key", b"another key"))
    assert again == days[0]
    assert again.secret != elsewhere.secret
    assert day_of(again.closes - 1) == "2026-11-01"
    assert not again.is_open(again.closes)


# What is kept


def wish(level: str = "medium") -> ChallengeWish:
    """A challenge as somebody wants it."""
    return ChallengeWish("ugo", [Chair("me"), Chair("bot", level)])


def challenges_in(store: Store) -> Challenges:
    """The challenges of a database."""
    return Challenges(store, Bans(store, AddressHash(b"key"), Connections()), b"key")


def attempt_rows(challenge: str, person: str, table: str) -> list[Row]:
    """Somebody has taken a challenge."""
    values = {"challenge_id": challenge, "person": person, "table_id": table, "at": 1}
    return [somebody(person), a_table(table), Row(statements.ADD_ATTEMPT, values)]


def rows_in(connection: Connection) -> tuple[int, int]:
    """How many challenges and attempts are kept."""
    counted = [select(func.count()).select_from(table) for table in (game_challenges, attempts)]
    challenges, taken = (connection.scalar(count) or 0 for count in counted)
    return challenges, taken


def test_challenges_are_kept_and_forgotten(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = Store(database)
        challenges = challenges_in(store)
        made = await challenges.make(Person("zoe", "Zoé"), wish())
        found = await challenges.find(made.id)
        assert (found.terms, found.secret, found.closes) == (made.terms, made.secret, made.created + OPEN_FOR)
        await store.ledger.keep(*attempt_rows(made.id, "zoe", "first"))
        again = {"challenge_id": made.id, "person": "zoe", "table_id": "first", "at": 2}
        await store.ledger.keep(Row(statements.ADD_ATTEMPT, again))
        (attempt,) = await store.read(attempts_at(made.id))
        assert (attempt.name, attempt.table_id, attempt.at, attempt.status) == ("zoe", "first", 1, "open")
        assert await store.read(attempt_of(made.id, "yann")) is None
        assert (await challenges.find(made.id)).maker_name == "zoe"
        await challenges.forget_old()
        assert await store.read(rows_in) == (1, 1)
        later = milliseconds() + OPEN_FOR + KEPT_FOR + DAY
        monkeypatch.setattr("tablee.server.challenges.challenges.milliseconds", lambda: later)
        await challenges.forget_old()
        assert await store.read(rows_in) == (0, 0)
        await store.close()

    asyncio.run(test())


def test_the_day_knows_the_day_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = Store(FileDatabase(tmp_path))
        challenges, now = challenges_in(store), milliseconds()
        first = await challenges.find("daily")
        assert await challenges.find("daily") == first
        assert await challenges.former(first) is None
        monkeypatch.setattr("tablee.server.challenges.challenges.milliseconds", lambda: now + DAY)
        second = await challenges.find("daily")
        assert second.secret != first.secret
        assert await challenges.former(second) == first.id
        with pytest.raises(Refused, match="challenge-closed"):
            first.check_open(now + DAY)
        await store.close()

    asyncio.run(test())


def test_nobody_has_too_many_open_challenges(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(FileDatabase(tmp_path))
        challenges, zoe = challenges_in(store), Person("zoe", "Zoé")
        for _ in range(MOST_OPEN):
            await challenges.make(zoe, wish())
        with pytest.raises(Refused, match="too-many-challenges"):
            await challenges.make(zoe, wish())
        await challenges.make(Person("yann", "Yann"), wish())
        await store.close()

    asyncio.run(test())


def test_a_challenge_of_somebody_who_is_banned_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(FileDatabase(tmp_path))
        bans = Bans(store, AddressHash(b"key"), Connections())
        challenges = Challenges(store, bans, b"key")
        made = await challenges.make(Person("mallory", "Mallory"), wish())
        await bans.ban_person("mallory", "Mallory", 1)
        with pytest.raises(Refused, match="no-such-challenge"):
            await challenges.find(made.id)
        await store.close()

    asyncio.run(test())


def test_other_bots_than_those_of_then_close_a_challenge() -> None:
    challenge = daily_challenge("2026-11-01", b"key")
    changed = replace(challenge, terms=replace(challenge.terms, levels=[None, "medium@77"]))
    assert not challenge.is_outdated()
    assert changed.is_outdated()
    assert not changed.is_open(0)
    assert replace(challenge, version=0).is_outdated()

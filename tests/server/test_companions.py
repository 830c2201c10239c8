"""Several people on one device: a companion plays by a line of its own, which only its person can open."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tablee.server.accounts.people import MOST_COMPANIONS
from tests.server.playing import TWO_TRICKS, begin, decide, end_of, mover, open_table, pages, person, play_out
from tests.server.serving import Guest, Page, Server, browser


def companion_of(guest: Guest, name: str = "Ben") -> str:
    answer = guest.http.post("/api/companions", json={"name": name}).raise_for_status().json()
    assert answer["name"] == name
    return str(answer["person"])


def line_of(guest: Guest, companion: str) -> Page:
    return guest.page(f"as={companion}")


def test_two_people_play_on_one_device(server: Server) -> None:
    ada = Guest(server, "Ada")
    ben = companion_of(ada)
    with ada.page() as one, line_of(ada, ben) as other:
        assert (other.welcome["person"], other.welcome["name"]) == (ben, "Ben")
        table = begin(one, other)
        assert [seat["person"] for seat in one.tables[table]["seats"]] == [ada.me["person"], ben]
        assert play_out(table, one, other)["how"] == "finished"


def test_each_line_hears_what_its_own_seat_may_know(server: Server) -> None:
    ada = Guest(server, "Ada")
    ben = companion_of(ada)
    with ada.page() as one, line_of(ada, ben) as other:
        table = begin(one, other, options=TWO_TRICKS)
        hands = [set(page.tables[table]["picture"]["hand"]) for page in (one, other)]
        assert not hands[0] & hands[1]
        for page, hidden in ((one, hands[1]), (other, hands[0])):
            assert not any(f'"{card}"'.encode() in frame for card in hidden for frame in page.frames)
        asked = mover(table, one, other)
        waits = other if asked is one else one
        assert waits.refused("take-back", table=table)
        assert waits.refused("decide", table=table, question=asked.tables[table]["question"], action=0)
        decide(asked, table)


def test_nobody_else_can_open_a_companions_line(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    ben = companion_of(ada)
    token = ada.http.post("/api/programs", json={"name": "Deep"}).json()
    with pytest.raises(InvalidStatus, match="403"):
        line_of(eve, ben)
    with pytest.raises(InvalidStatus, match="401"):
        Page(server, {}, f"as={ben}")
    with pytest.raises(InvalidStatus, match="403"):
        Page(server, {"Authorization": f"Bearer {token['token']}"}, f"as={ben}")


@pytest.mark.parametrize("what", ["companions", "programs"])
def test_a_program_makes_nobody_who_would_outlive_its_token(server: Server, what: str) -> None:
    token = Guest(server, "Ada").http.post("/api/programs", json={"name": "Deep"}).json()["token"]
    with httpx.Client(base_url=server.address, headers={"Authorization": f"Bearer {token}"}) as program:
        answer = program.post(f"/api/{what}", json={"name": "Shadow"})
    assert (answer.status_code, answer.json()["key"]) == (400, "not-for-programs")


@pytest.mark.parametrize("wanted", ["", "nobody", "%00", "x" * 5000])
def test_only_a_companion_is_played_for(server: Server, wanted: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        line_of(Guest(server, "Ada"), wanted)


def test_neither_other_people_nor_programs_nor_oneself_are_companions(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    program = ada.http.post("/api/programs", json={"name": "Deep"}).json()["person"]
    for wanted in (ada.me["person"], eve.me["person"], program):
        with pytest.raises(InvalidStatus, match="403"):
            line_of(ada, wanted)
    ada.http.delete(f"/api/programs/{program}").raise_for_status()
    with pytest.raises(InvalidStatus, match="403"):
        line_of(ada, program)


def test_companions_are_listed_for_their_person_only(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    ben, cleo = companion_of(ada, "Ben"), companion_of(ada, "Cléo")
    assert {one["person"] for one in ada.http.get("/api/companions").json()} == {ben, cleo}
    assert eve.http.get("/api/companions").json() == []
    assert eve.http.delete(f"/api/companions/{ben}").status_code == 404
    assert ada.http.get("/api/programs").json() == []


def test_who_parts_from_a_companion_cannot_be_it_again(server: Server) -> None:
    ada = Guest(server, "Ada")
    ben = companion_of(ada)
    with line_of(ada, ben) as line:
        ada.http.delete(f"/api/companions/{ben}").raise_for_status()
        assert end_of(line) == 1008
    with pytest.raises(InvalidStatus, match="403"):
        line_of(ada, ben)
    assert ada.http.delete(f"/api/companions/{ben}").json()["key"] == "no-such-companion"


def test_so_many_companions_and_no_more(server: Server) -> None:
    ada = Guest(server, "Ada")
    made = [companion_of(ada, f"Ben {number}") for number in range(MOST_COMPANIONS)]
    answer = ada.http.post("/api/companions", json={"name": "One more"})
    assert (answer.status_code, answer.json()["key"]) == (400, "too-many-companions")
    ada.http.delete(f"/api/companions/{made[0]}").raise_for_status()
    companion_of(ada, "One more")


def test_no_more_of_them_in_one_moment_either(server: Server) -> None:
    ada = Guest(server, "Ada")
    with ThreadPoolExecutor(8) as at_once:
        answers = at_once.map(lambda number: ada.http.post("/api/companions", json={"name": f"{number}"}), range(8))
    assert [answer.is_success for answer in answers].count(True) == MOST_COMPANIONS


def test_strangers_have_no_companions(server: Server) -> None:
    assert browser(server).post("/api/companions", json={"name": "Ben"}).status_code == 401
    assert browser(server).get("/api/companions").status_code == 401
    assert Guest(server, "Ada").http.post("/api/companions", json={"name": ""}).json()["key"] == "name-length"


# Open tables, for who passes by


def test_a_stranger_sees_the_open_tables_and_no_more_than_names(server: Server) -> None:
    with pages(server, "Ada") as (ada,):
        table = open_table(ada, is_public=True)
        hidden = open_table(ada)
        answer = browser(server).get("/api/tables")
        listed = {one["table"]: one for one in answer.json()}
        assert listed[table]["host"] == "Ada"
        assert [seat.get("name", "") for seat in listed[table]["seats"]] == ["Ada", ""]
        assert hidden not in listed
        assert person(ada) not in answer.text
        assert answer.headers["cache-control"] == "no-store"
        ada.done("close", table=table)
        assert table not in {one["table"] for one in browser(server).get("/api/tables").json()}

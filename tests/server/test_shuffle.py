"""Nobody steers a shuffle: everybody commits first, opens then, and checks after the end."""

from tablee.games import GAMES
from tablee.match import record
from tablee.match.fair import commitment, seed_of
from tablee.match.replay import check_draws
from tests.server.playing import open_table, pages, play_out
from tests.server.serving import Page, Server, browser

NORTH, EAST = b"north", b"east"


def sit_with_nonces(zoe: Page, yann: Page) -> str:
    """A table whose two people committed to a nonce."""
    table = open_table(zoe, commitment=commitment(NORTH))
    yann.done("join", table=table, commitment=commitment(EAST))
    yann.done("follow", table=table)
    return table


def test_a_shuffle_with_everybodys_part_can_be_checked_after_the_end(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = sit_with_nonces(zoe, yann)
        shown = zoe.tables[table]["commitment"]
        assert zoe.refused("open", table=table, nonce=NORTH.hex()) == "nonce-too-early"
        zoe.send("start", table=table)
        for page in (zoe, yann):
            asked = page.until("shuffle")
            assert asked["commitment"] == shown
            assert asked["commitments"] == [commitment(NORTH), commitment(EAST)]
        assert yann.refused("open", table=table, nonce=NORTH.hex()) == "nonce-not-committed"
        assert yann.refused("open", table=table, nonce=EAST.hex() + "\n") == "message-malformed"
        yann.done("open", table=table, nonce=EAST.hex())
        zoe.done("open", table=table, nonce=NORTH.hex())
        for page in (zoe, yann):
            page.until("table", status="playing")
        assert zoe.refused("open", table=table, nonce=NORTH.hex()) == "nonce-too-early"
        play_out(table, zoe, yann)
        told = browser(server).get(f"/api/tables/{table}/result").json()
        secret = bytes.fromhex(told["secret"])
        assert commitment(secret) == shown == told["commitment"]
        assert told["nonces"] == [NORTH.hex(), EAST.hex()]
        match = record.read(browser(server).get(f"/api/tables/{table}/record").text, GAMES)
        assert match.seed == seed_of(secret, [NORTH, EAST])
        check_draws(match)


def test_who_does_not_open_in_time_has_no_part_and_while_it_shuffles_nobody_leaves(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        table = sit_with_nonces(zoe, yann)
        zoe.send("start", table=table)
        yann.until("shuffle")
        zoe.done("open", table=table, nonce=NORTH.hex())
        assert watcher.refused("open", table=table, nonce="00") == "not-at-table"
        assert yann.refused("leave", table=table) == "already-started"
        assert zoe.refused("close", table=table) == "already-started"
        assert zoe.refused("remove", table=table, seat=1) == "already-started"
        assert watcher.refused("join", table=table) == "already-started"
        assert yann.refused("decide", table=table, question=0, action=0) == "not-started"
        yann.until("table", status="playing")
        zoe.until("table", status="playing")
        play_out(table, zoe, yann)
        assert browser(server).get(f"/api/tables/{table}/result").json()["nonces"] == [NORTH.hex(), ""]


def test_the_secret_of_a_table_is_shown_only_after_the_end(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = sit_with_nonces(zoe, yann)
        zoe.send("start", table=table)
        zoe.done("open", table=table, nonce=NORTH.hex())
        yann.done("open", table=table, nonce=EAST.hex())
        yann.until("table", status="playing")
        zoe.until("table", status="playing")
        play_out(table, zoe, yann)
        secret = browser(server).get(f"/api/tables/{table}/result").json()["secret"]
        for page in (zoe, yann):
            assert secret.encode() not in b"".join(page.frames)

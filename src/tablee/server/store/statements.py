"""What is written, statement by statement: each is compiled once and filled many times."""

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # SQLite takes the same

from tablee.server.status import Status
from tablee.server.store.schema import (
    agreeing,
    analyses,
    attempts,
    bans,
    blocks,
    chairs,
    challenges,
    chat,
    due,
    followers,
    game_challenges,
    hosts,
    keys,
    links,
    lives,
    log,
    muted,
    passkeys,
    pending,
    people,
    reports,
    sessions,
    tables,
)

ADD_PERSON = insert(people)
RENAME_PERSON = update(people).where(people.c.id == bindparam("person")).values(name=bindparam("called"))
REVOKE_TOKEN = update(people).where(people.c.id == bindparam("person")).values(token=None)
PART_FROM = update(people).where(people.c.id == bindparam("person")).values(parted=bindparam("now"))

DELETE_PERSON = delete(people).where(people.c.id == bindparam("person"))

ADD_SESSION = insert(sessions)
SEE_SESSION = (
    update(sessions)
    .where(sessions.c.id == bindparam("session"))
    .values(seen=bindparam("hour"), expires=bindparam("until"))
)
END_SESSION = delete(sessions).where(sessions.c.id == bindparam("session"))
DELETE_SESSIONS = delete(sessions).where(sessions.c.person == bindparam("whose"))

ADD_LINK = insert(links)
DELETE_LINK = delete(links).where(links.c.id == bindparam("link"))
DELETE_LINKS = delete(links).where(links.c.person == bindparam("whose"))
EXPIRE_LINKS = delete(links).where(links.c.expires <= bindparam("now"))

TAKE_CHALLENGE = upsert(challenges).on_conflict_do_nothing()
ADD_PASSKEY = insert(passkeys)
USE_PASSKEY = (
    update(passkeys)
    .where(passkeys.c.id == bindparam("passkey"))
    .values(sign_count=bindparam("count"), seen=bindparam("hour"))
)
NAME_PASSKEY = update(passkeys).where(passkeys.c.id == bindparam("passkey")).values(name=bindparam("called"))
DELETE_PASSKEY = delete(passkeys).where(passkeys.c.id == bindparam("passkey"))
DELETE_PASSKEYS = delete(passkeys).where(passkeys.c.person == bindparam("whose"))

ADD_TABLE = insert(tables)
ADD_CHAIR = insert(chairs)
TAKE_CHAIR = (
    update(chairs)
    .where(chairs.c.table_id == bindparam("table"), chairs.c.seat == bindparam("place"))
    .values(person=bindparam("sitter"), name=bindparam("called"), commitment=bindparam("promise"), nonce=None)
)
SET_CHAIR = (
    update(chairs)
    .where(chairs.c.table_id == bindparam("table"), chairs.c.seat == bindparam("place"))
    .values(level=bindparam("bot"), name=bindparam("called"))
)
SET_HOST = update(tables).where(tables.c.id == bindparam("table")).values(host=bindparam("person"))
FORGET_HOST = update(tables).where(tables.c.host == bindparam("whom")).values(host="")
SHUFFLE_TABLE = update(tables).where(tables.c.id == bindparam("table")).values(status=Status.SHUFFLING)
START_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(status=Status.PLAYING, nonces=bindparam("opened"), started=bindparam("now"))
)
END_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(status=bindparam("how"), result=bindparam("outcome"), ended=bindparam("now"), made_from=None)
)
SET_SUCCESSOR = update(tables).where(tables.c.id == bindparam("table")).values(successor=bindparam("rematch"))
SET_AUDIENCE = update(tables).where(tables.c.id == bindparam("table")).values(audience=bindparam("whom"))

NEWEST_ENTRY = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
NEWEST_CHOICE = select(func.max(pending.c.at)).where(pending.c.table_id == tables.c.id).scalar_subquery()
SET_AWAITED = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(awaited=bindparam("seats"), awaited_log=NEWEST_ENTRY, awaited_choice=NEWEST_CHOICE)
)

SET_TAKE_BACK = update(tables).where(tables.c.id == bindparam("table")).values(take_back=bindparam("asked"))
SET_REVISION = update(tables).where(tables.c.id == bindparam("table")).values(revision=bindparam("token"))
SET_NONCE = (
    update(chairs)
    .where(chairs.c.table_id == bindparam("table"), chairs.c.seat == bindparam("place"))
    .values(nonce=bindparam("shown"))
)
FOLLOW = upsert(followers).on_conflict_do_nothing()
UNFOLLOW = delete(followers).where(
    followers.c.table_id == bindparam("table"),
    followers.c.server == bindparam("where"),
    followers.c.person == bindparam("who"),
)

ADD_ENTRY = insert(log)
SET_PENDING = upsert(pending)
SET_PENDING = SET_PENDING.on_conflict_do_update(
    index_elements=["table_id", "question", "seat"],
    set_={name: SET_PENDING.excluded[name] for name in ("choices", "used", "at")},
)
AGREE = upsert(agreeing).on_conflict_do_nothing()
DROP_AGREEMENTS = delete(agreeing).where(agreeing.c.table_id == bindparam("table"))
SET_DUE = upsert(due)
SET_DUE = SET_DUE.on_conflict_do_update(
    index_elements=["table_id", "kind"], set_={name: SET_DUE.excluded[name] for name in ("at", "claimed_by")}
)
DROP_DUE = delete(due).where(due.c.table_id == bindparam("table"), due.c.kind == bindparam("what"))
DROP_ALL_DUE = delete(due).where(due.c.table_id == bindparam("table"))
LIFT_CLAIMS = update(due).where(due.c.claimed_by.is_not(None)).values(claimed_by=bindparam("nobody"))
ADD_CHAT = insert(chat)
EMPTY_CHAT = update(chat).where(chat.c.person == bindparam("author")).values(person="", name="", text="")
MUTE = upsert(muted).on_conflict_do_nothing()
UNMUTE = delete(muted).where(muted.c.person == bindparam("whom"))
LIVE_ON = upsert(lives)
LIVE_ON = LIVE_ON.on_conflict_do_update(
    index_elements=["begun"], set_={name: LIVE_ON.excluded[name] for name in ("last", "is_closed")}
)

ADD_KEY = upsert(keys).on_conflict_do_nothing()

SEE_PERSON = update(people).where(people.c.id == bindparam("person")).values(seen=bindparam("now"))
ADD_HOST = upsert(hosts).on_conflict_do_nothing()
REMOVE_HOST = delete(hosts).where(hosts.c.person == bindparam("host"))
ADD_BAN = insert(bans)
LIFT_BAN = delete(bans).where(bans.c.id == bindparam("ban"))
RENAME_BANNED_ADDRESS = (
    update(bans).where(bans.c.kind == "address", bans.c.name == bindparam("former")).values(name=bindparam("called"))
)
FORGET_BANS = delete(bans).where(bans.c.until < bindparam("now"))
ADD_BLOCK = upsert(blocks).on_conflict_do_nothing()
REMOVE_BLOCK = delete(blocks).where(blocks.c.person == bindparam("owner"), blocks.c.blocked == bindparam("other"))
ADD_REPORT = insert(reports)
SETTLE_REPORT = update(reports).where(reports.c.id == bindparam("report")).values(settled=bindparam("now"))
QUOTE_AGAIN = update(reports).where(reports.c.id == bindparam("report")).values(chat=bindparam("lines"))
FORGET_REPORTS = delete(reports).where(reports.c.settled < bindparam("before"))
DELETE_BLOCKS = delete(blocks).where((blocks.c.person == bindparam("who")) | (blocks.c.blocked == bindparam("who")))
DELETE_REPORTS = delete(reports).where(reports.c.reporter == bindparam("who"))
DELETE_BANS = delete(bans).where(bans.c.subject == bindparam("who"))
KEEP_ANALYSIS = upsert(analyses).on_conflict_do_nothing()

ADD_GAME_CHALLENGE = upsert(game_challenges).on_conflict_do_nothing()
ADD_ATTEMPT = upsert(attempts).on_conflict_do_nothing()
DELETE_ATTEMPTS = delete(attempts).where(attempts.c.person == bindparam("whose"))
FORGET_MAKER = update(game_challenges).where(game_challenges.c.maker == bindparam("whom")).values(maker="")
OLD = select(game_challenges.c.id).where(game_challenges.c.closes < bindparam("before"))
FORGET_OLD_ATTEMPTS = delete(attempts).where(attempts.c.challenge_id.in_(OLD))
FORGET_OLD_CHALLENGES = delete(game_challenges).where(game_challenges.c.closes < bindparam("before"))

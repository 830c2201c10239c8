"""What somebody is not shown of people whom they have blocked: what these say, and what these invite them to."""

from collections.abc import Set

from msgspec import structs

from tablee.server.messages import Answer, ChatLine, LobbyGone, LobbyTable, OpenTable, Said, Seats


def message_for(message: Answer, blocked: Set[str], successor_host: str | None = None) -> Answer | None:
    """News of a table for somebody who has blocked people; none where nothing of it is left."""
    if not blocked:
        return message
    match message:
        case Said(line=line) if line.person in blocked:
            return None
        case Seats() if message.successor and successor_host in blocked:
            return structs.replace(message, successor=None, successor_host=None)
    return message


def chat_for(lines: list[ChatLine], blocked: Set[str]) -> list[ChatLine]:
    """The chat of a table for somebody who has blocked people."""
    return [line for line in lines if line.person not in blocked] if blocked else lines


def open_tables_for(tables: list[tuple[str, OpenTable]], blocked: Set[str]) -> list[OpenTable]:
    """The open tables for somebody who has blocked people; each comes with who made it."""
    return [table for maker, table in tables if maker not in blocked]


def lobby_news_for(news: LobbyTable | LobbyGone, maker: str, blocked: Set[str]) -> LobbyTable | LobbyGone:
    """News of the lobby for somebody who has blocked people: a table that one of them has taken over is gone."""
    return LobbyGone(news.table.table) if isinstance(news, LobbyTable) and maker in blocked else news

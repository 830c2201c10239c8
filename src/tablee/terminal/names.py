"""What the players are called: people by their names, bots by their characters, others by the points of the compass."""

from collections.abc import Sequence

from tablee.games.story import seat_named
from tablee.games.words import Refused, Text
from tablee.match import Player, person
from tablee.match.players import parse_bot
from tablee.texts import Texts

COMPASS = ("north", "east", "south", "west")  # clockwise, as the seats are
WIDE_TABLES = {
    5: ("north", "east", "south-east", "south-west", "west"),
    6: ("north", "north-east", "south-east", "south", "south-west", "north-west"),
}
LONGEST = 12  # letters of a name that a table has room for


def points(seats: int, texts: Texts) -> list[str]:
    """A point of the compass for each seat of a table."""
    return [texts.say(Text(point)) for point in WIDE_TABLES.get(seats, COMPASS[:seats])]


def names_of(players: Sequence[Player], game: str, texts: Texts, longest: int = LONGEST) -> list[str]:
    """A name for every seat, no two the same: names that sound alike are told apart by their seats."""
    from tablee.bots import characters  # whoever only reads the rules waits for no bot

    names: list[str] = []
    called = characters(game, [player.name if player.is_bot else None for player in players])
    for seat, (player, point) in enumerate(zip(players, points(len(players), texts), strict=True), start=1):
        own = called[seat - 1] if player.is_bot else printable(player.name, longest)
        name = own or point
        while name in names:
            name = f"{name} {seat}"
        names.append(name)
    return names


def people_named(people: int, names: Sequence[str]) -> list[Player]:
    """So many people, called by these names in the order of their seats; whoever has none is called by the seat."""
    if len(names) > people:
        raise Refused("names-too-many", names=len(names), people=people)
    called = [printable(" ".join(name.split()), LONGEST) for name in names]
    return [person(name) for name in (*called, *[""] * (people - len(called)))]


def player_named(seat: int, player: Player) -> Text:
    """A player; of a bot, its level too."""
    name = seat_named(seat)
    return Text("seat-bot", {"seat": name, "level": level_said(player.name)}) if player.is_bot else name


def level_said(name: str) -> Text:
    """The level of a bot, as people say it."""
    return Text("bot-level", {"level": parse_bot(name).level})


def numbered_seat(seat: int) -> Text:
    """A player with the number of the seat, as it is typed before a word out of turn."""
    return Text("seat-numbered", {"number": seat + 1, "seat": seat_named(seat)})


def printable(typed: str, longest: int) -> str:
    """What somebody typed, fit to be shown again: short, and without signs that steer a screen.

    >>> printable("  No\\x1brth ", 12), printable("abcdefgh", 5)
    ('North', 'abcd…')
    """
    shown = "".join(sign for sign in typed if sign.isprintable()).strip()
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"

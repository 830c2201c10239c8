"""Makes a table, prints the link that invites others, and plays there when every seat is taken.

python -m examples.create_table TOKEN http://127.0.0.1:8642 ugo person greedy

After the game come the other seats: `person` for whoever opens the link, or the level of a bot, such as greedy. What is
agreed follows as on the command line: rounds=1.
"""

import json
import sys
from typing import Any

from examples.random_player import Player, Refused, connected


def create(token: str, server: str, game: str, seats: list[str], options: dict[str, Any]) -> str:
    """Make a table that begins when it is full; the link to it. We sit on its first seat."""
    others = [{"kind": "person"} if seat == "person" else {"kind": "bot", "level": seat} for seat in seats]
    wish = {"game": game, "chairs": [{"kind": "me"}, *others], "options": options, "starts_when_full": True}
    with connected(token, server) as socket:
        socket.send(json.dumps({"type": "create", "id": 1, **wish}))
        for message in map(json.loads, socket):
            if message.get("id") == 1:
                if message["type"] == "refused":
                    raise Refused(message["words"])
                return f"{server.rstrip('/')}/tables/{message['table']}"
    raise ConnectionError("the server said goodbye before there was a table")


def option_in(word: str) -> tuple[str, Any]:
    """An option and its value: rounds=1, memory_aid=true."""
    name, _, value = word.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def main(token: str, server: str, game: str, *words: str) -> None:
    """Make a table, invite, and play."""
    seats = [word for word in words if "=" not in word]
    link = create(token, server, game, seats, dict(option_in(word) for word in words if "=" in word))
    print(f"To sit down: {link}", flush=True)
    print(*Player(token, link).play())


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except (Refused, OSError) as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)

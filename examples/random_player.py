"""Sits down at a table and plays random moves: random_player.py TOKEN http://127.0.0.1:8642/tables/TABLE"""

import json
import random
import sys
from urllib.parse import urlsplit

from websockets.sync.client import connect


def play(token: str, table_address: str) -> list[int]:
    """Play a whole game; the scores at its end."""
    address = urlsplit(table_address)
    table = address.path.rpartition("/")[2]
    line = f"{'wss' if address.scheme == 'https' else 'ws'}://{address.netloc}/ws"
    with connect(line, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:

        def send(kind: str, **fields: object) -> None:
            socket.send(json.dumps({"type": kind, "id": 1, "table": table, **fields}))

        send("join")  # refused where we sit already: then we come back to our seat
        send("follow")
        for message in map(json.loads, socket):
            if message["type"] == "table":
                me = message["seat"]
                if me is None:
                    sys.exit("No seat is free at this table.")
            if message["type"] in ("table", "update"):
                if "result" in message:
                    return list(message["result"]["scores"])
                if me in message.get("awaited", []) and "asked" in message:
                    action = random.choice(message["asked"]["actions"])
                    send("decide", question=message["question"], action=action)
    raise ConnectionError("the server went away: start again, the game is kept")


if __name__ == "__main__":
    print(*play(sys.argv[1], sys.argv[2]))

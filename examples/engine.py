"""An engine in Python that needs no Tablée: plays any legal move, by the seed that it is given.

`python3 run.py arena ugo 'cmd:python3 examples/engine.py' greedy` lets it play; docs/engine-protocol.md explains it.
"""

import json
import sys
from random import Random
from typing import Any


def chosen(question: dict[str, Any]) -> str:
    """The move: an engine of yours looks at question["picture"] here."""
    legal: list[str] = question["legal"]
    return Random(question["seed"]).choice(legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"name": "Any move", "version": "1.0"}
    elif message["type"] == "choose":
        answer = {"move": chosen(message)}
    else:  # quit
        break
    print(json.dumps(answer), flush=True)

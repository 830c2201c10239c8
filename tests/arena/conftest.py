"""Bots of our own, in a folder of their own."""

from pathlib import Path

import pytest

BOTS = """
import os
import sys
import time

def lowest(sight, legal, random, budget):
    return min(legal)

def raises(sight, legal, random, budget):
    raise RuntimeError("I have lost my cards")

def illegal(sight, legal, random, budget):
    return 10_000

def ends_the_process(sight, legal, random, budget):
    os._exit(7)

def never_returns(sight, legal, random, budget):
    time.sleep(3600)

def prints(sight, legal, random, budget):
    print("thinking", sys.stdin.read(0))
    return max(legal)
"""
ENGINE = """
import json, sys, time
kind = sys.argv[1]
if kind == "silent":
    time.sleep(3600)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": kind, "version": 2}), flush=True)
    elif message["type"] == "quit":
        break
    elif kind == "crash":
        sys.exit("out of turnips")
    elif kind == "nonsense":
        print("castle!", flush=True)
    elif kind == "illegal":
        print(json.dumps({"move": "Z9"}), flush=True)
    elif kind == "slow":
        time.sleep(3600)
    else:
        print(json.dumps({"move": message["legal"][0]}), flush=True)
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with `odd_bots.py` and `odd_engine.py` in it."""
    (tmp_path / "odd_bots.py").write_text(BOTS)
    (tmp_path / "odd_engine.py").write_text(ENGINE)
    monkeypatch.chdir(tmp_path)
    return tmp_path

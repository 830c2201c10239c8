"""Learning a game by self-play: `tablee train`, and the same in Python. Needs the extra `learn`; playing does not.

`config.py` says what is learned and how, `selfplay.py` plays, `ppo.py` learns, `trainer.py` does both in turns.
"""

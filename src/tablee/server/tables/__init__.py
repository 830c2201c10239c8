"""A table and what is done at it: before the match, in it, by people, bots and clocks.

All of it runs on the event loop, but for what `bot_pool.py` and `finished.py` hand to processes and to a thread.
"""

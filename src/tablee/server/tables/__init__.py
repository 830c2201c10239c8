"""A table and what is done at it: before the match, in it, by people, bots and clocks."""

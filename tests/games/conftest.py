"""Examples are the same in every run, and may be slow when the first of them waits for the compiler."""

from hypothesis import settings

settings.register_profile("games", deadline=None, derandomize=True, database=None)
settings.load_profile("games")

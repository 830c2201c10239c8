"""How fast it is: commands that measure and print, never tests that assert a time."""

"""Challenges: the same deals against the same bots for everybody who takes them, and what came of it."""

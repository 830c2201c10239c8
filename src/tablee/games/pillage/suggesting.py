"""A refusal that suggests what was probably meant."""

from tablee.games.words import Text


def suggesting(reason: Text, meant: str | None) -> Text:
    """A reason, and behind it what was probably meant, if anything was."""
    return Text("pillage-did-you-mean", {"reason": reason, "nearest": meant}) if meant else reason

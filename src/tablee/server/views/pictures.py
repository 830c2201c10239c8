"""What a seat is shown, on its way to people."""

from msgspec import Raw, json

from tablee.games.picture import Written


def joined(written: Written) -> Raw:
    """A picture, or what is different in one, as it is sent: what was drawn in Python comes first."""
    if not written.parts:
        return Raw(written.json)
    parts = json.encode(written.parts)
    return Raw(parts if written.json == b"{}" else parts[:-1] + b"," + written.json[1:])

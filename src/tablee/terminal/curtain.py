"""A curtain between people who share a screen: what one of them saw is gone before the next one looks."""

from rich.console import Console

FORGET = "\x1b[3J"  # what has scrolled off the screen, too


def draw_curtain(console: Console) -> None:
    """Wipe the screen; where that cannot be done, push what it shows out of sight."""
    if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
        console.clear()
        console.file.write(FORGET)
        console.file.flush()
    else:
        console.print("\n" * console.height)

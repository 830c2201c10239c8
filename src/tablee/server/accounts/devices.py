"""What somebody's device is called: by its browser and its system, and nothing else of what it says about itself."""

from typing import NamedTuple

# What browsers and systems write about themselves, in this order: many claim to be others as well.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Vivaldi/": "Vivaldi",
    "FxiOS/": "Firefox",
    "Firefox/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Chromium/": "Chromium",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
    "BSD": "BSD",
}


class Device(NamedTuple):
    """The names of a browser and of a system; empty where nobody knows."""

    browser: str
    system: str


def device_of(user_agent: str) -> Device:
    """Which device it is, as far as it says.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0")
    Device(browser='Firefox', system='Linux')
    >>> device_of("curl/8.5.0")
    Device(browser='', system='')
    """
    return Device(_found(BROWSERS, user_agent), _found(SYSTEMS, user_agent))


def _found(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")

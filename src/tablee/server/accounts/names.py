"""Names of people, companions and programs: what they are made of, and which of them look alike.

What looks like something else is Unicode's to say (Technical Standard 39): `confusable_homoglyphs` brings its tables.
"""

import re
import unicodedata
from itertools import groupby

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.utils import load

from tablee.bots import levels
from tablee.games import GAMES
from tablee.games.words import Refused, Text
from tablee.texts import LANGUAGES, Texts

LONGEST_NAME = 24
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"  # letters, marks that nobody sees
VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # of how one and the same sign is drawn
JOINERS = "\u200c\u200d"
DRAWN_OTHERWISE = ("<font>", "<wide>", "<narrow>", "<circle>", "<square>")  # letters that are others in another dress

OF_EVERY_SCRIPT = {"COMMON", "INHERITED"}  # digits, spaces, signs, and most marks
WRITTEN_TOGETHER = (  # as "highly restrictive" of the standard has it
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
JOINED = {  # scripts in which a joiner changes how a word is written
    *("ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL"),
    *("TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "MYANMAR", "KHMER", "TIBETAN"),
}
EUROPEAN = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN"}
MOST_MARKS, MOST_EUROPEAN_MARKS = 4, 2  # on one letter, beside those that are part of it


def checked_name(name: str) -> str:
    """A name as it is shown: tidy, not too long, of one script, nothing invisible; `Refused` for what is no name.

    >>> checked_name("  Zoé   Martin ")
    'Zoé Martin'
    >>> checked_name("\N{MATHEMATICAL BOLD CAPITAL Z}o\N{ZERO WIDTH JOINER}é")
    'Zoé'
    """
    dressed = "".join(map(plain, VARIANTS.sub("", name)))
    tidy = " ".join(without_idle_joiners(unicodedata.normalize("NFC", dressed)).split())
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refused("name-length", longest=LONGEST_NAME)
    check_signs(tidy)
    check_marks(tidy)
    check_scripts(tidy)
    if is_like_any(tidy, BOTS):
        raise Refused("name-of-bot")
    if is_like_any(tidy, NEUTRAL):
        raise Refused("name-neutral")
    return tidy


def plain(letter: str) -> str:
    """A letter in its everyday dress: bold, wide and circled ones are the same to a reader."""
    is_dressed = unicodedata.decomposition(letter).startswith(DRAWN_OTHERWISE)
    return unicodedata.normalize("NFKC", letter) if is_dressed else letter


def without_idle_joiners(name: str) -> str:
    """A name without the joiners that nobody sees: they mean something in some scripts, and between emoji."""
    around = zip(f" {name}", name, f"{name} "[1:], strict=False)
    return "".join(letter for before, letter, after in around if letter not in JOINERS or is_joined(before, after))


def is_joined(before: str, after: str) -> bool:
    """Whether a joiner between two signs changes how they look."""
    if {unicodedata.category(before), unicodedata.category(after)} <= {"So", "Sk"}:
        return True
    return scripts_of(before + after) <= JOINED and any(unicodedata.category(sign)[0] in "LM" for sign in before)


def check_signs(name: str) -> None:
    """Refuse what cannot be seen, and what has neither a letter nor a digit."""
    if any(unicodedata.category(sign)[0] == "C" and sign not in JOINERS for sign in name):
        raise Refused("name-signs")
    if any(sign in BLANKS for sign in name) or not any(sign.isalnum() for sign in name):
        raise Refused("name-signs")


def check_marks(name: str) -> None:
    """Refuse marks without a letter, and towers of them."""
    most = MOST_EUROPEAN_MARKS if scripts_of(name) & EUROPEAN else MOST_MARKS
    before = " "
    for is_mark, signs in groupby(name, key=lambda sign: unicodedata.category(sign) in ("Mn", "Me")):
        run = list(signs)
        if is_mark and (before.isspace() or len(run) > most or len(set(run)) < len(run)):
            raise Refused("name-marks")
        before = run[-1]


def check_scripts(name: str) -> None:
    """Refuse letters of several scripts, unless these are written together: the one could pass for the other."""
    scripts = scripts_of(name)
    if len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER):
        raise Refused("name-scripts")


def scripts_of(text: str) -> set[str]:
    """The scripts in which a text is written, but for what all of them share."""
    return {alias(sign) for sign in text} - OF_EVERY_SCRIPT


# What looks alike


def read_prototypes() -> dict[str, str]:
    """What each letter is taken for, as the standard's table has it: one entry of it names both sides to each other."""
    table = {clean(one): {clean(other["c"]) for other in others} for one, others in load("confusables.json").items()}
    found = {}
    for letter, others in table.items():
        if len(letter) == 1 and len(others) == 1:
            (other,) = others
            is_pair = len(table.get(other, ())) == 1
            if not is_pair or len(other) > 1 or other < letter:
                found[letter] = other
    return found


def clean(text: str) -> str:
    """An entry of the table without the signs that keep it in its place on a page."""
    return text.replace("\u200e", "")


PROTOTYPES = read_prototypes()


def skeleton(name: str) -> str:
    """What is the same for names that look the same; nothing to be shown.

    >>> skeleton("Zoe") == skeleton("\N{GREEK CAPITAL LETTER ZETA}o\N{CYRILLIC SMALL LETTER IE}")
    True
    >>> skeleton("Zoe") == skeleton("Zoé")
    False
    """
    letters = [sign for sign in unicodedata.normalize("NFD", name) if sign not in JOINERS]
    return unicodedata.normalize("NFD", "".join(PROTOTYPES.get(letter, letter) for letter in letters))


def is_alike(one: str, other: str) -> bool:
    """Whether two names look alike, as they are, in small letters or in large ones.

    >>> is_alike("Ian", "lan"), is_alike("ZOE", "z0e"), is_alike("Ian", "Lan")
    (True, True, False)
    """
    return any(skeleton(written(one)) == skeleton(written(other)) for written in (str, str.casefold, str.upper))


def names_of_bots() -> set[str]:
    """What bots are called: their characters, their levels, and the page's word for one, without their numbers."""
    said = [Texts(language).say(Text("player-bot", {"number": 2, "bots": 2})) for language in LANGUAGES]
    called = {name.rstrip("0123456789 ") for name in said}
    of_all = [level for game in GAMES for level in levels(game).values()]
    return called | {level.name for level in of_all} | {level.character for level in of_all if level.character}


BOTS = names_of_bots()
NEUTRAL = {Texts(language).say(Text("somebody")) for language in LANGUAGES}  # what whoever was deleted is called


def is_like_any(name: str, reserved: set[str]) -> bool:
    """Whether a name looks like one that is given to others, with a number or without.

    >>> is_like_any("Bot 2", BOTS), is_like_any("Greedy", BOTS), is_like_any("Botticelli", BOTS)
    (True, True, False)
    >>> is_like_any("Somebody 1", NEUTRAL), is_like_any("Somebody else", NEUTRAL)
    (True, False)
    """
    bare = name.rstrip("0123456789 .-_#")
    return any(is_alike(bare, one) for one in reserved)

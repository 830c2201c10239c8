"""Words that people type for moves and tiles of VIGO, in either language, and what the notation calls them."""

EVENTS = {"pirate": (), "dolphin": ("dauphin",), "wave": ("tidal", "vague", "raz", "raz-de-maree", "maree")}
MOVES = {
    **EVENTS,
    "north": ("n", "nord"),
    "east": ("e", "est"),
    "south": ("s", "sud"),
    "west": ("w", "o", "ouest"),
    "place": ("placer", "poser", "pose"),
    "stay": ("rester", "reste"),
    "take": ("prendre", "prends"),
    "end": ("fin", "finir", "passer", "pass"),
    "build": ("construire", "batir", "chest", "coffre"),
    "put": ("remettre", "rendre"),
    "on": ("sur", "en"),
    "call": ("interpeller", "interpelle", "appeler"),
    "keep": ("garder", "garde"),
}
PARTS = {
    "key": ("cle", "clef"),
    "lid": ("couvercle",),
    "bottom": ("fond",),
    "middle": ("milieu", "partie", "centrale"),
    "lock": ("serrure",),
}
OF = {
    "red": ("rouge",),
    "blue": ("bleu", "bleue"),
    "green": ("vert", "verte"),
    "yellow": ("jaune",),
    "white": ("blanc", "blanche"),
    "violet": ("violette", "purple"),
    "empty": ("vide",),
    "crown": ("couronne",),
    "necklace": ("collier",),
    "diamond": ("diamant",),
    "ring": ("bague",),
    "coin": ("piece", "or", "gold"),
    "cup": ("coupe",),
}
SMALL_WORDS = {"a", "an", "the", "with", "un", "une", "la", "le", "avec", "d", "de", "brown", "marron"}


def by_any_word(meanings: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Each word, its own included, with what it means."""
    return {word: meaning for meaning, others in meanings.items() for word in (meaning, *others)}


MOVE_WORDS, PART_WORDS, OF_WORDS, EVENT_WORDS = map(by_any_word, (MOVES, PARTS, OF, EVENTS))

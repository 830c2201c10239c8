"""The rulebook as players read it: without notes on sources, and without how cards, moves and options are written.

Blocks between `<!-- notes -->` and `<!-- /notes -->`, remarks such as *(ruling: …)* or *(option `rounds`)*, and the
letters of cards in tables are for those who write programs. A line `<!-- picture: kingdom -->` stays: the page draws.
"""

import re

NOTES = re.compile(r"<!-- notes -->.*?<!-- /notes -->\n*", re.DOTALL)
REMARK = re.compile(r"\s*\*\((?:ruling|décision|option|preset|préréglage)\b[^*]*\)\*")
CODE = re.compile(r"^(\| [^|(]+?) \([A-Z]{3}\)", re.MULTILINE)


def for_players(rulebook: str) -> str:
    r"""What is left for players.

    >>> for_players("Any number. *(option `rounds`)* So it is.\n\n<!-- notes -->\n\nA note.\n\n<!-- /notes -->\n")
    'Any number. So it is.\n'
    >>> for_players("| Farmer (FAR) | gain 3 |\n")
    '| Farmer | gain 3 |\n'
    """
    told = CODE.sub(r"\1", REMARK.sub("", NOTES.sub("", rulebook)))
    return re.sub(r"\n{3,}", "\n\n", told).rstrip() + "\n"

"""The three letters of a card, packed into one number.

>>> unpacked(packed("FIS"))
'FIS'
"""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NONE = 0  # no letters


def packed(code: str) -> int:
    """Three letters as a number; never 0."""
    number = 0
    for letter in code:
        number = number * (len(ALPHABET) + 1) + ALPHABET.index(letter) + 1
    return number


def unpacked(number: int) -> str:
    """The letters of a number."""
    code = ""
    while number:
        number, letter = divmod(number, len(ALPHABET) + 1)
        code = ALPHABET[letter - 1] + code
    return code

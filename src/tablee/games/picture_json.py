"""Pictures as they are sent: compiled code that compares two of them, number by number, and writes JSON.

It follows the nodes of `picture_shape.py`. What is written of two pictures is what `picture.changes` finds in them as
plain data: a test compares both.
"""

from tablee.games.compiled import chapter, rule
from tablee.games.picture_shape import (
    FALSE,
    KEY,
    KIND,
    NEXT,
    NOTHING,
    NULL,
    OPTIONAL,
    PATH,
    PLACE,
    SIZE,
    STEP,
    TRUE,
    WORDS,
    Kind,
)
from tablee.games.record import Array

COMMA, DASH, ZERO = ord(","), ord("-"), ord("0")
OPEN_LIST, CLOSE_LIST, OPEN_DICT, CLOSE_DICT = ord("["), ord("]"), ord("{"), ord("}")
LEVELS = 16  # of parts within each other
END, AFTER, SORT = range(3)  # what is kept of a part that is being written: where it ends, what follows, its kind


@chapter
def write_changes(was: Array, now: Array, rows: Array, letters: Array, bounds: Array, within: Array, out: Array) -> int:
    """Write what differs, by its path: as deep as both have the same shape. Returns how many letters that are."""
    out[0] = OPEN_DICT
    length, node = 1, 1
    while node < rows[0, NEXT]:
        if is_same(was, now, rows[node, PLACE], rows[node, SIZE]):
            node = rows[node, NEXT]
        elif has_same_shape(was, now, rows, node):
            node += 1
        else:
            if length > 1:
                length = put(out, length, COMMA)
            length = put_text(out, length, letters, bounds, rows[node, PATH])
            length = write_part(node, now, rows, letters, bounds, within, out, length)
            node = rows[node, NEXT]
    return put(out, length, CLOSE_DICT)


@rule
def is_same(was: Array, now: Array, place: int, size: int) -> bool:
    """Whether a part is as it was."""
    number, end = place, place + size
    while number < end and was[number] == now[number]:
        number += 1
    return bool(number == end)


@rule
def has_same_shape(was: Array, now: Array, rows: Array, node: int) -> bool:
    """Whether what differs lies in parts of this one, which are the same parts."""
    kind, place = rows[node, KIND], rows[node, PLACE]
    if kind == Kind.FIELDS:
        return not rows[node, OPTIONAL] or bool(was[place] and now[place])
    if kind == Kind.LIST:
        return bool(was[place] == now[place])
    if kind != Kind.ENTRIES:
        return False
    for number in range(place, place + rows[node, SIZE]):
        if (was[number] == NOTHING) != (now[number] == NOTHING):
            return False
    return True


@chapter
def write_part(
    first: int, now: Array, rows: Array, letters: Array, bounds: Array, within: Array, out: Array, length: int
) -> int:
    """Write a part with all that is in it; `within` keeps what is begun and not ended. Returns the length then."""
    node, level = first, 0
    while True:
        is_missing = level > 0 and within[level - 1, SORT] == Kind.ENTRIES and now[rows[node, PLACE]] == NOTHING
        if level > 0 and not is_missing:
            length = put_key(out, length, letters, bounds, rows[node, KEY])
        if is_begun(now, rows, node):
            note_begun(now, rows, node, within[level])
            length = put(out, length, OPEN_LIST if rows[node, KIND] == Kind.LIST else OPEN_DICT)
            level += 1
            node += 1
        else:
            if not is_missing:
                length = put_single(out, length, now, rows, letters, bounds, node)
            node = rows[node, NEXT]
        while level > 0 and node >= within[level - 1, END]:
            level -= 1
            length = put(out, length, CLOSE_LIST if within[level, SORT] == Kind.LIST else CLOSE_DICT)
            node = within[level, AFTER]
        if level == 0:
            return length


@rule
def note_begun(now: Array, rows: Array, node: int, within: Array) -> None:
    """Where a part ends of which the bracket is opened: a list behind the last thing that is in it now."""
    within[SORT], within[AFTER], within[END] = rows[node, KIND], rows[node, NEXT], rows[node, NEXT]
    if rows[node, KIND] == Kind.LIST:
        within[END] = node + 1 + now[rows[node, PLACE]] * rows[node, STEP]


@rule
def is_begun(now: Array, rows: Array, node: int) -> bool:
    """Whether a part has parts of its own now, or is null or single."""
    kind, place = rows[node, KIND], rows[node, PLACE]
    if kind == Kind.LIST:
        return bool(now[place] != NOTHING)
    return kind == Kind.ENTRIES or (kind == Kind.FIELDS and bool(not rows[node, OPTIONAL] or now[place]))


@rule
def put_single(out: Array, length: int, now: Array, rows: Array, letters: Array, bounds: Array, node: int) -> int:
    """Write a number, a word, yes or no, a list of numbers or words, or null."""
    kind, place = rows[node, KIND], rows[node, PLACE]
    if kind == Kind.FIELDS or now[place] == NOTHING:
        return put_text(out, length, letters, bounds, NULL)
    if kind == Kind.TRUTH:
        return put_text(out, length, letters, bounds, TRUE if now[place] else FALSE)
    if kind != Kind.ROW:
        return put_value(out, length, letters, bounds, rows[node, WORDS], now[place])
    length = put(out, length, OPEN_LIST)
    for number in range(place + 1, place + 1 + now[place]):
        if number > place + 1:
            length = put(out, length, COMMA)
        length = put_value(out, length, letters, bounds, rows[node, WORDS], now[number])
    return put(out, length, CLOSE_LIST)


@rule
def put_value(out: Array, length: int, letters: Array, bounds: Array, words: int, number: int) -> int:
    """Write what a number stands for: itself, where there are no words."""
    if number == NOTHING:
        return put_text(out, length, letters, bounds, NULL)
    return put_text(out, length, letters, bounds, words + number) if words else put_number(out, length, number)


@rule
def put_key(out: Array, length: int, letters: Array, bounds: Array, key: int) -> int:
    """Write what comes before a part of a dict or a list."""
    if out[length - 1] != OPEN_DICT and out[length - 1] != OPEN_LIST:
        length = put(out, length, COMMA)
    return put_text(out, length, letters, bounds, key)


@rule
def put_text(out: Array, length: int, letters: Array, bounds: Array, which: int) -> int:
    """Write one of the texts."""
    for place in range(bounds[which], bounds[which + 1]):
        out[length] = letters[place]
        length += 1
    return length


@rule
def put_number(out: Array, length: int, number: int) -> int:
    """Write a whole number."""
    left = int(number)
    if left < 0:
        length = put(out, length, DASH)
        left = -left
    unit = 1
    while unit * 10 <= left:
        unit *= 10
    while unit:
        length = put(out, length, ZERO + left // unit % 10)
        unit //= 10
    return length


@rule
def put(out: Array, length: int, letter: int) -> int:
    """Write a letter."""
    out[length] = letter
    return length + 1

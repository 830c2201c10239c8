"""Tablée in a terminal."""

from tablee.terminal.wrapping import keep_signs_with_words

keep_signs_with_words()

"""The languages that tests of the terminal quote: what they say in others is for the tests of texts to check."""

QUOTED = ("en", "fr")

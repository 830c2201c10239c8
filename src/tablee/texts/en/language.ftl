### The language itself.

language-own-name = English

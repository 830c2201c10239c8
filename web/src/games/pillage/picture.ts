// Written by scripts/wire.py from the server's own types: change those, then write this anew.

export type Picture = Record<string, unknown>;

"""A record: a whole match as text that people can read and edit. The format is documented in `docs/records.md`."""

from tablee.match.record.reading import read, records_in
from tablee.match.record.writing import Writer, write

__all__ = ["Writer", "read", "records_in", "write"]

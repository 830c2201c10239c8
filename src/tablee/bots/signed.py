"""Small numbers of records as signed ones: compiled, an unsigned and a signed number make a float."""

import numpy as np

from tablee.games.compiled import rule


@rule
def signed(number: int) -> int:
    """The same number, of the widest signed kind."""
    return int(np.int64(number))

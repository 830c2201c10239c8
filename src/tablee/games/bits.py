"""Sets of up to 63 things (cards, seats, actions) as the bits of one integer."""

from tablee.games.compiled import YES, deposit, has_deposit, instruction, rule


@rule
def only(member: int) -> int:
    """The set of one member."""
    return 1 << int(member)


@instruction(lambda llvm, members: llvm.ctpop(members))
def count(members: int) -> int:
    """How many members a set has.

    >>> count(0b1011)
    3
    """
    return int(members).bit_count()


@instruction(lambda llvm, members: llvm.cttz(members, YES))
def lowest(members: int) -> int:
    """The first member of a set that is not empty.

    >>> lowest(0b1010)
    1
    """
    return (int(members) & -int(members)).bit_length() - 1


@instruction(lambda llvm, members, n: deposit(llvm, llvm.shl(n.type(1), n), members), available=has_deposit())
def only_nth(members: int, n: int) -> int:
    """The set of the n-th member alone, counted from 0.

    >>> only_nth(0b1011, 2)
    8
    """
    members = int(members)
    for _ in range(n):
        members &= members - 1
    return members & -members


@rule
def nth(members: int, n: int) -> int:
    """The n-th member of a set, counted from 0.

    >>> nth(0b1011, 2)
    3
    """
    return lowest(only_nth(members, n))


@rule
def is_several(members: int) -> bool:
    """Whether a set has more than one member."""
    return bool(members & (members - 1))


def members_of(members: int) -> list[int]:
    """The members of a set, in order.

    >>> members_of(0b1011)
    [0, 1, 3]
    """
    left, found = int(members), []
    while left:
        found.append((left & -left).bit_length() - 1)
        left &= left - 1
    return found

"""The addresses that this machine has in its networks: who hosts for a room must know what to tell the others."""

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress

if sys.platform != "win32":
    import fcntl

ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}  # SIOCGIFADDR
NAME, ANSWER = 16, slice(20, 24)  # of `struct ifreq`: how long a name is, and where an address of IPv4 stands
LOOPBACK, LOCALHOST = "127.0.0.1", "localhost"
ANSWER_SECONDS = 0.5
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there


def own_addresses() -> dict[str, str]:
    """The addresses of this machine that others can reach, with their networks' names; the most usual one first."""
    found = {address: name for name, address in networks() if is_reachable(address)}
    usual = usual_address()
    return {usual: found.get(usual, "")} | found if usual else found


def usual_address() -> str | None:
    """The address from which this machine speaks to strangers; none where no route leads to them."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(ELSEWHERE)
        address = str(probe.getsockname()[0])
        return address if is_reachable(address) else None
    return None


def is_localhost_ours(port: int) -> bool:
    """Whether browsers that ask for `localhost` come to 127.0.0.1: they ask ::1 first, where another may answer."""
    try:
        meant = {str(place[0]) for *_, place in socket.getaddrinfo(LOCALHOST, port, type=socket.SOCK_STREAM)}
    except OSError:
        return False
    return LOOPBACK in meant and not any(answers(other, port) for other in {"::1", *meant} - {LOOPBACK})


def answers(address: str, port: int) -> bool:
    """Whether somebody listens there, on this machine."""
    with suppress(OSError), socket.create_connection((address, port), timeout=ANSWER_SECONDS):
        return True
    return False


def networks() -> Iterator[tuple[str, str]]:
    """Every network of this machine, by its name, with our address of IPv4 there."""
    if sys.platform == "win32" or sys.platform not in ASK_ADDRESS:
        with suppress(OSError):
            for _, _, _, _, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
                yield "", str(address[0])
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no such address
                asked = struct.pack("256s", name.encode()[: NAME - 1])
                yield name, socket.inet_ntoa(fcntl.ioctl(probe.fileno(), ASK_ADDRESS[sys.platform], asked)[ANSWER])


def is_reachable(address: str) -> bool:
    """Whether an address is more than a machine's own name for itself.

    >>> is_reachable("192.168.1.7"), is_reachable("127.0.1.1"), is_reachable("0.0.0.0")
    (True, False, False)
    """
    known = ipaddress.ip_address(address)
    return not known.is_loopback and not known.is_unspecified

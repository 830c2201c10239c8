"""What is kept of an address: rows that servers wrote before must go on to mean the same."""

from tablee.server.net.address_hash import AddressHash

# HMAC-SHA-256, as any tool computes it: printf 192.0.2.1 | openssl dgst -sha256 -hmac "a key"
KNOWN = "72ec07d2e3abea3814a9ef25840411dcc52e8bb9856ef289cbf91f5150e2a1f2"


def test_bans_and_tables_on_disk_are_found_again() -> None:
    hashes = AddressHash(b"a key")
    assert hashes.of("192.0.2.1") == KNOWN
    assert hashes.short("192.0.2.1") == KNOWN[:32]


def test_this_machine_has_no_hash() -> None:
    hashes = AddressHash(b"a key")
    assert [hashes.of(address) or hashes.short(address) for address in ("", "127.0.0.1", "::/64", "nowhere")] == [
        None
    ] * 4

"""Rate limits: an average rate, a burst, and bounded memory."""

from __future__ import annotations

from mutiny.server.common.settings import UNLIMITED, Allowance
from mutiny.server.edge.limits import AddressAllowances, AddressRegistry, Bucket


def test_a_bucket_refills_up_to_its_burst() -> None:
    bucket = Bucket(Allowance(rate=10, burst=2), now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(0.05)
    assert bucket.take(0.1)
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]
    assert bucket.wait() == 1


def test_a_clock_that_goes_back_adds_no_tokens() -> None:
    bucket = Bucket(Allowance(1, 1), now=10.0)
    assert bucket.take(10.0)
    assert not bucket.take(5.0)
    assert bucket.take(6.0)


def test_a_refused_address_hears_how_long_to_wait() -> None:
    bucket = Bucket(Allowance(rate=0.1, burst=1), now=0.0)
    bucket.take(0.0)
    assert not bucket.take(0.0)
    assert bucket.wait() == 10


def test_no_limit_allows_everything() -> None:
    bucket = Bucket(UNLIMITED, now=0.0)
    assert all(bucket.take(0.0) for _ in range(10_000))


def test_the_addresses_of_a_household_count_as_one() -> None:
    addresses = AddressRegistry(AddressAllowances(requests=Allowance(1, 1)))
    assert addresses.get("2001:db8::1", 0.0) is addresses.get("2001:db8::2", 0.0)
    assert addresses.get("2001:db8::1", 0.0) is not addresses.get("2001:db8:0:1::1", 0.0)
    assert addresses.get("192.0.2.1", 0.0) is not addresses.get("192.0.2.2", 0.0)
    assert addresses.get("::ffff:192.0.2.1", 0.0) is addresses.get("192.0.2.1", 0.0)


def test_only_idle_addresses_are_forgotten() -> None:
    addresses = AddressRegistry(AddressAllowances(), limit=10)
    here = addresses.get("192.0.2.1", 0.0)
    here.connections = 1
    for number in range(1000):
        addresses.get(f"198.51.100.{number}", 0.0)
    assert len(addresses) == 10
    assert addresses.get("192.0.2.1", 0.0) is here


def test_wider_networks_have_limits_of_their_own() -> None:
    """Check that somebody with 65,536 networks of 64 bits does not have 65,536 times the limits."""
    addresses = AddressRegistry(AddressAllowances(requests=Allowance(0.001, 2)))

    def taken(names: list[str]) -> int:
        return sum(addresses.get(name, 0.0).requests.take(0.0) for name in names for _ in range(3))

    assert taken(["2001:db8:1:1::1"]) == 2
    assert taken([f"2001:db8:1:{number:x}::1" for number in range(1, 256)]) == 2 * 4 - 2
    assert taken([f"2001:db8:1:{number:x}::1" for number in range(256, 65536, 64)]) == 2 * 16 - 2 * 4
    assert taken(["2001:db8:2:1::1"]) == 2


def test_the_connections_of_wider_networks_are_limited() -> None:
    addresses = AddressRegistry(AddressAllowances())
    opened = 0
    for number in range(256):
        address = addresses.get(f"2001:db8:1:{number:x}::1", 0.0)
        if address.full_level(1) is None:
            opened += 1
            for level in address.levels():
                level.connections += 1
    assert opened == 4
    assert addresses.get("2001:db8:1:100::1", 0.0).full_level(1) is None


def test_a_forgotten_network_is_counted_again_with_its_addresses() -> None:
    addresses = AddressRegistry(AddressAllowances(requests=Allowance(0.001, 2)), limit=3)
    for number in range(5):
        addresses.get(f"192.0.2.{number}", 0.0)
        here = addresses.get("2001:db8::1", 0.0)
        assert [level.times for level in here.levels()] == [1, 4, 16]
        assert here.wider is addresses.get("2001:db8:0:1::1", 0.0).wider

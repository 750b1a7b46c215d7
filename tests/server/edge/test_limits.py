"""Rate limits: an average rate, a burst, and bounded memory."""

from __future__ import annotations

from mutiny.server.common.settings import UNLIMITED, Allowance
from mutiny.server.edge.limits import AddressRegistry, Bucket


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
    addresses = AddressRegistry(UNLIMITED, Allowance(1, 1), UNLIMITED, UNLIMITED)
    assert addresses.get("2001:db8::1", 0.0) is addresses.get("2001:db8::2", 0.0)
    assert addresses.get("2001:db8::1", 0.0) is not addresses.get("2001:db8:0:1::1", 0.0)
    assert addresses.get("192.0.2.1", 0.0) is not addresses.get("192.0.2.2", 0.0)
    assert addresses.get("::ffff:192.0.2.1", 0.0) is addresses.get("192.0.2.1", 0.0)


def test_only_idle_addresses_are_forgotten() -> None:
    addresses = AddressRegistry(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, limit=10)
    here = addresses.get("192.0.2.1", 0.0)
    here.connections = 1
    for number in range(1000):
        addresses.get(f"198.51.100.{number}", 0.0)
    assert len(addresses) == 10
    assert addresses.get("192.0.2.1", 0.0) is here

"""Limits: so many a second, so many at once, in bounded memory."""

from __future__ import annotations

from mutiny.server.limits import UNLIMITED, Addresses, Allowance, Bucket


def test_a_bucket_fills_up_again_and_not_beyond() -> None:
    bucket = Bucket(Allowance(rate=10, burst=2), now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(0.05)
    assert bucket.take(0.1)
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]
    assert bucket.wait() == 1


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(Allowance(1, 1), now=10.0)
    assert bucket.take(10.0)
    assert not bucket.take(5.0)
    assert bucket.take(6.0)


def test_whoever_is_refused_hears_how_long_to_wait() -> None:
    bucket = Bucket(Allowance(rate=0.1, burst=1), now=0.0)
    bucket.take(0.0)
    assert not bucket.take(0.0)
    assert bucket.wait() == 10


def test_no_limit_is_no_limit() -> None:
    bucket = Bucket(UNLIMITED, now=0.0)
    assert all(bucket.take(0.0) for _ in range(10_000))


def test_addresses_of_a_household_are_one() -> None:
    addresses = Addresses(UNLIMITED, Allowance(1, 1), UNLIMITED, UNLIMITED)
    assert addresses.of("2001:db8::1", 0.0) is addresses.of("2001:db8::2", 0.0)
    assert addresses.of("2001:db8::1", 0.0) is not addresses.of("2001:db8:0:1::1", 0.0)
    assert addresses.of("192.0.2.1", 0.0) is not addresses.of("192.0.2.2", 0.0)
    assert addresses.of("::ffff:192.0.2.1", 0.0) is addresses.of("192.0.2.1", 0.0)


def test_only_so_many_addresses_are_remembered_but_all_that_are_connected() -> None:
    addresses = Addresses(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, most=10)
    here = addresses.of("192.0.2.1", 0.0)
    here.connections = 1
    for number in range(1000):
        addresses.of(f"198.51.100.{number}", 0.0)
    assert len(addresses) == 10
    assert addresses.of("192.0.2.1", 0.0) is here

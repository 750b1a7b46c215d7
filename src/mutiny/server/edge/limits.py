"""Rate limits: token buckets by connection and by address, in bounded memory."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from typing import Final

from msgspec import Struct

from mutiny.server.common.settings import UNLIMITED, Allowance

MOST_ADDRESSES: Final = 20_000
"""Addresses that are remembered; the one unused for longest is forgotten first."""
NETWORKS: Final = ((48, 16), (56, 4), (64, 1))
"""The IPv6 networks that are counted, as bits of the prefix, with the multiple of an address' limits that each has.

A household usually has a network of 64 bits, whose addresses count as one; some providers give out 56 or 48 bits.
"""


class Bucket:
    """A token bucket.

    >>> bucket = Bucket(Allowance(rate=2, burst=3), now=10.0)
    >>> [bucket.take(10.0) for _ in range(4)], bucket.take(10.5)
    ([True, True, True, False], True)
    """

    __slots__ = ("burst", "left", "rate", "since", "wider")

    def __init__(self, allowance: Allowance, now: float, times: int = 1) -> None:
        self.rate = allowance.rate * times
        self.burst = allowance.burst * times
        self.left = self.burst
        self.since = now
        # The bucket of the network around: every token is taken from it too.
        self.wider: Bucket | None = None

    def take(self, now: float) -> bool:
        """Take one token; return whether there was one."""
        if self.rate == inf:
            return True
        left = min(self.burst, self.left + max(0.0, now - self.since) * self.rate)
        self.since = now
        taken = left >= 1 and (self.wider is None or self.wider.take(now))
        self.left = left - 1 if taken else left
        return taken

    def wait(self) -> int:
        """Return the whole seconds until there is a token again."""
        own = max(1, ceil((1 - self.left) / self.rate)) if self.rate else 3600
        return own if self.wider is None else max(own, self.wider.wait())


class AddressAllowances(Struct, frozen=True):
    """The rate limits of an address."""

    messages: Allowance = UNLIMITED
    requests: Allowance = UNLIMITED
    files: Allowance = UNLIMITED
    openings: Allowance = UNLIMITED
    frames: Allowance = UNLIMITED
    chats: Allowance = UNLIMITED


class AddressLimits:
    """The buckets of one address, or of an IPv6 network, and the number of its connections."""

    __slots__ = (
        "buckets",
        "chats",
        "connections",
        "files",
        "frames",
        "messages",
        "name",
        "openings",
        "requests",
        "times",
        "wider",
    )

    def __init__(self, name: str, allowances: AddressAllowances, now: float, times: int = 1) -> None:
        self.name = name
        self.messages = Bucket(allowances.messages, now, times)
        self.requests = Bucket(allowances.requests, now, times)
        self.files = Bucket(allowances.files, now, times)
        self.openings = Bucket(allowances.openings, now, times)
        self.frames = Bucket(allowances.frames, now, times)
        self.chats = Bucket(allowances.chats, now, times)
        self.buckets = (self.messages, self.requests, self.files, self.openings, self.frames, self.chats)
        self.connections = 0
        self.times = times
        # The network around.
        self.wider: AddressLimits | None = None

    def set_wider(self, wider: AddressLimits) -> None:
        """Count everything in the network around too."""
        if self.wider is not wider:
            self.wider = wider
            for bucket, wider_bucket in zip(self.buckets, wider.buckets, strict=True):
                bucket.wider = wider_bucket

    def levels(self) -> Iterator[AddressLimits]:
        """Return the address and the networks around it, the smallest first."""
        level: AddressLimits | None = self
        while level is not None:
            yield level
            level = level.wider

    def full_level(self, most: int) -> AddressLimits | None:
        """Return the address or network that has no room for another connection, if an address may have `most`."""
        return next((level for level in self.levels() if level.connections >= most * level.times), None)


class AddressRegistry:
    """The addresses seen recently.

    >>> addresses = AddressRegistry(AddressAllowances(requests=Allowance(1, 1)), limit=2)
    >>> ann = addresses.get("192.0.2.1", 0.0)
    >>> ann.requests.take(0.0), addresses.get("192.0.2.1", 0.1).requests.take(0.1)
    (True, False)

    The networks of 48 bits have 16 times the limits of an address:

    >>> addresses = AddressRegistry(AddressAllowances(requests=Allowance(1, 1)))
    >>> sum(addresses.get(f"2001:db8:1:{number:x}::", 0.0).requests.take(0.0) for number in range(0, 65536, 256))
    16
    """

    def __init__(self, allowances: AddressAllowances, limit: int = MOST_ADDRESSES) -> None:
        self.allowances = allowances
        self.limit = limit
        self._known: dict[str, AddressLimits] = {}

    def __len__(self) -> int:
        return len(self._known)

    def get(self, host: str, now: float) -> AddressLimits:
        """Return the entry of an address; create it if there is none."""
        networks = address_networks(host)
        found = self._entry(*networks[0], now)
        for name, times in networks[1:]:
            inner = self._entry(name, times, now)
            inner.set_wider(found)
            found = inner
        return found

    def _entry(self, name: str, times: int, now: float) -> AddressLimits:
        found = self._known.pop(name, None)
        if found is None:
            found = AddressLimits(name, self.allowances, now, times)
            if len(self._known) >= self.limit:
                self._forget_oldest()
        # The dict is kept in the order of last use.
        self._known[name] = found
        return found

    def _forget_oldest(self) -> None:
        """Forget the address unused for longest that has no connection. The connections are limited elsewhere."""
        for name, address in self._known.items():
            if not address.connections:
                del self._known[name]
                return


def address_networks(host: str) -> list[tuple[str, int]]:
    """Return the keys under which an address is counted, the widest network first, with the multiples of its limits.

    >>> address_networks("192.0.2.7"), address_networks("::ffff:192.0.2.7"), address_networks("?")
    ([('192.0.2.7', 1)], [('192.0.2.7', 1)], [('?', 1)])
    >>> address_networks("2001:db8:1:2:3:4:5:6")
    [('2001:db8:1::/48', 16), ('2001:db8:1::/56', 4), ('2001:db8:1:2::/64', 1)]
    """
    try:
        address = ip_address(host)
    except ValueError:
        return [(host, 1)]
    if not isinstance(address, IPv6Address):
        return [(host, 1)]
    if address.ipv4_mapped is not None:
        return [(str(address.ipv4_mapped), 1)]
    return [(f"{_network(address, bits)}/{bits}", times) for bits, times in NETWORKS]


def _network(address: IPv6Address, bits: int) -> IPv6Address:
    spare = 128 - bits
    return IPv6Address(int(address) >> spare << spare)

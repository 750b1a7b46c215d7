"""Rate limits: token buckets by connection and by address, in bounded memory."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from typing import Final

from mutiny.server.common.settings import Allowance

MOST_ADDRESSES: Final = 20_000
"""Addresses that are remembered; the one unused for longest is forgotten first."""
HOUSEHOLD_BITS: Final = 64
"""Bits of the IPv6 prefix that one household usually has: its addresses count as one."""


class Bucket:
    """A token bucket.

    >>> bucket = Bucket(Allowance(rate=2, burst=3), now=10.0)
    >>> [bucket.take(10.0) for _ in range(4)], bucket.take(10.5)
    ([True, True, True, False], True)
    """

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, allowance: Allowance, now: float) -> None:
        self.rate = allowance.rate
        self.burst = allowance.burst
        self.left = allowance.burst
        self.since = now

    def take(self, now: float) -> bool:
        """Take one token; return whether there was one."""
        if self.rate == inf:
            return True
        left = min(self.burst, self.left + max(0.0, now - self.since) * self.rate)
        self.since = now
        taken = left >= 1
        self.left = left - 1 if taken else left
        return taken

    def wait(self) -> int:
        """Return the whole seconds until there is a token again."""
        return max(1, ceil((1 - self.left) / self.rate)) if self.rate else 3600


class AddressLimits:
    """The buckets of one address, and the number of its connections."""

    __slots__ = ("connections", "files", "messages", "openings", "requests")

    def __init__(self, messages: Bucket, requests: Bucket, files: Bucket, openings: Bucket) -> None:
        self.messages = messages
        self.requests = requests
        self.files = files
        self.openings = openings
        self.connections = 0


class AddressRegistry:
    """The addresses seen recently.

    >>> from mutiny.server.common.settings import UNLIMITED
    >>> addresses = AddressRegistry(UNLIMITED, Allowance(1, 1), UNLIMITED, UNLIMITED, limit=2)
    >>> ann = addresses.get("192.0.2.1", 0.0)
    >>> ann.requests.take(0.0), addresses.get("192.0.2.1", 0.1).requests.take(0.1)
    (True, False)
    """

    def __init__(
        self,
        messages: Allowance,
        requests: Allowance,
        files: Allowance,
        openings: Allowance,
        limit: int = MOST_ADDRESSES,
    ) -> None:
        self.messages = messages
        self.requests = requests
        self.files = files
        self.openings = openings
        self.limit = limit
        self._known: dict[str, AddressLimits] = {}

    def __len__(self) -> int:
        return len(self._known)

    def get(self, host: str, now: float) -> AddressLimits:
        """Return the entry of an address; create it if there is none."""
        name = address_key(host)
        found = self._known.pop(name, None)
        if found is None:
            allowances = (self.messages, self.requests, self.files, self.openings)
            found = AddressLimits(*(Bucket(allowance, now) for allowance in allowances))
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


def address_key(host: str) -> str:
    """Return the key under which an address is counted.

    >>> address_key("192.0.2.7"), address_key("2001:db8:1:2:3:4:5:6"), address_key("::ffff:192.0.2.7"), address_key("?")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', '?')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    spare = 128 - HOUSEHOLD_BITS
    return str(IPv6Address(int(address) >> spare << spare))

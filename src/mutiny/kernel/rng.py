"""The one random generator of the program, specified in docs/generator.md so that anybody can reproduce a shuffle.

The stream is SHA-512 in counter mode. It is strong enough that a player who sees part of a shuffle learns nothing about
the rest, and it is available in every language and browser.
"""

from __future__ import annotations

from hashlib import sha512
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

BYTE: Final = 256
"""The number of values of a byte."""


class Rng:
    """A stream of random numbers that depends on nothing but its seed.

    >>> rng = Rng(b"seven seas")
    >>> [rng.below(6) for _ in range(8)]
    [0, 4, 4, 3, 1, 5, 2, 5]
    >>> rng.shuffled(bytes(range(5)))
    b'\\x04\\x03\\x01\\x02\\x00'
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        # Hash the seed only once: each block continues from a copy, which is faster than hashing the seed again.
        self._hash = sha512(seed)
        self._blocks = 0
        self._block = b""
        self._at: i64 = 0

    def __repr__(self) -> str:
        # Without the seed, which is secret until the game is over.
        drawn = max(0, self._blocks - 1) * len(self._block) + self._at
        return f"<Rng, {drawn} bytes drawn>"

    def _next_block(self) -> None:
        block = self._hash.copy()
        block.update(self._blocks.to_bytes(8, "big"))
        self._block = block.digest()
        self._blocks += 1
        self._at = 0

    def _byte(self) -> i64:
        if self._at == len(self._block):
            self._next_block()
        value: i64 = self._block[self._at]
        self._at += 1
        return value

    def _below(self, bound: i64) -> i64:
        """Return a number below a bound of at most 256, using one byte per draw."""
        while True:
            value = self._byte()
            number = value % bound
            # Bytes past the last whole multiple of the bound would favour small numbers, so they are drawn again.
            if value - number + bound <= BYTE:
                return number

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1; all are equally likely.

        >>> Rng(b"").below(1)
        0
        """
        if bound <= 1:
            if bound < 1:
                raise ValueError(f"a bound must be at least 1, not {bound}")
            return 0
        if bound <= BYTE:
            return self._below(bound)
        width = ((bound - 1).bit_length() + 7) // 8
        ceiling = 1 << (8 * width)
        while True:
            wide = 0
            for _ in range(width):
                byte: int = self._byte()
                wide = wide << 8 | byte
            if wide < ceiling - ceiling % bound:
                return wide % bound

    def shuffled(self, cards: bytes) -> bytes:
        """Return the same cards in random order (Fisher-Yates from the last place down).

        >>> sorted(Rng(b"x").shuffled(b"abc")) == sorted(b"abc")
        True
        """
        # Not a list: the compiled code would make an object of every card.
        order = BytesWriter()
        order.write(cards)
        places: i64 = len(order)
        while places > 1:
            other: i64
            if places <= BYTE:  # noqa: SIM108 (in one expression, an i64 or an int becomes an object)
                other = self._below(places)
            else:
                other = self.below(places)
            places -= 1
            card = order[places]
            order[places] = order[other]
            order[other] = card
        return order.getvalue()

    def fork(self, label: str) -> Rng:
        """Return an independent generator that is named by a label, such as the one of a bot.

        >>> Rng(b"x").fork("bot 1").below(100) == Rng(b"x").fork("bot 1").below(100)
        True
        """
        return Rng(sha512(self.seed + b"/" + label.encode()).digest()[:32])

    def copy(self) -> Rng:
        """Return a generator that produces the same numbers as this one.

        >>> rng = Rng(b"x"); _ = rng.below(9); twin = rng.copy()
        >>> rng.below(1000) == twin.below(1000)
        True
        """
        twin = Rng(self.seed)
        twin._blocks = self._blocks
        twin._block = self._block
        twin._at = self._at
        return twin

"""The one random generator of the program, specified in docs/generator.md so that anybody can reproduce a shuffle.

The stream is SHA-512 in counter mode: strong enough that a player who sees part of a shuffle learns nothing of the
rest, and available in every language and browser. Imports only the standard library.
"""

from __future__ import annotations

from hashlib import sha512

from mypy_extensions import i64


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
        self._blocks = 0
        self._block = b""
        self._at: i64 = 0

    def _byte(self) -> i64:
        if self._at == len(self._block):
            self._block = sha512(self.seed + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._at = 0
        value: i64 = self._block[self._at]
        self._at += 1
        return value

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as any other.

        >>> Rng(b"").below(1)
        0
        """
        if bound <= 1:
            if bound < 1:
                raise ValueError(f"a bound must be at least 1, not {bound}")
            return 0
        if bound <= 256:
            # One byte a draw; those past the last whole multiple would favour small numbers and are drawn again.
            size: i64 = bound
            limit = 256 - 256 % size
            value = self._byte()
            while value >= limit:
                value = self._byte()
            return value % size
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
        """The same cards in random order (Fisher-Yates from the last place down).

        >>> sorted(Rng(b"x").shuffled(b"abc")) == sorted(b"abc")
        True
        """
        order = list(cards)
        last = len(order) - 1
        while last > 0:
            other = self.below(last + 1)
            card = order[last]
            order[last] = order[other]
            order[other] = card
            last -= 1
        return bytes(order)

    def fork(self, label: str) -> Rng:
        """Another generator, independent of this one, named by a label (a bot's, say).

        >>> Rng(b"x").fork("bot 1").below(100) == Rng(b"x").fork("bot 1").below(100)
        True
        """
        return Rng(sha512(self.seed + b"/" + label.encode()).digest()[:32])

    def copy(self) -> Rng:
        """A generator that will give the same numbers as this one.

        >>> rng = Rng(b"x"); _ = rng.below(9); twin = rng.copy()
        >>> rng.below(1000) == twin.below(1000)
        True
        """
        twin = Rng(self.seed)
        twin._blocks = self._blocks
        twin._block = self._block
        twin._at = self._at
        return twin

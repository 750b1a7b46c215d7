"""The generator: test vectors computed from its description with hashlib alone, and exact counts for a fixed seed."""

from __future__ import annotations

from collections import Counter
from hashlib import sha512
from itertools import count, islice
from math import factorial

import pytest

from mutiny import Rng

ZEROS = bytes(32)


def stream(seed: bytes, length: int) -> list[int]:
    """Return the first bytes of the stream as the documentation describes it."""
    blocks = (sha512(seed + number.to_bytes(8, "big")).digest() for number in count())
    return list(islice((byte for block in blocks for byte in block), length))


def below(seed: bytes, bound: int, numbers: int) -> list[int]:
    """Return numbers below a bound as the documentation describes them."""
    width = 1 if bound <= 256 else (len(hex(bound - 1)) - 1) // 2
    limit = 256**width - 256**width % bound
    bytes_of = iter(stream(seed, 40 * numbers * width))
    found: list[int] = []
    while len(found) < numbers:
        wide = int.from_bytes(bytes(islice(bytes_of, width)), "big")
        if wide < limit:
            found.append(wide % bound)
    return found


def test_the_stream() -> None:
    rng = Rng(ZEROS)
    assert [rng.below(256) for _ in range(200)] == stream(ZEROS, 200)
    assert sha512(ZEROS + bytes(8)).hexdigest().startswith("1080f871e39cc839")


@pytest.mark.parametrize(
    "bound", [2, 3, 6, 7, 10, 36, 129, 255, 256, 257, 1000, 65535, 65536, 65537, 10**6, 2**64, 2**64 + 1]
)
@pytest.mark.parametrize("seed", [ZEROS, b"", b"seven seas", bytes(range(32))], ids=["zeros", "empty", "text", "range"])
def test_numbers_follow_the_description(bound: int, seed: bytes) -> None:
    rng = Rng(seed)
    assert [rng.below(bound) for _ in range(60)] == below(seed, bound, 60)


def test_vectors() -> None:
    rng = Rng(ZEROS)
    assert [rng.below(6) for _ in range(12)] == [4, 2, 2, 5, 5, 0, 2, 3, 1, 2, 3, 2]
    rng = Rng(ZEROS)
    assert [rng.below(1000) for _ in range(6)] == [224, 601, 268, 257, 812, 704]
    assert list(Rng(ZEROS).shuffled(bytes(range(12)))) == [0, 10, 11, 1, 9, 6, 2, 3, 5, 8, 7, 4]


def test_one_needs_no_byte_and_less_is_refused() -> None:
    rng = Rng(ZEROS)
    assert rng.below(1) == 0
    assert rng.below(256) == stream(ZEROS, 1)[0]
    for bound in (0, -1):
        with pytest.raises(ValueError, match=f"a bound must be at least 1, not {bound}"):
            rng.below(bound)


def test_a_shuffle_is_fisher_and_yates_from_the_last_place_down() -> None:
    cards = list(range(40))
    rng = Rng(b"shuffle")
    for last in range(39, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert list(Rng(b"shuffle").shuffled(bytes(range(40)))) == cards
    assert Rng(b"").shuffled(b"") == b""
    assert Rng(b"").shuffled(b"x") == b"x"


def test_a_shuffle_of_more_places_than_a_byte_has_numbers() -> None:
    cards = [place % 251 for place in range(300)]
    rng = Rng(b"shuffle")
    for last in range(299, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    shuffling = Rng(b"shuffle")
    assert list(shuffling.shuffled(bytes(place % 251 for place in range(300)))) == cards
    assert shuffling.below(256) == rng.below(256)


def test_numbers_are_even() -> None:
    """Check the arithmetic around SHA-512: the counts are those of this seed, and they are even."""
    rng = Rng(b"even")
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert [counts[face] for face in range(6)] == EVEN
    # The limit is six standard deviations of a fair die.
    assert all(abs(number - 10_000) < 6 * (60_000 * 5 / 36) ** 0.5 for number in EVEN)


EVEN = [9932, 9971, 9952, 10022, 9948, 10175]


def test_shuffles_are_even() -> None:
    rng = Rng(b"even")
    counts = Counter(rng.shuffled(b"abcd") for _ in range(24_000))
    assert len(counts) == factorial(4)
    assert all(abs(number - 1_000) < 6 * 1_000**0.5 for number in counts.values())


def test_a_fork_is_named_by_its_label_and_independent() -> None:
    rng = Rng(ZEROS)
    fork = rng.fork("bot 2")
    assert fork.seed == sha512(ZEROS + b"/bot 2").digest()[:32]
    fork.below(100)
    assert rng.below(256) == stream(ZEROS, 1)[0]
    assert rng.fork("bot 3").seed != fork.seed


def test_a_copy_gives_the_same_numbers() -> None:
    rng = Rng(ZEROS)
    for _ in range(70):
        rng.below(256)
    twin = rng.copy()
    assert [rng.below(1000) for _ in range(100)] == [twin.below(1000) for _ in range(100)]

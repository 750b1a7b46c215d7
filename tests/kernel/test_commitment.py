"""Seeds and commitments to them."""

from __future__ import annotations

from hashlib import sha256

import pytest

from mutiny import BadRecord, commitment, seed_of
from mutiny.kernel.commitment import read_seed


def test_the_promise_is_the_hash_of_the_seed() -> None:
    assert commitment(b"seed") == sha256(b"seed").hexdigest()


def test_the_seeds_of_a_series() -> None:
    assert seed_of("régate", 12) == sha256("régate/12".encode()).digest()
    assert len({seed_of("regatta", number) for number in range(1000)}) == 1000


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "0" * 63 + "g", "AB" * 32, "０" * 64, " " + "0" * 63])
def test_a_bad_seed(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^'seed' must be 64 lower-case hexadecimal digits\.$"):
        read_seed(text)


def test_a_good_seed() -> None:
    assert read_seed("0a" * 32) == b"\x0a" * 32

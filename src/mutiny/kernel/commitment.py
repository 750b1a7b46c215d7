"""Seeds and commitments to them: the hash is published before the deal, the seed after the game."""

from __future__ import annotations

from hashlib import sha256

from mutiny.kernel.errors import BadOptions, BadRecord

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """Return the commitment to publish with a deal: the SHA-256 of the seed, in hexadecimal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def seed_of(text: str, index: int) -> bytes:
    """Return the seed of one game of a series; any text can name a series.

    >>> seed_of("regatta", 0).hex()[:16]
    'abbc5afcbd2e463c'
    """
    return sha256(f"{text}/{index}".encode()).digest()


def check_seed(seed: object) -> None:
    """Refuse anything but the 32 bytes that records carry: the record of such a game could not be read.

    >>> check_seed(b"x")
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: a seed has 32 bytes, not 1; seed_of("any text", 0) makes one from a text.
    """
    given = len(seed) if isinstance(seed, bytes) else f"the type {type(seed).__name__}"
    if given != SEED_BYTES:
        raise BadOptions(f'a seed has {SEED_BYTES} bytes, not {given}; seed_of("any text", 0) makes one from a text.')


def read_seed(text: str) -> bytes:
    """Read a seed written in hexadecimal, the form that records use.

    >>> len(read_seed("00" * 32))
    32
    """
    if len(text) == 2 * SEED_BYTES and all(c in "0123456789abcdef" for c in text):
        return bytes.fromhex(text)
    raise BadRecord(f"'seed' must be {2 * SEED_BYTES} lower-case hexadecimal digits.")

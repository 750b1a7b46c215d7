"""Secrets that are seats. The store knows their digests only. May import: the standard library."""

from __future__ import annotations

from hashlib import sha256


def digest(token: str) -> bytes:
    """What is stored of a secret: it is long and random, so a plain hash gives nothing away.

    >>> digest("a")[:4].hex()
    'ca978112'
    """
    return sha256(token.encode("utf-8", "surrogatepass")).digest()

"""Secrets that are seats. The store knows their digests only. May import: mutiny.kernel."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Final

from mutiny.kernel.commitment import SEED_BYTES

TABLE_BYTES: Final = 12
TOKEN_BYTES: Final = 24
"""Chance in the names of tables and in the secrets that are seats: nobody guesses either."""


class Secrets:
    """Where a house has its secrets from.

    >>> secrets = Secrets()
    >>> len(secrets.table()), len(secrets.token()), len(secrets.seed()), secrets.token() == secrets.token()
    (16, 32, 32, False)
    """

    def table(self) -> str:
        """The name of a new table."""
        return token_urlsafe(TABLE_BYTES)

    def token(self) -> str:
        """A secret that is a seat."""
        return token_urlsafe(TOKEN_BYTES)

    def seed(self) -> bytes:
        """What the shuffles of a table follow from."""
        return token_bytes(SEED_BYTES)


def following(seed: bytes) -> str:
    """The name of the table of a rematch: the same whoever asks for it, and unknown until the seed is shown.

    >>> following(bytes(32))
    'bPQT4S1Q5UGpSilG'
    """
    return urlsafe_b64encode(sha256(b"rematch" + seed).digest()[:TABLE_BYTES]).decode()


def digest(token: str) -> str:
    """What is stored of a secret: it is long and random, so a plain hash gives nothing away.

    >>> digest("a")[:8]
    'ca978112'
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()

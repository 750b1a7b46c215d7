"""Random table ids and tokens. A token proves the right to a seat; the store holds only its digest."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Final

from mutiny.kernel.commitment import SEED_BYTES

TABLE_BYTES: Final = 12
TOKEN_BYTES: Final = 24
"""Random bytes in a table's id and in a token: neither can be guessed."""


class SecretSource:
    """The source of table ids, tokens and seeds.

    >>> secrets = SecretSource()
    >>> len(secrets.table_id()), len(secrets.token()), len(secrets.seed()), secrets.token() == secrets.token()
    (16, 32, 32, False)
    """

    def table_id(self) -> str:
        """Return the id of a new table."""
        return token_urlsafe(TABLE_BYTES)

    def token(self) -> str:
        """Return a new token for a seat."""
        return token_urlsafe(TOKEN_BYTES)

    def seed(self) -> bytes:
        """Return a new seed, which determines a table's shuffles."""
        return token_bytes(SEED_BYTES)


class HomeSecrets(SecretSource):
    """A source whose table ids belong to one of several workers.

    >>> HomeSecrets(lambda table_id: table_id.startswith("a")).table_id()[0]
    'a'
    """

    def __init__(self, is_home: Callable[[str], bool]) -> None:
        self._is_home = is_home

    def table_id(self) -> str:
        """Return the id of a new table of this worker."""
        while not self._is_home(found := super().table_id()):
            pass
        return found


def rematch_id(seed: bytes) -> str:
    """Return the id of a rematch's table: the same for every player, and unknown until the seed is revealed.

    >>> rematch_id(bytes(32))
    'bPQT4S1Q5UGpSilG'
    """
    return urlsafe_b64encode(sha256(b"rematch" + seed).digest()[:TABLE_BYTES]).decode()


def digest(token: str) -> str:
    """Return the digest of a token, as stored. A token is long and random, so a plain hash is safe.

    >>> digest("a")[:8]
    'ca978112'
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def table_mark(table_id: str) -> str:
    """Return a short name for a table that cannot be used to watch it: for the log, and for its operator.

    >>> table_mark("Zm9v-_")
    'dcfefb19'
    """
    return sha256(table_id.encode()).hexdigest()[:8]

"""The messages of the lobby's WebSocket: which open tables there are, and every change. May import: tables, messages.

The server sends `lobby` first, then `table` for every table that is new or has changed and `gone` for every one that
is no longer to be seen there; a client sends nothing but `ping`.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder

from mutiny.wire.messages import Bye, Ping, Pong, Refused
from mutiny.wire.tables import TableInfo


class Listing(Struct, tag="lobby"):
    """All open tables, newest first."""

    tables: list[TableInfo]


class Changed(Struct, tag="table"):
    """A table that is new in the lobby, or is now as given."""

    table: TableInfo


class Gone(Struct, tag="gone"):
    """A table that is in the lobby no more."""

    id: str


LobbyMessage = Listing | Changed | Gone | Pong | Refused | Bye

read_visitor = Decoder(Ping).decode
"""What a client may say in the lobby.

>>> read_visitor(b'{"type":"ping"}')
Ping()
"""
read_lobby = Decoder(LobbyMessage).decode
"""What the lobby says.

>>> read_lobby(b'{"type":"gone","id":"t"}')
Gone(id='t')
"""

"""The messages of the lobby's WebSocket: the open tables, and every change to them.

The server first sends `lobby`. It then sends `table` for every table that is new or has changed, and `gone` for every
table that has left the lobby. A client sends only `ping`.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder

from mutiny.protocol.messages import Bye, Ping, Pong, Refused
from mutiny.protocol.tables import TableInfo


class Listing(Struct, tag="lobby"):
    """All open tables, newest first."""

    tables: list[TableInfo]


class Changed(Struct, tag="table"):
    """A table that is new in the lobby or has changed to this."""

    table: TableInfo


class Gone(Struct, tag="gone"):
    """A table that is no longer in the lobby."""

    id: str


LobbyMessage = Listing | Changed | Gone | Pong | Refused | Bye

read_visitor = Decoder(Ping).decode
"""The messages that a client may send in the lobby.

>>> read_visitor(b'{"type":"ping"}')
Ping()
"""
read_lobby = Decoder(LobbyMessage).decode
"""The messages that the lobby sends.

>>> read_lobby(b'{"type":"gone","id":"t"}')
Gone(id='t')
"""

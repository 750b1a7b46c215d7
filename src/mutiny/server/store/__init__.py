"""The store: tables as logs in a database, SQLite or PostgreSQL.

rows: the data stored; store: the interface; batch, committer: writing; queries: reading; change_feed: notices of other
workers' changes; database, sqlite, postgres: the kinds of databases; schema: their tables; backup: copies of SQLite.
"""

from mutiny.server.store.backup import back_up
from mutiny.server.store.rows import (
    Appended,
    AppendOutcome,
    BadChange,
    BadDatabase,
    Change,
    Conflict,
    Repeated,
    StoreDown,
    TableRow,
)
from mutiny.server.store.store import Store, open_store

__all__ = [
    "AppendOutcome",
    "Appended",
    "BadChange",
    "BadDatabase",
    "Change",
    "Conflict",
    "Repeated",
    "Store",
    "StoreDown",
    "TableRow",
    "back_up",
    "open_store",
]

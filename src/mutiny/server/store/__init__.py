"""The store: tables as logs in a database, SQLite or PostgreSQL.

rows: the data stored; store: the interface; work, committer: writing; queries: reading; news: notices of other workers'
changes; database, sqlite, postgres: the kinds of databases; schema: their tables.
"""

from mutiny.server.store.rows import (
    Appended,
    BadChange,
    BadDatabase,
    Change,
    Conflict,
    Outcome,
    Repeated,
    StoreDown,
    TableRow,
)
from mutiny.server.store.sqlite import back_up
from mutiny.server.store.store import Store, open_store

__all__ = [
    "Appended",
    "BadChange",
    "BadDatabase",
    "Change",
    "Conflict",
    "Outcome",
    "Repeated",
    "Store",
    "StoreDown",
    "TableRow",
    "back_up",
    "open_store",
]

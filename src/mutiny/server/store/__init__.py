"""The store: tables as logs in a database, SQLite or PostgreSQL.

rows: what goes in and comes out; store: how one asks for it; work, committer: how it is written; queries: how it is
read; news: hearing of other workers; database, sqlite, postgres: the kinds of databases; schema: what is in them.
May import: mutiny.kernel.errors, mutiny.server.migrations.
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

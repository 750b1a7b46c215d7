"""The tables of the database, the same for SQLite and PostgreSQL.

A change of this file needs a new version in mutiny.server.migrations; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("alarm", Double, index=True),
    Column("summary", LargeBinary, nullable=False),
    Column("ended", Double),
    # The worker that owns the table: a copy, for searches, of what the log says.
    Column("owner", Text),
)
Index(None, TABLES.c.open, TABLES.c.status, TABLES.c.created)
Index(None, TABLES.c.open, TABLES.c.status, TABLES.c.ended)
Index(None, TABLES.c.open, TABLES.c.status, TABLES.c.game, TABLES.c.ended)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("index", Integer, primary_key=True, autoincrement=False),
    # The process and the change that wrote the entry (see committer.py), to recognize it after a lost answer.
    Column("mark", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # In the first entry of a command: its seat, and the id that the seat chose for it.
    Column("seat", Integer),
    Column("key", Text),
)
ACTS = ENTRIES.c.key.is_not(None)
Index(None, ENTRIES.c.table, ENTRIES.c.seat, ENTRIES.c.key, unique=True, sqlite_where=ACTS, postgresql_where=ACTS)

WORKERS = Table(
    "workers",
    METADATA,
    Column("worker", Text, primary_key=True),
    # Until when its list of connected seats is valid.
    Column("until", Double, nullable=False),
    # When it last showed that it can write.
    Column("seen", Double, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("worker", Text, primary_key=True),
    sqlite_with_rowid=False,
)

# What the operator has ordered, by `mutiny admin`: see orders.py.
ORDERS = Table(
    "orders",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

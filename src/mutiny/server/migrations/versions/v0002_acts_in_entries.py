"""The second version of the schema: an entry that begins a command holds its seat and its id.

A move is then one row, and several moves are one statement.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Move the contents of `acts` into `entries`, and drop `acts`."""
    op.add_column("entries", sa.Column("seat", sa.Integer))
    op.add_column("entries", sa.Column("key", sa.Text))
    op.execute(
        "UPDATE entries SET seat = acts.seat, key = acts.key FROM acts "
        'WHERE acts."table" = entries."table" AND acts."index" = entries."index"'
    )
    begins = sa.column("key").is_not(None)
    op.create_index(
        "ix_entries_table_seat_key",
        "entries",
        ["table", "seat", "key"],
        unique=True,
        sqlite_where=begins,
        postgresql_where=begins,
    )
    op.drop_table("acts")

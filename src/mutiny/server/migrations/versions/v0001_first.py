"""The first version of the schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("alarm", sa.Double),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("ended", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_alarm", "tables", ["alarm"])
    op.create_index("ix_tables_open_status_created", "tables", ["open", "status", "created"])
    op.create_index("ix_tables_open_status_ended", "tables", ["open", "status", "ended"])
    op.create_index("ix_tables_open_status_game_ended", "tables", ["open", "status", "game", "ended"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("index", sa.Integer, nullable=False),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "index", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
    )
    op.create_table(
        "acts",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("index", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "key", name="pk_acts"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_acts_table"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "workers",
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("worker", name="pk_workers"),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "worker", name="pk_presence"),
        sqlite_with_rowid=False,
    )

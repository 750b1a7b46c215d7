"""The fourth version of the schema: a table has an owner, the worker that serves it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column `owner` to `tables`. Nobody owns the tables of an older server."""
    op.add_column("tables", sa.Column("owner", sa.Text))

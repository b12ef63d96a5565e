"""Say when a round begins.

Follows 0032; written 2026-11-28.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column("event_rounds", sa.Column("begins_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Keep when an event started.

Who leaves afterwards has played, and the list is published with the others. Follows 0005; written
2026-11-22.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.add_column(sa.Column("started_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

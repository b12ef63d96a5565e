"""Keep what ends a standing order to pass in a game by link.

Follows 0044; written 2026-11-30.
"""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("played_seats", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "quiet_until", sa.String(length=10), nullable=False, server_default="turn-ends"
            )
        )
    with op.batch_alter_table("played_seats", schema=None) as batch_op:
        batch_op.alter_column("quiet_until", server_default=None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

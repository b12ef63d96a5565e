"""Join presses on one row.

Follows 0030; written 2026-11-28.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column(
        "deck_versions",
        sa.Column("is_continued", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Keep what a page calls the change that it sends.

Follows 0027; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column(
        "deck_versions",
        sa.Column("request", sa.String(length=40), nullable=False, server_default=""),
    )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

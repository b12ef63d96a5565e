"""Let gauntlets go on while their pages are closed: jobs know the deck of their page.

Follows 0040; written 2026-11-30.
"""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("place", sa.Text(), nullable=True))
        batch_op.add_column(
            sa.Column("name", sa.String(length=200), nullable=False, server_default="")
        )
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.alter_column("name", server_default=None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

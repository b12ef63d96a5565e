"""Add results of gauntlets.

Follows 0013; written 2026-11-23.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "gauntlet_results",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_gauntlet_results")),
    )
    with op.batch_alter_table("gauntlet_results", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_gauntlet_results_updated_at"), ["updated_at"], unique=False
        )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Add holdings.

Follows 0001; written 2026-11-21.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "holdings",
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("pile", sa.String(length=20), nullable=False),
        sa.Column("printing_id", sa.String(length=64), nullable=False),
        sa.Column("copies", sa.Integer(), nullable=False),
        sa.CheckConstraint("pile IN ('owned', 'wish', 'trade')", name=op.f("ck_holdings_pile")),
        sa.CheckConstraint("copies > 0", name=op.f("ck_holdings_copies")),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_holdings_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "game", "pile", "printing_id", name=op.f("pk_holdings")),
    )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Add pools that are being counted.

Follows 0021; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "event_pool_drafts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("counter", sa.String(length=80), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["event_id"],
            ["events.id"],
            name=op.f("fk_event_pool_drafts_event_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_pool_drafts")),
        sa.UniqueConstraint(
            "event_id", "counter", name=op.f("uq_event_pool_drafts_event_id_counter")
        ),
    )
    with op.batch_alter_table("event_pool_drafts", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_event_pool_drafts_event_id"), ["event_id"], unique=False
        )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

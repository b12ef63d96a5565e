"""Keep the penalties that judges give.

Follows 0019; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "event_penalties",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("category", sa.String(length=60), nullable=False),
        sa.Column("reason", sa.String(length=500), nullable=False),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by_kind", sa.String(length=20), nullable=False),
        sa.Column("by_name", sa.String(length=80), nullable=False),
        sa.Column("withdrawn_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("withdrawn_by_name", sa.String(length=80), nullable=False),
        sa.CheckConstraint(
            "by_kind IN ('organizer', 'judge', 'player')", name=op.f("ck_event_penalties_by_kind")
        ),
        sa.ForeignKeyConstraint(
            ["entry_id"],
            ["event_entries.id"],
            name=op.f("fk_event_penalties_entry_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["event_id"],
            ["events.id"],
            name=op.f("fk_event_penalties_event_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_penalties")),
    )
    with op.batch_alter_table("event_penalties", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_event_penalties_entry_id"), ["entry_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_event_penalties_event_id"), ["event_id"], unique=False)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

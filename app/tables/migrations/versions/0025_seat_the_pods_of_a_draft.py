"""Seat the pods of a draft.

Follows 0024; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "event_pod_clocks",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("kind IN ('picks', 'building')", name=op.f("ck_event_pod_clocks_kind")),
        sa.ForeignKeyConstraint(
            ["event_id"],
            ["events.id"],
            name=op.f("fk_event_pod_clocks_event_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_pod_clocks")),
        sa.UniqueConstraint("event_id", name=op.f("uq_event_pod_clocks_event_id")),
    )
    op.create_table(
        "event_pod_seats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("pod", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["entry_id"],
            ["event_entries.id"],
            name=op.f("fk_event_pod_seats_entry_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["event_id"],
            ["events.id"],
            name=op.f("fk_event_pod_seats_event_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_pod_seats")),
        sa.UniqueConstraint(
            "event_id", "entry_id", name=op.f("uq_event_pod_seats_event_id_entry_id")
        ),
    )
    with op.batch_alter_table("event_pod_seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_event_pod_seats_entry_id"), ["entry_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_event_pod_seats_event_id"), ["event_id"], unique=False)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Add lists that came late.

Follows 0007; written 2026-11-22.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "event_late_offers",
        sa.Column("title", sa.String(length=200), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("unread", sa.JSON(), nullable=False),
        sa.Column("list_text", sa.String(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=True),
        sa.Column("verdict", sa.String(length=20), nullable=False),
        sa.Column("report", sa.JSON(), nullable=False),
        sa.Column("stamp", sa.JSON(), nullable=False),
        sa.Column("received_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by_kind", sa.String(length=20), nullable=False),
        sa.Column("by_name", sa.String(length=80), nullable=False),
        sa.Column("source", sa.String(length=200), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("answered_by_kind", sa.String(length=20), nullable=True),
        sa.Column("answered_by_name", sa.String(length=80), nullable=False),
        sa.Column("taken_as", sa.Integer(), nullable=True),
        sa.CheckConstraint(
            "answered_by_kind IN ('organizer', 'judge', 'player')",
            name=op.f("ck_event_late_offers_answered_by_kind"),
        ),
        sa.CheckConstraint(
            "by_kind IN ('organizer', 'judge', 'player')",
            name=op.f("ck_event_late_offers_by_kind"),
        ),
        sa.ForeignKeyConstraint(
            ["entry_id"],
            ["event_entries.id"],
            name=op.f("fk_event_late_offers_entry_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["event_id"],
            ["events.id"],
            name=op.f("fk_event_late_offers_event_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_late_offers")),
    )
    with op.batch_alter_table("event_late_offers", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_event_late_offers_entry_id"), ["entry_id"], unique=False
        )
        batch_op.create_index(
            batch_op.f("ix_event_late_offers_event_id"), ["event_id"], unique=False
        )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

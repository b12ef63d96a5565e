"""Add messages to players.

Follows 0020; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "event_messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=2000), nullable=False),
        sa.Column("by_kind", sa.String(length=20), nullable=False),
        sa.Column("by_name", sa.String(length=80), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("mailed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("read_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "by_kind IN ('organizer', 'judge', 'player')", name=op.f("ck_event_messages_by_kind")
        ),
        sa.ForeignKeyConstraint(
            ["entry_id"],
            ["event_entries.id"],
            name=op.f("fk_event_messages_entry_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_event_messages_event_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_messages")),
    )
    with op.batch_alter_table("event_messages", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_event_messages_entry_id"), ["entry_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_event_messages_event_id"), ["event_id"], unique=False)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

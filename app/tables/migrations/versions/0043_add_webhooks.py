"""Add webhooks.

Follows 0042; written 2026-11-30.
"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("uid", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("deck_id", sa.Integer(), nullable=True),
        sa.Column("of_event_id", sa.Integer(), nullable=True),
        sa.Column("address", sa.String(length=500), nullable=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("failing_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("off_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("off_because", sa.String(length=300), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["decks.id"], name=op.f("fk_webhooks_deck_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["of_event_id"], ["events.id"], name=op.f("fk_webhooks_of_event_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_webhooks_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
        sa.UniqueConstraint("uid", name=op.f("uq_webhooks_uid")),
    )
    with op.batch_alter_table("webhooks", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_webhooks_deck_id"), ["deck_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_webhooks_due_at"), ["due_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_webhooks_of_event_id"), ["of_event_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_webhooks_user_id"), ["user_id"], unique=False)

    op.create_table(
        "webhook_attempts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("webhook_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_delivered", sa.Boolean(), nullable=False),
        sa.Column("answer", sa.String(length=300), nullable=False),
        sa.ForeignKeyConstraint(
            ["webhook_id"],
            ["webhooks.id"],
            name=op.f("fk_webhook_attempts_webhook_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhook_attempts")),
    )
    with op.batch_alter_table("webhook_attempts", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_webhook_attempts_webhook_id"), ["webhook_id"], unique=False
        )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Add rounds of events and their tables.

Follows 0012; written 2026-11-23.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "event_rounds",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("clock_started_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("kind IN ('swiss', 'tables', 'cut')", name=op.f("ck_event_rounds_kind")),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_event_rounds_event_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_rounds")),
        sa.UniqueConstraint("event_id", "number", name=op.f("uq_event_rounds_event_id_number")),
    )
    with op.batch_alter_table("event_rounds", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_event_rounds_event_id"), ["event_id"], unique=False)

    op.create_table(
        "event_matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=False),
        sa.Column("reports", sa.JSON(), nullable=False),
        sa.Column("extra_minutes", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_event_matches_event_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["round_id"],
            ["event_rounds.id"],
            name=op.f("fk_event_matches_round_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event_matches")),
        sa.UniqueConstraint("round_id", "number", name=op.f("uq_event_matches_round_id_number")),
    )
    with op.batch_alter_table("event_matches", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_event_matches_event_id"), ["event_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_event_matches_round_id"), ["round_id"], unique=False)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

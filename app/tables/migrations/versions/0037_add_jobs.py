"""Add jobs.

Follows 0036; written 2026-11-29.
"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("state", sa.String(length=20), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("kept", sa.JSON(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("kind IN ('goldfish', 'gauntlet')", name=op.f("ck_jobs_kind")),
        sa.CheckConstraint("state IN ('running', 'done', 'cancelled')", name=op.f("ck_jobs_state")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_jobs_key_hash")),
    )
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_jobs_touched_at"), ["touched_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_jobs_who"), ["who"], unique=False)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

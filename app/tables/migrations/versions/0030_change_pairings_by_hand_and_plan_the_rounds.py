"""Change pairings by hand, and plan the rounds of an event.

Follows 0029; written 2026-11-28.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

KINDS = "'swiss', 'pods', 'tables', 'cut', 'final'"


def upgrade() -> None:
    """Change the schema."""
    op.add_column("events", sa.Column("tournament", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column(
        "event_entries", sa.Column("byes", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column("event_entries", sa.Column("fixed_table", sa.Integer(), nullable=True))
    op.add_column(
        "event_entries",
        sa.Column("declines_cut", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "event_matches",
        sa.Column("is_by_hand", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    with op.batch_alter_table("event_rounds", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("times_paired", sa.Integer(), nullable=False, server_default="1")
        )
        batch_op.drop_constraint(batch_op.f("ck_event_rounds_kind"), type_="check")
        batch_op.create_check_constraint(batch_op.f("ck_event_rounds_kind"), f"kind IN ({KINDS})")


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Let more than two people play by link, each asked as they wish.

Follows 0037; written 2026-11-29.
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("played_games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seats", sa.Integer(), nullable=False, server_default="2"))
    with op.batch_alter_table("played_games", schema=None) as batch_op:
        batch_op.alter_column("seats", server_default=None)

    with op.batch_alter_table("played_seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("agreed_to", sa.Integer(), nullable=True))
        batch_op.add_column(
            sa.Column("asking", sa.String(length=10), nullable=False, server_default="others")
        )
        batch_op.add_column(sa.Column("quiet_turn", sa.Integer(), nullable=True))
        batch_op.add_column(
            sa.Column("has_left", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    with op.batch_alter_table("played_seats", schema=None) as batch_op:
        for column in ("asking", "has_left"):
            batch_op.alter_column(column, server_default=None)

    with op.batch_alter_table("played_reports", schema=None) as batch_op:
        batch_op.add_column(sa.Column("about", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE played_reports SET about = 1 - seat")
    with op.batch_alter_table("played_reports", schema=None) as batch_op:
        batch_op.alter_column("about", server_default=None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Keep the names of the players in reports: somebody else may take their seats.

Follows 0038; written 2026-11-29.
"""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

NAMED = """
    UPDATE played_reports SET {name} = COALESCE((
        SELECT name FROM played_seats
        WHERE played_seats.game_id = played_reports.game_id
        AND played_seats.seat = played_reports.{seat}
    ), '')
"""


def upgrade() -> None:
    """Change the schema."""
    columns = {"name": "seat", "about_name": "about"}
    with op.batch_alter_table("played_reports", schema=None) as batch_op:
        for column in columns:
            batch_op.add_column(
                sa.Column(column, sa.String(length=40), nullable=False, server_default="")
            )
    for column, seat in columns.items():
        op.execute(NAMED.format(name=column, seat=seat))
    with op.batch_alter_table("played_reports", schema=None) as batch_op:
        for column in columns:
            batch_op.alter_column(column, server_default=None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

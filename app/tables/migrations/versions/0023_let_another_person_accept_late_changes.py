"""Let an event ask for a second person who accepts late changes.

Follows 0022; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

APPEND_ONLY = ("event_hand_ins", "event_log")


def upgrade() -> None:
    """Change the schema."""
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    if is_sqlite:  # The triggers name the table that is rebuilt.
        for table in APPEND_ONLY:
            op.execute(f"DROP TRIGGER {table}_no_delete")
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "needs_second_person", sa.Boolean(), nullable=False, server_default=sa.false()
            )
        )
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.alter_column("needs_second_person", server_default=None)
    if is_sqlite:
        for table in APPEND_ONLY:
            op.execute(
                f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
                "WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id) "
                f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Sign the log as every role of the desk.

Follows 0028; written 2026-11-26.
"""

from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

TABLE = "event_log"
SIGNERS = "'organizer', 'judge', 'scorekeeper', 'checker', 'reader', 'player', 'site'"


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table(TABLE, schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("ck_event_log_by_kind"), type_="check")
        batch_op.create_check_constraint(
            batch_op.f("ck_event_log_by_kind"), f"by_kind IN ({SIGNERS})"
        )
    if op.get_bind().dialect.name == "sqlite":
        _refuse_changes()


def _refuse_changes() -> None:
    """Create the triggers again, which were dropped with the table that was rebuilt."""
    op.execute(
        f"CREATE TRIGGER {TABLE}_no_update BEFORE UPDATE ON {TABLE} "
        f"BEGIN SELECT RAISE(ABORT, '{TABLE} is append-only'); END"
    )
    op.execute(
        f"CREATE TRIGGER {TABLE}_no_delete BEFORE DELETE ON {TABLE} "
        "WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id) "
        f"BEGIN SELECT RAISE(ABORT, '{TABLE} is append-only'); END"
    )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

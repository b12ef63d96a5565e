"""Say which lists were imported, so that no clock decides it.

A list that was stored before the import of its event came from elsewhere, and so did the versions
that repeat it. Follows 0031; written 2026-11-28.
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

VERSIONS, OFFERS = "event_hand_ins", "event_late_offers"


def upgrade() -> None:
    """Change the schema."""
    for table in (VERSIONS, OFFERS):
        op.add_column(
            table, sa.Column("is_imported", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    _let_change()
    imported = (
        "(SELECT max(at) FROM event_log WHERE action = 'imported' AND event_id = {0}.event_id)"
    )
    for table, time in ((VERSIONS, "stored_at"), (OFFERS, "received_at")):
        op.execute(
            f"UPDATE {table} SET is_imported = TRUE WHERE {time} <= {imported.format(table)}"
        )
    op.execute(
        f"UPDATE {VERSIONS} SET is_imported = TRUE WHERE repeats IS NOT NULL AND EXISTS (SELECT 1 "
        f"FROM {VERSIONS} AS first WHERE first.entry_id = {VERSIONS}.entry_id "
        f"AND first.number = {VERSIONS}.repeats AND first.is_imported)"
    )
    _refuse_changes()


def _let_change() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(f"DROP TRIGGER {VERSIONS}_no_update")
        return
    op.execute(f"DROP TRIGGER {VERSIONS}_append_only ON {VERSIONS}")


def _refuse_changes() -> None:
    """Let nothing change a row again."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            f"CREATE TRIGGER {VERSIONS}_no_update BEFORE UPDATE ON {VERSIONS} "
            f"BEGIN SELECT RAISE(ABORT, '{VERSIONS} is append-only'); END"
        )
        return
    op.execute(
        f"CREATE TRIGGER {VERSIONS}_append_only BEFORE UPDATE OR DELETE ON {VERSIONS} "
        "FOR EACH ROW EXECUTE FUNCTION refuse_event_changes()"
    )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

"""Add how players join events: entry, check-in, locks, questions and answers.

Follows 0016; written 2026-11-26.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

APPEND_ONLY = ("event_hand_ins", "event_log")
FILLED = {
    "events": (
        sa.Column("entry_mode", sa.String(length=20), nullable=False, server_default="open"),
        sa.Column("has_check_in", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("questions", sa.JSON(), nullable=False, server_default="[]"),
    ),
    "event_entries": (
        sa.Column("admission", sa.String(length=20), nullable=False, server_default="admitted"),
        sa.Column("list_lock", sa.String(length=20), nullable=False, server_default="none"),
        sa.Column("mail", sa.String(length=254), nullable=False, server_default=""),
        sa.Column("answers", sa.JSON(), nullable=False, server_default="{}"),
    ),
}
CHOICES = {
    "events": {"entry_mode": ("open", "approval", "roster")},
    "event_entries": {
        "admission": ("admitted", "requested", "waiting"),
        "list_lock": ("none", "locked", "unlocked"),
    },
}


def upgrade() -> None:
    """Change the schema."""
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    if is_sqlite:  # The triggers name the table that is rebuilt.
        for table in APPEND_ONLY:
            op.execute(f"DROP TRIGGER {table}_no_delete")
    _add_columns()
    if is_sqlite:
        for table in APPEND_ONLY:
            op.execute(
                f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
                "WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id) "
                f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            )


def _add_columns() -> None:
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.add_column(sa.Column("most_players", sa.Integer(), nullable=True))
    with op.batch_alter_table("event_entries", schema=None) as batch_op:
        batch_op.add_column(sa.Column("checked_in_at", sa.DateTime(timezone=True), nullable=True))
    for table, columns in FILLED.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.add_column(column)
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.alter_column(column.name, server_default=None)
            for name, words in CHOICES[table].items():
                listed = ", ".join(f"'{word}'" for word in words)
                batch_op.create_check_constraint(
                    batch_op.f(f"ck_{table}_{name}"), f"{name} IN ({listed})"
                )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

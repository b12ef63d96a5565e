"""Prepare the tables for several games.

What belongs to The Spoils becomes data of its game: the starting resources of a deck are lines with
a mark, and what limited events of the game are played with goes into `options`. Queries that filter
by game get an index. The game stands last in it: SQLite takes a column that comes first for a
selective one and would read all decks of a game instead of those of an owner or a link.
Follows 0008; written 2026-11-22.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

STARTING = "starting"
APPEND_ONLY = ("event_hand_ins", "event_log")


def upgrade() -> None:
    """Change the schema."""
    _mark_lines()
    _let_change()
    _collect_options()
    _refuse_changes()
    with op.batch_alter_table("decks", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_decks_owner_id"))
        batch_op.create_index(
            batch_op.f("ix_decks_owner_id_game"), ["owner_id", "game"], unique=False
        )
    with op.batch_alter_table("fact_changes", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_fact_changes_key"))
        batch_op.create_index(
            batch_op.f("ix_fact_changes_key_kind_game"), ["key", "kind", "game"], unique=False
        )


def _mark_lines() -> None:
    with op.batch_alter_table("deck_lines", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mark", sa.String(length=20), nullable=True))
    lines = sa.table(
        "deck_lines", sa.column("is_starting", sa.Boolean), sa.column("mark", sa.String)
    )
    op.execute(sa.update(lines).where(lines.c.is_starting).values(mark=STARTING))
    with op.batch_alter_table("deck_lines", schema=None) as batch_op:
        batch_op.drop_constraint(
            batch_op.f("uq_deck_lines_deck_id_zone_printing_id_is_starting"), type_="unique"
        )
        batch_op.drop_column("is_starting")
        batch_op.create_unique_constraint(
            batch_op.f("uq_deck_lines_deck_id_zone_printing_id_mark"),
            ["deck_id", "zone", "printing_id", "mark"],
        )
    op.create_index(
        op.f("ix_deck_lines_deck_id_zone_printing_id"),
        "deck_lines",
        ["deck_id", "zone", "printing_id"],
        unique=True,
        sqlite_where=sa.text("mark IS NULL"),
        postgresql_where=sa.text("mark IS NULL"),
    )


def _collect_options() -> None:
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.add_column(sa.Column("options", sa.JSON(), nullable=False, server_default="{}"))
    events = sa.table(
        "events",
        sa.column("id", sa.Integer),
        sa.column("supplied", sa.String),
        sa.column("packs", sa.JSON),
        sa.column("options", sa.JSON),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(events.c.id, events.c.supplied, events.c.packs)).all():
        options = {"supplied": row.supplied, "packs": row.packs}
        connection.execute(sa.update(events).where(events.c.id == row.id).values(options=options))
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.alter_column("options", server_default=None)
        batch_op.drop_column("supplied")
        batch_op.drop_column("packs")


def _let_change() -> None:
    """On SQLite no trigger may name a table that is being rebuilt."""
    if op.get_bind().dialect.name == "sqlite":
        for table in APPEND_ONLY:
            op.execute(f"DROP TRIGGER {table}_no_delete")


def _refuse_changes() -> None:
    """Let nothing delete a row while its event is there."""
    if op.get_bind().dialect.name == "sqlite":
        for table in APPEND_ONLY:
            op.execute(
                f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
                "WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id) "
                f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            )


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

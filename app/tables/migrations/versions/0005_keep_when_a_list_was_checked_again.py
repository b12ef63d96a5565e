"""Keep when a list was checked again apart from when it was handed in.

Until now a version that repeated a list, to check it again or to put it back, had the moment and
the author of that instead of those of the list. They are found in the version that it repeats.
Follows 0004; written 2026-11-22.
"""

import re
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLE = "event_hand_ins"
CHECKED_AGAIN = "Checked again"
PUT_BACK = re.compile(r"Back to version (\d+)")
OF_THE_LIST = ("received_at", "by_kind", "by_name", "source", "reason", "is_late")


def upgrade() -> None:
    """Change the schema."""
    _let_change()
    with op.batch_alter_table(TABLE, schema=None) as batch_op:
        batch_op.add_column(sa.Column("repeats", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("revision", sa.String(length=20), nullable=True))
        batch_op.add_column(sa.Column("revised_at", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("revised_by_kind", sa.String(length=20), nullable=True))
        batch_op.add_column(
            sa.Column("revised_by_name", sa.String(length=80), nullable=False, server_default="")
        )
    _convert(op.get_bind())
    with op.batch_alter_table(TABLE, schema=None) as batch_op:
        batch_op.alter_column("revised_by_name", server_default=None)
        batch_op.create_check_constraint(
            op.f("ck_event_hand_ins_revision"),
            "revision IN ('rechecked', 'pool_corrected', 'pool_confirmed', 'pool_moved', "
            "'put_back', 'late_taken')",
        )
        batch_op.create_check_constraint(
            op.f("ck_event_hand_ins_revised_by_kind"),
            "revised_by_kind IN ('organizer', 'judge', 'player')",
        )
        batch_op.create_check_constraint(
            op.f("ck_event_hand_ins_revised"),
            "(revision IS NULL) = (revised_at IS NULL) "
            "AND (revision IS NULL) = (revised_by_kind IS NULL)",
        )
    _refuse_changes()


def _let_change() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(f"DROP TRIGGER {TABLE}_no_update")
        op.execute(f"DROP TRIGGER {TABLE}_no_delete")
        return
    op.execute(f"DROP TRIGGER {TABLE}_append_only ON {TABLE}")


def _refuse_changes() -> None:
    """Let nothing change a row again, and nothing delete it while its event is there."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            f"CREATE TRIGGER {TABLE}_no_update BEFORE UPDATE ON {TABLE} "
            f"BEGIN SELECT RAISE(ABORT, '{TABLE} is append-only'); END"
        )
        op.execute(
            f"CREATE TRIGGER {TABLE}_no_delete BEFORE DELETE ON {TABLE} "
            "WHEN EXISTS (SELECT 1 FROM events WHERE id = OLD.event_id) "
            f"BEGIN SELECT RAISE(ABORT, '{TABLE} is append-only'); END"
        )
        return
    op.execute(
        f"CREATE TRIGGER {TABLE}_append_only BEFORE UPDATE OR DELETE ON {TABLE} "
        "FOR EACH ROW EXECUTE FUNCTION refuse_event_changes()"
    )


def _convert(connection: sa.Connection) -> None:
    """Give every version that repeats another one the moment and the author of its list."""
    versions = sa.Table(TABLE, sa.MetaData(), autoload_with=connection)
    ordered = sa.select(versions).order_by(versions.c.entry_id, versions.c.number)
    known: dict[tuple[int, int], Mapping[str, Any]] = {}
    for row in connection.execute(ordered).mappings().all():
        kept = dict(row)
        number, what = _repeated(kept)
        list_ = known.get((kept["entry_id"], number))
        if list_ is not None and _is_same_list(list_, kept):
            changes = {
                "repeats": list_["repeats"] or list_["number"],
                "revision": what,
                "revised_at": kept["received_at"],
                "revised_by_kind": kept["by_kind"],
                "revised_by_name": kept["by_name"],
                **{name: list_[name] for name in OF_THE_LIST},
            }
            kept |= changes
            connection.execute(
                sa.update(versions).where(versions.c.id == kept["id"]).values(changes)
            )
        known[(kept["entry_id"], kept["number"])] = kept


def _repeated(row: Mapping[str, Any]) -> tuple[int, str]:
    """The number of the version that a row may repeat, and what was done then."""
    if row["reason"] == CHECKED_AGAIN:
        return row["number"] - 1, "rechecked"
    if found := PUT_BACK.fullmatch(row["reason"]):
        return int(found[1]), "put_back"
    return 0, ""


def _is_same_list(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Tell whether `other` is the same list; it has no hash if a printing is gone."""
    return one["title"] == other["title"] and other["hash"] in (one["hash"], None)


def downgrade() -> None:
    """There is no way back but the backup."""
    raise NotImplementedError

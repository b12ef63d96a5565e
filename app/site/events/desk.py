"""The desk's first page: the organizer's table, and beside it what waits for an answer."""

from __future__ import annotations

from flask import render_template, request

from app.site.catalogue import current_catalogue, current_shelf
from app.site.database import current_database
from app.site.events import handins, pools, store
from app.site.events.comparing import VersionDifference, compare_versions
from app.site.events.handing import Handing
from app.site.events.reach import Reached
from app.site.events.table import Row, TableRequest, rows_of, shown
from app.tables import PoolKind


def desk_page(reached: Reached) -> str:
    """The table as the address asks for it."""
    asked = TableRequest.of(request.args)
    with current_database().reading() as session:
        rows = rows_of(session, reached.event)
        has_pools = reached.event.pool_kind != PoolKind.NONE
        event_pools = pools.pools_of(session, reached.event_id) if has_pools else []
    return render_template(
        "events/desk.html",
        reached=reached,
        asked=asked,
        table=shown(asked, rows, current_shelf()),
        pools=event_pools,
        unconfirmed=[one for one in event_pools if not pools.is_confirmed(one)],
        panel=_late_panel(reached, asked, rows),
    )


def _late_panel(
    reached: Reached, asked: TableRequest, rows: list[Row]
) -> tuple[Handing, VersionDifference] | None:
    """The late change asked for, else the first that waits."""
    waiting = [row for row in rows if row.is_late and row.hand_in]
    wanted = [row for row in waiting if row.entry.public_id == asked.late] or waiting
    if not wanted or wanted[0].hand_in is None:
        return None
    entry, after = wanted[0].entry, wanted[0].hand_in
    with current_database().reading() as session:
        before = handins.version_of(session, store.id_of(entry), entry.accepted)
    handing = Handing(reached, entry, None, [after])
    return handing, compare_versions(before, after, current_catalogue())

"""The start page of the desk: the organizer's table, and what awaits a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import render_template, request

from app.site.events import store
from app.site.events.access import ReachedEvent
from app.site.events.desk.rows import DeskRow, rows_of
from app.site.events.desk.table import TableRequest, shown
from app.site.events.lists.version_difference import VersionDifference, compare_versions
from app.site.events.registration import versions
from app.site.events.registration.models import HandInContext, offers_of
from app.site.platform.catalogue import current_catalogue, current_indexed_catalogue
from app.site.platform.database import current_database
from app.site.presentation.verdicts import VerdictView
from app.tables import LateOffer


def desk_page(reached: ReachedEvent) -> str:
    """The table as the address asks for it."""
    asked = TableRequest.of(request.args)
    with current_database().reading() as session:
        rows = rows_of(session, reached.event)
    return render_template(
        "events/desk/desk.html",
        reached=reached,
        asked=asked,
        table=shown(asked, rows, current_indexed_catalogue()),
        panel=_late_panel(reached, asked, rows),
    )


@dataclass(frozen=True)
class LatePanel:
    """A player for whose list something waits: a late change, and lists that came late."""

    context: HandInContext
    change: VersionDifference | None
    offers: Sequence[tuple[LateOffer, VerdictView, VersionDifference]]


def _late_panel(
    reached: ReachedEvent, asked: TableRequest, rows: list[DeskRow]
) -> LatePanel | None:
    """The player asked for, else the first for whom something waits."""
    waiting = [row for row in rows if row.waits_for_answer]
    wanted = [row for row in waiting if row.entry.public_id == asked.late] or waiting
    if not wanted:
        return None
    row = wanted[0]
    standing = [row.hand_in] if row.hand_in else []
    context = HandInContext(reached, row.entry, row.card_pool, standing, row.offers)
    change = None
    if row.is_late and row.hand_in is not None:
        with current_database().reading() as session:
            before = versions.version_of(session, store.id_of(row.entry), row.entry.accepted)
        change = compare_versions(before, row.hand_in, current_catalogue())
    return LatePanel(context, change, offers_of(context))

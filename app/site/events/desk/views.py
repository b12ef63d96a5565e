"""The start page of the desk: the organizer's table, what awaits a decision, and its version."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from flask import Response, current_app, render_template, request
from markupsafe import Markup

from app.site.events import messages, store
from app.site.events.access import ReachedEvent, reach
from app.site.events.desk.rows import DeskRow, rows_of
from app.site.events.desk.shared_rows import KnownLists, SharedRows, VersionedRows
from app.site.events.desk.table import TableRequest
from app.site.events.players import store as players
from app.site.events.registration import versions
from app.site.events.registration.models import HandInContext, offers_of
from app.site.events.states import Action, is_in_grace
from app.site.events.stored_lists import VersionDifference, compare_versions
from app.site.platform.http.browser_copies import version_answer
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import (
    current_catalogue,
    current_database,
    current_indexed_catalogue,
)
from app.site.presentation.verdicts import VerdictView
from app.tables import LateOffer

_SHARED: Final = "desk_rows"


def desk_page(reached: ReachedEvent, progress: object = None) -> str:
    """The table as the address asks for it, with the `progress` of the latest round."""
    table_request = TableRequest.of(request.args)
    there = _rows(reached)
    selects, checks = reached.may(Action.CHANGE_PLAYERS), reached.may(Action.CHECK_DECK)
    panel = _late_panel(reached, table_request, there.rows)
    chosen = panel.context.entry.public_id if panel else ""

    def shared(caller: Callable[[], str]) -> Markup:
        """Draw what only rows, address and these rights determine, once for all who watch."""
        part = there.drawn.kept(table_request, selects, checks, chosen, caller=caller)
        return Markup(part.replace(there.base, reached.base))

    with current_database().reading() as session:
        failed = messages.failed_names(session, reached.event_id)
        late = messages.late_names(session, reached.event_id)
    return render_template(
        "events/desk/desk.html",
        frame="_part.html" if wants_fragment() else "base.html",
        progress=progress,
        version=_version(reached, there.version),
        reached=reached,
        table_request=table_request,
        table=there.page(table_request, current_indexed_catalogue()),
        shared=shared,
        shared_base=there.base,
        selects=selects,
        checks=checks,
        panel=panel,
        failed_mails=failed,
        late_mails=late,
        unpaired=players.unpaired_in_words(sum(row.entry.is_in for row in there.rows)),
    )


@open_to(Access.LINK)
def changes(way: str, key: str) -> Response:
    """Answer 304 as long as the desk is as the script last saw it; draws and stores nothing."""
    reached = reach(way, key, Action.SEE_TABLE)
    return version_answer(_version(reached, reached.version))


def _rows(reached: ReachedEvent) -> VersionedRows:
    """The rows as they are; a script that watches gets those of a moment ago."""

    def read(known: KnownLists) -> VersionedRows:
        with current_database().reading() as session:
            return VersionedRows(reached.version, rows_of(session, reached.event, known))

    shared: SharedRows = current_app.extensions.setdefault(_SHARED, SharedRows())
    if not wants_fragment():
        return shared.renew(reached.event.public_id, read)
    return shared.get(reached.event.public_id, read, _version_shown())


def _version_shown() -> int:
    """The version of the event that a script already shows; -1 if it does not say."""
    versions = [tag.partition("-")[0] for tag in request.if_none_match.as_set() if tag]
    return max((whole_number(one) for one in versions if one.isdecimal()), default=-1)


def _version(reached: ReachedEvent, number: int) -> str:
    """Return what is another one as soon as the page of the desk is another one.

    A deadline passes without a change of any row.
    """
    grace = "-grace" if is_in_grace(reached.event) else ""
    return f"{number}-{reached.state}{grace}"


@dataclass(frozen=True)
class LatePanel:
    """A player for whose list something waits: a late change, and lists that came late."""

    context: HandInContext
    change: VersionDifference | None
    offers: Sequence[tuple[LateOffer, VerdictView, VersionDifference]]


def _late_panel(
    reached: ReachedEvent, table_request: TableRequest, rows: list[DeskRow]
) -> LatePanel | None:
    """The player asked for, else the first for whom something waits."""
    waiting = [row for row in rows if row.waits_for_answer]
    wanted = [row for row in waiting if row.entry.public_id == table_request.late] or waiting
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

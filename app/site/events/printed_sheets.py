"""Printed sheets: registration sheets, blank sheets, pool checklists."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.site.events import store
from app.site.events.access import ReachedEvent, entry_there, reach
from app.site.events.files import file_name, sent
from app.site.events.log import Did, record
from app.site.events.players import store as players
from app.site.events.registration import versions
from app.site.events.registration.sheets import registered, sheet_event
from app.site.events.states import Action
from app.site.platform.http.addresses import outside
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Entry, utc_now

if TYPE_CHECKING:
    from app.sheets import Format, SheetEvent

MOST_BLANK: Final = 200


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """Show the sheets that can be printed."""
    reached = reach(way, key, Action.PRINT)
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
    sold = [one for one in current_catalogue().sets if one.pack]
    chosen = current_game().sheets.needed().chosen.partition(",")[0]
    return render_template(
        "events/export/print.html",
        reached=reached,
        entries=entries,
        sets=sold,
        chosen=chosen[:1].lower() + chosen[1:],
    )


@open_to(Access.LINK)
def sheets(way: str, key: str) -> ResponseReturnValue:
    """The registration sheets of all players who are in, or of the one that is named."""
    from app.sheets import FiledBy, registration_sheets

    reached = reach(way, key, Action.PRINT)
    wanted = request.form.get("player", "")
    with current_database().writing() as session:
        entries = _to_print(session, reached, wanted)
        standing = versions.standing_by_entry(session, entries)
        about = store.id_of(entries[0]) if wanted else None
        record(session, reached.event_id, reached.actor, Did.PRINTED, about, sheets=len(entries))
    if not entries:
        flash("There are no players yet. You can print blank sheets.", "warning")
        return redirect(f"{reached.base}/print", 303)
    catalogue = current_catalogue()
    players = [
        registered(one, standing.get(store.id_of(one)), reached.event, catalogue) for one in entries
    ]
    made = registration_sheets(
        _sheet_event(reached),
        players,
        current_game().sheets.needed(),
        utc_now(),
        _paper(),
        FiledBy.FIRST if request.form.get("filed") == FiledBy.FIRST else FiledBy.LAST,
    )
    what = f"sheet-{file_name(entries[0].name)}" if wanted else "sheets"
    return sent(made, reached.event, what, "pdf")


@open_to(Access.LINK)
def blank(way: str, key: str) -> Response:
    """Blank sheets, as many as asked for."""
    from app.sheets import blank_sheets

    reached = reach(way, key, Action.PRINT)
    number = min(max(1, request.args.get("number", 1, whole_number)), MOST_BLANK)
    made = blank_sheets(
        _sheet_event(reached), number, current_game().sheets.needed(), utc_now(), _paper()
    )
    return sent(made, reached.event, "blank-sheets", "pdf")


@open_to(Access.LINK)
def checklists(way: str, key: str) -> ResponseReturnValue:
    """Checklists of the sets asked for, else of the sets the event opens."""
    from app.sheets import pool_checklists

    reached = reach(way, key, Action.PRINT)
    codes = request.args.getlist("set") or list(reached.event.packs)
    try:
        made = pool_checklists(
            _sheet_event(reached),
            codes,
            current_catalogue(),
            current_game().sheets.needed(),
            utc_now(),
            _paper(),
        )
    except ValueError:
        flash("Choose at least one set that is sold in packs.", "warning")
        return redirect(f"{reached.base}/print", 303)
    return sent(made, reached.event, "pool-checklists", "pdf")


def _to_print(session: Session, reached: ReachedEvent, wanted: str) -> list[Entry]:
    """The player that is named, else all who are in."""
    if wanted:
        return [entry_there(session, reached, wanted)]
    everybody = players.entries_of(session, reached.event_id)
    return [one for one in everybody if one.is_in]


def _sheet_event(reached: ReachedEvent) -> SheetEvent:
    """Return the event's part of a sheet, with the address that players type."""
    return replace(sheet_event(reached.event), address=outside(f"/events/at/{reached.event.code}"))


def _paper() -> Format:
    from app.sheets import Format

    wanted = request.values.get("paper", "")
    return Format(wanted) if wanted in set(Format) else Format.A4

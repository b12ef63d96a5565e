"""Rechecking every list, which shows who is affected before anything changes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import game
from app.games.tabletop.construction import FormatError
from app.games.tabletop.facts import AnyCatalogue, Base
from app.site.events.access import ReachedEvent, reach
from app.site.events.criteria import HOUSE, format_of
from app.site.events.recheck.store import (
    apply,
    checked_against,
    fingerprint,
    rechecked,
    with_changes,
)
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.rate_limits import Cost, limited
from app.site.platform.received_at import received_at
from app.site.presentation.formatting import plural
from app.tables import Event, PoolKind


@open_to(Access.LINK)
@limited(Cost.CHECK)
def recheck(way: str, key: str) -> ResponseReturnValue:
    """Ask what to check against, show who is affected, and apply what was shown."""
    reached = reach(way, key, Action.RECHECK)
    values = checked_against(reached.event)
    if request.method == "GET":
        return _page(reached, values)
    catalogue = current_catalogue()
    try:
        wanted = _wanted(reached.event, catalogue)
        with current_database().reading() as session:
            lists = rechecked(session, with_changes(reached.event, wanted), catalogue)
    except (EventError, FormatError) as problem:
        return _page(reached, {**values, **request.form}, problem=str(problem)), 422
    agreed = fingerprint(lists)
    if request.form.get("agreed") != agreed:
        is_stale = "agreed" in request.form
        return _page(reached, wanted, lists=lists, agreed=agreed, is_stale=is_stale)
    with current_database().writing() as session:
        apply(session, reached.event_id, wanted, catalogue, reached.actor, received_at())
    affected = sum(one.is_affected for one in lists)
    counted = plural(affected, "list has", "lists have")
    flash(f"All lists were checked again; {counted} a new verdict or problem.", "legal")
    return redirect(reached.base, 303)


def _wanted(event: Event, catalogue: AnyCatalogue) -> dict[str, Any]:
    """Return what the form asks for. Raises EventError or FormatError, worded for the user."""
    form = request.form
    text = form.get("format_text", "") if form.get("format") == HOUSE else ""
    supplies = [id_ for id_, _ in _supplies(event)]
    if (
        form.get("edition") not in game(event.game).editions.ids
        or form.get("supplied") not in supplies
    ):
        raise EventError("Choose an edition, and what is supplied, from the lists.")
    try:
        as_of = date.fromisoformat(form.get("as_of", ""))
    except ValueError:
        raise EventError("Enter the day of the banned list.") from None
    wanted = {
        "format": form.get("format", ""),
        "format_text": text,
        "edition": form["edition"],
        "as_of": as_of,
        "supplied": form["supplied"],
    }
    if wanted["format"] == HOUSE and not text.strip():
        raise EventError("Paste the format file.")
    base = format_of(with_changes(event, wanted), catalogue).base
    if event.pool_kind != PoolKind.NONE and base is not Base.LIMITED:
        raise EventError("This event has card pools; its format has to be a limited one.")
    return wanted


def _page(reached: ReachedEvent, values: Mapping[str, Any], **shown: Any) -> str:
    catalogue = current_catalogue()
    formats = [(f.id, f.name) for f in catalogue.formats.values() if not f.unknown]
    return render_template(
        "events/recheck/recheck.html",
        reached=reached,
        values=values,
        formats=[*formats, (HOUSE, "a house format, given below")],
        editions=[
            (each.id, each.label) for each in reversed(game(reached.event.game).editions.known)
        ],
        supplies=_supplies(reached.event),
        **shown,
    )


def _supplies(event: Event) -> list[tuple[str, str]]:
    """Return what can be supplied in addition to a pool, as choices of the form."""
    offered = game(event.game).event_options
    return [(id_, id_) for id_, _ in offered.supplies] if offered else []

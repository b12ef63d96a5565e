"""Checking every list again: who is affected is shown before anything changes."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.spoils.construction import FormatError
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Base, Catalogue, Supplied
from app.site.events import handins, pools, store
from app.site.events.forms import HOUSE
from app.site.events.judging import format_of
from app.site.events.lists import Prepared, judged_values, only_in, prepare_again, verdict_of
from app.site.events.log import Did, record
from app.site.events.reach import Reached, reach
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.received_at import received_at
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import FindingView, VerdictView
from app.tables import Entry, Event, HandIn, ListRevision, PoolKind

COLUMNS = ("format", "format_text", "edition", "as_of", "supplied")
"""What of an event its lists are checked against, pools apart."""


@dataclass(frozen=True)
class Rechecked:
    """One list with the verdict it has and the one it would get."""

    entry: Entry
    hand_in: HandIn
    prepared: Prepared
    before: VerdictView

    @property
    def after(self) -> VerdictView:
        """The verdict it would get."""
        return self.prepared.judged.view

    @property
    def is_affected(self) -> bool:
        """Whether verdict or errors differ."""
        return self.before.verdict is not self.after.verdict or bool(self.gone or self.come)

    @property
    def gone(self) -> tuple[FindingView, ...]:
        """Errors it would lose."""
        found = only_in(self.before, self.hand_in.report, self._report)
        return tuple(one for one in found if one.is_error)

    @property
    def come(self) -> tuple[FindingView, ...]:
        """Errors it would get."""
        found = only_in(self.after, self._report, self.hand_in.report)
        return tuple(one for one in found if one.is_error)

    @cached_property
    def _report(self) -> dict[str, Any]:
        judged = judged_values(self.prepared.report, self.prepared.criteria)
        report: dict[str, Any] = judged["report"]
        return report


@open_to(Access.LINK)
def recheck(way: str, key: str) -> ResponseReturnValue:
    """Ask what to check against, show who is affected, apply what was shown."""
    reached = reach(way, key, Action.RECHECK)
    values = _values(reached.event)
    if request.method == "GET":
        return _page(reached, values)
    catalogue = current_catalogue()
    try:
        wanted = _wanted(reached.event, catalogue)
        with current_database().reading() as session:
            lists = rechecked(session, Event(**_changed(reached.event, wanted)), catalogue)
    except (EventError, FormatError) as problem:
        return _page(reached, {**values, **request.form}, problem=str(problem)), 422
    agreed = fingerprint(lists)
    if request.form.get("agreed") != agreed:
        is_stale = "agreed" in request.form
        return _page(reached, wanted, lists=lists, agreed=agreed, is_stale=is_stale)
    _apply(reached, wanted, catalogue)
    affected = sum(one.is_affected for one in lists)
    counted = plural(affected, "list has", "lists have")
    flash(f"All lists were checked again; {counted} a new verdict or problem.", "legal")
    return redirect(reached.base, 303)


def rechecked(session: Session, event: Event, catalogue: Catalogue) -> list[Rechecked]:
    """Every standing list against the event as it is given, stored or not.

    Raises FormatError when the format cannot be checked.
    """
    entries = store.entries_of(session, store.id_of(event))
    standing = handins.standing_by_entry(session, entries)
    by_player = {pool.played_by_id: pool for pool in pools.pools_of(session, store.id_of(event))}
    alike = pools.criteria_for(event, None, catalogue)
    found = []
    for entry in entries:
        hand_in = standing.get(store.id_of(entry))
        if hand_in is None:
            continue
        pool = by_player.get(entry.id)
        criteria = pools.criteria_for(event, pool, catalogue) if pool else alike
        prepared = prepare_again(hand_in, criteria)
        found.append(Rechecked(entry, hand_in, prepared, verdict_of(hand_in)))
    return found


def fingerprint(lists: Sequence[Rechecked]) -> str:
    """What tells whether the same would happen as was shown."""
    told = [
        (one.hand_in.id, one.after.word, [str(f.message) for f in one.after.errors])
        for one in lists
    ]
    return hashlib.sha256(repr(told).encode()).hexdigest()


def _apply(reached: Reached, wanted: Mapping[str, Any], catalogue: Catalogue) -> None:
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        before = _values(event)
        for name, value in wanted.items():
            setattr(event, name, value)
        session.add(event)
        revised = handins.Revised(ListRevision.RECHECKED, received_at(), reached.actor)
        for one in rechecked(session, event, catalogue):
            handins.judge_again(session, one.entry, one.hand_in, one.prepared.values(), revised)
        changed = {
            name: [str(before[name]), str(wanted[name])]
            for name in COLUMNS
            if before[name] != wanted[name]
        }
        record(session, reached.event_id, reached.actor, Did.RECHECKED, None, **changed)


def _values(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in COLUMNS}


def _changed(event: Event, wanted: Mapping[str, Any]) -> dict[str, Any]:
    return {**event.model_dump(), **wanted}


def _wanted(event: Event, catalogue: Catalogue) -> dict[str, Any]:
    """What the form asks for. Raises EventError or FormatError in words."""
    form = request.form
    text = form.get("format_text", "") if form.get("format") == HOUSE else ""
    if form.get("edition") not in set(Edition) or form.get("supplied") not in set(Supplied):
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
        raise EventError("Paste the format file of the house format.")
    base = format_of(Event(**_changed(event, wanted)), catalogue).base
    if event.pool_kind != PoolKind.NONE and base is not Base.LIMITED:
        raise EventError("This event has card pools; its format has to be a limited one.")
    return wanted


def _page(reached: Reached, values: Mapping[str, Any], **shown: Any) -> str:
    catalogue = current_catalogue()
    formats = [(f.id, f.name) for f in catalogue.formats.values() if not f.unknown]
    return render_template(
        "events/recheck.html",
        reached=reached,
        values=values,
        formats=[*formats, (HOUSE, "a house format, given below")],
        editions=[(e.value, f"{e.value}, {e.full_name}") for e in reversed(Edition)],
        supplies=[(s.value, s.value) for s in Supplied],
        **shown,
    )

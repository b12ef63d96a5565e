"""Rechecks of every list of an event against the current or proposed criteria."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property
from typing import Any

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games import game
from app.games.tabletop.construction import FormatError
from app.games.tabletop.facts import AnyCatalogue, Base
from app.site.events import played_pools, store
from app.site.events.access import ReachedEvent, reach
from app.site.events.criteria import COLUMNS, HOUSE, format_of
from app.site.events.incoming_lists import Prepared, judged_values, prepare_again
from app.site.events.log import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.registration import store as registration
from app.site.events.registration import versions
from app.site.events.states import Action
from app.site.events.store import EventError, columns_of
from app.site.events.stored_lists import only_in, verdict_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import received_at
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import FindingView, VerdictView
from app.tables import Entry, Event, HandIn, ListRevision, PoolKind


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
        """True if the verdict or the errors differ."""
        return self.before.verdict is not self.after.verdict or bool(self.gone or self.come)

    @property
    def gone(self) -> tuple[FindingView, ...]:
        """Errors that would disappear."""
        found = only_in(self.before, self.hand_in.report, self._report)
        return tuple(one for one in found if one.is_error)

    @property
    def come(self) -> tuple[FindingView, ...]:
        """Errors that would be new."""
        found = only_in(self.after, self._report, self.hand_in.report)
        return tuple(one for one in found if one.is_error)

    @cached_property
    def _report(self) -> dict[str, Any]:
        judged = judged_values(self.prepared.report, self.prepared.criteria)
        report: dict[str, Any] = judged["report"]
        return report


def rechecked(session: Session, event: Event, catalogue: AnyCatalogue) -> list[Rechecked]:
    """Check every current list against the given event, which need not be stored.

    Raises FormatError if the format cannot be checked.
    """
    event_id = store.id_of(event)
    entries = players.entries_of(session, event_id)
    standing = versions.standing_by_entry(session, entries)
    by_player = {pool.played_by_id: pool for pool in played_pools.pools_of(session, event_id)}
    alike = played_pools.criteria_for(event, None, catalogue)
    found = []
    for entry in entries:
        hand_in = standing.get(store.id_of(entry))
        if hand_in is None:
            continue
        pool = by_player.get(entry.id)
        criteria = played_pools.criteria_for(event, pool, catalogue) if pool else alike
        prepared = prepare_again(hand_in, criteria)
        found.append(Rechecked(entry, hand_in, prepared, verdict_of(hand_in)))
    return found


def fingerprint(lists: Sequence[Rechecked]) -> str:
    """Return a fingerprint that changes if the result would differ from what was shown."""
    contents = [
        (one.hand_in.id, one.after.verdict, [str(f.message) for f in one.after.errors])
        for one in lists
    ]
    return hashlib.sha256(repr(contents).encode()).hexdigest()


def apply(
    session: Session,
    event_id: int,
    wanted: Mapping[str, Any],
    catalogue: AnyCatalogue,
    actor: Actor,
    at: datetime,
) -> None:
    """Change what the event checks lists against, and recheck all current lists."""
    event = store.locked(session, event_id)
    before = checked_against(event)
    for name, value in columns_of(wanted, game(event.game), event.options).items():
        setattr(event, name, value)
    session.add(event)
    revised = registration.Revised(ListRevision.RECHECKED, at, actor)
    for one in rechecked(session, event, catalogue):
        registration.judge_again(session, one.entry, one.hand_in, one.prepared.values(), revised)
    changed = {
        name: [str(before[name]), str(wanted[name])]
        for name in COLUMNS
        if before[name] != wanted[name]
    }
    record(session, event_id, actor, Did.RECHECKED, None, **changed)


def checked_against(event: Event) -> dict[str, Any]:
    """Return what the lists of the event are checked against, by column."""
    return {name: getattr(event, name) for name in COLUMNS}


def with_changes(event: Event, wanted: Mapping[str, Any]) -> Event:
    """Return the event as it would be, without storing it."""
    columns = columns_of(wanted, game(event.game), event.options)
    return Event(**{**event.model_dump(), **columns})


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

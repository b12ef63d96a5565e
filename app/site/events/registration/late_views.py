"""The desk's answers to late changes and to late lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flask import flash, redirect, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.tabletop.construction import FormatError
from app.site.events import played_pools, store
from app.site.events.access import ReachedEvent, reach
from app.site.events.incoming_lists import prepare_again
from app.site.events.registration import late_offers, versions
from app.site.events.registration import store as registration
from app.site.events.registration.models import hand_in_context
from app.site.events.registration.policy import may_accept_change
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import received_at, whole_number
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Entry, Event, HandIn, LateOffer, ListRevision, StoredList

SECOND_PERSON: Final = "In this event, another judge or an organizer has to accept your change."


@open_to(Access.LINK)
def answer(way: str, key: str, entry: str) -> ResponseReturnValue:
    """Accept a late change, or restore the previous version."""
    reached = reach(way, key, Action.ANSWER_LATE)
    context = hand_in_context(reached, entry)
    seen = request.form.get("version", 0, whole_number)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        there = session.get_one(Entry, context.entry.id, populate_existing=True)
        if there.standing != seen or there.standing == there.accepted:
            flash("The list changed in the meantime; check it again.", "warning")
        elif request.form.get("answer") == "accept" and not _may_accept(session, there, reached):
            flash(SECOND_PERSON, "illegal")
        elif request.form.get("answer") == "accept":
            registration.accept(session, there, reached.actor)
            flash(f"Version {seen} was accepted.", "legal")
        else:
            _take_back(session, event, there, reached)
    return redirect(context.base, 303)


def _may_accept(session: Session, entry: Entry, reached: ReachedEvent) -> bool:
    change = versions.version_of(session, store.id_of(entry), entry.standing)
    actor = reached.actor
    return change is None or may_accept_change(reached.event, change, actor.kind, actor.name)


@open_to(Access.LINK)
def answer_offer(way: str, key: str, entry: str, number: int) -> ResponseReturnValue:
    """Accept a late list, with a reason, or decline it."""
    reached = reach(way, key, Action.ANSWER_LATE)
    context = hand_in_context(reached, entry)
    try:
        with current_database().writing() as session:
            event = store.locked(session, reached.event_id)
            there = session.get_one(Entry, context.entry.id, populate_existing=True)
            waiting = late_offers.waiting_of(session, store.id_of(there))
            offer = late_offers.numbered(waiting, number)
            if offer is None:
                flash("Somebody has already accepted or declined this list.", "warning")
            elif request.form.get("answer") == "decline":
                late_offers.decline(session, event, offer, _revised(reached))
                flash("The late list was declined.", "legal")
            else:
                _take_offer(session, event, there, offer, reached)
    except EventError as problem:
        flash(str(problem), "illegal")
    return redirect(context.base, 303)


def _take_offer(
    session: Session, event: Event, entry: Entry, offer: LateOffer, reached: ReachedEvent
) -> None:
    values = _judged_now(session, event, entry, offer)
    reason = request.form.get("reason", "")
    stored = late_offers.take(session, event, entry, offer, values, reason, _revised(reached))
    flash(f"The late list was accepted as version {stored.number}.", "legal")


def _revised(reached: ReachedEvent) -> registration.Revised:
    return registration.Revised(ListRevision.LATE_TAKEN, received_at(), reached.actor)


def _judged_now(session: Session, event: Event, entry: Entry, stored: StoredList) -> dict[str, Any]:
    """Return the columns of a stored list, judged by the current criteria."""
    card_pool = played_pools.played_by(session, entry)
    try:
        criteria = played_pools.criteria_for(event, card_pool, current_catalogue())
    except FormatError:
        return versions.values_of(stored)
    return prepare_again(stored, criteria).values()


def _take_back(session: Session, event: Event, entry: Entry, reached: ReachedEvent) -> None:
    """Restore the previous version."""

    def judged_now(old: HandIn) -> Mapping[str, Any]:
        return _judged_now(session, event, entry, old)

    back_to = entry.accepted
    stored = registration.take_back(session, entry, reached.actor, received_at(), judged_now)
    if stored is None:
        flash("The list was withdrawn; the player has no list now.", "legal")
    else:
        flash(f"Version {back_to} was put back as version {stored.number}.", "legal")

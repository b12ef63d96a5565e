"""The desk's general pages: a visitor's events, a holder's start page, states and help."""

from __future__ import annotations

from datetime import datetime, timedelta

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.site.accounts.current import current_account
from app.site.events import store
from app.site.events.access import ReachedEvent, opened_here, reach, remember
from app.site.events.decisions import DecisionNeededError
from app.site.events.desk.views import desk_page
from app.site.events.registration.views import player_page
from app.site.events.rounds import store as rounds
from app.site.events.rounds.report_views import own_round_of, with_earlier_rounds
from app.site.events.rounds.stale_forms import open_matters
from app.site.events.states import MOVES, ROLE_WORDS, TABLE, Action, is_due
from app.site.events.store import EventError
from app.site.events.times import deletion_problem, local_moment, zone_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database
from app.tables import Event, EventRole, EventState, utc_now


def new_deadline(event: Event, written: str, now: datetime) -> datetime | None:
    """The deadline that was entered in the event's zone; None for none.

    Raises EventError for one that cannot be read, has passed, or lies after the deletion.
    """
    if not written.strip():
        return None
    zone = zone_of(event)
    try:
        deadline = local_moment(datetime.fromisoformat(written.strip()), zone)
    except ValueError as problem:
        raise EventError(f"The new deadline cannot be read: {problem}") from None
    if deadline <= now:
        raise EventError("The new deadline has already passed; choose a later one, or none.")
    closes_at = deadline + timedelta(seconds=event.grace_seconds)
    if deletion_problem(event.purge_on, event.ends_on, zone, closes_at, now):
        raise EventError(
            f"Everything is deleted on {event.purge_on:%-d %b %Y}, before the new deadline. Choose "
            "an earlier deadline, or change the deletion date in Settings first."
        )
    return deadline


_WITH_OPEN_TABLES = "with_open_tables"


@open_to(Access.ANYONE)
def index() -> ResponseReturnValue:
    """Show the visitor's events, a field for an event code, and a link to create one."""
    if code := request.args.get("code", "").strip():
        return by_code(code)
    account = current_account()
    with current_database().reading() as session:
        owned = store.of_owner(session, account.id) if account is not None else []
        played = store.entered_by(session, account.id) if account is not None else []
        opened = opened_here(session)
    owned = [event for event in owned if not is_due(event)]
    played = [event for event in played if not is_due(event)]
    return render_template(
        "events/index.html", owned=owned, played=played, opened=opened, role_words=ROLE_WORDS
    )


@open_to(Access.ANYONE)
def by_code(code: str) -> ResponseReturnValue:
    """Redirect to the event with a code."""
    with current_database().reading() as session:
        event = store.by_code(session, code)
    if event is None or is_due(event):
        flash("No event has that code. Check the six characters with the organizer.", "warning")
        return redirect("/events", 303)
    return redirect(f"/events/view/{event.public_id}", 303)


@open_to(Access.ANYONE)
def help_page() -> str:
    """Show what each state allows, and how the desk works."""
    return render_template(
        "events/help.html", table=TABLE, states=tuple(EventState), role_words=ROLE_WORDS
    )


@open_to(Access.LINK)
def event(way: str, key: str) -> ResponseReturnValue:
    """The page that a link opens: the desk, or the player's own page."""
    reached = reach(way, key)
    remember(reached)
    has_begun = reached.state in (EventState.STARTED, EventState.FINISHED)
    if reached.role is EventRole.PLAYER:
        own = with_earlier_rounds(own_round_of(reached), reached) if has_begun else None
        return player_page(reached, own)
    with current_database().reading() as session:
        progress = rounds.progress_of(session, reached.event_id) if has_begun else None
    return desk_page(reached, progress)


def _ask_about_open_tables(session: Session, reached: ReachedEvent) -> None:
    """Raise DecisionNeededError if the last round, or the top cut, is not over."""
    store.locked(session, reached.event_id)
    played = rounds.rounds_of(session, reached.event_id)
    open_ = open_matters(played)
    if open_:
        raise DecisionNeededError(
            "The event is not over",
            tuple((f"Round {played[-1].round.number}", one) for one in open_),
            "Finish it anyway",
            "Go on with the rounds",
            f"{reached.base}/rounds",
            {_WITH_OPEN_TABLES: "yes"},
        )


@open_to(Access.LINK)
def move(way: str, key: str) -> ResponseReturnValue:
    """Change the state of the event; closing and reopening ask for confirmation."""
    word = request.form.get("move", "")
    if word not in set(Action) or Action(word) not in MOVES:
        abort(404)
    action = Action(word)
    reached = reach(way, key, action)
    try:
        deadline = None
        if action is Action.REOPEN:
            deadline = new_deadline(reached.event, request.form.get("deadline", ""), utc_now())
    except EventError as problem:
        flash(str(problem), "illegal")
        return redirect(reached.base, 303)
    with current_database().writing() as session:
        if action is Action.FINISH and not request.form.get(_WITH_OPEN_TABLES):
            _ask_about_open_tables(session, reached)
        moved = store.move(session, reached.event_id, action, reached.actor, deadline)
    flash(f"The event is now {moved.state}.", "legal")
    return redirect(reached.base, 303)

"""The pages that create events and change their settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games import game
from app.site.accounts.current import current_account
from app.site.events import links, store
from app.site.events.access import ReachedEvent, reach
from app.site.events.log import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.settings.event_forms import (
    differences,
    entry_settings,
    facts_of,
    first_fixed_change,
    form_values,
    next_values,
    seen_of,
    values_of,
)
from app.site.events.settings.forms import EventForm, event_form
from app.site.events.states import Action
from app.site.events.store import columns_of, id_of
from app.site.events.times import zones
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Event, EventRole, utc_now


def change_settings(
    session: Session, event: Event, values: Mapping[str, Any], actor: Actor
) -> None:
    """Store new settings of a locked event; the log records old and new values."""
    before = facts_of(event)
    for name, value in columns_of(values, game(event.game), event.options).items():
        setattr(event, name, value)
    session.add(event)
    after = facts_of(event)
    changed = {name: [before[name], after[name]] for name in after if before[name] != after[name]}
    if changed:
        record(session, id_of(event), actor, Did.CHANGED, None, **changed)


@open_to(Access.ANYONE)
@limited(Cost.NEW_EVENT)
def new() -> ResponseReturnValue:
    """Ask for the description of an event, and create it."""
    return _created(event_form(current_catalogue())(), None)


@open_to(Access.LINK)
@limited(Cost.NEW_EVENT)
def copy(way: str, key: str) -> ResponseReturnValue:
    """Ask for a new event with the settings of this one, on a later day, and create it.

    How players join and what they are asked is copied along.
    """
    event = reach(way, key, Action.EXPORT).event
    values = next_values(event, utc_now().date()) if request.method == "GET" else {}
    return _created(event_form(current_catalogue())(**values), event)


def _created(form: EventForm, copied: Event | None) -> ResponseReturnValue:
    """Create the event that the form describes; otherwise show the form."""
    if not form.validate_on_submit():
        return _page(form, copied=copied)
    values = values_of(form, None)
    if values is None:
        return _page(form, copied=copied)
    values |= entry_settings(copied)
    account = current_account()
    name = account.name if account is not None else "Organizer"
    actor = Actor(EventRole.ORGANIZER, name)
    with current_database().writing() as session:
        owner_id = account.id if account is not None else None
        event = store.add_event(session, actor, game=current_game(), **values, owner_id=owner_id)
        if account is not None:
            return redirect(f"/events/own/{event.public_id}", 303)
        key = links.add_link(session, store.id_of(event), EventRole.ORGANIZER, name, actor)
    flash(
        "The event has been created. The address of this page is your organizer link: save it.",
        "legal",
    )
    return redirect(f"/events/organizer/{key}", 303)


@open_to(Access.LINK)
def settings(way: str, key: str) -> ResponseReturnValue:
    """Change the description of the event; changing what lists are checked against is separate.

    Changes that somebody else saved in the meantime are never overwritten unseen.
    """
    reached = reach(way, key, Action.CHANGE_EVENT)
    form = event_form(current_catalogue())(**form_values(reached.event))
    if not form.validate_on_submit():
        return _page(form, reached=reached)
    values = values_of(form, reached.event)
    if values is None:
        return _page(form, reached=reached)
    seen = request.form.get("seen")
    if seen != seen_of(reached.event):
        return _conflict(reached, reached.event, form, values)
    if _moves_the_goal(reached, values, form):
        return _page(form, reached=reached)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        if seen != seen_of(event):
            return _conflict(reached, event, form, values)
        change_settings(session, event, values, reached.actor)
    flash("Saved.", "legal")
    return redirect(reached.base, 303)


def _conflict(
    reached: ReachedEvent, event: Event, form: EventForm, values: Mapping[str, Any]
) -> ResponseReturnValue:
    """Show the form as it was sent, with the stored value of every setting that differs."""
    differing = differences(event, form, values)
    form.seen.data = seen_of(event)
    shown = render_template(
        "events/settings/settings.html",
        form=form,
        zones=zones(),
        reached=reached,
        copied=None,
        differing=differing,
    )
    return shown, 409


def _moves_the_goal(reached: ReachedEvent, values: dict[str, Any], form: EventForm) -> bool:
    """Tell whether lists were checked against other settings; if so, add an error to the form."""
    changed = first_fixed_change(reached.event, values)
    if changed is None:
        return False
    with current_database().reading() as session:
        if not any(entry.standing for entry in players.entries_of(session, reached.event_id)):
            return False
    words = (
        "Lists have already been handed in. “Check all again” changes this and first shows who "
        "is affected."
    )
    form[changed if changed in form else "pool_kind"].errors = [words]
    return True


def _page(form: EventForm, **values: Any) -> ResponseReturnValue:
    values.setdefault("reached", None)
    values.setdefault("copied", None)
    return page("events/settings/settings.html", form, zones=zones(), **values)

"""Events from forms and back: made, shown again, changed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.site.accounts.views import page
from app.site.accounts.visitor import Account
from app.site.events import store
from app.site.events.forms import HOUSE, EventForm, event_form, packs_of
from app.site.events.log import Actor, Did, record
from app.site.events.reach import Reached, reach
from app.site.events.recheck import COLUMNS
from app.site.events.states import Action
from app.site.events.times import (
    deletion_problem,
    local_moment,
    plain_time,
    purge_day,
    zone_of,
    zones,
)
from app.site.platform.access import Access, current_account, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Event, HolderKind, PoolKind, utc_now

_COPIED = (
    "name", "place", "starts_on", "time_zone", "edition", "supplied", "pool_kind",
    "is_pool_swapped", "grace_seconds", "most_versions", "may_be_illegal", "opens_lists",
)  # fmt: skip
_SETTINGS = (
    *_COPIED, "ends_on", "as_of", "purge_on", "format", "format_text", "packs", "draft_cards",
    "deadline",
)  # fmt: skip
"""The columns that the form fills."""


@open_to(Access.ANYONE)
def new() -> ResponseReturnValue:
    """Ask what the event is, and make it."""
    form = event_form(current_catalogue())()
    if not form.validate_on_submit():
        return _page(form)
    values = _values(form, None)
    if values is None:
        return _page(form)
    account = current_account()
    name = account.name if isinstance(account, Account) else "Organizer"
    actor = Actor(HolderKind.ORGANIZER, name)
    with current_database().writing() as session:
        owner_id = account.id if isinstance(account, Account) else None
        event = store.add_event(session, actor, **values, owner_id=owner_id)
        if isinstance(account, Account):
            return redirect(f"/events/own/{event.public_id}", 303)
        key = store.add_link(session, store.id_of(event), HolderKind.ORGANIZER, name, actor)
    flash("The event is made. The address of this page is your key to it: keep it.", "legal")
    return redirect(f"/events/organizer/{key}", 303)


@open_to(Access.LINK)
def settings(way: str, key: str) -> ResponseReturnValue:
    """Change what the event says; what its lists are checked against is rechecked apart.

    Nothing that somebody else stored meanwhile is overwritten unseen.
    """
    reached = reach(way, key, Action.CHANGE_EVENT)
    form = event_form(current_catalogue())(**_shown(reached.event))
    if not form.validate_on_submit():
        return _page(form, reached=reached)
    values = _values(form, reached.event)
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
        _change(session, event, values, reached.actor)
    flash("Stored.", "legal")
    return redirect(reached.base, 303)


def _change(session: Session, event: Event, values: Mapping[str, Any], actor: Actor) -> None:
    before = _facts(event)
    for name, value in values.items():
        setattr(event, name, value)
    session.add(event)
    after = _facts(event)
    changed = {name: [before[name], after[name]] for name in after if before[name] != after[name]}
    if changed:
        record(session, store.id_of(event), actor, Did.CHANGED, None, **changed)


def seen_of(event: Event) -> str:
    """What tells whether the settings are still those that a form was filled with."""
    facts = sorted((name, _facts(event)[name]) for name in _SETTINGS)
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def _conflict(
    reached: Reached, event: Event, form: EventForm, values: Mapping[str, Any]
) -> ResponseReturnValue:
    """The form as it was sent, with what is stored now wherever that differs."""
    differing = [
        Differing(
            _label(form, name),
            setting_in_words(event, name, stored),
            setting_in_words(event, name, values[name]),
        )
        for name in _SETTINGS
        if not _is_same(stored := getattr(event, name), values[name])
    ]
    form.seen.data = seen_of(event)
    shown = render_template(
        "events/settings.html", form=form, zones=zones(), reached=reached, differing=differing
    )
    return shown, 409


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values of a setting are the same; browsers end lines their own way."""
    if isinstance(one, str) and isinstance(other, str):
        return one.splitlines() == other.splitlines()
    return bool(one == other)


class Differing(NamedTuple):
    """A setting that is stored otherwise than a form has it."""

    label: str
    stored: str
    typed: str


def _label(form: EventForm, name: str) -> str:
    return str(form[name].label.text) if name in form else "Packs that each player opens"


def setting_in_words(event: Event, name: str, value: Any) -> str:
    """A setting as people read it."""
    match value:
        case None | "" | {}:
            return "empty"
        case bool():
            return "yes" if value else "no"
        case datetime():
            return plain_time(value, event)
        case date():
            return f"{value:%-d %b %Y}"
        case dict():
            return ", ".join(f"{number} {code}" for code, number in value.items())
        case _ if name == "format_text":
            return f"a file of {plural(len(value.splitlines()), 'line')}"
        case _:
            return str(value)


def _moves_the_goal(reached: Reached, values: dict[str, Any], form: EventForm) -> bool:
    """Whether lists are in that were checked against something else; then the form says so."""
    event = reached.event
    fixed = (*COLUMNS, "pool_kind", "packs", "draft_cards")
    changed = [name for name in fixed if not _is_same(getattr(event, name), values[name])]
    if not changed:
        return False
    with current_database().reading() as session:
        if not any(entry.standing for entry in store.entries_of(session, reached.event_id)):
            return False
    words = "Lists are in already; “Check all again” changes this and shows first who is affected."
    form[changed[0] if changed[0] in form else "pool_kind"].errors = [words]
    return True


def _page(form: EventForm, **values: Any) -> ResponseReturnValue:
    values.setdefault("reached", None)
    return page("events/settings.html", form, zones=zones(), **values)


def _values(form: EventForm, event: Event | None) -> dict[str, Any] | None:
    """The event as the form says; None, with the reason in the form, where it cannot be.

    `event` is the one that is changed: its deadline may have passed, a new one may not.
    """
    values = {name: form[name].data for name in _COPIED}
    starts_on: date = values["starts_on"]
    values["ends_on"] = form.ends_on.data or starts_on
    values["as_of"] = form.as_of.data or starts_on
    values["purge_on"] = form.purge_on.data or purge_day(values["ends_on"])
    is_house = form.format.data == HOUSE
    values["format"] = form.format.data
    values["format_text"] = form.format_text.data or "" if is_house else ""
    kind = values["pool_kind"]
    values["packs"] = packs_of(form) if kind != PoolKind.NONE else {}
    values["draft_cards"] = form.draft_cards.data if kind == PoolKind.DRAFT else None
    values["is_pool_swapped"] = values["is_pool_swapped"] and kind != PoolKind.NONE
    values["deadline"] = None
    if form.deadline.data is not None:
        zone = ZoneInfo(values["time_zone"])
        try:
            values["deadline"] = local_moment(form.deadline.data, zone)
        except ValueError as problem:
            form.deadline.errors = [str(problem)]
            return None
    return values if _are_days_possible(form, values, event) else None


def _are_days_possible(form: EventForm, values: dict[str, Any], event: Event | None) -> bool:
    """Whether deadline and deletion lie ahead; else the form says what to correct."""
    deadline: datetime | None = values["deadline"]
    is_new = event is None or event.deadline != deadline
    if deadline is not None and is_new and deadline <= utc_now():
        form.deadline.errors = [
            "The deadline has passed already. Choose a later one, or leave it empty to close the "
            "desk by hand."
        ]
        return False
    closes_at = deadline + timedelta(seconds=values["grace_seconds"]) if deadline else None
    zone = ZoneInfo(values["time_zone"])
    problem = deletion_problem(values["purge_on"], values["ends_on"], zone, closes_at, utc_now())
    if not problem:
        return True
    if form.purge_on.data is None:
        day = values["purge_on"]
        problem = f"Left empty, it means {day:%-d %b %Y}. {problem} Or correct the days above."
    form.purge_on.errors = [problem]
    return False


def _shown(event: Event) -> dict[str, Any]:
    """An event as the form shows it."""
    zone = zone_of(event)
    values = {name: getattr(event, name) for name in (*_COPIED, "ends_on", "as_of", "purge_on")}
    values |= {f"packs_{code}": number for code, number in event.packs.items()}
    return values | {
        "seen": seen_of(event),
        "format": event.format,
        "format_text": event.format_text,
        "draft_cards": event.draft_cards,
        "deadline": event.deadline.astimezone(zone).replace(tzinfo=None)
        if event.deadline
        else None,
    }


def _facts(event: Event) -> dict[str, Any]:
    """An event in plain values, to tell what changed."""
    plain = event.model_dump(mode="json")
    for name in ("id", "secret", "created_at"):
        plain.pop(name)
    return plain

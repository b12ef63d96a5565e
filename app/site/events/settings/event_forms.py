"""Converts an event's settings from a form and back, and compares two sets of settings."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from app.site.events.criteria import COLUMNS, HOUSE
from app.site.events.settings.forms import EventForm, packs_of
from app.site.events.times import deletion_problem, local_moment, plain_time, purge_day, zone_of
from app.site.presentation.formatting import plural
from app.tables import Event, PoolKind, utc_now

_COPIED = (
    "name", "place", "starts_on", "time_zone", "edition", "supplied", "pool_kind",
    "is_pool_swapped", "grace_seconds", "most_versions", "may_be_illegal", "opens_lists",
    "needs_second_person",
)  # fmt: skip

_ENTRY = ("entry_mode", "most_players", "has_check_in", "questions")
"""The columns that the page about entry fills."""

_SETTINGS = (
    *_COPIED, "ends_on", "as_of", "purge_on", "format", "format_text", "packs", "draft_cards",
    "deadline",
)  # fmt: skip
"""The columns that the form fills."""


def seen_of(event: Event) -> str:
    """Return a fingerprint of the settings that a form was filled with."""
    facts = sorted((name, facts_of(event)[name]) for name in _SETTINGS)
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def _is_same(one: Any, other: Any) -> bool:
    """Tell whether two values of a setting are equal, whatever line endings the browser sends."""
    if isinstance(one, str) and isinstance(other, str):
        return one.splitlines() == other.splitlines()
    return bool(one == other)


class Differing(NamedTuple):
    """A setting whose stored value differs from the form's."""

    label: str
    stored: str
    typed: str


def _label(form: EventForm, name: str) -> str:
    return str(form[name].label.text) if name in form else "Packs that each player opens"


def setting_in_words(event: Event, name: str, value: Any) -> str:
    """Return a setting as readable text."""
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


def values_of(form: EventForm, event: Event | None) -> dict[str, Any] | None:
    """Return the event as the form describes it, or None after adding the reason to the form.

    `event` is the event being changed: its deadline may be in the past, a new one may not.
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
    """Tell whether deadline and deletion date are possible; if not, add the error to the form."""
    deadline: datetime | None = values["deadline"]
    is_new = event is None or event.deadline != deadline
    if deadline is not None and is_new and deadline <= utc_now():
        form.deadline.errors = [
            "The deadline has already passed. Choose a later one, or leave it empty to close the "
            "desk manually."
        ]
        return False
    closes_at = deadline + timedelta(seconds=values["grace_seconds"]) if deadline else None
    zone = ZoneInfo(values["time_zone"])
    problem = deletion_problem(values["purge_on"], values["ends_on"], zone, closes_at, utc_now())
    if not problem:
        return True
    if form.purge_on.data is None:
        day = values["purge_on"]
        problem = f"If left empty, it is {day:%-d %b %Y}. {problem} Or correct the days above."
    form.purge_on.errors = [problem]
    return False


def form_values(event: Event) -> dict[str, Any]:
    """Return an event as the form shows it."""
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


def next_values(event: Event, today: date) -> dict[str, Any]:
    """Return the form of an event like this one, on the next such day of the week.

    The deadline moves along; who plays and what happened is left out.
    """
    weeks = max(1, -(-((today - event.starts_on).days + 1) // 7))
    later = timedelta(weeks=weeks)
    values = form_values(event)
    for name in ("starts_on", "ends_on", "as_of", "deadline"):
        if values[name] is not None:
            values[name] += later
    if event.as_of != event.starts_on:
        values["as_of"] = event.as_of
    return {**values, "purge_on": None}


def entry_settings(event: Event | None) -> dict[str, Any]:
    """Return how players join an event and what they are asked; nothing without an event."""
    return {name: getattr(event, name) for name in _ENTRY} if event is not None else {}


def facts_of(event: Event) -> dict[str, Any]:
    """Return an event as plain values, for finding out what changed."""
    plain = event.model_dump(mode="json")
    for name in ("id", "secret", "created_at", "options"):
        plain.pop(name)
    return plain | event.chosen.plain()


def differences(event: Event, form: EventForm, values: Mapping[str, Any]) -> list[Differing]:
    """Return the settings in which the form differs from the stored event."""
    return [
        Differing(
            _label(form, name),
            setting_in_words(event, name, stored),
            setting_in_words(event, name, values[name]),
        )
        for name in _SETTINGS
        if not _is_same(stored := getattr(event, name), values[name])
    ]


def first_fixed_change(event: Event, values: Mapping[str, Any]) -> str | None:
    """Return the first setting in `values` that submitted lists keep from changing."""
    fixed = (*COLUMNS, "pool_kind", "packs", "draft_cards")
    changed = (name for name in fixed if not _is_same(getattr(event, name), values[name]))
    return next(changed, None)

"""A player's tasks before an event, as the text of a message."""

from __future__ import annotations

from typing import Final

from app.site.events.desk.rows import DeskRow
from app.site.events.messages import LONGEST_MESSAGE
from app.site.events.states import end_of_time
from app.site.events.stored_lists import verdict_of
from app.site.events.times import plain_time
from app.site.presentation.formatting import plural
from app.tables import Event, EventState

_MOST: Final = 8
"""The most lines or findings that a message names."""


def what_to_fix(row: DeskRow, event: Event, state: EventState) -> str:
    """Return what a player has to do before the event, or nothing if everything is in order."""
    if not row.needs_work:
        return ""
    parts = [*_about_list(row), _until(event, state)]
    return "\n".join(part for part in parts if part)[:LONGEST_MESSAGE]


def _about_list(row: DeskRow) -> list[str]:
    if row.hand_in is None:
        if row.offers:
            return ["Your list arrived late and does not count yet. See a judge."]
        return ["Your list is missing. Please hand it in on this page."]
    parts = []
    if row.has_pool_to_confirm:
        parts.append("Your card pool has changed. Compare it with your cards and confirm it.")
    if row.is_unreadable:
        lines = [f"- {line}" for line in row.hand_in.unread]
        parts.append(f"{plural(len(lines), 'line')} of your list could not be read:")
        parts += _some(lines, "line")
        parts.append("Choose the right card for each, then hand the list in again.")
    if row.is_illegal:
        errors = verdict_of(row.hand_in).errors
        parts.append("Your list is illegal:")
        problems = [
            f"- {one.message.striptags()}{f' ({one.rule})' if one.rule else ''}" for one in errors
        ]
        parts += _some(problems, "problem")
        parts.append("Please correct it and hand it in again.")
    return parts


def _some(lines: list[str], what: str) -> list[str]:
    """Return the first lines, and how many more there are."""
    rest = len(lines) - _MOST
    return lines if rest <= 0 else [*lines[:_MOST], f"- and {plural(rest, f'more {what}')}"]


def _until(event: Event, state: EventState) -> str:
    if state is not EventState.OPEN:
        return "The desk is closed: see a judge."
    end = event.deadline or end_of_time(event)
    return f"Lists are accepted until {plain_time(end, event)}." if end else ""

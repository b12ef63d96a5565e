"""Printed sheets and receipts: the parts on an event and on a player's list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.tabletop.decklists.decklist import short_hash
from app.games.tabletop.facts import AnyCatalogue
from app.site.events.criteria import format_name
from app.site.events.log import revision_in_words
from app.site.events.stored_lists import import_of, verdict_of
from app.site.events.times import plain_time
from app.site.platform.request.current_game import empty_deck
from app.tables import Entry, Event, HandIn

if TYPE_CHECKING:
    from app.sheets import Registered, SheetEvent


def sheet_event(event: Event) -> SheetEvent:
    """Return the event's part of a sheet."""
    from app.sheets import SheetEvent

    when = f"{event.starts_on:%-d %B %Y}"
    if event.ends_on != event.starts_on:
        when += f" to {event.ends_on:%-d %B %Y}"
    if event.deadline is not None:
        when += f", lists until {plain_time(event.deadline, event)}"
    rules = [format_name(event), event.edition]
    if event.as_of is not None:
        rules.append(f"banned list as of {event.as_of:%-d %B %Y}")
    return SheetEvent(event.name, when, event.place, ", ".join(rules))


def registered(
    entry: Entry, hand_in: HandIn | None, event: Event, catalogue: AnyCatalogue
) -> Registered:
    """A player with the list that stands, if there is one."""
    from app.sheets import Registered

    if hand_in is None:
        return Registered(entry.name)
    imported = import_of(hand_in, catalogue)
    verdict = verdict_of(hand_in)
    how = "changed after the deadline" if hand_in.is_late else "handed in"
    return Registered(
        player=entry.name,
        deck=imported.decklist or empty_deck(),
        version=f"Version {hand_in.number}, {how} {plain_time(hand_in.received_at, event)}",
        revised=_revised_in_words(hand_in, event),
        verdict=verdict.word,
        size=verdict.size,
        short_hash=short_hash(hand_in.hash) if hand_in.hash else "",
        long_hash=hand_in.hash or "",
        facts=tuple((name, value) for name, value in verdict.facts if name != "Hash"),
        unread=tuple(line.text for line in imported.open_lines),
        not_cards=tuple(hand_in.report.get("not_cards", ())),
        leftovers=dict(hand_in.report.get("leftovers", ())),
    )


def _revised_in_words(hand_in: HandIn, event: Event) -> str:
    """Return the list's latest change after it came in, as a sentence; empty if none."""
    if hand_in.revised_at is None:
        return ""
    words = revision_in_words(hand_in)
    return f"{words[:1].upper()}{words[1:]} {plain_time(hand_in.revised_at, event)}"

"""Printed sheets: registration sheets, blank sheets, pool checklists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.tabletop.decklists.hashes import short_hash
from app.games.tabletop.facts import AnyCatalogue
from app.site.events import store
from app.site.events.access import ReachedEvent, entry_there, reach
from app.site.events.criteria import format_name
from app.site.events.files import file_name, sent
from app.site.events.lists.stored import import_of, verdict_of
from app.site.events.log.store import Did, record, revision_in_words
from app.site.events.players import store as players
from app.site.events.registration import versions
from app.site.events.states import Action
from app.site.events.times import plain_time
from app.site.platform.access import Access, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.deck_games import empty_deck
from app.site.platform.games import current_game
from app.tables import Entry, Event, HandIn, utc_now

if TYPE_CHECKING:
    from app.sheets import Format, Registered, SheetEvent

MOST_BLANK: Final = 200


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """What can be printed."""
    reached = reach(way, key, Action.PRINT)
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
    sold = [one for one in current_catalogue().sets if one.pack]
    chosen = current_game().needed_sheets().chosen.partition(",")[0]
    return render_template(
        "events/export/print.html",
        reached=reached,
        entries=entries,
        sets=sold,
        chosen=chosen[:1].lower() + chosen[1:],
    )


@open_to(Access.LINK)
def sheets(way: str, key: str) -> ResponseReturnValue:
    """The registration sheets of all players who are in, or of the one that is named."""
    from app.sheets import registration_sheets

    reached = reach(way, key, Action.PRINT)
    wanted = request.form.get("player", "")
    with current_database().writing() as session:
        entries = _to_print(session, reached, wanted)
        standing = versions.standing_by_entry(session, entries)
        about = store.id_of(entries[0]) if wanted else None
        record(session, reached.event_id, reached.actor, Did.PRINTED, about, sheets=len(entries))
    if not entries:
        flash("There are no players yet. You can print blank sheets.", "warning")
        return redirect(f"{reached.base}/print", 303)
    catalogue = current_catalogue()
    players = [
        registered(one, standing.get(store.id_of(one)), reached.event, catalogue) for one in entries
    ]
    made = registration_sheets(
        sheet_event(reached.event), players, current_game().needed_sheets(), utc_now(), _paper()
    )
    what = f"sheet-{file_name(entries[0].name)}" if wanted else "sheets"
    return sent(made, reached.event, what, "pdf")


@open_to(Access.LINK)
def blank(way: str, key: str) -> Response:
    """Blank sheets, as many as asked for."""
    from app.sheets import blank_sheets

    reached = reach(way, key, Action.PRINT)
    number = min(max(1, request.args.get("number", 1, whole_number)), MOST_BLANK)
    made = blank_sheets(
        sheet_event(reached.event), number, current_game().needed_sheets(), utc_now(), _paper()
    )
    return sent(made, reached.event, "blank-sheets", "pdf")


@open_to(Access.LINK)
def checklists(way: str, key: str) -> ResponseReturnValue:
    """Checklists of the sets asked for, else of the sets the event opens."""
    from app.sheets import pool_checklists

    reached = reach(way, key, Action.PRINT)
    codes = request.args.getlist("set") or list(reached.event.packs)
    try:
        made = pool_checklists(
            sheet_event(reached.event),
            codes,
            current_catalogue(),
            current_game().needed_sheets(),
            utc_now(),
            _paper(),
        )
    except ValueError:
        flash("Choose at least one set that is sold in packs.", "warning")
        return redirect(f"{reached.base}/print", 303)
    return sent(made, reached.event, "pool-checklists", "pdf")


def sheet_event(event: Event) -> SheetEvent:
    """What sheets say of an event."""
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
    kept = import_of(hand_in, catalogue)
    verdict = verdict_of(hand_in)
    how = "changed after the deadline" if hand_in.is_late else "handed in"
    return Registered(
        player=entry.name,
        deck=kept.decklist or empty_deck(),
        version=f"Version {hand_in.number}, {how} {plain_time(hand_in.received_at, event)}",
        revised=_revised_in_words(hand_in, event),
        verdict=verdict.word,
        size=verdict.size,
        short_hash=short_hash(hand_in.hash) if hand_in.hash else "",
        long_hash=hand_in.hash or "",
        facts=tuple((name, value) for name, value in verdict.facts if name != "Hash"),
        unread=tuple(line.text for line in kept.open_lines),
        leftovers=dict(hand_in.report.get("leftovers", ())),
    )


def _revised_in_words(hand_in: HandIn, event: Event) -> str:
    """What was done with the list after it came in; empty where nothing was."""
    if hand_in.revised_at is None:
        return ""
    words = revision_in_words(hand_in)
    return f"{words[:1].upper()}{words[1:]} {plain_time(hand_in.revised_at, event)}"


def _to_print(session: Session, reached: ReachedEvent, wanted: str) -> list[Entry]:
    """The player that is named, else all who are in."""
    if wanted:
        return [entry_there(session, reached, wanted)]
    everybody = players.entries_of(session, reached.event_id)
    return [one for one in everybody if one.dropped_at is None]


def _paper() -> Format:
    from app.sheets import Format

    wanted = request.values.get("paper", "")
    return Format(wanted) if wanted in set(Format) else Format.A4

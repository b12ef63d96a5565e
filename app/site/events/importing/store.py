"""An event from a file in the database: inserted completely or not at all."""

from __future__ import annotations

import secrets
from typing import Final

from pydantic import ValidationError
from sqlmodel import Session, col, select

from app.games import UnknownGameError, game
from app.games.game import MissingCapabilityError
from app.games.tabletop.names import fold
from app.site.events import store
from app.site.events.deck_checks import store as deck_checks
from app.site.events.desk.rows import rows_of
from app.site.events.entry.questions import read_questions
from app.site.events.lists.stored import decklist_of, verdict_of
from app.site.events.log.lines import log_lines
from app.site.events.log.store import Actor, Did, lines_of, record
from app.site.events.played_pools import pool_of, pools_of
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.table import round_view, standing_rows
from app.site.events.times import is_zone, purge_day, require_day
from app.site.platform.catalogue import current_catalogue
from app.site.platform.games import set_current_game
from app.tables import Event, HandIn, LateOffer, utc_now
from app.tables.event_files import EventFile, EventFileError, insert_event
from app.tables.keys import new_id

_UNREADABLE: Final = (
    AttributeError, IndexError, KeyError, TypeError, ValueError, MissingCapabilityError,
)  # fmt: skip
"""What reading rows back raises where their JSON has another shape than this site writes."""


def import_event(session: Session, file: EventFile, actor: Actor, owner_id: int | None) -> Event:
    """Insert the event of a file with new links, codes and addresses.

    Raises EventFileError; the caller's transaction has to end without a commit then.
    """
    now = utc_now()
    _check_event(file)
    _check_names(file)
    columns = {
        "public_id": new_id(),
        "code": store.new_code(),
        "secret": file.secret or secrets.token_hex(32),
        "owner_id": owner_id,
    }
    event = session.get_one(Event, insert_event(session, file, columns, now))
    if event.purge_on <= now.date():
        event.purge_on = purge_day(now.date())
        session.add(event)
        session.flush()
    _read_back(session, event)
    record(session, store.id_of(event), actor, Did.IMPORTED, name=event.name)
    return event


def _check_event(file: EventFile) -> None:
    row = file.event
    key = row.get("game")
    try:
        offered = game(str(key))
        offered.needed_editing()
    except (UnknownGameError, MissingCapabilityError):
        raise EventFileError(
            f"This site does not support events of the game {str(key)[:40]}."
        ) from None
    if not isinstance(row.get("time_zone"), str) or not is_zone(row["time_zone"]):
        raise EventFileError("events, row 1, time_zone: unknown time zone.")
    try:
        options = row.get("options") or {}
        if offered.event_options is not None:
            offered.event_options.parse(options)
    except (ValueError, TypeError, AttributeError, ValidationError):
        raise EventFileError(
            "events, row 1, options: the game does not have these options."
        ) from None


def _check_names(file: EventFile) -> None:
    """Refuse names that cannot be stored, and names that occur twice."""
    entries = file.rows.get("event_entries", [])
    if len(entries) > players.MOST_ENTRIES:
        raise EventFileError(f"An event can have up to {players.MOST_ENTRIES:,} players.")
    seen: dict[str, int] = {}
    for number, row in enumerate(entries, 1):
        name = row.get("name")
        try:
            is_good = isinstance(name, str) and players.plain_name(name) == name
        except store.EventError:
            is_good = False
        if not is_good:
            raise EventFileError(f"event_entries, row {number}: “{name!s:.60}” is not a name.")
        folded = fold(str(name))
        if folded in seen:
            raise EventFileError(
                f"event_entries, row {number}: “{name}” is also in row {seen[folded]}. Rename one "
                "of them on the site that wrote the file, and export it again."
            )
        seen[folded] = number


def _read_back(session: Session, event: Event) -> None:
    """Read everything as the pages do. Raises EventFileError for what they could not show."""
    set_current_game(event.game)
    catalogue = current_catalogue()
    event_id = store.id_of(event)
    place = "events"
    try:
        for day in (event.starts_on, event.ends_on, event.purge_on):
            require_day(day)
        read_questions(event.questions)
        place = "event_entries"
        entries = players.entries_of(session, event_id)
        for entry in entries:
            dict(entry.answers)
        names = {one.id: one.name for one in entries}
        for table in (HandIn, LateOffer):
            place = str(table.__tablename__)
            for stored in session.exec(select(table).where(col(table.event_id) == event_id)):
                decklist_of(stored, catalogue)
                verdict_of(stored)
        place = "event_pools"
        for pool in pools_of(session, event_id):
            pool_of(pool, catalogue)
        place = "event_deck_checks"
        for check in deck_checks.of_event(session, event_id):
            deck_checks.count_of(check)
        place = "event_matches"
        played = rounds.rounds_of(session, event_id)
        standing_rows(rounds.standings_of(event, played, entries), entries)
        for one in played:
            round_view(one, entries, {})
        rounds.places_of(event, played, entries)
        place = "event_log"
        log_lines(lines_of(session, event_id), names)
        place = "event_hand_ins"
        rows_of(session, event)
    except _UNREADABLE as problem:
        raise EventFileError(
            f"The file is damaged: {place} has values that cannot be shown ({problem!s:.80})."
        ) from problem

"""Import of an event from the file that another site exported."""

from __future__ import annotations

import io
import json
import secrets
import zipfile
import zlib
from datetime import datetime
from hashlib import sha256
from typing import Final

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from pydantic import ValidationError
from sqlmodel import Session, col, select

from app.games import UnknownGameError, game
from app.games.offers import MissingCapabilityError
from app.games.text import fold
from app.site.accounts.current import current_account
from app.site.events import links, store
from app.site.events.deck_checks import store as deck_checks
from app.site.events.desk.rows import rows_of
from app.site.events.entry.questions import read_questions
from app.site.events.log import Actor, Did, lines_of, record
from app.site.events.log_views import log_lines
from app.site.events.played_pools import pool_of, pools_of
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.site.events.rounds.plan import plan_of
from app.site.events.rounds.table import round_view, standing_rows
from app.site.events.stored_lists import decklist_of, verdict_of
from app.site.events.times import is_zone, plain_time, purge_day, require_day
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import set_current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Event, EventRole, HandIn, LateOffer, LogEntry, utc_now
from app.tables.base import new_id
from app.tables.event_files import EventFile, EventFileError, insert_event, read_event_file

LARGEST: Final = 64 * 1024 * 1024
"""The size of the largest event as JSON, in bytes: some 2,000 players with ten versions each."""


def json_of(content: bytes) -> str:
    """Return the text of a JSON file, or of the only one in a zip archive.

    Raises EventFileError.
    """
    if not content:
        raise EventFileError("Choose the file to import.")
    if content.startswith(b"PK"):
        content = _unpacked(content)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise EventFileError(
            "This is not UTF-8 text. Use the file exactly as it was exported."
        ) from None


def _unpacked(content: bytes) -> bytes:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = [name for name in archive.namelist() if name.endswith(".json")]
            if len(names) != 1:
                raise EventFileError(
                    "The archive must contain everything.json and no other JSON file."
                )
            with archive.open(names[0]) as member:
                unpacked = member.read(LARGEST + 1)
    except EventFileError:
        raise
    except (
        zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError,
        ValueError,
    ):  # fmt: skip
        raise EventFileError("The archive is damaged and cannot be unpacked.") from None
    if len(unpacked) > LARGEST:
        raise EventFileError(f"The file is too large: the limit is {LARGEST // 2**20} MiB.")
    return unpacked


_UNREADABLE: Final = (
    AttributeError, IndexError, KeyError, TypeError, ValueError, MissingCapabilityError,
)  # fmt: skip
"""Exceptions from reading rows back whose JSON has another shape than this site writes."""


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
    record(session, store.id_of(event), actor, Did.IMPORTED, name=event.name, file=digest_of(file))
    return event


def digest_of(file: EventFile) -> str:
    """Return what tells the contents of a file from those of others."""
    return sha256(json.dumps(file.rows, sort_keys=True).encode()).hexdigest()


def imported_before(session: Session, file: EventFile) -> datetime | None:
    """Return when the same file was last imported here as an event that still exists."""
    wanted = select(LogEntry).where(LogEntry.action == Did.IMPORTED).order_by(col(LogEntry.id))
    digest = digest_of(file)
    times = [line.at for line in session.exec(wanted) if line.details.get("file") == digest]
    return times[-1] if times else None


def _check_event(file: EventFile) -> None:
    row = file.event
    key = row.get("game")
    try:
        offered = game(str(key))
        offered.editing.needed()
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
        plan_of(event)
        place = "event_entries"
        entries = players.entries_of(session, event_id)
        for entry in entries:
            dict(entry.answers)
            players.require_start(entry)
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


@open_to(Access.ANYONE)
@limited(Cost.NEW_EVENT)
def import_page() -> ResponseReturnValue:
    """Ask for the file of an event, and import it."""
    if request.method == "GET":
        return render_template("events/importing/import.html", problem="")
    account = current_account()
    actor = Actor(EventRole.ORGANIZER, account.name if account else "Organizer")
    upload = request.files.get("file")
    try:
        file = read_event_file(json_of(upload.read() if upload else b""))
        with current_database().writing() as session:
            earlier = imported_before(session, file)
            event = import_event(session, file, actor, account.id if account else None)
            public_id, event_id = event.public_id, store.id_of(event)
            key = None
            if account is None:
                key = links.add_link(session, event_id, EventRole.ORGANIZER, actor.name, actor)
    except EventFileError as problem:
        return render_template("events/importing/import.html", problem=str(problem)), 422
    flash(
        "The event was imported without its links: create new ones for judges and players."
        + (" The address of this page is your organizer link: save it." if key else ""),
        "legal",
    )
    if earlier is not None:
        flash(
            f"The same file was imported here before, on {plain_time(earlier, event)}. This is "
            "another event with the same contents: delete the one that you do not need.",
            "warning",
        )
    return redirect(f"/events/organizer/{key}" if key else f"/events/own/{public_id}", 303)

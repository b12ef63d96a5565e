"""Players as the desk handles them, in every state: added, renamed, removed, put back, imported."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.events.access import ReachedEvent, entry_there, reach
from app.site.events.decisions import require_seen
from app.site.events.log import Did, last_writer
from app.site.events.players import store as players
from app.site.events.players.lookalikes import LookAlikes
from app.site.events.players.roster import MOST_BYTES, Roster, decoded, read_roster
from app.site.events.players.roster_columns import ColumnChoice, ColumnQuestion
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural

_TABLE_ENDINGS: Final = (".csv", ".tsv", ".xlsx", ".ods")
_PLACE: Final = re.compile(r"\d{1,4}")
"""A column, counted from 0, as the form sends it."""


@open_to(Access.LINK)
def add(way: str, key: str) -> ResponseReturnValue:
    """Add a player by name and go to the player's page."""
    reached = reach(way, key, Action.CHANGE_PLAYERS)
    try:
        with current_database().writing() as session:
            name = request.form.get("name", "")
            present = [one.name for one in players.entries_of(session, reached.event_id)]
            entry = players.add_entry(session, reached.event_id, name, reached.actor)
    except EventError as problem:
        flash(str(problem), "illegal")
        return redirect(reached.base, 303)
    flash(
        f"{entry.name} has been added. Hand in a list for the player here, or create a link.",
        "legal",
    )
    if warning := LookAlikes(present).warning(entry.name):
        flash(f"{warning} Check that this is another player.", "warning")
    return redirect(f"{reached.base}/players/{entry.public_id}", 303)


@open_to(Access.LINK)
def rename(way: str, key: str, entry: str) -> ResponseReturnValue:
    """Correct a player's name; what was signed with the old one stays so."""
    reached = reach(way, key, Action.CHANGE_PLAYERS)
    try:
        with current_database().writing() as session:
            player = entry_there(session, reached, entry)
            before, wanted = player.name, request.form.get("name", "")
            if wanted != before:
                require_seen(
                    before,
                    what="this player's name",
                    stands=before,
                    sent=wanted,
                    who=last_writer(session, reached.event_id, Did.RENAMED, after=before),
                    back=f"{reached.base}/players/{entry}",
                )
            players.rename(session, player, wanted, reached.actor)
    except EventError as problem:
        flash(str(problem), "illegal")
    else:
        flash(f"{before} is now called {player.name}.", "legal")
    return redirect(f"{reached.base}/players/{entry}", 303)


@open_to(Access.LINK)
def drop(way: str, key: str, entry: str) -> ResponseReturnValue:
    """Remove a player from the event, or put one back; nothing of the player is deleted."""
    reached = reach(way, key, Action.CHANGE_PLAYERS)
    is_out = request.form.get("out") != "no"
    with current_database().writing() as session:
        player = entry_there(session, reached, entry)
        is_done = players.drop(session, player, reached.actor, is_out=is_out)
    words = "was removed from the event" if is_out else "is back in the event"
    already = "" if is_done else " already, by somebody else"
    flash(f"{player.name} {words}{already}.", "legal" if is_done else "warning")
    return redirect(f"{reached.base}/players/{entry}", 303)


@open_to(Access.LINK)
@limited(Cost.CHECK)
def import_players(way: str, key: str) -> ResponseReturnValue:
    """Ask for a list of players, show what was read, and add the new ones on request.

    The preview carries the text, not the names: what has changed in the event since then counts.
    """
    reached = reach(way, key, Action.CHANGE_PLAYERS)
    text, step = request.form.get("roster", ""), request.form.get("do", "read")
    if request.method == "GET" or step == "correct":
        return render_template("events/players/import.html", reached=reached, text=text)
    try:
        file = request.files.get("file")
        is_table = request.form.get("table") == "yes"
        if file is not None and file.filename:
            text = decoded(file.stream.read(MOST_BYTES + 1))
            is_table = file.filename.lower().endswith(_TABLE_ENDINGS)
        choice = _choice_in(request.form)
        with current_database().reading() as session:
            known = [entry.name for entry in players.entries_of(session, reached.event_id)]
        roster = read_roster(text, known, choice, is_table=is_table)
        if isinstance(roster, ColumnQuestion):
            return render_template(
                "events/players/columns.html",
                reached=reached,
                question=roster,
                text=text,
                is_table=is_table,
            )
        may_add = not roster.open_lines or request.form.get("leave") == "yes"
        if step == "add" and may_add:
            return _added(reached, roster)
    except EventError as problem:
        page = render_template(
            "events/players/import.html", reached=reached, text=text, problem=str(problem)
        )
        return page, 422
    page = render_template(
        "events/players/preview.html",
        reached=reached,
        roster=roster,
        text=text,
        is_table=is_table,
        choice=choice,
        must_settle=step == "add",
        unpaired=players.unpaired_in_words(len(known) + len(roster.new)),
    )
    return page, 422 if step == "add" else 200


def _choice_in(form: Mapping[str, str]) -> ColumnChoice | None:
    """The columns that the organizer chose; None if nothing was chosen."""
    name, family = form.get("names", ""), form.get("family", "")
    if not _PLACE.fullmatch(name):
        return None
    surname = int(family) if _PLACE.fullmatch(family) else None
    return ColumnChoice(int(name), surname, has_titles=form.get("titles") == "yes")


def _added(reached: ReachedEvent, roster: Roster) -> ResponseReturnValue:
    """Add the new players of a list and return to the desk."""
    with current_database().writing() as session:
        added = players.add_entries(
            session, reached.event_id, roster.new, reached.actor, roster.mails, roster.starts
        )
    next_step = (
        " To print or email their personal links, open “Links and QR code”."
        if reached.may(Action.LINKS)
        else ""
    )
    flash(f"{plural(added, 'player')} added.{next_step}", "legal")
    return redirect(reached.base, 303)

"""Players as the desk handles them, in every state: added, renamed, removed, put back, imported."""

from __future__ import annotations

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.events.access import entry_there, reach
from app.site.events.players import store as players
from app.site.events.players.incoming import MOST_BYTES, decoded, read_roster
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database
from app.site.platform.rate_limits import Cost, limited
from app.site.presentation.formatting import plural


@open_to(Access.LINK)
def add(way: str, key: str) -> ResponseReturnValue:
    """Add a player by name and go to the player's page."""
    reached = reach(way, key, Action.CHANGE_PLAYERS)
    try:
        with current_database().writing() as session:
            name = request.form.get("name", "")
            entry = players.add_entry(session, reached.event_id, name, reached.actor)
    except EventError as problem:
        flash(str(problem), "illegal")
        return redirect(reached.base, 303)
    flash(
        f"{entry.name} has been added. Hand in a list for the player here, or create a link.",
        "legal",
    )
    return redirect(f"{reached.base}/players/{entry.public_id}", 303)


@open_to(Access.LINK)
def rename(way: str, key: str, entry: str) -> ResponseReturnValue:
    """Correct a player's name; what was signed with the old one stays so."""
    reached = reach(way, key, Action.CHANGE_PLAYERS)
    try:
        with current_database().writing() as session:
            player = entry_there(session, reached, entry)
            before = player.name
            players.rename(session, player, request.form.get("name", ""), reached.actor)
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
        players.drop(session, player, reached.actor, is_out=is_out)
    words = "was removed from the event" if is_out else "is back in the event"
    flash(f"{player.name} {words}.", "legal")
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
        if file is not None and file.filename:
            text = decoded(file.stream.read(MOST_BYTES + 1))
        with current_database().reading() as session:
            known = [entry.name for entry in players.entries_of(session, reached.event_id)]
        roster = read_roster(text, known)
        if step == "add":
            with current_database().writing() as session:
                added = players.add_entries(
                    session, reached.event_id, roster.new, reached.actor, roster.mails
                )
            next_step = (
                " To print or email their personal links, open “Links and QR code”."
                if reached.may(Action.LINKS)
                else ""
            )
            flash(f"{plural(added, 'player')} added.{next_step}", "legal")
            return redirect(reached.base, 303)
    except EventError as problem:
        page = render_template(
            "events/players/import.html", reached=reached, text=text, problem=str(problem)
        )
        return page, 422
    return render_template("events/players/preview.html", reached=reached, roster=roster, text=text)

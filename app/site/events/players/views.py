"""Players as the desk handles them, in every state: added, renamed, removed, put back."""

from __future__ import annotations

from flask import flash, redirect, request
from flask.typing import ResponseReturnValue

from app.site.events.access import entry_there, reach
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database


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

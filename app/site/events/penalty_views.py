"""The pages on which judges give penalties and see all of them."""

from __future__ import annotations

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.spreadsheets import write_table
from app.site.events import penalties, store
from app.site.events.access import entry_there, reach
from app.site.events.decisions import require_seen
from app.site.events.files import sent
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.events.store import EventError, id_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database
from app.tables import Entry

_COLUMNS = (
    "Player", "Category", "Reason", "Round", "Given (UTC)", "By", "Withdrawn (UTC)", "Withdrawn by",
)  # fmt: skip


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """Show all penalties by player, also on paper."""
    reached = reach(way, key, Action.SEE_TABLE)
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
        lines = penalties.penalties_of(session, reached.event_id)
    by_player = [
        (entry, found)
        for entry in entries
        if (found := [line for line in lines if line.entry_id == entry.id])
    ]
    return render_template("events/penalties/penalties.html", reached=reached, by_player=by_player)


@open_to(Access.LINK)
def as_file(way: str, key: str) -> Response:
    """All penalties as CSV, oldest first."""
    reached = reach(way, key, Action.SEE_TABLE)
    with current_database().reading() as session:
        names = {one.id: one.name for one in players.entries_of(session, reached.event_id)}
        lines = penalties.penalties_of(session, reached.event_id)
    rows = [
        (
            names[line.entry_id],
            line.category,
            line.reason,
            str(line.round or ""),
            line.at.isoformat(timespec="seconds"),
            line.by,
            line.withdrawn_at.isoformat(timespec="seconds") if line.withdrawn_at else "",
            line.withdrawn_by,
        )
        for line in lines
    ]
    return sent(write_table(_COLUMNS, rows), reached.event, "penalties", "csv")


@open_to(Access.LINK)
def give(way: str, key: str, entry: str) -> ResponseReturnValue:
    """Give a player a penalty, or withdraw one."""
    reached = reach(way, key, Action.GIVE_PENALTY)
    withdrawn = request.form.get("withdraw", 0, whole_number)
    back = f"{reached.base}/players/{entry}#penalties"
    try:
        with current_database().writing() as session:
            player = entry_there(session, reached, entry)
            if withdrawn:
                penalties.withdraw(session, player, withdrawn, reached.actor)
            else:
                category, reason = request.form.get("category", ""), request.form.get("reason", "")
                _require_seen_penalties(session, player, category, reason, back)
                penalties.give(session, player, category, reason, reached.actor)
                earlier = penalties.standing(
                    penalties.penalties_of(session, reached.event_id, id_of(player))
                )
    except EventError as problem:
        flash(f"{problem} Nothing was changed.", "illegal")
        return redirect(back, 303)
    if withdrawn:
        flash("The penalty was withdrawn; it stays in the history.", "legal")
    elif len(earlier) > 1:
        flash(f"Noted. {player.name} now has {len(earlier)} penalties in this event.", "warning")
    else:
        flash("Noted.", "legal")
    return redirect(back, 303)


def _require_seen_penalties(
    session: Session, player: Entry, category: str, reason: str, back: str
) -> None:
    """Raise DecisionNeededError if another judge has given a penalty since the form was made."""
    store.locked(session, player.event_id)
    given = penalties.standing(penalties.penalties_of(session, player.event_id, id_of(player)))
    require_seen(
        str(len(given)),
        what=f"the penalties of {player.name}",
        stands="\n".join(f"{it.category}: {it.reason} ({it.by})" for it in given) or "none",
        sent=f"{category}: {reason}",
        back=back,
    )

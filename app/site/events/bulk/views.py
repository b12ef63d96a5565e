"""What the desk does with the players that are ticked in its table, in every state."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import Final

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.bulk import message_views
from app.site.events.desk.rows import rows_of
from app.site.events.desk.table import TableRequest, chosen_by
from app.site.events.entry import store as admission
from app.site.events.mailing import why_no_mail
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_indexed_catalogue
from app.site.platform.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Entry, ListLock, utc_now

MOST_RENAMED: Final = 100
"""How many players can be renamed on one page."""

_NAMED: Final = 20
"""How many players a question names; of more it says how many."""


class BulkAction(StrEnum):
    """What can be done with several players."""

    DROP = "drop"
    PUT_BACK = "put_back"
    RENAME = "rename"
    ADMIT = "admit"
    LINKS = "links"
    MESSAGE = "message"
    CHECK_IN = "check_in"
    CHECK_OUT = "check_out"
    LOCK = "lock"
    UNLOCK = "unlock"
    UNLOCK_END = "unlock_end"


_NEEDS: Final = {
    BulkAction.LINKS: Action.LINKS,
    BulkAction.MESSAGE: Action.MESSAGE,
    BulkAction.LOCK: Action.LOCK_LIST,
    BulkAction.UNLOCK: Action.LOCK_LIST,
    BulkAction.UNLOCK_END: Action.LOCK_LIST,
}
"""What one has to be allowed to do; for the others it is to change players."""

_LOCKS: Final = {
    BulkAction.LOCK: ListLock.LOCKED,
    BulkAction.UNLOCK: ListLock.UNLOCKED,
    BulkAction.UNLOCK_END: ListLock.NONE,
}
_LOCK_WORDS: Final = {
    ListLock.LOCKED: "the list is locked",
    ListLock.UNLOCKED: "handing in is allowed after the deadline",
    ListLock.NONE: "the event’s deadline applies again",
}


@open_to(Access.LINK)
def act(way: str, key: str) -> ResponseReturnValue:
    """Do something with the players that were ticked; removing them is asked once."""
    reached = reach(way, key, Action.CHANGE_PLAYERS)
    word = request.form.get("do", "")
    if word not in set(BulkAction):
        abort(404)
    if not reached.may(_NEEDS.get(BulkAction(word), Action.CHANGE_PLAYERS)):
        abort(404)
    entries = _chosen(reached)
    if not entries:
        flash("Select the players first. Nothing was changed.", "warning")
        return _back(reached)
    match BulkAction(word):
        case BulkAction.DROP:
            return _drop(reached, entries)
        case BulkAction.PUT_BACK:
            return _put_back(reached, entries)
        case BulkAction.RENAME:
            return _rename(reached, entries)
        case BulkAction.MESSAGE:
            return message_views.write(reached, entries)
        case BulkAction.LINKS:
            return _links(reached, entries)
        case BulkAction.ADMIT:
            return _admit(reached, entries)
        case BulkAction.CHECK_IN | BulkAction.CHECK_OUT as action:
            return _check_in(reached, entries, utc_now() if action is BulkAction.CHECK_IN else None)
        case BulkAction.LOCK | BulkAction.UNLOCK | BulkAction.UNLOCK_END as action:
            return _lock(reached, entries, _LOCKS[action])


def _chosen(reached: ReachedEvent) -> list[Entry]:
    """Return the players that were ticked, or with `everyone` all that the table shows.

    Pages between two steps name them in one field, because a form has few.
    """
    ticked = {*request.form.getlist("player"), *request.form.get("players", "").split()}
    with current_database().reading() as session:
        if not request.form.get("everyone"):
            return players.entries_named(session, reached.event_id, ticked)
        rows = rows_of(session, reached.event)
    table_request = TableRequest.of(request.args)
    return [row.entry for row in chosen_by(table_request, rows, current_indexed_catalogue())]


def _back(reached: ReachedEvent) -> ResponseReturnValue:
    """Return to the table as it was shown, or to the page of the only player."""
    if request.form.get("page") == "player":
        return redirect(f"{reached.base}/players/{request.form.get('player', '')}", 303)
    return redirect(reached.base + TableRequest.of(request.args).address(), 303)


def _drop(reached: ReachedEvent, entries: Sequence[Entry]) -> ResponseReturnValue:
    leaving = [entry for entry in entries if entry.dropped_at is None]
    if not leaving:
        flash("These players have already left.", "warning")
        return _back(reached)
    if request.form.get("sure") != "yes":
        return render_template(
            "events/bulk/drop.html",
            reached=reached,
            entries=leaving,
            named=leaving[:_NAMED],
            table_request=TableRequest.of(request.args),
        )
    return _moved(reached, leaving, is_out=True)


def _put_back(reached: ReachedEvent, entries: Sequence[Entry]) -> ResponseReturnValue:
    gone = [entry for entry in entries if entry.dropped_at is not None]
    if not gone:
        flash("None of these players has left.", "warning")
        return _back(reached)
    return _moved(reached, gone, is_out=False)


def _moved(reached: ReachedEvent, entries: Sequence[Entry], *, is_out: bool) -> ResponseReturnValue:
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        for entry in _stored(session, entries):
            players.drop(session, entry, reached.actor, is_out=is_out)
        session.flush()
        moved = admission.promote(session, event, reached.actor)
    did = "removed from the event" if is_out else "put back"
    flash(f"{_were(entries)} {did}.{_promoted(moved)}", "legal")
    return _back(reached)


def _stored(session: Session, entries: Sequence[Entry]) -> list[Entry]:
    """Return the players as the transaction has them."""
    return [session.get_one(Entry, entry.id) for entry in entries]


def _were(entries: Sequence[Entry]) -> str:
    return f"{_in_words(entries)} {'was' if len(entries) == 1 else 'were'}"


def _promoted(moved: Sequence[Entry]) -> str:
    if not moved:
        return ""
    return f" {_in_words(moved)} got a place from the waiting list."


def _admit(reached: ReachedEvent, entries: Sequence[Entry]) -> ResponseReturnValue:
    asking = [one for one in entries if not one.is_in and one.dropped_at is None]
    if not asking:
        flash("These players already have a place.", "warning")
        return _back(reached)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        admission.admit(session, _stored(session, asking), reached.actor)
        session.flush()
        there = sum(one.is_in for one in players.entries_of(session, reached.event_id))
    over = there - event.most_players if event.most_players else 0
    beyond = f" This exceeds the number of places by {over}." if over > 0 else ""
    flash(f"{_were(asking)} admitted.{beyond}", "legal")
    return _back(reached)


def _check_in(
    reached: ReachedEvent, entries: Sequence[Entry], at: datetime | None
) -> ResponseReturnValue:
    there = [one for one in entries if one.is_in]
    with current_database().writing() as session:
        admission.check_in(session, _stored(session, there), reached.actor, at)
    words = "checked in" if at else "no longer checked in"
    flash(
        f"{_were(there)} {words}."
        if there
        else "None of these players has a place. Nothing was changed.",
        "legal",
    )
    return _back(reached)


def _lock(reached: ReachedEvent, entries: Sequence[Entry], lock: ListLock) -> ResponseReturnValue:
    with current_database().writing() as session:
        admission.lock_lists(session, _stored(session, entries), lock, reached.actor)
    flash(f"{_in_words(entries)}: {_LOCK_WORDS[lock]}.", "legal")
    return _back(reached)


def _in_words(entries: Sequence[Entry]) -> str:
    """The names of a few players, or how many there are."""
    names = [entry.name for entry in entries]
    if len(names) > 3:
        return plural(len(names), "player")
    return " and ".join(", ".join(names).rsplit(", ", 1))


def _links(reached: ReachedEvent, entries: Sequence[Entry]) -> ResponseReturnValue:
    """Ask how the personal links of the players are handed over."""
    if not reached.may(Action.LINKS):
        abort(404)
    return render_template(
        "events/bulk/links.html",
        reached=reached,
        entries=entries,
        why_no_mail=why_no_mail(reached.event),
    )


def _rename(reached: ReachedEvent, entries: Sequence[Entry]) -> ResponseReturnValue:
    """Ask for the names of the players, then store all of them or none."""
    if len(entries) > MOST_RENAMED:
        flash(f"Choose up to {MOST_RENAMED} players to rename at once.", "warning")
        return _back(reached)
    typed = {
        entry.public_id: request.form.get(f"name-{entry.public_id}", entry.name)
        for entry in entries
    }
    problems: dict[str, str] = {}
    if request.form.get("sure") == "yes":
        with current_database().writing() as session:
            changed, problems = players.rename_many(session, reached.event_id, typed, reached.actor)
        if not problems:
            flash(f"{plural(changed, 'player')} renamed.", "legal")
            return _back(reached)
    page = render_template(
        "events/bulk/rename.html",
        reached=reached,
        entries=entries,
        typed=typed,
        problems=problems,
        longest=players.LONGEST_NAME,
        table_request=TableRequest.of(request.args),
    )
    return page, 422 if problems else 200

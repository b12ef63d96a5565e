"""The desk's actions on the players that are ticked in its table, in every state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Final

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.bulk import message_views
from app.site.events.decisions import MADE_ON, DecisionNeededError, require_seen
from app.site.events.desk.rows import rows_of
from app.site.events.desk.table import TableRequest, chosen_by
from app.site.events.entry import store as admission
from app.site.events.mail import why_no_mail
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.platform.http.browser_copies import version_of_content
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database, current_indexed_catalogue
from app.site.presentation.formatting import plural
from app.tables import Entry, ListLock, utc_now

MOST_RENAMED: Final = 100
"""The most players that can be renamed on one page."""

_NAMED: Final = 20
"""The most players that a question names; if there are more, it gives their number."""

_REMOVE: Final = "remove them"


class BulkAction(StrEnum):
    """Actions on several players."""

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
"""The permission that an action needs; the others need the one to change players."""

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
    with current_database().reading() as session:
        if not request.form.get("everyone"):
            return players.entries_named(session, reached.event_id, _ticked())
        rows = rows_of(session, reached.event)
    table_request = TableRequest.of(request.args)
    return [row.entry for row in chosen_by(table_request, rows, current_indexed_catalogue())]


def _ticked() -> dict[str, str]:
    """Return the players that the form names, by public id, each as its page showed them."""
    named = [*request.form.getlist("player"), *request.form.get("players", "").split()]
    return {one.partition("~")[0]: one for one in named if one}


def _address(reached: ReachedEvent) -> str:
    """The address of the table as it was shown, or of the page of the only player."""
    if request.form.get("page") == "player":
        return f"{reached.base}/players/{next(iter(_ticked()), '')}"
    return reached.base + TableRequest.of(request.args).address()


def _back(reached: ReachedEvent) -> ResponseReturnValue:
    return redirect(_address(reached), 303)


def _require_seen_players(reached: ReachedEvent, entries: Sequence[Entry], sent: str) -> None:
    """Raise DecisionNeededError if a player who would be changed is another than the page showed.

    `sent` says what would be done. Players whom the form names only by their ids, as scripts do,
    are not compared, nor are those of a whole table, which is read anew.
    """
    seen = _ticked()
    changed = [
        one
        for one in entries
        if "~" in seen.get(one.public_id, "") and seen[one.public_id] != one.as_seen
    ]
    if not changed or request.form.get("everyone"):
        return
    more = [f"and {len(changed) - _NAMED} more"] if len(changed) > _NAMED else []
    newest = {one.public_id: one.as_seen for one in changed}
    players_now = [newest.get(id_, said) for id_, said in seen.items()]
    raise DecisionNeededError(
        f"Somebody else has changed {_in_words(changed)}",
        (
            ("Stands now", "\n".join([*map(_stands, changed[:_NAMED]), *more])),
            ("You sent", f"{_in_words(entries)}: {sent}"),
        ),
        "Do it anyway",
        "Keep what stands",
        _address(reached),
        {"player": "", "players": " ".join(players_now)},
    )


def _stands(entry: Entry) -> str:
    """A player's state in words."""
    if entry.dropped_at is not None:
        place = "has left the event"
    elif not entry.is_in:
        place = "has no place yet"
    else:
        place = "is in the event" + (", checked in" if entry.checked_in_at else "")
    lock = ListLock(entry.list_lock)
    return f"{entry.name} {place}" + ("" if lock is ListLock.NONE else f"; {_LOCK_WORDS[lock]}")


def _drop(reached: ReachedEvent, entries: Sequence[Entry]) -> ResponseReturnValue:
    leaving = [entry for entry in entries if entry.dropped_at is None]
    if not leaving:
        flash("These players have already left.", "warning")
        return _back(reached)
    if request.form.get("sure") != "yes":
        _require_seen_players(reached, leaving, _REMOVE)
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
        stored = _stored(session, entries)
        _require_seen_players(reached, stored, _REMOVE if is_out else "put them back")
        for entry in stored:
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
        stored = _stored(session, asking)
        _require_seen_players(reached, stored, "admit them")
        admission.admit(session, stored, reached.actor)
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
        store.locked(session, reached.event_id)
        stored = _stored(session, there)
        changing = [one for one in stored if (one.checked_in_at is None) != (at is None)]
        sent = "check them in" if at else "undo the check-in"
        _require_seen_players(reached, changing, sent)
        admission.check_in(session, stored, reached.actor, at)
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
        store.locked(session, reached.event_id)
        stored = _stored(session, entries)
        changing = [one for one in stored if one.list_lock != lock]
        _require_seen_players(reached, changing, _LOCK_WORDS[lock])
        admission.lock_lists(session, stored, lock, reached.actor)
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


def _require_seen_names(session: Session, reached: ReachedEvent, typed: Mapping[str, str]) -> None:
    """Raise DecisionNeededError if one of these players has another name than the form showed."""
    store.locked(session, reached.event_id)
    there = players.entries_named(session, reached.event_id, typed)
    require_seen(
        names_seen(there),
        what="names of these players",
        stands="\n".join(one.name for one in there),
        sent="\n".join(typed[one.public_id] for one in there),
        back=reached.base + TableRequest.of(request.args).address(),
    )


def names_seen(entries: Sequence[Entry]) -> str:
    """Return what a form carries of the names it showed."""
    return version_of_content(sorted((one.public_id, one.name) for one in entries))


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
            _require_seen_names(session, reached, typed)
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
        seen=request.form.get(MADE_ON) or names_seen(entries),
        longest=players.LONGEST_NAME,
        table_request=TableRequest.of(request.args),
    )
    return page, 422 if problems else 200

"""The desk changes pairings by hand: a panel shows what a change would do before it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from flask import flash, redirect, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session
from werkzeug.datastructures import MultiDict

from app.site.events.access import ReachedEvent, reach
from app.site.events.rounds import changes
from app.site.events.rounds.changes import How, Preview, Wanted
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database

_FIND = "find"


@dataclass(frozen=True, slots=True)
class Panel:
    """The panel's fields and message: a change to look at, or a problem."""

    how: How = How.SWAP
    one: str = ""
    other: str = ""
    table: str = ""
    reason: str = ""
    change: Preview | None = None
    problem: str = ""

    @property
    def is_asked(self) -> bool:
        """True if somebody wants to look at a change."""
        return bool(self.change or self.problem)


def panel(session: Session, reached: ReachedEvent, number: int) -> Panel:
    """The panel for the last round, as the address says it."""
    said = request.args
    how = _how(said)
    if how is None:
        return Panel()
    one, other = said.get("one", "")[:200], said.get("other", "")[:200]
    table, reason = said.get("table", "")[:4], said.get("reason", "")[: changes.LONGEST_REASON]
    change, problem = None, ""
    try:
        if said.get("do") == _FIND:
            how = How.SWAP
            other = changes.partner_without_rematch(session, reached.event_id, number, one)
        change = changes.preview(session, reached.event_id, number, _wanted(how, said, one, other))
    except EventError as found:
        problem = str(found)
    return Panel(how, one, other, table, reason, change, problem)


@open_to(Access.LINK)
def change_pairing(way: str, key: str, number: int) -> ResponseReturnValue:
    """Store a change of the last round's pairings that was looked at."""
    reached = reach(way, key, Action.PAIR)
    said = request.form
    how = _how(said)
    one, other = said.get("one", "")[:200], said.get("other", "")[:200]
    reason = said.get("reason", "")
    try:
        if how is None:
            raise EventError("Choose what to change.")
        with current_database().writing() as session:
            change = changes.apply(
                session, reached.event_id, number, _wanted(how, said, one, other),
                said.get("seen", ""), reason, reached.actor,
                takes_back="take_back" in said,
            )  # fmt: skip
    except EventError as problem:
        flash(str(problem), "illegal")
        again = {"how": how or "", "one": one, "other": other, "reason": reason[:200]}
        query = urlencode({**again, "table": said.get("table", "")[:4]})
        return redirect(f"{reached.base}/rounds?{query}#by-hand", 303)
    tables = " and ".join(str(table.number) for table in change.tables)
    told = f"The pairings of round {number} were changed: table {tables}. The players were told."
    flash(told, "legal")
    return redirect(f"{reached.base}/rounds#by-hand", 303)


def _how(said: MultiDict[str, str]) -> How | None:
    return How(said["how"]) if said.get("how") in set(How) else None


def _wanted(how: How, said: MultiDict[str, str], one: str, other: str) -> Wanted:
    names = (one, other) if how in (How.SWAP, How.TABLE) else (one,)
    return Wanted(how, names, said.get("table", 0, whole_number))

"""The log of an event: who did what and when, written in the transaction of each change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlmodel import Session, col, select

from app.site.events.states import end_of_time
from app.tables import Event, EventRole, EventState, HandIn, ListRevision, LogEntry, utc_now
from app.tables.events import SITE


class Did(StrEnum):
    """The actions that are logged."""

    CREATED = "created"
    IMPORTED = "imported"
    CHANGED = "changed"
    MOVED = "moved"
    LINK_MADE = "link_made"
    LINKS_MADE = "links_made"
    TOLD = "told"
    LINK_WITHDRAWN = "link_withdrawn"
    ENTERED = "entered"
    REQUESTED = "requested"
    WAITLISTED = "waitlisted"
    ADMITTED = "admitted"
    PROMOTED = "promoted"
    LEFT = "left"
    CHECKED_IN = "checked_in"
    CHECKED_OUT = "checked_out"
    LOCKED = "locked"
    UNLOCKED = "unlocked"
    LOCK_ENDED = "lock_ended"
    RENAMED = "renamed"
    DROPPED = "dropped"
    PUT_BACK = "put_back"
    HANDED_IN = "handed_in"
    REFUSED = "refused"
    LATE_TAKEN = "late_taken"
    LATE_DECLINED = "late_declined"
    ACCEPTED = "accepted"
    TAKEN_BACK = "taken_back"
    POOL_REGISTERED = "pool_registered"
    POOL_CLAIMED = "pool_claimed"
    POOL_CONFIRMED = "pool_confirmed"
    TAKEN_IN = "taken_in"
    RECHECKED = "rechecked"
    CHECKED_AGAIN = "checked_again"
    PUBLISHED = "published"
    SEATED = "seated"
    SELECTED = "selected"
    CHECK_STARTED = "check_started"
    CHECK_FINISHED = "check_finished"
    PENALTY = "penalty"
    PENALTY_WITHDRAWN = "penalty_withdrawn"
    PODS_MADE = "pods_made"
    POD_CHANGED = "pod_changed"
    POD_CLOCK = "pod_clock"
    PLANNED = "planned"
    STARTS_SO = "starts_so"
    DECLINED_CUT = "declined_cut"
    PAIRED = "paired"
    UNPAIRED = "unpaired"
    CHANGED_PAIRING = "changed_pairing"
    RESULT = "result"
    RULED = "ruled"
    CLOCK = "clock"
    BEGINS = "begins"
    EXPORTED = "exported"
    PRINTED = "printed"


WORDS: Final = {
    Did.CREATED: "created the event",
    Did.IMPORTED: "imported the event from a file",
    Did.CHANGED: "changed the event",
    Did.MOVED: "changed the state of the event",
    Did.LINK_MADE: "created a link",
    Did.LINKS_MADE: "created personal links for players",
    Did.TOLD: "wrote to the player",
    Did.LINK_WITHDRAWN: "withdrew a link",
    Did.ENTERED: "entered the event",
    Did.REQUESTED: "asked to join",
    Did.WAITLISTED: "joined the waiting list",
    Did.ADMITTED: "admitted the player",
    Did.PROMOTED: "gave the next player on the waiting list a place",
    Did.LEFT: "left the event",
    Did.CHECKED_IN: "checked in",
    Did.CHECKED_OUT: "undid the check-in",
    Did.LOCKED: "locked the player's list",
    Did.UNLOCKED: "let the player hand in after the deadline",
    Did.LOCK_ENDED: "ended the exception for the player's list",
    Did.RENAMED: "changed the player's name",
    Did.DROPPED: "removed the player",
    Did.PUT_BACK: "put the player back",
    Did.HANDED_IN: "handed in",
    Did.REFUSED: "handed in too late",
    Did.LATE_TAKEN: "accepted the late list",
    Did.LATE_DECLINED: "declined the late list",
    Did.ACCEPTED: "accepted the late change",
    Did.TAKEN_BACK: "undid the late change",
    Did.POOL_REGISTERED: "registered a pool",
    Did.POOL_CLAIMED: "took a pool to play",
    Did.POOL_CONFIRMED: "confirmed a pool",
    Did.TAKEN_IN: "imported mailed lists",
    Did.RECHECKED: "checked all lists again",
    Did.CHECKED_AGAIN: "had the list checked again",
    Did.PUBLISHED: "published the lists",
    Did.SEATED: "loaded pairings",
    Did.SELECTED: "drew players to check",
    Did.CHECK_STARTED: "started a deck check",
    Did.CHECK_FINISHED: "finished a deck check",
    Did.PENALTY: "gave a penalty",
    Did.PENALTY_WITHDRAWN: "withdrew a penalty",
    Did.PODS_MADE: "seated the pods",
    Did.POD_CHANGED: "changed a seat of the pods",
    Did.POD_CLOCK: "set the clock of the draft",
    Did.PLANNED: "changed how the event is played",
    Did.STARTS_SO: "set byes of first rounds and the fixed table of the player",
    Did.DECLINED_CUT: "noted whether the player declines the top cut",
    Did.PAIRED: "paired a round",
    Did.UNPAIRED: "took back the pairings of a round",
    Did.CHANGED_PAIRING: "changed pairings of a round by hand",
    Did.RESULT: "entered a result",
    Did.RULED: "ruled in a game played online",
    Did.CLOCK: "started the clock of a round",
    Did.BEGINS: "said when a round begins",
    Did.EXPORTED: "exported",
    Did.PRINTED: "printed",
}
"""Each action as it reads after a name."""


REVISIONS: Final = {
    ListRevision.RECHECKED: "checked again",
    ListRevision.POOL_CORRECTED: "checked again because the pool was corrected",
    ListRevision.POOL_CONFIRMED: "checked again when the pool was confirmed",
    ListRevision.POOL_MOVED: "checked again because the pool changed hands",
    ListRevision.PUT_BACK: "put back",
    ListRevision.LATE_TAKEN: "accepted although it was late",
}
"""Changes of a list that is in, in words that precede a moment and a name."""


def revision_in_words(hand_in: HandIn) -> str:
    """Return the list's latest change after it came in, in words; empty if none."""
    return REVISIONS[ListRevision(hand_in.revision)] if hand_in.revision else ""


def action_in_words(line: LogEntry) -> str:
    """Return the action in words that follow a name."""
    match line.action:
        case Did.MOVED:
            return _move_in_words(line.details)
        case Did.DROPPED if line.details.get("out") is False:
            return WORDS[Did.PUT_BACK]
        case action if action in set(Did):
            return WORDS[Did(action)]
        case action:
            return action


def _move_in_words(details: Mapping[str, Any]) -> str:
    before = details.get("before")
    match details.get("after"):
        case EventState.OPEN:
            return "opened the desk again"
        case EventState.CLOSED:
            return "undid the start" if before == EventState.STARTED else "closed the desk"
        case EventState.STARTED:
            return "undid the finish" if before == EventState.FINISHED else "started the event"
        case EventState.FINISHED:
            return "finished the event"
    return WORDS[Did.MOVED]


@dataclass(frozen=True)
class Actor:
    """The person who acts, as the log signs it."""

    kind: EventRole
    name: str

    def __str__(self) -> str:
        return self.name or str(self.kind)


def record(
    session: Session,
    event_id: int,
    actor: Actor,
    did: Did,
    entry_id: int | None = None,
    **details: Any,
) -> None:
    """Write one line, in the transaction of the change itself."""
    session.add(
        LogEntry(
            event_id=event_id,
            entry_id=entry_id,
            at=utc_now(),
            by_kind=actor.kind,
            by_name=actor.name,
            action=did,
            details=details,
        )
    )


def closing_line(event: Event) -> LogEntry | None:
    """Return the line of a desk that its deadline closed; None if it is open or somebody closed it.

    Nobody writes it at that moment; it is stored when somebody changes the state next.
    """
    end = end_of_time(event)
    if event.state != EventState.OPEN or end is None or utc_now() <= end:
        return None
    assert event.id is not None
    return LogEntry(
        event_id=event.id,
        at=end,
        by_kind=SITE,
        by_name="Deadline",
        action=Did.MOVED,
        details={"before": EventState.OPEN, "after": EventState.CLOSED},
    )


def lines_of(session: Session, event_id: int, entry_id: int | None = None) -> list[LogEntry]:
    """The log of an event, or of one of its players, in the order in which things were done.

    Only what nobody did, such as the closing at the deadline, stands where its time puts it.
    """
    stored = stored_lines_of(session, event_id, entry_id)
    closing = closing_line(session.get_one(Event, event_id)) if entry_id is None else None
    lines = [line for line in stored if line.by_kind != SITE]
    for one in [
        *(line for line in stored if line.by_kind == SITE),
        *([closing] if closing else ()),
    ]:
        later = (place for place, line in enumerate(lines) if line.at > one.at)
        lines.insert(next(later, len(lines)), one)
    return lines


def stored_lines_of(session: Session, event_id: int, entry_id: int | None = None) -> list[LogEntry]:
    """The lines of an event, or of one of its players, in the order in which they were written."""
    wanted = select(LogEntry).where(LogEntry.event_id == event_id)
    if entry_id is not None:
        wanted = wanted.where(LogEntry.entry_id == entry_id)
    return list(session.exec(wanted.order_by(col(LogEntry.id))))


def lines_after(session: Session, event_id: int, number: int, most: int) -> list[LogEntry]:
    """The next lines of an event after the one of that number, as they were written."""
    wanted = select(LogEntry).where(LogEntry.event_id == event_id, col(LogEntry.id) > number)
    return list(session.exec(wanted.order_by(col(LogEntry.id)).limit(most)))


def line_as_json(line: LogEntry, player: str | None) -> Mapping[str, object]:
    """A line of the log as programs read it; `player` is the id of the one it concerns."""
    return {
        "number": line.id,
        "at": line.at.isoformat(),
        "by": line.by_kind,
        "name": line.by_name,
        "action": line.action,
        "words": action_in_words(line),
        "player": player,
    }


def last_writer(session: Session, event_id: int, did: Did, **details: object) -> str:
    """Return by whom something with these details was done last; empty if nobody did it."""
    wanted = select(LogEntry).where(LogEntry.event_id == event_id, LogEntry.action == did)
    for line in session.exec(wanted.order_by(col(LogEntry.id).desc())):
        if details.items() <= line.details.items():
            return line.by_name or line.by_kind
    return ""

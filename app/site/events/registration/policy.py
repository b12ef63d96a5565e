"""The decision to accept a list, used by the pages and by the store's transaction."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto

from app.games.tabletop.construction import Verdict
from app.site.events.states import Action, allows, end_of_time, state_at
from app.site.events.times import exact_clock, exact_time
from app.tables import Event, EventRole, EventState, ListLock, StoredList


class RefusalKind(Enum):
    """The reasons for which a list is refused."""

    LATE = auto()
    FINISHED = auto()
    REMOVED = auto()
    NOT_ADMITTED = auto()
    LOCKED = auto()
    NO_POOL = auto()
    NO_REASON = auto()
    NO_VERSION_LEFT = auto()
    OPEN_LINES = auto()
    LEGAL_ONLY = auto()
    NOT_AGREED = auto()


@dataclass(frozen=True)
class Refusal:
    """A refusal of a list: the kind, and the reason and remedy in words."""

    kind: RefusalKind
    message: str


@dataclass(frozen=True)
class Attempt:
    """A list that somebody wants to hand in.

    `received_at` is when the complete request reached the site, `agreed` whether the sender
    confirmed that an illegal list is intended, `versions` how many the player has
    handed in before.
    """

    verdict: Verdict
    received_at: datetime
    reason: str = ""
    agreed: bool = False
    is_removed: bool = False
    is_admitted: bool = True
    list_lock: ListLock = ListLock.NONE
    lacks_pool: bool = False
    versions: int = 0


def is_late_change(event: Event, holder: EventRole, now: datetime) -> bool:
    """Tell whether a list that `holder` hands in now is a change after the deadline."""
    return allows(state_at(event, now), Action.CHANGE_LATE, holder)


def may_accept_change(event: Event, change: StoredList, kind: EventRole, name: str) -> bool:
    """Tell whether a person may accept a late change; some events require a second person."""
    is_own = (change.by_kind, change.by_name) == (kind, name)
    return not (event.needs_second_person and is_own)


def is_after_deadline(event: Event, holder: EventRole, received_at: datetime) -> bool:
    """Tell whether a player handed in after the deadline, by leave of a judge."""
    is_open = state_at(event, received_at) is EventState.OPEN
    return holder is EventRole.PLAYER and not is_open


def may_hand_in(event: Event, holder: EventRole, attempt: Attempt, now: datetime) -> Refusal | None:
    """Return why the list is refused; None if it is accepted.

    A player's list counts by when it was received, the desk's by `now`.
    """
    if holder is EventRole.PLAYER:
        return _may_player(event, attempt)
    return _may_desk(event, holder, attempt, now)


def takes_lists(
    event: Event,
    holder: EventRole,
    now: datetime,
    *,
    lacks_pool: bool,
    versions: int,
    is_admitted: bool = True,
    list_lock: ListLock = ListLock.NONE,
) -> bool:
    """Tell whether `holder` can hand in a legal list now, with a reason if one is required."""
    best = Attempt(
        Verdict.LEGAL,
        now,
        reason="a reason",
        lacks_pool=lacks_pool,
        versions=versions,
        is_admitted=is_admitted,
        list_lock=list_lock,
    )
    return may_hand_in(event, holder, best, now) is None


def _may_player(event: Event, attempt: Attempt) -> Refusal | None:
    state = state_at(event, attempt.received_at)
    if state is EventState.FINISHED:
        return Refusal(RefusalKind.FINISHED, "The event is finished; lists are no longer accepted.")
    if attempt.list_lock is ListLock.LOCKED:
        return Refusal(
            RefusalKind.LOCKED,
            "A judge has locked your list, so it cannot be changed. See a judge.",
        )
    is_unlocked = attempt.list_lock is ListLock.UNLOCKED
    if not is_unlocked and not allows(state, Action.HAND_IN, EventRole.PLAYER):
        return Refusal(RefusalKind.LATE, late_words(event, attempt.received_at))
    if attempt.is_removed:
        return Refusal(RefusalKind.REMOVED, "You were removed from this event. See a judge.")
    if not attempt.is_admitted:
        return Refusal(
            RefusalKind.NOT_ADMITTED, "You can hand in a list once you have a place in the event."
        )
    if attempt.lacks_pool:
        return _no_pool()
    if attempt.versions >= event.most_versions:
        return Refusal(
            RefusalKind.NO_VERSION_LEFT,
            f"You have handed in {event.most_versions} versions, as many as this event allows. "
            "The last one counts. See a judge for changes.",
        )
    if attempt.verdict is Verdict.UNREADABLE:
        return _open_lines()
    if attempt.verdict is not Verdict.LEGAL and not event.may_be_illegal:
        return Refusal(
            RefusalKind.LEGAL_ONLY,
            f"This event accepts only legal lists, and this list is {attempt.verdict.value}.",
        )
    return _must_agree(attempt)


def _may_desk(event: Event, holder: EventRole, attempt: Attempt, now: datetime) -> Refusal | None:
    is_late = is_late_change(event, holder, now)
    if not is_late and not allows(state_at(event, now), Action.HAND_IN_FOR, holder):
        return Refusal(
            RefusalKind.FINISHED, "The event is finished; lists can no longer be changed."
        )
    if attempt.lacks_pool:
        return _no_pool()
    if is_late and not attempt.reason.strip():
        return Refusal(
            RefusalKind.NO_REASON,
            "The desk is closed: a change needs a reason, which is kept in the log.",
        )
    if attempt.verdict is Verdict.UNREADABLE:
        return _open_lines()
    return _must_agree(attempt)


def _open_lines() -> Refusal:
    return Refusal(
        RefusalKind.OPEN_LINES,
        "Some lines are not understood, so nothing was saved. Correct each, choose a card for it, "
        "or say that it is not a card.",
    )


def _no_pool() -> Refusal:
    return Refusal(
        RefusalKind.NO_POOL, "Confirm the pool first: the list will be checked against it."
    )


def _must_agree(attempt: Attempt) -> Refusal | None:
    if attempt.verdict is Verdict.LEGAL or attempt.agreed:
        return None
    return Refusal(
        RefusalKind.NOT_AGREED,
        f"This list is {attempt.verdict.value}, so nothing was saved. Fix it, or tick the box "
        "below to hand it in anyway.",
    )


def late_words(event: Event, received_at: datetime) -> str:
    """Return when a list came and when the deadline was, precisely enough to tell them apart."""
    end = end_of_time(event)
    if end is None:
        return f"Received {exact_time(received_at, event)}. Lists are no longer accepted."
    is_close = abs(received_at - end) < timedelta(milliseconds=1)
    received = exact_time(received_at, event, digits=6 if is_close else 3)
    limit = exact_clock(end, event, besides=received_at)
    return f"Received {received}. Lists were accepted until {limit}{_why_then(event, end)}."


def _why_then(event: Event, end: datetime) -> str:
    """Return why the deadline was at that moment."""
    if event.deadline is None or end == event.closed_at:
        return ", when the desk was closed"
    if not event.grace_seconds:
        return ""
    deadline = exact_clock(event.deadline, event, digits=0)
    return f" ({deadline} and {event.grace_seconds} s of grace)"

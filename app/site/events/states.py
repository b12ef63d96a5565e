"""The actions that each state of an event allows, and to whom: one table, also on the help page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from app.tables import Event, EventRole, EventState, utc_now

ORGANIZER, JUDGE, PLAYER = EventRole.ORGANIZER, EventRole.JUDGE, EventRole.PLAYER
SCOREKEEPER, READER = EventRole.SCOREKEEPER, EventRole.READER
DESK: Final = (ORGANIZER, JUDGE)
ROUNDS: Final = (*DESK, SCOREKEEPER)
CHECKS: Final = (*DESK, EventRole.DECK_CHECKER)
ALL_OF_DESK: Final = (*ROUNDS, EventRole.DECK_CHECKER, READER)
ROLE_WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {role: "deck checker" if role is EventRole.DECK_CHECKER else role.value for role in EventRole}
)
"""The roles as pages call them."""
NOBODY: Final[tuple[EventRole, ...]] = ()


class Action(StrEnum):
    """The actions at an event."""

    ENTER = "enter"
    LEAVE = "leave"
    CHECK_IN = "check_in"
    ANSWER = "answer"
    HAND_IN = "hand_in"
    REGISTER_POOL = "register_pool"
    CONFIRM_POOL = "confirm_pool"
    SEE_OWN = "see_own"
    SEE_TABLE = "see_table"
    CHANGE_PLAYERS = "change_players"
    MESSAGE = "message"
    LOCK_LIST = "lock_list"
    HAND_IN_FOR = "hand_in_for"
    CHANGE_LATE = "change_late"
    ANSWER_LATE = "answer_late"
    IMPORT_LISTS = "import_lists"
    CHANGE_EVENT = "change_event"
    RECHECK = "recheck"
    SEAT = "seat"
    SEAT_PODS = "seat_pods"
    PLAN = "plan"
    PAIR = "pair"
    REPORT = "report"
    RULE = "rule"
    CHECK_DECK = "check_deck"
    GIVE_PENALTY = "give_penalty"
    PRINT = "print"
    EXPORT = "export"
    SEE_LOG = "see_log"
    LINKS = "links"
    PLAYER_LINK = "player_link"
    CLOSE = "close"
    REOPEN = "reopen"
    START = "start"
    HALT = "halt"
    FINISH = "finish"
    RESUME = "resume"
    PUBLISH = "publish"
    PURGE = "purge"


@dataclass(frozen=True)
class Allowed:
    """One row: the action in words, and who may do it in each state."""

    action: Action
    words: str
    open: tuple[EventRole, ...] = NOBODY
    closed: tuple[EventRole, ...] = NOBODY
    started: tuple[EventRole, ...] = NOBODY
    finished: tuple[EventRole, ...] = NOBODY

    def who(self, state: EventState) -> tuple[EventRole, ...]:
        """Return the roles that may do it in that state."""
        return {
            EventState.OPEN: self.open,
            EventState.CLOSED: self.closed,
            EventState.STARTED: self.started,
            EventState.FINISHED: self.finished,
        }[state]


def _always(action: Action, words: str, *who: EventRole) -> Allowed:
    return Allowed(action, words, who, who, who, who)


TABLE: Final = (
    Allowed(Action.ENTER, "Join the event with its code", (PLAYER,)),
    Allowed(Action.LEAVE, "Leave the event", (PLAYER,), (PLAYER,), (PLAYER,)),
    Allowed(
        Action.CHECK_IN,
        "Check in on the day of the event",
        (PLAYER, *ROUNDS),
        (PLAYER, *ROUNDS),
        (PLAYER, *ROUNDS),
    ),
    Allowed(Action.ANSWER, "Answer the organizer's questions", (PLAYER,), (PLAYER,), (PLAYER,)),
    Allowed(Action.HAND_IN, "Hand in a list or a new version of it", (PLAYER,)),
    Allowed(Action.REGISTER_POOL, "Register a card pool", (PLAYER, *DESK), DESK, DESK),
    Allowed(Action.CONFIRM_POOL, "Confirm a card pool", (PLAYER, *DESK), DESK, DESK),
    _always(Action.SEE_OWN, "See one's own list, its verdict and its receipts", PLAYER),
    _always(Action.SEE_TABLE, "See all players and their lists", *ALL_OF_DESK),
    _always(Action.CHANGE_PLAYERS, "Add, rename, remove and put back players", *ROUNDS),
    _always(Action.MESSAGE, "Write to players", *DESK),
    _always(Action.LOCK_LIST, "Lock one player's list, or allow it after the deadline", *DESK),
    Allowed(Action.HAND_IN_FOR, "Hand in a list for a player", DESK),
    Allowed(Action.CHANGE_LATE, "Change a player's list, with a reason", NOBODY, DESK, DESK),
    Allowed(
        Action.ANSWER_LATE,
        "Accept or undo a late change; accept a late list",
        NOBODY,
        DESK,
        DESK,
    ),
    Allowed(Action.IMPORT_LISTS, "Import mailed lists", (ORGANIZER,), (ORGANIZER,)),
    Allowed(Action.CHANGE_EVENT, "Change the settings", (ORGANIZER,), (ORGANIZER,)),
    Allowed(
        Action.RECHECK,
        "Check all lists against another format, edition or banned list",
        (ORGANIZER,),
        (ORGANIZER,),
        (ORGANIZER,),
    ),
    Allowed(Action.SEAT, "Load pairings", NOBODY, ROUNDS, ROUNDS),
    Allowed(
        Action.SEAT_PODS,
        "Seat pods and run the clock of picks and building",
        ROUNDS,
        ROUNDS,
        ROUNDS,
    ),
    Allowed(
        Action.PLAN,
        "Choose rounds, top cut, points, ties, byes and fixed tables",
        ROUNDS,
        ROUNDS,
        ROUNDS,
    ),
    Allowed(Action.PAIR, "Pair rounds and enter results", NOBODY, NOBODY, ROUNDS, NOBODY),
    Allowed(Action.REPORT, "Report the result of one's own match", NOBODY, NOBODY, (PLAYER,)),
    Allowed(
        Action.RULE,
        "Pause a game that is played online, rule in it, and set its clocks",
        NOBODY,
        NOBODY,
        DESK,
    ),
    Allowed(Action.CHECK_DECK, "Check decks at the table", NOBODY, CHECKS, CHECKS),
    _always(Action.GIVE_PENALTY, "Give and withdraw penalties", *DESK),
    _always(Action.PRINT, "Print sheets", *ROUNDS),
    _always(Action.EXPORT, "Export everything", ORGANIZER),
    _always(Action.SEE_LOG, "Read the event's log", *ROUNDS, READER),
    _always(Action.LINKS, "Create and withdraw links", ORGANIZER),
    _always(Action.PLAYER_LINK, "Replace a player’s lost link", *DESK),
    Allowed(Action.CLOSE, "Close the desk before the deadline", (ORGANIZER,)),
    Allowed(Action.REOPEN, "Open the desk again", NOBODY, (ORGANIZER,)),
    Allowed(Action.START, "Start the event", NOBODY, (ORGANIZER,)),
    Allowed(Action.HALT, "Undo the start", NOBODY, NOBODY, (ORGANIZER,)),
    Allowed(Action.FINISH, "Finish the event", NOBODY, NOBODY, (ORGANIZER,)),
    Allowed(Action.RESUME, "Undo the finish", NOBODY, NOBODY, NOBODY, (ORGANIZER,)),
    Allowed(Action.PUBLISH, "Publish the lists", NOBODY, NOBODY, NOBODY, (ORGANIZER,)),
    _always(Action.PURGE, "Delete the event with all that belongs to it", ORGANIZER),
)

ROWS: Final[Mapping[Action, Allowed]] = MappingProxyType({row.action: row for row in TABLE})

MOVES: Final[Mapping[Action, EventState]] = MappingProxyType(
    {
        Action.CLOSE: EventState.CLOSED,
        Action.REOPEN: EventState.OPEN,
        Action.START: EventState.STARTED,
        Action.HALT: EventState.CLOSED,
        Action.FINISH: EventState.FINISHED,
        Action.RESUME: EventState.STARTED,
    }
)
"""The actions that lead to another state."""


def ever_allows(role: EventRole, *actions: Action) -> bool:
    """Tell whether a role may do one of these in some state of an event."""
    return any(role in ROWS[one].who(state) for one in actions for state in EventState)


def allows(state: EventState, action: Action, who: EventRole) -> bool:
    """Tell whether `who` may do that in an event in this state."""
    return who in ROWS[action].who(state)


def end_of_time(event: Event) -> datetime | None:
    """Return the last moment that is in time: deadline plus grace, or the manual closing."""
    ends = []
    if event.deadline is not None:
        ends.append(event.deadline + timedelta(seconds=event.grace_seconds))
    if event.closed_at is not None:
        ends.append(event.closed_at)
    return min(ends, default=None)


def is_due(event: Event) -> bool:
    """Return whether the deletion date has come (UTC). From then on the event is not shown.

    It is deleted at the next start of the site, or by `threshold purge`.
    """
    return event.purge_on <= utc_now().date()


def is_in_grace(event: Event, moment: datetime | None = None) -> bool:
    """Tell whether, at a moment or now, the deadline has passed but lists are still accepted."""
    moment = moment or utc_now()
    end = end_of_time(event)
    return end is not None and event.deadline is not None and event.deadline < moment <= end


def state_at(event: Event, moment: datetime, now: datetime | None = None) -> EventState:
    """Return the state of an event for a request that was completely received at that moment.

    A desk that is stored as open is closed once its time is over; a request received before the
    closing is still in time. If an event has started and the clock shows a time before its closing,
    the clock was set back, and nothing is in time.
    """
    stored, end = EventState(event.state), end_of_time(event)
    has_started = stored in (EventState.STARTED, EventState.FINISHED)
    if has_started and end is not None and (now or utc_now()) <= end:
        return stored
    if end is not None and moment <= end:
        return EventState.OPEN
    is_over = stored is EventState.OPEN and end is not None
    return EventState.CLOSED if is_over else stored

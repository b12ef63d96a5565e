"""Resolve a link to an event: who holds it, and what that allows now; or a public page's event.

Organizers, judges and players come by the key of their link; an account reaches its own events
without one. Without permission the answer is the same as for a missing event.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import ClassVar, Final

from flask import abort
from sqlmodel import Session

from app.site.accounts.current import current_account
from app.site.events import links, store
from app.site.events.log import Actor
from app.site.events.players import store as players
from app.site.events.states import Action, allows, ever_allows, is_due, state_at
from app.site.platform.http.browser_copies import allow_going_back
from app.site.platform.request.capability_links import Reached, SessionLinks, known_way, not_there
from app.site.platform.request.current_game import set_current_game
from app.site.platform.storage.database import current_database
from app.tables import (
    Entry,
    Event,
    EventLink,
    EventRole,
    EventState,
    key_hash,
    utc_now,
)


class EventWay(StrEnum):
    """The ways to an event, as they stand in its address.

    Those named after a role carry the key of a link, the others the event's public name: `own` is
    the account that made it, `mine` one that plays in it.
    """

    ORGANIZER = "organizer"
    JUDGE = "judge"
    SCOREKEEPER = "scorekeeper"
    CHECKER = "checker"
    READER = "reader"
    PLAYER = "player"
    OWN = "own"
    MINE = "mine"


_ROLES: Final = {
    EventWay.ORGANIZER: EventRole.ORGANIZER,
    EventWay.JUDGE: EventRole.JUDGE,
    EventWay.SCOREKEEPER: EventRole.SCOREKEEPER,
    EventWay.CHECKER: EventRole.DECK_CHECKER,
    EventWay.READER: EventRole.READER,
    EventWay.PLAYER: EventRole.PLAYER,
    EventWay.OWN: EventRole.ORGANIZER,
    EventWay.MINE: EventRole.PLAYER,
}
EVENT_LINKS: Final = SessionLinks("events", EventWay)
"""The links to events that were followed in this session."""


@dataclass(frozen=True)
class ReachedEvent(Reached[EventWay]):
    """An event, its version at this moment, and in which capacity the visitor reached it."""

    area: ClassVar[str] = "/events"

    event: Event
    version: int
    actor: Actor
    entry: Entry | None = None

    @property
    def event_id(self) -> int:
        """The event's id."""
        return store.id_of(self.event)

    @property
    def role(self) -> EventRole:
        """The role that the link or account has."""
        return _ROLES[self.way]

    @property
    def state(self) -> EventState:
        """The event's state at this moment."""
        return state_at(self.event, utc_now())

    def may(self, action: Action | str, moment: datetime | None = None) -> bool:
        """Return whether the role may do something, now or when a request was received."""
        state = state_at(self.event, moment or utc_now())
        return allows(state, Action(action), self.role)

    def may_ever(self, *actions: Action) -> bool:
        """Return whether the role may do one of these in some state of the event."""
        return ever_allows(self.role, *actions)

    @property
    def is_by_link(self) -> bool:
        """True if the event was reached by a link and not by an account."""
        return self.way not in (EventWay.OWN, EventWay.MINE)

    def holds(self, link: EventLink) -> bool:
        """Return whether this is the link by which the event was reached."""
        return self.is_by_link and link.key_hash == key_hash(self.key)

    @property
    def player(self) -> Entry:
        """The player whose link this is. Aborts with 404 for other links."""
        return self.entry or not_there()


def reach(way: str, key: str, *actions: Action, moment: datetime | None = None) -> ReachedEvent:
    """Return the event behind a link, if the holder may do one of `actions` in its present state.

    Without actions any holder may. Aborts with 404 in every other case. The holder of a link can go
    back to the answer to a form; an account's pages are left to no browser, where it may sign out.
    """
    kind = known_way(EventWay, way)
    with current_database().reading() as rows:
        reached = _found(rows, kind, key)
    if reached is None:
        not_there()
    set_current_game(reached.event.game)
    if reached.is_by_link:
        allow_going_back()
    if actions and not any(reached.may(action, moment) for action in actions):
        not_there()
    return reached


def entry_there(rows: Session, reached: ReachedEvent, public_id: str) -> Entry:
    """Return a player of the event. Aborts with 404 if there is none."""
    return players.entry_of(rows, reached.event_id, public_id) or not_there()


def remember(reached: ReachedEvent) -> None:
    """Store a link in the visitor's session, newest first."""
    if reached.way not in (EventWay.OWN, EventWay.MINE):
        EVENT_LINKS.remember(reached.way, reached.key)


def opened_here(rows: Session) -> list[ReachedEvent]:
    """Return the existing events whose links this session has."""
    found = (_found(rows, way, key) for way, key in EVENT_LINKS.links)
    return [one for one in found if one is not None]


def _found(rows: Session, way: EventWay, key: str) -> ReachedEvent | None:
    """Return the event behind a link, unless its deletion date has come."""
    by_account = way in (EventWay.OWN, EventWay.MINE)
    found = _by_account(rows, way, key) if by_account else _by_link(rows, way, key)
    return None if found is None or is_due(found.event) else found


def _by_link(rows: Session, way: EventWay, key: str) -> ReachedEvent | None:
    opened = links.opened_by(rows, _ROLES[way], key)
    if opened is None:
        return None
    name = opened.entry.name if opened.entry else opened.label
    actor = Actor(_ROLES[way], name)
    return ReachedEvent(way, key, opened.event, opened.version, actor, opened.entry)


def _by_account(rows: Session, way: EventWay, key: str) -> ReachedEvent | None:
    account, role = current_account(), _ROLES[way]
    found = store.at_version(rows, key)
    if account is None or found is None:
        return None
    event, version = found
    if way is EventWay.OWN and event.owner_id != account.id:
        return None
    if way is EventWay.OWN:
        return ReachedEvent(way, key, event, version, Actor(role, account.name))
    entry = players.entry_of_user(rows, store.id_of(event), account.id)
    if entry is None:
        return None
    return ReachedEvent(way, key, event, version, Actor(role, entry.name), entry)


def shown_event(public_id: str) -> Event:
    """Return the event with a public id. Aborts with 404 if there is none."""
    with current_database().reading() as session:
        return shown_at_version(session, public_id)[0]


def shown_at_version(session: Session, public_id: str) -> tuple[Event, int]:
    """Return the event with a public id, and its version. Aborts with 404 if there is none."""
    found = store.at_version(session, public_id)
    if found is None or is_due(found[0]):
        abort(404)
    set_current_game(found[0].game)
    return found

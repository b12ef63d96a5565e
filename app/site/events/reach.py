"""From a link to an event: who holds it, and what that allows now.

Organizers, judges and players come by the key of their link; an account reaches its own
events without one. Whoever has no right gets the same answer as for no event.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final, NoReturn

from flask import abort, session
from sqlmodel import Session

from app.site.accounts.visitor import Account
from app.site.events import store
from app.site.events.log import Actor
from app.site.events.states import Action, allows, is_due, state_at
from app.site.platform.access import current_account
from app.site.platform.database import current_database
from app.tables import Entry, Event, EventLink, EventState, HolderKind, key_hash, utc_now

SESSION: Final = "events"
_REMEMBERED: Final = 20


class Way(StrEnum):
    """The ways to an event, as they stand in its address.

    The first three carry the key of a link, the others the event's public name: `own` is
    the account that made it, `mine` one that plays in it.
    """

    ORGANIZER = "organizer"
    JUDGE = "judge"
    PLAYER = "player"
    OWN = "own"
    MINE = "mine"


_HOLDERS: Final = {
    Way.ORGANIZER: HolderKind.ORGANIZER,
    Way.JUDGE: HolderKind.JUDGE,
    Way.PLAYER: HolderKind.PLAYER,
    Way.OWN: HolderKind.ORGANIZER,
    Way.MINE: HolderKind.PLAYER,
}


@dataclass(frozen=True)
class Reached:
    """An event, as whom it was reached, and the address that all its pages begin with."""

    event: Event
    way: Way
    key: str
    actor: Actor
    entry: Entry | None = None

    @property
    def event_id(self) -> int:
        """The event's id."""
        return store.id_of(self.event)

    @property
    def base(self) -> str:
        """The event's address in this way."""
        return f"/events/{self.way}/{self.key}"

    @property
    def holder(self) -> HolderKind:
        """As whom the event was reached."""
        return self.actor.kind

    @property
    def state(self) -> EventState:
        """The event's state at this moment."""
        return state_at(self.event, utc_now())

    def may(self, action: Action | str, moment: datetime | None = None) -> bool:
        """Whether the holder may do that, now or at the moment a request came in."""
        state = state_at(self.event, moment or utc_now())
        return allows(state, Action(action), self.holder)

    def holds(self, link: EventLink) -> bool:
        """Whether this is the link that the event was reached by."""
        is_by_link = self.way not in (Way.OWN, Way.MINE)
        return is_by_link and link.key_hash == key_hash(self.key)

    @property
    def player(self) -> Entry:
        """The player whose link this is. Aborts with 404 for other links."""
        return self.entry or _not_there()


def reach(way: str, key: str, *actions: Action, moment: datetime | None = None) -> Reached:
    """The event behind a link, if the holder may do one of `actions` in its present state.

    Without actions any holder will do. Aborts with 404 in every other case.
    """
    if way not in set(Way):
        _not_there()
    with current_database().reading() as rows:
        reached = _found(rows, Way(way), key)
    if reached is None:
        _not_there()
    if actions and not any(reached.may(action, moment) for action in actions):
        _not_there()
    return reached


def entry_there(rows: Session, reached: Reached, public_id: str) -> Entry:
    """A player of the reached event. Aborts with 404 where there is none."""
    return store.entry_of(rows, reached.event_id, public_id) or _not_there()


def remember(reached: Reached) -> None:
    """Keep a link in the visitor's session, newest first."""
    if reached.way in (Way.OWN, Way.MINE):
        return
    mine = [str(reached.way), reached.key]
    kept = remembered()
    if not kept or kept[0] != mine:
        session[SESSION] = [mine, *(one for one in kept if one != mine)][:_REMEMBERED]


def remembered() -> list[list[str]]:
    """The links of this session as way and key, newest first."""
    kept = session.get(SESSION, [])
    return [list(map(str, one)) for one in kept if isinstance(one, list) and len(one) == 2]


def opened_here(rows: Session) -> list[Reached]:
    """The events whose links this session holds and that are still there."""
    found = (_found(rows, Way(way), key) for way, key in remembered() if way in set(Way))
    return [one for one in found if one is not None]


def _found(rows: Session, way: Way, key: str) -> Reached | None:
    """The event behind a link, unless its day of deletion has come."""
    holder = _HOLDERS[way]
    if way in (Way.OWN, Way.MINE):
        found = _by_account(rows, way, key, holder)
    else:
        found = _by_link(rows, way, key, holder)
    return None if found is None or is_due(found.event) else found


def _by_link(rows: Session, way: Way, key: str, holder: HolderKind) -> Reached | None:
    link = store.find_link(rows, holder, key)
    if link is None:
        return None
    event = rows.get_one(Event, link.event_id)
    entry = rows.get_one(Entry, link.entry_id) if link.entry_id else None
    name = entry.name if entry else link.label
    return Reached(event, way, key, Actor(holder, name), entry)


def _by_account(rows: Session, way: Way, key: str, holder: HolderKind) -> Reached | None:
    account = current_account()
    event = store.by_public_id(rows, key)
    if not isinstance(account, Account) or event is None:
        return None
    if way is Way.OWN:
        is_owner = event.owner_id == account.id
        return Reached(event, way, key, Actor(holder, account.name)) if is_owner else None
    entry = store.entry_of_user(rows, store.id_of(event), account.id)
    return Reached(event, way, key, Actor(holder, entry.name), entry) if entry else None


def _not_there() -> NoReturn:
    abort(404)

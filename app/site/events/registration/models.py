"""The player whose list is handed in, who acts, and what is waiting for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import abort

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.construction import FormatError
from app.site.events import played_pools, store
from app.site.events.access import ReachedEvent, entry_there
from app.site.events.incoming_lists import prepare_again
from app.site.events.registration import late_offers, versions
from app.site.events.registration.policy import may_accept_change, takes_lists
from app.site.events.states import Action
from app.site.events.stored_lists import VersionDifference, compare_versions, verdict_of
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.verdicts import VerdictView
from app.tables import (
    Admission,
    CardPool,
    Entry,
    EventRole,
    HandIn,
    LateOffer,
    ListLock,
    StoredList,
    utc_now,
)


@dataclass(frozen=True)
class HandInContext:
    """The player whose list is handed in, who acts, and the address of the player's pages.

    `waiting` are late lists that have not been answered.
    """

    reached: ReachedEvent
    entry: Entry
    card_pool: CardPool | None
    versions: Sequence[HandIn]
    waiting: Sequence[LateOffer] = ()

    @property
    def base(self) -> str:
        """The start of the addresses of this player's pages."""
        if self.reached.role is EventRole.PLAYER:
            return self.reached.base
        return f"{self.reached.base}/players/{self.entry.public_id}"

    @property
    def standing(self) -> HandIn | None:
        """The current version."""
        return next((v for v in self.versions if v.number == self.entry.standing), None)

    @property
    def is_late(self) -> bool:
        """True if a list handed in now is a late change."""
        return self.reached.may(Action.CHANGE_LATE)

    @property
    def may(self) -> bool:
        """True if a list can be handed in now."""
        return self.reached.may_ever(Action.HAND_IN, Action.HAND_IN_FOR) and takes_lists(
            self.reached.event,
            self.reached.role,
            utc_now(),
            lacks_pool=self.lacks_pool,
            versions=self.taken,
            is_admitted=self.entry.admission == Admission.ADMITTED,
            list_lock=ListLock(self.entry.list_lock),
        )

    @property
    def is_used_up(self) -> bool:
        """True if the player has handed in as many versions as the event accepts."""
        return self.reached.role is EventRole.PLAYER and not self.left

    @property
    def lacks_pool(self) -> bool:
        """True if a pool must be confirmed first."""
        return played_pools.is_lacking(self.reached.event, self.card_pool)

    def may_accept(self, change: StoredList) -> bool:
        """Tell whether the visitor may accept a late change."""
        actor = self.reached.actor
        return may_accept_change(self.reached.event, change, actor.kind, actor.name)

    @property
    def left(self) -> int:
        """The number of versions that the player may still hand in."""
        return max(0, self.reached.event.most_versions - self.taken)

    @property
    def taken(self) -> int:
        """The number of the player's versions that count towards the event's limit."""
        return versions.count_of_player(self.versions)


def hand_in_context(reached: ReachedEvent, public_id: str | None = None) -> HandInContext:
    """Return the player of a link, or the one that the desk names. Aborts with 404 for others."""
    is_player = reached.role is EventRole.PLAYER
    if is_player != (public_id is None):
        abort(404)
    with current_database().reading() as session:
        entry = reached.player if public_id is None else entry_there(session, reached, public_id)
        return HandInContext(
            reached,
            entry,
            played_pools.played_by(session, entry),
            versions.versions_of(session, store.id_of(entry)),
            late_offers.waiting_of(session, store.id_of(entry)),
        )


def current_criteria(context: HandInContext) -> CriteriaLike | None:
    """Return what the player's list is checked against; None if the format cannot be checked."""
    event = context.reached.event
    try:
        return played_pools.criteria_for(event, context.card_pool, current_catalogue())
    except FormatError:
        return None


def offers_of(context: HandInContext) -> list[tuple[LateOffer, VerdictView, VersionDifference]]:
    """Return the late lists, judged by the current criteria, and what each would change."""
    found = []
    for offer in context.waiting:
        now = _as_judged_now(context, offer)
        change = compare_versions(context.standing, now, current_catalogue())
        found.append((offer, verdict_of(now), change))
    return found


def _as_judged_now(context: HandInContext, offer: LateOffer) -> StoredList:
    criteria = current_criteria(context)
    values = prepare_again(offer, criteria).values() if criteria else versions.values_of(offer)
    origin = {"received_at": offer.received_at, "by_kind": offer.by_kind, "by_name": offer.by_name}
    return StoredList(**{**values, **origin, "source": offer.source})

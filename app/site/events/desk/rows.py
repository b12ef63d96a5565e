"""The players of an event as the desk lists them: what stands, and what is the matter with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import Final

from sqlmodel import Session, col, select

from app.games.tabletop.construction import Severity, Verdict
from app.site.events import messages, played_pools, store
from app.site.events.players import store as players
from app.site.events.registration import late_offers, versions
from app.site.platform.request.current_game import current_game
from app.tables import (
    Admission,
    CardPool,
    DeckCheck,
    Entry,
    Event,
    EventMessage,
    HandIn,
    LateOffer,
    PoolKind,
)

LATE_WORDS: Final = "changed after the deadline"
OFFERED_WORDS: Final = "sent in late"
ADMISSION_WORDS: Final = {
    Admission.ADMITTED: "has a place",
    Admission.REQUESTED: "asks to join",
    Admission.WAITING: "on the waiting list",
}


@dataclass(frozen=True)
class DeskRow:
    """One player: what stands, and what is the matter with it.

    `check` is a running one. `has_pools` tells whether the event has card pools, `card_pool` is
    the player's. `offers` are lists that came late and wait for an answer, `message` is the newest
    of the desk, `number` the player’s at the event.
    """

    entry: Entry
    hand_in: HandIn | None
    check: DeckCheck | None = None
    has_pools: bool = False
    card_pool: CardPool | None = None
    offers: tuple[LateOffer, ...] = ()
    message: EventMessage | None = None
    number: int = 0

    @property
    def verdict(self) -> Verdict | None:
        """The verdict; None if there is no list."""
        return Verdict(self.hand_in.verdict) if self.hand_in else None

    @property
    def verdict_word(self) -> str:
        """The verdict as it is shown and sorted."""
        return self.verdict.value if self.verdict else "missing"

    @property
    def is_illegal(self) -> bool:
        """True if the list breaks a rule."""
        return self.verdict is Verdict.ILLEGAL

    @property
    def is_unreadable(self) -> bool:
        """True if the list has lines that nobody understood."""
        return self.verdict is Verdict.UNREADABLE

    @property
    def needs_work(self) -> bool:
        """True if something has to be put right before the player can play."""
        is_settled = self.verdict is Verdict.LEGAL and not self.has_pool_to_confirm
        return self.is_in and not (is_settled and not self.offers)

    @property
    def has_pool_to_confirm(self) -> bool:
        """True if the pool changed after the list came in, so that it has to be confirmed again."""
        is_in = self.has_pools and self.hand_in is not None
        return is_in and not played_pools.is_confirmed(self.card_pool)

    @property
    def is_late(self) -> bool:
        """True if a change after the deadline waits for an answer."""
        return self.entry.standing > self.entry.accepted and bool(self.hand_in)

    @property
    def waits_for_answer(self) -> bool:
        """True if a late change, or a list that came late, waits for an answer."""
        return self.is_late or bool(self.offers)

    @property
    def is_in(self) -> bool:
        """True if the player takes part."""
        return self.entry.is_in

    @property
    def waits_for_place(self) -> bool:
        """True if the player has asked to join, or is on the waiting list."""
        return not self.is_out and not self.is_in

    @property
    def has_unread_message(self) -> bool:
        """True if the player has not read the newest message of the desk."""
        return self.message is not None and self.message.read_at is None

    @property
    def is_absent(self) -> bool:
        """True if the player takes part but is not checked in."""
        return self.is_in and self.entry.checked_in_at is None

    @property
    def is_out(self) -> bool:
        """True if the player left the event."""
        return self.entry.dropped_at is not None

    @property
    def rule(self) -> str:
        """The rule of the first error."""
        findings = self.hand_in.report.get("findings", []) if self.hand_in else []
        errors = [
            found["rule"] for found in findings if Severity(found["severity"]) is Severity.ERROR
        ]
        return str(errors[0]) if errors else ""

    @property
    def is_numbered(self) -> bool:
        """True if `rule` is a number of the rulebook."""
        if self.hand_in is None or not self.rule:
            return False
        construction = current_game().construction.needed()
        kind = construction.kind_of(Severity.ERROR, self.rule, self.hand_in.stamp["edition"])
        return kind is not None and kind.is_numbered

    @property
    def state(self) -> str:
        """The player's progress in words, such as "handed in" or "missing"."""
        if self.is_out:
            return "left the event"
        if self.waits_for_place:
            return ADMISSION_WORDS[Admission(self.entry.admission)]
        if self.check is not None:
            at = f" at table {self.check.table_name}" if self.check.table_name else ""
            return f"deck check{at}"
        if self.hand_in is None:
            return OFFERED_WORDS if self.offers else "missing"
        if self.has_pool_to_confirm:
            return _pool_words(self.card_pool)
        if self.is_late:
            return LATE_WORDS
        return f"another list {OFFERED_WORDS}" if self.offers else "handed in"

    @property
    def changed_at(self) -> datetime | None:
        """The time when the list was received; None without one."""
        return self.hand_in.received_at if self.hand_in else None


def _pool_words(card_pool: CardPool | None) -> str:
    """Return why the pool of a submitted list has to be confirmed, in short."""
    if card_pool is None:
        return "pool taken away"
    return "pool corrected" if card_pool.version > 1 else "another pool to confirm"


def rows_of(
    session: Session,
    event: Event,
    known: Mapping[tuple[int, int], HandIn] = MappingProxyType({}),
) -> list[DeskRow]:
    """Every player of an event, by a fixed number of statements.

    Lists `known` by player and number are not read again.
    """
    entries = players.entries_of(session, store.id_of(event))
    standing = versions.standing_by_entry(session, entries, known)
    running = session.exec(
        select(DeckCheck).where(
            DeckCheck.event_id == event.id, col(DeckCheck.finished_at).is_(None)
        )
    )
    checks = {check.entry_id: check for check in running}
    has_pools = event.pool_kind != PoolKind.NONE
    card_pools = played_pools.pools_of(session, store.id_of(event)) if has_pools else []
    by_player = {pool.played_by_id: pool for pool in card_pools}
    offers = late_offers.waiting_by_entry(session, store.id_of(event))
    latest = messages.latest_by_entry(session, store.id_of(event))
    numbers = players.numbers_of(entries)
    return [
        DeskRow(
            entry,
            standing.get(store.id_of(entry)),
            checks.get(store.id_of(entry)),
            has_pools,
            by_player.get(entry.id),
            tuple(offers.get(store.id_of(entry), ())),
            latest.get(store.id_of(entry)),
            numbers[store.id_of(entry)],
        )
        for entry in entries
    ]

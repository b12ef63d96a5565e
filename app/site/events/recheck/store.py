"""Rechecks every list of an event against the current or proposed criteria."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

from sqlmodel import Session

from app.games import game
from app.games.tabletop.facts import AnyCatalogue
from app.site.events import played_pools, store
from app.site.events.criteria import COLUMNS
from app.site.events.lists.incoming import Prepared, judged_values, prepare_again
from app.site.events.lists.stored import only_in, verdict_of
from app.site.events.log.store import Actor, Did, record
from app.site.events.options import columns_of
from app.site.events.players import store as players
from app.site.events.registration import store as registration
from app.site.events.registration import versions
from app.site.presentation.verdicts import FindingView, VerdictView
from app.tables import Entry, Event, HandIn, ListRevision


@dataclass(frozen=True)
class Rechecked:
    """One list with the verdict it has and the one it would get."""

    entry: Entry
    hand_in: HandIn
    prepared: Prepared
    before: VerdictView

    @property
    def after(self) -> VerdictView:
        """The verdict it would get."""
        return self.prepared.judged.view

    @property
    def is_affected(self) -> bool:
        """Whether the verdict or the errors differ."""
        return self.before.verdict is not self.after.verdict or bool(self.gone or self.come)

    @property
    def gone(self) -> tuple[FindingView, ...]:
        """Errors that would disappear."""
        found = only_in(self.before, self.hand_in.report, self._report)
        return tuple(one for one in found if one.is_error)

    @property
    def come(self) -> tuple[FindingView, ...]:
        """Errors that would be new."""
        found = only_in(self.after, self._report, self.hand_in.report)
        return tuple(one for one in found if one.is_error)

    @cached_property
    def _report(self) -> dict[str, Any]:
        judged = judged_values(self.prepared.report, self.prepared.criteria)
        report: dict[str, Any] = judged["report"]
        return report


def rechecked(session: Session, event: Event, catalogue: AnyCatalogue) -> list[Rechecked]:
    """Check every current list against the given event, which need not be stored.

    Raises FormatError if the format cannot be checked.
    """
    event_id = store.id_of(event)
    entries = players.entries_of(session, event_id)
    standing = versions.standing_by_entry(session, entries)
    by_player = {pool.played_by_id: pool for pool in played_pools.pools_of(session, event_id)}
    alike = played_pools.criteria_for(event, None, catalogue)
    found = []
    for entry in entries:
        hand_in = standing.get(store.id_of(entry))
        if hand_in is None:
            continue
        pool = by_player.get(entry.id)
        criteria = played_pools.criteria_for(event, pool, catalogue) if pool else alike
        prepared = prepare_again(hand_in, criteria)
        found.append(Rechecked(entry, hand_in, prepared, verdict_of(hand_in)))
    return found


def fingerprint(lists: Sequence[Rechecked]) -> str:
    """Return a fingerprint that changes if the result would differ from what was shown."""
    contents = [
        (one.hand_in.id, one.after.verdict, [str(f.message) for f in one.after.errors])
        for one in lists
    ]
    return hashlib.sha256(repr(contents).encode()).hexdigest()


def apply(
    session: Session,
    event_id: int,
    wanted: Mapping[str, Any],
    catalogue: AnyCatalogue,
    actor: Actor,
    at: datetime,
) -> None:
    """Change what the event checks lists against, and recheck all current lists."""
    event = store.locked(session, event_id)
    before = checked_against(event)
    for name, value in columns_of(wanted, game(event.game), event.options).items():
        setattr(event, name, value)
    session.add(event)
    revised = registration.Revised(ListRevision.RECHECKED, at, actor)
    for one in rechecked(session, event, catalogue):
        registration.judge_again(session, one.entry, one.hand_in, one.prepared.values(), revised)
    changed = {
        name: [str(before[name]), str(wanted[name])]
        for name in COLUMNS
        if before[name] != wanted[name]
    }
    record(session, event_id, actor, Did.RECHECKED, None, **changed)


def checked_against(event: Event) -> dict[str, Any]:
    """Return what the lists of the event are checked against, by column."""
    return {name: getattr(event, name) for name in COLUMNS}


def with_changes(event: Event, wanted: Mapping[str, Any]) -> Event:
    """Return the event as it would be, without storing it."""
    columns = columns_of(wanted, game(event.game), event.options)
    return Event(**{**event.model_dump(), **columns})

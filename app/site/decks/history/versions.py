"""Versions of a deck: undo and redo, named versions, the difference of any two."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, select, update
from sqlmodel import Session

from app.games.tabletop.decklists.difference import AnyDifference
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.snapshot import Cause, DeckState, judge_deck
from app.site.decks.stored_decks import VERSIONS
from app.site.platform.request.current_game import difference
from app.site.presentation.finding_changes import FindingChanges, finding_changes
from app.site.presentation.verdicts import VerdictView
from app.tables import Step

LONGEST_NAME: Final = 80


@dataclass(frozen=True)
class Version:
    """One saved version as the history lists it."""

    number: int
    name: str
    cause: Cause
    saved_at: datetime


@dataclass(frozen=True)
class VersionComparison:
    """The difference between two states of a deck, and both verdicts."""

    difference: AnyDifference
    before: VerdictView
    after: VerdictView

    @property
    def findings(self) -> FindingChanges:
        """Findings that were solved, that are new, and that stand in both."""
        return finding_changes(self.before.findings, self.after.findings)


def versions(session: Session, deck_id: int) -> list[Version]:
    """All versions, newest first; a run of presses on one row is one version."""
    return _read(session, _stored(deck_id).order_by(VERSIONS.c.number.desc()))


def versions_after(session: Session, deck_id: int, number: int, most: int) -> list[Version]:
    """The next versions after the one of that number, in the order in which they were saved."""
    later = _stored(deck_id).where(VERSIONS.c.number > number)
    return _read(session, later.order_by(VERSIONS.c.number).limit(most))


def version_as_json(one: Version) -> Mapping[str, object]:
    """A version as programs read it: the change that made it."""
    return {
        "number": one.number,
        "at": one.saved_at.isoformat(),
        "action": one.cause.step.value,
        "words": one.cause.words,
        "restores": one.cause.restores,
        "name": one.name,
    }


def _stored(deck_id: int) -> Select[Any]:
    return select(
        VERSIONS.c.number,
        VERSIONS.c.name,
        VERSIONS.c.reason,
        VERSIONS.c.step,
        VERSIONS.c.restores,
        VERSIONS.c.saved_at,
    ).where(VERSIONS.c.deck_id == deck_id, ~VERSIONS.c.is_continued)


def _read(session: Session, wanted: Select[Any]) -> list[Version]:
    return [
        Version(
            row.number,
            row.name or "",
            Cause(row.reason, Step(row.step), row.restores),
            row.saved_at,
        )
        for row in session.connection().execute(wanted)
    ]


def name_version(session: Session, deck_id: int, number: int, name: str) -> None:
    """Give a version a name; an empty one takes the name away."""
    session.connection().execute(
        update(VERSIONS)
        .where(VERSIONS.c.deck_id == deck_id, VERSIONS.c.number == number)
        .values(name=name or None)
    )


def undo_target(trail: Iterable[Version]) -> int | None:
    """The version that undo goes back to; None at the beginning."""
    done, _ = _standing(trail)
    return done[-2] if len(done) > 1 else None


def redo_target(trail: Iterable[Version]) -> int | None:
    """The version that redo brings back; None with nothing undone."""
    _, undone = _standing(trail)
    return undone[-1] if undone else None


def _standing(trail: Iterable[Version]) -> tuple[list[int], list[int]]:
    """The versions done so far, and those undone, the last one last."""
    done: list[int] = []
    undone: list[int] = []
    for version in sorted(trail, key=lambda version: version.number):
        step = version.cause.step
        if step is Step.UNDO and len(done) > 1:
            undone.append(done.pop())
        elif step is Step.REDO and undone:
            done.append(undone.pop())
        else:
            done.append(version.number)
            undone.clear()
    return done, undone


def compare(before: DeckState, after: DeckState, catalogue: AnyCatalogue) -> VersionComparison:
    """The difference of two states, each judged by its own format and edition."""
    return VersionComparison(
        difference(before.decklist, after.decklist),
        verdict_of(before, catalogue),
        verdict_of(after, catalogue),
    )


def verdict_of(state: DeckState, catalogue: AnyCatalogue) -> VerdictView:
    """The verdict on a state."""
    return judge_deck(state, catalogue).view

"""Edits, which are the changes that curators stored together, and how they are undone."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from sqlmodel import Session, col, func, select

from app.games.tabletop.card_data import WITHDRAWN, Withdraw, Write
from app.games.tabletop.facts import CatalogueError
from app.tables.curation.changes import apply
from app.tables.curation.history import history_of
from app.tables.curation.overlays import Fields, OverlaidFacts, Place, overlaid_facts, subject_of
from app.tables.curation.write_rows import Author, FactDifference
from app.tables.facts import FactChange
from app.tables.settings import lock_revision

_SHOWN: Final = 3
"""Obstacles that a message names; the others are counted."""

_LONGEST_REASON: Final = 300


class UndoError(ValueError):
    """An edit that cannot be undone now; the message says why and what to do first."""


@dataclass(frozen=True, slots=True)
class Edit:
    """Changes of one game that were stored together, oldest first.

    `undone_by` is the id of the edit that undoes this one and is itself in force. `id` is the id
    of its first change.
    """

    changes: Sequence[FactChange]
    undone_by: int | None = None

    @property
    def id(self) -> int:
        return self.first.id or 0

    @property
    def first(self) -> FactChange:
        return self.changes[0]

    @property
    def changed_at(self) -> datetime:
        return self.first.changed_at

    @property
    def rows(self) -> Mapping[str, int]:
        """The number of rows that it changed, by kind."""
        counted: dict[str, set[str]] = {}
        for change in self.changes:
            counted.setdefault(change.kind, set()).add(change.key)
        return {kind: len(keys) for kind, keys in counted.items()}


def latest_edits(session: Session, game: str, most: int) -> list[Edit]:
    """Return the newest edits of a game, newest first."""
    edit = func.coalesce(col(FactChange.revision), -col(FactChange.id))
    newest = func.max(col(FactChange.id))
    numbers = session.exec(
        select(edit).where(FactChange.game == game).group_by(edit).order_by(newest.desc())
        .limit(most)
    ).all()  # fmt: skip
    found = session.exec(
        select(FactChange)
        .where(FactChange.game == game, edit.in_(numbers))
        .order_by(col(FactChange.id))
    ).all()
    by_edit: dict[int, list[FactChange]] = {number: [] for number in numbers}
    for change in found:
        by_edit[_number(change)].append(change)
    undone = _undone(session, game)
    return [Edit(changes, undone.get(changes[0].id or 0)) for changes in by_edit.values()]


def edit_of(session: Session, change: int, game: str) -> Edit:
    """Return the edit that a change belongs to. Raises LookupError if there is no such change."""
    found = session.get(FactChange, change)
    if found is None or found.game != game:
        raise LookupError(f"There is no change {change}")
    together = _together(session, found)
    return Edit(together, _undone(session, game).get(together[0].id or 0))


def edits_of_row(session: Session, kind: str, key: str, game: str) -> list[Edit]:
    """Return the edits of one row, newest first, each with all its changes."""
    undone = _undone(session, game)
    found = []
    for _, of_row in groupby(history_of(session, kind, key, game), _number):
        together = _together(session, next(of_row))
        found.append(Edit(together, undone.get(together[0].id or 0)))
    return found


def undo(
    session: Session, change: int, author: Author, reason: str, game: str
) -> tuple[FactDifference, ...]:
    """Undo the edit that a change belongs to and return the differences that this makes.

    Raises LookupError if there is no such change, UndoError if it was undone or its values were
    changed since, and CatalogueError if the card data would contradict itself without it.
    """
    lock_revision(session, subject_of(game))
    edit = edit_of(session, change, game)
    if edit.undone_by is not None:
        raise UndoError("This change has already been undone.")
    stands = overlaid_facts(session, game)
    writes = _opposite(session, stands, edit)
    why = reason or f"undone: {edit.first.reason}"
    try:
        return apply(
            session, writes, author, why[:_LONGEST_REASON], game=game, undoes=edit.id
        )  # fmt: skip
    except CatalogueError as error:
        raise UndoError(f"Other card data depends on this change: {error}.") from error


def _together(session: Session, change: FactChange) -> Sequence[FactChange]:
    """The changes that were stored with this one, oldest first."""
    if change.revision is None:
        return [change]
    return session.exec(
        select(FactChange)
        .where(FactChange.game == change.game, FactChange.revision == change.revision)
        .order_by(col(FactChange.id))
    ).all()


def _number(change: FactChange) -> int:
    return change.revision if change.revision is not None else -(change.id or 0)


def _undone(session: Session, game: str) -> dict[int, int]:
    """The edits that are undone, by the id of their first change, with the edit that undoes each.

    An edit that undoes another is in force unless it is undone in turn.
    """
    edit = func.coalesce(col(FactChange.revision), -col(FactChange.id))
    pairs = session.exec(
        select(func.min(col(FactChange.id)), col(FactChange.undoes))
        .where(FactChange.game == game, col(FactChange.undoes).is_not(None))
        .group_by(edit, col(FactChange.undoes))
        .order_by(func.min(col(FactChange.id)).desc())
    ).all()
    undone: dict[int, int] = {}
    for by, what in pairs:  # the newest first, so that it is known whether `by` is in force
        if by is not None and what is not None and by not in undone:
            undone.setdefault(what, by)
    return undone


def _opposite(session: Session, stands: OverlaidFacts, edit: Edit) -> list[Write | Withdraw]:
    """The changes that lead back to what was before the edit. Raises UndoError."""
    writes: list[Write | Withdraw] = []
    obstacles: list[str] = []
    by_place: dict[Place, list[FactChange]] = {}
    for change in edit.changes:
        by_place.setdefault((change.kind, change.key), []).append(change)
    for place, changes in reversed(by_place.items()):
        after = {change.field: change.after for change in changes}
        if any(change.action == "add" for change in changes):
            obstacles += _changed_since(session, stands, place, after, is_whole=True)
            writes.append(Withdraw(*place))
        elif after.get(WITHDRAWN) and place not in stands.below:
            fields = _before(session, stands, place, edit.id)
            writes.append(Write(place[0], stands.data.key_of(place[0], fields), fields))
        else:
            obstacles += _changed_since(session, stands, place, after)
            before = {change.field: change.before for change in changes}
            writes.append(Write(*place, before))
    if obstacles:
        more = f" and {len(obstacles) - _SHOWN} more" if len(obstacles) > _SHOWN else ""
        raise UndoError(f"{'; '.join(obstacles[:_SHOWN])}{more}. Undo the later change first.")
    return writes


def _changed_since(
    session: Session,
    stands: OverlaidFacts,
    place: Place,
    after: Fields,
    *,
    is_whole: bool = False,
) -> Iterable[str]:
    """Yield how a row has changed since an edit, in words; all of the row if the edit added it."""
    where = f"{stands.data.kinds[place[0]].singular} {place[1]}"
    now = stands.above.get(place)
    if now is None:
        yield f"The {where} has since been left out"
        return
    if is_whole and place not in stands.added:
        yield f"The {where} is now part of the release"
        return
    fields = now.keys() | after.keys() if is_whole else after.keys()
    for field in sorted(fields):
        if now.get(field) != after.get(field):
            if field == WITHDRAWN:
                yield f"The {where} has since been restored"
                continue
            shown = now.get(field) or "empty"
            yield f"{field} of the {where} has since been changed to {shown[:80]}"


def _before(session: Session, stands: OverlaidFacts, place: Place, edit: int) -> Fields:
    """The fields of a row that was added here and left out later, from its history."""
    changes = session.exec(
        select(FactChange)
        .where(
            FactChange.game == stands.data.game,
            FactChange.kind == place[0],
            FactChange.key == place[1],
            col(FactChange.id) < edit,
        )
        .order_by(col(FactChange.id))
    )
    fields: dict[str, str | None] = {}
    for change in changes:
        if change.field == WITHDRAWN:
            fields = {}
        else:
            fields[change.field] = change.after
    return fields

"""Curators' changes: shown first, then stored whole or not at all."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlmodel import Session, func, select

from app.catalogue import KEYS, columns, key_of
from app.catalogue.writes import WITHDRAWN, Withdraw, Write
from app.games import SPOILS
from app.games.spoils.facts import CatalogueError
from app.tables.base import utc_now
from app.tables.curation.standing import SUBJECT, Fields, Place, Standing, standing
from app.tables.curation.writes import Author, Difference, fingerprint
from app.tables.facts import Fact, FactChange, Origin, Overlay
from app.tables.settings import lock_revision

LONGEST_KEY: Final = 300
"""As many characters as the name of a row may have in the database."""


class StaleChangeError(RuntimeError):
    """Somebody else changed the same facts meanwhile; `differences` is what would change now."""

    def __init__(self, differences: Sequence[Difference]) -> None:
        super().__init__("These facts were changed meanwhile; look at the differences again.")
        self.differences = tuple(differences)


def preview(session: Session, changes: Iterable[Write | Withdraw]) -> tuple[Difference, ...]:
    """Every difference that the changes would make, nothing stored.

    Raises CatalogueError when the facts would contradict each other or cannot be read.
    """
    stands = standing(session)
    differences = tuple(_differences(stands, changes))
    _check(stands, differences)
    return differences


def apply(
    session: Session,
    changes: Iterable[Write | Withdraw],
    author: Author,
    reason: str,
    agreed: str | None = None,
) -> tuple[Difference, ...]:
    """Store the changes and return what differed; the revision rises if anything did.

    `agreed` is the fingerprint of the differences that were shown: StaleChangeError is
    raised when they would differ now. Raises CatalogueError as `preview` does; then
    nothing is stored.
    """
    revision = lock_revision(session, SUBJECT)
    stands = standing(session)
    differences = tuple(_differences(stands, changes))
    if agreed is not None and fingerprint(differences) != agreed:
        raise StaleChangeError(differences)
    if not differences:
        return ()
    _check(stands, differences)
    for difference in differences:
        _store(session, stands, difference, author, reason)
    _remove_withdrawn(session, stands, differences)
    revision.number += 1
    return differences


def _differences(stands: Standing, changes: Iterable[Write | Withdraw]) -> Iterable[Difference]:
    wanted: dict[Place, Fields] = {}
    for change in changes:
        fields = {WITHDRAWN: "yes"} if isinstance(change, Withdraw) else change.fields
        place = (change.kind, change.key)
        if isinstance(change, Withdraw) and place not in stands.above:
            raise CatalogueError(f"{change.kind}, {change.key}: there is no such row")
        wanted.setdefault(place, {}).update(fields)
    for place, fields in wanted.items():
        now = stands.above.get(place)
        for field, written in fields.items():
            after = (written or "").strip() or None
            before = now.get(field) if now is not None else None
            if before != after:
                yield Difference(*place, field, before, after, is_new=now is None)


def _check(stands: Standing, differences: Sequence[Difference]) -> None:
    above = dict(stands.above)
    for difference in differences:
        place = (difference.kind, difference.key)
        fresh = dict.fromkeys(columns(difference.kind))
        above[place] = {**above.get(place, fresh), difference.field: difference.after}
    for difference in differences:
        _check_key(difference, above[difference.kind, difference.key])
    stands.catalogue(above)


def _check_key(difference: Difference, fields: Fields) -> None:
    kind, key = difference.kind, difference.key
    if len(key) > LONGEST_KEY:
        raise CatalogueError(f"{kind}, {key[:60]}…: a name has at most {LONGEST_KEY} characters")
    if difference.is_new and key_of(kind, fields) != key:
        raise CatalogueError(f"{kind}, {key}: a new row is named {key_of(kind, fields)!r}")
    is_fixed = difference.field in KEYS[kind] and kind not in ("cards", "banned")
    if not difference.is_new and is_fixed:
        raise CatalogueError(
            f"{kind}, {key}: {difference.field} names this row and stays; add another row instead"
        )


def _store(
    session: Session, stands: Standing, difference: Difference, author: Author, reason: str
) -> None:
    place = (difference.kind, difference.key)
    if difference.is_new or place in stands.added:
        action = "add" if difference.is_new else "change"
        _write_fact(session, difference)
    else:
        action = _write_overlay(session, stands.below[place], difference, author, reason)
    session.add(
        FactChange(
            kind=difference.kind,
            key=difference.key,
            field=difference.field,
            action="withdraw" if difference.field == WITHDRAWN and difference.after else action,
            before=difference.before,
            after=difference.after,
            author_id=author.id,
            author=author.name,
            reason=reason,
        )
    )


def _write_fact(session: Session, difference: Difference) -> None:
    fact = session.get(Fact, (SPOILS, difference.kind, difference.key))
    if fact is None:
        last = session.exec(
            select(func.max(Fact.position)).where(Fact.game == SPOILS, Fact.kind == difference.kind)
        ).one()
        fact = Fact(
            kind=difference.kind,
            key=difference.key,
            position=(last or 0) + 1,
            fields=dict.fromkeys(columns(difference.kind)),
            origin=Origin.SITE,
        )
    fact.fields = {**fact.fields, difference.field: difference.after}
    fact.held = None
    session.add(fact)
    session.flush()


def _write_overlay(
    session: Session, below: Fields, difference: Difference, author: Author, reason: str
) -> str:
    overlay = session.exec(
        select(Overlay).where(
            Overlay.game == SPOILS,
            Overlay.kind == difference.kind,
            Overlay.key == difference.key,
            Overlay.field == difference.field,
        )
    ).first()
    shipped = below.get(difference.field)
    if difference.after == shipped:
        if overlay is not None:
            session.delete(overlay)
        return "restore"
    if overlay is None:
        overlay = Overlay(
            kind=difference.kind, key=difference.key, field=difference.field, author=author.name
        )
    overlay.shipped, overlay.value = shipped, difference.after
    overlay.author, overlay.author_id = author.name, author.id
    overlay.reason, overlay.changed_at, overlay.held = reason, utc_now(), None
    session.add(overlay)
    return "change"


def _remove_withdrawn(
    session: Session, stands: Standing, differences: Iterable[Difference]
) -> None:
    for difference in differences:
        place = (difference.kind, difference.key)
        if difference.field == WITHDRAWN and difference.after and place in stands.added:
            session.delete(session.get_one(Fact, (SPOILS, *place)))

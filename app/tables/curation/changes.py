"""Curators' changes: previewed first, then stored completely or not at all."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlmodel import Session, func, select

from app.games.tabletop.card_data import WITHDRAWN, Withdraw, Write
from app.games.tabletop.facts import CatalogueError
from app.tables.base import utc_now
from app.tables.curation.overlays import Fields, OverlaidFacts, Place, overlaid_facts, subject_of
from app.tables.curation.write_rows import Author, FactDifference, fingerprint
from app.tables.facts import Fact, FactChange, Origin, Overlay
from app.tables.settings import lock_revision

LONGEST_KEY: Final = 300
"""As many characters as the name of a row may have in the database."""


class StaleChangeError(RuntimeError):
    """Somebody else changed the same data; `differences` is what would change now."""

    def __init__(self, differences: Sequence[FactDifference]) -> None:
        super().__init__("These values were changed in the meantime; check the differences again.")
        self.differences = tuple(differences)


def preview(
    session: Session, changes: Iterable[Write | Withdraw], game: str
) -> tuple[FactDifference, ...]:
    """Return every difference that the changes would make, without storing anything.

    Raises CatalogueError if the card data would contradict itself or cannot be read.
    """
    stands = overlaid_facts(session, game)
    differences = tuple(_differences(stands, changes))
    _check(stands, differences)
    return differences


def apply(
    session: Session,
    changes: Iterable[Write | Withdraw],
    author: Author,
    reason: str,
    agreed: str | None = None,
    *,
    game: str,
    undoes: int | None = None,
) -> tuple[FactDifference, ...]:
    """Store the changes and return the differences. The revision rises if there are any.

    `undoes` is the id of the first of the stored changes that these undo. `agreed` is the
    fingerprint of the differences that were shown: StaleChangeError is raised if they would be
    others now. Raises CatalogueError like `preview`; then nothing is stored.
    """
    revision = lock_revision(session, subject_of(game))
    stands = overlaid_facts(session, game)
    differences = tuple(_differences(stands, changes))
    if agreed is not None and fingerprint(differences) != agreed:
        raise StaleChangeError(differences)
    if not differences:
        return ()
    _check(stands, differences)
    revision.number += 1
    for difference in differences:
        action = _store(session, stands, difference, author, reason)
        session.add(
            FactChange(
                game=game,
                kind=difference.kind,
                key=difference.key,
                field=difference.field,
                action=action,
                before=difference.before,
                after=difference.after,
                author_id=author.id,
                author=author.name,
                reason=reason,
                revision=revision.number,
                undoes=undoes,
            )
        )
    _remove_withdrawn(session, stands, differences)
    return differences


def _differences(
    stands: OverlaidFacts, changes: Iterable[Write | Withdraw]
) -> Iterable[FactDifference]:
    wanted: dict[Place, Fields] = {}
    for change in changes:
        fields = {WITHDRAWN: "yes"} if isinstance(change, Withdraw) else change.fields
        place = (change.kind, change.key)
        _check_columns(stands, change.kind, fields)
        if isinstance(change, Withdraw) and place not in stands.above:
            raise CatalogueError(f"{change.kind}, {change.key}: there is no such row")
        wanted.setdefault(place, {}).update(fields)
    for place, fields in wanted.items():
        now = stands.above.get(place)
        for field, written in fields.items():
            after = (written or "").strip() or None
            before = now.get(field) if now is not None else None
            if before != after:
                yield FactDifference(*place, field, before, after, is_new=now is None)


def _check_columns(stands: OverlaidFacts, kind: str, fields: Iterable[str]) -> None:
    if kind not in stands.data.kinds:
        raise CatalogueError(f"kind: {kind!r} is not a kind of card data")
    for field in fields:
        if field != WITHDRAWN and field not in stands.data.kinds[kind].names:
            raise CatalogueError(f"{field}: {kind} have no such field")


def _check(stands: OverlaidFacts, differences: Sequence[FactDifference]) -> None:
    above = dict(stands.above)
    for difference in differences:
        place = (difference.kind, difference.key)
        fresh = dict.fromkeys(stands.data.kinds[difference.kind].names)
        above[place] = {**above.get(place, fresh), difference.field: difference.after}
    for difference in differences:
        _check_key(stands, difference, above[difference.kind, difference.key])
    stands.catalogue(above)


def _check_key(stands: OverlaidFacts, difference: FactDifference, fields: Fields) -> None:
    kind, key = difference.kind, difference.key
    expected = stands.data.key_of(kind, fields)
    if len(key) > LONGEST_KEY:
        raise CatalogueError(
            f"{kind}, {key[:60]}…: a name can have at most {LONGEST_KEY} characters"
        )
    if difference.is_new and expected != key:
        raise CatalogueError(f"{kind}, {key}: a new row is named {expected!r}")
    may_change = kind in (stands.data.card_kind, "banned")
    is_fixed = difference.field in stands.data.kinds[kind].key and not may_change
    if not difference.is_new and is_fixed:
        raise CatalogueError(
            f"{kind}, {key}: {difference.field} identifies this row and cannot be changed; add "
            "another row instead"
        )


def _store(
    session: Session, stands: OverlaidFacts, difference: FactDifference, author: Author, reason: str
) -> str:
    """Store one difference and return the action that the history names."""
    place = (difference.kind, difference.key)
    if difference.is_new or place in stands.added:
        action = "add" if difference.is_new else "change"
        _write_fact(session, stands, difference)
    else:
        action = _write_overlay(session, stands, difference, author, reason)
    return "withdraw" if difference.field == WITHDRAWN and difference.after else action


def _write_fact(session: Session, stands: OverlaidFacts, difference: FactDifference) -> None:
    game = stands.data.game
    fact = session.get(Fact, (game, difference.kind, difference.key))
    if fact is None:
        last = session.exec(
            select(func.max(Fact.position)).where(Fact.game == game, Fact.kind == difference.kind)
        ).one()
        fact = Fact(
            game=game,
            kind=difference.kind,
            key=difference.key,
            position=(last or 0) + 1,
            fields=dict.fromkeys(stands.data.kinds[difference.kind].names),
            origin=Origin.SITE,
        )
    fact.fields = {**fact.fields, difference.field: difference.after}
    fact.held = None
    session.add(fact)
    session.flush()


def _write_overlay(
    session: Session, stands: OverlaidFacts, difference: FactDifference, author: Author, reason: str
) -> str:
    overlay = session.exec(
        select(Overlay).where(
            Overlay.game == stands.data.game,
            Overlay.kind == difference.kind,
            Overlay.key == difference.key,
            Overlay.field == difference.field,
        )
    ).first()
    shipped = stands.below[difference.kind, difference.key].get(difference.field)
    if difference.after == shipped:
        if overlay is not None:
            session.delete(overlay)
        return "restore"
    if overlay is None:
        overlay = Overlay(
            game=stands.data.game,
            kind=difference.kind,
            key=difference.key,
            field=difference.field,
            author=author.name,
        )
    overlay.shipped, overlay.value = shipped, difference.after
    overlay.author, overlay.author_id = author.name, author.id
    overlay.reason, overlay.changed_at, overlay.held = reason, utc_now(), None
    session.add(overlay)
    return "change"


def _remove_withdrawn(
    session: Session, stands: OverlaidFacts, differences: Iterable[FactDifference]
) -> None:
    for difference in differences:
        place = (difference.kind, difference.key)
        if difference.field == WITHDRAWN and difference.after and place in stands.added:
            session.delete(session.get_one(Fact, (stands.data.game, *place)))

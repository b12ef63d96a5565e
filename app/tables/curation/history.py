"""What curators changed, and what of it a release asks to look at again."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sqlmodel import Session, col, or_, select

from app.catalogue.writes import Write
from app.games import SPOILS
from app.games.spoils.facts import Card, Catalogue
from app.tables.curation.changes import apply
from app.tables.curation.standing import SUBJECT
from app.tables.curation.writes import Author
from app.tables.facts import Fact, FactChange, Overlay
from app.tables.settings import lock_revision


class Decision(StrEnum):
    """What a curator may do about an overlay whose ground moved."""

    KEEP = "keep"
    TAKE_SHIPPED = "take_shipped"


@dataclass(frozen=True, slots=True)
class SecondLook:
    """An overlay that needs a curator: the shipped value moved, went, or contradicts it.

    `shipped` is what the release says now; `is_gone` when it no longer has the row.
    """

    overlay: Overlay
    shipped: str | None
    is_gone: bool


def overlays_of(session: Session, catalogue: Catalogue, card: Card) -> Sequence[Overlay]:
    """What curators changed of a card and its printings, texts left out, oldest first."""
    keys = [str(printing.id) for printing in catalogue.printings_of(card)]
    return session.exec(
        select(Overlay)
        .where(Overlay.game == SPOILS, Overlay.field != "text", col(Overlay.held).is_(None))
        .where(
            or_(
                (col(Overlay.kind) == "cards") & (col(Overlay.key) == card.name),
                (col(Overlay.kind) == "cards")
                & (col(Overlay.field) == "name")
                & (col(Overlay.value) == card.name),
                (col(Overlay.kind) == "printings") & col(Overlay.key).in_(keys),
            )
        )
        .order_by(col(Overlay.changed_at), col(Overlay.id))
    ).all()


def history_of(session: Session, kind: str, key: str) -> Sequence[FactChange]:
    """Every change of one row, newest first."""
    return session.exec(
        select(FactChange)
        .where(FactChange.game == SPOILS, FactChange.kind == kind, FactChange.key == key)
        .order_by(col(FactChange.id).desc())
    ).all()


def second_looks(session: Session) -> list[SecondLook]:
    """The overlays whose shipped value moved under them, or that are held back."""
    shipped = {
        (fact.kind, fact.key): fact.fields
        for fact in session.exec(
            select(Fact)
            .join(
                Overlay,
                (col(Overlay.kind) == col(Fact.kind)) & (col(Overlay.key) == col(Fact.key)),
            )
            .where(Fact.game == SPOILS)
        )
    }
    found = []
    for overlay in session.exec(
        select(Overlay).where(Overlay.game == SPOILS).order_by(Overlay.kind, Overlay.key)
    ):
        fields = shipped.get((overlay.kind, overlay.key))
        now = fields.get(overlay.field) if fields is not None else None
        if fields is None or now != overlay.shipped or overlay.held:
            found.append(SecondLook(overlay, now, is_gone=fields is None))
    return found


def held_additions(session: Session) -> Sequence[Fact]:
    """What was added here and cannot stand with the present release; `held` says why."""
    return session.exec(
        select(Fact)
        .where(Fact.game == SPOILS, col(Fact.held).is_not(None))
        .order_by(Fact.kind, Fact.key)
    ).all()


def discard(session: Session, kind: str, key: str, author: Author) -> None:
    """Remove an addition that is held back. Raises LookupError when there is none."""
    fact = session.get(Fact, (SPOILS, kind, key))
    if fact is None or fact.held is None:
        raise LookupError(f"Nothing is held back at {kind}, {key}")
    for field, value in fact.fields.items():
        if value is not None:
            session.add(
                FactChange(
                    kind=kind,
                    key=key,
                    field=field,
                    action="withdraw",
                    before=value,
                    author_id=author.id,
                    author=author.name,
                    reason=fact.held,
                )
            )
    session.delete(fact)


def decide(session: Session, overlay_id: int, decision: Decision, author: Author) -> None:
    """Keep an overlay above the moved value, or take the shipped value.

    An overlay of a row that is gone can only be dropped, by taking what is shipped. Raises
    LookupError when there is no such overlay, CatalogueError when it cannot stand.
    """
    revision = lock_revision(session, SUBJECT)
    overlay = session.get(Overlay, overlay_id)
    if overlay is None:
        raise LookupError(f"There is no overlay {overlay_id}")
    fact = session.get(Fact, (SPOILS, overlay.kind, overlay.key))
    if fact is None or overlay.held or decision is Decision.TAKE_SHIPPED:
        if decision is Decision.KEEP:
            raise LookupError("This cannot stand any more; write it anew where it belongs")
        _drop(session, overlay, fact, author)
        revision.number += 1
        return
    overlay.shipped = fact.fields.get(overlay.field)
    session.add(overlay)


def _drop(session: Session, overlay: Overlay, fact: Fact | None, author: Author) -> None:
    shipped = fact.fields.get(overlay.field) if fact is not None else None
    if fact is not None and not overlay.held:
        write = Write(overlay.kind, overlay.key, {overlay.field: shipped})
        apply(session, [write], author, "the shipped value is right")
        return
    session.add(
        FactChange(
            kind=overlay.kind,
            key=overlay.key,
            field=overlay.field,
            action="restore",
            before=overlay.value,
            after=shipped,
            author_id=author.id,
            author=author.name,
            reason="could not stand any more",
        )
    )
    session.delete(overlay)

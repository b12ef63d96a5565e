"""The history of curators' changes, and the changes that need a review after an upgrade."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sqlmodel import Session, col, or_, select

from app.games import game as game_of
from app.games.tabletop.card_data import Write
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.tables.curation.changes import apply
from app.tables.curation.overlays import subject_of
from app.tables.curation.write_rows import Author
from app.tables.facts import Fact, FactChange, Overlay
from app.tables.settings import lock_revision


class OverlayDecision(StrEnum):
    """A curator's choices for an overlay whose shipped value has changed."""

    KEEP = "keep"
    TAKE_SHIPPED = "take_shipped"


@dataclass(frozen=True, slots=True)
class OverlayToReview:
    """An overlay that needs a review: its shipped value changed, was removed, or contradicts it.

    `shipped` is the value in the present release; `is_gone` says that the release no longer has the
    row.
    """

    overlay: Overlay
    shipped: str | None
    is_gone: bool


def overlays_of(
    session: Session, catalogue: AnyCatalogue, card: CardLike, game: str
) -> Sequence[Overlay]:
    """Return curators' changes of a card and its printings, oldest first, without texts."""
    data = game_of(game).cards.needed()
    keys = [str(printing.id) for printing in catalogue.printings_of(card)]
    return session.exec(
        select(Overlay)
        .where(Overlay.game == game, Overlay.field != "text", col(Overlay.held).is_(None))
        .where(
            or_(
                (col(Overlay.kind) == data.card_kind) & (col(Overlay.key) == card.name),
                (col(Overlay.kind) == data.card_kind)
                & (col(Overlay.field) == data.card_name)
                & (col(Overlay.value) == card.name),
                (col(Overlay.kind) == "printings") & col(Overlay.key).in_(keys),
            )
        )
        .order_by(col(Overlay.changed_at), col(Overlay.id))
    ).all()


def history_of(session: Session, kind: str, key: str, game: str) -> Sequence[FactChange]:
    """Return every change of one row, newest first."""
    return session.exec(
        select(FactChange)
        .where(FactChange.game == game, FactChange.kind == kind, FactChange.key == key)
        .order_by(col(FactChange.id).desc())
    ).all()


def overlays_to_review(session: Session, game: str) -> list[OverlayToReview]:
    """Return the overlays whose shipped value has changed, or that are held back."""
    shipped = {
        (fact.kind, fact.key): fact.fields
        for fact in session.exec(
            select(Fact)
            .join(
                Overlay,
                (col(Overlay.game) == col(Fact.game))
                & (col(Overlay.kind) == col(Fact.kind))
                & (col(Overlay.key) == col(Fact.key)),
            )
            .where(Fact.game == game)
        )
    }
    found = []
    for overlay in session.exec(
        select(Overlay).where(Overlay.game == game).order_by(Overlay.kind, Overlay.key)
    ):
        fields = shipped.get((overlay.kind, overlay.key))
        now = fields.get(overlay.field) if fields is not None else None
        if fields is None or now != overlay.shipped or overlay.held:
            found.append(OverlayToReview(overlay, now, is_gone=fields is None))
    return found


def held_additions(session: Session, game: str) -> Sequence[Fact]:
    """Return the rows added here that contradict the present release; `held` is the reason."""
    return session.exec(
        select(Fact)
        .where(Fact.game == game, col(Fact.held).is_not(None))
        .order_by(Fact.kind, Fact.key)
    ).all()


def discard(session: Session, kind: str, key: str, author: Author, game: str) -> None:
    """Remove an added row that is held back. Raises LookupError if there is none."""
    fact = session.get(Fact, (game, kind, key))
    if fact is None or fact.held is None:
        raise LookupError(f"No change is waiting at {kind}, {key}")
    for field, value in fact.fields.items():
        if value is not None:
            session.add(
                FactChange(
                    game=game,
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


def decide(session: Session, overlay_id: int, decision: OverlayDecision, author: Author) -> None:
    """Keep an overlay over the new shipped value, or take the shipped value.

    An overlay of a removed row can only be dropped, by taking the shipped value. Raises LookupError
    if there is no such overlay, and CatalogueError if it contradicts other data.
    """
    game = session.exec(select(Overlay.game).where(Overlay.id == overlay_id)).first()
    revision = lock_revision(session, subject_of(game)) if game is not None else None
    overlay = session.get(Overlay, overlay_id, populate_existing=True)
    if overlay is None or revision is None:
        raise LookupError(f"There is no overlay {overlay_id}")
    fact = session.get(Fact, (overlay.game, overlay.kind, overlay.key))
    if fact is None or overlay.held or decision is OverlayDecision.TAKE_SHIPPED:
        if decision is OverlayDecision.KEEP:
            raise LookupError("This change no longer applies; make it again in the right place")
        _drop(session, overlay, fact, author)
        revision.number += 1
        return
    overlay.shipped = fact.fields.get(overlay.field)
    session.add(overlay)


def _drop(session: Session, overlay: Overlay, fact: Fact | None, author: Author) -> None:
    shipped = fact.fields.get(overlay.field) if fact is not None else None
    if fact is not None and not overlay.held:
        write = Write(overlay.kind, overlay.key, {overlay.field: shipped})
        apply(session, [write], author, "the shipped value is right", game=overlay.game)
        return
    session.add(
        FactChange(
            game=overlay.game,
            kind=overlay.kind,
            key=overlay.key,
            field=overlay.field,
            action="restore",
            before=overlay.value,
            after=shipped,
            author_id=author.id,
            author=author.name,
            reason="could no longer be applied",
        )
    )
    session.delete(overlay)

"""Facts about a card that the database stores besides its data."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.site.platform.request.current_game import current_game
from app.tables import Database
from app.tables.curation import overlays_of


@dataclass(frozen=True)
class CuratedField:
    """A field that a curator of this site changed."""

    field: str
    shipped: str | None
    value: str | None
    reason: str


def curated(
    card: CardLike, catalogue: AnyCatalogue, database: Database
) -> tuple[CuratedField, ...]:
    """Return the fields of a card that curators of this site changed, oldest first."""
    with database.reading() as session:
        return tuple(
            CuratedField(overlay.field, overlay.shipped, overlay.value, overlay.reason)
            for overlay in overlays_of(session, catalogue, card, current_game().key)
        )

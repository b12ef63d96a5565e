"""Fields of the builder's form that belong to a row: `KIND.ZONE.PRINTING`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from app.games.tabletop.decklists.shape import DeckLayout
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike


def row_fields(
    kind: str, form: Mapping[str, str], catalogue: AnyCatalogue, layout: DeckLayout
) -> Iterator[tuple[str, StrEnum, PrintingLike]]:
    """Yield the fields of one kind, with their values, whose zone and printing exist."""
    for field, written in form.items():
        if not field.startswith(f"{kind}."):
            continue
        zone, _, identity = field.removeprefix(f"{kind}.").partition(".")
        printing = catalogue.by_printing.get(PrintingId(identity))
        if printing is not None and zone in {known.value for known in layout.zones}:
            yield written, layout.zone_of(zone), printing

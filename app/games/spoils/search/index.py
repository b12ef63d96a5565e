"""The cards of The Spoils, ready to be searched."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.tabletop import search


@dataclass(frozen=True, slots=True, repr=False)
class SearchIndex(search.SearchIndex[Card, Printing]):
    """The cards of one catalogue by name, ready to be searched. Keep one per catalogue."""

    catalogue: Catalogue

    @classmethod
    def of(cls, catalogue: Catalogue) -> SearchIndex:
        """Prepare a catalogue for searching."""
        return cls.prepared(catalogue, lambda card: card.text, lambda card: card.subtypes)

"""The titles of Shadowfist, ready to be searched."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.facts import Catalogue, Printing, Title
from app.games.tabletop import search


@dataclass(frozen=True, slots=True, repr=False)
class SearchIndex(search.SearchIndex[Title, Printing]):
    """The titles of one catalogue, ready to be searched. Keep one per catalogue."""

    catalogue: Catalogue

    @classmethod
    def of(cls, catalogue: Catalogue) -> SearchIndex:
        """Prepare a catalogue for searching; the text of a title is that of a newest printing."""

        def text_of(title: Title) -> str | None:
            texts = (printing.text for printing in reversed(catalogue.printings_of(title)))
            return next(filter(None, texts), None)

        return cls.prepared(catalogue, text_of)

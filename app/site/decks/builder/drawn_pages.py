"""Pages of decks that are shown again: what they say is found out and drawn once.

A saved version never changes, so its page depends on it, on the visit and on the catalogue only.
Where rows are filtered it also depends on what the filter reads, and nothing is kept.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.collection import Holdings
from app.site.decks.access import ReachedDeck
from app.site.decks.builder.arranging import Arrangement, View
from app.site.decks.builder.editor import Editor, editor_of
from app.site.decks.builder.removed_rows import Gone
from app.site.decks.stored_decks import StoredDeck
from app.site.platform.catalogue import IndexedCatalogue
from app.site.platform.recent import Recent, recent_ones

MOST: Final = 100
"""The most pages whose values are kept; those of one page take about 50 KB."""


@dataclass(frozen=True)
class Visit:
    """How a visitor looks at a deck, and what of its cards the visitor owns."""

    arrangement: Arrangement
    holdings: Holdings | None
    gone: tuple[Gone, ...]
    claims_finished: bool

    @property
    def shown(self) -> Hashable | None:
        """Return what the page depends on besides deck and catalogue; None if it is filtered."""
        if self.arrangement.filter:
            return None
        owned = None if self.holdings is None else tuple(sorted(self.holdings.by_name.items()))
        return self.arrangement, owned, self.gone, self.claims_finished


def editor_for(deck: StoredDeck, indexed: IndexedCatalogue, visit: Visit) -> Editor:
    """Return the values of a deck's page, those of an earlier request if nothing differs."""
    shown = visit.shown
    kept: Recent[Hashable, Editor] = recent_ones("editors", MOST)
    editor = kept.find((deck.saved_as, shown)) if shown else None
    if editor is None or editor.catalogue is not indexed.catalogue:
        editor = editor_of(
            deck.state,
            indexed,
            visit.arrangement,
            visit.holdings,
            visit.gone,
            claims_finished=visit.claims_finished,
        )
        if shown:
            kept.keep((deck.saved_as, shown), editor)
    return editor


def drawn_as(reached: ReachedDeck, visit: Visit) -> tuple[Hashable, ...] | None:
    """Return what the sheets of the builder show, as far as the catalogue does not decide it.

    None where they have to be drawn anew: filtered rows, and cards with their rules text.
    """
    shown = visit.shown
    if shown is None or visit.arrangement.view is not View.LIST:
        return None
    return reached.base, reached.open_base, reached.deck.saved_as, shown

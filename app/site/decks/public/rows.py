"""A public deck as one row of a list: what is known of its cards, and what others think of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.profiles import DeckProfile, profile_of
from app.site.decks.public.store import Opinions, PublicDeck
from app.site.decks.shipped import ShippedDeck, shipped_decks
from app.site.decks.snapshot import DeckState
from app.site.decks.stored_decks import StoredDeck


@dataclass(frozen=True)
class PublicRow:
    """One row."""

    deck: StoredDeck
    opinions: Opinions
    profile: DeckProfile

    @property
    def state(self) -> DeckState:
        """Return what the deck contains."""
        return self.deck.state

    @property
    def address(self) -> str:
        """Return the URL of the deck's page."""
        return f"/decks/view/{self.deck.public_id}"


def row_of(public: PublicDeck, catalogue: AnyCatalogue) -> PublicRow:
    """Return the row of a deck."""
    return PublicRow(public.deck, public.opinions, profile_of(public.deck.state, catalogue))


@dataclass(frozen=True)
class ShippedRow:
    """A deck that comes with the site as one row."""

    deck: ShippedDeck
    profile: DeckProfile


@lru_cache(maxsize=8)
def shipped_rows(key: str, catalogue: AnyCatalogue, _day: date) -> tuple[ShippedRow, ...]:
    """Return the decks that come with the game of this key, posted ones first.

    The day is that of the verdicts.
    """
    decks = sorted(shipped_decks(key, catalogue).values(), key=lambda deck: deck.posted is None)
    return tuple(ShippedRow(deck, profile_of(deck.state, catalogue)) for deck in decks)

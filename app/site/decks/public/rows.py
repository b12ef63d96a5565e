"""A public deck as one row of a list: what is known of its cards, and what others think of it."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.profiles import DeckProfile, profile_of
from app.site.decks.public.store import Opinions, PublicDeck
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

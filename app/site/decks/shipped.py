"""Decks that come with the site: preconstructed ones, and tournament decks that players posted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from urllib.parse import urlencode

from app.games import game
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.posted import PostedDeck
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.decks import SearchedDeck, held_in
from app.site.decks.snapshot import DeckState
from app.site.platform.request.current_game import home_path


@dataclass(frozen=True)
class ShippedDeck:
    """A deck that everybody can look at, play and copy; `posted` is None of a precon."""

    id: str
    state: DeckState
    posted: PostedDeck | None = None

    @property
    def decklist(self) -> AnyDecklist:
        """Return its cards."""
        return self.state.decklist

    @property
    def address(self) -> str:
        """Return the page that shows its list and its verdict."""
        asked = {"precon": self.id} | ({"format": self.state.format} if self.posted else {})
        return f"{home_path()}?{urlencode(asked)}"

    @property
    def reason(self) -> str:
        """Return how the history of a copy calls the deck."""
        return f"{'Posted deck' if self.posted else 'Precon'}: {self.state.name}"


@lru_cache(maxsize=8)
def shipped_decks(key: str, catalogue: AnyCatalogue) -> Mapping[str, ShippedDeck]:
    """Return the decks that come with the game of this key by id, preconstructed ones first.

    A posted deck with a card that the catalogue lacks is left out.
    """
    return MappingProxyType({deck.id: deck for deck in _shipped(key, catalogue)})


def _shipped(key: str, catalogue: AnyCatalogue) -> Iterator[ShippedDeck]:
    files = game(key).files.needed()
    for precon in catalogue.precons.values():
        yield ShippedDeck(precon.id, DeckState(files.of_precon(precon, catalogue)))
    for posted in files.posted:
        deck = files.of_posted(posted, catalogue)
        if deck is not None:
            yield ShippedDeck(posted.id, DeckState(deck, posted.format), posted)


def searchable(deck: ShippedDeck, catalogue: AnyCatalogue) -> SearchedDeck:
    """Return a deck as a search sees it."""
    return SearchedDeck(
        name=deck.state.name,
        held=held_in(deck.decklist),
        author=deck.posted.event if deck.posted else "",
        format=catalogue.formats.get(deck.state.format),
        edition=deck.state.edition,
        is_shipped=True,
    )

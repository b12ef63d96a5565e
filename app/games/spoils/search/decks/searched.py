"""A deck of The Spoils as a search looks at it."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue, Format
from app.games.tabletop.search.decks import searched


@dataclass(frozen=True, slots=True)
class SearchedDeck(searched.SearchedDeck[Format]):
    """What can be asked of a deck of The Spoils."""


def edition_of(deck: SearchedDeck) -> Edition:
    """The edition that a deck is made for."""
    return DEFAULT_EDITION if deck.edition is None else Edition(deck.edition)


def decklist_of(deck: SearchedDeck, catalogue: Catalogue) -> Decklist:
    """The cards as the checks take them; printings that are gone are left out."""
    known = catalogue.by_printing
    return Decklist(
        tuple(
            Line(known[of.printing], of.copies, Zone(of.zone), of.mark)
            for of in deck.held
            if of.printing in known
        )
    )

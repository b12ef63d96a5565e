"""Decks to be compared on the same shuffles: one with a card replaced, or two of their own."""

from __future__ import annotations

from dataclasses import replace

from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import Prepared, deck_card
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.alignment import aligned_cards


def aligned(base: Prepared, other: Prepared) -> Prepared:
    """The other start with every card that both decks hold in the place it has in the base."""
    cards = aligned_cards(base.setup.cards, other.setup.cards)
    return replace(other, setup=replace(other.setup, cards=cards))


def changed(base: Prepared, out: str, into: str, copies: int, catalogue: Catalogue) -> Prepared:
    """The start with `copies` copies of one title replaced by another, in their places.

    The new card is of the newest printing. Raises GoldfishError when the deck has fewer copies.
    """
    there = [place for place, card in enumerate(base.setup.cards) if card.name == out]
    if len(there) < copies:
        raise GoldfishError(f"The deck has {len(there)} {out}, not {copies}")
    printing = catalogue.newest_printing(catalogue.by_name[into])
    cards = list(base.setup.cards)
    for place in there[:copies]:
        cards[place] = deck_card(catalogue, printing)
    return replace(base, setup=replace(base.setup, cards=tuple(cards)))

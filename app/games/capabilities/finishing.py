"""Finishing a deck: suggested cards and fillers for all that it still lacks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.games.capabilities.construction import CriteriaLike
from app.games.capabilities.suggestions import Wish
from app.games.game import Game
from app.games.tabletop.decklists.decklist import AnyDecklist

_AT_ONCE: Final = 3
"""Copies of a suggested card that are added, if as many are allowed."""

_MOST_NAMES: Final = 60


def finished(
    game: Game, deck: AnyDecklist, criteria: CriteriaLike, wish: Wish, size: int
) -> AnyDecklist:
    """Return the deck with suggested cards and fillers until it has so many cards.

    A deck without a header, such as a faction, gets the one that is proposed for it. A deck for
    which too few cards are suggested stays smaller. Raises MissingCapabilityError if the game
    suggests no cards.
    """
    offer, construction = game.suggestions.needed(), game.construction.needed()
    fillers, shape = game.fillers.or_none(), game.editing.needed().shape
    deck = _with_header(game, deck, criteria)
    for _ in range(_MOST_NAMES):
        lacking = size - deck.size - (fillers.room(deck, size) if fillers else 0)
        best = next(iter(offer.suggest(deck, criteria, wish)), None) if lacking > 0 else None
        if best is None:
            break
        copies = min(_AT_ONCE, construction.most(best.printing.card.name, criteria), lacking)
        zone = shape.home(best.printing, shape.main.zone)
        line = shape.line(best.printing, copies, zone, None)
        deck = replace(deck, lines=(*deck.lines, line))
    if fillers is not None and deck.size < size:
        copies = min(size - deck.size, fillers.room(deck, size))
        deck = replace(deck, lines=(*deck.lines, *fillers.fill(deck, copies, criteria.catalogue)))
    return deck.merged()


def _with_header(game: Game, deck: AnyDecklist, criteria: CriteriaLike) -> AnyDecklist:
    header, shape = game.header.or_none(), game.editing.needed().shape
    if header is None or shape.lone is None or header.of(deck):
        return deck
    offers = header.offers(deck, criteria.catalogue)
    proposed = next((one.card for one in offers if one.is_proposed), None)
    if proposed is None:
        return deck
    printing = criteria.catalogue.newest_printing(proposed)
    line = shape.line(printing, 1, shape.home(printing, shape.lone), None)
    return replace(deck, lines=(*deck.lines, line))

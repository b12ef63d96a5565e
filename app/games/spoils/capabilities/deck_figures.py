"""The figures of decks of The Spoils."""

from typing import Final

from app.games.capabilities.deck_figures import DeckFigures
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_figures import Figures, figures_of, staple_offer
from app.games.spoils.presentation.deck_sketch import sketch_of


def _of_unfinished(deck: Decklist, size: int, catalogue: Catalogue) -> Figures:
    return figures_of(deck, staple_offer(deck, size, catalogue))


DECK_FIGURES: Final[DeckFigures[Catalogue, Decklist, Figures]] = DeckFigures(
    of=figures_of,
    of_unfinished=_of_unfinished,
    sketch=sketch_of,
    template="spoils/_deck_figures.html",
    short_template="spoils/_short_figures.html",
)

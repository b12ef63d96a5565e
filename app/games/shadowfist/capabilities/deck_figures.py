"""The figures of decks of Shadowfist."""

from typing import Final

from app.games.capabilities.deck_figures import DeckFigures
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.deck_figures import Figures, figures_of, sketch_of

DECK_FIGURES: Final[DeckFigures[Catalogue, Decklist, Figures]] = DeckFigures(
    of=figures_of,
    of_unfinished=lambda deck, size, catalogue: figures_of(deck),
    sketch=sketch_of,
    template="shadowfist/_deck_figures.html",
    short_template="shadowfist/_short_figures.html",
)

"""A deck in a few words."""

from app.games.capabilities.deck_figures import DeckSketch
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_figures import SpoilsDeckFigures
from app.games.spoils.presentation.deck_files import DECK_FILES


def sketch(precon: str, catalogue: Catalogue) -> DeckSketch:
    deck = DECK_FILES.of_precon(catalogue.precons[precon], catalogue)
    return SpoilsDeckFigures().sketch(deck, catalogue)


def test_a_sketch_counts_kinds_and_names_what_is_typical(catalogue: Catalogue) -> None:
    warlord = sketch("seed-1-warlord", catalogue)
    assert warlord.does == "inflicts damage and flips cards up"
    assert warlord.kinds == (("character", 22), ("item", 1), ("location", 1), ("tactic", 8))
    assert warlord.shared == (("soldier", 14), ("dragon", 6))


def test_every_precon_does_something_else(catalogue: Catalogue) -> None:
    sketches = {sketch(precon, catalogue) for precon in catalogue.precons}
    assert len(sketches) == len(catalogue.precons)
    assert all(each.does for each in sketches)


def test_there_is_nothing_to_say_of_an_empty_deck(catalogue: Catalogue) -> None:
    assert SpoilsDeckFigures().sketch(Decklist(()), catalogue) == DeckSketch()

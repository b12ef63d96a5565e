"""Real cards with their texts, on a table laid out by hand."""

from app.games.shadowfist.engine.model.kinds import Kind, kind_of
from app.games.shadowfist.engine.wordings import text_of_printing
from app.games.shadowfist.facts import Catalogue


def real(catalogue: Catalogue, title: str) -> Kind:
    """The newest printing of a title as the referee plays it, with its text."""
    printing = catalogue.newest[title]
    text = text_of_printing(catalogue, printing)
    assert text is not None, f"the text of {title} is not known"
    return kind_of(printing.card, printing.printed, str(printing.id), text)

"""A card's script: its paragraphs in the order they are read."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.changes import Paragraph
from app.games.spoils.vocabulary.paragraphs import HasKeyword
from app.games.spoils.vocabulary.places import Keyword

__all__ = ["ANY_NUMBER", "COVERT", "TACTICAL", "Script", "script"]

COVERT = HasKeyword(Keyword.COVERT)
TACTICAL = HasKeyword(Keyword.TACTICAL)
ANY_NUMBER = HasKeyword(Keyword.ANY_NUMBER)


@dataclass(frozen=True, slots=True)
class Script:
    """What the card of that name does. A card without rules text has no paragraphs."""

    name: str
    paragraphs: tuple[Paragraph, ...] = ()


def script(name: str, *paragraphs: Paragraph) -> Script:
    """The script of a card."""
    return Script(name, paragraphs)

"""The Spoils' words by name, and its scripts as JSON."""

from __future__ import annotations

from typing import Final

from app.games.spoils import terms
from app.games.spoils.vocabulary import (
    amounts,
    cards,
    changes,
    events,
    flow,
    paragraphs,
    places,
    plays,
    relations,
    steps,
)
from app.games.spoils.vocabulary.paragraphs import Script
from app.games.tabletop import scripts as shared_words
from app.games.tabletop.scripts import numbers as shared_numbers
from app.games.tabletop.scripts.json_form import Lexicon, VocabularyError

__all__ = ["VocabularyError", "from_json", "to_json", "words"]

LEXICON: Final = Lexicon(
    (
        terms,
        places,
        shared_words,
        shared_numbers,
        cards,
        relations,
        amounts,
        events,
        changes,
        steps,
        plays,
        flow,
        paragraphs,
    ),
    Script,
)
words = LEXICON.words
to_json = LEXICON.to_json
from_json = LEXICON.from_json

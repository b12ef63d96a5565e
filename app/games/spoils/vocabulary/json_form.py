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
from app.games.tabletop.scripts import bases as shared_bases
from app.games.tabletop.scripts import flow as shared_flow
from app.games.tabletop.scripts import numbers as shared_numbers
from app.games.tabletop.scripts.json_form import Lexicon, VocabularyError

__all__ = ["VocabularyError", "from_json", "to_json", "words"]

LEXICON: Final = Lexicon(
    (
        terms,
        places,
        shared_bases,
        shared_numbers,
        shared_flow,
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

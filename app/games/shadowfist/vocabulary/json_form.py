"""Shadowfist's words by name, its scripts as JSON, and the check that scripts are well-formed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass
from enum import Enum
from typing import Final

from app.games.shadowfist import terms
from app.games.shadowfist.vocabulary import (
    amounts,
    cards,
    changes,
    events,
    paragraphs,
    places,
    requirements,
    steps,
)
from app.games.shadowfist.vocabulary.paragraphs import Script
from app.games.tabletop import scripts as shared_words
from app.games.tabletop.scripts import numbers, walk
from app.games.tabletop.scripts.json_form import Lexicon, VocabularyError

LEXICON: Final = Lexicon(
    (
        terms,
        places,
        shared_words,
        numbers,
        cards,
        amounts,
        changes,
        events,
        requirements,
        steps,
        paragraphs,
    ),
    Script,
)


def check_words(scripts: Iterable[Script]) -> None:
    """Check the fields of all words. Raises VocabularyError, which names card and word."""
    for script in scripts:
        try:
            for word in walk(script):
                if is_dataclass(word) and not isinstance(word, Enum):
                    LEXICON.check_kinds(word)
        except (VocabularyError, KeyError) as error:
            raise VocabularyError(f"{script.title}: {error}") from error

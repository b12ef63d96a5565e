"""Titles of columns, known in many languages and however they are written."""

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final, Generic, TypeVar

from app.games.spreadsheets import unguard
from app.games.text import LONGEST_NAME, fold

C = TypeVar("C", bound=Enum)

_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_WORDS: Final = re.compile(r"[^\W_]+|#")
_ASIDE: Final = re.compile(r"\s*[(\[].*?[)\]]\s*$")
_QUESTION_WORDS: Final = """
your what is s the please enter of in a
dein deine ihr ihre wie lautet ist bitte der die das
votre ton ta quel quelle est le la les l du de
tu su cual es el il tuo tua suo sua qual e seu teu o
je jouw uw wat twoje twoj jakie jaki jest podaj swoje
"""
_FILLERS: Final = frozenset(_QUESTION_WORDS.split())
"""Words that make a question or a sentence of a title: `What is your name?`."""


def fold_title(title: str) -> str:
    """The words of a title: `participant_name`, `cardName` and `E-Mail:` as plain words."""
    return " ".join(_WORDS.findall(fold(_HUMP.sub(" ", unguard(title.strip())))))


def _without_fillers(folded: str) -> str:
    """The words of a folded title that matter; all of them if none does."""
    return " ".join(word for word in folded.split() if word not in _FILLERS) or folded


class Titles(Generic[C]):
    """The titles that columns of one kind of table may have.

    Built from spellings separated by commas, by column.
    """

    def __init__(self, spellings: Mapping[C, str]) -> None:
        self._columns = {
            fold_title(spelt): column
            for column, listed in spellings.items()
            for spelt in listed.replace("\n", " ").split(",")
        }
        for folded, column in list(self._columns.items()):
            self._columns.setdefault(_without_fillers(folded), column)

    def find(self, title: str) -> C | None:
        """The column of that title; None for one that is not known.

        What stands in brackets behind a title and the words of a question do not matter.
        """
        if len(title) > LONGEST_NAME:
            return None
        for written in dict.fromkeys((title, _ASIDE.sub("", title))):
            folded = fold_title(written)
            column = self._columns.get(folded) or self._columns.get(_without_fillers(folded))
            if column is not None:
                return column
        return None

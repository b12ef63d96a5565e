"""The reading position in a query: blanks, joining words, quotes and regular expressions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from app.games.tabletop.search.errors import QueryError

QUOTES: Final = '"“”„‟«»＂'
_BLANK: Final = re.compile(r"\s*")
_JOINING: Final = re.compile(r"(and|or|not)(?=[\s()\-!]|$)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Written:
    """One value as it stands in the query. `is_pattern` when it stood between slashes."""

    text: str
    start: int
    end: int
    is_quoted: bool = False
    is_pattern: bool = False


@dataclass
class Tokenizer:
    """One place in one query, moving from left to right from where it `began`."""

    text: str
    place: int = 0
    began: int = field(init=False)

    def __post_init__(self) -> None:
        self.began = self.place

    def at_end(self) -> bool:
        """Skip blanks; whether nothing is left."""
        match = _BLANK.match(self.text, self.place)
        self.place = match.end() if match else self.place
        return self.place >= len(self.text)

    def is_blank(self) -> bool:
        """Tell whether the whole query is blank."""
        return not self.text[self.began :].strip()

    def ends_at(self, place: int) -> bool:
        """Tell whether a word would end at a place."""
        return place >= len(self.text) or self.text[place].isspace() or self.text[place] == ")"

    def peeks(self, sign: str) -> bool:
        """Tell whether the sign comes next, after any blanks."""
        return not self.at_end() and self.text[self.place] == sign

    def peeks_here(self, sign: str) -> bool:
        """Tell whether the sign comes next, without a blank."""
        return self.text.startswith(sign, self.place)

    def joining(self) -> str | None:
        """The joining word that comes next, in lower case."""
        if self.at_end():
            return None
        match = _JOINING.match(self.text, self.place)
        return match[1].casefold() if match else None

    def takes(self, word: str) -> bool:
        """Move over a joining word if it comes next."""
        if self.joining() != word:
            return False
        self.place += len(word)
        return True

    def error(
        self, problem: str, start: int, end: int, expected: str = "", hint: str = ""
    ) -> QueryError:
        """An error at a place of this query."""
        return QueryError(problem, start, end, expected=expected, hint=hint, query=self.text)

    def quoted(self, start: int) -> Written:
        """A value in quotes of any shape; a backslash keeps the next sign."""
        signs: list[str] = []
        place = start + 1
        while place < len(self.text) and self.text[place] not in QUOTES:
            place += self.text[place] == "\\" and place + 1 < len(self.text)
            signs.append(self.text[place])
            place += 1
        if place >= len(self.text):
            raise self.error("This quote is not closed", start, start + 1)
        self.place = place + 1
        return Written("".join(signs), start, self.place, is_quoted=True)

    def slashed(self, start: int) -> Written:
        """A regular expression between slashes; a backslash keeps the next sign."""
        place = start + 1
        while place < len(self.text) and self.text[place] != "/":
            place += 2 if self.text[place] == "\\" else 1
        if place >= len(self.text):
            raise self.error("This regular expression is not closed", start, start + 1, "a /")
        self.place = place + 1
        return Written(self.text[start + 1 : place], start, self.place, is_pattern=True)

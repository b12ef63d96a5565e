"""The reading of a bench file: what is written alike in every game, and each mistake's remedy."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.bench_answers import Problem, UnreadableBenchError
from app.games.capabilities.bench_steps import no_such_card
from app.games.tabletop.bench_lines import (
    ASKING,
    MOST_STEPS,
    Line,
    LineMistake,
    read_asked,
    too_long,
    without_remarks,
)
from app.games.tabletop.facts import AnyCatalogue

CARD: Final = re.compile(r"(?:(with) )?(\d{1,3}) (.+?)(?: \[([^\]]*)\])?", re.IGNORECASE)
LABEL: Final = re.compile(r"as ([a-z][a-z0-9]{0,19})")
_LONGEST: Final = 60
_LONGEST_MARK: Final = 40


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line that lists cards of one name, as it is written; `marks` are in lower case."""

    is_borne: bool
    copies: int
    name: str
    marks: tuple[str, ...]
    indent: int


class BenchReader(ABC):
    """The reading of one file: what was read so far, and the mistakes."""

    begins: str
    """The words that begin a bench file of the game; editions may follow."""

    begins_with: str
    """The first line as an example."""

    where_example: str
    side_example: str
    step_example: str
    card_example: str

    editions_known: Sequence[str]
    parts: Sequence[str]
    most_copies: int
    most_cards: int
    mark_words: str

    def __init__(self, catalogue: AnyCatalogue) -> None:
        self.catalogue = catalogue
        self.problems: list[Problem] = []
        self.editions_named: tuple[str, ...] = ()
        self.where_line = 0
        self.part = ""
        self.listed: dict[str, int] = {}
        self.labels: set[str] = set()
        self.lines: list[Line] = []
        self.count = 0

    @abstractmethod
    def read_where(self, text: str) -> None:
        """Read the second line. Raises LineMistake."""

    @abstractmethod
    def read_side(self, text: str) -> bool:
        """Begin a side; return False for a line that begins none. Raises LineMistake."""

    @abstractmethod
    def has_side(self) -> bool:
        """Return whether a side has begun."""

    @abstractmethod
    def place(self, number: int, card: CardLine) -> None:
        """Put the cards of a line where they lie. Raises LineMistake."""

    @abstractmethod
    def missing(self) -> str:
        """Say which player is missing, and what to add; empty if none is."""

    def read_all(self, text: str) -> None:
        """Read a text. Raises UnreadableBenchError, with a line for each mistake."""
        if told := too_long(text):
            raise UnreadableBenchError([Problem(told)])
        lines = [
            (number, len(line) - len(line.lstrip(" ")), line.strip())
            for number, line in enumerate(without_remarks(text), 1)
        ]
        lines = [it for it in lines if it[2]]
        if not lines:
            told = f'The file is empty. Begin with "{self.begins_with}".'
            raise UnreadableBenchError([Problem(told)])
        for place, (number, indent, words) in enumerate(lines):
            try:
                self._read_line(place, number, words, indent)
            except LineMistake as mistake:
                self.problems.append(Problem(str(mistake), number))
        if not self.where_line and not self.problems:
            self.problems.append(Problem(f'Line 2 is missing: write "{self.where_example}".'))
        if not self.problems and (told := self.missing()):
            self.problems.append(Problem(told))
        if self.problems:
            raise UnreadableBenchError(self.problems)

    def _read_line(self, place: int, number: int, text: str, indent: int) -> None:
        lower, is_inner = text.lower(), indent > 0
        if place == 0:
            self._read_head(lower)
        elif place == 1:
            self.read_where(lower)
            self.where_line = number
        elif not is_inner and lower in (*self.parts, *ASKING):
            if lower in self.parts and not self.has_side():
                raise LineMistake(f'say first whose cards they are: "{self.side_example}".')
            self.begin_part(lower)
        elif not is_inner and self.read_side(text):
            self.count = 0
            self.begin_part("")
        elif not is_inner:
            parts = ", ".join((*self.parts, *ASKING))
            raise LineMistake(
                f'"{text[:_LONGEST]}" begins no part; parts are {parts}. A player is written '
                f'"{self.side_example}". Indent cards.'
            )
        elif self.part in ASKING:
            if len(self.lines) >= MOST_STEPS:
                told = f"more than {MOST_STEPS} questions and steps; make the file shorter."
                raise LineMistake(told)
            self.lines.append(read_asked(number, text, self.part, self.step_example))
        else:
            self._read_card(number, text, indent)

    def begin_part(self, part: str) -> None:
        """Go on with another part; with none after the line of a player."""
        self.part = part

    def _read_head(self, text: str) -> None:
        found = re.fullmatch(rf"{self.begins}((?: \w+)*)", text)
        if found is None:
            raise LineMistake(f'a bench file begins with "{self.begins_with}".')
        asked = list(dict.fromkeys(found[1].split()))
        for each in asked:
            if each not in self.editions_known:
                known = ", ".join(self.editions_known)
                raise LineMistake(f'"{each}" is not an edition; editions are {known}.')
        self.editions_named = tuple(asked)

    def _read_card(self, number: int, text: str, indent: int) -> None:
        if not self.part or not self.has_side():
            where = f'"{self.parts[0]}" or "hand"'
            raise LineMistake(f"say first where cards are, such as {where}.")
        found = CARD.fullmatch(text)
        if found is None:
            told = f'"{text[:_LONGEST]}" is not a card; write a count and a name'
            raise LineMistake(f'{told}: "{self.card_example}".')
        copies = int(found[2])
        if not 1 <= copies <= self.most_copies:
            raise LineMistake(f"{copies} copies are not possible; write 1 to {self.most_copies}.")
        self.count += copies
        if self.count > self.most_cards:
            told = f"a side has {self.most_cards} cards at most; leave out cards of the deck."
            raise LineMistake(told)
        marks = tuple(it.strip().lower() for it in (found[4] or "").split(",") if it.strip())
        self.place(number, CardLine(found[1] is not None, copies, found[3], marks, indent))

    def known_name(self, written: str) -> str:
        """Return the name of a card as the catalogue spells it. Raises LineMistake."""
        card = self.catalogue.find(written)
        if card is None:
            raise LineMistake(no_such_card(written, self.catalogue))
        return card.name

    def name(self, number: int, written: str) -> str:
        """Return the name of a card that a line lists. Raises LineMistake."""
        name = self.known_name(written)
        self.listed.setdefault(name, number)
        return name

    def label(self, mark: str, copies: int) -> str | None:
        """Return the label that a mark gives; None if it gives none. Raises LineMistake."""
        found = LABEL.fullmatch(mark)
        if found is None:
            return None
        if copies > 1 or found[1] in self.labels:
            raise LineMistake(f'"{found[1]}" would name several cards; label one card.')
        self.labels.add(found[1])
        return found[1]

    def no_such_mark(self, mark: str) -> LineMistake:
        """Return the mistake of a mark that is none."""
        told = f'"[{mark[:_LONGEST_MARK]}]" is not a mark; marks are {self.mark_words}.'
        return LineMistake(told)

"""Reading a bench file of Shadowfist, with every mistake's line and remedy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from app.games.capabilities.rulings import Problem, UnreadableBenchError
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine.model.position import UNKNOWN, Laid, Seat
from app.games.shadowfist.facts import Catalogue
from app.games.tabletop.bench_lines import (
    ASKING,
    MOST_STEPS,
    Line,
    LineMistake,
    is_unknown,
    read_asked,
    too_long,
    without_remarks,
)
from app.games.tabletop.decklists.spelling_suggestions import near_names

HEAD: Final = "shadowfist"
"""The words that begin a bench file of this game; editions follow."""

FAILED: Final = "after a failed attack"
MOST_COPIES: Final = 50
MOST_CARDS: Final = 150
MOST_NESTED: Final = 3
MOST_NUMBER: Final = 99
_MOST_SEATS: Final = 5

_HEAD: Final = re.compile(rf"{HEAD}((?: \w+)*)")
_WHERE: Final = re.compile(rf"turn (\d{{1,3}}), player ([1-5])(, {FAILED})?")
_SIDE: Final = re.compile(r"player (\d+): power (\d{1,2})")
_CARD: Final = re.compile(r"(?:(with) )?(\d{1,3}) (.+?)(?: \[([^\]]*)\])?", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"(damage|owner) (\d{1,3})")
_LABEL: Final = re.compile(r"as ([a-z][a-z0-9]{0,19})")
_MARKS: Final = "turned, face-down, damage N, owner N and as LABEL"


class Pile(StrEnum):
    """The parts of a side in which a bench file lists cards, as it names them."""

    STRUCTURE = "structure"
    OTHERS = "others"
    HAND = "hand"
    DECK = "deck"
    SMOKED = "smoked"
    TOASTED = "toasted"
    BURNED = "burned"


PARTS: Final = tuple(it.value for it in Pile)
_IN_PLAY: Final = (Pile.STRUCTURE, Pile.OTHERS)


@dataclass(frozen=True, slots=True)
class Bench:
    """A bench file that was read; `labels` are numbers of cards, `listed` lines by name.

    `unknown` is the number of unknown cards in each hand. The first of the `editions` is played.
    """

    editions: tuple[Edition, ...]
    turn: int
    active: int
    has_failed: bool
    seats: tuple[Seat, ...]
    labels: Mapping[str, int]
    listed: Mapping[str, int]
    lines: tuple[Line, ...]
    unknown: tuple[int, ...]


def no_such_card(written: str, catalogue: Catalogue) -> str:
    """Say that there is no card of a name, in words that follow a line's number."""
    near = " or ".join(near_names(written, catalogue)[:3])
    remedy = f"Did you mean {near}?" if near else "Names are spelt as in deck lists."
    return f'there is no card "{written[:60]}". {remedy}'


@dataclass(slots=True)
class _Card:
    """A card in play as it is being read."""

    indent: int
    name: str
    label: str = ""
    is_turned: bool = False
    is_face_down: bool = False
    damage: int = 0
    owner: int | None = None
    held: list[_Card] = field(default_factory=list)

    def finished(self) -> Laid:
        """The card with all that lies on it."""
        held = tuple(it.finished() for it in self.held)
        return Laid(self.name, self.is_turned, self.is_face_down, self.damage, self.owner, held)

    def all(self) -> list[_Card]:
        """The card and all that lies on it, in order."""
        return [self, *(each for it in self.held for each in it.all())]


@dataclass(slots=True)
class _SeatRead:
    power: int
    piles: dict[str, list[str]] = field(default_factory=dict)
    lying: dict[str, list[_Card]] = field(default_factory=dict)
    count: int = 0

    def in_play(self) -> list[_Card]:
        """All cards in play, in the order in which they are numbered."""
        return [each for pile in _IN_PLAY for it in self.lying.get(pile, ()) for each in it.all()]

    @property
    def other_cards(self) -> int:
        """The number of cards that are not in play."""
        return sum(map(len, self.piles.values()))

    def finished(self) -> Seat:
        """The seat as the referee takes it."""
        structure, others = ([it.finished() for it in self.lying.get(p, ())] for p in _IN_PLAY)
        piles = [self.piles.get(p, []) for p in list(Pile)[2:]]
        return Seat(self.power, structure, others, *piles)


def read_bench(text: str, catalogue: Catalogue) -> Bench:
    """Read the text of a bench. Raises UnreadableBenchError, with a line for each mistake."""
    if told := too_long(text):
        raise UnreadableBenchError([Problem(told)])
    lines = [
        (number, len(line) - len(line.lstrip(" ")), line.strip())
        for number, line in enumerate(without_remarks(text), 1)
    ]
    return _Reader(catalogue).read([it for it in lines if it[2]])


class _Reader:
    """The reading of one file: what was read so far, and the mistakes."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.problems: list[Problem] = []
        self.editions: tuple[Edition, ...] = (DEFAULT_EDITION,)
        self.where: tuple[int, int, bool] | None = None
        self.seats: list[_SeatRead] = []
        self.part = ""
        self.listed: dict[str, int] = {}
        self.labels: set[str] = set()
        self.bearers: list[_Card] = []
        self.lines: list[Line] = []

    def read(self, lines: list[tuple[int, int, str]]) -> Bench:
        """Read all lines that say something."""
        if not lines:
            raise UnreadableBenchError([Problem(f'The file is empty. Begin with "{HEAD}".')])
        for place, (number, indent, text) in enumerate(lines):
            try:
                self._read_line(place, number, text, indent)
            except LineMistake as mistake:
                self.problems.append(Problem(str(mistake), number))
        if self.where is None and not self.problems:
            self.problems.append(Problem('Line 2 is missing: write "turn 5, player 1".'))
        if len(self.seats) < 2 and not self.problems:
            told = f'Player {len(self.seats) + 1} is missing: add "player 2: power 1".'
            self.problems.append(Problem(told))
        if self.problems or self.where is None:
            raise UnreadableBenchError(self.problems)
        return Bench(
            self.editions,
            *self.where,
            tuple(it.finished() for it in self.seats),
            self._numbers(),
            self.listed,
            tuple(self.lines),
            tuple(it.piles.get(Pile.HAND, []).count(UNKNOWN) for it in self.seats),
        )

    def _numbers(self) -> dict[str, int]:
        """The numbers of labelled cards: seat by seat, those in play first."""
        found: dict[str, int] = {}
        first = 0
        for seat in self.seats:
            cards = seat.in_play()
            found |= {it.label: first + place for place, it in enumerate(cards) if it.label}
            first += len(cards) + seat.other_cards
        return found

    def _read_line(self, place: int, number: int, text: str, indent: int) -> None:
        lower, is_inner = text.lower(), indent > 0
        if place == 0:
            self._read_head(lower)
        elif place == 1:
            self._read_where(lower)
        elif not is_inner and (found := _SIDE.fullmatch(lower)):
            self._read_side(int(found[1]), int(found[2]))
        elif not is_inner and lower in (*PARTS, *ASKING):
            if lower in PARTS and not self.seats:
                raise LineMistake('say first whose cards they are: "player 1: power 3".')
            self.part = lower
            self.bearers.clear()
        elif not is_inner:
            parts = ", ".join((*PARTS, *ASKING))
            raise LineMistake(
                f'"{text[:60]}" begins no part; parts are {parts}. A player is written '
                '"player 1: power 3". Indent cards.'
            )
        elif self.part in ASKING:
            if len(self.lines) >= MOST_STEPS:
                told = f"more than {MOST_STEPS} questions and steps; make the file shorter."
                raise LineMistake(told)
            self.lines.append(read_asked(number, text, self.part, "attacks NAME"))
        else:
            self._read_card(number, text, indent)

    def _read_head(self, text: str) -> None:
        found = _HEAD.fullmatch(text)
        if found is None:
            raise LineMistake(f'a bench file begins with "{HEAD}".')
        known, asked = [it.value for it in Edition], list(dict.fromkeys(found[1].split()))
        for each in asked:
            if each not in known:
                raise LineMistake(f'"{each}" is no edition; editions are {", ".join(known)}.')
        if asked:
            self.editions = tuple(map(Edition, asked))

    def _read_where(self, text: str) -> None:
        found = _WHERE.fullmatch(text)
        if found is None:
            raise LineMistake(f'write "turn 5, player 1", or "turn 5, player 1, {FAILED}".')
        self.where = (int(found[1]), int(found[2]) - 1, found[3] is not None)

    def _read_side(self, seat: int, power: int) -> None:
        if seat != len(self.seats) + 1 or seat > _MOST_SEATS:
            raise LineMistake(
                f"player {seat} is not the next; list players 1, 2 and so on, "
                f"{_MOST_SEATS} at most."
            )
        self.part = ""
        self.seats.append(_SeatRead(power))

    def _read_card(self, number: int, text: str, indent: int) -> None:
        if not self.part or not self.seats:
            raise LineMistake('say first where cards are, such as "structure" or "hand".')
        found = _CARD.fullmatch(text)
        if found is None:
            raise LineMistake(f'"{text[:60]}" is no card; write a count and a name: "1 Monk".')
        seat, copies = self.seats[-1], int(found[2])
        if not 1 <= copies <= MOST_COPIES:
            raise LineMistake(f"{copies} copies are not possible; write 1 to {MOST_COPIES}.")
        seat.count += copies
        if seat.count > MOST_CARDS:
            raise LineMistake(f"a side has {MOST_CARDS} cards at most.")
        name = self._name(number, found[3])
        if self.part not in _IN_PLAY:
            if found[1] or found[4]:
                raise LineMistake("only cards in play have marks and cards that lie with them.")
            seat.piles.setdefault(self.part, []).extend([name] * copies)
            return
        lying = seat.lying.setdefault(self.part, [])
        if found[1]:
            lying = self._bearer(name, indent).held
        else:
            self.bearers.clear()
        lying.extend(self._marked(indent, name, found[4] or "", copies) for _ in range(copies))
        self.bearers.append(lying[-1])

    def _bearer(self, name: str, indent: int) -> _Card:
        while len(self.bearers) > 1 and self.bearers[-1].indent >= indent:
            self.bearers.pop()
        if not self.bearers:
            raise LineMistake(f"there is no card above with which {name} could lie.")
        if len(self.bearers) > MOST_NESTED:
            raise LineMistake("only States lie on what is at a location, and nothing on them.")
        return self.bearers[-1]

    def _name(self, number: int, written: str) -> str:
        if is_unknown(written):
            if self.part not in (Pile.HAND, Pile.DECK):
                raise LineMistake("only cards in a hand or a deck can be unknown; name this one.")
            return UNKNOWN
        card = self.catalogue.find(written)
        if card is None:
            raise LineMistake(no_such_card(written, self.catalogue))
        self.listed.setdefault(card.name, number)
        return card.name

    def _marked(self, indent: int, name: str, marks: str, copies: int) -> _Card:
        card = _Card(indent, name)
        for mark in filter(None, (it.strip().lower() for it in marks.split(","))):
            if mark == "turned":
                card.is_turned = True
            elif mark == "face-down":
                card.is_face_down = True
            elif found := _NUMBERED.fullmatch(mark):
                self._number(card, found[1], int(found[2]))
            elif found := _LABEL.fullmatch(mark):
                if copies > 1 or found[1] in self.labels:
                    told = f'"{found[1]}" would name several cards; label one card.'
                    raise LineMistake(told)
                card.label = found[1]
                self.labels.add(found[1])
            else:
                raise LineMistake(f'"[{mark[:40]}]" is not a mark; marks are {_MARKS}.')
        return card

    def _number(self, card: _Card, what: str, number: int) -> None:
        if what == "owner":
            if not 1 <= number <= _MOST_SEATS:
                raise LineMistake(f"there is no player {number} to own {card.name}.")
            card.owner = number - 1
        elif number > MOST_NUMBER:
            raise LineMistake(f"{number} damage is too much; write {MOST_NUMBER} at most.")
        else:
            card.damage = number

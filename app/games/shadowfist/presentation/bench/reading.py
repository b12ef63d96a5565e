"""Reading a bench file of Shadowfist, with every mistake's line and remedy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from app.games.capabilities.bench_reading import BenchReader, CardLine
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine.model.position import UNKNOWN, UNKNOWN_SITE, Laid, Seat
from app.games.shadowfist.engine.opening import SEATS
from app.games.shadowfist.facts import Catalogue
from app.games.tabletop.bench_lines import CHANCE, USUAL_CHANCE, Line, LineMistake, is_unknown

HEAD: Final = "shadowfist"
"""The words that begin a bench file of this game; editions follow."""

FAILED: Final = "after a failed attack"
MOST_COPIES: Final = 50
MOST_CARDS: Final = 150
MOST_NESTED: Final = 3
MOST_NUMBER: Final = 99

_WHERE: Final = re.compile(rf"turn (\d{{1,3}}), player ([1-5])(, {FAILED})?{CHANCE}")
_SIDE: Final = re.compile(r"player (\d+): power (\d{1,2})")
_NUMBERED: Final = re.compile(r"(damage|owner) (\d{1,3})")
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

    `where_line` is the line that says whose turn it is, `unknown` the number of unknown cards that
    each player has outside of the deck. Shuffles follow `chance`. The first of the `editions` is
    played.
    """

    editions: tuple[Edition, ...]
    turn: int
    active: int
    has_failed: bool
    seats: tuple[Seat, ...]
    labels: Mapping[str, int]
    listed: Mapping[str, int]
    where_line: int
    lines: tuple[Line, ...]
    unknown: tuple[int, ...]
    chance: int


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
    def unknown(self) -> int:
        """The number of cards outside of the deck that nobody knows."""
        sites = sum(it.name == UNKNOWN_SITE for it in self.in_play())
        return self.piles.get(Pile.HAND, []).count(UNKNOWN) + sites

    @property
    def other_cards(self) -> int:
        """The number of cards that are not in play."""
        return sum(map(len, self.piles.values()))

    def finished(self) -> Seat:
        """The seat as the referee takes it."""
        structure, others = ([it.finished() for it in self.lying.get(p, ())] for p in _IN_PLAY)
        piles = [self.piles.get(p, []) for p in list(Pile)[2:]]
        return Seat(self.power, structure, others, *piles)


def read_bench(text: str, catalogue: Catalogue, edition: str = "") -> Bench:
    """Read the text of a bench, perhaps in another edition than the one that it names.

    Raises UnreadableBenchError, with a line for each mistake.
    """
    reader = _Reader(catalogue)
    reader.read_all(text)
    return reader.finished(edition)


class _Reader(BenchReader):
    """The reading of one file: what was read so far, and the mistakes."""

    begins = HEAD
    begins_with = HEAD
    where_example = "turn 5, player 1"
    side_example = "player 1: power 3"
    step_example = "attacks NAME"
    card_example = "1 Monk"
    editions_known = tuple(it.value for it in Edition)
    parts = PARTS
    most_copies = MOST_COPIES
    most_cards = MOST_CARDS
    mark_words = _MARKS

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue)
        self.where: tuple[int, int, bool] = (0, 0, False)
        self.chance = USUAL_CHANCE
        self.seats: list[_SeatRead] = []
        self.bearers: list[_Card] = []

    def finished(self, edition: str) -> Bench:
        """Return what was read."""
        named = tuple(map(Edition, self.editions_named)) or (DEFAULT_EDITION,)
        return Bench(
            (Edition(edition),) if edition else named,
            *self.where,
            tuple(it.finished() for it in self.seats),
            self._numbers(),
            self.listed,
            self.where_line,
            tuple(self.lines),
            tuple(it.unknown for it in self.seats),
            self.chance,
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

    def missing(self) -> str:
        if len(self.seats) < min(SEATS):
            return f'Player {len(self.seats) + 1} is missing: add "player 2: power 1".'
        return ""

    def begin_part(self, part: str) -> None:
        super().begin_part(part)
        self.bearers.clear()

    def has_side(self) -> bool:
        return bool(self.seats)

    def read_where(self, text: str) -> None:
        found = _WHERE.fullmatch(text)
        if found is None:
            raise LineMistake(f'write "turn 5, player 1", or "turn 5, player 1, {FAILED}".')
        self.where = (int(found[1]), int(found[2]) - 1, found[3] is not None)
        self.chance = int(found[4] or USUAL_CHANCE)

    def read_side(self, text: str) -> bool:
        found = _SIDE.fullmatch(text.lower())
        if found is None:
            return False
        seat, most = int(found[1]), max(SEATS)
        if seat != len(self.seats) + 1 or seat > most:
            told = f"player {seat} is not the next; list players 1, 2 and so on, {most} at most."
            raise LineMistake(told)
        self.seats.append(_SeatRead(int(found[2])))
        return True

    def place(self, number: int, card: CardLine) -> None:
        seat = self.seats[-1]
        name = self._unknown(card) if is_unknown(card.name) else self.name(number, card.name)
        if self.part not in _IN_PLAY:
            if card.is_borne or card.marks:
                raise LineMistake("only cards in play have marks and cards that lie with them.")
            seat.piles.setdefault(self.part, []).extend([name] * card.copies)
            return
        lying = seat.lying.setdefault(self.part, [])
        if card.is_borne:
            lying = self._bearer(name, card.indent).held
        else:
            self.bearers.clear()
        lying.extend(self._marked(name, card) for _ in range(card.copies))
        self.bearers.append(lying[-1])

    def _bearer(self, name: str, indent: int) -> _Card:
        while len(self.bearers) > 1 and self.bearers[-1].indent >= indent:
            self.bearers.pop()
        if not self.bearers:
            raise LineMistake(f"there is no card above with which {name} could lie.")
        if len(self.bearers) > MOST_NESTED:
            raise LineMistake("only States lie on what is at a location, and nothing on them.")
        return self.bearers[-1]

    def _unknown(self, card: CardLine) -> str:
        if self.part in (Pile.HAND, Pile.DECK):
            return UNKNOWN
        if self.part == Pile.STRUCTURE and "face-down" in card.marks:
            return UNKNOWN_SITE
        raise LineMistake(
            "only cards in a hand or a deck and Sites that lie [face-down] can be unknown; name "
            "this one."
        )

    def _marked(self, name: str, line: CardLine) -> _Card:
        card = _Card(line.indent, name)
        for mark in line.marks:
            if mark == "turned":
                card.is_turned = True
            elif mark == "face-down":
                card.is_face_down = True
            elif found := _NUMBERED.fullmatch(mark):
                self._number(card, found[1], int(found[2]))
            elif label := self.label(mark, line.copies):
                card.label = label
            else:
                raise self.no_such_mark(mark)
        return card

    def _number(self, card: _Card, what: str, number: int) -> None:
        if what == "owner":
            card.owner = number - 1
        elif number > MOST_NUMBER:
            raise LineMistake(f"{number} damage is too much; write {MOST_NUMBER} at most.")
        else:
            card.damage = number

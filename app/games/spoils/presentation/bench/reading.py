"""Reading a bench file, with every mistake's line and remedy."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, TypeAlias

from app.games.capabilities.rulings import Problem, UnreadableBenchError
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.engine import InPlay, Part, Phase, Player, Side
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import (
    MARKED_PILES,
    UNKNOWN,
    Bench,
    Pile,
    no_such_card,
)
from app.games.spoils.presentation.bench.memories import (
    as_named,
    remembered_kind,
    what_is_named,
)
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

MOST_COPIES: Final = 75
MOST_CARDS: Final = 250
MOST_NESTED: Final = 20
MOST_NUMBER: Final = 999

HEAD: Final = "the spoils"
"""The words that begin a bench file of this game; editions follow."""

_HEAD: Final = re.compile(rf"{HEAD}((?: \w+)*)")
WHERE: Final = re.compile(r"turn (\d{1,3}), player ([12]), ([a-z ]+)")
SIDE: Final = re.compile(r"player ([12]): (.+?)(?:, influence (\d{1,3}))?", re.IGNORECASE)
_ANY_SIDE: Final = re.compile(r"player \d+:")
CARD: Final = re.compile(r"(?:(with) )?(\d{1,3}) (.+?)(?: \[([^\]]*)\])?", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"(damage|tokens|owner|controller) (\d{1,3})")
_NAMED: Final = "named "
_LABEL: Final = re.compile(r"as ([a-z][a-z0-9]{0,19})")
PARTS: Final = tuple(it.value for it in Pile)
_PLAIN: Final[Mapping[str, Callable[[InPlay], InPlay]]] = MappingProxyType(
    {
        "face-down": lambda it: replace(it, is_face_down=True),
        "depleted": lambda it: replace(it, is_depleted=True),
        "new": lambda it: replace(it, is_new=True),
        "paid": lambda it: replace(it, has_paid=True),
        "attacks": lambda it: replace(it, part=Part.ATTACKS),
        "blocks": lambda it: replace(it, part=Part.BLOCKS),
        "target": lambda it: replace(it, part=Part.TARGET),
    }
)
_MARKS: Final = (
    f"{', '.join(_PLAIN)}, damage N, tokens N, owner N, controller N, named WORD and as LABEL"
)
_LAID_OUT: Final = (Pile.RESOURCES, Pile.IN_PLAY)
"""The order in which a position lays out what lies in play."""

_Lines: TypeAlias = list[tuple[int, int, str]]


@dataclass(slots=True)
class _Listed:
    """A card in play as it is being read, with those attached to it and their labels."""

    card: InPlay
    label: str = ""
    attached: list[_Listed] = field(default_factory=list)

    def finished(self) -> InPlay:
        """The card with all that is attached to it."""
        return replace(self.card, attached=tuple(it.finished() for it in self.attached))

    def labels(self) -> list[str]:
        """The label of the card and of each attached one, empty where there is none."""
        return [self.label, *(each for it in self.attached for each in it.labels())]


@dataclass(slots=True)
class _SideRead:
    """A side as it is being read."""

    faction: str
    influence: int | None
    piles: dict[str, list[str]] = field(default_factory=dict)
    lying: dict[str, list[_Listed]] = field(default_factory=dict)
    count: int = 0

    def finished(self) -> Side:
        """The side as the referee takes it."""
        return Side(
            self.faction,
            self.influence,
            in_play=tuple(it.finished() for it in self.lying.get(Pile.IN_PLAY, ())),
            resources=tuple(it.finished() for it in self.lying.get(Pile.RESOURCES, ())),
            hand=tuple(self.piles.get(Pile.HAND, ())),
            deck=tuple(self.piles.get(Pile.DECK, ())),
            discard_pile=tuple(self.piles.get(Pile.DISCARD, ())),
            out_of_game=tuple(self.piles.get(Pile.OUT_OF_GAME, ())),
            void=tuple(self.piles.get(Pile.VOID, ())),
        )


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
        self.where: tuple[int, Player, Phase] | None = None
        self.sides: dict[Player, _SideRead] = {}
        self.side: _SideRead | None = None
        self.part = ""
        self.listed: dict[str, int] = {}
        self.unknown = [0, 0]
        self.has_unknown = False
        self.labels: set[str] = set()
        self.bearers: list[tuple[int, _Listed]] = []
        self.lines: list[Line] = []

    def read(self, lines: _Lines) -> Bench:
        """Read all lines that say something."""
        if not lines:
            told = 'The file is empty. Begin with "the spoils cr3".'
            raise UnreadableBenchError([Problem(told)])
        for place, (number, indent, text) in enumerate(lines):
            try:
                self._read_line(place, number, text, indent)
            except LineMistake as mistake:
                self.problems.append(Problem(str(mistake), number))
        if self.where is None and not self.problems:
            told = 'Line 2 is missing: write "turn 5, player 1, action".'
            self.problems.append(Problem(told))
        missing = [str(seat + 1) for seat in (0, 1) if seat not in self.sides]
        if missing and not self.problems:
            told = f"player {missing[0]}: NAME OF A FACTION"
            words = f'Player {missing[0]} is missing: add "{told}" and its cards.'
            self.problems.append(Problem(words))
        if self.problems or self.where is None:
            raise UnreadableBenchError(self.problems)
        sides = (self.sides[0].finished(), self.sides[1].finished())
        return Bench(
            self.editions,
            *self.where,
            sides,
            self._places(),
            self.listed,
            tuple(self.lines),
            (self.unknown[0], self.unknown[1]),
            self.has_unknown,
        )

    def _places(self) -> dict[str, tuple[Player, int]]:
        """The place of each labelled card among those that its side has in play."""
        found: dict[str, tuple[Player, int]] = {}
        for seat, side in self.sides.items():
            cards = [it for pile in _LAID_OUT for it in side.lying.get(pile, ())]
            labels = [each for it in cards for each in it.labels()]
            found |= {label: (seat, place) for place, label in enumerate(labels) if label}
        return found

    def _read_line(self, place: int, number: int, text: str, indent: int) -> None:
        lower, is_inner = text.lower(), indent > 0
        if place == 0:
            self._read_head(lower)
        elif place == 1:
            self._read_where(lower)
        elif not is_inner and SIDE.fullmatch(text):
            self._read_side(text)
        elif not is_inner and lower in ASKING:
            self.part = lower
            self.bearers.clear()
        elif not is_inner and lower in PARTS:
            if self.side is None:
                raise LineMistake('say first whose cards they are: "player 1: NAME OF A FACTION".')
            self.part = lower
            self.bearers.clear()
        elif not is_inner:
            if _ANY_SIDE.match(lower):
                raise LineMistake("the referee plays games of two; write player 1 and player 2.")
            parts = ", ".join((*PARTS, *ASKING))
            raise LineMistake(f'"{text}" begins no part; parts are {parts}. Indent cards.')
        elif self.part in ASKING:
            self._read_asked(number, text)
        else:
            self._read_card(number, text, indent)

    def _read_head(self, text: str) -> None:
        found = _HEAD.fullmatch(text)
        if found is None:
            raise LineMistake('a bench file begins with "the spoils cr3".')
        known, asked = [it.value for it in Edition], list(dict.fromkeys(found[1].split()))
        for each in asked:
            if each not in known:
                raise LineMistake(f'"{each}" is no edition; editions are {", ".join(known)}.')
        if asked:
            self.editions = tuple(map(Edition, asked))

    def _read_where(self, text: str) -> None:
        found = WHERE.fullmatch(text)
        phases = [it.value for it in Phase]
        if found is None or found[3] not in phases:
            raise LineMistake(
                f'write "turn 5, player 1, action"; other phases than action are '
                f"{', '.join(it for it in phases if it != Phase.ACTION)}."
            )
        self.where = (int(found[1]), int(found[2]) - 1, Phase(found[3]))

    def _read_side(self, text: str) -> None:
        found = SIDE.fullmatch(text)
        assert found is not None
        seat: Player = int(found[1]) - 1
        if seat in self.sides:
            raise LineMistake(f"player {seat + 1} is listed already.")
        influence = None if found[3] is None else int(found[3])
        self.part = ""
        self.side = self.sides[seat] = _SideRead("", influence)
        self.side.faction = self.name(found[2])

    def name(self, written: str) -> str:
        """The name of a card as the catalogue spells it."""
        card = self.catalogue.find(written)
        if card is None:
            raise LineMistake(no_such_card(written, self.catalogue))
        return card.name

    def _read_card(self, number: int, text: str, indent: int) -> None:
        if not self.part or self.side is None:
            raise LineMistake('say first where cards are, such as "in play" or "hand".')
        found = CARD.fullmatch(text)
        if found is None:
            raise LineMistake(f'"{text[:60]}" is no card; write a count and a name: "2 Scout".')
        copies = int(found[2])
        if not 1 <= copies <= MOST_COPIES:
            raise LineMistake(f"{copies} copies are not possible; write 1 to {MOST_COPIES}.")
        self.side.count += copies
        if self.side.count > MOST_CARDS:
            raise LineMistake(
                f"a side has {MOST_CARDS} cards at most; leave out cards of the deck."
            )
        if is_unknown(found[3]):
            is_hidden = "face-down" in (found[4] or "").lower()
            if self.part not in (Pile.HAND, Pile.DECK) and not is_hidden:
                raise LineMistake(
                    "only cards in a hand or a deck and those that lie [face-down] can be unknown; "
                    "name this one."
                )
            if self.part != Pile.DECK:
                self.unknown[self._seat()] += copies
            self.has_unknown, name = True, UNKNOWN
        else:
            name = self.name(found[3])
            self.listed.setdefault(name, number)
        if self.part not in MARKED_PILES:
            if found[1] or found[4]:
                raise LineMistake("only cards in play have marks and cards attached to them.")
            self.side.piles.setdefault(self.part, []).extend([name] * copies)
            return
        lying = self.side.lying.setdefault(self.part, [])
        if found[1]:
            if not lying:
                raise LineMistake(f"there is no card above to which {name} could be attached.")
            self.bearers = self.bearers or [(0, lying[-1])]
            while len(self.bearers) > 1 and self.bearers[-1][0] >= indent:
                self.bearers.pop()
            if len(self.bearers) > MOST_NESTED:
                raise LineMistake(f"cards are attached to each other at most {MOST_NESTED} deep.")
            lying = self.bearers[-1][1].attached
        else:
            self.bearers.clear()
        for _ in range(copies):
            lying.append(self._marked(name, found[4] or "", copies))
        self.bearers.append((indent, lying[-1]))

    def _seat(self) -> Player:
        """The seat of the side that is being read."""
        return next(seat for seat, side in self.sides.items() if side is self.side)

    def _marked(self, name: str, marks: str, copies: int) -> _Listed:
        read = _Listed(InPlay(name))
        for mark in filter(None, (it.strip().lower() for it in marks.split(","))):
            if mark in _PLAIN:
                read.card = _PLAIN[mark](read.card)
            elif found := _NUMBERED.fullmatch(mark):
                read.card = _with_number(read.card, found[1], int(found[2]))
            elif mark.startswith(_NAMED):
                read.card = replace(read.card, named=self._named(name, mark[len(_NAMED) :]))
            elif found := _LABEL.fullmatch(mark):
                if copies > 1 or found[1] in self.labels:
                    raise LineMistake(f'"{found[1]}" would name several cards; label one card.')
                read.label = found[1]
                self.labels.add(found[1])
            else:
                raise LineMistake(f'"[{mark[:40]}]" is not a mark; marks are {_MARKS}.')
        kind = remembered_kind(name)
        if kind is not None and not read.card.named and not read.card.is_face_down:
            raise LineMistake(
                f"{name} remembers {what_is_named(kind)} that was named; add [named ...] with it, "
                "or deploy the card among the steps."
            )
        return read

    def _named(self, name: str, written: str) -> str:
        """The word that a card remembers, as the referee spells it."""
        kind = remembered_kind(name)
        if kind is None:
            raise LineMistake(f"{name} remembers no word; take away [named {written[:40]}].")
        word = as_named(kind, written.strip(), self.catalogue)
        if word is None:
            raise LineMistake(
                f'"{written[:40]}" is not {what_is_named(kind)}, which {name} asks for.'
            )
        return word

    def _read_asked(self, number: int, text: str) -> None:
        if len(self.lines) >= MOST_STEPS:
            told = f"more than {MOST_STEPS} questions and steps; make the file shorter."
            raise LineMistake(told)
        self.lines.append(read_asked(number, text, self.part, "attacks with Scout"))


def _with_number(card: InPlay, what: str, number: int) -> InPlay:
    if what in ("owner", "controller"):
        if number not in (1, 2):
            told = f"there is no player {number} to be the {what} of {card.name}"
            raise LineMistake(f"{told}; write {what} 1 or {what} 2.")
        seat = number - 1
        return replace(card, owner=seat) if what == "owner" else replace(card, controller=seat)
    if number > MOST_NUMBER:
        raise LineMistake(f"{number} {what} is too much; write {MOST_NUMBER} at most.")
    return replace(card, damage=number) if what == "damage" else replace(card, tokens=number)

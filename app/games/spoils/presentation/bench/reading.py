"""Reading a bench file, with every mistake's line and remedy."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from app.games.capabilities.bench_reading import BenchReader, CardLine
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.engine import InPlay, Part, Phase, Player, Side
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import (
    MARKED_PILES,
    UNKNOWN,
    Bench,
    Pile,
)
from app.games.spoils.presentation.bench.memories import (
    as_named,
    remembered_kind,
    what_is_named,
)
from app.games.tabletop.bench_lines import CHANCE, USUAL_CHANCE, LineMistake, is_unknown

MOST_COPIES: Final = 75
MOST_CARDS: Final = 250
MOST_NESTED: Final = 20
MOST_NUMBER: Final = 999

HEAD: Final = "the spoils"
"""The words that begin a bench file of this game; editions follow."""

WHERE: Final = re.compile(rf"turn (\d{{1,3}}), player ([12]), ([a-z ]+){CHANCE}")
SIDE: Final = re.compile(r"player ([12]): (.+?)(?:, influence (\d{1,3}))?", re.IGNORECASE)
_ANY_SIDE: Final = re.compile(r"player \d+:")
_NUMBERED: Final = re.compile(r"(damage|tokens|owner|controller) (\d{1,3})")
_NAMED: Final = "named "
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
    begins_with = f"{HEAD} cr3"
    where_example = "turn 5, player 1, action"
    side_example = "player 1: NAME OF A FACTION"
    step_example = "attacks with Scout"
    card_example = "2 Scout"
    editions_known = tuple(it.value for it in Edition)
    parts = PARTS
    most_copies = MOST_COPIES
    most_cards = MOST_CARDS
    mark_words = _MARKS

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue)
        self.cards = catalogue
        self.where: tuple[int, Player, Phase] = (0, 0, Phase.ACTION)
        self.chance = USUAL_CHANCE
        self.sides: dict[Player, _SideRead] = {}
        self.seat: Player | None = None
        self.unknown = [0, 0]
        self.has_unknown = False
        self.bearers: list[tuple[int, _Listed]] = []

    def finished(self, edition: str) -> Bench:
        """Return what was read."""
        named = tuple(map(Edition, self.editions_named)) or (DEFAULT_EDITION,)
        return Bench(
            (Edition(edition),) if edition else named,
            *self.where,
            (self.sides[0].finished(), self.sides[1].finished()),
            self._places(),
            self.listed,
            self.where_line,
            tuple(self.lines),
            (self.unknown[0], self.unknown[1]),
            self.has_unknown,
            self.chance,
        )

    def _places(self) -> dict[str, tuple[Player, int]]:
        """The place of each labelled card among those that its side has in play."""
        found: dict[str, tuple[Player, int]] = {}
        for seat, side in self.sides.items():
            cards = [it for pile in _LAID_OUT for it in side.lying.get(pile, ())]
            labels = [each for it in cards for each in it.labels()]
            found |= {label: (seat, place) for place, label in enumerate(labels) if label}
        return found

    def missing(self) -> str:
        for seat in (0, 1):
            if seat not in self.sides:
                told = f"player {seat + 1}: NAME OF A FACTION"
                return f'Player {seat + 1} is missing: add "{told}" and its cards.'
        return ""

    def begin_part(self, part: str) -> None:
        super().begin_part(part)
        self.bearers.clear()

    def has_side(self) -> bool:
        return self.seat is not None

    def read_where(self, text: str) -> None:
        found = WHERE.fullmatch(text)
        phases = [it.value for it in Phase]
        if found is None or found[3] not in phases:
            raise LineMistake(
                f'write "{self.where_example}"; other phases than action are '
                f"{', '.join(it for it in phases if it != Phase.ACTION)}."
            )
        self.where = (int(found[1]), int(found[2]) - 1, Phase(found[3]))
        self.chance = int(found[4] or USUAL_CHANCE)

    def read_side(self, text: str) -> bool:
        found = SIDE.fullmatch(text)
        if found is None:
            if _ANY_SIDE.match(text.lower()):
                raise LineMistake("the referee plays games of two; write player 1 and player 2.")
            return False
        seat: Player = int(found[1]) - 1
        if seat in self.sides:
            raise LineMistake(f"player {seat + 1} is listed already.")
        self.seat = seat
        side = self.sides[seat] = _SideRead("", None if found[3] is None else int(found[3]))
        side.faction = self.known_name(found[2])
        return True

    def place(self, number: int, card: CardLine) -> None:
        assert self.seat is not None
        side = self.sides[self.seat]
        name = self._unknown(card) if is_unknown(card.name) else self.name(number, card.name)
        if self.part not in MARKED_PILES:
            if card.is_borne or card.marks:
                raise LineMistake("only cards in play have marks and cards attached to them.")
            side.piles.setdefault(self.part, []).extend([name] * card.copies)
            return
        lying = side.lying.setdefault(self.part, [])
        if card.is_borne:
            if not lying:
                raise LineMistake(f"there is no card above to which {name} could be attached.")
            self.bearers = self.bearers or [(0, lying[-1])]
            while len(self.bearers) > 1 and self.bearers[-1][0] >= card.indent:
                self.bearers.pop()
            if len(self.bearers) > MOST_NESTED:
                raise LineMistake(f"cards are attached to each other at most {MOST_NESTED} deep.")
            lying = self.bearers[-1][1].attached
        else:
            self.bearers.clear()
        lying.extend(self._marked(name, card) for _ in range(card.copies))
        self.bearers.append((card.indent, lying[-1]))

    def _unknown(self, card: CardLine) -> str:
        """Count cards that nobody knows, and return the name that stands for them."""
        assert self.seat is not None
        if self.part not in (Pile.HAND, Pile.DECK) and "face-down" not in card.marks:
            raise LineMistake(
                "only cards in a hand or a deck and those that lie [face-down] can be unknown; "
                "name this one."
            )
        if self.part != Pile.DECK:
            self.unknown[self.seat] += card.copies
        self.has_unknown = True
        return UNKNOWN

    def _marked(self, name: str, card: CardLine) -> _Listed:
        read = _Listed(InPlay(name))
        for mark in card.marks:
            if mark in _PLAIN:
                read.card = _PLAIN[mark](read.card)
            elif found := _NUMBERED.fullmatch(mark):
                read.card = _with_number(read.card, found[1], int(found[2]))
            elif mark.startswith(_NAMED):
                read.card = replace(read.card, named=self._named(name, mark[len(_NAMED) :]))
            elif label := self.label(mark, card.copies):
                read.label = label
            else:
                raise self.no_such_mark(mark)
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
        word = as_named(kind, written.strip(), self.cards)
        if word is None:
            raise LineMistake(
                f'"{written[:40]}" is not {what_is_named(kind)}, which {name} asks for.'
            )
        return word


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

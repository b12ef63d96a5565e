"""The cards that steps of a bench file name, and what is said of a name that means none."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from app.games.tabletop.bench_lines import is_unknown
from app.games.tabletop.decklists.spelling_suggestions import near_names
from app.games.tabletop.facts import AnyCatalogue

_REF: Final = re.compile(
    r"(?:#([a-z][a-z0-9]*)|(.+?)(?: number (\d{1,3}))?(?: of ([1-9]))?)", re.IGNORECASE
)
_LONGEST: Final = 60
_MOST_NEAR: Final = 3

NOT_ALIKE: Final = (
    'write "of 2" or "number 2" after the name, or give the card a label, [as a], and write #a.'
)
"""The remedy where a name means several cards that are not alike."""


class MeaninglessStepError(ValueError):
    """A step that says nothing that could be tried; the message says what to write."""


def no_such_card(written: str, catalogue: AnyCatalogue) -> str:
    """Say that there is no card of a name, in words that follow a line's number."""
    near = " or ".join(near_names(written, catalogue)[:_MOST_NEAR])
    remedy = f"Did you mean {near}?" if near else "Names are spelt as in deck lists."
    return f'there is no card "{written[:_LONGEST]}". {remedy}'


def no_such_player(seat: int, seats: int) -> str:
    """Say that nobody has a seat, counted from 0, at a table of so many."""
    *first, last = map(str, range(1, seats + 1))
    known = f"{', '.join(first)} or {last}"
    return f"there is no player {seat + 1} in this position; write player {known}."


class CardsNamed(ABC):
    """The cards of a game that a name or a label means.

    `verbs` are the steps that a game knows, `unknown` is the name of cards that nobody knows.
    """

    verbs: Sequence[str]
    unknown: str

    def __init__(self, catalogue: AnyCatalogue, labels: Mapping[str, int]) -> None:
        self.catalogue, self.labels = catalogue, labels

    @abstractmethod
    def name(self, card: int) -> str:
        """Return the name of a card of the game."""

    @abstractmethod
    def named(self, name: str) -> list[int]:
        """Return all cards of the game that have a name."""

    @property
    @abstractmethod
    def controllers(self) -> Sequence[int]:
        """The player who controls each card of the game."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of players."""

    @property
    def known_verbs(self) -> str:
        """The steps that a game knows, as a list in words."""
        return ", ".join(self.verbs)

    def meant(self, written: str) -> list[int]:
        """Return all cards that a name or a label means. Raises MeaninglessStepError."""
        found = _REF.fullmatch(written)
        if found is None or not written:
            raise MeaninglessStepError(f"name the card; steps are {self.known_verbs}.")
        label, named, number, seat = found.groups()
        if label:
            if label.lower() not in self.labels:
                raise MeaninglessStepError(f'no card has the label "{label}"; add [as {label}].')
            return [self.labels[label.lower()]]
        card = self.catalogue.find(named)
        name = self.unknown if is_unknown(named) else card.name if card else ""
        if not name:
            raise MeaninglessStepError(no_such_card(named, self.catalogue))
        cards = self.named(name)
        if not cards:
            raise MeaninglessStepError(f"{name} is not in this position; add it to a pile.")
        if seat is not None:
            if int(seat) > self.seats:
                raise MeaninglessStepError(no_such_player(int(seat) - 1, self.seats))
            cards = [it for it in cards if self.controllers[it] == int(seat) - 1]
            if not cards:
                told = f"player {seat} has no {name} in this position"
                raise MeaninglessStepError(f"{told}; write the name alone, or add it to a pile.")
        if number is not None:
            if not 1 <= int(number) <= len(cards):
                has = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
                whose = f" of player {seat}" if seat else ""
                told = f"there is no {name} number {int(number)}{whose}: the position has {has}"
                raise MeaninglessStepError(f"{told} of that name{whose}; write a lower number.")
            cards = cards[int(number) - 1 : int(number)]
        return cards

    def refs(self, card: int) -> Iterator[str]:
        """Yield the ways to call a card, those first that read best."""
        name = self.name(card)
        yield from (f"#{label}" for label, it in self.labels.items() if it == card)
        yield name
        yield f"{name} of {self.controllers[card] + 1}"
        yield f"{name} number {self.named(name).index(card) + 1}"

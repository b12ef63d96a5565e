"""Expectations of a bench file about the state of a game: read, held, and told when they fail."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.bench_steps import no_such_card, no_such_player
from app.games.tabletop.facts import AnyCatalogue

_ASKED: Final = re.compile(r"asked (\d)(?:, (.+))?")
_SCORE: Final = re.compile(r"([a-z]+) (\d) is (\d{1,3})")
_PLACE: Final = re.compile(r"(?:(\d{1,2}) )?(.+?) (not )?in ([a-z ]+?) of (\d)", re.IGNORECASE)
_HAS: Final = re.compile(r"(.+?) has ([a-z]+) (\d{1,3})", re.IGNORECASE)
_IS: Final = re.compile(r"(.+?) is ([a-z]+|\d{1,3}/\d{1,3}/\d{1,3})", re.IGNORECASE)
_WINS: Final = re.compile(r"player (\d) wins")
_DRAW: Final = "draw"
_LONGEST: Final = 60


class UnknownExpectationError(ValueError):
    """An expectation that cannot be read; the message says what can be expected."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game that is over; the winner is None for nobody."""

    winner: int | None


class BenchExpectations(ABC):
    """Expectations about the game on a bench. Places are named as in bench files."""

    forms: str
    """Examples of all that can be expected, separated by semicolons."""

    score_name: str
    """The number that counts: `influence`."""

    nobody_wins: str
    """What is said of a game that nobody wins."""

    def __init__(self, catalogue: AnyCatalogue) -> None:
        self.catalogue = catalogue

    @property
    @abstractmethod
    def scores(self) -> Sequence[int]:
        """The number that counts, of each player."""

    @abstractmethod
    def asked(self) -> tuple[int, str] | None:
        """Return who is asked and what; None after the end."""

    @abstractmethod
    def result(self) -> Result | None:
        """Return the result; None while the game goes on."""

    @abstractmethod
    def piles(self, seat: int) -> Mapping[str, Sequence[int]]:
        """Return the cards of a player by the place where they are."""

    @abstractmethod
    def named(self, name: str, cards: Sequence[int]) -> list[int]:
        """Return those of some cards that have a name."""

    @abstractmethod
    def in_play(self, name: str) -> list[int]:
        """Return the cards in play that are seen to have a name."""

    @abstractmethod
    def has(self, card: int, what: str) -> int | None:
        """Return how much of something, such as damage, a card has; None for what none can have."""

    @abstractmethod
    def is_said(self, card: int, word: str) -> str | None:
        """Return the word that holds of a card instead of one like it: turned or unturned.

        None for a word that says nothing about cards. `3/3/2` stands for a card's numbers.
        """

    def failure(self, expected: str) -> str:
        """Return what is so instead of what was expected; empty where it is as expected.

        Raises UnknownExpectationError.
        """
        said = expected.rstrip(".")
        lower = said.lower()
        told: str | None = None
        if found := _ASKED.fullmatch(lower):
            return self._not_asked(self._seat(found[1]), found[2] or "")
        if (found := _SCORE.fullmatch(lower)) and found[1] == self.score_name:
            left = self.scores[self._seat(found[2])]
            return "" if left == int(found[3]) else f"it is {left}"
        if lower == _DRAW:
            return self._not_over(None)
        if found := _WINS.fullmatch(lower):
            return self._not_over(self._seat(found[1]))
        if found := _PLACE.fullmatch(said):
            told = self._elsewhere(found)
        if told is None and (found := _HAS.fullmatch(said)):
            told = self._not_having(found[1], found[2].lower(), int(found[3]))
        if told is None and (found := _IS.fullmatch(said)):
            told = self._unlike(found[1], found[2].lower())
        if told is None:
            raise self._unknown(f'"{expected[:_LONGEST]}" cannot be expected')
        return told

    def _unknown(self, words: str) -> UnknownExpectationError:
        return UnknownExpectationError(f"{words}; expect {self.forms}.")

    def _seat(self, written: str) -> int:
        seat = int(written) - 1
        if seat not in range(len(self.scores)):
            raise UnknownExpectationError(no_such_player(seat, len(self.scores)))
        return seat

    def _name(self, written: str) -> str:
        card = self.catalogue.find(written)
        if card is None:
            raise UnknownExpectationError(no_such_card(written, self.catalogue))
        return card.name

    def _not_asked(self, seat: int, kind: str) -> str:
        asked = self.asked()
        if asked is None:
            return "the game is over"
        if asked[0] == seat and kind in ("", asked[1]):
            return ""
        return f"player {asked[0] + 1} is asked: {asked[1]}"

    def _not_over(self, winner: int | None) -> str:
        result = self.result()
        if result is None:
            return "the game goes on"
        if result.winner == winner:
            return ""
        return self.nobody_wins if result.winner is None else f"player {result.winner + 1} wins"

    def _elsewhere(self, found: re.Match[str]) -> str | None:
        seat, place = self._seat(found[5]), found[4].lower()
        piles = self.piles(seat)
        if place not in piles:
            return None
        count = len(self.named(self._name(found[2]), piles[place]))
        wanted = int(found[1]) if found[1] else None
        if found[3]:
            return f"{count} are there" if count else ""
        is_so = count > 0 if wanted is None else count == wanted
        return "" if is_so else f"{count} are there"

    def _not_having(self, written: str, what: str, wanted: int) -> str | None:
        found = [self.has(it, what) for it in self.in_play(self._name(written))]
        if None in found:
            return None
        return _unless(wanted in found, [str(it) for it in found])

    def _unlike(self, written: str, wanted: str) -> str | None:
        found = [self.is_said(it, wanted) for it in self.in_play(self._name(written))]
        told = [it for it in found if it is not None]
        return None if len(told) < len(found) else _unless(wanted in told, told)


def _unless(is_so: bool, instead: Sequence[str]) -> str:
    return "" if is_so else f"it is {' and '.join(instead) or 'not in play'}"

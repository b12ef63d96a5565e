"""The page of an opening hand: the cards, the marks and the exact advice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from app.games.capabilities.faces import Face
from app.games.shadowfist.construction.opening import HAND
from app.games.shadowfist.goldfish.exact.advice import Advice, Choice, advise
from app.games.shadowfist.goldfish.setup import DeckCard, Setup
from app.games.shadowfist.presentation.faces import face_of
from app.games.shadowfist.presentation.goldfish.needs import Needs
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.shuffle import deal

MOST_CHOICES: Final = 6


@dataclass(frozen=True)
class HandCard:
    """A card of the hand at its place from 0. `back` counts the marked ones, None if kept."""

    place: int
    face: Face
    back: int | None


@dataclass(frozen=True)
class ChoiceRow:
    """One thing to do with the hand: in words, by its marks, and its chance."""

    words: str
    marks: tuple[int, ...]
    chance: Fraction
    is_marked: bool

    @property
    def values(self) -> list[int]:
        """The marks as they stand in an address, from 1."""
        return [place + 1 for place in self.marks]

    @property
    def decimal(self) -> str:
        """The chance in per cent; what never or always happens says so."""
        if self.chance in (0, 1):
            return "never" if self.chance == 0 else "always"
        return f"{float(self.chance) * 100:.1f} %"


@dataclass(frozen=True)
class OpeningHand:
    """An opening hand with the advice for a goal.

    `advice` is None, and there are no choices, where the goal cannot be read or counted;
    `problem` says why it cannot be counted. `unseen` cards are left in the deck.
    """

    cards: tuple[HandCard, ...]
    advice: Advice | None
    choices: tuple[ChoiceRow, ...]
    one: ChoiceRow | None
    unseen: int
    problem: str = ""

    @property
    def best(self) -> ChoiceRow | None:
        """The choice with the best chance; None without advice."""
        return self.choices[0] if self.choices else None

    @property
    def marks(self) -> tuple[int, ...]:
        """The places that are marked to be discarded."""
        return tuple(card.place for card in self.cards if card.back)


def opening_hand(setup: Setup, seed: int, needs: Needs, marks: Iterable[str]) -> OpeningHand:
    """The hand of a shuffle with the best discard for the needs. Rules: 2.5, 22.2.4, 22.2.5."""
    order = [setup.cards[place] for place in deal(seed, 0, len(setup.cards))]
    hand = order[:HAND]
    places = marked_places(marks, len(hand))
    advice, problem = None, ""
    if needs.needs is not None:
        try:
            advice = advise(needs.needs, setup, hand)
        except GoldfishError as error:
            problem = f"{error}."
    marked = sorted(places)
    return OpeningHand(
        tuple(
            HandCard(
                place,
                face_of(card.printing.card, card.printing),
                marked.index(place) + 1 if place in places else None,
            )
            for place, card in enumerate(hand)
        ),
        advice,
        _rows(advice, hand, places) if advice else (),
        _row(advice.one, hand, places) if advice else None,
        len(setup.cards) - len(hand),
        problem,
    )


def marked_places(values: Iterable[str], size: int) -> frozenset[int]:
    """The marked places of an address, from 1 there and from 0 here; nonsense is left out."""
    places = (int(value) - 1 for value in values if value.isascii() and value.isdigit())
    return frozenset(place for place in places if 0 <= place < size)


def _rows(
    advice: Advice, hand: Sequence[DeckCard], places: frozenset[int]
) -> tuple[ChoiceRow, ...]:
    """The best choices and keeping all, each with the marks that stand for it."""
    choices = list(advice.choices[:MOST_CHOICES])
    if all(choice.discard for choice in choices):
        choices.append(advice.nothing)
    return tuple(_row(choice, hand, places) for choice in choices)


def _row(choice: Choice, hand: Sequence[DeckCard], places: frozenset[int]) -> ChoiceRow:
    """A choice with the places it discards; of equal cards the last ones go."""
    left = Counter(choice.discard)
    marks = []
    for place in reversed(range(len(hand))):
        if left[hand[place]]:
            left[hand[place]] -= 1
            marks.append(place)
    return ChoiceRow(choice.words, tuple(sorted(marks)), choice.chance, set(marks) == places)

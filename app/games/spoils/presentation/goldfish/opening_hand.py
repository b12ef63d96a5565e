"""The opening hand page: the cards, the marks, and the exact advice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.games.capabilities.faces import Face
from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.advice import Advice, advise
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.solitaire import dealt_hand
from app.games.spoils.presentation.faces import face_of
from app.games.spoils.presentation.goldfish.needs import Needs, question_of
from app.games.tabletop.chance import GoldfishError

MOST_CHOICES = 6


@dataclass(frozen=True)
class HandCard:
    """A card of the hand. `back` is its place in the order of putting back, None when kept."""

    place: int
    face: Face
    back: int | None


@dataclass(frozen=True)
class ChoiceRow:
    """A choice for the hand: in words, by its marks, and its chance."""

    words: str
    marks: tuple[int, ...]
    chance: Fraction
    plan: str
    is_marked: bool
    is_best: bool

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
    """An opening hand with its marks, places from 0, and the advice for a goal.

    `advice` is None, and there are no choices, where the goal cannot be read or counted;
    `problem` says why it cannot be counted. `unseen` cards are left in the deck.
    """

    setup: Setup
    cards: tuple[HandCard, ...]
    marks: tuple[int, ...]
    advice: Advice | None
    choices: tuple[ChoiceRow, ...]
    unseen: int
    problem: str = ""

    @property
    def best(self) -> ChoiceRow | None:
        """The choice with the best chance; None without advice."""
        return next((row for row in self.choices if row.is_best), None)

    @property
    def keep_all(self) -> ChoiceRow | None:
        """The choice to put nothing back; None without advice."""
        return next((row for row in self.choices if not row.marks), None)


def opening_hand(
    setup: Setup, seed: int, needs: Needs, turn: int, marks: Iterable[str]
) -> OpeningHand:
    """The hand of a shuffle with what to put back so that the needs are met by a turn."""
    dealt = dealt_hand(setup, seed)
    places = marks_of(marks, len(dealt))
    advice, problem = None, ""
    if needs.needs is not None:
        try:
            advice = advise(question_of(needs.needs, setup, turn=turn), setup, dealt)
        except GoldfishError as error:
            problem = f"{error}."
    return OpeningHand(
        setup,
        hand_cards(dealt, places),
        places,
        advice,
        choice_rows(advice, dealt, places) if advice else (),
        len(setup.cards) - len(dealt),
        problem,
    )


def hand_cards(hand: Sequence[Card], marks: Sequence[int]) -> tuple[HandCard, ...]:
    """The hand with its marks; a mark is a place from 0."""
    return tuple(
        HandCard(place, face_of(card), marks.index(place) + 1 if place in marks else None)
        for place, card in enumerate(hand)
    )


def marks_of(values: Iterable[str], size: int) -> tuple[int, ...]:
    """The places of an address, from 1 there and from 0 here; what makes no sense is left out."""
    places = [int(value) - 1 for value in values if value.isascii() and value.isdigit()]
    return tuple(dict.fromkeys(place for place in places if 0 <= place < size))


def choice_rows(
    advice: Advice, hand: Sequence[Card], marks: Sequence[int]
) -> tuple[ChoiceRow, ...]:
    """The best choices and keeping all, each with the marks that stand for it."""
    choices = list(advice.choices[:MOST_CHOICES])
    if not any(not choice.put_back for choice in choices):
        choices.append(advice.keep_all)
    rows = []
    for choice in choices:
        places = places_of(choice.put_back, hand)
        rows.append(
            ChoiceRow(
                choice.words,
                places,
                choice.chance,
                choice.plan.words if choice.plan else "",
                sorted(places) == sorted(marks),
                choice is advice.best,
            )
        )
    return tuple(rows)


def places_of(put_back: Sequence[Card], hand: Sequence[Card]) -> tuple[int, ...]:
    """The places of these cards in the hand, in order; of equal cards, the last places."""
    left = Counter(put_back)
    places = []
    for place in range(len(hand) - 1, -1, -1):
        if left[hand[place]]:
            left[hand[place]] -= 1
            places.append(place)
    return tuple(reversed(places))

"""The table laid out: equal cards in stacks, the hand in order, and a key for each answer."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from string import ascii_letters, ascii_lowercase, ascii_uppercase
from typing import Final, TypeVar

from app.games.capabilities.table import Move
from app.games.spoils.presentation.goldfish.own_side import LaneCard, PlayableCard

FEW: Final = 7
"""So many cards of a row lie side by side; where there are more, equal ones are stacked."""

_OF_THE_PAGE: Final = "behilnpu"
"""Letters for what the page offers besides answers, and for the end of a turn."""

_OF_THEIR_OWN: Final = "adr"
"""Letters of an attack and of the Develop; no other answer gets them."""

_NUMBERS: Final = "123456789"


Card = TypeVar("Card", LaneCard, PlayableCard)


def stacked(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Lay equal cards on one another, each stack at the place of its first card."""
    stacks: dict[Hashable, Card] = {}
    for card in cards:
        looks = _looks(card)
        found = stacks.get(looks)
        copies = 1 if found is None else found.copies + 1
        stacks[looks] = replace(card if found is None else found, copies=copies)
    return tuple(stacks.values())


def row_of(cards: Iterable[LaneCard]) -> tuple[LaneCard, ...]:
    """Lay out cards in play: characters first, in stacks where there are too many."""
    row = sorted(cards, key=lambda card: not card.is_character)
    return stacked(row) if len(row) > FEW else tuple(row)


def arranged_hand(cards: Iterable[PlayableCard], *, is_turn: bool) -> tuple[PlayableCard, ...]:
    """Stack a hand, cheap cards first and resources last.

    In an own turn, cards that can be played come before those that cannot.
    """

    def order(card: PlayableCard) -> tuple[bool, bool, int, str]:
        cost = card.face.cost if isinstance(card.face.cost, int) else 0
        return card.is_resource, is_turn and not card.moves, cost, card.face.card.name

    return stacked(sorted(cards, key=order))


class Keys:
    """Gives each answer on a page a key of its own."""

    def __init__(self, closing: Move | None) -> None:
        self._taken = set(_OF_THE_PAGE) | ({closing.key} if closing else set())

    def of_moves(self, moves: Iterable[Move], wish: str = "") -> tuple[Move, ...]:
        """Return moves with their keys; the first one gets the wish, if it is free."""
        return tuple(
            self._keyed(move, wish if place == 0 else "") for place, move in enumerate(moves)
        )

    def of_row(self, row: Iterable[LaneCard]) -> tuple[LaneCard, ...]:
        """Return cards in play with keys for their moves."""
        return tuple(replace(card, moves=self.of_moves(card.moves)) for card in row)

    def of_hand(self, hand: Sequence[PlayableCard]) -> tuple[PlayableCard, ...]:
        """Return cards in hand with keys: their places, and letters for further moves."""
        wishes = [*_NUMBERS, *("" for _ in hand)]
        return tuple(
            replace(card, moves=self.of_moves(card.moves, wish))
            for card, wish in zip(hand, wishes, strict=False)
        )

    def _keyed(self, move: Move, wish: str) -> Move:
        for key in (move.key, wish, *_letters(move.words)):
            if key and key not in self._taken:
                self._taken.add(key)
                return replace(move, key=key)
        return replace(move, key="")


def _letters(words: str) -> Iterator[str]:
    for letter in (*words.lower(), *ascii_lowercase, *ascii_uppercase):
        if letter in ascii_letters and letter not in _OF_THEIR_OWN:
            yield letter


def _looks(card: LaneCard | PlayableCard) -> Hashable:
    """Return what can be seen of a card and done with it; equal cards need not be told apart."""
    moves = tuple((move.words, move.note) for move in card.moves)
    if isinstance(card, LaneCard):
        return card.name, card.stats, card.note, card.is_spent, moves
    return card.face.card.name, card.short, card.why, moves

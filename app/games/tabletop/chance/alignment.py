"""Two decks on the same shuffles: cards that both hold get the same places."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TypeVar

C = TypeVar("C", bound=Hashable)


def aligned_cards(base: Sequence[C], other: Sequence[C]) -> tuple[C, ...]:
    """The other deck with every card that both hold in the place it has in the base.

    The cards that only the other deck holds fill the places left, in their order; so the
    same shuffle brings both decks the same cards wherever they agree.
    """
    shared = Counter(base) & Counter(other)
    new = _without(other, shared)
    left = shared.copy()
    places: list[C] = []
    for card in base:
        if left[card]:
            left[card] -= 1
            places.append(card)
        elif (instead := next(new, None)) is not None:
            places.append(instead)
    return (*places, *new)


def _without(cards: Iterable[C], taken: Counter[C]) -> Iterator[C]:
    left = taken.copy()
    for card in cards:
        if left[card]:
            left[card] -= 1
        else:
            yield card

"""Effects of cards on the curve besides their numbers: Power, cards and costs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from app.games.shadowfist.goldfish.setup import DeckCard


@dataclass(frozen=True, slots=True)
class Effects:
    """Effects of playing a card. Cards are named by their ids.

    `gain` Power and `draw` cards come at once, Power only from turn `from_turn` on; `income` is
    generated each turn from then on. `hand_size` is added to the hand size (9.2.2.2). `cheaper`
    cards cost `reduction` less while the card is in play; one of the `fetched` cards is taken from
    the deck.
    """

    gain: int = 0
    draw: int = 0
    income: int = 0
    from_turn: int = 1
    hand_size: int = 0
    reduction: int = 0
    cheaper: frozenset[str] = frozenset()
    fetched: frozenset[str] = frozenset()

    def __add__(self, other: Effects) -> Effects:
        """Both together; what only one has stays, and the later `from_turn` counts."""
        return Effects(
            self.gain + other.gain,
            self.draw + other.draw,
            self.income + other.income,
            max(self.from_turn, other.from_turn),
            self.hand_size + other.hand_size,
            self.reduction or other.reduction,
            self.cheaper | other.cheaper,
            self.fetched | other.fetched,
        )


NOTHING: Final = Effects()

_CODES: Final = (
    (re.compile(r"(?:everyone )?gains? (\d+) power"), "gain"),
    (re.compile(r"draw (\d+)"), "draw"),
    (re.compile(r"hand size\+(\d+)"), "hand_size"),
)


def printed_effects(card: DeckCard) -> Effects:
    """Return the effects on the curve that the short codes of a card's facts give."""
    return _read(card.printed.effects)


def are_all_read(card: DeckCard) -> bool:
    """Return True if every short code of a card's facts gives an effect on the curve."""
    return all(any(it.fullmatch(code) for it, _ in _CODES) for code in card.printed.effects)


def _read(codes: Iterable[str]) -> Effects:
    found = NOTHING
    for code in codes:
        for pattern, name in _CODES:
            if match := pattern.fullmatch(code):
                found = replace(found, **{name: getattr(found, name) + int(match[1])})
    return found

"""Ways to pay as moves: one press attaches all resources of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from app.games.capabilities.table import Move
from app.games.spoils.engine import CardId, State
from app.games.spoils.goldfish.paying import Look, is_paying, payments
from app.games.spoils.goldfish.solitaire import MOST_ANSWERS

_PAY: Final = "pay"


def payment_moves(state: State) -> tuple[Move, ...]:
    """The ways to pay what is asked for, the cheapest first; none if nothing is to be paid."""
    if not is_paying(state):
        return ()
    return tuple(
        Move(" ".join((_PAY, *map(str, way.chosen))), _words(way.attached))
        for way in payments(state)
    )


def cards_paid(text: str) -> tuple[CardId, ...] | None:
    """The resources of such a move; None if the text is no such move."""
    word, *cards = text.split()[:MOST_ANSWERS] or ("",)
    is_numbers = all(it.isascii() and it.isdigit() and len(it) < 6 for it in cards)
    return tuple(CardId(int(it)) for it in cards) if word == _PAY and cards and is_numbers else None


def _words(attached: Sequence[Look]) -> str:
    parts = [
        f"{count} {name}{' face-down' if is_face_down else ''}"
        for (is_face_down, name), count in Counter(attached).items()
    ]
    listed = parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
    return f"Pay with {listed}"

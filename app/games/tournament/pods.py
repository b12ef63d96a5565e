"""Pods for a draft: groups of about eight whose players sit in a circle, drawn by lot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.games.tournament.standings import lot

POD: Final = 8


def pods(players: Iterable[str], seed: str, size: int = POD) -> tuple[tuple[str, ...], ...]:
    """Seat players in as few pods of at most `size` as hold them, as even as possible.

    The order of a pod is that of its seats. Raises ValueError for a size below 2.
    """
    if size < 2:
        raise ValueError("A pod has at least two players.")
    order = sorted(players, key=lambda one: lot(seed, one))
    number = -(-len(order) // size)
    return tuple(tuple(order[place::number]) for place in range(number))

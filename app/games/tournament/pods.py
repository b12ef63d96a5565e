"""Pods for a draft: groups of about eight whose players sit in a circle, drawn by lot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from app.games.tournament.standings import lot

POD: Final = 8
SMALLEST: Final = 2
LARGEST: Final = 16

Pods: TypeAlias = tuple[tuple[str, ...], ...]
"""The players of each pod in the order of their seats."""


def pods(players: Iterable[str], seed: str, size: int = POD) -> Pods:
    """Seat players in as few pods of at most `size` as hold them, as even as possible.

    The order of a pod is that of its seats. Raises ValueError for a size below 2.
    """
    if size < SMALLEST:
        raise ValueError("A pod has at least two players.")
    order = sorted(players, key=lambda one: lot(seed, one))
    number = -(-len(order) // size)
    return tuple(tuple(order[place::number]) for place in range(number))


def moved(seated: Sequence[Sequence[str]], player: str, to: int | None) -> Pods:
    """Seat a player last in the pod number `to`, or in none; those behind the old seat move up.

    The number after the last one is a new pod. A pod that is left empty is gone, and later ones
    move up. Raises ValueError for another number.
    """
    if to is not None and not 1 <= to <= len(seated) + 1:
        raise ValueError(f"There is no pod {to}.")
    left = [[one for one in pod if one != player] for pod in (*seated, ())]
    if to is not None:
        left[to - 1].append(player)
    return tuple(tuple(pod) for pod in left if pod)


def exchanged(seated: Sequence[Sequence[str]], one: str, other: str) -> Pods:
    """Let two players exchange seats. Raises ValueError unless both have one."""
    if not {one, other} <= {player for pod in seated for player in pod}:
        raise ValueError("Only players who have a seat can exchange it.")
    to = {one: other, other: one}
    return tuple(tuple(to.get(player, player) for player in pod) for pod in seated)

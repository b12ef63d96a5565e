"""Sealed pools: the boosters of one player."""

from collections.abc import Mapping
from typing import TypeVar

from app.games.tabletop.construction import PoolChecks
from app.games.tabletop.facts import CardLike, Catalogue, FormatLike, PrintingLike
from app.games.tabletop.limited.boosters import booster_of

P = TypeVar("P", bound=PrintingLike)


def open_sealed(
    packs: Mapping[str, int],
    seed: int,
    checks: PoolChecks[P],
    catalogue: Catalogue[CardLike, P, FormatLike],
) -> tuple[tuple[P, ...], ...]:
    """Open the given number of boosters of each set, by its code. Raises NoBoosterError."""
    return tuple(
        booster.open(seed, number)
        for code, copies in packs.items()
        if copies
        for booster in [booster_of(code, checks, catalogue)]
        for number in range(copies)
    )

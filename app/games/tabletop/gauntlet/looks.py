"""Looks at a running gauntlet, after which a question that is decided is played no further.

Whoever looks again and again and stops when an ordinary 95 % interval no longer holds one half
finds differences where there are none: each look is another chance to be wrong. So looks are
rare, and the intervals of such a gauntlet reach `Z_OF_LOOKS` standard errors to each side. With
them at most 5 of 100 contests have any look, from the first to the last of `MOST_GAMES` games, at
which the interval misses the true share.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from app.games.tabletop.gauntlet.intervals import Estimate
from app.games.tabletop.gauntlet.results import GameResult, Row

FIRST_LOOK: Final = 40
"""Games of a contest before the first look, and the step between early ones."""

Z_OF_LOOKS: Final = 2.9
"""Standard errors that an interval reaches to each side where one looks again and again."""


def looks(games: int) -> Iterator[int]:
    """The numbers of games after which to look, up to `games`, which is the last of them.

    A look comes after 40 more games or a quarter more, whichever is later.
    """
    at = FIRST_LOOK
    while at < games:
        yield at
        at = max(at + FIRST_LOOK, at * 5 // 4 // FIRST_LOOK * FIRST_LOOK)
    yield games


def is_decided(share: Estimate) -> bool:
    """True if it is clear which side of a contest is ahead."""
    return share.low > 0.5 or share.high < 0.5


def games_needed(played: Collection[GameResult], games: int) -> int:
    """The number of games after which a contest is decided, `games` if it is not before that.

    A look counts once all games up to it are played.
    """
    by_number = {it.number: it for it in played}
    for look in looks(games):
        first = tuple(by_number[it] for it in range(look) if it in by_number)
        if len(first) < look:
            break
        if is_decided(Row("", first, z=Z_OF_LOOKS).share):
            return look
    return games


def is_change_decided(difference: Estimate | None) -> bool:
    """True if it is clear that a change helps, or that it hurts."""
    return difference is not None and (difference.low > 0 or difference.high < 0)

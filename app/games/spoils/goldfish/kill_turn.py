"""The turn on which the goldfish wins, and how the influence taken by a turn is spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.chance.counters import Counters
from app.games.tabletop.chance.figures import Estimate
from app.games.tabletop.chance.sampling import mean_from, mean_of, quantile, share

SHARES: Final = (0.1, 0.25, 0.5, 0.75, 0.9)
"""The shares of the games below which influence taken is reported."""

MEASURED_TURNS: Final = 12
"""Changes are measured in games up to this turn, so that slow decks differ, too."""


@dataclass(frozen=True, slots=True)
class KillTurn:
    """On which turn the games were won that were played up to turn `last`.

    `quarter`, `half` and `most` are the turns by which a quarter, half and three quarters of the
    games were won, None if not by the last turn. `mean` counts a game that was not won by then as
    won on the turn after; `never` is the share of these games. `by_turn` is the share of games won
    by each turn from 1.
    """

    last: int
    quarter: int | None
    half: int | None
    most: int | None
    mean: Estimate
    never: Estimate
    by_turn: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class InfluenceSpread:
    """The influence taken by the end of one turn, over all games.

    `games[n]` are the games that had taken n, the last entry those that had taken everything the
    opponent has or more. `below` are the amounts that a tenth, a quarter, half, three quarters and
    nine tenths of the games did not exceed, `mean` that of all games without a limit.
    """

    turn: int
    games: tuple[int, ...]
    below: tuple[int, ...]
    mean: Estimate


def kill_turns(counters: Counters) -> list[int]:
    """How many games were won on each turn from 0, the last entry being one more than the last
    turn: a game that was not won counts as won then.
    """
    return [0, *counters.array("won").tolist()]


def kill_turn_of(counters: Counters) -> KillTurn:
    """Read the kill turn from the counters of a run."""
    won = kill_turns(counters)
    last = len(won) - 2

    def turn_of(share_below: float) -> int | None:
        turn = quantile(won, share_below)
        return None if turn > last else turn

    return KillTurn(
        last=last,
        quarter=turn_of(1 / 4),
        half=turn_of(1 / 2),
        most=turn_of(3 / 4),
        mean=Estimate(*mean_of(won)),
        never=Estimate(*share(counters.games, won[-1])),
        by_turn=tuple(
            Estimate(*share(counters.games, sum(won[: turn + 1]))) for turn in range(1, last + 1)
        ),
    )


def influence_spread(counters: Counters) -> tuple[InfluenceSpread, ...]:
    """Read from the counters of a run how the influence taken by each turn is spread."""
    sums: Sequence[Sequence[int]] = counters.array("influence").tolist()
    return tuple(
        InfluenceSpread(
            turn,
            tuple(games),
            tuple(quantile(games, below) for below in SHARES),
            Estimate(*mean_from(counters.games, *sums[turn - 1])),
        )
        for turn, games in enumerate(counters.array("taken").tolist(), 1)
    )

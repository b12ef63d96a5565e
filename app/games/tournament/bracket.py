"""The bracket of a top cut, or a final table: who met whom, and the places still to be filled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.tournament.matches import Loss, Match
from app.games.tournament.top_cut import FINAL_TABLE, stage_name, winner


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a match: the player, None while that is open, and the place in the standings.

    `games` are those won, None as long as nothing is reported and at a final table, which gives a
    `place` instead. `loss` is the reason why the player lost without play.
    """

    player: str | None
    seed: int | None = None
    games: int | None = None
    goes_on: bool = False
    loss: Loss | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """A round of the bracket; winners of neighbouring matches meet in the next one."""

    name: str
    matches: tuple[tuple[Side, ...], ...]


def bracket(standings: Sequence[str], cut: Sequence[Sequence[Match]]) -> tuple[Stage, ...]:
    """Return all rounds up to the final; those that are not paired yet have the winners so far.

    `standings` are the players best first, `cut` the rounds of the top cut in order.
    """
    seeds = {player: place for place, player in enumerate(standings, 1)}
    stages = [
        Stage(_name(matches), tuple(_sides(match, seeds) for match in matches)) for matches in cut
    ]
    coming = [winner(match) for match in cut[-1]] if cut else []
    while len(coming) > 1:
        sides = [Side(one, None if one is None else seeds[one]) for one in coming]
        pairs = [tuple(sides[place : place + 2]) for place in range(0, len(sides), 2)]
        stages.append(Stage(stage_name(len(pairs)), tuple(pairs)))
        coming = [None] * len(pairs)
    return tuple(stages)


def _name(matches: Sequence[Match]) -> str:
    return FINAL_TABLE if len(matches[0].players) > 2 else stage_name(len(matches))


def _sides(match: Match, seeds: dict[str, int]) -> tuple[Side, ...]:
    """The sides by seat; those of a final table that is over by place."""
    outcome = match.outcome
    numbers = outcome.numbers if outcome else (None,) * len(match.players)
    is_table = len(match.players) > 2
    sides = [
        Side(
            player, seeds[player], None if is_table else number, player == winner(match),
            outcome.loss_of(seat) if outcome else None, number if is_table else None,
        )
        for seat, (player, number) in enumerate(zip(match.players, numbers, strict=True))
    ]  # fmt: skip
    return tuple(sorted(sides, key=lambda side: side.place or 0))

"""Worth of a position to a player: weights as data, and the sum they make.

Of the other side it counts only what both can see. So all worlds that look alike to the player have
the same worth, but for the player's own cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from app.games.spoils.engine import CardId, Player, State, outcome, stats
from app.games.spoils.players.resources import missing_icons
from app.games.spoils.terms import CardType

_WON: Final = 1000.0
_LEVEL_HAND: Final = 6
"""Cards in hand beyond this number are worth half."""


@dataclass(frozen=True, slots=True)
class Weights:
    """An evaluation by its `version` and its weights, in points.

    `resources` has an entry for each resource of a player, the first one first; further ones
    are worth the last entry. `low_influence` is the loss of a player with hardly any influence
    left, and `fading` the share of it that remains for each point. `threat` is for each point
    of strength that may attack where nobody is left to block, `held_off` where somebody is.
    `lethal` is added if nobody is and such an attack would win. `scale` is the lead in points
    that makes winning about 73 % likely.
    """

    version: str
    influence: float
    low_influence: float
    fading: float
    character: float
    strength: float
    life: float
    speed: float
    cost_of_other: float
    card: float
    resources: Sequence[float]
    missing_icon: float
    free_resource: float
    threat: float
    held_off: float
    lethal: float
    scale: float


WEIGHTS: Final = Weights(
    version="evaluation 3",
    influence=0.7,
    low_influence=14.0,
    fading=0.82,
    character=1.0,
    strength=1.5,
    life=0.8,
    speed=0.4,
    cost_of_other=1.2,
    card=1.6,
    resources=(6.0, 5.0, 4.5, 4.0, 3.0, 2.5, 1.2, 0.8, 0.3),
    missing_icon=0.7,
    free_resource=0.04,
    threat=0.5,
    held_off=0.1,
    lethal=15.0,
    scale=12.0,
)
"""Journeyman's evaluation."""


def chance_to_win(points: float, weights: Weights) -> float:
    """The chance of winning, from 0 to 1, for a lead in points."""
    lead = points / weights.scale
    return 1 / (1 + exp(-lead)) if lead > -50 else 0.0


def evaluated(state: State, me: Player, weights: Weights = WEIGHTS) -> float:
    """The points a player is ahead; a game that is over counts more than anything else."""
    result = outcome(state)
    if result is not None:
        if result.winner is None:
            return 0.0
        return (_WON if result.winner == me else -_WON) * (1 - state.turn / 10_000)
    points = _sides(state, weights)
    missing = sum(max(0, it) for it in missing_icons(state, me))
    free = len(stats.free_resources(state, me))
    return (
        points[me] - points[1 - me] - weights.missing_icon * missing + weights.free_resource * free
    )


def _sides(state: State, weights: Weights) -> Sequence[float]:
    """The points of each side, less the danger it is in from the other."""
    points = [_stakes(state, side, weights) for side in (0, 1)]
    resources, standing, strengths = [0, 0], [0, 0], [0, 0]
    for card in state.in_play:
        side = state.controller[card]
        if state.face_down[card]:
            resources[side] += 1
            continue
        kinds = stats.types(state, card)
        if CardType.CHARACTER in kinds:
            strength = stats.strength(state, card)
            points[side] += _character(state, card, strength, weights)
            standing[side] += not state.depleted[card]
            strengths[side] += strength
        elif CardType.RESOURCE in kinds:
            resources[side] += 1
        elif CardType.FACTION not in kinds:
            points[side] += weights.cost_of_other * (1 + (state.kind_of(card).card.cost or 0))
    for side in (0, 1):
        points[side] += _resources(resources[side], weights)
        points[side] -= _danger(state.influence[side], strengths[1 - side], standing[side], weights)
    return points


def _stakes(state: State, side: Player, weights: Weights) -> float:
    """The influence and the hand of one side."""
    influence = state.influence[side]
    points = weights.influence * influence
    points -= weights.low_influence * weights.fading**influence
    return points + _hand(len(state.hand[side]), weights)


def _danger(influence: int, threatened: int, standing: int, weights: Weights) -> float:
    """The points at risk from attackers of `threatened` strength, with `standing` left to block."""
    share = weights.held_off if standing else weights.threat
    urgency = 1 + threatened / max(1, influence)
    danger = share * threatened * urgency
    return danger + (weights.lethal if threatened >= influence and not standing else 0)


def _character(state: State, card: CardId, strength: int, weights: Weights) -> float:
    left = stats.life(state, card) - stats.damage(state, card)
    return (
        weights.character
        + weights.strength * strength
        + weights.life * left
        + weights.speed * stats.speed(state, card)
    )


def _hand(cards: int, weights: Weights) -> float:
    return weights.card * (min(cards, _LEVEL_HAND) + max(0, cards - _LEVEL_HAND) / 2)


def _resources(count: int, weights: Weights) -> float:
    listed = weights.resources
    return sum(listed[:count]) + max(0, count - len(listed)) * listed[-1]

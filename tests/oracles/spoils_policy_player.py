"""The fast model's policy, played on the referee with every card's text on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    Action,
    Answer,
    Attack,
    Choose,
    DecisionKind,
    Deploy,
    EndTurn,
    State,
    UseAbility,
    View,
    ability_of,
)
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE
from app.games.spoils.goldfish.model import Model
from app.games.spoils.goldfish.player_reference import wants_to_buy_resource, wants_to_draw
from app.games.spoils.players.apprentice import by_rule
from app.games.spoils.solo.policy_answers import PolicyAnswers
from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.referee.players import Choice, Effort, Position

_DRAW: Final = (v.Draw(),)
_PLAY: Final = (v.PlayResources(),)


class PolicyPlayer:
    """A player that follows the policy of a model, as far as the referee allows it.

    It declines what is optional, uses no ability but the faction's two, and leaves other choices
    that a text asks for to Apprentice.
    """

    responds = False
    uses_abilities = True

    def __init__(self, model: Model) -> None:
        self._policy = PolicyAnswers(model)
        self._order = {kind.card.name: place for place, kind in enumerate(model.kinds)}

    def decide(
        self, position: Position[State, Action, View], chance: Stream, effort: Effort
    ) -> Choice[Action]:
        """Answer as the policy does, in one world that fits the position."""
        world = next(position.worlds(chance.below(1 << 32)))
        return Choice(self._answer(world, position.legal), worlds=1)

    def _answer(self, world: State, legal: Sequence[Action]) -> Action:
        decision = world.decision
        assert decision is not None
        me = decision.player
        match decision.kind:
            case DecisionKind.MULLIGAN:
                return self._policy.mulligan(world, me, legal)
            case DecisionKind.PLAY_RESOURCE:
                return self._policy.resource(world, me, legal)
            case DecisionKind.CHOOSE_OPTION:
                developed = self._policy.develop(world, legal)
                return by_rule(world, legal) if developed is None else developed
            case DecisionKind.ACT:
                return self._act(world, legal)
            case DecisionKind.MAY:
                return Answer(0)
            case DecisionKind.ATTACKERS:
                return next((it for it in legal if isinstance(it, Choose)), legal[-1])
        return by_rule(world, legal)

    def _act(self, world: State, legal: Sequence[Action]) -> Action:
        decision = world.decision
        assert decision is not None
        me = decision.player
        attack = Attack(world.faction[1 - me])
        if attack in legal:
            return attack
        table = self._policy.table(world, me)
        deployments = [
            it
            for it in legal
            if isinstance(it, Deploy)
            and world.name(it.card) in self._order
            and not table.kind(self._order[world.name(it.card)]).is_idle
        ]
        if deployments:
            return min(deployments, key=lambda it: self._order[world.name(it.card)])
        if table.free >= RESOURCE_PRICE and wants_to_buy_resource(table):
            return _used(world, legal, _PLAY)
        if table.free >= DRAW_PRICE and wants_to_draw(table):
            return _used(world, legal, _DRAW)
        return EndTurn()


def _used(world: State, legal: Sequence[Action], effect: tuple[v.Step, ...]) -> Action:
    """The use of the faction's ability with this effect; without one the end of the turn."""
    for it in legal:
        if isinstance(it, UseAbility) and ability_of(world, it).effect == effect:
            return it
    return EndTurn()

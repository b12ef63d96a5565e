"""The planner: a player that looks one decision ahead to win as early as possible."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final

from app.games.spoils.engine import (
    Action,
    Attack,
    CardId,
    Choose,
    DecisionKind,
    Deploy,
    Done,
    Person,
    State,
    UseAbility,
    View,
    apply_known,
    legal_actions,
    pass_windows,
    side_of,
)
from app.games.spoils.goldfish.model import Model
from app.games.spoils.players.apprentice import by_rule
from app.games.spoils.players.evaluation import WEIGHTS, Weights, evaluated
from app.games.spoils.players.journeyman import sampled, spends
from app.games.spoils.players.looking_ahead import CHOICES, resolved
from app.games.spoils.solo.policy_answers import PolicyAnswers
from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.referee.players import Choice, Effort, Position

RACING: Final[Weights] = replace(
    WEIGHTS,
    version="planner 1",
    influence=1.0,
    character=0.3,
    strength=3.0,
    life=0.05,
    speed=0.02,
    cost_of_other=0.4,
    card=0.6,
    held_off=0.5,
)
"""Journeyman's evaluation for a race: defence hardly counts, as the opponent never attacks."""

_CHOICES_AHEAD: Final = 1
"""The number of choices of one text that are tried in advance; rules make the later ones."""

_BY_RULE: Final = frozenset(
    {
        DecisionKind.WHO_STARTS,
        DecisionKind.STARTING_RESOURCE,
        DecisionKind.ATTACH_TO_PAY,
        DecisionKind.ORDER,
        DecisionKind.NAME,
    }
)
"""Questions to which a rule is as good an answer as looking ahead."""


class Planner:
    """A player that looks one decision ahead; a policy decides on opening hand and resources."""

    responds = True
    uses_abilities = True

    def __init__(self, model: Model, weights: Weights = RACING) -> None:
        self.weights = weights
        self._policy = PolicyAnswers(model)

    def decide(
        self, position: Position[State, Action, View], chance: Stream, effort: Effort
    ) -> Choice[Action]:
        """The answer with the highest value; of equal ones, one that spends nothing."""
        world = next(position.worlds(chance.below(1 << 32)))
        fixed = self._answer_by_rule(world, position.legal)
        if fixed is not None:
            return Choice(fixed, worlds=1)
        person = Person(position.person)
        tried = _distinct(world, _relevant_answers(world, position.legal))
        if len(tried) == 1:
            return Choice(tried[0], worlds=1)
        values = {it: self._value_of_answer(world, it, person) for it in tried}
        best = max(values, key=lambda it: (round(values[it], 6), not spends(it)))
        return Choice(best, worlds=1)

    def _answer_by_rule(self, world: State, legal: Sequence[Action]) -> Action | None:
        """The answer to a question that a rule decides; None for any other question."""
        decision = world.decision
        assert decision is not None
        me = decision.player
        match decision.kind:
            case DecisionKind.MULLIGAN:
                return self._policy.mulligan(world, me, legal)
            case DecisionKind.PLAY_RESOURCE:
                return self._policy.resource(world, me, legal)
            case DecisionKind.ATTACKERS:
                return next((it for it in legal if isinstance(it, Choose)), legal[-1])
            case DecisionKind.CHOOSE_OPTION:
                return self._policy.develop(world, legal)
            case DecisionKind.RESPOND:
                return Done()
            case DecisionKind.BATTLE_WINDOW if world.battle is None or world.battle.done:
                return Done()
            case kind if kind in _BY_RULE:
                return by_rule(world, legal)
        return None

    def _value_of_answer(self, world: State, answer: Action, me: Person) -> float:
        after = world.clone()
        pass_windows(after)
        apply_known(after, answer)
        if isinstance(answer, Attack):
            return self._value_of_attack(after, me)
        return self._value_of_choices(after, me, _CHOICES_AHEAD)

    def _value_of_choices(self, world: State, me: Person, left: int) -> float:
        """The value after a text is carried out with the best of the player's own choices."""
        side = side_of(world, me)
        resolved(world, stop_at=side if left else None)
        decision = world.decision
        if not left or decision is None or decision.player != side or decision.kind not in CHOICES:
            return self._evaluate(world, me)
        best = -float("inf")
        legal = _distinct(world, legal_actions(world))
        for answer in legal:
            after = world.clone()
            apply_known(after, answer)
            value = self._value_of_choices(after, me, left - 1 if len(legal) > 1 else left)
            best = max(best, value)
        return best

    def _value_of_attack(self, world: State, me: Person) -> float:
        """The value after an attack with every character; nobody can block."""
        decision = world.decision
        if decision is None or decision.kind is not DecisionKind.ATTACKERS:
            return self._evaluate(resolved(world), me)
        party = [it.card for it in legal_actions(world) if isinstance(it, Choose)]
        return self._evaluate(resolved(world, party), me)

    def _evaluate(self, world: State, me: Person) -> float:
        return evaluated(world, side_of(world, me), self.weights)


def _relevant_answers(world: State, legal: Sequence[Action]) -> Sequence[Action]:
    """The legal answers, in a battle without the faction's abilities, which can wait."""
    decision = world.decision
    assert decision is not None
    if decision.kind is not DecisionKind.BATTLE_WINDOW:
        return legal
    faction = world.faction[decision.player]
    return [it for it in legal if not (isinstance(it, UseAbility) and it.card == faction)]


def _distinct(world: State, legal: Sequence[Action]) -> Sequence[Action]:
    """The answers to try: one of each group that differs only in interchangeable cards."""
    kept: dict[Hashable, Action] = {}
    for it in sampled(legal):
        kept.setdefault(_equivalence_key(world, it), it)
    return list(kept.values())


def _equivalence_key(world: State, answer: Action) -> Hashable:
    match answer:
        case Deploy(card=card) | Choose(card=card):
            return type(answer), _card_state(world, card)
    return answer


def _card_state(world: State, card: CardId) -> Hashable:
    """All that the planner needs to know of a card; cards with equal values are alike."""
    return (
        world.kind[card],
        world.area[card],
        world.controller[card],
        world.face_down[card],
        world.depleted[card],
        world.ready[card],
        world.attached_to[card],
        world.tokens[card],
        tuple(world.damage[card].items()),
    )

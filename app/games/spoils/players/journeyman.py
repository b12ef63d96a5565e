"""Journeyman: tries every answer one step ahead in worlds that look alike, and weighs them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    DecisionKind,
    Done,
    EndTurn,
    Person,
    State,
    View,
    apply_known,
    legal_actions,
    meaning,
    meanings,
    pass_windows,
    side_of,
)
from app.games.spoils.players.apprentice import by_rule
from app.games.spoils.players.evaluation import WEIGHTS, Weights, chance_to_win, evaluated
from app.games.spoils.players.looking_ahead import CHOICES, next_of, resolved
from app.games.spoils.players.mulligan import put_back
from app.games.spoils.players.parties import parties
from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.referee.players import Choice, Effort, Position, Weighed

_BY_RULE: Final = frozenset(
    {
        DecisionKind.WHO_STARTS,
        DecisionKind.STARTING_RESOURCE,
        DecisionKind.ATTACH_TO_PAY,
        DecisionKind.PLAY_RESOURCE,
        DecisionKind.ORDER,
        DecisionKind.NAME,
    }
)
"""Questions about which one step ahead says nothing."""

_PARTIES: Final = frozenset({DecisionKind.ATTACKERS, DecisionKind.BLOCKERS})
_MOST_TRIED: Final = 24
"""Of more answers than this, such as any number, some at equal distances are tried."""

_CHOICES_AHEAD: Final = 2
"""The most choices of one text that are tried in advance; later ones are made by rule."""


class Journeyman:
    """A player that looks one step ahead with an evaluation."""

    responds = True
    uses_abilities = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def decide(
        self, position: Position[State, Action, View], chance: Stream, effort: Effort
    ) -> Choice[Action]:
        """The answer that leads to the most points, on average over the worlds."""
        worlds = tuple(islice(position.worlds(chance.below(1 << 32)), max(1, effort.rollouts)))
        ruled = _by_rule(worlds[0], position.legal)
        if ruled is not None:
            return Choice(ruled, worlds=1)
        points = self._points(worlds, position.legal, Person(position.person))
        order = sorted(points, key=lambda it: (-round(points[it], 6), spends(it)))
        weighed = tuple(Weighed(it, chance_to_win(points[it], self.weights)) for it in order)
        return Choice(order[0], weighed[0].value, weighed, len(worlds))

    def _points(
        self, worlds: Sequence[State], legal: Sequence[Action], me: Person
    ) -> dict[Action, float]:
        """The mean worth of the worlds to which each answer leads."""
        decision = worlds[0].decision
        assert decision is not None
        if decision.kind in _PARTIES:
            each = [self._of_parties(world, decision.chosen, legal, me) for world in worlds]
        else:
            tried = sampled(legal)
            each = [{it: self._of_answer(world, it, me) for it in tried} for world in worlds]
        return {it: sum(points[it] for points in each) / len(each) for it in each[0]}

    def _of_answer(self, world: State, answer: Action, me: Person) -> float:
        after = world.clone()
        pass_windows(after)
        apply_known(after, answer)
        if isinstance(answer, Attack):
            return self._of_attack(after, me)
        return self._of_choices(after, me, _CHOICES_AHEAD)

    def _of_choices(self, world: State, me: Person, left: int) -> float:
        """The worth of a text's result, with the best of the player's own choices in it."""
        side = side_of(world, me)
        resolved(world, stop_at=side if left else None)
        decision = world.decision
        if not left or decision is None or decision.player != side or decision.kind not in CHOICES:
            return self._worth(world, me)
        best = -float("inf")
        legal = legal_actions(world)
        for answer in sampled(legal):
            after = world.clone()
            apply_known(after, answer)
            best = max(best, self._of_choices(after, me, left - 1 if len(legal) > 1 else left))
        return best

    def _of_attack(self, world: State, me: Person) -> float:
        """The most points that any attacking party leads to."""
        decision = world.decision
        if decision is None or decision.kind is not DecisionKind.ATTACKERS:
            return self._worth(resolved(world), me)
        return max(self._of_parties(world, (), legal_actions(world), me).values())

    def _of_parties(
        self, world: State, chosen: Sequence[CardId], legal: Sequence[Action], me: Person
    ) -> dict[Action, float]:
        """The most points of a party with each next member, and of the party without any more."""
        able = [it.card for it in legal if isinstance(it, Choose)]
        best = dict.fromkeys(legal, -float("inf"))
        for party in parties(world, chosen, able):
            more = party.difference(chosen)
            first = next_of(more, legal)
            worth = self._worth(resolved(world.clone(), more), me)
            best[first] = max(best[first], worth)
        return {it: worth for it, worth in best.items() if worth > -float("inf")}

    def _worth(self, world: State, me: Person) -> float:
        return evaluated(world, side_of(world, me), self.weights)


def sampled(legal: Sequence[Action]) -> list[Action]:
    """The answers to try: all that do nothing or end something, and of many others some."""
    distance = len(legal) // _MOST_TRIED + 1
    kept = set(legal[::distance])
    return [it for it in legal if it in kept or not spends(it)]


def _by_rule(world: State, legal: Sequence[Action]) -> Action | None:
    """The answer to a question that is answered by rule; None to any other."""
    decision = world.decision
    assert decision is not None
    if decision.kind is DecisionKind.MULLIGAN:
        return put_back(world, decision.player, legal)
    if decision.kind in _BY_RULE or _plays_resource(world, legal):
        return by_rule(world, legal)
    return None


def _plays_resource(world: State, legal: Sequence[Action]) -> bool:
    """True if a text asks whether to play a resource, such as a faction's Develop Rule."""
    decision = world.decision
    assert decision is not None
    if decision.kind is not DecisionKind.CHOOSE_OPTION:
        return False
    meant = [meaning(decision, it) for it in legal if isinstance(it, Answer)]
    steps = [step for it in meant if isinstance(it, meanings.Steps) for step in it.steps]
    return any(isinstance(step, v.PlayResources) for step in steps)


def spends(answer: Action) -> bool:
    """True if an answer does anything: of answers that lead to the same, less is better."""
    return not isinstance(answer, (Done, EndTurn)) and answer != Answer(0)

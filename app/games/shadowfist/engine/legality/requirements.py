"""Choices and prices of a text, and the search for a way to meet them all. Rules: 24.1."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.card_choices import (
    CardChoice,
    can_turn,
    may_stop,
    options,
    responded,
    wanted,
)
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import amounts, filters, players
from app.games.shadowfist.engine.read.structure import locations

MOST_NODES: Final = 4_000
"""The longest search; a longer one is a fault of a script."""


class Search:
    """A search for a way to meet all requirements of a text; it stops at the first."""

    def __init__(self, state: State, text: v.Effect | v.When) -> None:
        self.state = state
        self.text = text
        self.nodes = 0

    def is_viable(self, scope: Scope, at: int = 0, so_far: tuple[int, ...] = ()) -> bool:
        """Tell whether the requirements can be met from one on, of which some cards are chosen."""
        self.nodes += 1
        assert self.nodes <= MOST_NODES, f"choices of {self.text} take too long to search"
        requires = self.text.requires
        if at == len(requires):
            return True
        step = requires[at]
        if isinstance(step, (v.ChooseOne, v.ChooseSteps)):
            return self.is_viable(scope, at + 1)
        if isinstance(step, v.ChoosePlayer):
            found = players.players_of(self.state, scope, step.who)
            return any(self.is_viable(with_player(scope, it, step), at + 1) for it in found)
        if isinstance(step, v.ChooseNumber):
            return any(
                self.is_viable(with_number(scope, step, it), at + 1)
                for it in range(amounts.amount(self.state, scope, step.most) + 1)
            )
        if isinstance(step, v.ChooseLocation):
            return any(
                self.is_viable(with_location(scope, it), at + 1)
                for it in places(self.state, scope, step)
            )
        if not is_choice(step):
            after = passive(self.state, scope, step)
            return after is not None and self.is_viable(after, at + 1)
        assert isinstance(step, CardChoice)
        if len(so_far) == wanted(self.state, scope, step):
            return self.is_viable(bind(self.state, scope, step, so_far), at + 1)
        if may_stop(step, so_far):
            return self.is_viable(bind(self.state, scope, step, so_far), at + 1)
        found = options(self.state, scope, self.text, step, so_far)
        return any(self.is_viable(scope, at, (*so_far, it)) for it in found)


def is_viable(state: State, scope: Scope, text: v.Effect | v.When) -> bool:
    """Tell whether a text can be generated: prices that nothing changes come first."""
    responds = isinstance(text, v.Effect) and text.responds_to is not None
    if responds and not responded(state, scope, text):
        return False
    return prices_can_be_met(state, scope, text) and Search(state, text).is_viable(scope)


def prices_can_be_met(state: State, scope: Scope, text: v.Effect | v.When) -> bool:
    """Tell whether the prices that no choice changes can be met. Rules: 24.1.4."""
    paid = scope.bound.paid
    for step in text.requires:
        if isinstance(step, (v.PayPower, v.GivePower)):
            if isinstance(step.amount, int):
                paid += step.amount
                if paid > state.power[scope.player]:
                    return False
        elif (
            isinstance(step, (v.Turn, v.Maintain))
            and step.cards != v.CHOSEN
            and not is_choice(step)
            and passive(state, scope, step) is None
        ):
            return False
    return True


def is_choice(step: v.Step) -> bool:
    """Tell whether a step asks a player."""
    if isinstance(step, (v.Sacrifice, v.Maintain)):
        return step.cards != v.THIS
    return type(step) in _CHOICES


_CHOICES: Final = frozenset(
    {
        v.Target, v.Choose, v.ChooseOne, v.ChooseSteps, v.ChoosePlayer, v.ChooseSource,
        v.DiscardAs, v.ToastAs, v.Divide, v.ChooseNewTargets, v.ChooseLocation,
        v.ChooseNumber,
    }
)  # fmt: skip


def bind(state: State, scope: Scope, step: CardChoice, cards: tuple[int, ...]) -> Scope:
    """The scope with the cards that a step has chosen, each with its mark. Rules: 24.1.3.3."""
    marked = tuple((it, state.mark[it]) for it in cards)
    bound = scope.bound
    match step:
        case v.Target():
            bound = replace(bound, targets=bound.targets + marked)
        case v.Choose() | v.Divide() | v.ChooseNewTargets():
            bound = replace(bound, chosen=bound.chosen + marked)
        case v.Sacrifice() | v.DiscardAs() | v.ToastAs():
            bound = replace(bound, price=bound.price + marked)
        case v.Maintain():
            bound = replace(bound, held=marked[0])
        case v.ChooseSource():
            bound = replace(bound, source=marked[0])
    return replace(scope, bound=bound)


def with_player(scope: Scope, player: int, step: v.ChoosePlayer) -> Scope:
    """The scope in which a player is THEY, or VICTIM."""
    bound = scope.bound
    bound = replace(bound, victim=player) if step.is_victim else replace(bound, they=player)
    return replace(scope, bound=bound)


def places(state: State, scope: Scope, step: v.ChooseLocation) -> list[int]:
    """The locations that may be chosen."""
    found = players.players_of(state, scope, step.who)
    return [place for it in found for place in locations(state, it)]


def with_number(scope: Scope, step: v.ChooseNumber, value: int) -> Scope:
    """The scope in which a letter has a number."""
    return replace(scope, bound=scope.bound.with_number(step.letter, value))


def with_location(scope: Scope, place: int) -> Scope:
    """The scope in which a location is chosen."""
    return replace(scope, bound=replace(scope.bound, location=place))


def passive(state: State, scope: Scope, step: v.Step) -> Scope | None:
    """The scope after a step that asks nobody; None if the step cannot be done."""
    match step:
        case v.ChooseAtRandom(cards=cards, count=count):
            return scope if len(filters.cards_of(state, scope, cards)) >= count else None
        case v.OnlyIf(condition=condition):
            return scope if amounts.holds(state, scope, condition) else None
        case v.RemoveCounters(amount=needed):
            has = state.counters.get(scope.card, 0)
            return scope if has >= amounts.amount(state, scope, needed) else None
        case v.Turn(cards=cards):
            able = [can_turn(state, it) for it in filters.cards_of(state, scope, cards)]
            return scope if able and all(able) else None
        case v.Maintain():
            return scope if can_turn(state, scope.card) else None
        case v.PayPower(amount=price) | v.GivePower(amount=price):
            paid = scope.bound.paid + amounts.amount(state, scope, price)
            if paid > state.power[scope.player]:
                return None
            return replace(scope, bound=replace(scope.bound, paid=paid))
        case v.Let(letter=letter, amount=value):
            number = amounts.amount(state, scope, value)
            return replace(scope, bound=scope.bound.with_number(letter, number))
    return scope

"""Choices and prices of a text, and the search for a way to meet them all. Rules: 24.1."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import amounts, filters, players, sources
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scope import Scope
from app.games.shadowfist.engine.read.texts import designators

MOST_NODES: Final = 4_000
"""The longest search; a longer one is a fault of a script."""

CardChoice: TypeAlias = (
    v.Target | v.Choose | v.ChooseSource | v.Sacrifice | v.DiscardAs | v.ToastAs | v.Maintain
)
"""Steps that choose cards, one after the other."""


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
        if not is_choice(step):
            after = passive(self.state, scope, step)
            return after is not None and self.is_viable(after, at + 1)
        assert isinstance(step, CardChoice)
        if len(so_far) == wanted(self.state, scope, step):
            return self.is_viable(bind(self.state, scope, step, so_far), at + 1)
        if is_open_ended(step):
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
        v.DiscardAs, v.ToastAs,
    }
)  # fmt: skip


def wanted(state: State, scope: Scope, step: CardChoice) -> int:
    """The number of cards that a step chooses."""
    if isinstance(step, (v.Target, v.Choose, v.DiscardAs, v.ToastAs)):
        match step.count:
            case v.UpTo(amount=most):
                return amounts.amount(state, scope, most)
            case v.AnyNumber():
                return len(filters.cards_of(state, scope, step.cards))
            case count:
                return amounts.amount(state, scope, count)
    return 1


def is_open_ended(step: v.Step) -> bool:
    """Tell whether fewer cards than wanted may be chosen."""
    return isinstance(step, (v.Target, v.Choose)) and isinstance(step.count, (v.UpTo, v.AnyNumber))


def options(
    state: State,
    scope: Scope,
    text: v.Effect | v.When,
    step: CardChoice,
    so_far: tuple[int, ...],
) -> list[int]:
    """The cards that may be chosen next, so that the step can be finished. Rules: 24.1.3, 40.0."""
    if isinstance(step, v.ChooseSource):
        found = sources.sources(state, effects_only=step.effects_only)
        return [it for it in found if players.is_one(state, scope, state.controller[it], step.who)]
    responds_to = text.responds_to if isinstance(text, v.Effect) else None
    if isinstance(step, v.Choose) and responds_to is not None:
        found = [it for it in responded(state, scope, text) if it not in so_far]
    else:
        found = [it for it in filters.cards_of(state, scope, step.cards) if it not in so_far]
    if isinstance(step, v.Sacrifice):
        return [it for it in found if state.controller[it] == scope.player]
    if isinstance(step, v.Maintain):
        return [it for it in found if _can_turn(state, it)]
    if isinstance(step, (v.DiscardAs, v.ToastAs)):
        left = [it for it in found if it != scope.card]
        return left if len(left) >= step.count - len(so_far) else []
    found = [it for it in found if not is_immune(state, it, scope.card)]
    if isinstance(step, v.Target):
        found = [it for it in found if not forbids(state, it, v.BE_TARGETED, scope.card)]
    need = wanted(state, scope, step) - len(so_far)
    for it in step.cards.where:
        if isinstance(it, v.ShareDesignator):
            found = _sharing(state, found, so_far, need, it.other_than)
    return found if len(found) >= need or is_open_ended(step) else []


def responded(state: State, scope: Scope, text: v.Effect | v.When) -> list[int]:
    """The cards to which a text responds: their play, or an effect of theirs, has not resolved.

    Rules: 26.2.1, 26.2.2.
    """
    cards = text.responds_to if isinstance(text, v.Effect) else None
    if state.scene is None or cards is None:
        return []
    assert isinstance(text, v.Effect)
    kinds = (EffectKind.PLAY, EffectKind.SCRIPT) if text.to_effects else (EffectKind.PLAY,)
    found = [it.card for it in state.scene.stack if it.kind in kinds]
    return [it for it in dict.fromkeys(found) if filters.matches(state, scope, it, cards)]


def _sharing(
    state: State, found: list[int], so_far: tuple[int, ...], need: int, other_than: tuple[str, ...]
) -> list[int]:
    """Those with which the choice still shares a designator; decided by counting."""
    words = {it: _words(state, it, other_than) for it in (*found, *so_far)}
    common = frozenset[str]().union(*words.values())
    for card in so_far:
        common &= words[card]
    shared = {word for word in common if sum(word in words[it] for it in found) >= need}
    return [it for it in found if shared & words[it]]


def _words(state: State, card: int, other_than: tuple[str, ...]) -> frozenset[str]:
    return designators(state, card).difference(other_than)


def bind(state: State, scope: Scope, step: CardChoice, cards: tuple[int, ...]) -> Scope:
    """The scope with the cards that a step has chosen, each with its mark. Rules: 24.1.3.3."""
    marked = tuple((it, state.mark[it]) for it in cards)
    bound = scope.bound
    match step:
        case v.Target():
            bound = replace(bound, targets=bound.targets + marked)
        case v.Choose():
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


def passive(state: State, scope: Scope, step: v.Step) -> Scope | None:
    """The scope after a step that asks nobody; None if the step cannot be done."""
    match step:
        case v.OnlyIf(condition=condition):
            return scope if amounts.holds(state, scope, condition) else None
        case v.RemoveCounters(amount=needed):
            return scope if state.counters.get(scope.card, 0) >= needed else None
        case v.Turn(cards=cards):
            able = [_can_turn(state, it) for it in filters.cards_of(state, scope, cards)]
            return scope if able and all(able) else None
        case v.Maintain():
            return scope if _can_turn(state, scope.card) else None
        case v.PayPower(amount=price) | v.GivePower(amount=price):
            paid = scope.bound.paid + amounts.amount(state, scope, price)
            if paid > state.power[scope.player]:
                return None
            return replace(scope, bound=replace(scope.bound, paid=paid))
        case v.Let(letter=letter, amount=value):
            number = amounts.amount(state, scope, value)
            return replace(scope, bound=scope.bound.with_number(letter, number))
    return scope


def _can_turn(state: State, card: int) -> bool:
    is_there = state.area[card] is Area.IN_PLAY
    return is_there and not state.turned[card] and not state.unresolved[card]

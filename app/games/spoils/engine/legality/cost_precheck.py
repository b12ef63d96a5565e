"""A fast path for plain costs, so that not every card needs the search on a copy.

The words of a cost are analysed once and kept as a plan; whether its steps can be carried out is
counted on the state. If that does not decide it, `cost_search` does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality.cost_plans import (
    Plan,
    Standing,
    least,
    paid_for,
    plan_of,
    printed_plan,
    standing_of,
)
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Action, Answer, CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.model.card_text import CardText
from app.games.spoils.engine.model.locals import CostLocals, NumericCost
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import choices, interpreter
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.engine.read.active_text import (
    active,
    changes_in_force,
    texts_change,
    types_change,
)
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area, CardType
from app.games.tabletop.scripts import walk

_MOVES_COSTS: Final = (v.Cheaper, v.AbilitiesCheaper, v.MustPay, v.ReduceNextCost)

_RESPONDING: Final = (v.RespondingTo, v.RespondingToAbility, v.RespondingToPick)

_ASKING: Final = (v.Pick, v.ChooseNumber, v.Name)
"""The plain steps that ask their player something."""


def payable(
    state: State, player: Player, card: CardId, steps: tuple[v.Step, ...], number: int
) -> bool | None:
    """True if a cost can be satisfied, False if not; None if only the search can tell.

    `steps` are as printed. Agrees with the search; a test compares the two over random games.
    """
    if _costs_move(state):
        return None
    free = len(stats.free_resources(state, player))
    if not steps:
        return number <= free
    plan = printed_plan(steps)
    if plan.discards and _discarding_may_be_replaced(state):
        return None
    scope = Scope(state, card, player, state.memory.get(card, NO_MEMORY).text)
    return _judge(scope, plan, number, free, {})


def lacks_resources(state: State, player: Player, steps: tuple[v.Step, ...], number: int) -> bool:
    """True if the free resources, counted alone, are too few for a cost as printed.

    `payable` then answers False; it looks at more, and takes longer.
    """
    if _costs_move(state):
        return False
    free = len(stats.free_resources(state, player))
    if not steps:
        return number > free
    plan = printed_plan(steps)
    if plan.gives_resources or plan.discards:
        return False
    return number + least(plan, {}) > free


def is_too_dear(state: State, player: Player, number: int) -> bool:
    """True if a plain numeric cost alone is higher than what a player could pay. Rules: 309.1."""
    return not _costs_move(state) and number > len(stats.free_resources(state, player))


def can_flip_up(
    state: State, player: Player, card: CardId, text: CardText, flip_up: v.FlipUp
) -> bool | None:
    """True if a plain Flip Up can be paid, False if not; None if only the search can tell.

    Counting can only tell that the costs asked for afterwards cannot be satisfied. Rules: 507.4.
    """
    if _costs_move(state):
        return None
    if flip_up.cost > len(stats.free_resources(state, player)):
        return False
    alternatives = [text.extra_costs(it, flip_up) for it in text.choices]
    if not any(alternatives):
        return True
    if len(alternatives) > 1 or not _only_marks_change(state):
        return None
    scope = Scope(state, card, player, state.memory.get(card, NO_MEMORY).text)
    told = _judge(scope, plan_of(alternatives[0]), 0, None, {}, are_marks_as_before=False)
    return False if told is False else None


def is_flip_up_paid_alike(state: State, free: Sequence[CardId], text: CardText) -> bool:
    """True if the costs after a Flip Up are the same whichever free resources pay for it."""
    return all(stats.types(state, card) == {CardType.RESOURCE} for card in free) and not any(
        isinstance(it, v.Cards) and _may_mean_resources(it)
        for chosen, flip_up in product(text.choices, text.flip_ups)
        for step in text.extra_costs(chosen, flip_up)
        if not _looks_elsewhere(step)
        for it in walk(step)
    )


def _looks_elsewhere(step: v.Step) -> bool:
    """True if the step looks at hands, or at what is responded to, and not at cards in play."""
    if isinstance(step, v.Only):
        return isinstance(step.condition, _RESPONDING)
    return isinstance(step, v.Discard)


def _may_mean_resources(cards: v.Cards) -> bool:
    """True if the filter may mean resources. A role counts as its own filter did."""
    return not any(
        isinstance(it, v.Is) or (isinstance(it, v.OfType) and CardType.RESOURCE not in it.types)
        for it in cards.where
    )


def leads_on(state: State, frame: Frame, answer: Action) -> bool | None:
    """True if a plain cost can be satisfied after the answer; None if only the search can tell."""
    own = frames.own(frame, CostLocals)
    asking, *left = own.steps[own.place :] or (None,)
    if frame is not state.frames[-1] or not isinstance(asking, _ASKING):
        return None
    if own.in_place_of is not None or _costs_move(state):
        return None
    if standing_of(asking, is_last=not left) is not Standing.PLAIN:
        return None
    letters = frame.text.letters.copy()
    if isinstance(asking, v.ChooseNumber) and isinstance(answer, Answer):
        letters[asking.letter] = answer.value
    number = own.total - own.prepaid
    free = None
    if own.numeric is not NumericCost.SKIPPED:
        free = len(stats.free_resources(state, frame.player))
    plan = plan_of(tuple(left))
    if plan.discards and _discarding_may_be_replaced(state):
        return None
    return _judge(interpreter.scope_of(state, frame), plan, number, free, letters)


def _judge(
    scope: Scope,
    plan: Plan,
    number: int,
    free: int | None,
    letters: dict[str, int],
    *,
    are_marks_as_before: bool = True,
) -> bool | None:
    """True if all steps can be carried out and paid for; None if counting cannot tell.

    `free` is the number of resources to pay with, None if nothing has to be paid.
    """
    told: bool | None = True
    if free is not None and not plan.gives_resources and number + least(plan, letters) > free:
        return False
    for step, standing in plan.steps:
        if standing is Standing.OPEN:
            return None
        if standing is not Standing.PLAIN:
            told = None
        if not are_marks_as_before and not _looks_at_no_marks(step):
            return None
        if not can_be_done(scope, step, letters, are_marks_as_before=are_marks_as_before):
            return False
        if standing is Standing.MARKS:
            if not _only_marks_change(scope.state):
                return None
            are_marks_as_before = False
        if plan.pays is None:
            number += paid_for(step, letters)
    number += plan.pays or 0
    return told if free is None or number <= free else False


def can_be_done(
    scope: Scope, step: v.Step, letters: Mapping[str, int], *, are_marks_as_before: bool
) -> bool:
    """True if the step of a cost, other than paying, finds the cards or tokens it needs.

    Once marks have changed, a text that forbids picking may be gone: then only the cards that are
    there count.
    """
    state, card = scope.state, scope.source
    match step:
        case v.Pick(cards) if are_marks_as_before:
            return choices.is_any_pickable(scope, cards)
        case v.Pick(cards):
            return bool(filters.meant(scope, cards))
        case v.Choose(cards, int(needed)):
            return len(filters.meant(scope, cards)) >= needed
        case v.Choose(cards, v.Number(letter)):
            return len(filters.meant(scope, cards)) >= letters.get(letter, 0)
        case v.Deplete(v.THIS):
            return not (state.depleted[card] or stats.is_type(state, card, CardType.RESOURCE))
        case v.RemoveTokens(_, int(count)):
            return state.tokens[card] >= count and bool(choices.touchable(scope, (card,)))
        case v.Discard(int(count)):
            left = len(state.hand[scope.you]) - (state.area[card] is Area.HAND)
            return left >= count
    return True


def _looks_at_no_marks(step: v.Step) -> bool:
    """True if the step looks at card types alone, so it can be judged after marks have changed."""
    match step:
        case v.Pick(cards) | v.Choose(cards):
            kinds = (v.OfType, v.NotOfType)
            return all(
                isinstance(it, kinds)
                or (isinstance(it, v.ControlledBy) and isinstance(it.who, v.Player))
                for it in cards.where
            )
        case v.RemoveTokens() | v.Discard() | v.Deplete(v.THIS):
            return False
    return True


def _only_marks_change(state: State) -> bool:
    """True if nothing in force could turn changed marks into other cards or other types."""
    return (
        state.game.rules.triggers_wait_for_costs
        and not types_change(state)
        and not texts_change(state)
        and not active(state).replacements
    )


def _discarding_may_be_replaced(state: State) -> bool:
    """True if a card discarded for a cost might be replaced. Rules: 506.2."""
    return not state.game.rules.costs_are_never_replaced and bool(active(state).replacements)


def _costs_move(state: State) -> bool:
    """True if anything in force raises or lowers costs."""
    known = state.derived.costs_move
    if known is None:
        known = any(isinstance(it, _MOVES_COSTS) for it in changes_in_force(state)) or any(
            isinstance(it.rule, v.MustPay) for it, _ in active(state).requirements
        )
        state.derived.costs_move = known
    return known

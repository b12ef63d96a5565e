"""The cards that a step of a text may choose. Rules: 24.1.3, 26.6.4, 40.0."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Marked, Scope
from app.games.shadowfist.engine.model.effects import Effect, EffectKind
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import amounts, filters, players, scores, sources
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.playing_texts import is_restricted
from app.games.shadowfist.engine.read.texts import designators, is_delayed

CardChoice: TypeAlias = (
    v.Target | v.Choose | v.ChooseSource | v.ChooseNewTargets | v.Divide | v.Sacrifice
    | v.DiscardAs | v.ToastAs | v.Maintain
)  # fmt: skip
"""Steps that choose cards, one after the other."""


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
    if isinstance(step, v.Divide):
        return amounts.amount(state, scope, step.amount)
    if isinstance(step, v.ChooseNewTargets):
        effect = targeted(state, scope)
        return 1 if effect is None else len(effect.bound.targets)
    if isinstance(step, v.Sacrifice) and step.or_more:
        found = filters.cards_of(state, scope, step.cards)
        return sum(state.controller[it] == scope.player for it in found)
    return 1


def is_open_ended(step: v.Step) -> bool:
    """Tell whether fewer cards than wanted may be chosen."""
    match step:
        case v.Target(count=count) | v.Choose(count=count):
            return isinstance(count, (v.UpTo, v.AnyNumber))
        case v.Divide(healing=is_open) | v.Sacrifice(or_more=is_open):
            return is_open
    return False


def may_stop(step: v.Step, so_far: tuple[int, ...]) -> bool:
    """Tell whether a step may leave it at the cards that are chosen."""
    return is_open_ended(step) and (bool(so_far) or not isinstance(step, v.Sacrifice))


def options(
    state: State,
    scope: Scope,
    text: v.Effect | v.When,
    step: CardChoice,
    so_far: tuple[int, ...],
) -> list[int]:
    """The cards that may be chosen next, so that the step can be finished.

    Rules: 24.1.3, 40.0, 45.2, 49.9.
    """
    if isinstance(step, v.ChooseSource):
        found = sources.sources(state, effects_only=step.effects_only)
        return [it for it in found if players.is_one(state, scope, state.controller[it], step.who)]
    if isinstance(step, v.ChooseNewTargets):
        return new_targets(state, scope, so_far)
    if isinstance(step, v.Divide):
        found = filters.cards_of(state, scope, step.cards)
        return [
            it
            for it in found
            if not is_immune(state, it, scope.card)
            and (not step.healing or scores.healable(state, it) > so_far.count(it))
        ]
    responds_to = text.responds_to if isinstance(text, v.Effect) else None
    if isinstance(step, v.Choose) and responds_to is not None:
        found = [it for it in responded(state, scope, text) if it not in so_far]
    else:
        found = [it for it in filters.cards_of(state, scope, step.cards) if it not in so_far]
        if isinstance(step, (v.Target, v.Choose)) and _is_canceled(text, step):
            found += [it for it in _left(state, scope, step.cards) if it not in so_far]
        if v.ReturnToPlay(v.CHOSEN) in text.does:
            found = [it for it in found if not is_restricted(state, scope.player, state.kinds[it])]
    if isinstance(step, v.Sacrifice):
        mine = [it for it in found if state.controller[it] == scope.player]
        return [it for it in mine if it == scope.card or not is_immune(state, it, scope.card)]
    if isinstance(step, v.Maintain):
        return [it for it in found if can_turn(state, it)]
    if isinstance(step, (v.DiscardAs, v.ToastAs)):
        left = [it for it in found if it != scope.card]
        return left if len(left) >= step.count - len(so_far) else []
    found = [it for it in found if not is_immune(state, it, scope.card)]
    found = [it for it in found if it not in _sent_away_from(state, scope, text, step)]
    if isinstance(step, v.Target):
        found = [it for it in found if not forbids(state, it, v.BE_TARGETED, scope.card)]
    need = wanted(state, scope, step) - len(so_far)
    for it in step.cards.where:
        if isinstance(it, v.ShareDesignator):
            found = _sharing(state, found, so_far, need, it.other_than)
    return found if len(found) >= need or is_open_ended(step) else []


def _sent_away_from(
    state: State, scope: Scope, text: v.Effect | v.When, step: CardChoice
) -> list[int]:
    """The cards that damage may not be sent to, as it is sent away from them. Rules: 38.6."""
    chosen = v.TARGET if isinstance(step, v.Target) else v.CHOSEN
    return [
        card
        for it in text.does
        if isinstance(it, v.Redirect) and it.to == chosen
        for card in filters.cards_of(state, scope, it.of)
    ]


def _is_canceled(text: v.Effect | v.When, step: v.Target | v.Choose) -> bool:
    """Tell whether a text cancels what is chosen in a step."""
    chosen = v.TARGET if isinstance(step, v.Target) else v.CHOSEN
    return any(isinstance(it, v.Cancel) and it.cards == chosen for it in text.does)


def _left(state: State, scope: Scope, cards: v.Cards) -> list[int]:
    """The matching cards out of play with effects that have not resolved. Rules: 24.1.3.2, 33."""
    stack = [] if state.scene is None else state.scene.stack
    found = dict.fromkeys(
        it.card
        for it in stack
        if state.area[it.card] is not Area.IN_PLAY and not is_delayed(state, it)
    )
    return [it for it in found if it >= 0 and filters.matches(state, scope, it, cards)]


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


def can_turn(state: State, card: int) -> bool:
    """Tell whether a card can be turned as a price: unturned, and resolved. Rules: 21, 25.2."""
    is_there = state.area[card] is Area.IN_PLAY
    return is_there and not state.turned[card] and not state.unresolved[card]


def targeted(state: State, scope: Scope) -> Effect | None:
    """The effect with targets of the card that a text has chosen first; None without one."""
    if state.scene is None or not scope.bound.chosen:
        return None
    card, _ = scope.bound.chosen[0]
    return next((it for it in state.scene.stack if it.card == card and it.bound.targets), None)


def new_targets(state: State, scope: Scope, so_far: tuple[int, ...]) -> list[int]:
    """The cards that may be the next new target, after some that are chosen.

    Each is a legal target of the same step of the effect's text, and none was a target before.
    """
    effect = targeted(state, scope)
    if effect is None or effect.text is None:
        return []
    start = 0
    for step, count in _counts(state, effect):
        if len(so_far) < start + count:
            within = so_far[start:]
            bound = replace(effect.bound, targets=marked(state, so_far[:start]))
            found = options(
                state, Scope(effect.player, effect.card, bound), effect.text, step, within
            )
            taken = {*so_far, *(card for card, _ in effect.bound.targets)}
            left = [it for it in found if it not in taken]
            return left if len(left) >= count - len(within) else []
        start += count
    return []


def _counts(state: State, effect: Effect) -> list[tuple[v.Target, int]]:
    """The steps that target, each with the number of its targets."""
    assert effect.text is not None
    scope = Scope(effect.player, effect.card, effect.bound)
    steps = [it for it in effect.text.requires if isinstance(it, v.Target)]
    fixed = [None if is_open_ended(it) else wanted(state, scope, it) for it in steps]
    rest = len(effect.bound.targets) - sum(it or 0 for it in fixed)
    return [
        (step, rest if count is None else count) for step, count in zip(steps, fixed, strict=True)
    ]


def marked(state: State, cards: tuple[int, ...]) -> tuple[Marked, ...]:
    """The cards, each with the mark that tells it from what it becomes elsewhere (24.1.3.3)."""
    return tuple((it, state.mark[it]) for it in cards)

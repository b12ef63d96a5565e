"""Verbs that pay, offer, branch and repeat, and those of replacements. Rules: 402.2, 406, 506."""

from __future__ import annotations

from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.proposed_effects import shared_out
from app.games.spoils.engine.legality import cost_search, idle_offers
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Answer, CardId
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import (
    CostsFailed,
    InstructionReplaced,
    PlayersLeft,
    Stage,
)
from app.games.spoils.engine.procedures import choices, costs, interpreter
from app.games.spoils.engine.procedures.interpreter import in_cost, scope_of
from app.games.spoils.engine.read import amounts
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import mutations, snapshots


def pay(state: State, frame: Frame, step: v.Pay) -> bool:
    """Pay an amount. Rules: 406.3, 406.5.

    In a cost it is added to the running total, to be paid last. In an effect it is a numeric
    cost of its own, which is paid as far as it can be.
    """
    scope = scope_of(state, frame)
    amount = amounts.amount(scope, step.amount)
    payer = scope.player(step.who)
    own = interpreter.text_locals(frame)
    if interpreter.pays_in_cost(frame, payer):
        interpreter.add_to_cost(own, amount)
        return True
    if own.progress is Stage.PAYING:
        if interpreter.costs_failed(frame):
            frame.text.done = False
            return not in_cost(frame) or interpreter.fail(frame)
        snapshots.drop(state)
        frame.text.done = True
        return True
    own.progress = Stage.PAYING
    snapshots.keep(state)
    costs.start_inside(state, frame, payer, total=amount)
    return False


def may(state: State, frame: Frame, step: v.May) -> bool:
    """Offer a cost to a player, and follow one text if it is met, else the other. Rules: 401.1a."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    own = interpreter.text_locals(frame)
    stage = own.progress
    if stage is None:
        if idle_offers.is_idle_offer(state, frame, step):
            return _otherwise(state, frame, step)
        if not cost_search.can_satisfy(state, frame, step, player):
            return _otherwise(state, frame, step)
        stage = own.progress = Stage.ASKED
        if _must_agree(scope, step):
            frame.answer = Answer(1)
        else:
            labels = ("no", "yes")
            options = [Answer(0), Answer(1)]
            frames.ask(state, player, DecisionKind.MAY, options, source=scope.source, words=labels)
            return False
    if stage is Stage.ASKED:
        answer = frames.answered(frame)
        if answer == Answer(0):
            return _otherwise(state, frame, step)
        if step.cost:
            own.progress = Stage.PAYING
            snapshots.keep(state)
            costs.start_offer(state, frame, step.cost, player)
            return False
    elif stage is Stage.PAYING:
        outcome, own.outcome = own.outcome, None
        if isinstance(outcome, CostsFailed):
            return _otherwise(state, frame, step)
        snapshots.drop(state)
        if isinstance(outcome, InstructionReplaced):
            return _otherwise(state, frame, step)
    frame.text.done = True
    interpreter.branch(state, frame, step.then)
    return True


def _must_agree(scope: Scope, step: v.May) -> bool:
    """True if the offer is only to pick, and a card among them must be picked. Rules: 505.2."""
    offered = step.cost or step.then[:1]
    return all(isinstance(it, v.Pick) for it in offered) and any(
        choices.required(scope.state, choices.pickable(scope, it.cards, scope.player(it.who)))
        for it in offered
        if isinstance(it, v.Pick)
    )


def _otherwise(state: State, frame: Frame, step: v.May) -> bool:
    frame.text.done = False
    interpreter.branch(state, frame, step.otherwise)
    return True


def if_(state: State, frame: Frame, step: v.If) -> bool:
    """Follow one text or the other, by a condition looked at now."""
    holds = amounts.holds(scope_of(state, frame), step.condition)
    interpreter.branch(state, frame, step.then if holds else step.otherwise)
    return True


def choose_one(state: State, frame: Frame, step: v.ChooseOne) -> bool:
    """Let a player choose which of the options is followed."""
    scope = scope_of(state, frame)
    if frame.answer is None:
        if not in_cost(frame) and idle_offers.is_idle_choice(state, frame, step):
            frame.text.done = False
            return True
        options = [Answer(n) for n in range(len(step.options))]
        player = scope.player(step.who)
        frames.ask(
            state,
            player,
            DecisionKind.CHOOSE_OPTION,
            options,
            source=scope.source,
            words=[f"option {n + 1}" for n in range(len(step.options))],
            instruction=step,
        )
        return False
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    frame.text.done = True
    interpreter.branch(state, frame, step.options[answer.value])
    return True


def by(state: State, frame: Frame, step: v.By) -> bool:
    """Let each player follow the steps, in turn order. Rules: 402.2."""
    own = interpreter.text_locals(frame)
    if isinstance(own.progress, PlayersLeft):
        left, before = own.progress.players, own.progress.meant_before
    else:
        left, before = scope_of(state, frame).players(step.who), frame.text.they
    if not left:
        frame.text.they = before
        return True
    own.progress = PlayersLeft(left[1:], before)
    text = frame.text.clone()
    text.they = left[0]
    interpreter.branch(state, frame, step.steps, text)
    return False


def repeat(state: State, frame: Frame, step: v.Repeat) -> bool:
    """Follow the steps once, and again as long as the condition holds after them."""
    own = interpreter.text_locals(frame)
    if own.progress is Stage.STARTED and not amounts.holds(scope_of(state, frame), step.condition):
        return True
    own.progress = Stage.STARTED
    interpreter.branch(state, frame, step.steps)
    return False


def later(state: State, frame: Frame, step: v.Later) -> bool:
    """Follow the steps once, when the event next happens."""
    scope = scope_of(state, frame)
    trigger = v.Trigger(step.event, step.steps)
    mutations.change(state, trigger, None, scope, v.Until.END_OF_GAME, once=True)
    return True


def change_amount(state: State, frame: Frame, step: v.ChangeAmount) -> bool:
    """Raise or lower the amount of the replaced effect, which then happens. Rules: 408.2."""
    return _becomes(frame, max(0, _part(frame) + step.by))


def amount_becomes(state: State, frame: Frame, step: v.AmountBecomes) -> bool:
    """Set the amount of the replaced effect, which then happens."""
    return _becomes(frame, amounts.amount(scope_of(state, frame), step.amount))


def _replaced(frame: Frame) -> ProposedEffect:
    """The effect in whose place the text is followed."""
    effect = interpreter.text_locals(frame).replaces
    assert effect is not None
    return effect


def _part(frame: Frame) -> int:
    """The part of the amount that the text speaks of."""
    effect = _replaced(frame)
    return effect.amount - sum(_of_others(frame).values())


def _of_others(frame: Frame) -> dict[CardId, int]:
    """The shares, in damage of several characters, of those the text does not speak of. 609.1f."""
    effect = _replaced(frame)
    if effect.kind is not EffectKind.INFLICT:
        return {}
    by = {card for card, _ in frame.text.cards[v.Role.SOURCE]}
    shares = shared_out(effect.amount, effect.shares)
    return {card: share for card, share in shares.items() if card not in by}


def _becomes(frame: Frame, part: int) -> bool:
    """Let the replaced effect happen with this amount for the part that the text speaks of."""
    own, effect = interpreter.text_locals(frame), _replaced(frame)
    others = _of_others(frame)
    shares = effect.shares
    if others:
        (first, _), *_ = frame.text.cards[v.Role.SOURCE]
        shares = (*others.items(), *(((first, part),) if part else ()))
    amount = part + sum(others.values())
    own.replaces = replace(effect, amount=amount, shares=shares, applied=own.applied)
    own.as_usual = True
    return True


def as_usual(state: State, frame: Frame, step: v.AsUsual) -> bool:
    """Let the replaced effect happen after all."""
    return _becomes(frame, _part(frame))

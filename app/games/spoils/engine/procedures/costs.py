"""Satisfying costs: extra costs in order, then the numeric cost. Rules: 401, 406, 309."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import CardId, Choose, Player
from app.games.spoils.engine.model.bindings import Bindings
from app.games.spoils.engine.model.changes import LastingChange
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import (
    CostLocals,
    CostProgress,
    Nesting,
    NumericCost,
    Purpose,
    TextLocals,
)
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import CostsFailed, InstructionReplaced
from app.games.spoils.engine.procedures import interpreter
from app.games.spoils.engine.read import amounts, filters, prices, stats
from app.games.spoils.engine.read.active_text import changes_on, rules_on
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import mutations, progress, snapshots


def start(
    state: State,
    player: Player,
    source: CardId,
    own: CostLocals,
    text: Bindings,
) -> Frame:
    """Satisfy the costs of a card or of an ability; the frame below goes on with what they bind."""
    return frames.push(state, "costs", player, own, source=source, text=text.clone())


def start_inside(
    state: State,
    frame: Frame,
    player: Player,
    steps: Sequence[v.Step] = (),
    *,
    total: int = 0,
    numeric: NumericCost = NumericCost.PAID,
    nesting: Nesting = Nesting.EXTRA_COST,
) -> CostLocals:
    """Satisfy costs inside a text. `total` is what the running total starts with."""
    around = interpreter.text_locals(frame)
    own = CostLocals(
        tuple(steps),
        nesting=nesting,
        purpose=Purpose.OTHER,
        reader=around.reader,
        in_place_of=around.in_place_of,
        instruction=around.instruction,
        total=total,
        numeric=numeric,
        replaces=around.replaces,
        applied=around.applied,
        as_usual=around.as_usual,
    )
    start(state, player, frame.source, own, frame.text)
    return own


def start_offer(state: State, frame: Frame, steps: Sequence[v.Step], player: Player) -> None:
    """Satisfy what a text offers to a player, who may be its reader's opponent."""
    around = interpreter.text_locals(frame)
    nesting = around.nesting if around.in_cost else Nesting.OFFER
    own = start_inside(state, frame, player, steps, numeric=asked_by(steps), nesting=nesting)
    if player != frame.player:
        own.reader = interpreter.reader(state, frame)


def asked_by(steps: Sequence[v.Step]) -> NumericCost:
    """The numeric cost of an ability or an offer: there is one if it asks for a payment. 406.4."""
    has_number = any(isinstance(it, v.Pay) for it in steps)
    return NumericCost.PAID if has_number else NumericCost.NONE


def has_failed(frame: Frame) -> bool:
    """True if the costs, or costs that were started for them, cannot be satisfied."""
    own = frames.own(frame, CostLocals)
    return own.has_failed or isinstance(own.outcome, CostsFailed)


def extra_costs(state: State, frame: Frame) -> None:
    """Satisfy the extra costs in the order they are listed. Rules: 401.3."""
    if has_failed(frame):
        _fail(state, frame)
        return
    if not interpreter.next_instruction(state, frame, state.game.verbs):
        frames.again(frame)


def number(state: State, frame: Frame) -> None:
    """Compute the numeric cost, and fail if it cannot be paid. Rules: 406.3, 406.6."""
    if has_failed(frame):
        _fail(state, frame)
        return
    own, payer = frames.own(frame, CostLocals), frame.player
    total = own.total
    due = requirement(state, frame, payer)
    cost = total
    if not own.is_prepaying and (own.numeric is not NumericCost.NONE or total or due):
        numeric_cost = adjusted(state, frame, total + due)
        frame.text.numeric_cost = numeric_cost
        cost = max(0, numeric_cost - own.prepaid)
    if own.numeric is NumericCost.SKIPPED:
        cost = 0
    free = stats.free_resources(state, payer)
    if cost > len(free):
        _fail(state, frame)
        return
    own.due, own.resources = cost, ()
    _use_up(state, frame)


def attach_resources(state: State, frame: Frame) -> None:
    """Choose the resources to attach, one by one where they differ. Rules: 309.1, 203.3a.

    On trial, costs have resources enough at this point, and which ones makes no difference.
    """
    own = frames.own(frame, CostLocals)
    if state.trial == len(state.frames) - 1 and not own.is_prepaying:
        progress.decide_trial(state, satisfied=True)
        return
    chosen = own.resources
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Choose)
        chosen = (*chosen, answer.card)
        own.resources = chosen
    missing = own.due - len(chosen)
    free = [c for c in stats.free_resources(state, frame.player) if c not in chosen]
    itself = frame.source if own.is_prepaying else None
    groups = _groups(state, free, itself) if 0 < missing < len(free) else []
    if len(groups) < 2:
        own.resources = (*chosen, *free[:missing])
        return
    options = [Choose(card) for card in groups]
    kind = DecisionKind.ATTACH_TO_PAY
    frames.ask(state, frame.player, kind, options, source=frame.source, chosen=chosen)
    frames.again(frame)


def _groups(state: State, free: Sequence[CardId], own: CardId | None) -> list[CardId]:
    """One resource of each sort; those of a sort make no difference in paying. A card that
    pays for its `own` Flip Up is free of the faction as it is flipped. Rules: 507.4b.
    """
    sorts: dict[object, CardId] = {}
    lasting = {card for it in state.changes for card, _ in it.cards or ()}
    kind, face_down, tokens, owner = state.kind, state.face_down, state.tokens, state.owner
    for card in free:
        if card == own or card in lasting or card in state.memory:
            sorts[card] = card
        else:
            sorts.setdefault((kind[card], face_down[card], tokens[card], owner[card]), card)
    return list(sorts.values())


def finish(state: State, frame: Frame) -> None:
    """Attach the resources chosen; with that the costs are satisfied."""
    own = frames.own(frame, CostLocals)
    chosen = own.resources
    if chosen:
        mutations.pay(state, frame.player, chosen)
    paid = list(frame.text.paid or (0, 0))
    paid[frame.player] += len(chosen)
    frame.text.paid = (paid[0], paid[1])
    interpreter.give_back(state, frame)
    below = state.frames[-1].own
    if own.cost is CostProgress.REPLACED and isinstance(below, TextLocals):
        below.outcome = InstructionReplaced()


def _fail(state: State, frame: Frame) -> None:
    """Undo everything done for costs that cannot be satisfied. Rules: 604.1e, 606.1d."""
    if state.trial == len(state.frames) - 1:
        progress.decide_trial(state, satisfied=False)
        return
    own, card, player = frames.own(frame, CostLocals), frame.source, frame.player
    was_chance = state.undo[-1].rng != state.rng
    snapshots.restore(state)
    mutations.emit(state, events.Undone(card, player))
    if was_chance and own.purpose is not Purpose.OTHER:
        what, refs = FailedByChance(own.ability), (state.ref(card),)
        mutations.change(state, what, refs, Scope(state, card, player), v.Until.END_OF_TURN)
    tell_failed(state)


def tell_failed(state: State) -> None:
    """Tell the text that asked for costs that they failed.

    The state was kept in the middle of the instruction, so the instruction is called once more.
    """
    below = state.frames[-1]
    if isinstance(below.own, TextLocals):
        below.own.outcome = CostsFailed()
        frames.again(below)


@dataclass(frozen=True, slots=True)
class FailedByChance:
    """A change that lasts once chance has decided that costs cannot be satisfied.

    The same card, or its ability, is not tried again.
    """

    ability: v.Ability | None


def failed_by_chance(state: State, card: CardId, ability: v.Ability | None) -> bool:
    """True if chance has decided this turn that the card, or its ability, cannot be paid for."""
    return any(
        isinstance(it.what, FailedByChance)
        and it.what.ability == ability
        and state.ref(card) in (it.cards or ())
        for it in state.changes
    )


COSTS: Final[tuple[frames.Step, ...]] = (extra_costs, number, attach_resources, finish)


def adjusted(state: State, frame: Frame, total: int) -> int:
    """The total after all reductions, in the order best for the payer. Rules: 406.3, 410.5."""
    card, purpose = frame.source, frames.own(frame, CostLocals).purpose
    reductions: list[tuple[int, int]] = []
    if purpose is Purpose.DEPLOYING:
        for cheaper, scope in changes_on(state, card, v.Cheaper):
            reductions.append((cheaper.minimum, amounts.amount(scope, cheaper.amount)))
    if purpose is Purpose.USING:
        for less, scope in changes_on(state, card, v.AbilitiesCheaper):
            reductions.append((less.minimum, amounts.amount(scope, less.amount)))
    reductions += [(0, it.what.amount) for it in next_reductions(state, frame)]  # type: ignore[attr-defined]
    for minimum, amount in sorted(reductions, reverse=True):
        total = reduced(total, amount, minimum)
    return total


def reduced(number: int, amount: int, minimum: int) -> int:
    """A number less an amount, but not brought below the minimum. Rules: 410.4, 410.5."""
    return min(number, max(minimum, number - amount))


def next_reductions(state: State, frame: Frame) -> list[LastingChange]:
    """The effects that lower the next cost, where this is one they are for. Rules: 406.5b."""
    found, purpose = [], frames.own(frame, CostLocals).purpose
    for change in state.changes:
        what = change.what
        if isinstance(what, v.ReduceNextCost) and change.controller == frame.player:
            scope = Scope(state, change.source, change.controller, change.text)
            is_general = what.of == v.CARD
            is_for_it = purpose is not Purpose.OTHER and filters.fits(scope, frame.source, what.of)
            if is_general or is_for_it:
                found.append(change)
    return found


def _use_up(state: State, frame: Frame) -> None:
    """End the effects on the next numeric cost, once one has been computed."""
    if frame.text.numeric_cost is not None:
        mutations.end_changes(state, next_reductions(state, frame))


def requirement(state: State, frame: Frame, payer: Player) -> int:
    """The additional payment that other cards demand for it. Rules: 505.2a."""
    card = frame.source
    action = {
        Purpose.DEPLOYING: v.Action.DEPLOY,
        Purpose.USING: v.Action.USE_ABILITY,
    }.get(frames.own(frame, CostLocals).purpose)
    if action is None:
        return 0
    due = prices.demanded(state, payer, action, card)
    for rule, scope in rules_on(state, card, v.MustPay):
        if rule.action is action or (
            rule.action is v.Action.BE_DEPLOYED and action is v.Action.DEPLOY
        ):
            due += amounts.amount(scope, rule.amount)
    return due

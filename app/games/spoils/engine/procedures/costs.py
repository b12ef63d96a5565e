"""Satisfying costs: extra costs in order, then the numeric cost. Rules: 401, 406, 309."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import CardId, Choose, Player
from app.games.spoils.engine.model.changes import Change
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import interpreter
from app.games.spoils.engine.read import amounts, filters, prices, stats
from app.games.spoils.engine.read.active_text import changes_on, rules_on
from app.games.spoils.engine.read.scope import PAID, Scope
from app.games.spoils.engine.write import mutations, progress, snapshots

DEPLOYING: Final = "deploy"
USING: Final = "ability"
OTHER: Final = "other"

PURPOSE: Final = "purpose"
COST_OF: Final = "cost of"
PREPAID: Final = "prepaid"
PREPAYING: Final = "prepaying"
"""Marks the frame that pays a Flip Up, before what lowers costs is looked at (406.7)."""
RESOURCES: Final = "resources to attach"


def start(
    state: State,
    player: Player,
    source: CardId,
    steps: Sequence[v.Step],
    *,
    purpose: str,
    total: int = 0,
    has_number: bool = True,
    prepaid: int = 0,
    bound: dict[str, Any] | None = None,
) -> Frame:
    """Satisfy the costs of a card, of an ability, or of an offer inside a text.

    `total` is what the running total starts with; `prepaid` what was paid of it already
    (406.7). `has_number` says whether there is a numeric cost at all (406.4).
    """
    frame = interpreter.start(state, player, source, steps, bound or {})
    frame.procedure = "costs"
    frame.bound |= {
        interpreter.IN_COST: True,
        interpreter.TOTAL: total,
        PURPOSE: purpose,
        COST_OF: source,
        "has number": has_number,
        PREPAID: prepaid,
        "returns": True,
    }
    frame.bound.pop(interpreter.FAILED, None)
    return frame


def start_offer(state: State, frame: Frame, steps: Sequence[v.Step], player: Player) -> Frame:
    """Satisfy what a text offers to a player, who may be its reader's opponent."""
    bound = inner(frame)
    if player != frame.player:
        bound[interpreter.READER] = interpreter.reader(state, frame)
    return start(
        state,
        player,
        frame.bound[interpreter.SOURCE],
        steps,
        purpose=OTHER,
        has_number=any(isinstance(it, v.Pay) for it in steps),
        bound=bound,
    )


def inner(frame: Frame) -> dict[str, Any]:
    """What an inner cost knows of the text around it."""
    own = (
        interpreter.SCRATCH,
        interpreter.TOTAL,
        interpreter.PLACE,
        interpreter.STEPS,
        interpreter.FAILED,
        interpreter.IN_COST,
    )
    return {key: value for key, value in frame.bound.items() if key not in own}


def extra_costs(state: State, frame: Frame) -> None:
    """Satisfy the extra costs in the order they are listed. Rules: 401.3."""
    if frame.bound.get(interpreter.FAILED):
        _fail(state, frame)
        return
    if not interpreter.next_instruction(state, frame, state.game.verbs):
        frames.again(frame)


def number(state: State, frame: Frame) -> None:
    """Work the numeric cost out and see whether it can be paid. Rules: 406.3, 406.6."""
    if frame.bound.get(interpreter.FAILED):
        _fail(state, frame)
        return
    total: int = frame.bound[interpreter.TOTAL]
    payer = frame.player
    due = requirement(state, frame, payer)
    cost = total
    if frame.bound.get(PREPAYING):
        cost = total
    elif frame.bound["has number"] or total or due:
        numeric_cost = adjusted(state, frame, total + due)
        frame.bound["numeric cost"] = numeric_cost
        cost = max(0, numeric_cost - frame.bound[PREPAID])
    if frame.bound.get("skips number"):
        cost = 0
    free = stats.free_resources(state, payer)
    if cost > len(free):
        _fail(state, frame)
        return
    frame.bound["due"] = cost
    frame.bound[RESOURCES] = ()
    _use_up(state, frame)


def attach_resources(state: State, frame: Frame) -> None:
    """Choose the resources to attach, one by one where they differ. Rules: 309.1, 203.3a."""
    chosen: tuple[CardId, ...] = frame.bound[RESOURCES]
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Choose)
        chosen = (*chosen, answer.card)
        frame.bound[RESOURCES] = chosen
    missing = frame.bound["due"] - len(chosen)
    free = [c for c in stats.free_resources(state, frame.player) if c not in chosen]
    own = frame.bound[COST_OF] if frame.bound.get(PREPAYING) else None
    groups = _groups(state, free, own) if 0 < missing < len(free) else []
    if len(groups) < 2:
        frame.bound[RESOURCES] = (*chosen, *free[:missing])
        return
    options = [Choose(card) for card in groups]
    source = frame.bound[interpreter.SOURCE]
    frames.ask(
        state, frame.player, DecisionKind.ATTACH_TO_PAY, options, source=source, chosen=chosen
    )
    frames.again(frame)


def _groups(state: State, free: Sequence[CardId], own: CardId | None) -> list[CardId]:
    """One resource of each sort; those of a sort make no difference in paying. A card that
    pays for its `own` Flip Up is free of the faction as it is flipped. Rules: 507.4b.
    """
    sorts: dict[object, CardId] = {}
    lasting = {card for it in state.changes for card, _ in it.cards or ()}
    kind, face_down, tokens, owner = state.kind, state.face_down, state.tokens, state.owner
    for card in free:
        if card == own or card in lasting or state.memory.get(card):
            sorts[card] = card
        else:
            sorts.setdefault((kind[card], face_down[card], tokens[card], owner[card]), card)
    return list(sorts.values())


def finish(state: State, frame: Frame) -> None:
    """The resources are attached; the costs are satisfied."""
    chosen: tuple[CardId, ...] = frame.bound[RESOURCES]
    if chosen:
        mutations.pay(state, frame.player, chosen)
    paid = list(frame.bound.get(PAID, (0, 0)))
    paid[frame.player] += len(chosen)
    frame.bound[PAID] = tuple(paid)
    for key in (PURPOSE, COST_OF, "has number", PREPAID, "due", RESOURCES):
        frame.bound.pop(key)
    interpreter.give_back(state, frame)
    if state.trial == len(state.frames) and not frame.bound.get(PREPAYING):
        progress.decide_trial(state, satisfied=True)


def _fail(state: State, frame: Frame) -> None:
    """The costs cannot be satisfied: everything done for them is undone. Rules: 604.1e, 606.1d."""
    if state.trial == len(state.frames) - 1:
        progress.decide_trial(state, satisfied=False)
        return
    card, player = frame.bound[COST_OF], frame.player
    purpose, ability = frame.bound[PURPOSE], frame.bound.get("ability")
    was_chance = state.undo[-1].rng != state.rng
    snapshots.restore(state)
    mutations.emit(state, events.Undone(card, player))
    if was_chance and purpose != OTHER:
        what, refs = FailedByChance(ability), (state.ref(card),)
        mutations.change(state, what, refs, Scope(state, card, player), v.Until.END_OF_TURN)
    state.frames[-1].bound[interpreter.FAILED] = True


@dataclass(frozen=True, slots=True)
class FailedByChance:
    """What lasts when chance decided that costs could not be satisfied: the same card, or its
    ability, is not tried again.
    """

    ability: v.Ability | None


def failed_by_chance(state: State, card: CardId, ability: v.Ability | None) -> bool:
    """Whether chance has decided this turn that a card, or its ability, cannot be paid for."""
    return any(
        isinstance(it.what, FailedByChance)
        and it.what.ability == ability
        and state.ref(card) in (it.cards or ())
        for it in state.changes
    )


COSTS: Final = (extra_costs, number, attach_resources, finish)


def adjusted(state: State, frame: Frame, total: int) -> int:
    """All increases, then all reductions, in the order best for the payer. Rules: 406.3, 410.5."""
    card: CardId = frame.bound[COST_OF]
    purpose: str = frame.bound[PURPOSE]
    reductions: list[tuple[int, int]] = []
    if purpose == DEPLOYING:
        for cheaper, scope in changes_on(state, card, v.Cheaper):
            reductions.append((cheaper.minimum, amounts.amount(scope, cheaper.amount)))
    if purpose == USING:
        for less, scope in changes_on(state, card, v.AbilitiesCheaper):
            reductions.append((less.minimum, amounts.amount(scope, less.amount)))
    reductions += [(0, it.what.amount) for it in next_reductions(state, frame)]  # type: ignore[attr-defined]
    for minimum, amount in sorted(reductions, reverse=True):
        total = reduced(total, amount, minimum)
    return total


def reduced(number: int, amount: int, minimum: int) -> int:
    """A number less an amount, but not brought below the minimum. Rules: 410.4, 410.5."""
    return min(number, max(minimum, number - amount))


def next_reductions(state: State, frame: Frame) -> list[Change]:
    """The effects that lower the next cost, where this is one they are for. Rules: 406.5b."""
    found = []
    for change in state.changes:
        what = change.what
        if isinstance(what, v.ReduceNextCost) and change.controller == frame.player:
            scope = Scope(state, change.source, change.controller, dict(change.bound))
            card: CardId = frame.bound[COST_OF]
            is_general = what.of == v.CARD
            is_for_it = frame.bound[PURPOSE] != OTHER and filters.fits(scope, card, what.of)
            if is_general or is_for_it:
                found.append(change)
    return found


def _use_up(state: State, frame: Frame) -> None:
    """Effects on the next numeric cost are over once one was worked out."""
    if "numeric cost" in frame.bound:
        mutations.end_changes(state, next_reductions(state, frame))


def requirement(state: State, frame: Frame, payer: Player) -> int:
    """What other cards demand to be paid for it too. Rules: 505.2a."""
    card: CardId = frame.bound[COST_OF]
    action = {
        DEPLOYING: v.Action.DEPLOY,
        USING: v.Action.USE_ABILITY,
    }.get(frame.bound[PURPOSE])
    if action is None:
        return 0
    due = prices.demanded(state, payer, action, card)
    for rule, scope in rules_on(state, card, v.MustPay):
        if rule.action is action or (
            rule.action is v.Action.BE_DEPLOYED and action is v.Action.DEPLOY
        ):
            due += amounts.amount(scope, rule.amount)
    return due

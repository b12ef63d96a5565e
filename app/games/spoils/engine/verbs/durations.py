"""Verbs whose effect lasts for a time. Rules: 407.3, 504, 508."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.bindings import Ref
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import choices
from app.games.spoils.engine.procedures.interpreter import fail, in_cost, scope_of
from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write import control, mutations
from app.games.tabletop.answers_by_identity import ByIdentity
from app.games.tabletop.scripts import walk


def alter(state: State, frame: Frame, step: v.Alter) -> bool:
    """Change the cards meant now for a time; amounts are worked out now.

    As a cost a keyword can only be lost by a card that has it. Rules: 508, 401.3b.
    """
    scope = scope_of(state, frame)
    them = choices.touchable(scope, filters.meant(scope, step.cards))
    if in_cost(frame):
        lost = [it.keyword for it in step.changes if isinstance(it, v.Loses)]
        them = [card for card in them if all(stats.has_keyword(state, card, it) for it in lost)]
    refs = tuple(state.ref(card) for card in them)
    if refs:
        for change in step.changes:
            _change(state, scope, change, refs, step.until)
    if in_cost(frame) and not refs:
        return fail(frame)
    frame.text.done = bool(refs)
    frame.text.cards[v.Role.AFFECTED] = refs
    return True


def _change(
    state: State,
    scope: Scope,
    change: v.Change,
    refs: tuple[Ref, ...],
    until: v.Until,
) -> None:
    """Make one change to all the cards, or to each its own if it speaks of the card itself."""
    if isinstance(change, v.LosesType) and until is v.Until.FOR_GOOD:
        gains, alone = v.GainsType(change.type), {(ref,) for ref in refs}
        ended = [it for it in state.changes if it.what == gains and it.cards in alone]
        mutations.end_changes(state, ended)
        refs = tuple(ref for ref in refs if stats.is_type(state, ref[0], change.type))
        if not refs:
            return
    as_characters = _as_characters(state, change, refs)
    if not _speaks_of_itself(change):
        what = _settled(scope, change)
        mutations.change(state, what, refs, scope, until, as_characters=as_characters)
        return
    for ref in refs:
        text = scope.text.clone()
        text.cards[v.Role.ITSELF] = (ref,)
        what = _settled(Scope(state, scope.source, scope.you, text), change)
        mine = tuple(it for it in as_characters if it == ref)
        mutations.change(state, what, (ref,), scope, until, as_characters=mine)


@ByIdentity
def _speaks_of_itself(change: v.Change) -> bool:
    return any(word is v.Role.ITSELF for word in walk(change))


def _as_characters(state: State, change: v.Change, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """The cards that gain text as characters. Rules: 508.2, 508.3."""
    if not isinstance(change, GAINED_TEXT):
        return ()
    return tuple(ref for ref in refs if stats.is_character(state, ref[0]))


GAINED_TEXT: Final = (
    v.Gains,
    v.GainsText,
    v.GainsUniqueName,
    v.GainsFlipUpAtItsCost,
)


def _settled(scope: Scope, change: v.Change) -> v.Change:
    """The change with its amounts computed now, as they do not change with the game afterwards."""
    worked: dict[str, Any] = {
        field.name: amounts.amount(scope, getattr(change, field.name))
        for field in fields(change)
        if isinstance(getattr(change, field.name), v.Amount)
    }
    return replace(change, **worked) if worked else change


def establish(state: State, frame: Frame, step: v.Establish) -> bool:
    """Put a paragraph in force for a time, apart from any card's text. Rules: 506.3."""
    once = isinstance(step.paragraph, v.Replacement) and step.paragraph.next_only
    mutations.change(state, step.paragraph, None, scope_of(state, frame), step.until, once=once)
    frame.text.done = True
    return True


def reduce_next_cost(state: State, frame: Frame, step: v.ReduceNextCost) -> bool:
    """Reduce the next numeric cost the player pays this turn. Rules: 406.5b."""
    scope = scope_of(state, frame)
    what = replace(step, amount=amounts.amount(scope, step.amount))
    mutations.change(state, what, None, scope, v.Until.END_OF_TURN)
    frame.text.done = True
    return True


def reduce_next_threshold(state: State, frame: Frame, step: v.ReduceNextThreshold) -> bool:
    """Reduce the named icon in the threshold of the next card the player deploys. Rules: 405.2."""
    mutations.change(state, step, None, scope_of(state, frame), v.Until.END_OF_GAME)
    frame.text.done = True
    return True


def take_control(state: State, frame: Frame, step: v.TakeControl) -> bool:
    """Give a player control of cards. Rules: 407.3."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    them = choices.touchable(scope, filters.meant(scope, step.cards))
    taken = [card for card in them if control.take(state, card, player, scope, step.until)]
    if in_cost(frame) and not taken:
        return fail(frame)
    frame.text.done = bool(taken)
    frame.text.cards[v.Role.AFFECTED] = tuple(state.ref(card) for card in taken)
    return True

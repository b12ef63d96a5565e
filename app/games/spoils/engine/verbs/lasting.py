"""Verbs whose effect lasts for a time. Rules: 407.3, 504, 508."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, atoms, choosing, control, nouns, stats
from app.games.spoils.engine.following import fail, in_cost, scope_of
from app.games.spoils.engine.scope import Scope
from app.games.spoils.engine.state import Frame, Ref, State
from app.games.spoils.vocabulary.walk import walk


def alter(state: State, frame: Frame, step: words.Alter) -> bool:
    """The cards meant now are changed for a time; amounts are worked out now. Rules: 508."""
    scope = scope_of(state, frame)
    them = choosing.touchable(scope, nouns.meant(scope, step.cards))
    refs = tuple(state.ref(card) for card in them)
    if refs:
        for change in step.changes:
            _change(state, scope, change, refs, step.until)
    if in_cost(frame) and not refs:
        return fail(frame)
    frame.bound["done"] = bool(refs)
    frame.bound[words.Role.AFFECTED.value] = refs
    return True


def _change(
    state: State,
    scope: Scope,
    change: words.Change,
    refs: tuple[Ref, ...],
    until: words.Until,
) -> None:
    """One change to all the cards, or to each its own where it speaks of the card itself."""
    if isinstance(change, words.LosesType) and until is words.Until.FOR_GOOD:
        gains, alone = words.GainsType(change.type), {(ref,) for ref in refs}
        ended = [it for it in state.changes if it.what == gains and it.cards in alone]
        atoms.end_changes(state, ended)
        refs = tuple(ref for ref in refs if stats.is_type(state, ref[0], change.type))
        if not refs:
            return
    as_characters = _as_characters(state, change, refs)
    if not any(word is words.Role.ITSELF for word in walk(change)):
        what = _settled(scope, change)
        atoms.change(state, what, refs, scope, until, as_characters=as_characters)
        return
    for ref in refs:
        bound = {**scope.bound, words.Role.ITSELF.value: (ref,)}
        what = _settled(Scope(state, scope.source, scope.you, bound), change)
        mine = tuple(it for it in as_characters if it == ref)
        atoms.change(state, what, (ref,), scope, until, as_characters=mine)


def _as_characters(state: State, change: words.Change, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Those of the cards that gain text, which they do as characters. Rules: 508.2, 508.3."""
    if not isinstance(change, GAINED_TEXT):
        return ()
    return tuple(ref for ref in refs if stats.is_character(state, ref[0]))


GAINED_TEXT: Final = (
    words.Gains,
    words.GainsText,
    words.GainsUniqueName,
    words.GainsFlipUpAtItsCost,
)


def _settled(scope: Scope, change: words.Change) -> words.Change:
    """A change with its amounts worked out, as they do not follow the game afterwards."""
    worked: dict[str, Any] = {
        field.name: amounts.amount(scope, getattr(change, field.name))
        for field in fields(change)
        if isinstance(getattr(change, field.name), words.Amount)
    }
    return replace(change, **worked) if worked else change


def establish(state: State, frame: Frame, step: words.Establish) -> bool:
    """A paragraph is in force for a time, apart from any card's text. Rules: 506.3."""
    once = isinstance(step.paragraph, words.Replacement) and step.paragraph.next_only
    atoms.change(state, step.paragraph, None, scope_of(state, frame), step.until, once=once)
    frame.bound["done"] = True
    return True


def reduce_next_cost(state: State, frame: Frame, step: words.ReduceNextCost) -> bool:
    """The next numeric cost the player pays this turn is lower. Rules: 406.5b."""
    scope = scope_of(state, frame)
    what = replace(step, amount=amounts.amount(scope, step.amount))
    atoms.change(state, what, None, scope, words.Until.END_OF_TURN)
    frame.bound["done"] = True
    return True


def reduce_next_threshold(state: State, frame: Frame, step: words.ReduceNextThreshold) -> bool:
    """The next card the player deploys needs fewer of the named icon. Rules: 405.2."""
    atoms.change(state, step, None, scope_of(state, frame), words.Until.END_OF_GAME)
    frame.bound["done"] = True
    return True


def take_control(state: State, frame: Frame, step: words.TakeControl) -> bool:
    """A player takes control of cards. Rules: 407.3."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    them = choosing.touchable(scope, nouns.meant(scope, step.cards))
    taken = [card for card in them if control.take(state, card, player, scope, step.until)]
    if in_cost(frame) and not taken:
        return fail(frame)
    frame.bound["done"] = bool(taken)
    frame.bound[words.Role.AFFECTED.value] = tuple(state.ref(card) for card in taken)
    return True

"""Replacements that could replace a proposed effect. Rules: 506."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.as_events import as_events
from app.games.spoils.engine.model.proposed_effect import Applied, EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import amounts, event_matching, filters
from app.games.spoils.engine.read.active_text import active, is_untouched
from app.games.spoils.engine.read.event_binding import EventBinding, with_binding
from app.games.spoils.engine.read.scope import Scope, read_in
from app.games.spoils.engine.write import mutations


@dataclass(frozen=True, slots=True)
class Found:
    """A replacement that could replace something: how its text is read, and what it binds.

    `number` is that of the effect that put it in force, 0 where a card has it.
    """

    replacement: v.Replacement
    scope: Scope
    number: int
    binding: EventBinding

    @property
    def identity(self) -> Applied:
        """The key by which an effect remembers that this replacement was used on it."""
        return _identity(self.replacement, self.scope, self.number)


def redirected(state: State, effects: Sequence[ProposedEffect]) -> list[ProposedEffect]:
    """The effects, with as much damage moved to other cards as texts in force redirect. 506.3."""
    found = list(effects)
    gone: set[int] = set()
    for change in state.changes:
        if not isinstance(change.what, v.Redirect):
            continue
        scope = Scope(state, change.source, change.controller, change.text)
        left = amounts.amount(scope, change.what.amount)
        taken = 0
        for place, effect in enumerate(found):
            if effect.kind is not EffectKind.INFLICT or effect.card is None or taken == left:
                continue
            to = filters.meant(scope, change.what.to)
            if not to or not filters.fits(scope, effect.card[0], change.what.cards):
                continue
            part = min(left - taken, effect.amount)
            if not part:
                continue
            taken += part
            found[place] = replace(effect, amount=effect.amount - part)
            if part == effect.amount:
                gone.add(place)
            found.append(replace(effect, card=state.ref(to[0]), amount=part))
        if taken:
            mutations.use_up(state, change, replace(change.what, amount=left - taken), left - taken)
    return [effect for place, effect in enumerate(found) if place not in gone]


def _may_replace(state: State, replacement: v.Replacement, effect: ProposedEffect) -> bool:
    """True if a text may apply to an effect.

    Extra costs are not replaced, unless the edition lets cards attached to one that leaves keep
    their own replacements; raising or lowering an amount does not count as replacing it. An amount
    of 0 can only be raised. Rules: 506.1, 506.2, 506.2a, 408.1.
    """
    if effect.kind is EffectKind.INFLICT and not effect.amount:
        return (changes_amount(replacement) or 0) > 0
    rules = state.game.rules
    if not effect.as_cost or not rules.costs_are_never_replaced:
        return True
    keeps_its_own = effect.follows is not None and rules.attachments_of_costs_are_replaced
    return keeps_its_own or isinstance(replacement.instead[0], v.ChangeAmount | v.AmountBecomes)


def applicable(state: State, effect: ProposedEffect) -> list[Found]:
    """The replacements that could replace an effect and were not used on it yet (506.5)."""
    events = None
    found: list[Found] = []
    for replacement, reading in active(state).replacements:
        scope = read_in(state, reading)
        if _identity(replacement, scope, reading.number) in effect.applied:
            continue
        if not _may_replace(state, replacement, effect):
            continue
        if effect.card is not None and is_untouched(state, effect.card[0], reading.source):
            continue
        if events is None:
            events = as_events(state, effect)
        for event in events:
            binding = _together(event_matching.bindings(scope, replacement.event, event))
            if binding is not None and _is_on(scope, replacement, binding):
                found.append(Found(replacement, scope, reading.number, binding))
                break
    return found


def _together(found_bindings: Iterator[EventBinding]) -> EventBinding | None:
    """One binding for a replacement; the shares of joint damage are added up. Rules: 609.1f."""
    first = next(found_bindings, None)
    if first is None or first.amount is None or first.source is None:
        return first
    them = (first, *found_bindings)
    sources = tuple(card for it in them for card in it.source or ())
    return replace(first, source=sources, amount=sum(it.amount or 0 for it in them))


def _is_on(scope: Scope, replacement: v.Replacement, binding: EventBinding) -> bool:
    told = with_binding(scope, binding)
    return amounts.meets(scope, replacement.threshold) and amounts.holds(
        told, replacement.condition
    )


def _identity(replacement: v.Replacement, scope: Scope, number: int) -> Applied:
    return scope.source, number, replacement


def changes_amount(replacement: v.Replacement) -> int | None:
    """The change that a replacement makes to an amount, if that is all it does; else None.

    Nobody has to choose among these: all increases apply, then all reductions (410.3).
    """
    match replacement.instead:
        case (v.ChangeAmount(by),):
            return by
        case _:
            return None

"""Proposing effects, and following what replaces them. Rules: 402.7, 506."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.outcomes import note_outcome
from app.games.spoils.engine.effects.perform import perform
from app.games.spoils.engine.effects.proposed_effects import (
    can_happen,
    one_by_one,
    tokens_removed,
    with_attachments,
)
from app.games.spoils.engine.effects.replacement_matching import (
    Found,
    applicable,
    changes_amount,
    redirected,
)
from app.games.spoils.engine.effects.replacement_order import chooser, next_replaced
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Answer
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import ProposedEffectsLocals, TextLocals
from app.games.spoils.engine.model.proposed_effect import Applied, EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.active_text import active
from app.games.spoils.engine.read.event_binding import EventBinding, bound_by
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.engine.write import mutations, progress
from app.games.tabletop.scripts import walk


def propose(
    state: State, frame: Frame, effects: Sequence[ProposedEffect], *, in_cost: bool = False
) -> None:
    """Carry effects out together, as far as they can be; the outcome is noted in the frame.

    `frame` is the one whose instruction it is. If some of several effects are replaced,
    triggers set off by the replacements wait until the other effects have happened too.
    """
    applied = frame.own.applied if isinstance(frame.own, TextLocals) else ()
    going = redirected(state, effects)
    is_redirected = going != list(effects) and state.game.rules.replaced_is_not_done
    meant = going
    if applied or in_cost:
        meant = [
            replace(it, applied=(*it.applied, *applied), as_cost=it.as_cost or in_cost)
            for it in going
        ]
    if state.game.rules.card_tokens_are_replaced:
        meant = [tokens_removed(state, it) for it in meant]
    possible = [it for it in with_attachments(state, meant) if can_happen(state, it)]
    named = [it for it in meant if can_happen(state, it)]
    all_done = bool(meant) and len(named) == len(meant) and not is_redirected
    if any(_is_concerned(state, it) for it in possible):
        holds_triggers = len(possible) > 1
        if holds_triggers:
            progress.hold_triggers(state)
        frames.push(
            state,
            "happenings",
            frame.player,
            ProposedEffectsLocals(tuple(possible), all_done, holds_triggers=holds_triggers),
        )
        return
    touched = perform(state, possible)
    note_outcome(state, frame, possible, touched, done=all_done)


def _is_concerned(state: State, effect: ProposedEffect) -> bool:
    """True if something replaces the effect, or its part for one of several cards."""
    if not active(state).replacements:
        return False
    parts = one_by_one(state, effect)
    return any(applicable(state, it) for it in (effect, *parts))


def next_effect(state: State, frame: Frame) -> None:
    """Take the next effect that something replaces; when none is left, carry all of them out."""
    own = frames.own(frame, ProposedEffectsLocals)
    own.waiting = _parted_where_replaced(state, own.waiting)
    concerned = next_replaced(state, own)
    if not concerned:
        _carry_out(state, frame)
    elif len(concerned) == 1:
        frame.answer = Answer(0)
    else:
        player, about = concerned[0].chooser, [it.about for it in concerned]
        seen = [state.name(card) if may_see(state, player, card) else "a card" for card in about]
        options = [Answer(n) for n in range(len(concerned))]
        frames.ask(state, player, DecisionKind.ORDER, options, words=seen, sources=about)


def _carry_out(state: State, frame: Frame) -> None:
    """Carry out together what nothing replaces; triggers that waited for it happen now."""
    own = frames.own(frame, ProposedEffectsLocals)
    settled = [it for it in own.waiting if can_happen(state, it)]
    frames.leave(state, frame)
    if own.holds_triggers:
        progress.release_triggers(state)
    touched = perform(state, settled)
    note_outcome(state, state.frames[-1], settled, touched, done=own.all_done)


def _parted_where_replaced(
    state: State, effects: Sequence[ProposedEffect]
) -> tuple[ProposedEffect, ...]:
    """The effects, those on several cards card by card where one of them alone is replaced."""
    found: list[ProposedEffect] = []
    for effect in effects:
        parts = one_by_one(state, effect)
        if (
            parts
            and can_happen(state, effect)
            and not applicable(state, effect)
            and any(applicable(state, it) for it in parts)
        ):
            found += parts
        else:
            found.append(effect)
    return tuple(found)


def choose_replacement(state: State, frame: Frame) -> None:
    """Ask the controller of the possible replacements which of them applies. Rules: 506.4."""
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    own = frames.own(frame, ProposedEffectsLocals)
    effect = next_replaced(state, own)[answer.value].effect
    own.waiting = (effect, *(it for it in own.waiting if it is not effect))
    found = applicable(state, effect)
    if all(changes_amount(it.replacement) is not None for it in found):
        first = max(range(len(found)), key=lambda n: changes_amount(found[n].replacement) or 0)
        frame.answer = Answer(first)
    elif len(found) > 1:
        player = chooser(state, found)
        options = [Answer(n) for n in range(len(found))]
        sources = [it.scope.source for it in found]
        names = [state.name(source) for source in sources]
        frames.ask(state, player, DecisionKind.ORDER, options, words=names, sources=sources)
    else:
        frame.answer = Answer(0)


def replace_it(state: State, frame: Frame) -> None:
    """Follow the replacement that was chosen. Rules: 506.1."""
    if frame.answer is None:
        return
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    own = frames.own(frame, ProposedEffectsLocals)
    effect = own.waiting[0]
    found = applicable(state, effect)
    chosen = found[answer.value]
    scope = chosen.scope
    effect = _parted(own, effect, chosen.binding)
    own.ignored = _ignored(found, chosen.replacement)
    own.harm = _harm(state, effect)
    applied = (*effect.applied, chosen.identity)
    if chosen.replacement.next_only:
        used = [it for it in state.changes if it.number == chosen.number]
        mutations.end_changes(state, used)
    bound = bound_by(scope, chosen.binding)
    if bound.this is None:
        bound.this = state.ref(scope.source)
    text = TextLocals(chosen.replacement.instead, replaces=effect, applied=applied)
    frames.push(state, "follow", scope.you, text, source=scope.source, text=bound)


def _ignored(found: Sequence[Found], chosen: v.Replacement) -> tuple[Applied, ...]:
    """The replacements that the chosen one rules out, should the effect happen after all.

    Raising or lowering an amount never competes with others (408.2). Rules: 506.4.
    """
    if _is_about_amounts(chosen):
        return ()
    return tuple(it.identity for it in found if not _is_about_amounts(it.replacement))


@cache
def _is_about_amounts(replacement: v.Replacement) -> bool:
    kinds = (v.ChangeAmount, v.AmountBecomes)
    return any(isinstance(it, kinds) for it in walk(replacement.instead))


def _parted(
    own: ProposedEffectsLocals, effect: ProposedEffect, binding: EventBinding
) -> ProposedEffect:
    """The cards, of those discarded together, that a replacement is about. Rules: 305.2."""
    about = tuple(card for card in effect.cards if card in (binding.that or ()))
    if effect.kind is not EffectKind.DISCARD or about in ((), effect.cards):
        return effect
    rest = tuple(card for card in effect.cards if card not in about)
    mine = replace(effect, cards=about)
    own.waiting = (mine, replace(effect, cards=rest), *own.waiting[1:])
    return mine


def after_replacement(state: State, frame: Frame) -> None:
    """Drop the effect, unless the replacement let it happen as usual, perhaps changed."""
    own = frames.own(frame, ProposedEffectsLocals)
    changed = own.changed
    if changed is not None:
        if changed.card != own.waiting[0].card:
            _happens_to_another(state, own, changed)
        else:
            changed = replace(changed, applied=(*changed.applied, *own.ignored))
        own.waiting = (changed, *own.waiting[1:])
    elif own.is_replaced:
        effect = own.waiting[0]
        _drop_what_goes_with(own, effect)
        own.waiting = own.waiting[1:]
        if state.game.rules.replaced_is_not_done:
            own.all_done = False
        _clear_damage(state, effect, own.harm)
    own.is_replaced, own.changed = False, None
    frame.at = 0


def _happens_to_another(state: State, own: ProposedEffectsLocals, changed: ProposedEffect) -> None:
    """Move the effect to another card; the first one stays, with all that is attached. 301.4."""
    effect = own.waiting[0]
    _drop_what_goes_with(own, effect)
    _, *along = with_attachments(state, [changed])
    known = {it.card for it in own.waiting}
    more = tuple(it for it in along if it.card not in known)
    own.waiting = (*own.waiting, *more)
    _clear_damage(state, effect, own.harm)


def _drop_what_goes_with(own: ProposedEffectsLocals, effect: ProposedEffect) -> None:
    """Drop the waiting effects that were only to happen because this one did. Rules: 301.4b."""
    own.waiting = tuple(it for it in own.waiting if not _goes_with(it, effect))


def _goes_with(other: ProposedEffect, effect: ProposedEffect) -> bool:
    """True if the first effect was only to happen because of the second. Rules: 301.4b."""
    return effect.card is not None and other.follows == effect.card[0]


def _harm(state: State, effect: ProposedEffect) -> tuple[int, int]:
    """The damage on the card that an effect is about, and its life or structure."""
    if effect.card is None:
        return 0, 0
    card = effect.card[0]
    return stats.damage(state, card), stats.limit(state, card) or 0


def _clear_damage(state: State, effect: ProposedEffect, harm: tuple[int, int]) -> None:
    """Clear the damage of a card that is still there as its destruction was replaced.

    The same damage does not destroy it again, unless what happened instead changed its life.
    Rules: 408.4b, 506.6.
    """
    if (
        effect.kind is not EffectKind.DESTROY
        or effect.card is None
        or not state.tracked((effect.card,))
    ):
        return
    card = effect.card[0]
    if state.game.rules.replaced_destruction_clears_damage:
        mutations.forget_damage_from(state, card, effect.sources)
    if _harm(state, effect)[0] == harm[0]:
        mutations.spare(state, card, *harm)


PROPOSED_EFFECTS: Final[tuple[frames.Step, ...]] = (
    next_effect,
    choose_replacement,
    replace_it,
    after_replacement,
)

"""Replacements: something happens instead. Rules: 506."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.as_events import as_events
from app.games.spoils.engine.effects.outcomes import tell
from app.games.spoils.engine.effects.proposed_effects import (
    EffectKind,
    ProposedEffect,
    can_happen,
    one_by_one,
    perform,
    tokens_removed,
    with_attachments,
)
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read import amounts, event_matching, filters, stats
from app.games.spoils.engine.read.active_text import active, is_untouched
from app.games.spoils.engine.read.event_binding import (
    SOURCE,
    THAT,
    EventBinding,
    with_binding,
    with_refs,
)
from app.games.spoils.engine.read.scope import (
    AMOUNT,
    THIS,
    Scope,
    read_in,
)
from app.games.spoils.engine.write import mutations
from app.games.spoils.vocabulary.walk import walk

PROPOSED = "happening"
"""Where a frame that is followed instead of something finds what it replaces."""

APPLIED = "applied"
"""Where it finds the replacements already used on that thing (506.5)."""

IGNORED = "ignored"
"""Those that were not chosen, of which none is asked again about the same thing (506.4)."""

Applied: TypeAlias = tuple[CardId, int, object]
"""What tells one replacement from another: its card, the effect that put it in force, its text.

Two copies of a card have two, and so have two uses of one ability. Rules: 506.5.
"""


@dataclass(frozen=True, slots=True)
class Found:
    """A replacement that could replace something: how its text is read, and what it is told.

    `number` is that of the effect that put it in force, 0 where a card has it.
    """

    replacement: v.Replacement
    scope: Scope
    number: int
    binding: EventBinding

    @property
    def identity(self) -> Applied:
        """What tells it from others."""
        return _identity(self.replacement, self.scope, self.number)


def propose(
    state: State, frame: Frame, effects: Sequence[ProposedEffect], *, in_cost: bool = False
) -> None:
    """Let things happen together, as far as they can; the frame is told what came of it.

    `frame` is the one whose instruction it is.
    """
    applied: tuple[Applied, ...] = frame.bound.get(APPLIED, ())
    going = redirected(state, effects)
    is_redirected = going != list(effects) and state.game.rules.replaced_is_not_done
    meant = [
        replace(it, applied=(*it.applied, *applied), as_cost=it.as_cost or in_cost) for it in going
    ]
    if state.game.rules.card_tokens_are_replaced:
        meant = [tokens_removed(state, it) for it in meant]
    possible = [it for it in with_attachments(state, meant) if can_happen(state, it)]
    named = [it for it in meant if can_happen(state, it)]
    all_done = bool(meant) and len(named) == len(meant) and not is_redirected
    if any(_is_concerned(state, it) for it in possible):
        frames.push(
            state,
            "happenings",
            frame.player,
            waiting=tuple(possible),
            settled=(),
            all_done=all_done,
        )
        return
    touched = perform(state, possible)
    tell(state, frame, possible, touched, done=all_done)


def _is_concerned(state: State, effect: ProposedEffect) -> bool:
    """Whether something replaces a thing, or what it is for one of several cards."""
    if not active(state).replacements:
        return False
    parts = one_by_one(state, effect)
    return any(applicable(state, it) for it in (effect, *parts))


def redirected(state: State, effects: Sequence[ProposedEffect]) -> list[ProposedEffect]:
    """Damage that a text in force inflicts on another card instead, as far as it goes. 506.3."""
    found = list(effects)
    gone: set[int] = set()
    for change in state.changes:
        if not isinstance(change.what, v.Redirect):
            continue
        scope = Scope(state, change.source, change.controller, dict(change.bound))
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
    """Whether a text may apply to a thing. Extra costs are not replaced, unless the edition lets
    cards attached to one that leaves keep their own; to raise or lower an amount is not to
    replace it. What there is none of can only be raised. Rules: 506.1, 506.2, 506.2a, 408.1.
    """
    if effect.kind is EffectKind.INFLICT and not effect.amount:
        return (_changes_amount(replacement) or 0) > 0
    rules = state.game.rules
    if not effect.as_cost or not rules.costs_are_never_replaced:
        return True
    keeps_its_own = effect.follows is not None and rules.attachments_of_costs_are_replaced
    return keeps_its_own or isinstance(replacement.instead[0], v.ChangeAmount | v.AmountBecomes)


def applicable(state: State, effect: ProposedEffect) -> list[Found]:
    """What could replace a thing, each replacement at most once (506.5)."""
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
    """What a replacement binds: of joint damage, all shares together. Rules: 609.1f."""
    first = next(found_bindings, None)
    if first is None or AMOUNT not in first or SOURCE not in first:
        return first
    them = (first, *found_bindings)
    sources = tuple(source for it in them for source in it[SOURCE])
    return {**first, SOURCE: sources, AMOUNT: sum(it[AMOUNT] for it in them)}


def _is_on(scope: Scope, replacement: v.Replacement, binding: EventBinding) -> bool:
    told = with_binding(scope, binding)
    return amounts.meets(scope, replacement.threshold) and amounts.holds(
        told, replacement.condition
    )


def _identity(replacement: v.Replacement, scope: Scope, number: int) -> Applied:
    return scope.source, number, replacement


def next_thing(state: State, frame: Frame) -> None:
    """Look at the next thing that waits; without any left, all of it happens."""
    waiting: tuple[ProposedEffect, ...] = frame.bound["waiting"]
    if not waiting:
        settled = [it for it in frame.bound["settled"] if can_happen(state, it)]
        frames.leave(state, frame)
        touched = perform(state, settled)
        tell(state, state.frames[-1], settled, touched, done=frame.bound["all_done"])
        return
    effect = waiting[0]
    found = applicable(state, effect) if can_happen(state, effect) else []
    if not found and any(applicable(state, it) for it in one_by_one(state, effect)):
        frame.bound["waiting"] = (*one_by_one(state, effect), *waiting[1:])
        frames.again(frame)
    elif not found:
        frame.bound["waiting"] = waiting[1:]
        if can_happen(state, effect):
            frame.bound["settled"] = (*frame.bound["settled"], effect)
        frames.again(frame)
    elif all(_changes_amount(it.replacement) is not None for it in found):
        first = max(range(len(found)), key=lambda n: _changes_amount(found[n].replacement) or 0)
        frame.answer = Answer(first)
    elif len(found) > 1:
        player = _who_chooses(state, found)
        options = [Answer(n) for n in range(len(found))]
        names = [state.name(it.scope.source) for it in found]
        frames.ask(state, player, DecisionKind.ORDER, options, words=names)
    else:
        frame.answer = Answer(0)


def _changes_amount(replacement: v.Replacement) -> int | None:
    """By how much a replacement raises or lowers an amount, if that is all it does.

    Of those nobody has to choose one: all increases apply, then all reductions (410.3).
    """
    match replacement.instead:
        case (v.ChangeAmount(by),):
            return by
        case _:
            return None


def _who_chooses(state: State, found: Sequence[Found]) -> Player:
    """Their common controller, else the active player. Rules: 506.4."""
    readers = {it.scope.you for it in found}
    return readers.pop() if len(readers) == 1 else state.active


def replace_it(state: State, frame: Frame) -> None:
    """Follow the replacement that was chosen. Rules: 506.1."""
    if frame.answer is None:
        return
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    waiting: tuple[ProposedEffect, ...] = frame.bound["waiting"]
    effect = waiting[0]
    found = applicable(state, effect)
    chosen = found[answer.value]
    scope = chosen.scope
    effect = _parted(frame, effect, chosen.binding)
    frame.bound[IGNORED] = _ignored(found, chosen.replacement)
    applied = (*effect.applied, chosen.identity)
    if chosen.replacement.next_only:
        used = [it for it in state.changes if it.number == chosen.number]
        mutations.end_changes(state, used)
    bound = {**scope.bound, **with_refs(scope, chosen.binding)}
    bound |= {THIS: state.ref(scope.source), APPLIED: applied, PROPOSED: effect}
    frames.push(
        state,
        "follow",
        scope.you,
        **{**bound, "steps": chosen.replacement.instead, "text of": scope.source},
    )


def _ignored(found: Sequence[Found], chosen: v.Replacement) -> tuple[Applied, ...]:
    """The replacements that lose their say to the chosen one, should the thing happen after all.

    What raises or lowers an amount is never in competition (408.2). Rules: 506.4.
    """
    if _is_about_amounts(chosen):
        return ()
    return tuple(it.identity for it in found if not _is_about_amounts(it.replacement))


@cache
def _is_about_amounts(replacement: v.Replacement) -> bool:
    kinds = (v.ChangeAmount, v.AmountBecomes)
    return any(isinstance(it, kinds) for it in walk(replacement.instead))


def _parted(frame: Frame, effect: ProposedEffect, binding: EventBinding) -> ProposedEffect:
    """Of cards discarded together, the ones that a replacement is about; the rest go on. 305.2."""
    about = tuple(card for card in effect.cards if card in binding.get(THAT, ()))
    if effect.kind is not EffectKind.DISCARD or about in ((), effect.cards):
        return effect
    rest = tuple(card for card in effect.cards if card not in about)
    mine = replace(effect, cards=about)
    frame.bound["waiting"] = (mine, replace(effect, cards=rest), *frame.bound["waiting"][1:])
    return mine


def after_replacement(state: State, frame: Frame) -> None:
    """The thing is gone, unless the replacement let it happen as usual, perhaps changed."""
    if PROPOSED in frame.bound:
        changed = frame.bound.pop(PROPOSED)
        if changed.card != frame.bound["waiting"][0].card:
            _happens_to_another(state, frame, changed)
        else:
            changed = replace(changed, applied=(*changed.applied, *frame.bound[IGNORED]))
        frame.bound["waiting"] = (changed, *frame.bound["waiting"][1:])
    elif "replaced" in frame.bound:
        effect = frame.bound["waiting"][0]
        for key in ("waiting", "settled"):
            frame.bound[key] = tuple(it for it in frame.bound[key] if not _goes_with(it, effect))
        frame.bound["waiting"] = frame.bound["waiting"][1:]
        if state.game.rules.replaced_is_not_done:
            frame.bound["all_done"] = False
        _clear_damage(state, effect)
    frame.bound.pop("replaced", None)
    frame.at = 0


def _happens_to_another(state: State, frame: Frame, changed: ProposedEffect) -> None:
    """The first card stays with all that is attached; the other takes its own along. 301.4."""
    effect: ProposedEffect = frame.bound["waiting"][0]
    for key in ("waiting", "settled"):
        frame.bound[key] = tuple(it for it in frame.bound[key] if not _goes_with(it, effect))
    _, *along = with_attachments(state, [changed])
    known = {it.card for it in (*frame.bound["waiting"], *frame.bound["settled"])}
    more = tuple(it for it in along if it.card not in known)
    frame.bound["waiting"] = (*frame.bound["waiting"], *more)
    _clear_damage(state, effect)


def _goes_with(other: ProposedEffect, effect: ProposedEffect) -> bool:
    """Whether one thing was only to happen because the other did. Rules: 301.4b."""
    return effect.card is not None and other.follows == effect.card[0]


def _clear_damage(state: State, effect: ProposedEffect) -> None:
    """A card whose destruction was replaced and that is still there. Rules: 408.4b, 506.6."""
    if (
        effect.kind is not EffectKind.DESTROY
        or effect.card is None
        or not state.tracked((effect.card,))
    ):
        return
    card = effect.card[0]
    if state.game.rules.replaced_destruction_clears_damage:
        mutations.forget_damage_from(state, card, effect.sources)
    mutations.spare(state, card, stats.damage(state, card), stats.limit(state, card) or 0)


PROPOSED_EFFECTS = (next_thing, replace_it, after_replacement)

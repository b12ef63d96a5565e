"""Replacements: something happens instead. Rules: 506."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeAlias

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, atoms, frames, listening, nouns
from app.games.spoils.engine.actions import Answer, CardId, Player
from app.games.spoils.engine.aspects import aspects
from app.games.spoils.engine.changing import active, is_untouched
from app.games.spoils.engine.decisions import DecisionKind
from app.games.spoils.engine.happenings import (
    Deed,
    Happening,
    can_happen,
    leaves_play,
    one_by_one,
    perform,
    tokens_removed,
    with_attachments,
)
from app.games.spoils.engine.occasions import SOURCE, THAT, Occasion, sealed, told_of
from app.games.spoils.engine.scope import (
    AMOUNT,
    CHOICES,
    DONE,
    INSTRUCTION,
    PICKS,
    THIS,
    Scope,
    read_in,
)
from app.games.spoils.engine.state import Frame, State
from app.games.spoils.vocabulary.walk import walk

HAPPENING = "happening"
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

    replacement: words.Replacement
    scope: Scope
    number: int
    occasion: Occasion

    @property
    def identity(self) -> Applied:
        """What tells it from others."""
        return _identity(self.replacement, self.scope, self.number)


def bring_about(
    state: State, frame: Frame, things: Sequence[Happening], *, in_cost: bool = False
) -> None:
    """Let things happen together, as far as they can; the frame is told what came of it.

    `frame` is the one whose instruction it is.
    """
    applied: tuple[Applied, ...] = frame.bound.get(APPLIED, ())
    going = redirected(state, things)
    is_redirected = going != list(things) and state.game.rules.replaced_is_not_done
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


def _is_concerned(state: State, thing: Happening) -> bool:
    """Whether something replaces a thing, or what it is for one of several cards."""
    if not active(state).replacements:
        return False
    parts = one_by_one(state, thing)
    return any(replacements(state, it) for it in (thing, *parts))


def redirected(state: State, things: Sequence[Happening]) -> list[Happening]:
    """Damage that a text in force inflicts on another card instead, as far as it goes. 506.3."""
    found = list(things)
    gone: set[int] = set()
    for change in state.changes:
        if not isinstance(change.what, words.Redirect):
            continue
        scope = Scope(state, change.source, change.controller, dict(change.bound))
        left = amounts.amount(scope, change.what.amount)
        taken = 0
        for place, thing in enumerate(found):
            if thing.deed is not Deed.INFLICT or thing.card is None or taken == left:
                continue
            to = nouns.meant(scope, change.what.to)
            if not to or not nouns.fits(scope, thing.card[0], change.what.cards):
                continue
            part = min(left - taken, thing.amount)
            if not part:
                continue
            taken += part
            found[place] = replace(thing, amount=thing.amount - part)
            if part == thing.amount:
                gone.add(place)
            found.append(replace(thing, card=state.ref(to[0]), amount=part))
        if taken:
            atoms.use_up(state, change, replace(change.what, amount=left - taken), left - taken)
    return [thing for place, thing in enumerate(found) if place not in gone]


def _may_replace(state: State, replacement: words.Replacement, thing: Happening) -> bool:
    """Whether a text may apply to a thing. Extra costs are not replaced, unless the edition lets
    cards attached to one that leaves keep their own; to raise or lower an amount is not to
    replace it. What there is none of can only be raised. Rules: 506.1, 506.2, 506.2a, 408.1.
    """
    if thing.deed is Deed.INFLICT and not thing.amount:
        return (_changes_amount(replacement) or 0) > 0
    rules = state.game.rules
    if not thing.as_cost or not rules.costs_are_never_replaced:
        return True
    keeps_its_own = thing.follows is not None and rules.attachments_of_costs_are_replaced
    return keeps_its_own or isinstance(
        replacement.instead[0], words.ChangeAmount | words.AmountBecomes
    )


def replacements(state: State, thing: Happening) -> list[Found]:
    """What could replace a thing, each replacement at most once (506.5)."""
    events = None
    found: list[Found] = []
    for replacement, reading in active(state).replacements:
        scope = read_in(state, reading)
        if _identity(replacement, scope, reading.number) in thing.applied:
            continue
        if not _may_replace(state, replacement, thing):
            continue
        if thing.card is not None and is_untouched(state, thing.card[0], reading.source):
            continue
        if events is None:
            events = aspects(state, thing)
        for event in events:
            occasion = _together(listening.occasions(scope, replacement.event, event))
            if occasion is not None and _is_on(scope, replacement, occasion):
                found.append(Found(replacement, scope, reading.number, occasion))
                break
    return found


def _together(occasions: Iterator[Occasion]) -> Occasion | None:
    """The occasion to replace something: of joint damage, all shares together. Rules: 609.1f."""
    first = next(occasions, None)
    if first is None or AMOUNT not in first or SOURCE not in first:
        return first
    them = (first, *occasions)
    sources = tuple(source for it in them for source in it[SOURCE])
    return {**first, SOURCE: sources, AMOUNT: sum(it[AMOUNT] for it in them)}


def _is_on(scope: Scope, replacement: words.Replacement, occasion: Occasion) -> bool:
    told = told_of(scope, occasion)
    return amounts.meets(scope, replacement.threshold) and amounts.holds(
        told, replacement.condition
    )


def _identity(replacement: words.Replacement, scope: Scope, number: int) -> Applied:
    return scope.source, number, replacement


def next_thing(state: State, frame: Frame) -> None:
    """Look at the next thing that waits; without any left, all of it happens."""
    waiting: tuple[Happening, ...] = frame.bound["waiting"]
    if not waiting:
        settled = [it for it in frame.bound["settled"] if can_happen(state, it)]
        frames.leave(state, frame)
        touched = perform(state, settled)
        tell(state, state.frames[-1], settled, touched, done=frame.bound["all_done"])
        return
    thing = waiting[0]
    found = replacements(state, thing) if can_happen(state, thing) else []
    if not found and any(replacements(state, it) for it in one_by_one(state, thing)):
        frame.bound["waiting"] = (*one_by_one(state, thing), *waiting[1:])
        frames.again(frame)
    elif not found:
        frame.bound["waiting"] = waiting[1:]
        if can_happen(state, thing):
            frame.bound["settled"] = (*frame.bound["settled"], thing)
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


def _changes_amount(replacement: words.Replacement) -> int | None:
    """By how much a replacement raises or lowers an amount, if that is all it does.

    Of those nobody has to choose one: all increases apply, then all reductions (410.3).
    """
    match replacement.instead:
        case (words.ChangeAmount(by),):
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
    waiting: tuple[Happening, ...] = frame.bound["waiting"]
    thing = waiting[0]
    found = replacements(state, thing)
    chosen = found[answer.value]
    scope = chosen.scope
    thing = _parted(frame, thing, chosen.occasion)
    frame.bound[IGNORED] = _ignored(found, chosen.replacement)
    applied = (*thing.applied, chosen.identity)
    if chosen.replacement.next_only:
        used = [it for it in state.changes if it.number == chosen.number]
        atoms.end_changes(state, used)
    bound = {**scope.bound, **sealed(scope, chosen.occasion)}
    bound |= {THIS: state.ref(scope.source), APPLIED: applied, HAPPENING: thing}
    frames.push(
        state,
        "follow",
        scope.you,
        **{**bound, "steps": chosen.replacement.instead, "text of": scope.source},
    )


def _ignored(found: Sequence[Found], chosen: words.Replacement) -> tuple[Applied, ...]:
    """The replacements that lose their say to the chosen one, should the thing happen after all.

    What raises or lowers an amount is never in competition (408.2). Rules: 506.4.
    """
    if _is_about_amounts(chosen):
        return ()
    return tuple(it.identity for it in found if not _is_about_amounts(it.replacement))


@cache
def _is_about_amounts(replacement: words.Replacement) -> bool:
    kinds = (words.ChangeAmount, words.AmountBecomes)
    return any(isinstance(it, kinds) for it in walk(replacement.instead))


def _parted(frame: Frame, thing: Happening, occasion: Occasion) -> Happening:
    """Of cards discarded together, the ones that a replacement is about; the rest go on. 305.2."""
    about = tuple(card for card in thing.cards if card in occasion.get(THAT, ()))
    if thing.deed is not Deed.DISCARD or about in ((), thing.cards):
        return thing
    rest = tuple(card for card in thing.cards if card not in about)
    mine = replace(thing, cards=about)
    frame.bound["waiting"] = (mine, replace(thing, cards=rest), *frame.bound["waiting"][1:])
    return mine


def after_replacement(state: State, frame: Frame) -> None:
    """The thing is gone, unless the replacement let it happen as usual, perhaps changed."""
    if HAPPENING in frame.bound:
        changed = frame.bound.pop(HAPPENING)
        if changed.card != frame.bound["waiting"][0].card:
            _happens_to_another(state, frame, changed)
        else:
            changed = replace(changed, applied=(*changed.applied, *frame.bound[IGNORED]))
        frame.bound["waiting"] = (changed, *frame.bound["waiting"][1:])
    elif "replaced" in frame.bound:
        thing = frame.bound["waiting"][0]
        for key in ("waiting", "settled"):
            frame.bound[key] = tuple(it for it in frame.bound[key] if not _goes_with(it, thing))
        frame.bound["waiting"] = frame.bound["waiting"][1:]
        if state.game.rules.replaced_is_not_done:
            frame.bound["all_done"] = False
        _clear_damage(state, thing)
    frame.bound.pop("replaced", None)
    frame.at = 0


def _happens_to_another(state: State, frame: Frame, changed: Happening) -> None:
    """The first card stays with all that is attached; the other takes its own along. 301.4."""
    thing: Happening = frame.bound["waiting"][0]
    for key in ("waiting", "settled"):
        frame.bound[key] = tuple(it for it in frame.bound[key] if not _goes_with(it, thing))
    _, *along = with_attachments(state, [changed])
    known = {it.card for it in (*frame.bound["waiting"], *frame.bound["settled"])}
    more = tuple(it for it in along if it.card not in known)
    frame.bound["waiting"] = (*frame.bound["waiting"], *more)
    _clear_damage(state, thing)


def _goes_with(other: Happening, thing: Happening) -> bool:
    """Whether one thing was only to happen because the other did. Rules: 301.4b."""
    return thing.card is not None and other.follows == thing.card[0]


def _clear_damage(state: State, thing: Happening) -> None:
    """A card whose destruction was replaced and that is still there. Rules: 408.4b, 506.6."""
    from app.games.spoils.engine import stats

    if thing.deed is not Deed.DESTROY or thing.card is None or not state.tracked((thing.card,)):
        return
    card = thing.card[0]
    if state.game.rules.replaced_destruction_clears_damage:
        atoms.forget_damage_from(state, card, thing.sources)
    atoms.spare(state, card, stats.damage(state, card), stats.limit(state, card) or 0)


def tell(
    state: State, frame: Frame, things: Sequence[Happening], touched: list[CardId], *, done: bool
) -> None:
    """Let the frame know what became of its instruction: DONE, AFFECTED, and where cards are."""
    keep_track(state, frame, touched)
    frame.bound[DONE] = done
    frame.bound[words.Role.AFFECTED.value] = tuple(state.ref(card) for card in touched)
    if any(it.deed is Deed.DISCARD for it in things):
        cards = [card for it in things for card in it.cards]
        frame.bound[words.Role.DISCARDED.value] = tuple(state.ref(card) for card in cards)


def keep_track(state: State, frame: Frame, moved: Sequence[CardId]) -> None:
    """A text keeps track of the cards it moved itself, a cost of those it says it moves. 402.4."""
    now = {card: state.ref(card) for card in moved}
    step: words.Step | None = frame.bound.get(INSTRUCTION)
    roles = (it for it in walk(step) if isinstance(it, words.Role))
    kept = None if step is None else {key for role in roles for key in _kept_as(role)}
    for key, value in frame.bound.items():
        if kept is not None and key not in kept:
            continue
        if key == THIS:
            frame.bound[key] = now.get(value[0], value)
        elif key in (PICKS, CHOICES):
            frame.bound[key] = tuple(tuple(now.get(r[0], r) for r in pick) for pick in value)
        elif key in _ROLES:
            frame.bound[key] = tuple(now.get(ref[0], ref) for ref in value)


_ROLES = frozenset(role.value for role in words.Role)


def _kept_as(role: words.Role) -> tuple[str, ...]:
    """Where a frame keeps the cards of a role."""
    match role:
        case words.Role.PICKED | words.Role.PICKED_CARD:
            return (PICKS,)
        case words.Role.CHOSEN:
            return (role.value, CHOICES)
    return (role.value,)


HAPPENINGS = (next_thing, replace_it, after_replacement)

__all__ = ["APPLIED", "HAPPENING", "HAPPENINGS", "bring_about", "keep_track", "leaves_play"]

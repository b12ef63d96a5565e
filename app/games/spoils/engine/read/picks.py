"""Costs and picks of an announced card or ability, for texts that respond. Rules: 310, 604."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.bindings import NewPick, Ref
from app.games.spoils.engine.model.locals import AbilityLocals, DeployLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.read.scope import Scope


def extra_costs(state: State, frame: Frame) -> tuple[v.Step, ...]:
    """A card's extra costs: what it attaches to, its Flip Up's, its own. Rules: 507.2a, 507.4c."""
    own = frames.own(frame, DeployLocals)
    return text_of(state, frame.source).extra_costs(own.text, own.flip_text)


HOST_PICK: Final = -1
"""Stands for the pick of what a card attaches to. Rules: 507.2a."""

NEW_PICK: Final = -2
"""Stands for what a card picked to take the place of another card's pick."""


@dataclass(frozen=True, slots=True)
class Picked:
    """One pick among the costs of what is responded to: what it could take, and what it took.

    `nth` counts the picks from 0; the constants above stand for others. `reader` is the
    announcement in whose words `cards` are read, `barred` what it could not take in addition.
    """

    nth: int
    cards: v.Cards
    refs: tuple[Ref, ...]
    reader: Frame
    barred: tuple[Ref, ...] = ()


def with_numbers_now(scope: Scope, cards: v.Cards) -> v.Cards:
    """The same filter with the numbers it compares with as they are now."""
    if not any(isinstance(it, v.AtMost | v.AtLeast | v.Exactly) for it in cards.where):
        return cards
    return v.Cards(tuple(_with_number_now(scope, it) for it in cards.where))


def _with_number_now(scope: Scope, it: v.Property) -> v.Property:
    if isinstance(it, v.AtMost | v.AtLeast | v.Exactly):
        return replace(it, amount=scope.amount(it.amount))
    return it


def responded_frame(scope: Scope) -> Frame | None:
    """The announcement of the card or ability that the reading card responds to."""
    refs = scope.text.cards.get(v.Role.RESPONDED_TO, ())
    for frame in reversed(scope.state.frames):
        if isinstance(frame.own, (DeployLocals, AbilityLocals)) and frame.text.this in refs:
            return frame
    return None


def picks_of(state: State, frame: Frame) -> list[Picked]:
    """The picks among an announcement's costs, those of an offer in them included."""
    text = frame.text
    taken = list(text.picks)
    if len(text.picked_from) > len(taken):
        taken.insert(0, text.cards[v.Role.HOST])
    first = len(text.picks) - len(taken)
    found = [
        Picked(nth, cards, refs, frame)
        for nth, (cards, refs) in enumerate(zip(text.picked_from, taken, strict=True), first)
    ]
    if text.new_pick is not None:
        found += _new_pick(state, frame, text.new_pick)
    return found


def _new_pick(state: State, frame: Frame, new: NewPick) -> list[Picked]:
    """Return the picks that another card could have made instead of the one that was changed."""
    other = responded_frame(Scope(state, frame.source, frame.player, frame.text))
    return [
        Picked(NEW_PICK, it.cards, (new.ref,), it.reader, (*it.barred, *it.refs))
        for it in (() if other is None else picks_of(state, other))
        if it.nth == new.nth
    ]


def picks_responded_to(scope: Scope) -> list[Picked]:
    """The picks among the costs of what the reading card responds to."""
    frame = responded_frame(scope)
    return [] if frame is None else picks_of(scope.state, frame)


def character_picks(scope: Scope) -> list[Picked]:
    """The picks among them that took a character."""
    state = scope.state
    return [
        it
        for it in picks_responded_to(scope)
        if any(stats.is_character(state, card) for card in state.tracked(it.refs))
    ]

"""What a frame knows of the effects it proposed: what happened, and where its cards are now."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.locals import TextLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read.scope import CHOICES, DONE, PICKS, THIS
from app.games.spoils.vocabulary.walk import walk


def note_outcome(
    state: State,
    frame: Frame,
    effects: Sequence[ProposedEffect],
    touched: list[CardId],
    *,
    done: bool,
) -> None:
    """Note in the frame what came of its instruction: DONE, AFFECTED, and where cards are."""
    keep_track(state, frame, touched)
    frame.bound[DONE] = done
    frame.bound[v.Role.AFFECTED.value] = tuple(state.ref(card) for card in touched)
    if any(it.kind is EffectKind.DISCARD for it in effects):
        cards = [card for it in effects for card in it.cards]
        frame.bound[v.Role.DISCARDED.value] = tuple(state.ref(card) for card in cards)


def keep_track(state: State, frame: Frame, moved: Sequence[CardId]) -> None:
    """A text keeps track of the cards it moved itself, a cost of those it says it moves. 402.4."""
    now = {card: state.ref(card) for card in moved}
    step = frame.own.instruction if isinstance(frame.own, TextLocals) else None
    roles = (it for it in walk(step) if isinstance(it, v.Role))
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


_ROLES = frozenset(role.value for role in v.Role)


def _kept_as(role: v.Role) -> tuple[str, ...]:
    """Where a frame keeps the cards of a role."""
    match role:
        case v.Role.PICKED | v.Role.PICKED_CARD:
            return (PICKS,)
        case v.Role.CHOSEN:
            return (role.value, CHOICES)
    return (role.value,)

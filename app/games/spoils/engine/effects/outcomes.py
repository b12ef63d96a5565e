"""Results of proposed effects, noted in a frame: what happened, and where its cards are now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.locals import Nesting, TextLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import NO_SOURCE, Frame, State
from app.games.tabletop.scripts import walk


def note_outcome(
    state: State,
    frame: Frame,
    effects: Sequence[ProposedEffect],
    touched: list[CardId],
    *,
    done: bool,
) -> None:
    """Note in the frame the result of its instruction: DONE, AFFECTED, and where cards are.

    A card that went along because it was attached to another is not AFFECTED: the instruction
    was about the other. Nothing is noted in a frame that follows no text.
    """
    if frame.source == NO_SOURCE:
        return
    keep_track(state, frame, touched)
    frame.text.done = done
    own = frame.own
    if isinstance(own, TextLocals) and own.nesting is Nesting.OFFER and not done:
        own.note_replaced()
    followers = {it.card[0] for it in effects if it.card is not None and it.follows is not None}
    frame.text.cards[v.Role.AFFECTED] = tuple(
        state.ref(card) for card in touched if card not in followers
    )
    if any(it.kind is EffectKind.DISCARD for it in effects):
        cards = [card for it in effects for card in it.cards]
        frame.text.cards[v.Role.DISCARDED] = tuple(state.ref(card) for card in cards)


@cache
def _roles_in(step: v.Step) -> frozenset[v.Role]:
    """The roles of cards that an instruction speaks of."""
    return frozenset(it for it in walk(step) if isinstance(it, v.Role))


def keep_track(state: State, frame: Frame, moved: Sequence[CardId]) -> None:
    """Track the cards that a text moved itself; a cost, those it says it moves. Rules: 402.4."""
    now = {card: state.ref(card) for card in moved}
    step = frame.own.instruction if isinstance(frame.own, TextLocals) else None
    roles = None if step is None else _roles_in(step)
    bound = frame.text
    if bound.this is not None and (roles is None or v.Role.THIS in roles):
        bound.this = now.get(bound.this[0], bound.this)
    if roles is None or not roles.isdisjoint(_PICKED):
        bound.picks = tuple(tuple(now.get(ref[0], ref) for ref in pick) for pick in bound.picks)
    if roles is None or v.Role.CHOSEN in roles:
        bound.choices = tuple(tuple(now.get(ref[0], ref) for ref in it) for it in bound.choices)
    for role, refs in bound.cards.items():
        if roles is None or role in roles:
            bound.cards[role] = tuple(now.get(ref[0], ref) for ref in refs)


_PICKED: Final = frozenset({v.Role.PICKED, v.Role.PICKED_CARD})

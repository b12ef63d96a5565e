"""Choices of cards to keep: one of each type."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Choose, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import OneOfEach
from app.games.spoils.engine.procedures.interpreter import scope_of, text_locals
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.terms import CardType

TYPES: Final = (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.TACTIC)


def one_of_each_type_in_play(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Let each player choose one card in play of every type but resources, as far as theirs go.

    The active player goes first (402.2).
    """
    scope = scope_of(state, frame)
    them = filters.meant(scope, v.NON_RESOURCE)
    sides = [
        (player, [card for card in them if state.controller[card] == player])
        for player in scope.players(v.EACH)
    ]
    return _one_of_each(state, frame, sides)


def one_of_each_type_in_hand(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Let them choose one card in hand of every type but resources, as far as they go."""
    player = scope_of(state, frame).player(v.THEY)
    return _one_of_each(state, frame, [(player, state.hand[player])])


def _one_of_each(
    state: State, frame: Frame, sides: Sequence[tuple[Player, Sequence[CardId]]]
) -> bool:
    """Ask side by side and type by type; nobody is asked if only one card is of a type."""
    own = text_locals(frame)
    held = own.progress if isinstance(own.progress, OneOfEach) else OneOfEach()
    place, kept = held.questions, held.kept
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Choose)
        place, kept = place + 1, (*kept, answer.card)
    for (player, them), kind in list(product(sides, TYPES))[place:]:
        able = [card for card in them if stats.is_type(state, card, kind)]
        if len(able) > 1:
            own.progress = OneOfEach(place, kept)
            options = [Choose(card) for card in able]
            kind_asked = DecisionKind.CHOOSE_CARD
            frames.ask(state, player, kind_asked, options, source=frame.source)
            return False
        place, kept = place + 1, (*kept, *able)
    frame.text.cards[v.Role.CHOSEN] = tuple(state.ref(card) for card in dict.fromkeys(kept))
    frame.text.done = bool(kept)
    return True

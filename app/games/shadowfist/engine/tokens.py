"""Tokens, which effects create. Rules: 47.

For texts of cards that are not scripted yet.
"""

from __future__ import annotations

from dataclasses import replace

from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.opening import add_card
from app.games.shadowfist.engine.read.structure import locations
from app.games.shadowfist.engine.write.areas import enter_play
from app.games.shadowfist.engine.write.marks import resolve
from app.games.shadowfist.engine.write.structure import place
from app.games.shadowfist.terms import Restriction


def create_token(state: State, kind: Kind, player: int, location: int | None = None) -> int:
    """Put a token into play at a location of its controller, who is its owner; its number."""
    restrictions = kind.restrictions | {Restriction.TOAST_IT}
    card = add_card(state, replace(kind, restrictions=restrictions, is_token=True), player)
    enter_play(state, card, player)
    place(state, card, locations(state, player)[0] if location is None else location)
    resolve(state, card)
    return card

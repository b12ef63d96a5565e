"""Forgetting what was worked out, when what it depends on changes; `layout` says what that is.

Only atoms call these, for each change at the latest when it is complete.
"""

from __future__ import annotations

from app.games.spoils.engine.actions import CardId
from app.games.spoils.engine.layout import Layout
from app.games.spoils.engine.state import State


def touch(state: State) -> None:
    """Forget what was worked out from cards in play, their texts and control; that changed."""
    state.known = {}
    state.layout = Layout()
    state.unsettled = True


def touch_marks(state: State) -> None:
    """Forget what was worked out; only marks, damage, decks or the like changed."""
    state.known = {}
    if not state.layout.stands_with_marks:
        state.layout = Layout()
    state.unsettled = True


def touch_outside_play(state: State, card: CardId) -> None:
    """Forget what was worked out; only a card changed that neither is nor was in play.

    Play is laid out as before, unless the card's text works where it is, or texts are changed.
    """
    if state.kind[card] in state.game.acting_elsewhere or state.layout.texts is not None:
        touch(state)
    else:
        touch_marks(state)

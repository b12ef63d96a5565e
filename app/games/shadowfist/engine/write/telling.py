"""Telling what happened: the log of the answer being carried out, and the triggers it sets off."""

from __future__ import annotations

from app.games.shadowfist.engine.model.effects import Triggered
from app.games.shadowfist.engine.model.events import Event
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.scores import is_active


def tell(state: State, event: Event) -> None:
    """Note an event. Active text, and that of face-down Sites, may trigger. Rules: 26.1, 26.1.3."""
    state.fresh.append(event)
    if state.game.has_scripts:
        _trigger(state, event)


def _trigger(state: State, event: Event) -> None:
    for player in state.players:
        for card in state.in_play[player]:
            for trigger in state.kinds[card].script.triggers:
                can = is_active(state, card) or state.face_down[card]
                if can and trigger.when(state, card, event):
                    found = Triggered(player, card, state.mark[card], trigger)
                    state.pending.append(found)

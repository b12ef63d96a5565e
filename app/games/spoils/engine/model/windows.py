"""Opening the windows in which tactics and abilities are used. Rules: 607, 608.1c."""

from __future__ import annotations

from typing import Any

from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import WindowLocals
from app.games.spoils.engine.model.state import Frame, State


def open_window(
    state: State, player: Player, about: CardId | None, *, is_ability: bool = False
) -> None:
    """Let a player respond to an opponent's card, ability or end of turn. Rules: 607.1."""
    ref = None if about is None else state.ref(about)
    own = WindowLocals(DecisionKind.RESPOND, ref, is_ability)
    frames.push(state, "window", player, own)


def open_battle_window(state: State, player: Player) -> None:
    """Let a player use tactics and abilities in a battle. Rules: 608.1c."""
    frames.push(state, "window", player, WindowLocals(DecisionKind.BATTLE_WINDOW))


def response_binding(frame: Frame) -> dict[str, Any]:
    """What an action taken in a window responds to."""
    own = frames.own(frame, WindowLocals)
    return {"responded_to": own.about, "to_ability": own.is_ability}

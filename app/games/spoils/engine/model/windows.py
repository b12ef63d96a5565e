"""Opening the windows in which tactics and abilities are used. Rules: 607, 608.1c."""

from __future__ import annotations

from typing import Any

from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State


def open_window(
    state: State, player: Player, about: CardId | None, *, is_ability: bool = False
) -> None:
    """Let a player respond to an opponent's card, ability or end of turn. Rules: 607.1."""
    frames.push(
        state,
        "window",
        player,
        kind=DecisionKind.RESPOND,
        about=None if about is None else state.ref(about),
        is_ability=is_ability,
    )


def open_battle_window(state: State, player: Player) -> None:
    """Let a player use tactics and abilities in a battle. Rules: 608.1c."""
    frames.push(
        state, "window", player, kind=DecisionKind.BATTLE_WINDOW, about=None, is_ability=False
    )


def response_binding(frame: Frame) -> dict[str, Any]:
    """What an action taken in a window responds to."""
    return {"responded_to": frame.bound["about"], "to_ability": frame.bound["is_ability"]}

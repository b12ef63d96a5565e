"""Opening the windows in which tactics and abilities are used. Rules: 607, 608.1c."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Ref
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import WindowLocals
from app.games.spoils.engine.model.state import Frame, State


def open_window(
    state: State, player: Player, about: CardId | None, *, is_ability: bool = False
) -> None:
    """Let a player respond to an opponent's card, ability or end of turn. Rules: 607.1."""
    if state.passes_windows:
        return
    ref = None if about is None else state.ref(about)
    own = WindowLocals(DecisionKind.RESPOND, ref, is_ability)
    frames.push(state, "window", player, own)


def open_battle_window(state: State, player: Player) -> None:
    """Let a player use tactics and abilities in a battle. Rules: 608.1c."""
    if state.passes_windows:
        return
    frames.push(state, "window", player, WindowLocals(DecisionKind.BATTLE_WINDOW))


@dataclass(frozen=True, slots=True)
class Response:
    """The card an action responds to, None for nothing; or an ability of it if `is_to_ability`."""

    to: Ref | None = None
    is_to_ability: bool = False


NO_RESPONSE: Final = Response()


def response_in(frame: Frame) -> Response:
    """The response that an action taken while the frame waits would be. Rules: 607.1."""
    own = frame.own
    return Response(own.about, own.is_ability) if isinstance(own, WindowLocals) else NO_RESPONSE

"""Windows in which tactics and abilities are used. Rules: 607, 608.1c, 609.1a, 609.1e.

There is no stack: a window belongs to one player, each response in it is answered by the
other player in a window of its own and resolves before the next.
"""

from __future__ import annotations

from typing import Any, Final

from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Deploy, Done, Player, UseAbility
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import abilities, deploying
from app.games.spoils.engine.read import prices
from app.games.spoils.engine.write import mutations


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


def offer(state: State, frame: Frame) -> None:
    """Ask for a response, or whether there is none any more. Rules: 607.2."""
    about = frame.bound["about"]
    source = None if about is None else about[0]
    frame.bound.pop("failed", None)
    frames.ask(state, frame.player, frame.bound["kind"], source=source)


def respond(state: State, frame: Frame) -> None:
    """Carry the response out; afterwards another may follow. Rules: 607.2, 607.2a."""
    action = frames.answered(frame)
    if isinstance(action, Done):
        return
    frame.at = 0
    mutations.count_action(state)
    if isinstance(action, Deploy):
        deploying.start(
            state,
            frame.player,
            action.card,
            flip_up=action.flip_up,
            price=prices.price_of(state, frame.player, action.card),
            as_tactic=True,
            **told(frame),
        )
    elif isinstance(action, UseAbility):
        abilities.start(state, frame.player, action.card, action.number, **told(frame))


def told(frame: Frame) -> dict[str, Any]:
    """What an action taken in a window responds to."""
    return {"responded_to": frame.bound["about"], "to_ability": frame.bound["is_ability"]}


WINDOW: Final = (offer, respond)

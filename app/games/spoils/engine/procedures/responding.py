"""Windows in which tactics and abilities are used. Rules: 607, 608.1c, 609.1a, 609.1e.

There is no stack: a window belongs to one player, each response in it is answered by the
other player in a window of its own and resolves before the next.
"""

from __future__ import annotations

from typing import Final

from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import Deploy, Done, UseAbility
from app.games.spoils.engine.model.locals import WindowLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.windows import response_in
from app.games.spoils.engine.procedures import abilities, deploying
from app.games.spoils.engine.read import prices
from app.games.spoils.engine.write import progress


def offer(state: State, frame: Frame) -> None:
    """Ask for a response, or whether there is none any more. Rules: 607.2."""
    if state.passes_windows:
        frames.leave(state, frame)
        return
    own = frames.own(frame, WindowLocals)
    source = None if own.about is None else own.about[0]
    frames.ask(state, frame.player, own.kind, source=source)


def respond(state: State, frame: Frame) -> None:
    """Carry the response out; afterwards another may follow. Rules: 607.2, 607.2a."""
    action = frames.answered(frame)
    if isinstance(action, Done):
        return
    frame.at = 0
    progress.count_action(state)
    if isinstance(action, Deploy):
        deploying.start(
            state,
            frame.player,
            action.card,
            flip_up=action.flip_up,
            price=prices.price_of(state, frame.player, action.card),
            as_tactic=True,
            response=response_in(frame),
        )
    elif isinstance(action, UseAbility):
        abilities.start(
            state, frame.player, action.card, action.number, response=response_in(frame)
        )


WINDOW: Final[tuple[frames.Step, ...]] = (offer, respond)

"""The public surface of the referee: ask what is to be decided, and answer."""

from __future__ import annotations

from app.games.spoils.engine.legality.actions import legal_actions
from app.games.spoils.engine.model.actions import Action
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import Result, State
from app.games.spoils.engine.procedures import loop
from app.games.spoils.engine.read.seats import Person, person_at
from app.games.spoils.engine.write import progress
from app.games.tabletop.referee.decisions import IllegalAction, legal_answer


def to_decide(state: State) -> Person | None:
    """Who has to decide now, for the side they sit at; None when the game is over."""
    return None if state.decision is None else person_at(state, state.decision.player)


def apply(state: State, action: Action) -> tuple[Event, ...]:
    """Carry an answer out, on to the next question; the events of it, in order.

    Raises IllegalAction, and changes nothing, when the action is not a legal one.
    """
    if state.decision is None:
        raise IllegalAction("The game is over")
    progress.accept(state, legal_answer(state.decision, legal_actions(state), action))
    loop.run(state)
    return tuple(state.fresh)


def apply_known(state: State, action: Action) -> None:
    """Carry out one of the actions of `legal_actions`, without finding all of them once more.

    For players that think ahead: what comes of any other action is undefined.
    """
    progress.accept(state, action)
    loop.run(state)


def pass_windows(state: State) -> None:
    """Let nobody respond in a state any more: from now on it opens no windows. Rules: 607, 608.1c.

    For copies in which a player thinks ahead; it cannot be taken back. A window that is open must
    still be answered.
    """
    progress.pass_windows(state)


def outcome(state: State) -> Result | None:
    """How the game ended; None while it is going on."""
    return state.result

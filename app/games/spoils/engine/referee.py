"""The public surface of the referee: ask what is to be decided, and answer."""

from __future__ import annotations

from app.games.spoils.engine.legality.actions import legal_actions
from app.games.spoils.engine.model.actions import Action, IllegalAction
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import Result, State
from app.games.spoils.engine.procedures import loop
from app.games.spoils.engine.read.seats import Person, person_at
from app.games.spoils.engine.write import progress


def to_decide(state: State) -> Person | None:
    """Who has to decide now, for the side they sit at; None when the game is over."""
    return None if state.decision is None else person_at(state, state.decision.player)


def apply(state: State, action: Action) -> tuple[Event, ...]:
    """Carry an answer out, on to the next question; the events of it, in order.

    Raises IllegalAction, and changes nothing, when the action is not a legal one; it has to
    read like one too, for True and 1.0 equal 1 but are no numbers that a player answers.
    """
    if state.decision is None:
        raise IllegalAction("The game is over")
    legal = legal_actions(state)
    meant = next((it for it in legal if it == action and str(it) == str(action)), None)
    if meant is None:
        raise IllegalAction(
            f"'{action}' is not legal for player {state.decision.player + 1} now "
            f"({state.decision.kind.value}); legal are: {', '.join(map(str, legal[:20]))}"
        )
    progress.accept(state, meant)
    loop.run(state)
    return tuple(state.fresh)


def outcome(state: State) -> Result | None:
    """How the game ended; None while it is going on."""
    return state.result

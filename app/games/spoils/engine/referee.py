"""The referee's calls for players: the open question, and answers to it."""

from __future__ import annotations

from app.games.spoils.engine.legality.actions import legal_actions
from app.games.spoils.engine.legality.reason_words import announced
from app.games.spoils.engine.legality.why_not import why_not
from app.games.spoils.engine.model.actions import Action
from app.games.spoils.engine.model.decisions import Decision
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import GameResult, State
from app.games.spoils.engine.procedures import loop
from app.games.spoils.engine.read.seats import Person, person_at
from app.games.spoils.engine.write import progress
from app.games.tabletop.referee.decisions import IllegalAction, legal_answer


def to_decide(state: State) -> Person | None:
    """The person who has to decide now, for the side they sit at; None when the game is over."""
    return None if state.decision is None else person_at(state, state.decision.player)


def apply(state: State, action: Action) -> tuple[Event, ...]:
    """Carry out an answer, up to the next question; return the events, in order.

    Raises IllegalAction, and changes nothing, if the action is not legal.
    """
    if state.decision is None:
        raise IllegalAction("The game is over")
    decision = state.decision
    try:
        answer = legal_answer(decision, legal_actions(state), action)
    except IllegalAction:
        raise IllegalAction(_refusal(state, decision, action)) from None
    progress.accept(state, answer)
    loop.run(state)
    return tuple(state.fresh)


def _refusal(state: State, decision: Decision, action: Action) -> str:
    """An illegal answer and the reasons against it, by the names that who is asked may know."""
    told = " ".join(f"{it.words} (Rule {it.rule}.)" for it in why_not(state, action))
    what = announced(state, decision.player, action)
    return f"{what} is not legal for player {decision.player + 1} now. {told}"


def apply_known(state: State, action: Action) -> None:
    """Carry out one of `legal_actions`, up to the next question, without checking that it is legal.

    For players that think ahead. The result of any other action is undefined.
    """
    progress.accept(state, action)
    loop.run(state)


def pass_windows(state: State) -> None:
    """Open no windows in this state from now on, so that nobody responds. Rules: 607, 608.1c.

    For copies in which a player thinks ahead; it cannot be undone. An open window must still be
    answered.
    """
    progress.pass_windows(state)


def outcome(state: State) -> GameResult | None:
    """The result of the game; None while it is going on."""
    return state.result

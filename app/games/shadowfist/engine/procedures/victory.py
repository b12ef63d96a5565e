"""Checking victory, and the end of the game. Rules: 4."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.events import GameEnd
from app.games.shadowfist.engine.model.state import Result, State
from app.games.shadowfist.engine.read.structure import has_reached_goal
from app.games.shadowfist.engine.write.telling import tell


def end_game(state: State, winner: int | None, why: GameEnd) -> None:
    """The game ends at once. Rules: 4.5."""
    state.result = Result(winner, why)
    tell(state, events.GameWon(winner, why))


def check_victory(state: State) -> None:
    """End the game if the player who may take the final Site has reached the goal.

    Rules: 4.1, 4.2, 4.4.
    """
    if state.final_site is not None:
        player, why = state.final_site
        state.final_site = None
        if has_reached_goal(state, player):
            end_game(state, player, why)


def check_played_site(state: State) -> None:
    """Check victory after a scene in which a Site was played that may be the final one.

    Rules: 4.4.2.
    """
    was_played = state.final_site is not None and state.final_site[1] is GameEnd.NO_SITES
    if was_played and not state.pending:
        check_victory(state)

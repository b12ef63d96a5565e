"""Asking players, and beginning other procedures."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.shadowfist.engine.model.actions import Action
from app.games.shadowfist.engine.model.decisions import Decision, Question
from app.games.shadowfist.engine.model.locals import Locals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.tabletop.referee.frames import Frame as AnyFrame


def ask(
    state: State, frame: Frame, player: int, question: Question, options: Sequence[Action]
) -> None:
    """Ask a player; where only one answer is possible it is given at once."""
    if len(options) == 1:
        frame.answer = options[0]
    else:
        state.decision = Decision(player, question, tuple(options))


def begin(state: State, procedure: str, player: int, kept: Locals | None = None) -> None:
    """Work off another procedure first."""
    state.frames.append(AnyFrame(procedure, player, own=kept))

"""Asking players, and beginning other procedures."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.shadowfist.engine.model.actions import Action, Choose
from app.games.shadowfist.engine.model.decisions import Decision, Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.locals import Locals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.tabletop.referee.frames import Frame as AnyFrame


def ask(
    state: State, frame: Frame, player: int, question: Question, options: Sequence[Action]
) -> None:
    """Ask a player; where only one answer is possible it is given at once.

    Not so where that would tell the others what is hidden, in a game that `asks_all`.
    """
    if len(options) == 1 and not (state.game.asks_all and _tells(state, question, options)):
        frame.answer = options[0]
    else:
        state.decision = Decision(player, question, tuple(options))


_OF_HIDDEN_CARDS = frozenset({Question.ACT, Question.PLAY, Question.SHOWN})


def _tells(state: State, question: Question, options: Sequence[Action]) -> bool:
    """True if what can be answered depends on cards that only the player who is asked sees."""
    return question in _OF_HIDDEN_CARDS or any(
        isinstance(it, Choose) and state.area[it.card] in (Area.HAND, Area.DECK) for it in options
    )


def begin(state: State, procedure: str, player: int, kept: Locals | None = None) -> None:
    """Work off another procedure first."""
    state.frames.append(AnyFrame(procedure, player, own=kept))

"""The loop of a referee: work off what is on top until somebody is asked, or the game is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from app.games.tabletop.referee.frames import Frame, InProgress

S = TypeVar("S", bound=InProgress[Any, Any])
F = TypeVar("F", bound=Frame[Any, Any])
H = TypeVar("H")

Step: TypeAlias = Callable[[S, F], None]
"""One step of a procedure. It may change the state, push a frame, or ask a player."""

Procedures: TypeAlias = Mapping[str, Sequence[Step[S, F]]]
"""The steps of each procedure by the name that its frames bear."""


class Hooks(Generic[H]):
    """A game's hooks between steps of its procedures. A game overrides those that it needs."""

    def is_over(self, state: H) -> bool:
        """Tell whether the game is over."""
        return False

    def settle(self, state: H) -> bool:
        """Do what comes before the next step, such as checks of the state or triggers.

        False if there was nothing to do. After True it is called again before any step.
        """
        return False

    def after_step(self, state: H) -> None:
        """Called after each step, and each time that `settle` did something."""


def run(state: S, procedures: Procedures[S, F], hooks: Hooks[S]) -> None:
    """Go on until a player is asked, the game is over, or no frame is left."""
    is_over, settle, after_step = hooks.is_over, hooks.settle, hooks.after_step
    while state.decision is None and not is_over(state):
        if not settle(state):
            if not state.frames:
                return
            frame = state.frames[-1]
            steps = procedures[frame.procedure]
            if frame.at == len(steps):
                state.frames.pop()
                continue
            frame.at += 1
            steps[frame.at - 1](state, frame)
        after_step(state)

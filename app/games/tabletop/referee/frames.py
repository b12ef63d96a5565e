"""Procedures in progress: resumable frames instead of Python's own stack.

A procedure is a tuple of steps, which are functions of the state and of a frame. The loop calls
the next step of the frame on top until a player is asked something or the game is over. A step
may push another frame, which is worked off first; a step that wants to be called again says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from app.games.tabletop.referee.cloning import CLONED, Cloneable, cloneable

A = TypeVar("A")
L = TypeVar("L")
F = TypeVar("F", bound="Frame[Any, Any]")
D = TypeVar("D")
T = TypeVar("T")


@cloneable
@dataclass(slots=True)
class Frame(Cloneable, Generic[A, L]):
    """A procedure in progress, and where it stands.

    `at` is the place of its next step. `answer` is the answer of type A to the question that the
    frame asked, for the next step. `own` is what the procedure keeps from one step to the next: a
    cloneable object, of one of the types L. A game that needs more derives a class of its own.
    """

    procedure: str
    player: int
    at: int = 0
    answer: A | None = None
    own: L | None = field(default=None, metadata=CLONED)


class InProgress(Protocol[F, D]):
    """A state as the loop needs it: the frames, the last one on top, and the open question."""

    frames: list[F]
    decision: D | None


def own(frame: Frame[A, L], kind: type[T]) -> T:
    """Return a procedure's working values, which have to be of this kind."""
    held = frame.own
    assert isinstance(held, kind), f"{frame.procedure} keeps no {kind.__name__}"
    return held


def again(frame: Frame[A, L]) -> None:
    """Call the step that is running once more before going on."""
    frame.at -= 1


def go_to(frame: Frame[A, L], steps: Sequence[T], step: T) -> None:
    """Go on with another step of the procedure."""
    frame.at = steps.index(step)


def leave(state: InProgress[F, D], frame: F) -> None:
    """End a procedure, whatever steps were left; it must be on top."""
    top = state.frames.pop()
    assert top is frame, f"{frame.procedure} is not on top of {top.procedure}"


def answered(frame: Frame[A, L]) -> A:
    """Take the answer to the question just asked."""
    answer = frame.answer
    assert answer is not None, f"{frame.procedure} asked nothing"
    frame.answer = None
    return answer

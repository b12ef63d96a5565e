"""Rules text and procedures are followed by resumable frames, not by Python's stack.

A procedure is a tuple of steps. The loop calls the next step of the frame on top until a
player is asked something or the game is over. A step may push another frame, which is
worked off first; a step that wants to be called again says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import Action, CardId, Player
from app.games.spoils.engine.model.bindings import NOTHING_BOUND, Bindings
from app.games.spoils.engine.model.decisions import Decision, DecisionKind
from app.games.spoils.engine.model.locals import AbilityLocals, Locals, TextLocals
from app.games.spoils.engine.model.state import NO_SOURCE, Frame, State

L = TypeVar("L", bound=Locals)

Step: TypeAlias = Callable[[State, Frame], None]


def push(
    state: State,
    procedure: str,
    player: Player,
    own: Locals | None = None,
    *,
    source: CardId = NO_SOURCE,
    text: Bindings | None = None,
) -> Frame:
    """Start a procedure on top of what is going on; `text` is what that of `source` has bound."""
    bound = NOTHING_BOUND if text is None else text
    frame = Frame(procedure, player, text=bound, own=own, source=source)
    state.frames.append(frame)
    return frame


def own(frame: Frame, kind: type[L]) -> L:
    """What a procedure keeps from one step to the next, which is of this kind."""
    held = frame.own
    assert isinstance(held, kind), f"{frame.procedure} keeps no {kind.__name__}"
    return held


def again(frame: Frame) -> None:
    """Call the step that is running once more before going on."""
    frame.at -= 1


def go_to(frame: Frame, steps: Sequence[Step], step: Step) -> None:
    """Go on with another step of the procedure."""
    frame.at = steps.index(step)


def leave(state: State, frame: Frame) -> None:
    """End a procedure, whatever steps were left; it must be on top."""
    top = state.frames.pop()
    assert top is frame, f"{frame.procedure} is not on top of {top.procedure}"


def ask(  # one argument for each part of a question
    state: State,
    player: Player,
    kind: DecisionKind,
    options: Sequence[Action] = (),
    *,
    source: CardId | None = None,
    chosen: Sequence[CardId] = (),
    words: Sequence[str] = (),
    instruction: v.Step | v.OneOfTexts | None = None,
) -> None:
    """Put a question to a player; the answer will be the top frame's `answer`.

    Where somebody satisfies costs in the player's place, they are asked instead (401.2a).
    """
    if state.frames:
        top = state.frames[-1]
        if isinstance(top.own, (TextLocals, AbilityLocals)) and top.own.in_place_of == player:
            player = top.player
    state.decision = Decision(
        player, kind, tuple(options), source, tuple(chosen), tuple(words), instruction
    )


def answered(frame: Frame) -> Action:
    """Take the answer to the question just asked."""
    answer = frame.answer
    assert answer is not None, f"{frame.procedure} asked nothing"
    frame.answer = None
    return answer

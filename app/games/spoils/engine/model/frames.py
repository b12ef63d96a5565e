"""Frames: rules text and procedures are followed by resumable frames, not by Python's stack.

Frames work in the same way in every game: see `app/games/tabletop/referee/frames.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import Action, CardId, Player
from app.games.spoils.engine.model.bindings import NOTHING_BOUND, Bindings
from app.games.spoils.engine.model.decisions import Decision, DecisionKind
from app.games.spoils.engine.model.locals import AbilityLocals, Locals, TextLocals
from app.games.spoils.engine.model.state import NO_SOURCE, Frame, State
from app.games.tabletop.referee import loop
from app.games.tabletop.referee.frames import again, answered, go_to, leave, own

__all__ = ["Step", "again", "answered", "ask", "go_to", "leave", "own", "push"]

Step: TypeAlias = loop.Step[State, Frame]


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
    sources: Sequence[CardId] = (),
) -> None:
    """Ask a player a question; the answer will be the top frame's `answer`.

    If somebody satisfies costs in the player's place, they are asked instead (401.2a).
    """
    if state.frames:
        top = state.frames[-1]
        if isinstance(top.own, (TextLocals, AbilityLocals)) and top.own.in_place_of == player:
            player = top.player
    state.decision = Decision(
        player, kind, tuple(options), source, tuple(chosen), tuple(words), instruction,
        tuple(sources),
    )  # fmt: skip

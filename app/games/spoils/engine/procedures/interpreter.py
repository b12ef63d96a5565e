"""Following rules text, one instruction after the other. Rules: 402.5, 503.1."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects.replacements import PROPOSED
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.locals import ProposedEffectsLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read.scope import INSTRUCTION, THIS, Scope
from app.games.spoils.terms import Area

Verb: TypeAlias = Callable[[State, Frame, Any], bool]
"""Carries an instruction out. False: call again once what it asked or started is over."""

STEPS: Final = "steps"
PLACE: Final = "place"
SOURCE: Final = "text of"
IN_COST: Final = "in cost"
FAILED: Final = "failed"
SCRATCH: Final = "scratch"
TOTAL: Final = "total"
READER: Final = "reader"

_OWN_TO_FRAME: Final = frozenset(
    {
        STEPS,
        PLACE,
        IN_COST,
        FAILED,
        SCRATCH,
        TOTAL,
        PROPOSED,
        "applied",
        SOURCE,
        THIS,
        "prepaying",
        READER,
        INSTRUCTION,
        frames.IN_PLACE_OF,
    }
)


def scope_of(state: State, frame: Frame) -> Scope:
    """The scope of a text being followed. Control of its card decides who you are (407.1a)."""
    source: CardId = frame.bound[SOURCE]
    return Scope(state, source, reader(state, frame), frame.bound)


def reader(state: State, frame: Frame) -> Player:
    """Who controls the effects of the text: the card's controller, if it changed since."""
    source: CardId = frame.bound[SOURCE]
    ref = frame.bound.get(THIS)
    if READER in frame.bound:
        told: Player = frame.bound[READER]
        return told
    if (
        frame.bound.get("by controller")
        and ref == state.ref(source)
        and state.area[source] is Area.IN_PLAY
    ):
        return state.controller[source]
    return frame.player


def start(
    state: State,
    player: Player,
    source: CardId,
    steps: Sequence[v.Step],
    bound: Mapping[str, Any],
) -> Frame:
    """Follow instructions in a frame of their own, on top of what is going on."""
    return frames.push(
        state, "follow", player, **{**bound, SOURCE: source, STEPS: tuple(steps), PLACE: 0}
    )


def branch(state: State, frame: Frame, steps: Sequence[v.Step], **bound: Any) -> None:
    """Follow instructions inside others; what they bind stays bound afterwards."""
    if steps:
        inner = {
            key: value for key, value in frame.bound.items() if key not in (SCRATCH, TOTAL, PLACE)
        }
        inner |= bound
        start(state, frame.player, frame.bound[SOURCE], steps, inner)
        state.frames[-1].bound["returns"] = True


def next_instruction(state: State, frame: Frame, verbs: Mapping[type, Verb]) -> bool:
    """Carry the next instruction out as far as it goes; true when none are left."""
    steps: tuple[v.Step, ...] = frame.bound[STEPS]
    place: int = frame.bound.get(PLACE, 0)
    is_cost = in_cost(frame)
    failed = is_cost and frame.bound.get(FAILED) and SCRATCH not in frame.bound
    if place == len(steps) or failed:
        return True
    step = steps[place]
    if is_cost:
        frame.bound[INSTRUCTION] = step
    if verbs[type(step)](state, frame, step):
        frame.bound[PLACE] = place + 1
        frame.bound.pop(SCRATCH, None)
    return False


def give_back(state: State, frame: Frame) -> None:
    """End a frame and let the one below know what it bound."""
    frames.leave(state, frame)
    if not state.frames:
        return
    below = state.frames[-1]
    if PROPOSED in frame.bound and not frame.bound.get("returns"):
        proposed = frames.own(below, ProposedEffectsLocals)
        proposed.is_replaced = True
        if frame.bound.get("as usual"):
            proposed.changed = frame.bound[PROPOSED]
    elif frame.bound.get("returns"):
        below.bound.update(
            {
                key: value
                for key, value in frame.bound.items()
                if key not in _OWN_TO_FRAME and key != "returns"
            }
        )
        if THIS in below.bound and THIS in frame.bound:
            below.bound[THIS] = frame.bound[THIS]
        if PROPOSED in frame.bound:
            below.bound[PROPOSED] = frame.bound[PROPOSED]
        if frame.procedure == "follow" and in_cost(frame):
            _count_in(frame, below)


def _count_in(frame: Frame, below: Frame) -> None:
    """A branch of a cost is part of it: it adds to the running total, or bars it. 401.2, 406.3."""
    if frame.bound.get(FAILED):
        below.bound[FAILED] = True
    if TOTAL in frame.bound:
        below.bound[TOTAL] = below.bound.get(TOTAL, 0) + frame.bound[TOTAL]


def in_cost(frame: Frame) -> bool:
    """Whether the instruction is part of a cost, and so has to be carried out fully (401.2)."""
    return bool(frame.bound.get(IN_COST))


def fail(frame: Frame) -> bool:
    """A cost cannot be satisfied: nothing more of it is done. Always true, to end the step."""
    frame.bound[FAILED] = True
    return True

"""Following rules text, one instruction after the other. Rules: 402.5, 503.1."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Bindings
from app.games.spoils.engine.model.locals import (
    AbilityLocals,
    CostLocals,
    CostProgress,
    Nesting,
    NumericCost,
    ProposedEffectsLocals,
    TextLocals,
)
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Auction, CostsFailed, ResourcePlayed
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Area

Verb: TypeAlias = Callable[[State, Frame, Any], bool]
"""Carries an instruction out. False: call again once what it asked or started is over."""


def text_locals(frame: Frame) -> TextLocals:
    """The progress of the text that a frame follows."""
    return frames.own(frame, TextLocals)


def scope_of(state: State, frame: Frame) -> Scope:
    """The scope of a text being followed. Control of its card decides who you are (407.1a)."""
    return Scope(state, frame.source, reader(state, frame), frame.text)


def reader(state: State, frame: Frame) -> Player:
    """The controller of the text's effects: that of the card, if its control changed since."""
    own, source = frame.own, frame.source
    if isinstance(own, (TextLocals, AbilityLocals)) and own.reader is not None:
        return own.reader
    if (
        frame.text.by_controller
        and frame.text.this == state.ref(source)
        and state.area[source] is Area.IN_PLAY
    ):
        return state.controller[source]
    return frame.player


def start(
    state: State,
    player: Player,
    source: CardId,
    steps: Sequence[v.Step],
    text: Bindings,
) -> Frame:
    """Follow instructions in a frame of their own, on top of what is going on."""
    own = TextLocals(tuple(steps))
    return frames.push(state, "follow", player, own, source=source, text=text.clone())


def branch(
    state: State, frame: Frame, steps: Sequence[v.Step], text: Bindings | None = None
) -> None:
    """Follow instructions inside others; what they bind stays bound afterwards.

    `text` is what they start with, if it is not what is bound so far.
    """
    if steps:
        own = text_locals(frame).inside(tuple(steps))
        bound = frame.text.clone() if text is None else text
        frames.push(state, "follow", frame.player, own, source=frame.source, text=bound)


def next_instruction(state: State, frame: Frame, verbs: Mapping[type, Verb]) -> bool:
    """Carry out as much of the next instruction as possible; True when none are left."""
    own = text_locals(frame)
    if own.place == len(own.steps) or (own.in_cost and own.has_failed):
        return True
    step = own.steps[own.place]
    if own.in_cost:
        own.instruction = step
    if verbs[type(step)](state, frame, step):
        own.place += 1
        own.chosen, own.progress, own.outcome = (), None, None
    return False


def give_back(state: State, frame: Frame) -> None:
    """End a frame and let the one below know what it bound."""
    frames.leave(state, frame)
    if not state.frames:
        return
    below, own = state.frames[-1], text_locals(frame)
    if own.is_inside:
        _take_in(frame, below)
    elif own.replaces is not None:
        proposed = frames.own(below, ProposedEffectsLocals)
        proposed.is_replaced = True
        if own.as_usual:
            proposed.changed = own.replaces


def _take_in(frame: Frame, below: Frame) -> None:
    """Bind in the text around what a text inside it bound.

    Inside a cost it may bar that cost, or add to its running total. Rules: 401.2, 406.3.
    """
    own, around = text_locals(frame), below.own
    knows_this = below.text.this is not None
    below.text = frame.text
    if not knows_this:
        below.text.this = None
    if isinstance(around, TextLocals):
        around.replaces, around.as_usual = own.replaces, own.as_usual
        if own.in_cost and not isinstance(own, CostLocals):
            if own.has_failed:
                around.cost = CostProgress.FAILED
            elif own.cost is CostProgress.REPLACED:
                around.note_replaced()
            around.total += own.total
            if own.numeric is not NumericCost.NONE:
                around.note_number()


def add_to_cost(own: TextLocals, amount: int) -> None:
    """Add an amount to the numeric cost being worked out. Rules: 406.3."""
    own.total += amount
    own.note_number()


def in_cost(frame: Frame) -> bool:
    """True if the instruction is part of a cost, and so has to be carried out fully (401.2)."""
    return isinstance(frame.own, TextLocals) and frame.own.in_cost


def pays_in_cost(frame: Frame, player: Player) -> bool:
    """True if payments of the player are added to the running total of a cost. Rules: 406.3."""
    own = text_locals(frame)
    return own.in_cost and player in (frame.player, own.in_place_of)


def in_extra_cost(frame: Frame) -> bool:
    """True if the instruction is an extra cost, and so is not replaced. Rules: 401.1a, 506.2."""
    return isinstance(frame.own, TextLocals) and frame.own.nesting is Nesting.EXTRA_COST


def fail(frame: Frame) -> bool:
    """Mark a cost as impossible: nothing more of it is done. Always True, to end the step."""
    text_locals(frame).cost = CostProgress.FAILED
    return True


def costs_failed(frame: Frame) -> bool:
    """True if the costs that the instruction asked for failed; clears the outcome."""
    own = text_locals(frame)
    failed, own.outcome = isinstance(own.outcome, CostsFailed), None
    return failed


def auction(frame: Frame) -> Auction:
    """The result of the bidding that the instruction asked for."""
    won = text_locals(frame).outcome
    assert isinstance(won, Auction)
    return won


def was_resource_played(frame: Frame) -> bool:
    """True if the player played a resource, as the instruction allowed; clears the outcome."""
    own = text_locals(frame)
    told, own.outcome = own.outcome, None
    return isinstance(told, ResourcePlayed) and told.is_played

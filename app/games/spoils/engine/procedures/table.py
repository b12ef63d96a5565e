"""The procedures of the rulebook by name: what a frame on the state refers to."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from app.games.spoils.engine.effects import replacements, state_checks
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.frames import Step
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import (
    abilities,
    attacking,
    battle,
    bidding,
    costs,
    deploying,
    interpreter,
    resources,
    responding,
    setup,
    triggers,
    turn,
)


def follow(state: State, frame: Frame) -> None:
    """Follow the next instruction of a text; after the last the frame below goes on."""
    if interpreter.next_instruction(state, frame, state.game.verbs):
        interpreter.give_back(state, frame)
    else:
        frames.again(frame)


PROCEDURES: Final[MappingProxyType[str, tuple[Step, ...]]] = MappingProxyType(
    {
        "setup": setup.SETUP,
        "starting resources": setup.STARTING_RESOURCES,
        "opening": setup.OPENING,
        "turns": turn.TURNS,
        "deploy": deploying.DEPLOY,
        "ability": abilities.ABILITY,
        "resource": resources.RESOURCE,
        "costs": costs.COSTS,
        "window": responding.WINDOW,
        "bidding": bidding.BIDDING,
        "attack": attacking.ATTACK,
        "battle": battle.BATTLE,
        "divide": battle.DIVIDE,
        "follow": (follow,),
        "triggers": triggers.TRIGGERS,
        "happenings": replacements.PROPOSED_EFFECTS,
        "destroy": state_checks.DESTROY,
        "unique": state_checks.UNIQUE,
    }
)

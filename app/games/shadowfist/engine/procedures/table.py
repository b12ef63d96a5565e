"""The procedures by name, and the loop that works them off."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.engine.model.events import GameEnd
from app.games.shadowfist.engine.model.locals import CollapseLocals, PlacementLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.attacking import ATTACK
from app.games.shadowfist.engine.procedures.auctions import (
    ask_for_openers,
    bid,
    choose_copy,
    hold_auctions,
    keep_copy,
    open_bidding,
)
from app.games.shadowfist.engine.procedures.combat import COMBAT
from app.games.shadowfist.engine.procedures.following import FOLLOW
from app.games.shadowfist.engine.procedures.generating import turn_for_influence
from app.games.shadowfist.engine.procedures.intercepting import INTERCEPTION
from app.games.shadowfist.engine.procedures.playing import choose_place, choose_x, put, say_fighting
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.procedures.requiring import REQUIRE
from app.games.shadowfist.engine.procedures.resolving import after_resolution, resolve_top
from app.games.shadowfist.engine.procedures.returning import COLLAPSE, PLACEMENT, RETURN_HOME
from app.games.shadowfist.engine.procedures.scenes import (
    close_scene,
    offer_one_scene,
    offer_scenes,
    open_scene,
    respond,
)
from app.games.shadowfist.engine.procedures.setup import SETUP
from app.games.shadowfist.engine.procedures.triggers import do_urgent, generate_triggers
from app.games.shadowfist.engine.procedures.turn import END_DECLARED, TURN
from app.games.shadowfist.engine.procedures.victory import end_game
from app.games.shadowfist.engine.read.structure import is_in_play
from app.games.shadowfist.engine.write.control import give_back
from app.games.tabletop.referee import loop

MOST_TURNS: Final = 2_000
MOST_STEPS: Final = 1_000_000

_CHECKS: Final = (hold_auctions, recalculate)

PROCEDURES: Final[loop.Procedures[State, Frame]] = {
    "setup": SETUP,
    "turns": TURN,
    "end declared": END_DECLARED,
    "scene": (open_scene, respond, close_scene),
    "window": (offer_scenes,),
    "claims": (offer_one_scene,),
    "triggers": (generate_triggers,),
    "resolve": (resolve_top, *_CHECKS, after_resolution),
    "play": (choose_x, say_fighting, choose_place, put, *_CHECKS),
    "require": (*REQUIRE, *_CHECKS),
    "follow": FOLLOW,
    "urgent": (do_urgent,),
    "influence": (turn_for_influence, *_CHECKS),
    "checks": _CHECKS,
    "auction": (open_bidding, ask_for_openers, bid, choose_copy, keep_copy),
    "attack": ATTACK,
    "interception": INTERCEPTION,
    "combat": COMBAT,
    "return home": RETURN_HOME,
    "collapse": COLLAPSE,
    "placement": PLACEMENT,
}


class Settling(loop.Hooks[State]):
    """Hooks that end the loop and carry out what the rules do by themselves between steps."""

    def is_over(self, state: State) -> bool:
        """Tell whether the game has ended. Rules: 4.5."""
        return state.result is not None

    def settle(self, state: State) -> bool:
        """23.6: what happens immediately. 9.1.4.1: a location without Sites ceases to exist.

        What a card that is gone controlled goes back (35.3.4).

        The location of an attack stays until everybody returns home (28.8).
        """
        if state.urgent and state.frames[-1].procedure != "urgent":
            begin(state, "urgent", state.active)
            return True
        if state.homeless and state.frames[-1].procedure != "placement":
            card, mark = state.homeless.pop(0)
            if is_in_play(state, card, mark) and give_back(state, card):
                begin(state, "placement", state.controller[card], PlacementLocals(card))
            return True
        if not state.emptied:
            return False
        held = -1 if state.attack is None else state.attack.location
        if state.frames[-1].procedure in ("collapse", "urgent"):
            return False
        for location in state.emptied:
            if location != held:
                begin(state, "collapse", state.active, CollapseLocals(location))
                return True
        return False

    def after_step(self, state: State) -> None:
        """Stop a game that players keep from ending; the rules force no discard."""
        state.steps += 1
        if state.steps > MOST_STEPS or state.turn > MOST_TURNS:
            end_game(state, None, GameEnd.UNFINISHED)


HOOKS: Final = Settling()


def run(state: State) -> None:
    """Go on until a player is asked or the game is over."""
    loop.run(state, PROCEDURES, HOOKS)

"""Forgetting what was worked out from the texts in force, as what they read changes.

Only functions in `write` call these. `laid_out` is for everything that decides which texts are in
force, or on which cards they work; `changed` for the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.games.shadowfist.engine.model import events as e
from app.games.shadowfist.engine.model.derived import FIGHT, MARKS, PILES, POWER
from app.games.shadowfist.engine.model.state import State


def laid_out(state: State) -> None:
    """Forget everything: other cards are in play, face-up, resolved, or under other control."""
    derived = state.derived
    derived.texts = derived.listeners = derived.blanked = None
    if derived.usable:
        derived.usable = {}
    if derived.totals:
        derived.totals = {}
    if derived.provided:
        derived.provided = {}


def changed(state: State, parts: int) -> None:
    """Forget what was read of some parts of the state."""
    derived = state.derived
    if derived.reads & parts:
        read_for = derived.read_for
        derived.totals = {
            card: it for card, it in derived.totals.items() if not read_for[card] & parts
        }
        derived.provided = {}


def after(state: State, event: e.Event) -> None:
    """Forget what an event changes."""
    if state.derived.reads:
        parts = _CHANGED.get(type(event), 0)
        if parts:
            changed(state, parts)


_CHANGED: Final[Mapping[type[e.Event], int]] = {
    e.Turned: MARKS, e.Unturned: MARKS, e.Damaged: MARKS, e.Healed: MARKS,
    e.SaidFighting: MARKS, e.SaidToughness: MARKS,
    e.AttackDeclared: FIGHT, e.Joined: FIGHT, e.Intercepted: FIGHT, e.CeasedAttacking: FIGHT,
    e.CeasedIntercepting: FIGHT, e.CombatBegan: FIGHT, e.CombatEnded: FIGHT, e.AttackEnded: FIGHT,
    e.Drawn: PILES, e.Discarded: PILES, e.Played: PILES, e.Burned: PILES, e.Toasted: PILES,
    e.Removed: PILES, e.TurnStarted: PILES,
    e.PowerGenerated: POWER, e.PowerGained: POWER, e.PowerStolen: POWER, e.PowerGiven: POWER,
    e.PowerPaid: POWER, e.PowerLost: POWER,
}  # fmt: skip

"""Playing a world on by rule until what was begun is resolved."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from app.games.spoils.engine import (
    Action,
    CardId,
    Choose,
    DecisionKind,
    Done,
    Player,
    State,
    apply_known,
    legal_actions,
    pass_windows,
)
from app.games.spoils.players.apprentice import by_rule

MOST_ANSWERS: Final = 80
"""A text that asks more than this is not followed to its end."""

_DONE: Final = Done()
_PASSED: Final = (DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW)
CHOICES: Final = frozenset(
    {
        DecisionKind.PICK,
        DecisionKind.CHOOSE_CARD,
        DecisionKind.CHOOSE_NUMBER,
        DecisionKind.CHOOSE_OPTION,
        DecisionKind.MAY,
        DecisionKind.DIVIDE,
    }
)
"""Questions of texts and battles, of which a player who looks ahead tries every answer."""


def resolved(
    world: State,
    party: Collection[CardId] | None = None,
    stop_at: Player | None = None,
) -> State:
    """The same world, played on until somebody may act again, or the game is over.

    Nobody responds, and everything else is answered by rule. A `party` that is being chosen is
    formed as far as the rules allow it. With `stop_at`, it stops when that side is asked to
    choose anything but resources to pay.
    """
    pass_windows(world)
    asked = world.decision
    for _ in range(MOST_ANSWERS):
        decision = world.decision
        if decision is None or decision.kind is DecisionKind.ACT:
            break
        if decision.player == stop_at and decision.kind in CHOICES:
            break
        if decision.kind in _PASSED:
            apply_known(world, _DONE)
            continue
        legal = legal_actions(world)
        is_forming = party is not None and asked is not None and asked.kind is decision.kind
        apply_known(world, next_of(party or (), legal) if is_forming else by_rule(world, legal))
    return world


def next_of(party: Collection[CardId], legal: Collection[Action]) -> Action:
    """The next member of a party that can be chosen; where nobody can, the end of choosing."""
    able = [it for it in legal if isinstance(it, Choose)]
    wanted = next((it for it in able if it.card in party), None)
    if wanted is not None:
        return wanted
    return _DONE if _DONE in legal else able[0]

"""A found card goes to the highest bidder."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import bidding, costs, interpreter
from app.games.spoils.engine.procedures.interpreter import FAILED, SCRATCH, scope_of
from app.games.spoils.engine.write import snapshots


def found_card(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Bid, pay the bid, and put the card into play under the winner's control. Rules: 413."""
    match frame.bound.get(SCRATCH):
        case None:
            frame.bound[SCRATCH] = "bidding"
            bidding.start(state, frame)
            return False
        case "bidding" if frame.bound[bidding.BID]:
            frame.bound[SCRATCH] = "paying"
            _pay(state, frame)
            return False
        case "paying":
            if frame.bound.pop(FAILED, False):
                return True
            snapshots.drop(state)
    scope = scope_of(state, frame)
    effects = [
        ProposedEffect(
            EffectKind.PUT,
            state.ref(card),
            player=frame.bound[bidding.WINNER],
            into=v.Place.PLAY,
            source=scope.source,
        )
        for card in scope.role(v.Role.FOUND)
    ]
    replacements.propose(state, frame, effects)
    return True


def _pay(state: State, frame: Frame) -> None:
    snapshots.keep(state)
    costs.start(
        state,
        frame.bound[bidding.WINNER],
        frame.bound[interpreter.SOURCE],
        (),
        purpose=costs.OTHER,
        total=frame.bound[bidding.BID],
        bound=costs.inner(frame),
    )

"""Auction of a found card, which goes to the highest bidder."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Auction, Stage
from app.games.spoils.engine.procedures import bidding, costs, interpreter
from app.games.spoils.engine.procedures.interpreter import scope_of
from app.games.spoils.engine.write import snapshots


def found_card(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Bid, pay the bid, and put the card into play under the winner's control. Rules: 413."""
    own = interpreter.text_locals(frame)
    if own.progress is None:
        own.progress = Stage.BIDDING
        bidding.start(state, frame)
        return False
    if own.progress is Stage.BIDDING:
        own.progress = won = interpreter.auction(frame)
        if won.bid:
            snapshots.keep(state)
            costs.start_inside(state, frame, won.winner, total=won.bid)
            return False
    elif interpreter.costs_failed(frame):
        return True
    else:
        snapshots.drop(state)
    assert isinstance(own.progress, Auction)
    scope = scope_of(state, frame)
    effects = [
        ProposedEffect(
            EffectKind.PUT,
            state.ref(card),
            player=own.progress.winner,
            into=v.Place.PLAY,
            source=scope.source,
        )
        for card in scope.role(v.Role.FOUND)
    ]
    replacements.propose(state, frame, effects)
    return True

"""A found card goes to the highest bidder."""

from __future__ import annotations

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import atoms, bidding, costs, following, replacing
from app.games.spoils.engine.following import FAILED, SCRATCH, scope_of
from app.games.spoils.engine.happenings import Deed, Happening
from app.games.spoils.engine.state import Frame, State


def found_card(state: State, frame: Frame, step: words.Bespoke) -> bool:
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
            atoms.forget_undo(state)
    scope = scope_of(state, frame)
    things = [
        Happening(
            Deed.PUT,
            state.ref(card),
            player=frame.bound[bidding.WINNER],
            into=words.Place.PLAY,
            source=scope.source,
        )
        for card in scope.role(words.Role.FOUND)
    ]
    replacing.bring_about(state, frame, things)
    return True


def _pay(state: State, frame: Frame) -> None:
    atoms.keep_for_undo(state)
    costs.start(
        state,
        frame.bound[bidding.WINNER],
        frame.bound[following.SOURCE],
        (),
        purpose=costs.OTHER,
        total=frame.bound[bidding.BID],
        bound=costs.inner(frame),
    )

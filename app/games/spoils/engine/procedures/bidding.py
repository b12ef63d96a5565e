"""Bidding: higher in turn, the active player first, until one is left. Rules: 413."""

from __future__ import annotations

from typing import Final

from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import DONE, Action, Answer, Done, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import BiddingLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures.interpreter import SOURCE
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.write import mutations

WINNER: Final = "winning bidder"
BID: Final = "winning bid"


def start(state: State, below: Frame) -> Frame:
    """Let the players bid no more than their free resources; `below` learns who won.

    Afterwards its `WINNER` is the player and its `BID` the number, 0 where nobody bid.
    """
    return frames.push(state, "bidding", state.active, BiddingLocals(below.bound[SOURCE]))


def call(state: State, frame: Frame) -> None:
    """Ask for a higher bid or a pass. Who cannot bid higher passes. Rules: 413.1, 413.1a."""
    player, own = _bidder(frame), frames.own(frame, BiddingLocals)
    highest = len(stats.free_resources(state, player))
    options: list[Action] = [Answer(n) for n in range(own.bid + 1, highest + 1)]
    if not options:
        frame.answer = DONE
        return
    frames.ask(state, player, DecisionKind.BID, [*options, DONE], source=own.source)


def hear(state: State, frame: Frame) -> None:
    """Who passes is out, and the other one has won. Rules: 413.1, 413.1b."""
    answer = frames.answered(frame)
    player, own = _bidder(frame), frames.own(frame, BiddingLocals)
    if isinstance(answer, Done):
        frames.leave(state, frame)
        told = {WINNER: 1 - player, BID: max(0, own.bid)}
        state.frames[-1].bound.update(told)
        return
    assert isinstance(answer, Answer)
    mutations.emit(state, events.Chosen(player, f"a bid of {answer.value}"))
    own.bid = answer.value
    own.calls += 1
    frame.at = 0


def _bidder(frame: Frame) -> Player:
    """Whose turn it is to bid; the active player begins."""
    calls = frames.own(frame, BiddingLocals).calls
    return frame.player if calls % 2 == 0 else 1 - frame.player


BIDDING: Final = (call, hear)

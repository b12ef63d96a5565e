"""Bidding: higher in turn, the active player first, until one is left. Rules: 413."""

from __future__ import annotations

from typing import Final

from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import DONE, Action, Answer, Done, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import BiddingLocals, TextLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Auction
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.write import mutations


def start(state: State, below: Frame) -> Frame:
    """Let the players bid no more than their free resources; the outcome for `below` is an
    `Auction`.
    """
    return frames.push(state, "bidding", state.active, BiddingLocals(), source=below.source)


def call(state: State, frame: Frame) -> None:
    """Ask for a higher bid or a pass. Who cannot bid higher passes. Rules: 413.1, 413.1a."""
    player, own = _bidder(frame), frames.own(frame, BiddingLocals)
    highest = len(stats.free_resources(state, player))
    options: list[Action] = [Answer(n) for n in range(own.bid + 1, highest + 1)]
    if not options:
        frame.answer = DONE
        return
    frames.ask(state, player, DecisionKind.BID, [*options, DONE], source=frame.source)


def hear(state: State, frame: Frame) -> None:
    """Raise the bid, or end the bidding: a player who passes has lost it. Rules: 413.1, 413.1b."""
    answer = frames.answered(frame)
    player, own = _bidder(frame), frames.own(frame, BiddingLocals)
    if isinstance(answer, Done):
        frames.leave(state, frame)
        frames.own(state.frames[-1], TextLocals).outcome = Auction(1 - player, max(0, own.bid))
        return
    assert isinstance(answer, Answer)
    mutations.emit(state, events.Chosen(player, f"a bid of {answer.value}"))
    own.bid = answer.value
    own.calls += 1
    frame.at = 0


def _bidder(frame: Frame) -> Player:
    """The player whose turn it is to bid; the active player begins."""
    calls = frames.own(frame, BiddingLocals).calls
    return frame.player if calls % 2 == 0 else 1 - frame.player


BIDDING: Final[tuple[frames.Step, ...]] = (call, hear)

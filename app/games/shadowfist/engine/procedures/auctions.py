"""Uniqueness auctions. Rules: 31."""

from __future__ import annotations

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Number
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.locals import AuctionLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask, begin
from app.games.shadowfist.engine.read.structure import in_seats
from app.games.shadowfist.engine.write import areas, power
from app.games.shadowfist.engine.write.areas import cancel
from app.games.shadowfist.engine.write.telling import tell
from app.games.tabletop.referee.frames import again, answered, leave, own


def hold_auctions(state: State, frame: Frame) -> None:
    """24.5.4, 24.8.1.2, 31.2: auctions come after a generation or resolution, one by one."""
    while state.newly_shown:
        card = state.newly_shown[0]
        copies = _copies(state, card)
        if len(copies) > 1:
            newest = max(copies, key=lambda it: state.shown[it])
            controllers = {state.controller[it] for it in copies}
            may_open = (
                tuple(it for it in in_seats(state, state.active) if it in controllers)
                if len(copies) > 2
                else (state.controller[newest],)
            )
            begin(state, "auction", may_open[0], AuctionLocals(copies, newest, may_open))
            again(frame)
            return
        state.newly_shown.pop(0)


def _copies(state: State, card: int) -> tuple[int, ...]:
    """The face-up Unique cards in play of one title, Identity included. Rules: 31.1, 49.1.

    Sites that are burned or smoked count no more (30.3.4).
    """
    if not _counts(state, card):
        return ()
    titles = state.kinds[card].titles
    return tuple(
        it
        for player in state.players
        for it in state.in_play[player]
        if not titles.isdisjoint(state.kinds[it].titles) and _counts(state, it)
    )


def _counts(state: State, card: int) -> bool:
    fate = None if state.attack is None else state.attack.fates.get(card)
    return (
        state.area[card] is Area.IN_PLAY
        and state.kinds[card].is_unique
        and not state.face_down[card]
        and fate in (None, Fate.SEIZED)
    )


def open_bidding(state: State, frame: Frame) -> None:
    """31.5: an opening bid is compulsory; who has no Power loses the card at once.

    Of more than two copies each controller in turn may open, or all are toasted (31.8).
    """
    kept = own(frame, AuctionLocals)
    tell(state, events.AuctionOpened(kept.may_open[0], kept.cards))
    if len(kept.cards) > 2:
        return
    opener = kept.may_open[0]
    kept.asked = opener
    if state.power[opener] == 0:
        _lose(state, kept.newest, smoked=False)
        leave(state, frame)
        return
    options = [Number(it) for it in range(1, state.power[opener] + 1)]
    ask(state, frame, opener, Question.BID, options)


def ask_for_openers(state: State, frame: Frame) -> None:
    """31.8: the controllers of more than two copies may open, one after the other."""
    kept = own(frame, AuctionLocals)
    if len(kept.cards) <= 2:
        return
    if frame.answer is not None:
        if frame.answer is not PASS:
            return
        frame.answer = None
        kept.may_open = kept.may_open[1:]
    while kept.may_open:
        kept.asked = kept.may_open[0]
        if state.power[kept.asked]:
            bids = [Number(it) for it in range(1, state.power[kept.asked] + 1)]
            ask(state, frame, kept.asked, Question.OPEN, [PASS, *bids])
            again(frame)
            return
        kept.may_open = kept.may_open[1:]
    for card in kept.cards:
        _lose(state, card, smoked=False)
    leave(state, frame)


def bid(state: State, frame: Frame) -> None:
    """31.6: clockwise, at least 1 more than the high bid and no more than one's Power."""
    kept = own(frame, AuctionLocals)
    if frame.answer is not None:
        answer = answered(frame)
        if isinstance(answer, Number):
            kept.high, kept.bidder, kept.passed = answer.value, kept.asked, 0
            tell(state, events.BidMade(kept.asked, kept.high))
        else:
            kept.passed += 1
    order = list(in_seats(state, kept.bidder))
    while kept.passed < len(order) - 1:
        kept.asked = order[kept.passed + 1]
        if state.power[kept.asked] > kept.high:
            bids = [Number(it) for it in range(kept.high + 1, state.power[kept.asked] + 1)]
            ask(state, frame, kept.asked, Question.BID, [PASS, *bids])
            again(frame)
            return
        kept.passed += 1


def choose_copy(state: State, frame: Frame) -> None:
    """31.7: only the winner pays, and decides which copy stays."""
    kept = own(frame, AuctionLocals)
    power.pay(state, kept.bidder, kept.high)
    ask(state, frame, kept.bidder, Question.KEEP, [Choose(it) for it in kept.cards])


def keep_copy(state: State, frame: Frame) -> None:
    """31.7.1: a losing newcomer is toasted, a losing original smoked; of several all (31.8)."""
    kept = own(frame, AuctionLocals)
    answer = answered(frame)
    assert isinstance(answer, Choose)
    tell(state, events.AuctionWon(kept.bidder, answer.card))
    for card in kept.cards:
        if card != answer.card:
            is_original = len(kept.cards) == 2 and card != kept.newest
            _lose(state, card, smoked=is_original)


def _lose(state: State, card: int, *, smoked: bool) -> None:
    """A losing copy is cancelled; that is nobody's effect. Rules: 31.5, 31.7.1."""
    cancel(state, card)
    areas.leave_play(state, card, Area.SMOKED if smoked else Area.TOASTED)

"""Paying in turn, and spending tokens on effects."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import DONE, Answer, Done
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import PayingInTurn, TokensTaken, TokensToSpend
from app.games.spoils.engine.procedures import costs, interpreter
from app.games.spoils.engine.procedures.interpreter import scope_of
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.engine.write import mutations, snapshots


def pay_in_turn(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Let you and the picked player pay 1 in turn, until one of you does not."""
    scope = scope_of(state, frame)
    both = (scope.you, scope.player(v.PICKED_PLAYER))
    own = interpreter.text_locals(frame)
    held = own.progress if isinstance(own.progress, PayingInTurn) else PayingInTurn()
    place = held.times
    if held.is_paying:
        if interpreter.costs_failed(frame):
            return True
        snapshots.drop(state)
        place += 1
    elif frame.answer is not None:
        if frames.answered(frame) == Answer(0):
            return True
        own.progress = PayingInTurn(place, is_paying=True)
        snapshots.keep(state)
        costs.start_inside(state, frame, both[place % 2], total=1)
        return False
    player = both[place % 2]
    if not stats.free_resources(state, player):
        return True
    own.progress = PayingInTurn(place)
    frames.ask(
        state,
        player,
        DecisionKind.MAY,
        [Answer(0), Answer(1)],
        source=scope.source,
        words=("no", "yes"),
    )
    return False


OFFERS: Final = (
    (1, "1 token: 1 damage", (v.Pick(v.CHARACTER), v.Inflict(1, v.PICKED))),
    (2, "2 tokens: draw a card", (v.Draw(),)),
    (2, "2 tokens: your opponent discards a card", (v.Discard(1, v.OPPONENT),)),
    (
        3,
        "3 tokens: search for a card",
        (v.Search(v.CARD), v.Put(v.FOUND, v.HAND)),
    ),
)
"""The offers for tokens: the number of tokens, the label and the steps."""


def spend_tokens(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Take tokens off card by card, then let the player spend them as long as they like."""
    own = interpreter.text_locals(frame)
    if not isinstance(own.progress, TokensToSpend):
        return _collect(state, frame)
    number = own.progress.left
    scope = scope_of(state, frame)
    if frame.answer is not None:
        answer = frames.answered(frame)
        if isinstance(answer, Done):
            return True
        assert isinstance(answer, Answer)
        price, _, steps = OFFERS[answer.value]
        own.progress = TokensToSpend(number - price)
        text = frame.text.clone()
        text.picks, text.picked_from = (), ()
        interpreter.branch(state, frame, steps, text)
        return False
    options = [Answer(n) for n, (price, _, _) in enumerate(OFFERS) if price <= number]
    if not options:
        return True
    labels = [label for _, label, _ in OFFERS]
    kind = DecisionKind.CHOOSE_OPTION
    frames.ask(state, scope.you, kind, [*options, DONE], source=scope.source, words=labels)
    return False


def _collect(state: State, frame: Frame) -> bool:
    """Ask for each card with tokens how many to take off."""
    scope = scope_of(state, frame)
    own = interpreter.text_locals(frame)
    held = own.progress if isinstance(own.progress, TokensTaken) else TokensTaken()
    taken, seen = held.taken, held.seen
    left = [
        card
        for card in filters.meant(scope, v.CARD.you_control())
        if state.tokens[card] and card not in seen
    ]
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        mutations.put_tokens(state, left[0], -answer.value)
        taken, seen = taken + answer.value, (*seen, left[0])
        own.progress = TokensTaken(taken, seen)
        left = left[1:]
    if not left:
        own.progress = TokensToSpend(taken)
        return False
    options = [Answer(n) for n in range(state.tokens[left[0]] + 1)]
    kind = DecisionKind.CHOOSE_NUMBER
    frames.ask(state, scope.you, kind, options, source=left[0], chosen=left[:1])
    return False

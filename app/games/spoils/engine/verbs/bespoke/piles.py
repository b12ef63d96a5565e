"""Two piles of each player's cards, chosen by the other, and compared."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import DONE, Action, Answer, CardId, Choose, Done, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Showdown
from app.games.spoils.engine.procedures.interpreter import scope_of, text_locals
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.write import mutations
from app.games.spoils.terms import Area

CARDS: Final = 3
"""The number of cards each player looks at."""


def compare_piles(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Divide, choose, reveal, take; then all that is left is shuffled into the decks."""
    own, now = text_locals(frame), text_locals(frame).progress
    if not isinstance(now, Showdown):
        now = Showdown((tuple(state.deck[0][:CARDS]), tuple(state.deck[1][:CARDS])))
    players = (state.active, 1 - state.active)
    while now.divided < 2:
        player = players[now.divided]
        now = _divide(state, frame, now, player)
        own.progress = now
        if state.decision is not None:
            return False
    while len(now.chosen) < 2:
        now = _choose(state, frame, now, players[len(now.chosen)])
        own.progress = now
        if state.decision is not None:
            return False
    if not now.is_over:
        if frame.answer is None and _ask_winner(state, frame, now):
            return False
        own.progress = replace(now, is_over=True)
        if frame.answer is not None:
            _take(state, frame)
            return False
    for player in players:
        if any(state.area[card] is Area.DECK for card in now.cards[player]):
            mutations.shuffle(state, player)
    frame.text.done = True
    return True


def _divide(state: State, frame: Frame, now: Showdown, player: Player) -> Showdown:
    """Divide the cards: to the first pile one by one; at least one is left for the second."""
    cards, first = now.cards[player], now.first[player]
    if frame.answer is not None:
        answer = frames.answered(frame)
        if isinstance(answer, Done):
            return replace(now, divided=now.divided + 1)
        assert isinstance(answer, Choose)
        first = (*first, answer.card)
        both = (first, now.first[1]) if player == 0 else (now.first[0], first)
        now = replace(now, first=both)
    if len(first) >= len(cards) - 1:
        return replace(now, divided=now.divided + 1)
    options: list[Action] = [Choose(card) for card in cards if card not in first]
    if first:
        options.append(DONE)
    kind = DecisionKind.CHOOSE_CARD
    frames.ask(state, player, kind, options, source=frame.source, chosen=first)
    return now


def _choose(state: State, frame: Frame, now: Showdown, player: Player) -> Showdown:
    """Choose a pile of the opponent's, face-down: only how many cards it has is known.

    One card makes no two piles: there is nothing to choose then, or to compare. Rules: 402.5b.
    """
    if frame.answer is not None:
        answer = frames.answered(frame)
        assert isinstance(answer, Answer)
        mutations.emit(state, events.Revealed(now.pile(1 - player, answer.value)))
        return replace(now, chosen=(*now.chosen, answer.value))
    sizes = [len(now.pile(1 - player, which)) for which in (0, 1)]
    if not all(sizes):
        return replace(now, chosen=(*now.chosen, 0))
    labels = [f"a pile of {size}" for size in sizes]
    options = [Answer(0), Answer(1)]
    kind = DecisionKind.CHOOSE_OPTION
    frames.ask(state, player, kind, options, source=frame.source, words=labels)
    return now


def _ask_winner(state: State, frame: Frame, now: Showdown) -> bool:
    """Ask the owner of the dearer pile for a card of it; return False if no pile is dearer."""
    players = (state.active, 1 - state.active)
    piles = {1 - player: now.pile(1 - player, which)
             for player, which in zip(players, now.chosen, strict=True)}  # fmt: skip
    totals = {player: _total(state, pile) for player, pile in piles.items()}
    if not all(piles.values()) or totals[0] == totals[1]:
        return False
    winner = 0 if totals[0] > totals[1] else 1
    options: list[Action] = [*map(Choose, piles[winner]), DONE]
    frames.ask(state, winner, DecisionKind.CHOOSE_CARD, options, source=frame.source)
    return True


def _take(state: State, frame: Frame) -> None:
    """Put the card that was chosen into its owner's hand, unless something replaces that."""
    answer = frames.answered(frame)
    if isinstance(answer, Choose):
        taken = ProposedEffect(
            EffectKind.PUT,
            state.ref(answer.card),
            player=state.owner[answer.card],
            into=v.Place.HAND,
            source=scope_of(state, frame).source,
        )
        replacements.propose(state, frame, [taken])


def _total(state: State, pile: tuple[CardId, ...]) -> int:
    return sum(stats.measure(state, card, v.NUMERIC_COST) or 0 for card in pile)

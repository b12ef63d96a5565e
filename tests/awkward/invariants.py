"""Invariants of every question, whatever cards are on the table."""

from collections.abc import Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import State
from app.games.spoils.engine.model.actions import Action, CardId
from app.games.spoils.engine.model.decisions import WINDOWS, DecisionKind
from app.games.spoils.engine.model.events import CoinFlipped, Event, LoopStopped, Undone
from app.games.spoils.engine.model.locals import ProposedEffectsLocals
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.active_text import rules_for, rules_on
from app.games.spoils.engine.read.checked_cards import checked_cards
from app.games.spoils.terms import Area, CardType
from tests.support.spoils_games import check_invariants

_FORMED: Final = frozenset({DecisionKind.ATTACKERS, DecisionKind.BLOCKERS})
"""Parties are formed step by step, even where only one can be."""


def look(state: State, legal: Sequence[Action]) -> None:
    """Assert what holds while a player is asked, or once the game is over."""
    check_invariants(state)
    _marks_lie_in_play(state)
    _attachments_end(state)
    if state.decision is None:
        return
    _nothing_doomed_survives(state)
    _nobody_has_lost(state)
    if state.decision.kind in WINDOWS:
        assert not state.holding, "triggers are held back in a window"
        assert not state.pending, "triggers wait in a window"
        _namesakes_are_gone(state)
    elif state.decision.kind not in _FORMED:
        is_choice = len(state.decision.options) > 1 or _may_leave_one(state)
        assert is_choice, f"a question without a choice: {state.decision}"


def _may_leave_one(state: State) -> bool:
    """Return whether one answer may be all there is: because of cards that others cannot see, or
    of what has to be picked.
    """
    assert state.decision is not None
    kinds = (DecisionKind.PLAY_RESOURCE, DecisionKind.SEARCH, DecisionKind.PICK)
    return state.decision.kind in kinds


def went(state: State, events: Sequence[Event], *, by_chance: bool) -> None:
    """Assert what holds of the events of one answer. A duplicate may fail, and is gone then."""
    for event in events:
        assert not isinstance(event, LoopStopped), "a loop without end"
        if isinstance(event, Undone) and event.card < len(state.area):
            by_chance |= any(isinstance(it, CoinFlipped) for it in events)
            assert by_chance, "what was announced could not be completed"


def _marks_lie_in_play(state: State) -> None:
    for card in map(CardId, range(len(state.area))):
        area = state.area[card]
        if area is not Area.IN_PLAY:
            assert not state.damage[card], f"{state.name(card)} has damage out of play"
            assert not state.tokens[card], f"{state.name(card)} has tokens out of play"
            assert state.attached_to[card] < 0, f"{state.name(card)} is attached out of play"


def _attachments_end(state: State) -> None:
    for card in state.in_play:
        seen, host = {card}, state.attached_to[card]
        while host >= 0:
            assert host not in seen, f"{state.name(card)} is attached to itself"
            seen.add(host)
            host = state.attached_to[host]


def _nothing_doomed_survives(state: State) -> None:
    """No character or location has as much damage as destroys it. Rules: 408.4, 408.5."""
    leaving = {
        effect.card[0]
        for frame in state.frames
        if isinstance(frame.own, ProposedEffectsLocals)
        for effect in frame.own.waiting
        if effect.card is not None
    }
    for card in state.in_play:
        kinds = stats.types(state, card)
        if CardType.CHARACTER in kinds:
            limit = stats.life(state, card)
        elif CardType.LOCATION in kinds:
            limit = stats.structure(state, card)
        else:
            continue
        damage = sum(state.damage[card].values())
        if damage < limit or card in leaving or state.spared.get(card) == (damage, limit):
            continue
        assert _cannot_be_destroyed(state, card), (
            f"{state.name(card)} survives {damage} damage of {limit} ({state.decision})"
        )


def _cannot_be_destroyed(state: State, card: CardId) -> bool:
    barred = any(it.action is v.Action.BE_DESTROYED for it, _ in rules_on(state, card, v.Cannot))
    return barred or any(type(it.what).__name__ == "DestroyedByCostsAlone" for it in state.changes)


def _nobody_has_lost(state: State) -> None:
    for player in (0, 1):
        if not state.influence[player] and state.turn:
            assert any(
                it.action is v.Action.LOSE_AT_ZERO for it, _ in rules_for(state, player, v.Cannot)
            ), "a player without influence plays on"


def _namesakes_are_gone(state: State) -> None:
    for _, name, cards in checked_cards(state).namesakes:
        free = [card for card in cards if not _cannot_be_destroyed(state, card)]
        held = {about[0] for about in state.holds}
        assert len(free) < 2 or held & set(cards), f"two cards are unique as {name}"

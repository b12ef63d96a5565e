"""The cards in play that the state-based checks concern. Rules: 408.4, 503.1, 507.2e, 507.5."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.derived_cache import CheckedCards
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.active_text import active, changes_in_force, text_of, texts_change


def checked_cards(state: State) -> CheckedCards:
    """The cards in play that checks concern, cached until other cards are in play."""
    known = state.derived.checked_cards
    if known is None:
        known = _find_checked_cards(state)
        state.derived.checked_cards = known
    return known


def _find_checked_cards(state: State) -> CheckedCards:
    attaching: list[tuple[CardId, v.Cards]] = []
    held: dict[tuple[Player, str], list[CardId]] = {}
    some_change = texts_change(state)
    for card in state.in_play:
        if state.face_down[card] or not (some_change or state.kind[card] in state.game.bound):
            continue
        text = text_of(state, card)
        if text.attach_to is not None:
            attaching.append((card, _types_only(text.attach_to.cards)))
        for name in dict.fromkeys(text.uniques):
            held.setdefault((state.controller[card], name), []).append(card)
    return CheckedCards(
        all_at_risk=any(_lowers_life(it) for it in changes_in_force(state)),
        frail=frozenset(c for c in state.in_play if state.kind[c] in state.game.frail),
        attaching=attaching,
        namesakes=[(*key, tuple(cards)) for key, cards in held.items() if len(cards) > 1],
        awaiting_states=[
            it for it in active(state).triggers if isinstance(it[0].event, v.StateHolds)
        ],
    )


def _lowers_life(change: object) -> bool:
    return isinstance(change, v.Less | v.Becomes) and change.measure in (
        v.Measure.LIFE,
        v.Measure.STRUCTURE,
    )


def _types_only(cards: v.Cards) -> v.Cards:
    """The types of what a card attaches to: only these are checked later (507.2e)."""
    return v.Cards(tuple(it for it in cards.where if isinstance(it, v.OfType)))


def is_quiet(state: State) -> bool:
    """True if a check finds something due only for damage, the battle or lost influence."""
    known = state.derived.is_quiet
    if known is None:
        cards = checked_cards(state)
        known = not (
            cards.all_at_risk
            or cards.frail
            or cards.attaching
            or cards.namesakes
            or cards.awaiting_states
            or any(change.as_characters for change in state.changes)
        )
        state.derived.is_quiet = known
    return known

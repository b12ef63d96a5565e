"""The numbers and keywords that a card has now. Rules: 8, 10, 11, 15, 48, 49.4."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.scripts import Aura
from app.games.shadowfist.engine.model.state import Grant, State
from app.games.shadowfist.terms import Keyword

HAND_SIZE: Final = 6
"""The default hand size. Rules: 9.2.2.1."""


def is_active(state: State, card: int) -> bool:
    """Whether a card's text works: face-up in play, States and Edges once resolved (24.5.1)."""
    kind = state.kinds[card]
    return (
        state.area[card] is Area.IN_PLAY
        and not state.face_down[card]
        and not (state.unresolved[card] and (kind.is_state or kind.is_edge))
    )


def auras_on(state: State, card: int) -> Iterator[Aura]:
    """The continuous abilities that apply to a card now.

    Of those that are Not Cumulative, cards of one title give only the largest (49.4).
    """
    largest: dict[tuple[str, int], Aura] = {}
    for player in state.players:
        for source in state.in_play[player]:
            kind = state.kinds[source]
            if not kind.script.auras or not is_active(state, source):
                continue
            for place, aura in enumerate(kind.script.auras):
                if not aura.applies(state, source, card):
                    continue
                if not aura.not_cumulative:
                    yield aura
                elif _size(aura) > _size(largest.get((kind.title, place))):
                    largest[kind.title, place] = aura
    yield from largest.values()


def _size(aura: Aura | None) -> int:
    if aura is None:
        return -1
    return max(aura.fighting, aura.body, aura.toughness, aura.influence)


def grants_on(state: State, card: int) -> Iterator[Grant]:
    """What effects have given a card for a time. Rules: 26.5."""
    mark = state.mark[card]
    return (it for it in state.grants if it.card == card and it.mark == mark)


def fighting_score(state: State, card: int) -> int:
    """Fighting with all bonuses, before damage. Rules: 8.7, 15.0."""
    score = state.kinds[card].fighting
    if state.grants:
        score += sum(it.fighting for it in grants_on(state, card))
    if state.game.has_scripts:
        score += sum(it.fighting for it in auras_on(state, card))
    return max(0, score)


def fighting(state: State, card: int) -> int:
    """Current Fighting: each damage counter lowers it by one. Rules: 15.1."""
    return max(0, fighting_score(state, card) - state.damage[card] - state.corrupted[card])


def body_score(state: State, card: int) -> int:
    """Body with all bonuses, before damage. Rules: 8.9, 11.0."""
    score = state.kinds[card].body
    if state.grants:
        score += sum(it.body for it in grants_on(state, card))
    if state.game.has_scripts:
        score += sum(it.body for it in auras_on(state, card))
    return max(0, score)


def body(state: State, card: int) -> int:
    """Current Body. Rules: 11.1."""
    return max(0, body_score(state, card) - state.damage[card] - state.corrupted[card])


def keywords(state: State, card: int) -> frozenset[Keyword]:
    """The bold-faced abilities that a card has now; those of a face-down Site are inactive."""
    found = frozenset() if state.face_down[card] else state.kinds[card].keywords
    for grant in grants_on(state, card) if state.grants else ():
        found |= grant.keywords
    for aura in auras_on(state, card) if state.game.has_scripts else ():
        found |= aura.keywords
    return found


def has(state: State, card: int, keyword: Keyword) -> bool:
    """Whether a card has a bold-faced ability now. Rules: 50.0."""
    if not state.grants and not state.game.has_scripts:
        return keyword in state.kinds[card].keywords and not state.face_down[card]
    return keyword in keywords(state, card)


def toughness(state: State, card: int) -> int:
    """Toughness, whose values add up. Rules: 50.19."""
    amount = 0 if state.face_down[card] else state.kinds[card].toughness
    if state.grants:
        amount += sum(it.toughness for it in grants_on(state, card))
    if state.game.has_scripts:
        amount += sum(it.toughness for it in auras_on(state, card))
    return amount


def influence(state: State, card: int) -> int:
    """Influence, whose values add up. Rules: 50.8."""
    amount = state.kinds[card].influence
    if state.game.has_scripts:
        amount += sum(it.influence for it in auras_on(state, card))
    return amount


def cost(state: State, card: int) -> int:
    """What counts as a card's cost: as paid where that was X or Crisis. Rules: 8.5, 48.3, 50.4."""
    paid = state.cost_paid.get(card)
    return (state.kinds[card].cost or 0) if paid is None else paid


def hand_size(state: State, player: int) -> int:
    """The number of cards that a player draws up to. Rules: 9.2.2.2."""
    size = HAND_SIZE
    if state.game.has_scripts:
        size += sum(
            state.kinds[card].script.hand_size
            for card in state.in_play[player]
            if is_active(state, card)
        )
    return max(0, size)


def power_score(state: State, card: int) -> int:
    """The Power that a card generates in the Power Generation step. Rules: 8.8, 22.2.2."""
    kind = state.kinds[card]
    if kind.is_site:
        return 1 if state.face_down[card] else kind.power
    return 0

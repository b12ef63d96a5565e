"""Texts and restrictions that decide which cards are played, and when. Rules: 6.2, 25.1, 49."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.derived import Active
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.state import State, TextUse
from app.games.shadowfist.engine.read import amounts, filters, players
from app.games.shadowfist.engine.read.texts import texts
from app.games.shadowfist.terms import Restriction

C = TypeVar("C", bound=v.Change)


def _changes(state: State, kind: type[C]) -> Iterator[tuple[Active, Scope, C]]:
    """The changes of a kind that are in force, each with its text and the scope of that."""
    if not state.game.has_scripts:
        return
    for it in texts(state).on_playing:
        scope = Scope(it.player, it.card, itself=it.card)
        for change in it.text.changes:
            if isinstance(change, kind) and amounts.holds(state, scope, it.text.while_):
                yield it, scope, change


def less_cost(state: State, player: int, card: int) -> int:
    """The Power by which texts make a card cheaper for a player."""
    if not state.game.has_scripts:
        return 0
    own = Scope(player, card)
    less = sum(
        amounts.amount(state, own, it.less)
        for it in state.kinds[card].text.costs
        if amounts.holds(state, own, it.while_)
    )
    for _, scope, change in _changes(state, v.LowersCosts):
        if players.is_one(state, scope, player, change.who) and filters.matches(
            state, scope, card, change.cards
        ):
            less += amounts.amount(state, scope, change.amount)
    return less


def may_be_played_now(state: State, player: int, card: int) -> bool:
    """Tell whether a text lets a card be played now, besides its usual time. Rules: 25.1.1."""
    own = Scope(player, card)
    if any(amounts.holds(state, own, it) for it in state.kinds[card].text.also_if):
        return True
    return any(True for _ in _permissions(state, player, card))


def use_of_permission(state: State, player: int, card: int) -> TextUse | None:
    """The use of a text that a card needs to be played now; None for one that is not counted."""
    own = Scope(player, card)
    if any(amounts.holds(state, own, it) for it in state.kinds[card].text.also_if):
        return None
    found = list(_permissions(state, player, card))
    return None if not found or None in found else found[0]


def _permissions(state: State, player: int, card: int) -> Iterator[TextUse | None]:
    for it, scope, change in _changes(state, v.LetsPlay):
        if (
            it.player == player
            and amounts.holds(state, scope, change.condition)
            and filters.matches(state, scope, card, change.cards)
        ):
            use = it.card, state.mark[it.card], -1, it.text
            if not change.per_turn:
                yield None
            elif state.uses.get(use, 0) < change.per_turn:
                yield use


def lets_play_site(state: State, player: int, card: int) -> bool:
    """Tell whether a text lets a player play a Site after another one in this turn (25.7)."""
    return any(
        it.player == player and filters.matches(state, scope, card, change.cards)
        for it, scope, change in _changes(state, v.LetsPlaySites)
    )


def forbids_playing(state: State, player: int, card: int) -> bool:
    """Tell whether a text forbids a player to play a card. Rules: 6.2."""
    return any(
        players.is_one(state, scope, player, change.who)
        and filters.matches(state, scope, card, change.cards)
        for _, scope, change in _changes(state, v.ForbidsPlaying)
    )


def is_restricted(state: State, player: int, kind: Kind) -> bool:
    """Tell whether Unique, Limited or One-Shot forbids another copy. Rules: 49.2, 49.5, 49.9."""
    restrictions = kind.restrictions
    if Restriction.ONE_SHOT in restrictions and (player, kind.title) in state.one_shots:
        return True
    if Restriction.LIMITED in restrictions and kind.is_event:
        return (player, kind.title) in state.limited_events
    if kind.is_unique or Restriction.LIMITED in restrictions:
        return any(
            not kind.titles.isdisjoint(state.kinds[it].titles) for it in state.in_play[player]
        )
    return False

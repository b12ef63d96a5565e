"""Choices of resources by computer players: the card to play as one, and if to play one."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub
from typing import Final

from app.games.spoils.engine import Action, CardId, Player, PlayResource, State, stats
from app.games.spoils.terms import CardType, Icon

ENOUGH_RESOURCES: Final = 6
"""With this many resources in play a player draws instead, unless the hand asks for more."""


def resources_in_play(state: State, player: Player) -> list[CardId]:
    """The resources that a player controls, attached or free."""
    return [
        card
        for card in stats.in_play_of_type(state, CardType.RESOURCE)
        if state.controller[card] == player
    ]


def missing_icons(state: State, player: Player) -> list[int]:
    """The icons of each kind that the most demanding cards in a player's hand still lack."""
    have = stats.icons(state, player)
    asked = [state.kind_of(card).card.threshold.counts for card in state.hand[player]]
    most = map(max, zip(*asked, strict=True)) if asked else (0,) * len(Icon)
    return list(map(sub, most, have))


def wants_resource(state: State, player: Player) -> bool:
    """True if the player should play a resource rather than draw, when the faction asks."""
    hand = state.hand[player]
    if not hand:
        return False
    count = len(resources_in_play(state, player))
    if count < ENOUGH_RESOURCES:
        return len(hand) > 1 or count < ENOUGH_RESOURCES // 2
    dearest = max(state.kind_of(card).card.cost or 0 for card in hand)
    lacks = any(it > 0 for it in missing_icons(state, player))
    return len(hand) > 1 and ((lacks and _has_resource(state, player)) or dearest > count)


def _has_resource(state: State, player: Player) -> bool:
    return any(state.kind_of(it).card.type is CardType.RESOURCE for it in state.hand[player])


def resource_to_play(state: State, player: Player, legal: Sequence[Action]) -> Action:
    """The card to play as a resource.

    A resource whose icons the hand lacks; else a card that will hardly be deployed, face-down.
    A resource card is played face-up before a card that could still be deployed is lost.
    """
    offered = [it for it in legal if isinstance(it, PlayResource)]
    if not offered:
        return legal[0]
    missing = missing_icons(state, player)
    return max(offered, key=lambda it: _gain(state, player, it, missing))


def _gain(state: State, player: Player, answer: PlayResource, missing: Sequence[int]) -> float:
    card = state.kind_of(answer.card).card
    if not answer.face_down:
        met = sum(
            min(count, max(0, lacks))
            for count, lacks in zip(card.provides.counts, missing, strict=True)
        )
        return 10 * met + 1 - (0 if card.is_staple_resource else 0.5)
    if card.type is CardType.RESOURCE:
        return -5
    short = sum(
        max(0, asked - have)
        for asked, have in zip(card.threshold.counts, stats.icons(state, player), strict=True)
    )
    copies = sum(state.kind[it] == state.kind[answer.card] for it in state.hand[player])
    return -4 + 2 * short + copies - 1 + 0.1 * (card.cost or 0)

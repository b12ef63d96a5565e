"""Mutations that set a position up. No events, and nothing triggers."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Bindings, Memory
from app.games.spoils.engine.model.position import InPlay
from app.games.spoils.engine.model.state import Battle, State
from app.games.spoils.engine.write.areas import create
from app.games.spoils.engine.write.invalidation import invalidate
from app.games.spoils.terms import Area
from app.games.tabletop.referee import rng


def lay_in_play(
    state: State, kind: int, side: Player, card: InPlay, host: CardId | None = None
) -> CardId:
    """Lay a card in play as described, attached to its host if it has one."""
    controller = side if card.controller is None else card.controller
    owner = controller if card.owner is None else card.owner
    laid = create(state, kind, owner, Area.IN_PLAY)
    state.controller[laid] = controller
    state.face_down[laid] = card.is_face_down
    state.depleted[laid] = card.is_depleted
    state.ready[laid] = not card.is_new
    state.damage[laid] = {laid: card.damage} if card.damage else {}
    state.tokens[laid] = card.tokens
    if host is not None:
        state.attached_to[laid] = host
    if card.named:
        state.memory[laid] = Memory(text=Bindings(named=card.named))
    if card.is_new and owner == controller:
        state.this_turn.append(events.EnteredPlay(laid, controller, card.is_face_down))
    invalidate(state)
    return laid


def lay_hidden(state: State, owner: Player, deck: Sequence[int], hand: Sequence[int]) -> None:
    """Lay new cards into a deck, from its top, and into a hand.

    Their numbers are dealt by chance, so that they tell nothing about which card is where.
    """
    kinds = (*deck, *hand)
    state.rng, order = rng.shuffled(state.rng, len(kinds))
    made: dict[int, CardId] = {}
    for place in order:
        area = Area.DECK if place < len(deck) else Area.HAND
        made[place] = create(state, kinds[place], owner, area)
    state.deck[owner] = [made[place] for place in range(len(deck))]
    state.hand[owner] = [made[place] for place in range(len(deck), len(kinds))]
    invalidate(state)


def lay_battle(
    state: State, target: CardId, attackers: Sequence[CardId], blockers: Sequence[CardId] | None
) -> None:
    """Lay a battle in which the active player attacks with these cards. Rules: 302, 608.

    `blockers` are None before blocks. What was announced this turn counts for texts that speak
    of it.
    """
    attacker = state.active
    state.battle = Battle(attacker, state.ref(target), list(attackers), list(blockers or ()))
    state.this_turn.append(events.AttackAnnounced(attacker, target))
    state.this_turn.append(events.Attacked(attacker, tuple(attackers), target))
    if blockers:
        state.this_turn.append(events.Blocked(1 - attacker, tuple(blockers)))
    invalidate(state)


def set_turn(state: State, turn: int, active: Player) -> None:
    """Set the number of turns started, the last one of this player; both took turns alternately."""
    state.turn = turn
    state.active = active
    state.first = active if turn % 2 else 1 - active
    invalidate(state)

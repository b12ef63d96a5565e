"""The only code that writes what is on the table. Every change appends its event.

If nothing happens, there is no event. The triggers that an event sets off are collected at once;
those that look at a card leaving its place are matched before it leaves (503.1, 508.1a).
`areas` has the mutations that move cards to another area, `battle_mutations` those of battles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Memory, Ref
from app.games.spoils.engine.model.changes import LastingChange, Pending
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import GameResult, State
from app.games.spoils.engine.read.event_binding import EventBinding, bound_by_trigger
from app.games.spoils.engine.read.event_matching import triggered_by
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.write.invalidation import (
    invalidate,
    invalidate_marks,
    invalidate_outside_play,
)
from app.games.spoils.terms import Area
from app.games.tabletop.referee import rng

NOBODY: CardId = CardId(-1)
"""Stands in `attached_to` for a card that is not attached."""

Matched = tuple[v.Trigger, Scope, EventBinding]


def emit(state: State, event: Event, matched: Iterable[Matched] | None = None) -> None:
    """Append an event and hold what it sets off, found now unless `matched` before."""
    state.fresh.append(event)
    state.this_turn.append(event)
    invalidate_marks(state)
    if matched is None:
        matched = triggered_by(state, event)
    for trigger, scope, binding in matched:
        bound = bound_by_trigger(scope, trigger.event, binding)
        state.pending.append(Pending(scope.source, scope.you, trigger, event, bound))
        if state.changes:
            _use_once(state, trigger)


def _use_once(state: State, trigger: v.Trigger) -> None:
    """End the wait of a trigger for the next event of a kind, after that event. Rules: 506.3."""
    used = [it for it in state.changes if it.once and it.what is trigger]
    if used:
        end_changes(state, used[:1])


def note_holding(state: State, about: tuple[CardId, int, object], *, holds: bool) -> None:
    """Note that a condition which a trigger waits for began to hold, or does not hold any more."""
    if holds:
        state.holds.add(about)
    else:
        state.holds.discard(about)


def set_seed(state: State, seed: int) -> None:
    """Start the random numbers of the game from a seed."""
    state.rng = seed & ((1 << 64) - 1)


def draw_random(state: State, limit: int) -> int:
    """Draw a random number from 0 to below `limit`."""
    state.rng, number = rng.below(state.rng, limit)
    return number


def shuffle(state: State, player: Player) -> None:
    """Shuffle a deck. Rules: 313.1."""
    state.rng, order = rng.shuffled(state.rng, len(state.deck[player]))
    deck = state.deck[player]
    state.deck[player] = [deck[place] for place in order]
    emit(state, events.Shuffled(player))


def rearrange_deck(state: State, player: Player, top: list[CardId]) -> None:
    """Lay these cards, all of this deck, on top of it in this order."""
    rest = [card for card in state.deck[player] if card not in top]
    state.deck[player] = [*top, *rest]
    invalidate_marks(state)


# Marks on cards


def deplete(state: State, card: CardId) -> None:
    """Deplete a restored card. Rules: 303.1, 303.2."""
    if not state.depleted[card]:
        state.depleted[card] = True
        emit(state, events.Depleted(card))


def restore(state: State, card: CardId) -> None:
    """Restore a depleted card. Rules: 303.3."""
    if state.depleted[card]:
        state.depleted[card] = False
        end_changes(state, [it for it in state.changes if _lasts_while_depleted(it, card)])
        emit(state, events.Restored(card))


def _lasts_while_depleted(change: LastingChange, card: CardId) -> bool:
    return change.ends == v.Until.WHILE_DEPLETED.value and any(
        it == card for it, _ in change.cards or ()
    )


def attach(state: State, card: CardId, to: CardId) -> None:
    """Attach a card to another and to nothing else. Rules: 301.1, 301.2."""
    if state.attached_to[card] != to:
        detach(state, card)
        state.attached_to[card] = to
        emit(state, events.Attached(card, to))


def detach(state: State, card: CardId) -> None:
    """Detach a card."""
    host = state.attached_to[card]
    if host != NOBODY:
        state.attached_to[card] = NOBODY
        emit(state, events.Detached(card, host))


def pay(state: State, player: Player, resources: tuple[CardId, ...]) -> None:
    """Attach free resources to the faction, all at once. Rules: 309.1, 203.3."""
    for card in resources:
        state.attached_to[card] = state.faction[player]
    emit(state, events.Paid(player, len(resources), resources))


def put_tokens(state: State, card: CardId, amount: int) -> None:
    """Put tokens on a card, or remove them when `amount` is negative. Rules: 409.1."""
    amount = max(amount, -state.tokens[card])
    if amount:
        state.tokens[card] += amount
        emit(state, events.TokensPut(card, amount))


def mark_damage(state: State, card: CardId, shares: Mapping[CardId, int]) -> None:
    """Mark damage on a card, source by source. Rules: 408.4, 408.5, 408.7."""
    held = dict(state.damage[card])
    for source, amount in shares.items():
        held[source] = held.get(source, 0) + amount
    _damage_is(state, card, held)
    invalidate_marks(state)


def remove_damage(state: State, card: CardId, amount: int) -> None:
    """Remove damage from a card, the oldest first. Rules: 207.6, 408.5b."""
    left, held = amount, {}
    for source, marked in state.damage[card].items():
        taken = min(left, marked)
        left -= taken
        if marked > taken:
            held[source] = marked - taken
    if left < amount:
        _damage_is(state, card, held)
        emit(state, events.DamageRemoved(card, amount - left))


def forget_damage_from(state: State, card: CardId, sources: Iterable[CardId]) -> None:
    """Set damage from the sources of a replaced destruction to 0. Rules: 408.4b, 506.6."""
    gone = set(sources)
    kept = {source: n for source, n in state.damage[card].items() if source not in gone}
    amount = sum(state.damage[card].values()) - sum(kept.values())
    if amount:
        _damage_is(state, card, kept)
        emit(state, events.DamageRemoved(card, amount))


def clear_damage(state: State, cards: Iterable[CardId]) -> None:
    """Clear the damage on characters as a turn starts, or on one that stops being one."""
    damaged = [card for card in cards if state.damage[card]]
    for card in damaged:
        _damage_is(state, card, {})
    if damaged:
        emit(state, events.DamageCleared())


def _damage_is(state: State, card: CardId, held: dict[CardId, int]) -> None:
    """Set a card's damage; what it was spared does not save it from this."""
    state.damage[card] = held
    state.spared.pop(card, None)


def spare(state: State, card: CardId, damage: int, limit: int) -> None:
    """Note that this damage at this limit destroys a card no more. Rules: 506.6."""
    state.spared[card] = (damage, limit)
    invalidate_marks(state)


# Influence and the end


def inflicted(state: State, event: events.DamageInflicted) -> None:
    """Emit the event of inflicted damage. Rules: 408.2b."""
    emit(state, event)


def lose_influence(state: State, player: Player, amount: int, *, by_damage: bool) -> None:
    """Lower a faction's influence, never below 0. Rules: 408.3, 410.4."""
    amount = min(amount, state.influence[player])
    if amount:
        state.influence[player] -= amount
        emit(state, events.InfluenceLost(player, amount, by_damage))


def gain_influence(state: State, player: Player, amount: int) -> None:
    """Raise a faction's influence."""
    if amount > 0:
        state.influence[player] += amount
        emit(state, events.InfluenceGained(player, amount))


def end_game(state: State, winner: Player | None, why: str) -> None:
    """End the game. Rules: 102."""
    state.result = GameResult(winner, why)
    state.frames = []
    state.pending = []
    state.decision = None
    state.undo = []
    emit(state, events.GameEnded(winner, why))


def terminated(state: State, card: CardId) -> None:
    """Emit the event of a card or ability that was stopped before it resolved. Rules: 314.1."""
    emit(state, events.Terminated(card))


# What lasts


def change(
    state: State,
    what: object,
    cards: tuple[Ref, ...] | None,
    scope: Scope,
    ends: v.Until,
    *,
    once: bool = False,
    as_characters: tuple[Ref, ...] = (),
    before: Player | None = None,
) -> None:
    """Add a change that lasts for a time, the most recent of all; `once`: until it is used.

    Its text loses track of the card it is on once that leaves. Rules: 402.4, 407.3a, 506.3, 508.
    """
    state.counter += 1
    text = scope.text.clone()
    state.changes.append(
        LastingChange(
            what,
            cards,
            scope.source,
            scope.you,
            ends.value,
            state.turn,
            state.counter,
            text,
            once,
            as_characters,
            before,
        )
    )
    invalidate(state)
    for card, _ in cards or ():
        emit(state, events.TextGained(card))


def use_up(state: State, change: LastingChange, what: object, left: int) -> None:
    """Use up a change that lasts, in part or whole. Rules: 506.3."""
    state.changes = [
        replace(it, what=what) if it is change else it
        for it in state.changes
        if it is not change or left
    ]
    invalidate(state)


def lose_what_was_gained(state: State, card: CardId) -> None:
    """Take from a card the text it gained as a character, as it is none any more. Rules: 508.3."""
    gone = state.ref(card)
    state.changes = [
        replace(
            it,
            cards=None if it.cards is None else tuple(ref for ref in it.cards if ref != gone),
            as_characters=tuple(ref for ref in it.as_characters if ref != gone),
        )
        if gone in it.as_characters
        else it
        for it in state.changes
    ]
    invalidate(state)


def end_changes(state: State, over: Iterable[LastingChange]) -> None:
    """End changes that lasted for a time. Rules: 602.1b."""
    gone = {change.number for change in over}
    if gone:
        state.changes = [it for it in state.changes if it.number not in gone]
        invalidate(state)


def remember(state: State, card: CardId, memory: Memory) -> None:
    """Keep what a card's text bound, until the card changes area."""
    state.memory[card] = memory
    if state.area[card] is Area.IN_PLAY:
        invalidate(state)
    else:
        invalidate_outside_play(state, card)


def set_controller(state: State, card: CardId, player: Player) -> None:
    """Put a card in play under a player's control, as though it had just come. Rules: 407.3."""
    if state.controller[card] != player:
        state.controller[card] = player
        state.ready[card] = False
        invalidate(state)
        emit(state, events.ControlChanged(card, player))


def set_influence(state: State, player: Player, influence: int) -> None:
    """Set the influence with which a faction starts. Rules: 202.3a, 601.1a."""
    state.influence[player] = influence
    invalidate(state)

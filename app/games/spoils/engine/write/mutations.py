"""The only code that writes what is on the table. Every change appends its event.

Nothing happens, no event. The triggers that an event sets off are collected at once; those
that look at a card leaving its place are matched before it leaves (503.1, 508.1a).
Cards that change their area are the subject of `areas`, battles of `battle_mutations`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Memory, Ref
from app.games.spoils.engine.model.changes import Change
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.pending import Pending
from app.games.spoils.engine.model.state import Result, State
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

MOST_STEPS = 20_000
"""More steps than this, without a decision but in what order, are a loop (414.1)."""

MOST_STEPS_WITHIN = 3_000
"""More than this are a loop already where each effect follows inside the one before it."""

MOST_FRAMES = 400
"""More procedures than this, each inside the next, are no longer a card's text that ends."""

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
    """What waits for the next such event only waits no longer. Rules: 506.3."""
    used = [it for it in state.changes if it.once and it.what is trigger]
    if used:
        end_changes(state, used[:1])


def note_holding(state: State, about: tuple[CardId, int, object], *, holds: bool) -> None:
    """A condition that a trigger waits for began to hold, or does not hold any more."""
    if holds:
        state.holds.add(about)
    else:
        state.holds.discard(about)


def set_seed(state: State, seed: int) -> None:
    """The game's chance starts from a seed."""
    state.rng = seed & ((1 << 64) - 1)


def draw_random(state: State, limit: int) -> int:
    """A number below `limit` from the game's own chance."""
    state.rng, number = rng.below(state.rng, limit)
    return number


def shuffle(state: State, player: Player) -> None:
    """A deck is in random order. Rules: 313.1."""
    state.rng, order = rng.shuffled(state.rng, len(state.deck[player]))
    deck = state.deck[player]
    state.deck[player] = [deck[place] for place in order]
    emit(state, events.Shuffled(player))


def rearrange_deck(state: State, player: Player, top: list[CardId]) -> None:
    """These cards, all of this deck, lie on top of it in this order."""
    rest = [card for card in state.deck[player] if card not in top]
    state.deck[player] = [*top, *rest]
    invalidate_marks(state)


# Marks on cards


def deplete(state: State, card: CardId) -> None:
    """A restored card is depleted. Rules: 303.1, 303.2."""
    if not state.depleted[card]:
        state.depleted[card] = True
        emit(state, events.Depleted(card))


def restore(state: State, card: CardId) -> None:
    """A depleted card is restored. Rules: 303.3."""
    if state.depleted[card]:
        state.depleted[card] = False
        end_changes(state, [it for it in state.changes if _lasts_while_depleted(it, card)])
        emit(state, events.Restored(card))


def _lasts_while_depleted(change: Change, card: CardId) -> bool:
    return change.ends == v.Until.WHILE_DEPLETED.value and any(
        it == card for it, _ in change.cards or ()
    )


def attach(state: State, card: CardId, to: CardId) -> None:
    """A card is attached to another and to nothing else. Rules: 301.1, 301.2."""
    if state.attached_to[card] != to:
        detach(state, card)
        state.attached_to[card] = to
        emit(state, events.Attached(card, to))


def detach(state: State, card: CardId) -> None:
    """A card is attached to nothing."""
    host = state.attached_to[card]
    if host != NOBODY:
        state.attached_to[card] = NOBODY
        emit(state, events.Detached(card, host))


def pay(state: State, player: Player, resources: tuple[CardId, ...]) -> None:
    """Free resources are attached to the faction, all at once. Rules: 309.1, 203.3."""
    for card in resources:
        state.attached_to[card] = state.faction[player]
    emit(state, events.Paid(player, len(resources), resources))


def put_tokens(state: State, card: CardId, amount: int) -> None:
    """Tokens are put on a card, or taken off it when `amount` is negative. Rules: 409.1."""
    amount = max(amount, -state.tokens[card])
    if amount:
        state.tokens[card] += amount
        emit(state, events.TokensPut(card, amount))


def mark_damage(state: State, card: CardId, shares: Mapping[CardId, int]) -> None:
    """A card keeps damage, source by source. Rules: 408.4, 408.5, 408.7."""
    held = dict(state.damage[card])
    for source, amount in shares.items():
        held[source] = held.get(source, 0) + amount
    state.damage[card] = held
    invalidate_marks(state)


def remove_damage(state: State, card: CardId, amount: int) -> None:
    """Damage is taken off a card, the oldest first. Rules: 207.6, 408.5b."""
    left, held = amount, {}
    for source, marked in state.damage[card].items():
        taken = min(left, marked)
        left -= taken
        if marked > taken:
            held[source] = marked - taken
    if left < amount:
        state.damage[card] = held
        emit(state, events.DamageRemoved(card, amount - left))


def forget_damage_from(state: State, card: CardId, sources: Iterable[CardId]) -> None:
    """Damage from the sources of a replaced destruction is 0. Rules: 408.4b, 506.6."""
    gone = set(sources)
    kept = {source: n for source, n in state.damage[card].items() if source not in gone}
    amount = sum(state.damage[card].values()) - sum(kept.values())
    if amount:
        state.damage[card] = kept
        emit(state, events.DamageRemoved(card, amount))


def clear_damage(state: State, cards: Iterable[CardId]) -> None:
    """Damage on characters is 0 as a turn starts, or on one that stops being one."""
    damaged = [card for card in cards if state.damage[card]]
    for card in damaged:
        state.damage[card] = {}
    if damaged:
        emit(state, events.DamageCleared())


def spare(state: State, card: CardId, damage: int, limit: int) -> None:
    """A destruction was replaced; so much damage at this limit destroys no more. Rules: 506.6."""
    state.spared[card] = (damage, limit)


# Influence and the end


def inflicted(state: State, event: events.DamageInflicted) -> None:
    """Damage was inflicted: tell it. Rules: 408.2b."""
    emit(state, event)


def lose_influence(state: State, player: Player, amount: int, *, by_damage: bool) -> None:
    """A faction has less influence, never below 0. Rules: 408.3, 410.4."""
    amount = min(amount, state.influence[player])
    if amount:
        state.influence[player] -= amount
        emit(state, events.InfluenceLost(player, amount, by_damage))


def gain_influence(state: State, player: Player, amount: int) -> None:
    """A faction has more influence."""
    if amount > 0:
        state.influence[player] += amount
        emit(state, events.InfluenceGained(player, amount))


def end_game(state: State, winner: Player | None, why: str) -> None:
    """The game is over. Rules: 102."""
    state.result = Result(winner, why)
    state.frames = []
    state.pending = []
    state.decision = None
    state.undo = []
    emit(state, events.GameEnded(winner, why))


def terminated(state: State, card: CardId) -> None:
    """A card or ability was stopped before it resolved: tell it. Rules: 314.1."""
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
    """Something lasts for a time, the most recent of all that do; `once`: until it is
    used. What is to happen later speaks of its card as it is now. Rules: 402.4, 407.3a, 506.3, 508.
    """
    state.counter += 1
    text = scope.text.clone()
    if not isinstance(what, v.Trigger):
        text.this = None
    state.changes.append(
        Change(
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


def use_up(state: State, change: Change, what: object, left: int) -> None:
    """Of something that lasts, only a part is left, or nothing. Rules: 506.3."""
    state.changes = [
        replace(it, what=what) if it is change else it
        for it in state.changes
        if it is not change or left
    ]
    invalidate(state)


def lose_what_was_gained(state: State, card: CardId) -> None:
    """A card is no character any more and loses the text it gained as one. Rules: 508.3."""
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


def end_changes(state: State, over: Iterable[Change]) -> None:
    """Effects that lasted for a time are over. Rules: 602.1b."""
    gone = {change.number for change in over}
    if gone:
        state.changes = [it for it in state.changes if it.number not in gone]
        invalidate(state)


def remember(state: State, card: CardId, memory: Memory) -> None:
    """A card's text keeps what it bound, until the card changes area."""
    state.memory[card] = memory
    if state.area[card] is Area.IN_PLAY:
        invalidate(state)
    else:
        invalidate_outside_play(state, card)


def set_controller(state: State, card: CardId, player: Player) -> None:
    """A card in play is under a player's control, as though it had just come. Rules: 407.3."""
    if state.controller[card] != player:
        state.controller[card] = player
        state.ready[card] = False
        invalidate(state)
        emit(state, events.ControlChanged(card, player))


def set_influence(state: State, player: Player, influence: int) -> None:
    """A faction starts with its influence. Rules: 202.3a, 601.1a."""
    state.influence[player] = influence
    invalidate(state)

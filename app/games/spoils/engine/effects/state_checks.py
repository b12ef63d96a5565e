"""State-based checks: what the rules do at once after a change. Rules: 102.1, 408.4, 407.4, 507.

None of it is a trigger or an effect (402.1a). Each check carries out whatever is due; that is a
change in turn, so the checks repeat until nothing is due.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.effects.proposed_effects import can_happen
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import CardId, Choose, Player
from app.games.spoils.engine.model.changes import Pending
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import DestroyLocals, ProposedEffectsLocals, UniqueLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read import amounts, battles, filters, stats
from app.games.spoils.engine.read.active_text import (
    rules_for,
    scope_of,
)
from app.games.spoils.engine.read.checked_cards import checked_cards, is_quiet
from app.games.spoils.engine.read.scope import Scope, read_in
from app.games.spoils.engine.write import battle_mutations, mutations, progress
from app.games.spoils.terms import CardType

_DAMAGEABLE: Final = frozenset({CardType.CHARACTER, CardType.LOCATION})


def check_state(state: State) -> None:
    """Carry out what is due, one kind of check at a time.

    While costs are on trial, nobody loses: the only question is if they can be satisfied.
    """
    if state.trial < 0 and _somebody_lost(state):
        return
    _leave_battle(state)
    if is_quiet(state) and not _damaged(state):
        return
    _clear_damage(state)
    _lose_what_characters_gained(state)
    due = doomed(state) or _badly_attached(state)
    if due:
        progress.hold_triggers(state)
        frames.push(state, "destroy", state.active, DestroyLocals(tuple(due)))
        return
    if _one_too_many(state):
        return
    _states_that_hold(state)


def _somebody_lost(state: State) -> bool:
    """End the game if a faction has no influence left; a draw if both. Rules: 102.1, 102.2."""
    lost = losers(state)
    if not lost or not state.turn:
        return False
    winner = None if len(lost) == 2 else 1 - lost[0]
    mutations.end_game(state, winner, "no influence left")
    return True


def losers(state: State) -> list[Player]:
    """The players without influence whom no text keeps in the game. Rules: 102.1."""
    if all(state.influence):
        return []
    return [player for player in (0, 1) if not state.influence[player] and _loses(state, player)]


def _loses(state: State, player: Player) -> bool:
    return not any(
        rule.action is v.Action.LOSE_AT_ZERO for rule, _ in rules_for(state, player, v.Cannot)
    )


def _leave_battle(state: State) -> None:
    """Remove from the battle all cards that changed type or controller. Rules: 208.4, 407.4."""
    battle = state.battle
    if battle is None:
        return
    for party, player in (
        (battle.attacking, battle.attacker),
        (battle.blocking, 1 - battle.attacker),
        (battle.blockers_added, 1 - battle.attacker),
    ):
        for card in tuple(party):
            if state.controller[card] != player or not stats.is_character(state, card):
                battle_mutations.remove_from_battle(state, card)


def _clear_damage(state: State) -> None:
    """Clear the damage of cards that are no longer characters. Rules: 208.3."""
    gone = [card for card in _damaged(state) if _DAMAGEABLE.isdisjoint(stats.types(state, card))]
    if gone:
        mutations.clear_damage(state, gone)


def _damaged(state: State) -> Sequence[CardId]:
    """The cards in play with any damage."""
    known: Sequence[CardId] | None = state.cached.get("damaged")
    if known is None:
        known = list(filter(state.damage.__getitem__, state.in_play))
        state.cached["damaged"] = known
    return known


def _lose_what_characters_gained(state: State) -> None:
    """Take from cards that are no characters any more the text they gained as one. Rules: 508.3."""
    gone = {
        card
        for change in state.changes
        for card in state.tracked(change.as_characters)
        if not stats.is_character(state, card)
    }
    for card in sorted(gone):
        mutations.lose_what_was_gained(state, card)


def doomed(state: State) -> list[ProposedEffect]:
    """Characters and locations with damage enough to destroy them. Rules: 408.4, 408.5."""
    known = checked_cards(state)
    at_risk = state.in_play if known.all_at_risk else _damaged(state)
    if known.frail and not known.all_at_risk:
        at_risk = [c for c in state.in_play if state.damage[c] or c in known.frail]
    if not at_risk:
        return []
    found = []
    dying = _being_destroyed(state)
    for card in at_risk:
        if card in dying:
            continue
        limit = stats.limit(state, card)
        if limit is None:
            continue
        damage = stats.damage(state, card)
        if damage >= limit and state.spared.get(card) != (damage, limit):
            found.append(_destruction(state, card))
    return [it for it in found if can_happen(state, it)]


def _being_destroyed(state: State) -> set[CardId]:
    """Cards whose destruction is being replaced right now; it is not due twice."""
    return {
        effect.card[0]
        for frame in state.frames
        if isinstance(frame.own, ProposedEffectsLocals)
        for effect in frame.own.waiting
        if effect.kind is EffectKind.DESTROY and effect.card is not None
    }


def _destruction(state: State, card: CardId) -> ProposedEffect:
    """The destruction of a card, by the damage that put it over its limit, if any. Rules: 408.8.

    If a destruction by that damage was replaced, only another limit can destroy the card now.
    """
    shares: tuple[tuple[CardId, int], ...] = ()
    in_battle = False
    if card in state.spared:
        return ProposedEffect(EffectKind.DESTROY, state.ref(card))
    for event in reversed(battles.since_it_entered(state, card)):
        if isinstance(event, events.DamageInflicted) and event.target == card:
            if event.is_lethal and state.damage[card]:
                shares = tuple((source, 0) for source in event.sources)
                in_battle = event.in_battle
            break
    return ProposedEffect(EffectKind.DESTROY, state.ref(card), shares=shares, in_battle=in_battle)


def _badly_attached(state: State) -> list[ProposedEffect]:
    """The destruction of cards attached to something they cannot be on any more. Rules: 507.2e."""
    found = [
        ProposedEffect(EffectKind.DESTROY, state.ref(card))
        for card, hosts in checked_cards(state).attaching
        if _cannot_stay(state, card, hosts)
    ]
    return [it for it in found if can_happen(state, it)]


def is_badly_attached(state: State, card: CardId) -> bool:
    """True if a card is attached to something of a type that it cannot be on. Rules: 507.2e."""
    attaching = checked_cards(state).attaching
    return any(it == card and _cannot_stay(state, card, hosts) for it, hosts in attaching)


def _cannot_stay(state: State, card: CardId, hosts: v.Cards) -> bool:
    host = state.attached_to[card]
    if host < 0 or host in state.faction:
        return False
    return not filters.matches(scope_of(state, card), host, hosts)


def destroy_them(state: State, frame: Frame) -> None:
    """Destroy what is due together, before any trigger: at once. Rules: 408.4, 408.5."""
    replacements.propose(state, frame, frames.own(frame, DestroyLocals).effects)


def go_on_with_triggers(state: State, frame: Frame) -> None:
    """Follow the triggers that waited for the destruction. Rules: 503.4."""
    progress.release_triggers(state)


DESTROY: Final[tuple[frames.Step, ...]] = (destroy_them, go_on_with_triggers)


def _one_too_many(state: State) -> bool:
    """Ask a player who controls two cards with one unique name which to keep; True if asked.

    A card whose destruction was prevented is not tried again while it is. Rules: 507.5.
    """
    for player, name, cards in checked_cards(state).namesakes:
        mortal = [card for card in cards if _can_be_destroyed(state, card)]
        for card in mortal:
            mutations.note_holding(state, _prevented(state, card, name), holds=False)
        left = [card for card in cards if _prevented(state, card, name) not in state.holds]
        if mortal and len(left) > 1:
            frames.push(state, "unique", player, UniqueLocals(cards, name))
            return True
    return False


def _can_be_destroyed(state: State, card: CardId) -> bool:
    return can_happen(state, ProposedEffect(EffectKind.DESTROY, state.ref(card)))


def _prevented(state: State, card: CardId, name: str) -> tuple[CardId, int, object]:
    """The mark of a card that cannot be destroyed for its unique name."""
    return (*state.ref(card), v.Unique(name))


def keep_which(state: State, frame: Frame) -> None:
    """Ask which one is kept of those that are left after triggers. Rules: 507.5a."""
    own = frames.own(frame, UniqueLocals)
    own.cards = next(
        (
            cards
            for player, name, cards in checked_cards(state).namesakes
            if (player, name) == (frame.player, own.name)
        ),
        (),
    )
    if not own.cards:
        frames.leave(state, frame)
        return
    frames.ask(state, frame.player, DecisionKind.CHOOSE_CARD, [Choose(it) for it in own.cards])


def destroy_rest(state: State, frame: Frame) -> None:
    """Destroy the others."""
    kept = frames.answered(frame)
    assert isinstance(kept, Choose)
    own = frames.own(frame, UniqueLocals)
    others = [card for card in own.cards if card != kept.card]
    for card in others:
        if not _can_be_destroyed(state, card):
            about = _prevented(state, card, own.name)
            mutations.note_holding(state, about, holds=True)
    effects = [ProposedEffect(EffectKind.DESTROY, state.ref(card)) for card in others]
    replacements.propose(state, frame, effects)


UNIQUE: Final[tuple[frames.Step, ...]] = (keep_which, destroy_rest)


def _states_that_hold(state: State) -> None:
    """Add a pending trigger for each awaited condition that has begun to hold. Rules: 503.1."""
    for trigger, scope, about, holds in _awaited_states(state):
        if holds and about not in state.holds:
            mutations.note_holding(state, about, holds=True)
            bound = scope.text.clone()
            bound.this = state.ref(scope.source)
            event = events.TextGained(scope.source)
            progress.add_pending(state, Pending(scope.source, scope.you, trigger, event, bound))
        elif not holds and about in state.holds:
            mutations.note_holding(state, about, holds=False)


def note_states_that_hold(state: State) -> None:
    """Note the conditions that hold already, so that they trigger nothing."""
    for _, _, about, holds in _awaited_states(state):
        mutations.note_holding(state, about, holds=holds)


def _awaited_states(
    state: State,
) -> Iterator[tuple[v.Trigger, Scope, tuple[CardId, int, object], bool]]:
    """The triggers on a condition, how each is read, what is noted of it, whether it holds."""
    for trigger, reading in checked_cards(state).awaiting_states:
        scope = read_in(state, reading)
        holds = amounts.meets(scope, trigger.threshold) and amounts.holds(scope, trigger.condition)
        yield trigger, scope, (*state.ref(scope.source), trigger), holds

"""Events of the game that texts wait for, and what each tells a text. Rules: 26.1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events as e
from app.games.shadowfist.engine.model.bound import Bound, Scope
from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters, matching_fights, players
from app.games.shadowfist.engine.read.matching import card_of, player_of, that


def bound_by(state: State, scope: Scope, event: e.Event, word: v.Event) -> Bound | None:
    """Return what an event tells a text that waits for it; None if it is another event."""
    matcher = _MATCHERS.get((type(event), type(word)))
    return None if matcher is None else matcher(state, scope, event, word)


def _entered(state: State, scope: Scope, event: e.EnteredPlay, word: v.EntersPlay) -> Bound | None:
    return None if word.from_hand and not event.from_hand else card_of(state, scope, event, word)


def _turned_over(state: State, scope: Scope, event: e.Turned, word: v.IsTurned) -> Bound | None:
    if word.by is not None and not (
        event.by >= 0 and players.is_one(state, scope, event.by, word.by)
    ):
        return None
    return None if word.for_effect and not event.for_effect else card_of(state, scope, event, word)


def _played(state: State, scope: Scope, event: e.Played, word: v.IsPlayed) -> Bound | None:
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return that(state, event.card, event.player) if found else None


def _smoked(state: State, scope: Scope, event: e.Smoked, word: v.IsSmoked) -> Bound | None:
    if word.by is not None and not any(
        players.is_one(state, scope, it.player, word.by) for it in event.by
    ):
        return None
    if word.in_combat and not event.in_combat:
        return None
    if word.by_damage and not event.by_damage:
        return None
    if word.by_card is not None and not any(
        it.card is not None and filters.matches(state, scope, it.card, word.by_card)
        for it in event.by
    ):
        return None
    return card_of(state, scope, event, word)


def _turned_to_heal(
    state: State, scope: Scope, event: e.Generated, word: v.TurnsToHeal
) -> Bound | None:
    if event.kind is not EffectKind.HEAL:
        return None
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return that(state, event.card, event.player) if found else None


def _targeted(state: State, scope: Scope, event: e.Targeted, word: v.IsTargeted) -> Bound | None:
    if not filters.matches(state, scope, event.source, word.by):
        return None
    for card in event.cards:
        if filters.matches(state, scope, card, word.cards):
            return that(state, card, event.player)
    return None


def _resolved(state: State, scope: Scope, event: e.Resolved, word: v.Resolves) -> Bound | None:
    if event.kind is not EffectKind.PLAY:
        return None
    return card_of(state, scope, event, word)


def _revealed(state: State, scope: Scope, event: e.Revealed, word: v.IsRevealed) -> Bound | None:
    is_theirs = players.is_one(state, scope, event.by, word.by)
    return card_of(state, scope, event, word) if is_theirs else None


def _smoked_together(
    state: State, scope: Scope, event: e.SmokedTogether, word: v.AreSmoked
) -> Bound | None:
    found = [it for it in event.cards if filters.matches(state, scope, it, word.cards)]
    return Bound() if len(found) >= word.least else None


def _gained(
    state: State, scope: Scope, event: e.PowerGained | e.PowerGenerated, word: v.GainsPower
) -> Bound | None:
    if event.by < 0 or not filters.matches(state, scope, event.by, word.by):
        return None
    return player_of(state, scope, event, word)


def _paid(state: State, scope: Scope, event: e.PowerPaid, word: v.Pays) -> Bound | None:
    if event.amount < word.least:
        return None
    return player_of(state, scope, event, word)


_MATCHERS: Final[
    Mapping[tuple[type[e.Event], type[v.Event]], Callable[[State, Scope, Any, Any], Bound | None]]
] = {
    (e.EnteredPlay, v.EntersPlay): _entered,
    (e.Played, v.IsPlayed): _played,
    (e.Revealed, v.IsRevealed): _revealed,
    (e.SmokedTogether, v.AreSmoked): _smoked_together,
    (e.Unturned, v.IsUnturned): card_of,
    (e.Turned, v.IsTurned): _turned_over,
    (e.AttackDeclared, v.TakesPartInAttack): player_of,
    (e.Joined, v.TakesPartInAttack): player_of,
    (e.Smoked, v.IsSmoked): _smoked,
    (e.Smoked, v.BodyReducedToZero): matching_fights.destroyed,
    (e.Damaged, v.IsDamaged): card_of,
    (e.Healed, v.Healed): card_of,
    (e.CountersPut, v.GetsCounters): card_of,
    (e.ToldFate, v.BodyReducedToZero): matching_fights.beaten,
    (e.ToldFate, v.MeetsFate): matching_fights.fate,
    (e.Damaged, v.InflictsDamage): matching_fights.inflicted,
    (e.Generated, v.TurnsToHeal): _turned_to_heal,
    (e.PowerPaid, v.Pays): _paid,
    (e.Resolved, v.Resolves): _resolved,
    (e.CombatBegan, v.EntersCombat): matching_fights.entered_combat,
    (e.UsedTactics, v.UsesTactics): matching_fights.used,
    (e.UsedStealth, v.UsesStealth): matching_fights.used,
    (e.Generated, v.GeneratesEffect): lambda state, scope, event, word: (
        card_of(state, scope, event, word) if event.kind is EffectKind.SCRIPT else None
    ),
    (e.AuctionOpened, v.AuctionBegins): lambda state, scope, event, word: Bound(),
    (e.LeftPlay, v.LeavesPlay): card_of,
    (e.Discarded, v.Discards): player_of,
    (e.PowerGained, v.GainsPower): _gained,
    (e.PowerGenerated, v.GainsPower): _gained,
    (e.Targeted, v.IsTargeted): _targeted,
    (e.AttackDeclared, v.AttackDeclared): matching_fights.declared,
    (e.AttackDeclared, v.TurnsToAttack): matching_fights.turned,
    (e.Joined, v.TurnsToAttack): matching_fights.turned,
    (e.AttackEnded, v.AttackEnds): matching_fights.attack_ended,
    (e.CountedAsSuccess, v.AttackEnds): lambda state, scope, event, word: (
        matching_fights.of_ended(state, scope, event, word) if word.success else None
    ),
    (e.TookCombatDamage, v.TakesCombatDamage): matching_fights.took_combat_damage,
    (e.Intercepted, v.Intercepted): matching_fights.intercepted,
    (e.CombatBegan, v.CombatBegins): lambda state, scope, event, word: Bound(),
    (e.TurnStarted, v.TurnBegins): player_of,
    (e.MainShotBegan, v.MainShotBegins): player_of,
    (e.TurnEnding, v.TurnEnds): player_of,
}

HEARD: Final[Mapping[type[e.Event], tuple[type[v.Event], ...]]] = {
    event: tuple(word for other, word in _MATCHERS if other is event) for event, _ in _MATCHERS
}
"""The words by which texts wait for each event."""

"""Events of the game that texts wait for, and what each tells a text. Rules: 26.1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events as e
from app.games.shadowfist.engine.model.bound import Bound
from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import filters, players
from app.games.shadowfist.engine.read.scope import Scope
from app.games.shadowfist.engine.read.structure import location_of


def bound_by(state: State, scope: Scope, event: e.Event, word: v.Event) -> Bound | None:
    """Return what an event tells a text that waits for it; None if it is another event."""
    matcher = _MATCHERS.get((type(event), type(word)))
    return None if matcher is None else matcher(state, scope, event, word)


def _that(state: State, card: int, they: int) -> Bound:
    place = location_of(state, card) if state.area[card] is e.Area.IN_PLAY else -1
    return Bound(that=(card, state.mark[card]), they=they, place=place)


def _card(state: State, scope: Scope, event: Any, word: Any) -> Bound | None:
    card = event.card
    if not filters.matches(state, scope, card, word.cards):
        return None
    return _that(state, card, state.controller[card])


def _entered(state: State, scope: Scope, event: e.EnteredPlay, word: v.EntersPlay) -> Bound | None:
    return None if word.from_hand and not event.from_hand else _card(state, scope, event, word)


def _attack_ended(
    state: State, scope: Scope, event: e.AttackEnded, word: v.AttackEnds
) -> Bound | None:
    if word.success is not None and word.success is not event.is_success:
        return None
    return _player(state, scope, event, word)


def _played(state: State, scope: Scope, event: e.Played, word: v.IsPlayed) -> Bound | None:
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return _that(state, event.card, event.player) if found else None


def _smoked(state: State, scope: Scope, event: e.Smoked, word: v.IsSmoked) -> Bound | None:
    if word.by is not None and not any(
        players.is_one(state, scope, it.player, word.by) for it in event.by
    ):
        return None
    if word.in_combat and not event.in_combat:
        return None
    if word.by_damage and not event.by_damage:
        return None
    if word.by_other_damage and (event.in_combat or not event.by_damage):
        return None
    if word.by_card is not None and not any(
        it.card is not None and filters.matches(state, scope, it.card, word.by_card)
        for it in event.by
    ):
        return None
    return _card(state, scope, event, word)


def _declared(state: State, scope: Scope, event: e.AttackDeclared, word: Any) -> Bound | None:
    if not filters.matches(state, scope, event.target, word.on):
        return None
    is_theirs = players.is_one(state, scope, event.player, word.who)
    return _that(state, event.target, event.player) if is_theirs else None


def _turned(
    state: State, scope: Scope, event: e.AttackDeclared | e.Joined, word: v.TurnsToAttack
) -> Bound | None:
    attack = state.attack
    if attack is None or not filters.matches(state, scope, attack.target, word.on):
        return None
    for card in event.attackers:
        if filters.matches(state, scope, card, word.cards):
            return _that(state, card, event.player)
    return None


def _turned_to_heal(
    state: State, scope: Scope, event: e.Generated, word: v.TurnsToHeal
) -> Bound | None:
    if event.kind is not EffectKind.HEAL:
        return None
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return _that(state, event.card, event.player) if found else None


def _fate(state: State, scope: Scope, event: e.ToldFate, word: v.MeetsFate) -> Bound | None:
    if _FATES.get(event.fate) not in word.fates:
        return None
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return _that(state, event.card, event.player) if found else None


_FATES: Final = {
    Fate.SEIZED: v.SEIZURE,
    Fate.BURNED_FOR_VICTORY: v.BURNING_FOR_VICTORY,
    Fate.BURNED_FOR_POWER: v.BURNING_FOR_POWER,
}


def _inflicted(
    state: State, scope: Scope, event: e.Damaged, word: v.InflictsDamage
) -> Bound | None:
    if word.in_combat and not event.in_combat:
        return None
    if not filters.matches(state, scope, event.card, word.on):
        return None
    found = filters.matches(state, scope, event.source, word.cards)
    return _that(state, event.source, state.controller[event.source]) if found else None


def _targeted(state: State, scope: Scope, event: e.Targeted, word: v.IsTargeted) -> Bound | None:
    if not filters.matches(state, scope, event.source, word.by):
        return None
    for card in event.cards:
        if filters.matches(state, scope, card, word.cards):
            return _that(state, card, event.player)
    return None


def _resolved(state: State, scope: Scope, event: e.Resolved, word: v.Resolves) -> Bound | None:
    if event.kind is not EffectKind.PLAY:
        return None
    return _card(state, scope, event, word)


def _revealed(state: State, scope: Scope, event: e.Revealed, word: v.IsRevealed) -> Bound | None:
    is_theirs = players.is_one(state, scope, event.by, word.by)
    return _card(state, scope, event, word) if is_theirs else None


def _smoked_together(
    state: State, scope: Scope, event: e.SmokedTogether, word: v.AreSmoked
) -> Bound | None:
    found = [it for it in event.cards if filters.matches(state, scope, it, word.cards)]
    return Bound() if len(found) >= word.least else None


def _entered_combat(
    state: State, scope: Scope, event: e.CombatBegan, word: v.EntersCombat
) -> Bound | None:
    pairs = [(it, event.opponent) for it in event.attackers]
    for one, other in [*pairs, *((other, one) for one, other in pairs)]:
        if filters.matches(state, scope, one, word.cards) and filters.matches(
            state, scope, other, word.against
        ):
            return _that(state, other, state.controller[other])
    return None


def _used(
    state: State, scope: Scope, event: e.UsedTactics | e.UsedStealth, word: Any
) -> Bound | None:
    if not filters.matches(state, scope, event.card, word.cards):
        return None
    found = filters.matches(state, scope, event.opponent, word.against)
    return _that(state, event.opponent, state.controller[event.opponent]) if found else None


def _gained(
    state: State, scope: Scope, event: e.PowerGained | e.PowerGenerated, word: v.GainsPower
) -> Bound | None:
    if event.by < 0 or not filters.matches(state, scope, event.by, word.by):
        return None
    return _player(state, scope, event, word)


def _paid(state: State, scope: Scope, event: e.PowerPaid, word: v.Pays) -> Bound | None:
    if event.amount < word.least:
        return None
    return _player(state, scope, event, word)


def _player(state: State, scope: Scope, event: Any, word: Any) -> Bound | None:
    is_theirs = players.is_one(state, scope, event.player, word.who)
    return Bound(they=event.player) if is_theirs else None


def _beaten(
    state: State, scope: Scope, event: e.ToldFate, word: v.BodyReducedToZero
) -> Bound | None:
    if not players.is_one(state, scope, event.player, word.who):
        return None
    found = filters.matches(state, scope, event.card, word.cards)
    return _that(state, event.card, event.player) if found else None


def _intercepted(
    state: State, scope: Scope, event: e.Intercepted, word: v.Intercepted
) -> Bound | None:
    found = filters.matches(state, scope, event.attacker, word.cards)
    return _that(state, event.attacker, event.player) if found else None


_MATCHERS: Final[
    Mapping[tuple[type[e.Event], type[v.Event]], Callable[[State, Scope, Any, Any], Bound | None]]
] = {
    (e.EnteredPlay, v.EntersPlay): _entered,
    (e.Played, v.IsPlayed): _played,
    (e.Revealed, v.IsRevealed): _revealed,
    (e.SmokedTogether, v.AreSmoked): _smoked_together,
    (e.Unturned, v.IsUnturned): _card,
    (e.Turned, v.IsTurned): _card,
    (e.AttackDeclared, v.TakesPartInAttack): _player,
    (e.Joined, v.TakesPartInAttack): _player,
    (e.Smoked, v.IsSmoked): _smoked,
    (e.Damaged, v.IsDamaged): _card,
    (e.Healed, v.Healed): _card,
    (e.ToldFate, v.BodyReducedToZero): _beaten,
    (e.ToldFate, v.MeetsFate): _fate,
    (e.Damaged, v.InflictsDamage): _inflicted,
    (e.Generated, v.TurnsToHeal): _turned_to_heal,
    (e.PowerPaid, v.Pays): _paid,
    (e.Resolved, v.Resolves): _resolved,
    (e.CombatBegan, v.EntersCombat): _entered_combat,
    (e.UsedTactics, v.UsesTactics): _used,
    (e.UsedStealth, v.UsesStealth): _used,
    (e.Generated, v.GeneratesEffect): lambda state, scope, event, word: (
        _card(state, scope, event, word) if event.kind is EffectKind.SCRIPT else None
    ),
    (e.AuctionOpened, v.AuctionBegins): lambda state, scope, event, word: Bound(),
    (e.LeftPlay, v.LeavesPlay): _card,
    (e.Discarded, v.Discards): _player,
    (e.PowerGained, v.GainsPower): _gained,
    (e.PowerGenerated, v.GainsPower): _gained,
    (e.Targeted, v.IsTargeted): _targeted,
    (e.AttackDeclared, v.AttackDeclared): _declared,
    (e.AttackDeclared, v.TurnsToAttack): _turned,
    (e.Joined, v.TurnsToAttack): _turned,
    (e.AttackEnded, v.AttackEnds): _attack_ended,
    (e.Intercepted, v.Intercepted): _intercepted,
    (e.CombatBegan, v.CombatBegins): lambda state, scope, event, word: Bound(),
    (e.TurnStarted, v.TurnBegins): _player,
    (e.MainShotBegan, v.MainShotBegins): _player,
    (e.TurnEnding, v.TurnEnds): _player,
}

HEARD: Final[Mapping[type[e.Event], tuple[type[v.Event], ...]]] = {
    event: tuple(word for other, word in _MATCHERS if other is event) for event, _ in _MATCHERS
}
"""The words by which texts wait for each event."""

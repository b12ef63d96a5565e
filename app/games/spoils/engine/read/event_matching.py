"""Triggers that an event sets off. Rules: 503.1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.derived_cache import Reading, Triggers
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import amounts, filters
from app.games.spoils.engine.read.active_text import active, rules_for
from app.games.spoils.engine.read.event_binding import (
    EventBinding,
    with_binding,
    with_host,
)
from app.games.spoils.engine.read.scope import Scope, read_in
from app.games.spoils.vocabulary.places import AREA_OF

RESTORE_RULE: Final = "RESTORE RULE"


def triggered_by(state: State, event: Event) -> list[tuple[v.Trigger, Scope, EventBinding]]:
    """The triggers whose condition this event is, once for each time it happened in it."""
    found = []
    for trigger, reading in _awaiting(state, type(event)):
        scope = read_in(state, reading)
        found += [
            (trigger, scope, with_host(scope, binding))
            for binding in bindings(scope, trigger.event, event)
            if _is_on(scope, trigger, binding, event)
        ]
    return found


def _awaiting(state: State, kind: type) -> Sequence[tuple[v.Trigger, Reading]]:
    """The triggers in force that such an event may set off."""
    known = state.derived.awaiting
    if known is None:
        triggers = active(state).triggers
        known = _by_kind(triggers)
        state.derived.awaiting = known
    return known.get(kind, ())


def _by_kind(triggers: Triggers) -> Mapping[type, Triggers]:
    """The triggers by the kinds of events they wait for, in order."""
    found: dict[type, Triggers] = {}
    for it in triggers:
        for kind in dict.fromkeys(event_types(it[0].event)):
            found.setdefault(kind, []).append(it)
    return found


def event_types(asked: v.Event) -> tuple[type, ...]:
    """The kinds of events among which a text finds what it waits for."""
    if isinstance(asked, v.AnyOf):
        return tuple(kind for one in asked.events for kind in event_types(one))
    return EVENTS[type(asked)].kinds


def _is_on(scope: Scope, trigger: v.Trigger, binding: EventBinding, event: Event) -> bool:
    """True if threshold and condition hold as the event happens. Rules: 405.4, 503.1."""
    if not amounts.meets(scope, trigger.threshold):
        return False
    if trigger.name == RESTORE_RULE and rules_for(scope.state, scope.you, v.SkipsRestoreRule):
        return False
    if trigger.per_turn is not None and _times(scope, trigger, event) >= trigger.per_turn:
        return False
    if trigger.condition is None:
        return True
    told = with_binding(scope, binding)
    return amounts.holds(told, trigger.condition)


def _times(scope: Scope, trigger: v.Trigger, event: Event) -> int:
    """The number of times the event that a trigger waits for has happened before, this turn."""
    return sum(
        len(list(bindings(scope, trigger.event, earlier)))
        for earlier in scope.state.this_turn
        if earlier is not event
    )


def bindings(scope: Scope, asked: v.Event, event: Event) -> Iterator[EventBinding]:
    """Each way in which what happened is what a text waits for."""
    matcher = EVENTS[type(asked)]
    if isinstance(event, matcher.kinds):
        yield from matcher.bindings(scope, asked, event)


def _any_of(scope: Scope, asked: v.AnyOf, event: Event) -> Iterator[EventBinding]:
    for one in asked.events:
        found = list(bindings(scope, one, event))
        if found:
            yield from found
            return


def _of_player(scope: Scope, asked: Any, event: Any) -> Iterator[EventBinding]:
    """An event of a player."""
    if event.player in scope.players(asked.who):
        that, amount = None, getattr(event, "amount", None)
        if hasattr(event, "cards"):
            that, amount = event.cards, len(event.cards)
        elif hasattr(event, "card"):
            that = (event.card,)
        yield EventBinding(that=that, they=event.player, amount=amount)


def _of_card(scope: Scope, asked: Any, event: Any) -> Iterator[EventBinding]:
    """An event of one card."""
    if filters.fits(scope, event.card, asked.cards):
        yield EventBinding(that=(event.card,), they=scope.state.controller[event.card])


def _enters_play(
    scope: Scope, asked: v.EntersPlay, event: events.EnteredPlay
) -> Iterator[EventBinding]:
    """A card in play; an area that the text names is where it came from."""
    where, owner = asked.cards.where, scope.state.owner[event.card]
    areas = [it for it in where if isinstance(it, v.In)]
    if any(event.origin is not it.area or owner not in scope.players(it.of) for it in areas):
        return
    cards = v.Cards(tuple(it for it in where if it not in areas)) if areas else asked.cards
    if filters.fits(scope, event.card, cards):
        yield EventBinding(that=(event.card,), they=scope.state.controller[event.card])


def _battle_ends(scope: Scope, asked: Any, event: events.BattleEnded) -> Iterator[EventBinding]:
    yield EventBinding(they=event.attacker)


def _destroyed(scope: Scope, asked: v.Destroyed, event: events.Destroyed) -> Iterator[EventBinding]:
    if filters.fits(scope, event.card, asked.cards):
        by_any = asked.by == v.CARD
        if by_any or any(filters.fits_by_face(scope, source, asked.by) for source in event.sources):
            yield EventBinding(that=(event.card,), source=event.sources, they=event.last_controller)


def _destroyed_by_battle(
    scope: Scope, asked: v.DestroyedByBattle, event: events.Destroyed
) -> Iterator[EventBinding]:
    if event.by_battle_damage and filters.fits(scope, event.card, asked.cards):
        yield EventBinding(that=(event.card,), source=event.sources, they=event.last_controller)


def _put_from_play(
    scope: Scope, asked: v.PutFromPlay, event: events.LeftPlay
) -> Iterator[EventBinding]:
    if event.into is AREA_OF[asked.into] and filters.fits(scope, event.card, asked.cards):
        yield EventBinding(that=(event.card,), they=event.last_controller)


def _put_anywhere(
    scope: Scope, asked: v.PutAnywhere, event: events.CardMoved
) -> Iterator[EventBinding]:
    if event.into is AREA_OF[asked.into] and filters.fits(scope, event.card, asked.cards):
        yield EventBinding(that=(event.card,), they=event.owner)


def _flipped_down(
    scope: Scope, asked: v.FlippedFaceDown, event: events.Flipped
) -> Iterator[EventBinding]:
    if event.face_down and filters.fits(scope, event.card, asked.cards):
        yield EventBinding(that=(event.card,), they=scope.state.controller[event.card])


def _attacks(scope: Scope, asked: v.Attacks, event: events.Attacked) -> Iterator[EventBinding]:
    for card in event.party:
        if filters.fits(scope, card, asked.cards):
            yield EventBinding(that=(card,), they=event.player)


def _party_formed(
    scope: Scope, asked: v.PartyFormed, event: events.Attacked
) -> Iterator[EventBinding]:
    them = tuple(card for card in event.party if filters.fits(scope, card, asked.including))
    if them:
        yield EventBinding(that=them, they=event.player)


def _is_attacked(
    scope: Scope, asked: v.PlayerIsAttacked, event: events.Attacked
) -> Iterator[EventBinding]:
    defends = scope.state.controller[event.target]
    if defends in scope.players(asked.who):
        yield EventBinding(that=event.party, they=defends)


def _blocks(scope: Scope, asked: v.Blocks, event: events.Blocked) -> Iterator[EventBinding]:
    for card in event.party:
        if filters.fits(scope, card, asked.cards):
            yield EventBinding(that=(card,), they=event.player)


def _is_blocked(scope: Scope, asked: v.IsBlocked, event: events.Blocked) -> Iterator[EventBinding]:
    battle = scope.state.battle
    if battle is not None:
        for card in battle.attacking:
            if filters.fits(scope, card, asked.cards):
                yield EventBinding(that=(card,), they=battle.attacker)


def _inflicts(
    scope: Scope, asked: v.Inflicts | v.InflictsBattle, event: events.DamageInflicted
) -> Iterator[EventBinding]:
    """Damage as one amount; where a text asks who inflicts it, each one's share (609.1f)."""
    by = tuple(card for card in event.sources if filters.fits_by_face(scope, card, asked.source))
    if not by or not filters.fits(scope, event.target, asked.to):
        return
    told = EventBinding(that=(event.target,), they=scope.state.controller[event.target])
    if asked.source == v.CARD:
        yield replace(told, source=by, amount=event.amount)
        return
    shares = dict(event.shares)
    for card in by:
        yield replace(told, source=(card,), amount=shares[card])


def _inflicts_battle(
    scope: Scope, asked: v.InflictsBattle, event: events.DamageInflicted
) -> Iterator[EventBinding]:
    if event.in_battle:
        yield from _inflicts(scope, asked, event)


def _is_picked(scope: Scope, asked: v.IsPicked, event: events.Picked) -> Iterator[EventBinding]:
    for card in event.cards:
        if filters.fits(scope, card, asked.cards):
            source = () if event.source is None else (event.source,)
            yield EventBinding(that=(card,), source=source, they=event.player)


def _deploys(scope: Scope, asked: v.Deploys, event: events.Deployed) -> Iterator[EventBinding]:
    if event.player in scope.players(asked.who) and filters.was_deployed_as(
        scope, event, asked.cards
    ):
        yield EventBinding(that=(event.card,), they=event.player)


def _draws_by_rule(
    scope: Scope, asked: v.DrawsByRule, event: events.Drew
) -> Iterator[EventBinding]:
    if event.by_rule and event.player in scope.players(asked.who):
        yield EventBinding(that=event.cards, they=event.player, amount=len(event.cards))


def _discards(scope: Scope, asked: v.Discards, event: events.Discarded) -> Iterator[EventBinding]:
    if event.player in scope.players(asked.who):
        by_any = asked.by == v.CARD
        if by_any or (
            event.source is not None and filters.fits_by_face(scope, event.source, asked.by)
        ):
            yield EventBinding(that=event.cards, they=event.player, amount=len(event.cards))


def _searches(scope: Scope, asked: v.Searches, event: events.Searched) -> Iterator[EventBinding]:
    if event.player == event.deck and event.player in scope.players(asked.who):
        yield EventBinding(they=event.player)


def _coin_flipped(scope: Scope, asked: Any, event: events.CoinFlipped) -> Iterator[EventBinding]:
    yield EventBinding(they=event.player)


def _coin_lost(
    scope: Scope, asked: v.CoinLost, event: events.CoinFlipped
) -> Iterator[EventBinding]:
    if not event.won and event.player in scope.players(asked.who):
        yield EventBinding(they=event.player)


def _put_by_mulligan(
    scope: Scope, asked: v.PutOnBottomByMulligan, event: events.Mulliganed
) -> Iterator[EventBinding]:
    for card in event.cards:
        if filters.fits(scope, card, asked.cards):
            yield EventBinding(that=(card,), they=event.player)


def _never(scope: Scope, asked: Any, event: Event) -> Iterator[EventBinding]:
    """Match nothing: `state_checks` sets these off after evaluating the condition."""
    yield from ()


@dataclass(frozen=True, slots=True)
class Matcher:
    """The kinds of events that a text listens to, and the function that binds one of them."""

    kinds: tuple[type, ...]
    bindings: Callable[[Scope, Any, Any], Iterator[EventBinding]]


EVENTS: Final[MappingProxyType[type, Matcher]] = MappingProxyType(
    {
        v.AnyOf: Matcher((object,), _any_of),
        v.TurnStarts: Matcher((events.TurnStarted,), _of_player),
        v.TurnEnds: Matcher((events.TurnEnded,), _of_player),
        v.BattleEnds: Matcher((events.BattleEnded,), _battle_ends),
        v.EntersPlay: Matcher((events.EnteredPlay,), _enters_play),
        v.LeavesPlay: Matcher((events.LeftPlay,), _of_card),
        v.Destroyed: Matcher((events.Destroyed,), _destroyed),
        v.DestroyedByBattle: Matcher((events.Destroyed,), _destroyed_by_battle),
        v.PutFromPlay: Matcher((events.LeftPlay,), _put_from_play),
        v.PutAnywhere: Matcher((events.CardMoved,), _put_anywhere),
        v.FlippedFaceDown: Matcher((events.Flipped,), _flipped_down),
        v.Attacks: Matcher((events.Attacked,), _attacks),
        v.PartyFormed: Matcher((events.Attacked,), _party_formed),
        v.PlayerAttacks: Matcher((events.Attacked,), _of_player),
        v.PlayerIsAttacked: Matcher((events.Attacked,), _is_attacked),
        v.Blocks: Matcher((events.Blocked,), _blocks),
        v.IsBlocked: Matcher((events.Blocked,), _is_blocked),
        v.Inflicts: Matcher((events.DamageInflicted,), _inflicts),
        v.InflictsBattle: Matcher((events.DamageInflicted,), _inflicts_battle),
        v.Depleted: Matcher((events.Depleted,), _of_card),
        v.Restored: Matcher((events.Restored,), _of_card),
        v.IsPicked: Matcher((events.Picked,), _is_picked),
        v.Deploys: Matcher((events.Deployed,), _deploys),
        v.PlaysResource: Matcher((events.ResourcePlayed,), _of_player),
        v.Draws: Matcher((events.Drew,), _of_player),
        v.DrawsByRule: Matcher((events.Drew,), _draws_by_rule),
        v.Discards: Matcher((events.Discarded,), _discards),
        v.Searches: Matcher((events.Searched,), _searches),
        v.LosesInfluence: Matcher((events.InfluenceLost,), _of_player),
        v.CoinFlipped: Matcher((events.CoinFlipped,), _coin_flipped),
        v.CoinLost: Matcher((events.CoinFlipped,), _coin_lost),
        v.PutOnBottomByMulligan: Matcher((events.Mulliganed,), _put_by_mulligan),
        v.StateHolds: Matcher((), _never),
    }
)
"""The matcher that recognises each event of the vocabulary."""

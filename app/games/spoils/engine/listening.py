"""Which triggers an event sets off. Rules: 503.1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, nouns
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.changing import active, rules_for
from app.games.spoils.engine.events import Event
from app.games.spoils.engine.layout import Reading, Triggers
from app.games.spoils.engine.occasions import SOURCE, THAT, Occasion, told_of, with_host
from app.games.spoils.engine.scope import AMOUNT, THEY, Scope, read_in
from app.games.spoils.engine.state import State
from app.games.spoils.terms import Area

RESTORE_RULE: Final = "RESTORE RULE"

AREA_OF: Final = MappingProxyType(
    {
        words.Place.HAND: Area.HAND,
        words.Place.DECK_TOP: Area.DECK,
        words.Place.DECK_BOTTOM: Area.DECK,
        words.Place.DECK_SHUFFLED: Area.DECK,
        words.Place.DISCARD_PILE: Area.DISCARD_PILE,
        words.Place.PLAY: Area.IN_PLAY,
        words.Place.PLAY_FACE_DOWN: Area.IN_PLAY,
        words.Place.OUT_OF_GAME: Area.OUT_OF_GAME,
        words.Place.OUT_OF_GAME_FACE_DOWN: Area.OUT_OF_GAME,
        words.Place.VOID: Area.VOID,
        words.Place.VOID_FACE_DOWN: Area.VOID,
    }
)


def set_off(state: State, event: Event) -> list[tuple[words.Trigger, Scope, Occasion]]:
    """The triggers whose condition this event is, once for each time it happened in it."""
    found = []
    for trigger, reading in _listeners(state, type(event)):
        scope = read_in(state, reading)
        found += [
            (trigger, scope, with_host(scope, occasion))
            for occasion in occasions(scope, trigger.event, event)
            if _is_on(scope, trigger, occasion, event)
        ]
    return found


def _listeners(state: State, kind: type) -> Sequence[tuple[words.Trigger, Reading]]:
    """The triggers in force that such an event may set off."""
    known = state.layout.listeners
    if known is None:
        triggers = active(state).triggers
        known = _by_kind(triggers)
        state.layout.listeners = known
    return known.get(kind, ())


def _by_kind(triggers: Triggers) -> Mapping[type, Triggers]:
    """The triggers by the kinds of events they hear, in order."""
    found: dict[type, Triggers] = {}
    for it in triggers:
        for kind in dict.fromkeys(heard_by(it[0].event)):
            found.setdefault(kind, []).append(it)
    return found


def heard_by(asked: words.Event) -> tuple[type, ...]:
    """The kinds of events among which a text finds what it waits for."""
    if isinstance(asked, words.AnyOf):
        return tuple(kind for one in asked.events for kind in heard_by(one))
    return EVENTS[type(asked)].kinds


def _is_on(scope: Scope, trigger: words.Trigger, occasion: Occasion, event: Event) -> bool:
    """Whether threshold and condition hold as the event happens. Rules: 405.4, 503.1."""
    if not amounts.meets(scope, trigger.threshold):
        return False
    if trigger.name == RESTORE_RULE and rules_for(scope.state, scope.you, words.SkipsRestoreRule):
        return False
    if trigger.per_turn is not None and _times(scope, trigger, event) >= trigger.per_turn:
        return False
    if trigger.condition is None:
        return True
    told = told_of(scope, occasion)
    return amounts.holds(told, trigger.condition)


def _times(scope: Scope, trigger: words.Trigger, event: Event) -> int:
    """How often the event a trigger waits for has happened before, this turn."""
    return sum(
        len(list(occasions(scope, trigger.event, earlier)))
        for earlier in scope.state.this_turn
        if earlier is not event
    )


def occasions(scope: Scope, asked: words.Event, event: Event) -> Iterator[Occasion]:
    """Each way in which what happened is what a text waits for."""
    ear = EVENTS[type(asked)]
    if isinstance(event, ear.kinds):
        yield from ear.occasions(scope, asked, event)


def _any_of(scope: Scope, asked: words.AnyOf, event: Event) -> Iterator[Occasion]:
    for one in asked.events:
        found = list(occasions(scope, one, event))
        if found:
            yield from found
            return


def _of_player(scope: Scope, asked: Any, event: Any) -> Iterator[Occasion]:
    """An event of a player."""
    if event.player in scope.players(asked.who):
        told: dict[str, Any] = {THEY: event.player}
        if hasattr(event, "amount"):
            told[AMOUNT] = event.amount
        if hasattr(event, "cards"):
            told[THAT] = event.cards
            told[AMOUNT] = len(event.cards)
        elif hasattr(event, "card"):
            told[THAT] = (event.card,)
        yield told


def _of_card(scope: Scope, asked: Any, event: Any) -> Iterator[Occasion]:
    """An event of one card."""
    if nouns.fits(scope, event.card, asked.cards):
        yield {THAT: (event.card,), THEY: scope.state.controller[event.card]}


def _enters_play(
    scope: Scope, asked: words.EntersPlay, event: happened.EnteredPlay
) -> Iterator[Occasion]:
    """A card in play; an area that the text names is where it came from."""
    where, owner = asked.cards.where, scope.state.owner[event.card]
    areas = [it for it in where if isinstance(it, words.In)]
    if any(event.origin is not it.area or owner not in scope.players(it.of) for it in areas):
        return
    cards = words.Cards(tuple(it for it in where if it not in areas)) if areas else asked.cards
    if nouns.fits(scope, event.card, cards):
        yield {THAT: (event.card,), THEY: scope.state.controller[event.card]}


def _battle_ends(scope: Scope, asked: Any, event: happened.BattleEnded) -> Iterator[Occasion]:
    yield {THEY: event.attacker}


def _destroyed(
    scope: Scope, asked: words.Destroyed, event: happened.Destroyed
) -> Iterator[Occasion]:
    if nouns.fits(scope, event.card, asked.cards):
        by_any = asked.by == words.CARD
        if by_any or any(nouns.fits(scope, source, asked.by) for source in event.sources):
            yield {THAT: (event.card,), SOURCE: event.sources, THEY: event.last_controller}


def _destroyed_by_battle(
    scope: Scope, asked: words.DestroyedByBattle, event: happened.Destroyed
) -> Iterator[Occasion]:
    if event.by_battle_damage and nouns.fits(scope, event.card, asked.cards):
        yield {THAT: (event.card,), SOURCE: event.sources, THEY: event.last_controller}


def _put_from_play(
    scope: Scope, asked: words.PutFromPlay, event: happened.LeftPlay
) -> Iterator[Occasion]:
    if event.into is AREA_OF[asked.into] and nouns.fits(scope, event.card, asked.cards):
        yield {THAT: (event.card,), THEY: event.last_controller}


def _put_anywhere(
    scope: Scope, asked: words.PutAnywhere, event: happened.CardMoved
) -> Iterator[Occasion]:
    if event.into is AREA_OF[asked.into] and nouns.fits(scope, event.card, asked.cards):
        yield {THAT: (event.card,), THEY: event.owner}


def _flipped_down(
    scope: Scope, asked: words.FlippedFaceDown, event: happened.Flipped
) -> Iterator[Occasion]:
    if event.face_down and nouns.fits(scope, event.card, asked.cards):
        yield {THAT: (event.card,), THEY: scope.state.controller[event.card]}


def _attacks(scope: Scope, asked: words.Attacks, event: happened.Attacked) -> Iterator[Occasion]:
    for card in event.party:
        if nouns.fits(scope, card, asked.cards):
            yield {THAT: (card,), THEY: event.player}


def _party_formed(
    scope: Scope, asked: words.PartyFormed, event: happened.Attacked
) -> Iterator[Occasion]:
    them = tuple(card for card in event.party if nouns.fits(scope, card, asked.including))
    if them:
        yield {THAT: them, THEY: event.player}


def _is_attacked(
    scope: Scope, asked: words.PlayerIsAttacked, event: happened.Attacked
) -> Iterator[Occasion]:
    defends = scope.state.controller[event.target]
    if defends in scope.players(asked.who):
        yield {THAT: event.party, THEY: defends}


def _blocks(scope: Scope, asked: words.Blocks, event: happened.Blocked) -> Iterator[Occasion]:
    for card in event.party:
        if nouns.fits(scope, card, asked.cards):
            yield {THAT: (card,), THEY: event.player}


def _is_blocked(
    scope: Scope, asked: words.IsBlocked, event: happened.Blocked
) -> Iterator[Occasion]:
    battle = scope.state.battle
    if battle is not None:
        for card in battle.attacking:
            if nouns.fits(scope, card, asked.cards):
                yield {THAT: (card,), THEY: battle.attacker}


def _inflicts(
    scope: Scope, asked: words.Inflicts | words.InflictsBattle, event: happened.DamageInflicted
) -> Iterator[Occasion]:
    """Damage as one amount; where a text asks who inflicts it, each one's share (609.1f)."""
    by = tuple(card for card in event.sources if nouns.fits(scope, card, asked.source))
    if not by or not nouns.fits(scope, event.target, asked.to):
        return
    told = {THAT: (event.target,), THEY: scope.state.controller[event.target]}
    if asked.source == words.CARD:
        yield {**told, SOURCE: by, AMOUNT: event.amount}
        return
    shares = dict(event.shares)
    for card in by:
        yield {**told, SOURCE: (card,), AMOUNT: shares[card]}


def _inflicts_battle(
    scope: Scope, asked: words.InflictsBattle, event: happened.DamageInflicted
) -> Iterator[Occasion]:
    if event.in_battle:
        yield from _inflicts(scope, asked, event)


def _is_picked(scope: Scope, asked: words.IsPicked, event: happened.Picked) -> Iterator[Occasion]:
    for card in event.cards:
        if nouns.fits(scope, card, asked.cards):
            source = () if event.source is None else (event.source,)
            yield {THAT: (card,), SOURCE: source, THEY: event.player}


def _deploys(scope: Scope, asked: words.Deploys, event: happened.Deployed) -> Iterator[Occasion]:
    if event.player in scope.players(asked.who) and nouns.was_deployed_as(
        scope, event, asked.cards
    ):
        yield {THAT: (event.card,), THEY: event.player}


def _draws_by_rule(
    scope: Scope, asked: words.DrawsByRule, event: happened.Drew
) -> Iterator[Occasion]:
    if event.by_rule and event.player in scope.players(asked.who):
        yield {THAT: event.cards, THEY: event.player, AMOUNT: len(event.cards)}


def _discards(scope: Scope, asked: words.Discards, event: happened.Discarded) -> Iterator[Occasion]:
    if event.player in scope.players(asked.who):
        by_any = asked.by == words.CARD
        if by_any or (event.source is not None and nouns.fits(scope, event.source, asked.by)):
            yield {THAT: event.cards, THEY: event.player, AMOUNT: len(event.cards)}


def _searches(scope: Scope, asked: words.Searches, event: happened.Searched) -> Iterator[Occasion]:
    if event.player == event.deck and event.player in scope.players(asked.who):
        yield {THEY: event.player}


def _coin_flipped(scope: Scope, asked: Any, event: happened.CoinFlipped) -> Iterator[Occasion]:
    yield {THEY: event.player}


def _coin_lost(
    scope: Scope, asked: words.CoinLost, event: happened.CoinFlipped
) -> Iterator[Occasion]:
    if not event.won and event.player in scope.players(asked.who):
        yield {THEY: event.player}


def _put_by_mulligan(
    scope: Scope, asked: words.PutOnBottomByMulligan, event: happened.Mulliganed
) -> Iterator[Occasion]:
    for card in event.cards:
        if nouns.fits(scope, card, asked.cards):
            yield {THAT: (card,), THEY: event.player}


def _never(scope: Scope, asked: Any, event: Event) -> Iterator[Occasion]:
    """Told by `settling`, which looks at the condition whenever something changed."""
    yield from ()


@dataclass(frozen=True, slots=True)
class Ear:
    """Among which kinds of events a text listens, and what it makes of one of them."""

    kinds: tuple[type, ...]
    occasions: Callable[[Scope, Any, Any], Iterator[Occasion]]


EVENTS: Final[MappingProxyType[type, Ear]] = MappingProxyType(
    {
        words.AnyOf: Ear((object,), _any_of),
        words.TurnStarts: Ear((happened.TurnStarted,), _of_player),
        words.TurnEnds: Ear((happened.TurnEnded,), _of_player),
        words.BattleEnds: Ear((happened.BattleEnded,), _battle_ends),
        words.EntersPlay: Ear((happened.EnteredPlay,), _enters_play),
        words.LeavesPlay: Ear((happened.LeftPlay,), _of_card),
        words.Destroyed: Ear((happened.Destroyed,), _destroyed),
        words.DestroyedByBattle: Ear((happened.Destroyed,), _destroyed_by_battle),
        words.PutFromPlay: Ear((happened.LeftPlay,), _put_from_play),
        words.PutAnywhere: Ear((happened.CardMoved,), _put_anywhere),
        words.FlippedFaceDown: Ear((happened.Flipped,), _flipped_down),
        words.Attacks: Ear((happened.Attacked,), _attacks),
        words.PartyFormed: Ear((happened.Attacked,), _party_formed),
        words.PlayerAttacks: Ear((happened.Attacked,), _of_player),
        words.PlayerIsAttacked: Ear((happened.Attacked,), _is_attacked),
        words.Blocks: Ear((happened.Blocked,), _blocks),
        words.IsBlocked: Ear((happened.Blocked,), _is_blocked),
        words.Inflicts: Ear((happened.DamageInflicted,), _inflicts),
        words.InflictsBattle: Ear((happened.DamageInflicted,), _inflicts_battle),
        words.Depleted: Ear((happened.Depleted,), _of_card),
        words.Restored: Ear((happened.Restored,), _of_card),
        words.IsPicked: Ear((happened.Picked,), _is_picked),
        words.Deploys: Ear((happened.Deployed,), _deploys),
        words.PlaysResource: Ear((happened.ResourcePlayed,), _of_player),
        words.Draws: Ear((happened.Drew,), _of_player),
        words.DrawsByRule: Ear((happened.Drew,), _draws_by_rule),
        words.Discards: Ear((happened.Discarded,), _discards),
        words.Searches: Ear((happened.Searched,), _searches),
        words.LosesInfluence: Ear((happened.InfluenceLost,), _of_player),
        words.CoinFlipped: Ear((happened.CoinFlipped,), _coin_flipped),
        words.CoinLost: Ear((happened.CoinFlipped,), _coin_lost),
        words.PutOnBottomByMulligan: Ear((happened.Mulliganed,), _put_by_mulligan),
        words.StateHolds: Ear((), _never),
    }
)
"""How each event of the vocabulary is recognised in what happened."""

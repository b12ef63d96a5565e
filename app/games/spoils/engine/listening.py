"""Which triggers an event sets off. Rules: 503.1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import amounts, nouns
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.actions import CardId
from app.games.spoils.engine.changing import active
from app.games.spoils.engine.events import Event
from app.games.spoils.engine.scope import AMOUNT, THEY, Scope
from app.games.spoils.engine.state import State
from app.games.spoils.terms import Area

THAT: Final = words.Role.THAT.value
SOURCE: Final = words.Role.SOURCE.value

Occasion: TypeAlias = Mapping[str, Any]
"""What an event binds: THAT and SOURCE as tuples of cards, the player, the amount."""

Listens: TypeAlias = Callable[[Scope, Any, Event], Iterator[Occasion]]

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
    }
)


def set_off(state: State, event: Event) -> list[tuple[words.Trigger, Scope, Occasion]]:
    """The triggers whose condition this event is, once for each time it happened in it."""
    return [
        (trigger, scope, occasion)
        for trigger, scope in active(state).triggers
        for occasion in occasions(scope, trigger.event, event)
        if _is_on(scope, trigger, occasion, event)
    ]


def _is_on(scope: Scope, trigger: words.Trigger, occasion: Occasion, event: Event) -> bool:
    """Whether threshold and condition hold as the event happens. Rules: 405.4, 503.1."""
    if not amounts.meets(scope, trigger.threshold):
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


def told_of(scope: Scope, occasion: Occasion) -> Scope:
    """A scope that knows what an event was about, its cards as they are now."""
    return Scope(scope.state, scope.source, scope.you, {**scope.bound, **sealed(scope, occasion)})


def sealed(scope: Scope, occasion: Occasion) -> dict[str, Any]:
    """An occasion with its cards as they are now, so that they can be lost track of."""
    state = scope.state
    return {
        key: tuple(state.ref(card) for card in value) if key in (THAT, SOURCE) else value
        for key, value in occasion.items()
    }


def occasions(scope: Scope, asked: words.Event, event: Event) -> Iterator[Occasion]:
    """Each way in which what happened is what a text waits for."""
    yield from EVENTS[type(asked)](scope, asked, event)


def _any_of(scope: Scope, asked: words.AnyOf, event: Event) -> Iterator[Occasion]:
    for one in asked.events:
        found = list(occasions(scope, one, event))
        if found:
            yield from found
            return


def _of_player(kind: type[Event], field: str = "player") -> Listens:
    """Listen for an event of a player."""

    def listens(scope: Scope, asked: Any, event: Event) -> Iterator[Occasion]:
        if isinstance(event, kind) and getattr(event, field) in scope.players(asked.who):
            told: dict[str, Any] = {THEY: getattr(event, field)}
            if hasattr(event, "amount"):
                told[AMOUNT] = event.amount
            if hasattr(event, "cards"):
                told[THAT] = event.cards
                told[AMOUNT] = len(event.cards)
            elif hasattr(event, "card"):
                told[THAT] = (event.card,)
            yield told

    return listens


def _of_card(kind: type[Event]) -> Listens:
    """Listen for an event of one card."""

    def listens(scope: Scope, asked: Any, event: Event) -> Iterator[Occasion]:
        if isinstance(event, kind):
            card: CardId = event.card  # type: ignore[union-attr]
            if nouns.fits(scope, card, asked.cards):
                yield {THAT: (card,), THEY: scope.state.controller[card]}

    return listens


def _battle_ends(scope: Scope, asked: words.BattleEnds, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.BattleEnded):
        yield {THEY: event.attacker}


def _destroyed(scope: Scope, asked: words.Destroyed, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.Destroyed) and nouns.fits(scope, event.card, asked.cards):
        by_any = asked.by == words.CARD
        if by_any or any(nouns.fits(scope, source, asked.by) for source in event.sources):
            yield {THAT: (event.card,), SOURCE: event.sources, THEY: event.last_controller}


def _destroyed_by_battle(
    scope: Scope, asked: words.DestroyedByBattle, event: Event
) -> Iterator[Occasion]:
    if (
        isinstance(event, happened.Destroyed)
        and event.by_battle_damage
        and nouns.fits(scope, event.card, asked.cards)
    ):
        yield {THAT: (event.card,), SOURCE: event.sources, THEY: event.last_controller}


def _put_from_play(scope: Scope, asked: words.PutFromPlay, event: Event) -> Iterator[Occasion]:
    if (isinstance(event, happened.LeftPlay) and event.into is AREA_OF[asked.into]) and (
        nouns.fits(scope, event.card, asked.cards)
    ):
        yield {THAT: (event.card,), THEY: event.last_controller}


def _put_anywhere(scope: Scope, asked: words.PutAnywhere, event: Event) -> Iterator[Occasion]:
    if (isinstance(event, happened.CardMoved) and event.into is AREA_OF[asked.into]) and (
        nouns.fits(scope, event.card, asked.cards)
    ):
        yield {THAT: (event.card,), THEY: event.owner}


def _flipped_down(scope: Scope, asked: words.FlippedFaceDown, event: Event) -> Iterator[Occasion]:
    if (isinstance(event, happened.Flipped) and event.face_down) and (
        nouns.fits(scope, event.card, asked.cards)
    ):
        yield {THAT: (event.card,), THEY: scope.state.controller[event.card]}


def _attacks(scope: Scope, asked: words.Attacks, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.Attacked):
        for card in event.party:
            if nouns.fits(scope, card, asked.cards):
                yield {THAT: (card,), THEY: event.player}


def _party_formed(scope: Scope, asked: words.PartyFormed, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.Attacked):
        them = tuple(card for card in event.party if nouns.fits(scope, card, asked.including))
        if them:
            yield {THAT: them, THEY: event.player}


def _is_attacked(scope: Scope, asked: words.PlayerIsAttacked, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.Attacked):
        defends = scope.state.controller[event.target]
        if defends in scope.players(asked.who):
            yield {THAT: event.party, THEY: defends}


def _blocks(scope: Scope, asked: words.Blocks, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.Blocked):
        for card in event.party:
            if nouns.fits(scope, card, asked.cards):
                yield {THAT: (card,), THEY: event.player}


def _is_blocked(scope: Scope, asked: words.IsBlocked, event: Event) -> Iterator[Occasion]:
    battle = scope.state.battle
    if isinstance(event, happened.Blocked) and battle is not None:
        for card in battle.attacking:
            if nouns.fits(scope, card, asked.cards):
                yield {THAT: (card,), THEY: battle.attacker}


def _inflicts(scope: Scope, asked: words.Inflicts, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.DamageInflicted):
        yield from _damage(scope, asked.source, asked.to, event)


def _inflicts_battle(scope: Scope, asked: words.InflictsBattle, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.DamageInflicted) and event.in_battle:
        yield from _damage(scope, asked.source, asked.to, event)


def _damage(
    scope: Scope, source: words.Cards, to: words.Cards, event: happened.DamageInflicted
) -> Iterator[Occasion]:
    by = tuple(card for card in event.sources if nouns.fits(scope, card, source))
    if by and nouns.fits(scope, event.target, to):
        yield {
            THAT: (event.target,),
            SOURCE: by,
            AMOUNT: event.amount,
            THEY: scope.state.controller[event.target],
        }


def _is_picked(scope: Scope, asked: words.IsPicked, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.Picked):
        for card in event.cards:
            if nouns.fits(scope, card, asked.cards):
                source = () if event.source is None else (event.source,)
                yield {THAT: (card,), SOURCE: source, THEY: event.player}


def _deploys(scope: Scope, asked: words.Deploys, event: Event) -> Iterator[Occasion]:
    if (isinstance(event, happened.Deployed) and event.player in scope.players(asked.who)) and (
        nouns.fits(scope, event.card, asked.cards)
    ):
        yield {THAT: (event.card,), THEY: event.player}


def _draws_by_rule(scope: Scope, asked: words.DrawsByRule, event: Event) -> Iterator[Occasion]:
    if (
        isinstance(event, happened.Drew)
        and event.by_rule
        and event.player in scope.players(asked.who)
    ):
        yield {THAT: event.cards, THEY: event.player, AMOUNT: len(event.cards)}


def _discards(scope: Scope, asked: words.Discards, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.Discarded) and event.player in scope.players(asked.who):
        by_any = asked.by == words.CARD
        if by_any or (event.source is not None and nouns.fits(scope, event.source, asked.by)):
            yield {THAT: event.cards, THEY: event.player, AMOUNT: len(event.cards)}


def _searches(scope: Scope, asked: words.Searches, event: Event) -> Iterator[Occasion]:
    if (isinstance(event, happened.Searched) and event.player == event.deck) and (
        event.player in scope.players(asked.who)
    ):
        yield {THEY: event.player}


def _coin_flipped(scope: Scope, asked: words.CoinFlipped, event: Event) -> Iterator[Occasion]:
    if isinstance(event, happened.CoinFlipped):
        yield {THEY: event.player}


def _coin_lost(scope: Scope, asked: words.CoinLost, event: Event) -> Iterator[Occasion]:
    if (isinstance(event, happened.CoinFlipped) and not event.won) and (
        event.player in scope.players(asked.who)
    ):
        yield {THEY: event.player}


def _put_by_mulligan(
    scope: Scope, asked: words.PutOnBottomByMulligan, event: Event
) -> Iterator[Occasion]:
    if isinstance(event, happened.Mulliganed):
        for card in event.cards:
            if nouns.fits(scope, card, asked.cards):
                yield {THAT: (card,), THEY: event.player}


def _state_holds(scope: Scope, asked: words.StateHolds, event: Event) -> Iterator[Occasion]:
    """Told by `settling`, which looks at the condition whenever something changed."""
    yield from ()


EVENTS: Final[MappingProxyType[type, Listens]] = MappingProxyType(
    {
        words.AnyOf: _any_of,
        words.TurnStarts: _of_player(happened.TurnStarted),
        words.TurnEnds: _of_player(happened.TurnEnded),
        words.BattleEnds: _battle_ends,
        words.EntersPlay: _of_card(happened.EnteredPlay),
        words.LeavesPlay: _of_card(happened.LeftPlay),
        words.Destroyed: _destroyed,
        words.DestroyedByBattle: _destroyed_by_battle,
        words.PutFromPlay: _put_from_play,
        words.PutAnywhere: _put_anywhere,
        words.FlippedFaceDown: _flipped_down,
        words.Attacks: _attacks,
        words.PartyFormed: _party_formed,
        words.PlayerAttacks: _of_player(happened.Attacked),
        words.PlayerIsAttacked: _is_attacked,
        words.Blocks: _blocks,
        words.IsBlocked: _is_blocked,
        words.Inflicts: _inflicts,
        words.InflictsBattle: _inflicts_battle,
        words.Depleted: _of_card(happened.Depleted),
        words.Restored: _of_card(happened.Restored),
        words.IsPicked: _is_picked,
        words.Deploys: _deploys,
        words.PlaysResource: _of_player(happened.ResourcePlayed),
        words.Draws: _of_player(happened.Drew),
        words.DrawsByRule: _draws_by_rule,
        words.Discards: _discards,
        words.Searches: _searches,
        words.LosesInfluence: _of_player(happened.InfluenceLost),
        words.CoinFlipped: _coin_flipped,
        words.CoinLost: _coin_lost,
        words.PutOnBottomByMulligan: _put_by_mulligan,
        words.StateHolds: _state_holds,
    }
)
"""How each event of the vocabulary is recognised in what happened."""

"""Values of the vocabulary's amounts and conditions. Rules: 410, 504."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.read import filters, picks, stats
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.terms import Icon


def amount(scope: Scope, asked: v.AnyAmount) -> int:
    """A number, computed now; never below 0. Rules: 410.4."""
    return max(0, _value(scope, asked))


def _value(scope: Scope, asked: v.AnyAmount) -> int:
    if isinstance(asked, int):
        return asked
    return AMOUNTS[type(asked)](scope, asked)


def holds(scope: Scope, condition: v.Condition | None) -> bool:
    """True if the condition is true now; no condition always is."""
    return condition is None or CONDITIONS[type(condition)](scope, condition)


def meets(scope: Scope, threshold: str) -> bool:
    """True if the reader controls the icons of the threshold. Rules: 405.4."""
    return stats.meets_written(scope.state, scope.you, threshold)


def _number(scope: Scope, it: v.Number) -> int:
    return int(scope.text.letters.get(it.letter, 0))


def _count(scope: Scope, it: v.Count) -> int:
    return len(filters.meant(scope, it.cards))


def _total(scope: Scope, it: v.Total) -> int:
    return sum(_measure(scope, card, it.measure) for card in _known_cards(scope, it.cards))


def _highest(scope: Scope, it: v.HighestOf) -> int:
    them = _known_cards(scope, it.cards)
    return max((_measure(scope, card, it.measure) for card in them), default=0)


def _known_cards(scope: Scope, cards: v.Cards) -> list[CardId]:
    """The cards meant; those of an event, and the card with the text, also where they have moved
    on. What was picked and has moved on in response is lost track of. Rules: 402.4, 503.1.
    """
    found = filters.meant(scope, cards)
    if found or len(cards.where) != 1 or not isinstance(cards.where[0], v.Is):
        return found
    role = cards.where[0].role
    if role is v.Role.THIS:
        return [scope.source]
    return [card for card, _ in scope.text.cards.get(role, ())]


def _measure(scope: Scope, card: CardId, measure: v.Measure) -> int:
    return filters.measured(scope, card, measure) or 0


def _icons(scope: Scope, it: v.Icons) -> int:
    place = tuple(Icon).index(Icon(it.icon))
    return sum(stats.icons(scope.state, player)[place] for player in scope.players(it.who))


def _influence(scope: Scope, it: v.Influence) -> int:
    return sum(scope.state.influence[player] for player in scope.players(it.who))


def _event_amount(scope: Scope, it: v.EventAmount) -> int:
    return int(scope.text.amount)


def _amount_paid(scope: Scope, it: v.AmountPaid) -> int:
    paid = scope.text.paid or (0, 0)
    return sum(paid[player] for player in scope.players(it.who))


def _plus(scope: Scope, it: v.Plus) -> int:
    return _value(scope, it.first) + _value(scope, it.second)


def _minus(scope: Scope, it: v.Minus) -> int:
    return _value(scope, it.first) - _value(scope, it.second)


def _times(scope: Scope, it: v.Times) -> int:
    return it.times * _value(scope, it.amount)


def _half_up(scope: Scope, it: v.HalfUp) -> int:
    return (_value(scope, it.amount) + 1) // 2


def _least(scope: Scope, it: v.Least) -> int:
    return min(_value(scope, it.first), _value(scope, it.second))


def _when(scope: Scope, it: v.When) -> int:
    return _value(scope, it.then if holds(scope, it.condition) else it.otherwise)


def _exists(scope: Scope, it: v.Exists) -> bool:
    return bool(filters.meant(scope, it.cards))


def _matches(scope: Scope, it: v.Matches) -> bool:
    them = _known_cards(scope, it.cards)
    return bool(them) and all(filters.fits(scope, card, it.filter) for card in them)


def _no_less(scope: Scope, it: v.NoLess) -> bool:
    return _value(scope, it.first) >= _value(scope, it.second)


def _no_more(scope: Scope, it: v.NoMore) -> bool:
    return _value(scope, it.first) <= _value(scope, it.second)


def _equal(scope: Scope, it: v.Equal) -> bool:
    return _value(scope, it.first) == _value(scope, it.second)


def _even(scope: Scope, it: v.Even) -> bool:
    return amount(scope, it.amount) % 2 == 0


def _meets(scope: Scope, it: v.Meets) -> bool:
    return meets(scope, it.icons)


def _turn_of(scope: Scope, it: v.TurnOf) -> bool:
    return scope.state.active in scope.players(it.who)


def _in_battle(scope: Scope, it: v.InBattle) -> bool:
    return scope.state.battle is not None


def _attacking(scope: Scope, it: v.Attacking) -> bool:
    battle = scope.state.battle
    return battle is not None and battle.attacker in scope.players(it.who)


def _responding_to(scope: Scope, it: v.RespondingTo) -> bool:
    them = scope.role(v.Role.RESPONDED_TO)
    if scope.text.to_ability:
        return False
    return any(filters.fits(scope, card, it.cards) for card in them)


def _responding_to_ability(scope: Scope, it: v.RespondingToAbility) -> bool:
    if not scope.text.to_ability:
        return False
    refs = scope.text.cards.get(v.Role.RESPONDED_TO, ())
    return any(filters.fits(scope, card, it.of) for card, _ in refs)


def _deployed(scope: Scope, it: v.Deployed) -> bool:
    players = scope.players(it.who)
    count = sum(
        isinstance(event, events.Deployed)
        and event.player in players
        and event.card != scope.source
        and filters.was_deployed_as(scope, event, it.cards)
        for event in scope.state.this_turn
    )
    return count >= it.at_least


def _by_flip_up(scope: Scope, it: v.ByFlipUp) -> bool:
    if scope.text.flipped_up is not None:
        return scope.text.flipped_up
    for event in reversed(scope.state.this_turn):
        if isinstance(event, events.Deployed) and event.card == scope.source:
            return event.flip_up
    return False


def _as_tactic(scope: Scope, it: v.DeployedAsTactic) -> bool:
    return scope.text.as_tactic


def _deployed_alike(scope: Scope, it: v.DeployedAlike) -> bool:
    names = [
        scope.state.name(event.card)
        for event in scope.state.this_turn
        if isinstance(event, events.Deployed) and event.player in scope.players(it.who)
    ]
    return any(names.count(name) >= it.at_least for name in names)


def _were_destroyed(scope: Scope, it: v.WereDestroyed) -> bool:
    """True if the reading card destroyed an affected card by damage, and that came last. 408.8."""
    return any(
        isinstance(latest, events.Destroyed) and scope.source in latest.sources
        for card, _ in scope.text.cards.get(v.Role.AFFECTED, ())
        for latest in _latest_harm(scope, card)
    )


def _latest_harm(scope: Scope, card: CardId) -> Iterator[events.Event]:
    """The last event this turn that damaged or destroyed a card."""
    for event in reversed(scope.state.this_turn):
        if (isinstance(event, events.Destroyed) and event.card == card) or (
            isinstance(event, events.DamageInflicted) and event.target == card
        ):
            yield event
            return


def _responding_to_pick(scope: Scope, it: v.RespondingToPick) -> bool:
    picked = (
        card for pick in picks.picks_responded_to(scope) for card in scope.state.tracked(pick.refs)
    )
    return any(filters.fits(scope, card, it.cards) for card in picked)


def _done(scope: Scope, it: v.Done) -> bool:
    return scope.text.done


def _not(scope: Scope, it: v.Not) -> bool:
    return not holds(scope, it.condition)


def _both(scope: Scope, it: v.Both) -> bool:
    return holds(scope, it.first) and holds(scope, it.second)


AMOUNTS: Final[MappingProxyType[type, Callable[[Scope, Any], int]]] = MappingProxyType(
    {
        v.Number: _number,
        v.Count: _count,
        v.Total: _total,
        v.HighestOf: _highest,
        v.Icons: _icons,
        v.Influence: _influence,
        v.EventAmount: _event_amount,
        v.AmountPaid: _amount_paid,
        v.Plus: _plus,
        v.Minus: _minus,
        v.Times: _times,
        v.HalfUp: _half_up,
        v.Least: _least,
        v.When: _when,
    }
)
"""The function that computes each amount of the vocabulary."""

CONDITIONS: Final[MappingProxyType[type, Callable[[Scope, Any], bool]]] = MappingProxyType(
    {
        v.Exists: _exists,
        v.Matches: _matches,
        v.NoLess: _no_less,
        v.NoMore: _no_more,
        v.Equal: _equal,
        v.Even: _even,
        v.Meets: _meets,
        v.TurnOf: _turn_of,
        v.InBattle: _in_battle,
        v.Attacking: _attacking,
        v.RespondingTo: _responding_to,
        v.RespondingToPick: _responding_to_pick,
        v.RespondingToAbility: _responding_to_ability,
        v.Deployed: _deployed,
        v.ByFlipUp: _by_flip_up,
        v.Done: _done,
        v.DeployedAsTactic: _as_tactic,
        v.DeployedAlike: _deployed_alike,
        v.WereDestroyed: _were_destroyed,
        v.Not: _not,
        v.Both: _both,
    }
)
"""The function that evaluates each condition of the vocabulary."""

"""What amounts and conditions of the vocabulary come to. Rules: 410, 504."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import events as happened
from app.games.spoils.engine import nouns, stats
from app.games.spoils.engine.scope import AMOUNT, DONE, PAID, Scope
from app.games.spoils.facts import Threshold
from app.games.spoils.terms import Icon

FLIPPED_UP: Final = "flipped up"
RESPONDED_ABILITY: Final = "responded ability"
AS_TACTIC: Final = "as tactic"


def amount(scope: Scope, asked: words.AnyAmount) -> int:
    """A number, worked out now; never below 0. Rules: 410.4."""
    return max(0, _worked_out(scope, asked))


def _worked_out(scope: Scope, asked: words.AnyAmount) -> int:
    if isinstance(asked, int):
        return asked
    return AMOUNTS[type(asked)](scope, asked)


def holds(scope: Scope, condition: words.Condition | None) -> bool:
    """Whether a condition is true now; no condition always is."""
    return condition is None or CONDITIONS[type(condition)](scope, condition)


def meets(scope: Scope, threshold: str) -> bool:
    """Whether the reader controls the icons. Rules: 405.4."""
    return not threshold or stats.meets(scope.state, scope.you, Threshold.of(threshold))


def _number(scope: Scope, it: words.Number) -> int:
    return int(scope.bound.get(f"letter {it.letter}", 0))


def _count(scope: Scope, it: words.Count) -> int:
    return len(nouns.meant(scope, it.cards))


def _total(scope: Scope, it: words.Total) -> int:
    return sum(_measure(scope, card, it.measure) for card in _known_cards(scope, it.cards))


def _highest(scope: Scope, it: words.HighestOf) -> int:
    them = _known_cards(scope, it.cards)
    return max((_measure(scope, card, it.measure) for card in them), default=0)


def _known_cards(scope: Scope, cards: words.Cards) -> list[Any]:
    """The cards meant; those of an event, and the card with the text, also where they have moved
    on. What was picked and has moved on in response is lost track of. Rules: 402.4, 503.1.
    """
    found = nouns.meant(scope, cards)
    if found or len(cards.where) != 1 or not isinstance(cards.where[0], words.Is):
        return found
    role = cards.where[0].role
    if role is words.Role.THIS:
        return [scope.source]
    return [card for card, _ in scope.bound.get(role.value, ())]


def _measure(scope: Scope, card: Any, measure: words.Measure) -> int:
    return nouns.measured(scope, card, measure) or 0


def _icons(scope: Scope, it: words.Icons) -> int:
    place = tuple(Icon).index(Icon(it.icon))
    return sum(stats.icons(scope.state, player)[place] for player in scope.players(it.who))


def _influence(scope: Scope, it: words.Influence) -> int:
    return sum(scope.state.influence[player] for player in scope.players(it.who))


def _event_amount(scope: Scope, it: words.EventAmount) -> int:
    return int(scope.bound.get(AMOUNT, 0))


def _amount_paid(scope: Scope, it: words.AmountPaid) -> int:
    paid = scope.bound.get(PAID, (0, 0))
    return sum(paid[player] for player in scope.players(it.who))


def _plus(scope: Scope, it: words.Plus) -> int:
    return _worked_out(scope, it.first) + _worked_out(scope, it.second)


def _minus(scope: Scope, it: words.Minus) -> int:
    return _worked_out(scope, it.first) - _worked_out(scope, it.second)


def _times(scope: Scope, it: words.Times) -> int:
    return it.times * _worked_out(scope, it.amount)


def _half_up(scope: Scope, it: words.HalfUp) -> int:
    return (_worked_out(scope, it.amount) + 1) // 2


def _least(scope: Scope, it: words.Least) -> int:
    return min(_worked_out(scope, it.first), _worked_out(scope, it.second))


def _when(scope: Scope, it: words.When) -> int:
    return _worked_out(scope, it.then if holds(scope, it.condition) else it.otherwise)


def _exists(scope: Scope, it: words.Exists) -> bool:
    return bool(nouns.meant(scope, it.cards))


def _matches(scope: Scope, it: words.Matches) -> bool:
    them = _known_cards(scope, it.cards)
    return bool(them) and all(nouns.fits(scope, card, it.filter) for card in them)


def _no_less(scope: Scope, it: words.NoLess) -> bool:
    return _worked_out(scope, it.first) >= _worked_out(scope, it.second)


def _no_more(scope: Scope, it: words.NoMore) -> bool:
    return _worked_out(scope, it.first) <= _worked_out(scope, it.second)


def _equal(scope: Scope, it: words.Equal) -> bool:
    return _worked_out(scope, it.first) == _worked_out(scope, it.second)


def _even(scope: Scope, it: words.Even) -> bool:
    return amount(scope, it.amount) % 2 == 0


def _meets(scope: Scope, it: words.Meets) -> bool:
    return meets(scope, it.icons)


def _turn_of(scope: Scope, it: words.TurnOf) -> bool:
    return scope.state.active in scope.players(it.who)


def _in_battle(scope: Scope, it: words.InBattle) -> bool:
    return scope.state.battle is not None


def _attacking(scope: Scope, it: words.Attacking) -> bool:
    battle = scope.state.battle
    return battle is not None and battle.attacker in scope.players(it.who)


def _responding_to(scope: Scope, it: words.RespondingTo) -> bool:
    them = scope.role(words.Role.RESPONDED_TO)
    if scope.bound.get(RESPONDED_ABILITY):
        return False
    return any(nouns.fits(scope, card, it.cards) for card in them)


def _responding_to_ability(scope: Scope, it: words.RespondingToAbility) -> bool:
    if not scope.bound.get(RESPONDED_ABILITY):
        return False
    refs = scope.bound.get(words.Role.RESPONDED_TO.value, ())
    return any(nouns.fits(scope, card, it.of) for card, _ in refs)


def _deployed(scope: Scope, it: words.Deployed) -> bool:
    players = scope.players(it.who)
    count = sum(
        isinstance(event, happened.Deployed)
        and event.player in players
        and event.card != scope.source
        and nouns.was_deployed_as(scope, event, it.cards)
        for event in scope.state.this_turn
    )
    return count >= it.at_least


def _by_flip_up(scope: Scope, it: words.ByFlipUp) -> bool:
    if FLIPPED_UP in scope.bound:
        return bool(scope.bound[FLIPPED_UP])
    for event in reversed(scope.state.this_turn):
        if isinstance(event, happened.Deployed) and event.card == scope.source:
            return event.flip_up
    return False


def _as_tactic(scope: Scope, it: words.DeployedAsTactic) -> bool:
    return bool(scope.bound.get(AS_TACTIC))


def _deployed_alike(scope: Scope, it: words.DeployedAlike) -> bool:
    names = [
        scope.state.name(event.card)
        for event in scope.state.this_turn
        if isinstance(event, happened.Deployed) and event.player in scope.players(it.who)
    ]
    return any(names.count(name) >= it.at_least for name in names)


def _were_destroyed(scope: Scope, it: words.WereDestroyed) -> bool:
    destroyed = {e.card for e in scope.state.fresh if isinstance(e, happened.Destroyed)}
    affected = {card for card, _ in scope.bound.get(words.Role.AFFECTED.value, ())}
    return any(card in destroyed & affected for card in _known_cards(scope, it.cards))


def _responding_to_pick(scope: Scope, it: words.RespondingToPick) -> bool:
    from app.games.spoils.engine.bespoke.picking_anew import picks_responded_to

    picked = (card for pick in picks_responded_to(scope) for card in scope.state.tracked(pick.refs))
    return any(nouns.fits(scope, card, it.cards) for card in picked)


def _done(scope: Scope, it: words.Done) -> bool:
    return bool(scope.bound.get(DONE, False))


def _not(scope: Scope, it: words.Not) -> bool:
    return not holds(scope, it.condition)


def _both(scope: Scope, it: words.Both) -> bool:
    return holds(scope, it.first) and holds(scope, it.second)


AMOUNTS: Final[MappingProxyType[type, Callable[[Scope, Any], int]]] = MappingProxyType(
    {
        words.Number: _number,
        words.Count: _count,
        words.Total: _total,
        words.HighestOf: _highest,
        words.Icons: _icons,
        words.Influence: _influence,
        words.EventAmount: _event_amount,
        words.AmountPaid: _amount_paid,
        words.Plus: _plus,
        words.Minus: _minus,
        words.Times: _times,
        words.HalfUp: _half_up,
        words.Least: _least,
        words.When: _when,
    }
)
"""How each amount of the vocabulary is worked out."""

CONDITIONS: Final[MappingProxyType[type, Callable[[Scope, Any], bool]]] = MappingProxyType(
    {
        words.Exists: _exists,
        words.Matches: _matches,
        words.NoLess: _no_less,
        words.NoMore: _no_more,
        words.Equal: _equal,
        words.Even: _even,
        words.Meets: _meets,
        words.TurnOf: _turn_of,
        words.InBattle: _in_battle,
        words.Attacking: _attacking,
        words.RespondingTo: _responding_to,
        words.RespondingToPick: _responding_to_pick,
        words.RespondingToAbility: _responding_to_ability,
        words.Deployed: _deployed,
        words.ByFlipUp: _by_flip_up,
        words.Done: _done,
        words.DeployedAsTactic: _as_tactic,
        words.DeployedAlike: _deployed_alike,
        words.WereDestroyed: _were_destroyed,
        words.Not: _not,
        words.Both: _both,
    }
)
"""How each condition of the vocabulary is looked at."""

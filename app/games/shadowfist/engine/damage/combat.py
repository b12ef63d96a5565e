"""One combat: attackers against an interceptor or against the target, Ambush first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.inflicting import (
    Infliction,
    inflict,
    inflict_share,
    points_to_divide,
)
from app.games.shadowfist.engine.damage.results import Result, result_of
from app.games.shadowfist.terms import Keyword


@dataclass(frozen=True, slots=True)
class Exchange:
    """Combat damage inflicted at the same time. Rules: 30.3.

    `results` has every card that damage was inflicted on, even if nothing was left of it.
    """

    inflictions: tuple[Infliction, ...]
    results: tuple[Result, ...]

    @property
    def struck(self) -> frozenset[int]:
        """The keys of the cards that have inflicted their combat damage."""
        return frozenset(each.source.key for each in self.inflictions)

    def result_of(self, key: int) -> Result | None:
        """Return the damage result of the card with this key; None if no damage was inflicted on
        it.
        """
        return next((each for each in self.results if each.before.key == key), None)


def ambush(attackers: Sequence[Combatant], defender: Combatant) -> Exchange | None:
    """Let attackers with Ambush inflict first; None if nobody does so. Rules: 50.1.

    Ambush works against Characters only.
    """
    first = [each for each in attackers if Keyword.AMBUSH in each.keywords]
    if not first or not defender.is_character:
        return None
    return _exchange([inflict(each, defender, each.strength) for each in first])


def exchange(
    attackers: Sequence[Combatant],
    defender: Combatant,
    shares: Mapping[int, int] | None = None,
    struck: Set[int] = frozenset(),
) -> Exchange:
    """Let all others still in the combat inflict their damage at the same time. Rules: 30.3.

    `struck` are the keys of those who did so in the Ambush pass (50.1). A defending Character
    divides its points among the attackers as `shares` says, by their keys (30.3.1); a single
    attacker needs none. Raises ValueError if the shares do not add up to the points.
    """
    inflictions = [
        inflict(each, defender, each.strength) for each in attackers if each.key not in struck
    ]
    if defender.is_character and attackers:
        inflictions += _struck_back(attackers, defender, shares)
    return _exchange(inflictions)


def _struck_back(
    attackers: Sequence[Combatant], defender: Combatant, shares: Mapping[int, int] | None
) -> list[Infliction]:
    if len(attackers) == 1 and shares is None:
        return [inflict(defender, attackers[0], defender.strength)]
    points = points_to_divide(defender)
    given = dict(shares or {})
    unknown = given.keys() - {each.key for each in attackers}
    if unknown or sum(given.values()) != points:
        raise ValueError(f"{defender.name} divides {points} points among its attackers (30.3.1).")
    return [
        inflict_share(defender, each, given[each.key]) for each in attackers if given.get(each.key)
    ]


def _exchange(inflictions: Sequence[Infliction]) -> Exchange:
    recipients = {each.recipient.key: each.recipient for each in inflictions}
    results = tuple(
        result_of(card, [each for each in inflictions if each.recipient.key == key])
        for key, card in recipients.items()
    )
    return Exchange(tuple(inflictions), results)

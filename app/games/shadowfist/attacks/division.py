"""The division of a target Character's damage among its attackers. Rules: 30.3.1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.inflicting import inflict_share, points_to_divide
from app.games.shadowfist.engine.damage.results import result_of


def smoking_most(source: Combatant, recipients: Sequence[Combatant]) -> Mapping[int, int]:
    """Shares by key that smoke as many cards as possible.

    The cards that need the fewest points come first; the first recipient gets what is left over.
    """
    left = points_to_divide(source)
    needs = sorted(
        (need, place)
        for place, each in enumerate(recipients)
        if (need := _need(source, each, left)) is not None
    )
    shares: dict[int, int] = {}
    for need, place in needs:
        if need <= left:
            shares[recipients[place].key] = need
            left -= need
    first = recipients[0].key
    shares[first] = shares.get(first, 0) + left
    return shares


def _need(source: Combatant, recipient: Combatant, most: int) -> int | None:
    """The smallest share that smokes the recipient; None if no share does."""
    if not _smokes(source, recipient, most):
        return None
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        if _smokes(source, recipient, middle):
            high = middle
        else:
            low = middle
    return high


def _smokes(source: Combatant, recipient: Combatant, share: int) -> bool:
    return result_of(recipient, [inflict_share(source, recipient, share)]).smoked is not None

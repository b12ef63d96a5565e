"""Results of simultaneous damage to one card: counters, zero, Lethal and Stun."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.games.shadowfist.engine.damage.combatants import Combatant, Counters
from app.games.shadowfist.engine.damage.inflicting import Infliction
from app.games.shadowfist.engine.damage.modifiers import DamageKind
from app.games.shadowfist.terms import CardType


class SmokedBy(Enum):
    """Reasons why damage smokes a card. The value is the rule."""

    ZERO = "20.1"
    LETHAL = "50.9"


@dataclass(frozen=True, slots=True)
class Result:
    """A card before and after simultaneous damage. Rules: 30.3.1, 30.3.3.

    A Site that combat damage brings to zero Body is `is_beaten`: it is not smoked yet, since its
    fate is a choice. Stunned cards turn and do not unturn at the next chance (50.16).
    """

    before: Combatant
    after: Combatant
    inflictions: tuple[Infliction, ...]
    smoked: SmokedBy | None
    is_beaten: bool

    @property
    def amount(self) -> int:
        """The counters placed by all sources together."""
        return sum(each.amount for each in self.inflictions)

    @property
    def is_stunned(self) -> bool:
        """True if any of the damage was Stun damage. Rules: 50.16."""
        return any(each.is_stunning for each in self.inflictions)

    @property
    def is_revealed(self) -> bool:
        """True if the damage turns a Feng Shui Site face-up. Rules: 30.3.2, 31.2, 31.8."""
        return self.amount > 0 and self.before.type is CardType.FENG_SHUI_SITE


def result_of(recipient: Combatant, inflictions: Sequence[Infliction]) -> Result:
    """Place all damage on a card at once and see whether it is smoked. Rules: 29.0, 30.3.3, 50.9.

    Zero is looked at first, then Lethal damage, which also smokes what stays in play at zero.
    """
    placed = sum((each.counters for each in inflictions), Counters())
    after = recipient.damaged(placed)
    is_gone = placed.total > 0 and after.current == 0 and not recipient.stays_at_zero
    in_combat = any(each.kind is DamageKind.COMBAT for each in inflictions)
    is_beaten = is_gone and in_combat and not recipient.is_character
    smoked = None
    if is_gone and not is_beaten:
        smoked = SmokedBy.ZERO
    elif any(each.is_lethal for each in inflictions):
        smoked = SmokedBy.LETHAL
    return Result(recipient, after, tuple(inflictions), smoked, is_beaten)

"""One source inflicts damage on one recipient, in the eight steps of 29.7."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.engine.damage.combatants import Combatant, Counters, Source
from app.games.shadowfist.engine.damage.modifiers import DamageKind, Modifier, Step, modified
from app.games.shadowfist.terms import Keyword

_SOURCE_STEPS: Final = (Step.BONUSES, Step.PENALTIES, Step.MULTIPLIERS, Step.DIVISIONS)
_LATER_STEPS: Final = (Step.RECEIVED, Step.SUBTRACTIONS, Step.REDUCED_TO)


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One step of 29.7: the points of damage before and after it.

    `ignored` are the reductions that damage which cannot be reduced passes over (29.9). `is_share`
    marks a division among several cards (30.3.1).
    """

    step: Step
    before: int
    after: int
    modifiers: tuple[Modifier, ...] = ()
    ignored: tuple[Modifier, ...] = ()
    is_share: bool = False

    @property
    def rule(self) -> str:
        """The rule behind the step."""
        if self.is_share:
            return "30.3.1"
        return "29.9" if self.ignored else "29.7"


@dataclass(frozen=True, slots=True)
class Infliction:
    """The damage that one source inflicts on one recipient, with the steps that led to it.

    Steps that nothing changes are left out, but for the original damage.
    """

    source: Source
    recipient: Combatant
    kind: DamageKind
    steps: tuple[StepRecord, ...]

    @property
    def amount(self) -> int:
        """The counters to place. Rules: 29.0."""
        return self.steps[-1].after

    @property
    def counters(self) -> Counters:
        """The counters to place, Corrupted or not. Rules: 50.3."""
        if Keyword.CORRUPTED in self.source.keywords:
            return Counters(corrupted=self.amount)
        return Counters(self.amount)

    @property
    def is_lethal(self) -> bool:
        """True if the damage smokes the Character that takes it. Rules: 50.9, 40.0."""
        return self.recipient.is_character and self._has_effect(Keyword.LETHAL)

    @property
    def is_stunning(self) -> bool:
        """True if the damage turns the card and keeps it turned. Rules: 50.16, 40.0."""
        return self._has_effect(Keyword.STUN)

    def _has_effect(self, keyword: Keyword) -> bool:
        is_immune = self.source.key in self.recipient.immune_to
        return keyword in self.source.keywords and self.amount > 0 and not is_immune


def inflict(
    source: Source, recipient: Combatant, original: int, kind: DamageKind = DamageKind.COMBAT
) -> Infliction:
    """Work out the damage by all modifiers of both sides. Rules: 29.7.

    `original` is the damage of step 1. Raises ValueError if it is negative.
    """
    modifiers = (*_against(source.inflicting, recipient), *_taken_by(recipient, source))
    steps = _steps(source, original, kind, modifiers, _SOURCE_STEPS + _LATER_STEPS)
    return Infliction(source, recipient, kind, steps)


def points_to_divide(source: Combatant) -> int:
    """The points that it divides among the cards that it is in combat with. Rules: 30.3.1.

    They are its own side of 29.7: the original damage with its bonuses, penalties, multipliers
    and divisions.
    """
    return _own_steps(source)[-1].after


def inflict_share(source: Combatant, recipient: Combatant, share: int) -> Infliction:
    """Work out the combat damage of one share of the divided points. Rules: 30.3.1, 29.7.

    What the recipient changes, and what works against it only, applies to its share. Raises
    ValueError if the share is negative or larger than the points.
    """
    own = _own_steps(source)
    points = own[-1].after
    if not 0 <= share <= points:
        raise ValueError(f"A share is from 0 to {points} (30.3.1).")
    divided = StepRecord(Step.DIVISIONS, points, share, is_share=True)
    late = tuple(
        each
        for each in _against(source.inflicting, recipient)
        if each.step in _LATER_STEPS or each.versus is not None
    )
    rest = _steps(
        source,
        share,
        DamageKind.COMBAT,
        (*late, *_taken_by(recipient, source)),
        _SOURCE_STEPS + _LATER_STEPS,
    )
    return Infliction(source, recipient, DamageKind.COMBAT, (*own, divided, *rest[1:]))


def points_of_source(infliction: Infliction) -> int:
    """The points after the steps 1 to 5 of 29.7, which are those of the source."""
    return [it.after for it in infliction.steps if it.step <= Step.DIVISIONS][-1]


def lessened(infliction: Infliction, left: int) -> Infliction:
    """The same damage after a redirection has left only some points of its source. Rules: 38, 29.7.

    What the recipient changes applies to these.
    """
    source, recipient, kind = infliction.source, infliction.recipient, infliction.kind
    own = tuple(it for it in infliction.steps if it.step <= Step.DIVISIONS)
    late = (*_against(source.inflicting, recipient), *_taken_by(recipient, source))
    rest = _steps(source, left, kind, late, _LATER_STEPS)
    divided = StepRecord(Step.DIVISIONS, own[-1].after, left, is_share=True)
    return Infliction(source, recipient, kind, (*own, divided, *rest[1:]))


def _own_steps(source: Combatant) -> tuple[StepRecord, ...]:
    own = tuple(each for each in source.inflicting if each.versus is None)
    return _steps(source, source.strength, DamageKind.COMBAT, own, _SOURCE_STEPS)


def _against(modifiers: Sequence[Modifier], other: Source) -> tuple[Modifier, ...]:
    return tuple(each for each in modifiers if each.works_against(other.key))


def _taken_by(recipient: Combatant, source: Source) -> tuple[Modifier, ...]:
    """Return the recipient's own modifiers, with its Toughness as a subtraction. Rules: 50.19."""
    taking = _against(recipient.taking, source)
    if not recipient.toughness:
        return taking
    toughness = Modifier(Step.SUBTRACTIONS, recipient.toughness, Keyword.TOUGHNESS.value)
    return (*taking, toughness)


def _steps(
    source: Source,
    original: int,
    kind: DamageKind,
    modifiers: Iterable[Modifier],
    order: Sequence[Step],
) -> tuple[StepRecord, ...]:
    if original < 0:
        raise ValueError("Damage is at least 0 (29.6).")
    applying = [each for each in modifiers if each.works_on(kind)]  # 29.5
    records = [StepRecord(Step.ORIGINAL, original, original)]
    for step in order:
        here = tuple(each for each in applying if each.step is step)
        if not here:
            continue
        before = records[-1].after
        if step.is_reduction and source.is_unstoppable:
            records.append(StepRecord(step, before, before, ignored=here))
        else:
            records.append(StepRecord(step, before, modified(step, before, here), here))
    return tuple(records)

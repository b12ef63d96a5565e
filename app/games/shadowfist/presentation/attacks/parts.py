"""Parts of the page and the report of an attack."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the rule behind it."""

    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class StepLine:
    """One step of 29.7: its number, what changed, and the damage after it."""

    number: int
    words: str
    damage: int
    rule: str


@dataclass(frozen=True, slots=True)
class InflictionPart:
    """The damage of one source to one recipient, step by step.

    `kinds` are those of the damage, such as Corrupted.
    """

    source: str
    recipient: str
    steps: tuple[StepLine, ...]
    amount: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PassPart:
    """Damage that is inflicted at the same time, and what it does."""

    lead: Line
    inflictions: tuple[InflictionPart, ...]
    results: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class CombatPart:
    """One combat."""

    title: str
    passes: tuple[PassPart, ...]
    notes: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class PhasePart:
    """Combats at the same time, and which attackers stop after them."""

    title: str
    rule: str
    combats: tuple[CombatPart, ...]
    after: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class CardPart:
    """A card before and after the attack.

    `score` is "Fighting" or "Body"; `facts` is what else was said of the card, `state` what
    became of it, and `is_gone` whether it is no longer in play.
    """

    name: str
    role: str
    score: str
    before: int
    after: int
    damage: int
    corrupted: int
    facts: tuple[str, ...]
    state: tuple[Line, ...]
    is_gone: bool


@dataclass(frozen=True, slots=True)
class LanePart:
    """An attacker and the interceptors before it, and whether it came to the target."""

    cards: tuple[CardPart, ...]
    reaches_target: bool


@dataclass(frozen=True, slots=True)
class FatePart:
    """A fate that the player who declared the attack may choose, and what it does."""

    words: str
    about: str
    rule: str
    token: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class ChangePart:
    """A what-if: the change, what then comes of the attack, and its link."""

    words: str
    result: str
    token: str


@dataclass(frozen=True, slots=True)
class AttackPage:
    """Everything about an attack."""

    title: str
    headline: Line
    figures: tuple[tuple[str, str], ...]
    findings: tuple[Line, ...]
    bypassed: tuple[Line, ...]
    phases: tuple[PhasePart, ...]
    ending: tuple[Line, ...]
    lanes: tuple[LanePart, ...]
    target: CardPart
    fates: tuple[FatePart, ...]
    notes: tuple[str, ...]
    changes: tuple[ChangePart, ...]
    unchanged: int
    token: str
    text: str

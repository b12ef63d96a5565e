"""Sources and recipients of damage."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.games.shadowfist.engine.damage.modifiers import Modifier
from app.games.shadowfist.terms import CardType, Keyword


@dataclass(frozen=True, slots=True)
class Counters:
    """Damage on a card, in counters. Corrupted damage goes only with the card. Rules: 29.0, 50.3.

    Raises ValueError for fewer than none.
    """

    ordinary: int = 0
    corrupted: int = 0

    def __post_init__(self) -> None:
        if min(self.ordinary, self.corrupted) < 0:
            raise ValueError("A card has no fewer than 0 damage counters (29.0).")

    @property
    def total(self) -> int:
        """All counters; each lowers Fighting or Body by one. Rules: 11.1, 15.1."""
        return self.ordinary + self.corrupted

    def __add__(self, other: Counters) -> Counters:
        return Counters(self.ordinary + other.ordinary, self.corrupted + other.corrupted)

    def healed(self) -> Counters:
        """Return the counters left after healing: Corrupted damage stays. Rules: 16.0, 50.3."""
        return Counters(0, self.corrupted)


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A card that inflicts damage. Cards that raise its damage are no sources. Rules: 29.4.

    `key` tells it from all other cards; `name` is what people call it. `inflicting` changes the
    damage that it inflicts.
    """

    key: int
    name: str
    keywords: frozenset[Keyword] = frozenset()
    inflicting: tuple[Modifier, ...] = ()

    @property
    def is_unstoppable(self) -> bool:
        """True if the damage cannot be reduced. Rules: 29.9, 50.20."""
        return Keyword.UNSTOPPABLE in self.keywords


@dataclass(frozen=True, slots=True, kw_only=True)
class Combatant(Source):
    """A Character or Site that takes damage, and inflicts it if it is a Character.

    `score` is its Fighting or Body with all bonuses, before damage. `toughness` is the sum of all
    its Toughness (50.19); `taking` changes the damage that it takes. With `stays_at_zero` it
    remains in play without Fighting or Body (29.0). `immune_to` holds the keys of the sources that
    it is immune to (40.0). Raises ValueError for a score or Toughness below zero and for another
    type of card.
    """

    type: CardType
    score: int
    counters: Counters = Counters()
    toughness: int = 0
    taking: tuple[Modifier, ...] = ()
    stays_at_zero: bool = False
    immune_to: frozenset[int] = frozenset()
    is_turned: bool = False

    def __post_init__(self) -> None:
        if self.type is not CardType.CHARACTER and not self.type.is_site:
            raise ValueError("Only Characters and Sites take damage (29.0).")
        if min(self.score, self.toughness) < 0:
            raise ValueError("Fighting, Body and Toughness are at least 0.")

    @property
    def is_character(self) -> bool:
        """True for a Character, False for a Site."""
        return self.type is CardType.CHARACTER

    @property
    def current(self) -> int:
        """Its Fighting or Body now, never below zero. Rules: 11.1, 15.1, 29.0."""
        return max(0, self.score - self.counters.total)

    @property
    def strength(self) -> int:
        """The combat damage that it starts with; a Site has none. Rules: 30.3, 50.5."""
        if not self.is_character:
            return 0
        return self.score if Keyword.GUTS in self.keywords else self.current

    def damaged(self, counters: Counters) -> Combatant:
        """Return the card with more damage on it."""
        return replace(self, counters=self.counters + counters)

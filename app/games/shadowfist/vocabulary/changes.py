"""Changes of cards, by continuous abilities and for a time. Rules: 10.1, 26.5, 29.7."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.terms import Keyword, Resource
from app.games.shadowfist.vocabulary.cards import CARD, Cards, Who
from app.games.shadowfist.vocabulary.places import Act, Player, Score
from app.games.tabletop.scripts import AnyAmount, Change, Condition

__all__ = [
    "AttacksOnlyWith", "Becomes", "Blank", "BlankWithStates", "Cannot", "DiscardsMore",
    "ForbidsPlaying", "Gains", "GainsDesignators", "Generates", "HandSize", "Immune",
    "InflictsAtMost", "InflictsLess", "InflictsMore", "LetsPlay", "LetsPlaySites", "LowersCosts",
    "More", "Must", "Provides", "TakesAtMost", "TakesLess", "TakesMore", "Unreducible",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class More(Change):
    """Fighting or Body is raised; lowered, where the amount is negative. Rules: 11, 15."""

    score: Score
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Becomes(Change):
    """The printed score is this number. Rules: 48.1."""

    score: Score
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Gains(Change):
    """The card has the bold-faced ability, at an amount where it has one, or only against some.

    Rules: 50.
    """

    keyword: Keyword
    amount: AnyAmount = 0
    against: Cards = CARD


@dataclass(frozen=True, slots=True)
class Immune(Change):
    """The card is immune to such cards. Rules: 40."""

    to: Cards


@dataclass(frozen=True, slots=True)
class InflictsMore(Change):
    """The damage that the card inflicts on such cards is raised, or lowered. Rules: 29.5, 29.7."""

    amount: AnyAmount
    on: Cards = CARD
    combat_only: bool = True


@dataclass(frozen=True, slots=True)
class InflictsLess(Change):
    """The damage that the card inflicts on such cards is reduced by so much. Rules: 29.6, 29.7."""

    amount: AnyAmount
    on: Cards = CARD
    combat_only: bool = False


@dataclass(frozen=True, slots=True)
class Unreducible(Change):
    """The damage that the card inflicts cannot be reduced or redirected. Rules: 29.9, 38.0."""

    combat_only: bool = False


@dataclass(frozen=True, slots=True)
class AttacksOnlyWith(Change):
    """The card is declared as an attacker only together with such another card. Rules: 28.1."""

    cards: Cards = CARD


@dataclass(frozen=True, slots=True)
class InflictsAtMost(Change):
    """The damage that the card inflicts on such cards is reduced to so much. Rules: 29.6.3."""

    amount: AnyAmount
    on: Cards = CARD
    combat_only: bool = False


@dataclass(frozen=True, slots=True)
class TakesMore(Change):
    """The damage that such cards inflict on the card is raised; `other_only` leaves combat alone.

    Rules: 29.7.
    """

    amount: AnyAmount
    source: Cards = CARD
    combat_only: bool = False
    other_only: bool = False


@dataclass(frozen=True, slots=True)
class TakesLess(Change):
    """The damage that such cards inflict on the card is reduced by so much. Rules: 29.7."""

    amount: AnyAmount
    source: Cards = CARD
    combat_only: bool = False
    other_only: bool = False


@dataclass(frozen=True, slots=True)
class TakesAtMost(Change):
    """The damage that such cards inflict on the card is reduced to so much. Rules: 29.6.3."""

    amount: AnyAmount
    source: Cards = CARD
    combat_only: bool = False
    other_only: bool = False


@dataclass(frozen=True, slots=True)
class Provides(Change):
    """The card provides so many of a resource besides those printed. Rules: 18.1."""

    resource: Resource
    amount: AnyAmount = 1


@dataclass(frozen=True, slots=True)
class HandSize(Change):
    """The hand of the card's controller is larger by so much. Rules: 9.2.2.2."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Generates(Change):
    """The card generates so much more Power. Rules: 22.2.2."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Blank(Change):
    """The card has no rules text; its restrictions stay. Rules: 32, 49.0."""


@dataclass(frozen=True, slots=True)
class BlankWithStates(Change):
    """The card and all States on it, those to come as well, have no rules text. Rules: 32, 33."""


@dataclass(frozen=True, slots=True)
class GainsDesignators(Change):
    """The card has the designators, too; for this card or its subject only. Rules: 14."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Must(Change):
    """The card has to do the act where it can. Rules: 6.2."""

    act: Act


@dataclass(frozen=True, slots=True)
class DiscardsMore(Change):
    """The card's controller may discard so many cards more in the Establishing Shot (22.2.4)."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Cannot(Change):
    """The card cannot do the act, or cannot be what the act needs, by such cards. Rules: 6.2."""

    act: Act
    by: Cards = CARD


@dataclass(frozen=True, slots=True)
class LowersCosts(Change):
    """Such cards cost players so much less Power to play. Rules: 8.5, 25.1."""

    amount: AnyAmount
    cards: Cards
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class LetsPlay(Change):
    """You may play such cards while a condition holds, besides their usual time (25.1.1).

    With `per_turn` only so many of them in a turn.
    """

    cards: Cards
    condition: Condition
    per_turn: int = 0


@dataclass(frozen=True, slots=True)
class LetsPlaySites(Change):
    """You may play such Sites though you have played one this turn. Rules: 25.7."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ForbidsPlaying(Change):
    """Players cannot play such cards. Rules: 6.2, 25.1."""

    cards: Cards
    who: Who = Player.OPPONENTS

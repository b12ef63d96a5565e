"""Requirements: choices and prices, which stand before the double colon. Rules: 24.1."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.vocabulary.cards import THIS, Cards, Who
from app.games.shadowfist.vocabulary.places import Player
from app.games.tabletop.scripts import Amount, AnyAmount, Change, Condition, Step
from app.games.tabletop.scripts.numbers import AnyNumber, UpTo

__all__ = [
    "Choose", "ChooseAtRandom", "ChooseLocation", "ChooseNewTargets", "ChooseNumber", "ChooseOne",
    "ChoosePlayer", "ChooseSource", "ChooseSteps", "DiscardAs", "Divide", "GivePower", "Let",
    "Maintain", "OnlyIf", "PayPower", "RemoveCounters", "Sacrifice", "Target", "ToastAs", "Turn",
]  # fmt: skip

# Choices. Rules: 24.1.3.


@dataclass(frozen=True, slots=True)
class Target(Step):
    """Target cards: those that are immune or no legal targets cannot be chosen. Rules: 24.1.3.1."""

    cards: Cards
    count: int | Amount | UpTo | AnyNumber = 1


@dataclass(frozen=True, slots=True)
class Choose(Step):
    """Choose cards without targeting them."""

    cards: Cards
    count: int | Amount | UpTo | AnyNumber = 1


@dataclass(frozen=True, slots=True)
class ChooseAtRandom(Step):
    """Chance chooses so many cards."""

    cards: Cards
    count: int


@dataclass(frozen=True, slots=True)
class Divide(Step):
    """Divide so many points among cards, which are chosen point by point.

    With `healing` they are points of damage to remove: no card gets more than it has damage, and
    not all of them have to be used.
    """

    cards: Cards
    amount: AnyAmount
    healing: bool = False


@dataclass(frozen=True, slots=True)
class ChooseNewTargets(Step):
    """Choose other legal targets for the effect of the card chosen before. Rules: 26.6.4."""


@dataclass(frozen=True, slots=True)
class ChooseOne(Step):
    """Choose one group of changes, which `Give` then gives."""

    options: tuple[tuple[Change, ...], ...]


@dataclass(frozen=True, slots=True)
class ChooseSteps(Step):
    """Choose one of several lists of steps, which stand for what the text does."""

    options: tuple[tuple[Step, ...], ...]
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Step):
    """Choose one of the players, who is THEY from then on, or VICTIM."""

    who: Who = Player.OPPONENTS
    is_victim: bool = False


@dataclass(frozen=True, slots=True)
class ChooseLocation(Step):
    """Target a location of one of the players; `MoveTo` then moves cards there. Rules: 9.1."""

    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class ChooseNumber(Step):
    """Choose a number for a letter, from 0 to the most. Rules: 48."""

    letter: str
    most: AnyAmount


@dataclass(frozen=True, slots=True)
class ChooseSource(Step):
    """Choose a source of damage: a Character in combat, or an effect not resolved. Rules: 38.2."""

    effects_only: bool = False
    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class Let(Step):
    """Set a letter to an amount for the rest of the text."""

    letter: str
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class OnlyIf(Step):
    """The text can be generated only while a condition holds. Rules: 24.1."""

    condition: Condition


# Prices, some of which are changes, too. Rules: 24.1.4.


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """Turn cards. Rules: 21."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class Maintain(Step):
    """Turn a card, and keep it turned as long as the effect is to last. Rules: 10.4."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class PayPower(Step):
    """Pay Power. Rules: 17.2.5."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class GivePower(Step):
    """Give Power from your pool to a player's. Rules: 17.2.4."""

    amount: AnyAmount
    to: Who = Player.THEY


@dataclass(frozen=True, slots=True)
class Sacrifice(Step):
    """Sacrifice a card that you control; of several you choose one, or more. Rules: 45."""

    cards: Cards = THIS
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class DiscardAs(Step):
    """Discard cards from your hand. Rules: 39."""

    cards: Cards
    count: int = 1


@dataclass(frozen=True, slots=True)
class ToastAs(Step):
    """Toast cards of yours. Rules: 46."""

    cards: Cards
    count: int = 1


@dataclass(frozen=True, slots=True)
class RemoveCounters(Step):
    """Remove so many counters from this card."""

    amount: AnyAmount

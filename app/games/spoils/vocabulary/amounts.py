"""The one kind of number: an `int`, or an `Amount` computed when it is needed."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.cards import Cards, Who
from app.games.spoils.vocabulary.places import Measure, Player
from app.games.tabletop.scripts import Amount, AnyAmount, Condition
from app.games.tabletop.scripts.numbers import (
    All,
    AnyNumber,
    Both,
    Equal,
    HalfUp,
    HowMany,
    Least,
    Minus,
    NoLess,
    NoMore,
    Not,
    Plus,
    Times,
    UpTo,
)

__all__ = [
    "All",
    "AmountPaid",
    "AnyNumber",
    "Attacking",
    "Both",
    "ByFlipUp",
    "Condition",
    "Count",
    "Deployed",
    "DeployedAlike",
    "DeployedAsTactic",
    "Done",
    "Equal",
    "Even",
    "EventAmount",
    "Exists",
    "HalfUp",
    "HighestOf",
    "HowMany",
    "Icons",
    "InBattle",
    "Influence",
    "Least",
    "Matches",
    "Meets",
    "Minus",
    "NoLess",
    "NoMore",
    "Not",
    "Number",
    "Plus",
    "RespondingTo",
    "RespondingToAbility",
    "RespondingToPick",
    "Times",
    "Total",
    "TurnOf",
    "UpTo",
    "WereDestroyed",
    "When",
]


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A number chosen or set before in this text. Rules: 410.2."""

    letter: str


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """The number of cards that match the filter."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Total(Amount):
    """The sum of a stat over several cards; for a single card, the stat itself."""

    measure: Measure
    cards: Cards


@dataclass(frozen=True, slots=True)
class HighestOf(Amount):
    """The highest value of a stat among cards; 0 if there are none."""

    measure: Measure
    cards: Cards


@dataclass(frozen=True, slots=True)
class Icons(Amount):
    """The number of icons of one kind that a player's cards provide. Rules: 405.5."""

    icon: str
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Influence(Amount):
    """The influence of a player's faction."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class EventAmount(Amount):
    """The amount of the event: damage inflicted, cards drawn, influence lost."""


@dataclass(frozen=True, slots=True)
class AmountPaid(Amount):
    """The amount that a player has paid so far under this text."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class When(Amount):
    """One amount if a condition holds, otherwise another."""

    condition: Condition
    then: AnyAmount
    otherwise: AnyAmount


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """At least one such card exists; for a role, the role has a card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Matches(Condition):
    """There is at least one card in the role, and all of them match the filter."""

    cards: Cards
    filter: Cards


@dataclass(frozen=True, slots=True)
class Even(Condition):
    """The amount is even; 0 counts as even (410.1)."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Meets(Condition):
    """You control at least these icons. Rules: 405."""

    icons: str


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is the player's turn."""

    who: Who


@dataclass(frozen=True, slots=True)
class InBattle(Condition):
    """A battle is being fought."""


@dataclass(frozen=True, slots=True)
class Attacking(Condition):
    """The player is attacking. Rules: 608."""

    who: Who


@dataclass(frozen=True, slots=True)
class RespondingTo(Condition):
    """This card or ability is used in response to such a card being deployed."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class RespondingToAbility(Condition):
    """This card or ability is used in response to an ability of such a card."""

    of: Cards


@dataclass(frozen=True, slots=True)
class RespondingToPick(Condition):
    """This is used in response to something that picked such a card as a cost."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DeployedAlike(Condition):
    """A player deployed at least this many cards with the same name this turn."""

    who: Who
    at_least: int = 2


@dataclass(frozen=True, slots=True)
class DeployedAsTactic(Condition):
    """This card was deployed when only its keyword Tactical allowed it. Rules: 507.6."""


@dataclass(frozen=True, slots=True)
class WereDestroyed(Condition):
    """The damage that the previous step inflicted destroyed a card. Rules: 408.8."""


@dataclass(frozen=True, slots=True)
class Deployed(Condition):
    """A player deployed at least this many such cards this turn, not counting this one."""

    cards: Cards
    at_least: int = 1
    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class ByFlipUp(Condition):
    """This card was deployed by Flip Up. Rules: 507.4."""


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """The previous step was carried out. Rules: 402.5b."""

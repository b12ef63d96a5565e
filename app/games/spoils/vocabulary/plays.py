"""The verbs about deploying, playing resources, abilities and battles."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.amounts import HowMany
from app.games.spoils.vocabulary.bases import AnyAmount
from app.games.spoils.vocabulary.cards import CARD, Cards, Who
from app.games.spoils.vocabulary.places import Place, Player, Price
from app.games.spoils.vocabulary.steps import Step

__all__ = [
    "AddToParty",
    "Attack",
    "ChangeAttackTarget",
    "Deploy",
    "Duplicate",
    "PlayFaceDown",
    "PlayResources",
    "ReduceNextCost",
    "ReduceNextThreshold",
    "RemoveFromBattle",
    "Terminate",
    "UseAbility",
]


@dataclass(frozen=True, slots=True)
class Deploy(Step):
    """Deploy cards of those meant, on the terms given; optional inside a `May` only."""

    cards: Cards
    price: Price = Price.AS_USUAL
    who: Who = Player.YOU
    count: HowMany = 1


@dataclass(frozen=True, slots=True)
class PlayResources(Step):
    """Play resources from hand, face-up or face-down. Rules: 402.8."""

    count: HowMany = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class PlayFaceDown(Step):
    """Play cards face-down as resources. Rules: 411."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ReduceNextCost(Step):
    """The next numeric cost you pay this turn is lower; `of` narrows down what for.

    With `CARD` it is any numeric cost, otherwise that of deploying such a card or of using
    its abilities; of deploying alone where cards being deployed are named.
    """

    amount: AnyAmount
    of: Cards = CARD


@dataclass(frozen=True, slots=True)
class ReduceNextThreshold(Step):
    """The next card you deploy, this turn or later, needs up to so many fewer of the named icon."""

    by: int


@dataclass(frozen=True, slots=True)
class Terminate(Step):
    """What is not resolved yet does not resolve; a card goes to that place of its owner's. 314."""

    cards: Cards
    into: Place = Place.DISCARD_PILE


@dataclass(frozen=True, slots=True)
class Duplicate(Step):
    """Follow a copy of a tactic's text. Rules: 305."""

    card: Cards


@dataclass(frozen=True, slots=True)
class UseAbility(Step):
    """Use an ability of one of the cards, so many times its effect."""

    of: Cards
    times: int = 1


@dataclass(frozen=True, slots=True)
class RemoveFromBattle(Step):
    """Cards leave the battle they are in."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AddToParty(Step):
    """Cards join a player's party in the battle, if that player controls them. Rules: 407.6."""

    cards: Cards
    of: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Attack(Step):
    """You attack now, once; the battle is fought before the next step."""


@dataclass(frozen=True, slots=True)
class ChangeAttackTarget(Step):
    """The attack is on that card from now on."""

    to: Cards

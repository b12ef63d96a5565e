"""The verbs about deploying, playing resources, abilities and battles."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.amounts import HowMany
from app.games.spoils.vocabulary.cards import Cards, Who
from app.games.spoils.vocabulary.places import Place, Player, Price
from app.games.spoils.vocabulary.selectors import CARD
from app.games.spoils.vocabulary.steps import Step
from app.games.tabletop.scripts import AnyAmount

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
    """Deploy matching cards on the given terms; optional only inside a `May`."""

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
    """The next numeric cost you pay this turn is lower; `of` limits what it is paid for.

    With `CARD` it is any numeric cost, otherwise that of deploying such a card or of using
    its abilities; of deploying alone where cards being deployed are named.
    """

    amount: AnyAmount
    of: Cards = CARD


@dataclass(frozen=True, slots=True)
class ReduceNextThreshold(Step):
    """The next card you deploy, in any turn, needs up to that many fewer of the named icon."""

    by: int


@dataclass(frozen=True, slots=True)
class Terminate(Step):
    """Stop a card or ability before it resolves; a card goes to its owner's place. Rules: 314."""

    cards: Cards
    into: Place = Place.DISCARD_PILE


@dataclass(frozen=True, slots=True)
class Duplicate(Step):
    """Follow a copy of a tactic's text. Rules: 305."""

    card: Cards


@dataclass(frozen=True, slots=True)
class UseAbility(Step):
    """Use an ability, if `of` is given, of one of these cards, its effect repeated `times` times.

    Rules: 606.1a.
    """

    of: Cards | None = None
    times: int = 1


@dataclass(frozen=True, slots=True)
class RemoveFromBattle(Step):
    """Remove cards from the battle they are in."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AddToParty(Step):
    """Add cards to a player's party in the battle if that player controls them. Rules: 407.6."""

    cards: Cards
    of: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Attack(Step):
    """Attack once now; the battle is fought before the next step."""


@dataclass(frozen=True, slots=True)
class ChangeAttackTarget(Step):
    """Make that card the target of the attack."""

    to: Cards

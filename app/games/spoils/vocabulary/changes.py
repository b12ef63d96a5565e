"""Changes of cards and players (gain, lose, must, cannot), for a time or while a text is active."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary.cards import Cards, Who
from app.games.spoils.vocabulary.places import Action, Keyword, Measure, Player, Price
from app.games.spoils.vocabulary.selectors import CARD
from app.games.tabletop.scripts import AnyAmount, Change, Paragraph

__all__ = [
    "AbilitiesCheaper",
    "AssignsToTarget",
    "AtMostEachTurn",
    "AttackingPartySize",
    "AttractsDamage",
    "Becomes",
    "BlockingPartySize",
    "Can",
    "Cannot",
    "Change",
    "Cheaper",
    "CovertParty",
    "EvenParty",
    "Gains",
    "GainsFlipUpAtItsCost",
    "GainsNamedIcon",
    "GainsSubtype",
    "GainsText",
    "GainsType",
    "GainsUniqueName",
    "Less",
    "Loses",
    "LosesAbilities",
    "LosesOtherText",
    "LosesText",
    "LosesType",
    "MayAssignToTarget",
    "MayPlay",
    "MayUseAbilities",
    "More",
    "Must",
    "MustPay",
    "OnlyBlockedBy",
    "Paragraph",
    "PartySize",
    "Revealed",
    "Rule",
    "SitsOpposite",
    "SkipsRestoreRule",
    "Untouched",
    "VisibleToYou",
]


@dataclass(frozen=True, slots=True)
class More(Change):
    """The stat is increased."""

    measure: Measure
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Less(Change):
    """The stat is reduced."""

    measure: Measure
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Becomes(Change):
    """The stat has this value instead of the printed one."""

    measure: Measure
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Gains(Change):
    """The card also has the keyword."""

    keyword: Keyword


@dataclass(frozen=True, slots=True)
class Loses(Change):
    """The card does not have the keyword; losing overrides gaining (402.6)."""

    keyword: Keyword


@dataclass(frozen=True, slots=True)
class GainsText(Change):
    """The card also has the paragraph. Rules: 508."""

    paragraph: Paragraph


@dataclass(frozen=True, slots=True)
class GainsUniqueName(Change):
    """The card has the keyword Unique with its own name."""


@dataclass(frozen=True, slots=True)
class GainsFlipUpAtItsCost(Change):
    """The card has Flip Up with its own cost number and threshold."""


@dataclass(frozen=True, slots=True)
class GainsNamedIcon(Change):
    """The card provides one of the named icon, unless it already provides it."""


@dataclass(frozen=True, slots=True)
class LosesText(Change):
    """The card has no rules text."""


@dataclass(frozen=True, slots=True)
class LosesOtherText(Change):
    """The card has no rules text except this paragraph."""


@dataclass(frozen=True, slots=True)
class LosesAbilities(Change):
    """The card has no abilities."""


@dataclass(frozen=True, slots=True)
class GainsType(Change):
    """The card also has the card type."""

    type: CardType


@dataclass(frozen=True, slots=True)
class LosesType(Change):
    """The card does not have the card type."""

    type: CardType


@dataclass(frozen=True, slots=True)
class GainsSubtype(Change):
    """The card also has the subtype."""

    subtype: str


@dataclass(frozen=True, slots=True)
class Cheaper(Change):
    """Deploying the card costs less; the reduction stops at the minimum. Rules: 406, 410.5."""

    amount: AnyAmount
    minimum: int = 0


@dataclass(frozen=True, slots=True)
class AbilitiesCheaper(Change):
    """Using the card's abilities costs less; the reduction stops at the minimum."""

    amount: AnyAmount
    minimum: int = 0


@dataclass(frozen=True, slots=True)
class Revealed(Change):
    """The card is visible to all players."""


@dataclass(frozen=True, slots=True)
class VisibleToYou(Change):
    """You may look at the card."""


@dataclass(frozen=True, slots=True)
class MayAssignToTarget(Change):
    """You may assign the card's battle damage to the target of the attack."""


@dataclass(frozen=True, slots=True)
class AssignsToTarget(Change):
    """Battle damage the card would assign to the blocking party goes to the target."""


@dataclass(frozen=True, slots=True)
class AttractsDamage(Change):
    """Battle damage that can be assigned to the card must be."""


@dataclass(frozen=True, slots=True)
class Untouched(Change):
    """Such cards cannot pick the card or affect it."""

    by: Cards


@dataclass(frozen=True, slots=True)
class Rule(Change):
    """A requirement or a permission, for cards or for players. Rules: 505, 402.7."""


@dataclass(frozen=True, slots=True)
class Cannot(Rule):
    """The action is not possible. "Cannot" overrides "can" (402.7). `by` or with: the other side.

    `who` are the players that cannot pick the card, whichever card tells them to (310.1).
    """

    action: Action
    by: Cards = CARD
    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class Can(Rule):
    """The action is possible where the rules would not allow it."""

    action: Action


@dataclass(frozen=True, slots=True)
class Must(Rule):
    """The action must be taken if possible. Rules: 505.2."""

    action: Action
    object: Cards = CARD


@dataclass(frozen=True, slots=True)
class MustPay(Rule):
    """The action has an additional price. Rules: 505.2a."""

    amount: AnyAmount
    action: Action
    object: Cards = CARD


@dataclass(frozen=True, slots=True)
class AtMostEachTurn(Rule):
    """The action can be taken only this many times each turn."""

    times: int
    action: Action


@dataclass(frozen=True, slots=True)
class PartySize(Rule):
    """A party formed with the card must have at least this many members."""

    at_least: int


@dataclass(frozen=True, slots=True)
class AttackingPartySize(Rule):
    """An attacking party formed with the card can have at most this many members."""

    at_most: int


@dataclass(frozen=True, slots=True)
class BlockingPartySize(Rule):
    """Only parties of at least this size can block the card's party."""

    at_least: int


@dataclass(frozen=True, slots=True)
class EvenParty(Rule):
    """An attacking or blocking party with the card must have an even number of members."""


@dataclass(frozen=True, slots=True)
class CovertParty(Rule):
    """The battle party of the card is covert, whether its members are or not. Rules: 302.11."""


@dataclass(frozen=True, slots=True)
class OnlyBlockedBy(Rule):
    """Only such cards can block the card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MayPlay(Rule):
    """The player may play such cards as though they were in hand, deploying them on these terms.

    A resource among them may be played face-up, and any of them face-down. Rules: 203.2.
    """

    cards: Cards
    price: Price = Price.AS_USUAL


@dataclass(frozen=True, slots=True)
class MayUseAbilities(Rule):
    """The player may use abilities of such cards in place of their controller. Rules: 401.2a.

    The player pays the numeric costs; everything else happens as if the controller used it.
    """

    cards: Cards


@dataclass(frozen=True, slots=True)
class SkipsRestoreRule(Rule):
    """The Restore Rule of the player's faction does not happen."""


@dataclass(frozen=True, slots=True)
class SitsOpposite(Rule):
    """The player takes the opponent's seat, decides for that side and sees what it sees.

    Applies to each player. The player who brought the winning deck wins.
    """

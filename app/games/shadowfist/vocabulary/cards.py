"""`Cards`, the filter for cards: a conjunction of properties, with methods that add more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from app.games.shadowfist.terms import CardType, Keyword, Resource, Restriction
from app.games.shadowfist.vocabulary.places import Being, Harm, Pile, Player, Role, Score, Threat
from app.games.tabletop.scripts import AnyAmount, Property

__all__ = [
    "ATTACK_TARGET", "CARD", "CHARACTER", "CHOSEN", "EDGE", "EDGE_OR_STATE", "EVENT",
    "EVENT_OR_STATE", "FENG_SHUI_SITE", "ITSELF", "PRICE", "SITE", "SITE_OR_CHARACTER", "SOURCE",
    "STATE", "SUBJECT", "TARGET", "THAT", "THIS", "UNIQUE", "AtChosenLocation", "AtHome", "AtMost",
    "AtPlaceOf", "AttackedLast", "Bearing", "Cards", "ControlledBy", "ControllerOf", "DamagedBy",
    "Designated", "Either", "Every", "Exactly", "FacesStronger", "Fallen", "Fixed", "Foundation",
    "GeneratesPower", "HasDamaged", "HasKeyword", "In", "InCombatWith", "InterceptedBy",
    "Intercepting", "Is", "OfResource", "OfType", "On", "OtherThan", "OwnedBy", "Requires",
    "RequiresAtLeast", "RequiresOfPool", "Restricted", "SetOutFrom", "ShareDesignator",
    "SharesDesignator", "SharesTitle", "StandsAs", "Targeting", "Threatens", "Titled",
    "WeakerThanHand", "WereThere", "Who", "Without", "Would",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """The players who control cards. Rules: 35.0."""

    cards: Cards


Who: TypeAlias = Player | ControllerOf


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards with every one of the properties.

    Cards in play are meant unless a property names a pile or a role. A face-down Site is a Feng
    Shui Site about which nobody knows more (24.4).
    """

    where: tuple[Property, ...] = ()

    def that(self, *more: Property) -> Cards:
        """Add properties: the same cards, narrowed."""
        return Cards((*self.where, *more))

    def a(self, *words: str) -> Cards:
        """With all of the designators. Rules: 14."""
        return self.that(*(Designated((word,)) for word in words))

    def any_of(self, *words: str) -> Cards:
        """With at least one of the designators. Rules: 14."""
        return self.that(Designated(words))

    def you_control(self) -> Cards:
        """Controlled by the controller of this card."""
        return self.that(ControlledBy(Player.YOU))

    def opponents_control(self) -> Cards:
        """Controlled by any opponent."""
        return self.that(ControlledBy(Player.OPPONENTS))

    def being(self, *states: Being) -> Cards:
        """In each of the states."""
        return self.that(*(StandsAs(it) for it in states))

    def other(self) -> Cards:
        """Without this card itself."""
        return self.that(OtherThan(THIS))

    def here(self) -> Cards:
        """At the location of this card. Rules: 9.1."""
        return self.that(AtPlaceOf(THIS))

    def in_pile(self, pile: Pile, of: Who = Player.YOU) -> Cards:
        """In a pile of a player."""
        return self.that(In(pile, of))


@dataclass(frozen=True, slots=True)
class Is(Property):
    """Being a card in a role; `nth` is the n-th Target or Choose of this text, 0 for any."""

    role: Role
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Fixed(Property):
    """Being one of the cards that generation determined, each with its mark. Rules: 24.2."""

    cards: tuple[int, ...]
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OfType(Property):
    """Having one of the card types."""

    types: tuple[CardType, ...]


@dataclass(frozen=True, slots=True)
class Titled(Property):
    """Having the title."""

    title: str


@dataclass(frozen=True, slots=True)
class Designated(Property):
    """Having at least one of the designators, in small letters. Rules: 14."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfResource(Property):
    """Requiring or providing one of the resources. Rules: 18.2."""

    resources: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class Requires(Property):
    """Requiring any resources, or one of those listed. Rules: 8.4."""

    resources: tuple[Resource, ...] = ()


@dataclass(frozen=True, slots=True)
class RequiresOfPool(Property):
    """Requiring a resource of which there is one in a player's pool. Rules: 8.4, 18.1."""

    who: Who


@dataclass(frozen=True, slots=True)
class RequiresAtLeast(Property):
    """Having so many resource conditions, or more. Rules: 8.4."""

    count: int


@dataclass(frozen=True, slots=True)
class Restricted(Property):
    """Having the restriction. Rules: 49."""

    restriction: Restriction


@dataclass(frozen=True, slots=True)
class HasKeyword(Property):
    """Having the bold-faced ability now. Rules: 50."""

    keyword: Keyword


@dataclass(frozen=True, slots=True)
class ControlledBy(Property):
    """Controlled by the player."""

    who: Who


@dataclass(frozen=True, slots=True)
class OwnedBy(Property):
    """Owned by the player."""

    who: Who


@dataclass(frozen=True, slots=True)
class StandsAs(Property):
    """In the state."""

    state: Being


@dataclass(frozen=True, slots=True)
class In(Property):
    """In a pile of a player."""

    pile: Pile
    of: Who


@dataclass(frozen=True, slots=True)
class AtPlaceOf(Property):
    """At the location of one of the given cards. Rules: 9.1."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class WereThere(Property):
    """Having been with the Site of the event as its Body came to 0. Rules: 9.1, 26.1.3."""


@dataclass(frozen=True, slots=True)
class Bearing(Property):
    """Being the subject of such a State. Rules: 7.4."""

    states: Cards


@dataclass(frozen=True, slots=True)
class OtherThan(Property):
    """Not one of the given cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Without(Property):
    """Not having the property."""

    property: Property


@dataclass(frozen=True, slots=True)
class Either(Property):
    """Having at least one of the properties."""

    alternatives: tuple[Property, ...]


@dataclass(frozen=True, slots=True)
class Every(Property):
    """Having all of the properties."""

    properties: tuple[Property, ...]


@dataclass(frozen=True, slots=True)
class Foundation(Property):
    """Requiring no resources and providing some. Rules: 18.4."""


@dataclass(frozen=True, slots=True)
class AtMost(Property):
    """Having a score of that number or less; one that is printed as X or * is no number (15)."""

    score: Score
    amount: AnyAmount
    printed: bool = False


@dataclass(frozen=True, slots=True)
class Exactly(Property):
    """Having a score of exactly that number."""

    score: Score
    amount: AnyAmount
    printed: bool = False


@dataclass(frozen=True, slots=True)
class GeneratesPower(Property):
    """Being a Site with a Power score, or face-down. Rules: 8.8, 22.2.2."""


@dataclass(frozen=True, slots=True)
class SharesTitle(Property):
    """Having the title of one of the given cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class SharesDesignator(Property):
    """Sharing a designator with another one of the given cards. Rules: 14."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class InterceptedBy(Property):
    """Being an attacker that one of the given cards intercepts. Rules: 28.6."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Intercepting(Property):
    """Intercepting one of the given cards, before combat with it. Rules: 28.6."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Targeting(Property):
    """Having generated an effect that targets such a card and has not resolved. Rules: 26.2.2."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Fallen(Property):
    """Having been smoked this turn, wherever it is now. Rules: 20."""


@dataclass(frozen=True, slots=True)
class InCombatWith(Property):
    """Being in combat with one of the given cards. Rules: 30.2."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class On(Property):
    """Being a State on one of the given cards. Rules: 7.4."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Threatens(Property):
    """Having generated an effect that has not resolved and would do one of these things to you."""

    threats: tuple[Threat, ...]


@dataclass(frozen=True, slots=True)
class Would(Property):
    """Having generated an effect that would do one of these things to such a card (26.2)."""

    harms: tuple[Harm, ...]
    cards: Cards


@dataclass(frozen=True, slots=True)
class AtChosenLocation(Property):
    """At the location that was chosen. Rules: 9.1."""


@dataclass(frozen=True, slots=True)
class SetOutFrom(Property):
    """Being an attacker that was at the location of one of the given cards before. Rules: 28.3."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class WeakerThanHand(Property):
    """Having less Fighting than its controller has cards in hand."""


@dataclass(frozen=True, slots=True)
class AtHome(Property):
    """Being controlled by its owner. Rules: 35.0."""


@dataclass(frozen=True, slots=True)
class DamagedBy(Property):
    """About to be damaged by one of the given cards. Rules: 38.2."""

    sources: Cards


@dataclass(frozen=True, slots=True)
class HasDamaged(Property):
    """Having damaged one of the given cards this turn. Rules: 29.0."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AttackedLast(Property):
    """Having been an attacker in the attack that ended last. Rules: 28.9."""


@dataclass(frozen=True, slots=True)
class FacesStronger(Property):
    """Being about to enter combat with a Character of higher Fighting. Rules: 30.1."""


@dataclass(frozen=True, slots=True)
class ShareDesignator(Property):
    """Cards of a choice that all share a designator, other than those given."""

    other_than: tuple[str, ...] = ()


def _the(role: Role) -> Cards:
    return Cards((Is(role),))


def _of_type(*types: CardType) -> Cards:
    return Cards((OfType(types),))


CARD = Cards()
CHARACTER = _of_type(CardType.CHARACTER, CardType.TOKEN)
SITE = _of_type(CardType.SITE, CardType.FENG_SHUI_SITE)
FENG_SHUI_SITE = _of_type(CardType.FENG_SHUI_SITE)
EDGE = _of_type(CardType.EDGE)
SITE_OR_CHARACTER = _of_type(
    CardType.SITE, CardType.FENG_SHUI_SITE, CardType.CHARACTER, CardType.TOKEN
)
STATE = _of_type(CardType.STATE)
EVENT = _of_type(CardType.EVENT)
EDGE_OR_STATE = _of_type(CardType.EDGE, CardType.STATE)
EVENT_OR_STATE = _of_type(CardType.EVENT, CardType.STATE)
UNIQUE = Restricted(Restriction.UNIQUE)

THIS = _the(Role.THIS)
SUBJECT = _the(Role.SUBJECT)
TARGET = _the(Role.TARGET)
CHOSEN = _the(Role.CHOSEN)
THAT = _the(Role.THAT)
PRICE = _the(Role.PRICE)
SOURCE = _the(Role.SOURCE)
ITSELF = _the(Role.ITSELF)
ATTACK_TARGET = _the(Role.ATTACK_TARGET)

"""`Cards`, the filter for cards: a conjunction of properties, with methods that add more.

Players known by a card of theirs stand here too: properties speak of players, and they of cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary.bases import AnyAmount
from app.games.spoils.vocabulary.places import Kind, Measure, Player, Role, State

__all__ = [
    "AFFECTED",
    "CARD",
    "CHARACTER",
    "CHOSEN",
    "DISCARDED",
    "FACTION",
    "FOUND",
    "HOST",
    "ITEM",
    "ITSELF",
    "LAST_TACTIC",
    "LOCATION",
    "LOOKED_AT",
    "MICROMAJIG",
    "NON_RESOURCE",
    "NON_TACTIC",
    "PICKED",
    "PICKED_CARD",
    "RESOURCE",
    "RESPONDED_TO",
    "REVEALED",
    "SET_ASIDE",
    "SOURCE",
    "STAPLE_RESOURCE",
    "TACTIC",
    "THAT",
    "THIS",
    "AllAlike",
    "AllDifferent",
    "AsNamed",
    "AtLeast",
    "AtMost",
    "AttachedTo",
    "Bearing",
    "Being",
    "Cards",
    "ControlledBy",
    "ControllerOf",
    "DifferentFrom",
    "Either",
    "Exactly",
    "HasUnique",
    "Highest",
    "In",
    "InPartyWith",
    "Is",
    "Lowest",
    "NotBeing",
    "NotOfTrade",
    "NotOfType",
    "NotOwnedBy",
    "OfName",
    "OfSubtype",
    "OfTrade",
    "OfType",
    "OpponentOf",
    "Opposing",
    "OtherThan",
    "OwnedBy",
    "OwnerOf",
    "Property",
    "Providing",
    "SameAs",
    "Staple",
    "TopOfDeck",
    "Who",
    "chosen",
    "of_type",
    "picked",
    "the",
    "top",
]


@dataclass(frozen=True, slots=True)
class Property:
    """Something that is true of a card, or of the set of cards meant."""


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """The player who controls a card. Rules: 407.1."""

    card: Cards


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """The player who owns a card. Rules: 407.7."""

    card: Cards


@dataclass(frozen=True, slots=True)
class OpponentOf:
    """The opponent of a player."""

    who: Player


Who: TypeAlias = Player | ControllerOf | OwnerOf | OpponentOf


@dataclass(frozen=True)  # without slots, so that what follows from the properties is kept
class Cards:
    """All cards with every one of the properties.

    Cards in play are meant unless a property names another area or a role (402.3). A
    faction is meant only where its type is named (202.9). A type or subtype of cards being
    face-down is that on their face (411.2), but for resources. As the object of a verb the
    filter means all that match; `Pick`, `Choose` and `Search` say how many.
    """

    where: tuple[Property, ...] = ()

    @cached_property
    def names_place(self) -> bool:
        """Whether a property says where the cards are, so that play is not what is meant."""
        return any(
            isinstance(it, In | TopOfDeck | Is) or (isinstance(it, Either) and it.names_place)
            for it in self.where
        )

    @cached_property
    def names_faction(self) -> bool:
        """Whether a property names the card type faction."""
        return any(
            (isinstance(it, OfType) and CardType.FACTION in it.types)
            or (isinstance(it, Either) and any(c.names_faction for c in it.alternatives))
            for it in self.where
        )

    @cached_property
    def asks_for_face(self) -> bool:
        """Whether the properties look at the faces of face-down cards."""
        return Being(State.FACE_DOWN) in self.where and any(
            isinstance(it, OfSubtype)
            or (isinstance(it, OfType) and CardType.RESOURCE not in it.types)
            for it in self.where
        )

    @cached_property
    def type_in_play(self) -> CardType | None:
        """The card type that all selected cards share if they are in play; None without one."""
        if self.names_place or self.asks_for_face:
            return None
        named = [it.types[0] for it in self.where if isinstance(it, OfType) and len(it.types) == 1]
        return named[0] if named else None

    @cached_property
    def named_types(self) -> tuple[CardType, ...]:
        """The card types the properties name, except of face-down faces; none for any type."""
        for it in () if self.asks_for_face else self.where:
            if isinstance(it, OfType):
                return it.types
            if isinstance(it, Either) and all(c.named_types for c in it.alternatives):
                return tuple(kind for c in it.alternatives for kind in c.named_types)
        return ()

    def that(self, *more: Property) -> Cards:
        """The same cards, narrowed."""
        return Cards((*self.where, *more))

    def you_control(self) -> Cards:
        """Controlled by the controller of this card."""
        return self.that(ControlledBy(Player.YOU))

    def opponent_controls(self) -> Cards:
        """Controlled by an opponent."""
        return self.that(ControlledBy(Player.OPPONENT))

    def controlled_by(self, who: Who) -> Cards:
        """Controlled by the player given."""
        return self.that(ControlledBy(who))

    def owned_by(self, who: Who) -> Cards:
        """Owned by the player given. Rules: 407.7."""
        return self.that(OwnedBy(who))

    def in_hand(self, of: Who = Player.YOU) -> Cards:
        """In a player's hand."""
        return self.that(In(Area.HAND, of))

    def in_deck(self, of: Who = Player.YOU) -> Cards:
        """In a player's deck."""
        return self.that(In(Area.DECK, of))

    def in_discard_pile(self, of: Who = Player.YOU) -> Cards:
        """In a player's discard pile."""
        return self.that(In(Area.DISCARD_PILE, of))

    def being_deployed(self, by: Who = Player.EACH) -> Cards:
        """Announced and not yet resolved, by the player given."""
        return self.that(In(Area.BEING_DEPLOYED, by))

    def being(self, *states: State) -> Cards:
        """In each of the states."""
        return self.that(*(Being(state) for state in states))

    def of_subtype(self, *subtypes: str) -> Cards:
        """With any of the subtypes."""
        return self.that(OfSubtype(subtypes))

    def named(self, name: str) -> Cards:
        """With that name."""
        return self.that(OfName(name))

    def at_most(self, measure: Measure, amount: AnyAmount) -> Cards:
        """Whose number is that or less."""
        return self.that(AtMost(measure, amount))

    def at_least(self, measure: Measure, amount: AnyAmount) -> Cards:
        """Whose number is that or more."""
        return self.that(AtLeast(measure, amount))

    def providing(self, icons: str) -> Cards:
        """That provide at least these icons, such as `"RR"`."""
        return self.that(Providing(icons))

    def other_than(self, cards: Cards) -> Cards:
        """Without the cards given."""
        return self.that(OtherThan(cards))

    def others(self) -> Cards:
        """Without this card itself."""
        return self.that(OtherThan(THIS))


@dataclass(frozen=True, slots=True)
class Is(Property):
    """Being the card, or one of the cards, in a role; `nth` is the n-th Pick or Choose."""

    role: Role
    nth: int = 0


@dataclass(frozen=True, slots=True)
class OfType(Property):
    """Having one of the card types. A face-down card in play is a resource (411.1)."""

    types: tuple[CardType, ...]


@dataclass(frozen=True, slots=True)
class NotOfType(Property):
    """Having none of the card types."""

    types: tuple[CardType, ...]


@dataclass(frozen=True, slots=True)
class OfTrade(Property):
    """Belonging to the trade."""

    trade: Trade


@dataclass(frozen=True, slots=True)
class NotOfTrade(Property):
    """Not belonging to the trade."""

    trade: Trade


@dataclass(frozen=True, slots=True)
class OfSubtype(Property):
    """Having one of the subtypes."""

    subtypes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfName(Property):
    """Having the name."""

    name: str


@dataclass(frozen=True, slots=True)
class Staple(Property):
    """Having the supertype staple. Rules: 203.5."""


@dataclass(frozen=True, slots=True)
class HasUnique(Property):
    """Having the keyword Unique with that name. Rules: 507.5."""

    name: str


@dataclass(frozen=True, slots=True)
class AsNamed(Property):
    """Having the name, type or subtype that this card's `Name` named."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class SameAs(Property):
    """Having the same name or type as the given cards."""

    kind: Kind
    cards: Cards


@dataclass(frozen=True, slots=True)
class DifferentFrom(Property):
    """Having a different name or type from the given cards."""

    kind: Kind
    cards: Cards


@dataclass(frozen=True, slots=True)
class AllAlike(Property):
    """Cards that all have the same name or type."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class AllDifferent(Property):
    """Cards of which no two have the same name or type."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class ControlledBy(Property):
    """Controlled by the player."""

    who: Who


@dataclass(frozen=True, slots=True)
class OwnedBy(Property):
    """Owned by the player."""

    who: Who


@dataclass(frozen=True, slots=True)
class NotOwnedBy(Property):
    """Owned by another player."""

    who: Who


@dataclass(frozen=True, slots=True)
class In(Property):
    """In an area of a player."""

    area: Area
    of: Who


@dataclass(frozen=True, slots=True)
class TopOfDeck(Property):
    """Among the given number of cards on top of a player's deck."""

    count: AnyAmount
    of: Who


@dataclass(frozen=True, slots=True)
class Being(Property):
    """In the state."""

    state: State


@dataclass(frozen=True, slots=True)
class NotBeing(Property):
    """Not in the state."""

    state: State


@dataclass(frozen=True, slots=True)
class InPartyWith(Property):
    """A member of the same battle party as the given cards, which are included."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Opposing(Property):
    """A member of the party that opposes the given cards in a battle."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AtMost(Property):
    """Having a stat of that number or less."""

    measure: Measure
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class AtLeast(Property):
    """Having a stat of that number or more."""

    measure: Measure
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Exactly(Property):
    """Having a stat of exactly that number."""

    measure: Measure
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Highest(Property):
    """Having the highest number among the cards with the other properties; of `Pick` and `Choose`,
    by which ties are broken.
    """

    measure: Measure


@dataclass(frozen=True, slots=True)
class Lowest(Property):
    """Having the lowest number among the cards with the other properties; of `Pick` and `Choose`,
    by which ties are broken.
    """

    measure: Measure


@dataclass(frozen=True, slots=True)
class Providing(Property):
    """Providing at least these icons. Rules: 311."""

    icons: str


@dataclass(frozen=True, slots=True)
class AttachedTo(Property):
    """Attached to one of the given cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Bearing(Property):
    """Having one of the given cards attached to it."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class OtherThan(Property):
    """Not one of the given cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Either(Property):
    """Matching at least one of the alternatives."""

    alternatives: tuple[Cards, ...]

    @property
    def names_place(self) -> bool:
        """Whether an alternative says where its cards are; the cards around it need not."""
        return any(them.names_place for them in self.alternatives)


def the(role: Role, nth: int = 0) -> Cards:
    """The cards in a role."""
    return Cards((Is(role, nth),))


def picked(nth: int) -> Cards:
    """The cards of the n-th `Pick` of this text, from 1."""
    return the(Role.PICKED, nth)


def chosen(nth: int) -> Cards:
    """The cards of the n-th `Choose` of this text, from 1."""
    return the(Role.CHOSEN, nth)


def of_type(*types: CardType) -> Cards:
    """Cards of any of the types."""
    return Cards((OfType(types),))


def top(count: AnyAmount, of: Who = Player.YOU) -> Cards:
    """The top cards of a player's deck."""
    return Cards((TopOfDeck(count, of),))


CARD = Cards()
CHARACTER = of_type(CardType.CHARACTER)
ITEM = of_type(CardType.ITEM)
LOCATION = of_type(CardType.LOCATION)
TACTIC = of_type(CardType.TACTIC)
RESOURCE = of_type(CardType.RESOURCE)
FACTION = of_type(CardType.FACTION)
NON_RESOURCE = Cards((NotOfType((CardType.RESOURCE,)),))
NON_TACTIC = Cards((NotOfType((CardType.TACTIC,)),))
MICROMAJIG = CARD.named("Micromajig Token")
STAPLE_RESOURCE = RESOURCE.that(Staple())

THIS = the(Role.THIS)
PICKED = the(Role.PICKED)
PICKED_CARD = the(Role.PICKED_CARD)
CHOSEN = the(Role.CHOSEN)
FOUND = the(Role.FOUND)
REVEALED = the(Role.REVEALED)
LOOKED_AT = the(Role.LOOKED_AT)
DISCARDED = the(Role.DISCARDED)
AFFECTED = the(Role.AFFECTED)
THAT = the(Role.THAT)
SOURCE = the(Role.SOURCE)
HOST = the(Role.HOST)
RESPONDED_TO = the(Role.RESPONDED_TO)
SET_ASIDE = the(Role.SET_ASIDE)
LAST_TACTIC = the(Role.LAST_TACTIC)
ITSELF = the(Role.ITSELF)

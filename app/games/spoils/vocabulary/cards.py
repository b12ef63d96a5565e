"""`Cards`, the filter for cards: a conjunction of properties, with methods that add more.

Players who are named by a card of theirs are here too, because properties and players refer to
each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary.places import Kind, Measure, Player, Role, State
from app.games.tabletop.scripts import Amount, AnyAmount, Property

__all__ = [
    "Amount",
    "AnyAmount",
    "AsNamed",
    "AtLeast",
    "AtMost",
    "Being",
    "Cards",
    "ControlledBy",
    "ControllerOf",
    "Either",
    "Exactly",
    "HasUnique",
    "In",
    "Is",
    "NotBeing",
    "NotOfTrade",
    "NotOfType",
    "NotOwnedBy",
    "OfName",
    "OfSubtype",
    "OfTrade",
    "OfType",
    "OpponentOf",
    "OtherThan",
    "OwnedBy",
    "OwnerOf",
    "Property",
    "Providing",
    "Staple",
    "TopOfDeck",
    "Who",
]


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
        """True if a property says where the cards are, so that cards in play are not meant."""
        return any(
            isinstance(it, In | TopOfDeck | Is) or (isinstance(it, Either) and it.names_place)
            for it in self.where
        )

    @cached_property
    def names_faction(self) -> bool:
        """True if a property names the card type faction."""
        return any(
            (isinstance(it, OfType) and CardType.FACTION in it.types)
            or (isinstance(it, Either) and any(c.names_faction for c in it.alternatives))
            for it in self.where
        )

    @cached_property
    def asks_for_face(self) -> bool:
        """True if the properties look at the faces of face-down cards."""
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
        """Add properties: the same cards, narrowed."""
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
        """Having that number or less."""
        return self.that(AtMost(measure, amount))

    def at_least(self, measure: Measure, amount: AnyAmount) -> Cards:
        """Having that number or more."""
        return self.that(AtLeast(measure, amount))

    def providing(self, icons: str) -> Cards:
        """That provide at least these icons, such as `"RR"`."""
        return self.that(Providing(icons))

    def other_than(self, cards: Cards) -> Cards:
        """Without the cards given."""
        return self.that(OtherThan(cards))

    def others(self) -> Cards:
        """Without this card itself."""
        return self.that(OtherThan(Cards((Is(Role.THIS),))))


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
class Providing(Property):
    """Providing at least these icons. Rules: 311."""

    icons: str


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
        """True if an alternative says where its cards are; the cards around it need not."""
        return any(them.names_place for them in self.alternatives)

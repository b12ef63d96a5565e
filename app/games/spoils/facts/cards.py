"""The facts of a card, one Card per name, and its printings."""

from dataclasses import dataclass, field, replace
from typing import Final

from app.games.spoils.facts.threshold import NO_ICONS, Threshold
from app.games.spoils.terms import CardType, Icon, Rarity, Stat, Supertype, Trade
from app.games.tabletop import facts


@dataclass(frozen=True, slots=True)
class FlipUp:
    """The cost and threshold of deploying a face-down resource. Rules: 507.4."""

    cost: int
    threshold: Threshold
    has_extra: bool = False


@dataclass(frozen=True, slots=True)
class Recur:
    """The payment and threshold of the ability many cards share to come back."""

    pay: int
    threshold: Threshold


@dataclass(frozen=True, slots=True)
class Keywords:
    """The keywords printed on a card. Rules: 507; `any_number_in_deck`: 103.1c.

    `eases_threshold` says that the card can gain icons, give them or lower thresholds, so
    that icons counted over a deck are no bound (405.1).
    """

    covert: bool = False
    tactical: bool = False
    tactical_text: bool = False
    any_number_in_deck: bool = False
    eases_threshold: bool = False
    unique: str | None = None
    attach_to: str | None = None
    flip_up: FlipUp | None = None
    recur: Recur | None = None


@dataclass(frozen=True, slots=True)
class Faction:
    """The facts that a faction card brings to a game. Rules: 202.

    `starting_icons` are the staples the card names by icon; `starting_staples` is how many more
    staples of any kind the player chooses (202.5).
    """

    influence: int
    starting_icons: Threshold
    starting_staples: int
    draw_first: int
    draw_second: int

    @property
    def starting_resources(self) -> int:
        """The number of resources that start in play."""
        return self.starting_icons.total + self.starting_staples


@dataclass(frozen=True, slots=True)
class Card:
    """The facts that all printings of one name share. Rules: 201.

    Numbers that do not apply are `None`. Stats of items are bonuses. `cost` is the cost
    number (201.2), not the numeric cost of a deployment.
    """

    name: str
    trade: Trade
    type: CardType
    supertype: Supertype | None = None
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    threshold: Threshold = NO_ICONS
    provides: Threshold = NO_ICONS
    strength: int | None = None
    life: int | None = None
    speed: int | None = None
    structure: int | None = None
    keywords: Keywords = field(default_factory=Keywords)
    faction: Faction | None = None
    text: str | None = None

    @property
    def is_staple(self) -> bool:
        """True if the supertype is staple. Rules: 203.5."""
        return self.supertype is Supertype.STAPLE

    @property
    def is_staple_resource(self) -> bool:
        """True if this is one of the basic resources. Rules: 203.5."""
        return self.is_staple and self.type is CardType.RESOURCE

    @property
    def is_basic(self) -> bool:
        """True for staple resources and factions, which are in no pack and in every format."""
        return self.is_faction or self.is_staple_resource

    @property
    def is_token(self) -> bool:
        """True if this is a card token, which no deck may hold. Rules: 409."""
        return self.supertype is Supertype.TOKEN

    @property
    def is_faction(self) -> bool:
        """True if this is a faction card. Rules: 202."""
        return self.type is CardType.FACTION

    @property
    def is_deck_card(self) -> bool:
        """True if the card counts toward a deck: neither faction nor token."""
        return not (self.is_faction or self.is_token)

    @property
    def digested(self) -> str:
        """All facts that a verdict can depend on, as one line, without the text.

        It contains the names of the classes, so renaming one would change every digest.
        """
        return repr(replace(self, text=None))

    def stat(self, stat: Stat) -> int | None:
        """The printed number of one stat."""
        printed: int | None = getattr(self, stat.value)
        return printed


@dataclass(frozen=True, slots=True)
class Printing(facts.Printing[Card, Rarity]):
    """One card of The Spoils in one set."""


def staple_name(icon: Icon) -> str:
    """The name of the staple resource that provides `icon`. Volition has none."""
    if icon is Icon.VOLITION:
        raise ValueError("No staple resource provides Volition")
    return icon.word


STAPLE_NAMES: Final = tuple(staple_name(icon) for icon in Icon if icon is not Icon.VOLITION)
"""The names of the staple resources, in the order O G E D R. Rules: 203.5a."""

"""The rulebook's closed lists of words. Rules: 7, 8, 18, 49, 50."""

from enum import Enum, StrEnum
from typing import Final


class Resource(StrEnum):
    """Resources that a card can require or provide. Rules: 8.4, 8.6, 18.

    The value is the letter that decklists, queries and `data/` write for it: small for a faction,
    capital for a talent.
    """

    ASCENDED = "a"
    DRAGONS = "d"
    LOTUS = "e"
    ARCHITECTS = "f"
    HAND = "g"
    JAMMERS = "j"
    MONARCHS = "m"
    PURISTS = "p"
    MASTERS = "s"
    SYNDICATE = "y"
    CHI = "C"
    HIGH_TECH = "H"
    MAGIC = "M"

    @property
    def word(self) -> str:
        """The full name, as it stands on cards."""
        return _WORDS[self]

    @property
    def is_talent(self) -> bool:
        """True for a talent, False for a faction."""
        return self in TALENTS


TALENTS: Final = frozenset({Resource.CHI, Resource.HIGH_TECH, Resource.MAGIC})
FACTIONS: Final = frozenset(Resource) - TALENTS

_WORDS: Final = {
    Resource.ASCENDED: "Ascended",
    Resource.DRAGONS: "Dragons",
    Resource.LOTUS: "Eaters of the Lotus",
    Resource.ARCHITECTS: "Architects of the Flesh",
    Resource.HAND: "Guiding Hand",
    Resource.JAMMERS: "Jammers",
    Resource.MONARCHS: "Four Monarchs",
    Resource.PURISTS: "Purists",
    Resource.MASTERS: "Seven Masters",
    Resource.SYNDICATE: "Syndicate",
    Resource.CHI: "Chi",
    Resource.HIGH_TECH: "High Tech",
    Resource.MAGIC: "Magic",
}


class CardType(StrEnum):
    """Types of cards. Rules: 7, 47.

    Feng Shui Sites are Sites; they have a type of their own here because decks, costs and victory
    distinguish them.
    """

    CHARACTER = "Character"
    EVENT = "Event"
    STATE = "State"
    EDGE = "Edge"
    SITE = "Site"
    FENG_SHUI_SITE = "Feng Shui Site"
    TOKEN = "Token"

    @property
    def is_site(self) -> bool:
        """True for a Site, including Feng Shui Sites."""
        return self in (CardType.SITE, CardType.FENG_SHUI_SITE)


class Restriction(StrEnum):
    """A restriction that a printing may have. Rules: 49.

    No Max (49.3) and Identity (49.1) bind a title, whichever printing is played, so they are
    facts of the title.
    """

    LIMITED = "Limited"
    NOT_CUMULATIVE = "Not Cumulative"
    ONE_SHOT = "One-Shot"
    SCHTICK = "Schtick"
    TOAST_IT = "Toast It"
    UNCOPYABLE = "Uncopyable"
    UNIQUE = "Unique"
    VEHICLE = "Vehicle"
    WEAPON = "Weapon"


class Keyword(StrEnum):
    """A bold-faced ability that a printing has without any condition. Rules: 50."""

    AMBUSH = "Ambush"
    ASSASSINATE = "Assassinate"
    CORRUPTED = "Corrupted"
    GUTS = "Guts"
    IMMUNITY = "Immunity"
    INDEPENDENT = "Independent"
    INFLUENCE = "Influence"
    LETHAL = "Lethal"
    LOYALTY = "Loyalty"
    MOBILITY = "Mobility"
    REGENERATE = "Regenerate"
    SENTINEL = "Sentinel"
    STEALTH = "Stealth"
    STUN = "Stun"
    SUPERLEAP = "Superleap"
    TACTICS = "Tactics"
    TOUGHNESS = "Toughness"
    UNSTOPPABLE = "Unstoppable"


class PlayCostKind(StrEnum):
    """Another way to pay for a card. Rules: 43, 50.4."""

    CRISIS = "Crisis"
    RELOAD = "Reload"


class Rarity(Enum):
    """Ways in which printings were distributed, in ascending order."""

    TOKEN = "token"
    FIXED = "fixed"
    VERY_COMMON = "very common"
    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    PROMO = "promo"

    @property
    def rank(self) -> int:
        """Position in ascending order, from 0."""
        return _RARITIES.index(self)


_RARITIES: Final = tuple(Rarity)

"""The rulebook's closed lists of words. Rules: 201, 203, 403."""

from enum import Enum, StrEnum
from typing import Final


class Icon(StrEnum):
    """One of the six icons a card can provide or a threshold can ask for. Rules: 405."""

    OBSESSION = "O"
    GREED = "G"
    ELITISM = "E"
    DECEPTION = "D"
    RAGE = "R"
    VOLITION = "V"

    @property
    def word(self) -> str:
        """The icon's name as players say it."""
        return self.name.capitalize()


class Trade(StrEnum):
    """The six trades a card can belong to. Rules: 201.4d."""

    ARCANIST = "Arcanist"
    BANKER = "Banker"
    GEARSMITH = "Gearsmith"
    ROGUE = "Rogue"
    WARLORD = "Warlord"
    UNIVERSAL = "Universal"

    @property
    def icon(self) -> Icon:
        """The icon of the trade's staple resource; Universal cards go with Volition."""
        return _ICON_OF_TRADE[self]


_ICON_OF_TRADE: Final = dict(zip(Trade, Icon, strict=True))


class CardType(StrEnum):
    """The six card types. Rules: 201.4e."""

    CHARACTER = "Character"
    ITEM = "Item"
    LOCATION = "Location"
    TACTIC = "Tactic"
    RESOURCE = "Resource"
    FACTION = "Faction"


class Supertype(StrEnum):
    """A word before the card type. Tokens are never deck cards. Rules: 201.4c, 409."""

    STAPLE = "staple"
    TOKEN = "token"


class Stat(StrEnum):
    """A number printed on characters, items and locations. Rules: 201.7, 201.8."""

    STRENGTH = "strength"
    LIFE = "life"
    SPEED = "speed"
    STRUCTURE = "structure"


class Rarity(Enum):
    """A printing's rarity, in ascending order. Rules: 201.6c."""

    STAPLE = "staple"
    FIXED = "fixed"
    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"

    @property
    def rank(self) -> int:
        """Position in ascending order, from 0."""
        return _RARITIES.index(self)


_RARITIES: Final = tuple(Rarity)


STARTING: Final = "starting"
"""The mark of a line of a decklist whose resources start in play. Rules: 601.1b."""


class Area(StrEnum):
    """The game areas a card can be in. The Void exists in cr3 only. Rules: 403."""

    DECK = "deck"
    HAND = "hand"
    BEING_DEPLOYED = "being deployed"
    IN_PLAY = "in play"
    DISCARD_PILE = "discard pile"
    OUT_OF_GAME = "out of the game"
    VOID = "void"

"""Formats of Shadowfist as data: a card pool, a way to build decks, and a table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.shadowfist.terms import Rarity
from app.games.tabletop import facts


class DeckRule(StrEnum):
    """The way to build decks that a format asks for."""

    FINAL_BRAWL = "final-brawl"
    COMRADES = "comrades-in-arms"
    RITUAL = "ritual-of-the-unnameable"
    HUNDRED_NAMES = "one-hundred-names"
    WHIRLPOOL = "whirlpool-of-blood"


class TableSize(StrEnum):
    """Tables by number of players: two, or more. Rules: 4.1."""

    MULTIPLAYER = "multiplayer"
    DUEL = "duel"


GOALS: Final = {TableSize.MULTIPLAYER: 5, TableSize.DUEL: 6}
"""The number of Feng Shui Sites that wins. Rules: 4.1.1, 4.1.2."""

FEW: Final = 90
"""The chance, in percent, below which a deck is said to have few Sites or Foundations."""


@dataclass(frozen=True, slots=True)
class Format(facts.Format[Rarity]):
    """A format as data.

    `pool` is the card pool whose sets are `sets`. `shares` is the number of cards that must
    share a designator, `letters` the number of initials that titles may have; `None` where the
    format does not ask. With `no_max_counts` the limit of copies holds for No Max titles too.
    `few_sites` is the chance in percent, below which a deck is warned.
    """

    pool: str = "classic"
    aliases: tuple[str, ...] = ()
    deck_rule: DeckRule = DeckRule.FINAL_BRAWL
    table: TableSize = TableSize.MULTIPLAYER
    goal: int = GOALS[TableSize.MULTIPLAYER]
    no_max_counts: bool = False
    shares: int | None = None
    letters: int | None = None
    few_sites: int = FEW
    source: str = ""


@dataclass(frozen=True, slots=True)
class CardPool:
    """A format's sets by code; `None` allows every set ever printed."""

    id: str
    name: str
    sets: tuple[str, ...] | None = None

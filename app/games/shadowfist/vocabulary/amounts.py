"""Amounts that are counted on the table, and conditions."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.terms import Resource
from app.games.shadowfist.vocabulary.cards import Cards, Who
from app.games.shadowfist.vocabulary.places import Player, Score
from app.games.tabletop.scripts import Amount, Condition

__all__ = [
    "Among", "AnyPlayer", "AnyShareDesignator", "AtLeastAsClose", "Closer", "Count", "CountPlayers",
    "Counters", "DrewEvenNumber", "DuringAttack", "Exists", "Factions", "HasFactionResources",
    "HasHadTurn", "HasPlayedInAttack", "Healable", "InHand", "InMainShot", "IsActive",
    "LettersInTitle", "NoTwoAlike", "Number", "Power", "Provisions", "Resources", "Total",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A number that was paid for X, or set before in this text. Rules: 48."""

    letter: str


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """The number of cards that match the filter."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Total(Amount):
    """The sum of a score over several cards; for a single card, the score itself."""

    score: Score
    cards: Cards
    printed: bool = False


@dataclass(frozen=True, slots=True)
class Resources(Amount):
    """The number of resources of one kind in a player's resource pool. Rules: 18.1."""

    resource: Resource
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Factions(Amount):
    """The number of factions of which there is a resource in your pool. Rules: 18.1."""


@dataclass(frozen=True, slots=True)
class Power(Amount):
    """The Power in a player's pool. Rules: 17."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class InHand(Amount):
    """The number of cards in hands. Rules: 9.2.2."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class LettersInTitle(Amount):
    """The number of letters in the first word of a card's title."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Provisions(Amount):
    """The number of resources that cards provide as printed. Rules: 8.6."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Counters(Amount):
    """The number of counters on cards, other than damage."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Healable(Amount):
    """The damage that healing the cards would remove. Rules: 16."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class CountPlayers(Amount):
    """The number of such players for whom the condition holds; each of them is THEY in it."""

    who: Who
    condition: Condition


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """At least one such card exists; for a role, the role has a card."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AnyPlayer(Condition):
    """The condition holds for at least one such player, who is THEY in it."""

    who: Who
    condition: Condition


@dataclass(frozen=True, slots=True)
class NoTwoAlike(Condition):
    """No two of the cards have the same title."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AnyShareDesignator(Condition):
    """Two of the cards share a designator. Rules: 14."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Among(Condition):
    """A player is one of some players."""

    who: Who
    of: Who


@dataclass(frozen=True, slots=True)
class HasHadTurn(Condition):
    """Each of the players has completed at least one turn."""

    who: Who


@dataclass(frozen=True, slots=True)
class HasPlayedInAttack(Condition):
    """A player has played a card of the title in the attack that is under way."""

    title: str
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class DuringAttack(Condition):
    """An attack is under way. Rules: 28."""


@dataclass(frozen=True, slots=True)
class InMainShot(Condition):
    """It is the Main Shot of one of the players. Rules: 22.3."""

    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class HasFactionResources(Condition):
    """You have at least so many resources of one faction. Rules: 18.1."""

    least: int


@dataclass(frozen=True, slots=True)
class DrewEvenNumber(Condition):
    """The active player drew cards in the draw step of this turn, and an even number of them."""


@dataclass(frozen=True, slots=True)
class Closer(Condition):
    """A player is closer to victory than another. Rules: 4.1."""

    who: Who
    than: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class AtLeastAsClose(Condition):
    """A player is as close to victory as another, or closer. Rules: 4.1."""

    who: Who
    to: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class IsActive(Condition):
    """It is the turn of the player."""

    who: Who = Player.YOU

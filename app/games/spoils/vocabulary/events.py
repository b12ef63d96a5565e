"""The events that triggers and replacements refer to. Rules: 503, 506."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.cards import Cards, Who
from app.games.spoils.vocabulary.places import Place, Player
from app.games.spoils.vocabulary.selectors import CARD, THIS

__all__ = [
    "AnyOf",
    "Attacks",
    "BattleEnds",
    "Blocks",
    "CoinFlipped",
    "CoinLost",
    "Depleted",
    "Deploys",
    "Destroyed",
    "DestroyedByBattle",
    "Discards",
    "Draws",
    "DrawsByRule",
    "EntersPlay",
    "Event",
    "FlippedFaceDown",
    "Inflicts",
    "InflictsBattle",
    "IsBlocked",
    "IsPicked",
    "LeavesPlay",
    "LosesInfluence",
    "PartyFormed",
    "PlayerAttacks",
    "PlayerIsAttacked",
    "PlaysResource",
    "PutAnywhere",
    "PutFromPlay",
    "PutOnBottomByMulligan",
    "Restored",
    "Searches",
    "StateHolds",
    "TurnEnds",
    "TurnStarts",
]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens. Its card is THAT, its player THEY, its number EventAmount.

    Where an event speaks of `CARD` it means any card, factions too; the area of its cards is
    the one they come from.
    """


@dataclass(frozen=True, slots=True)
class AnyOf(Event):
    """Any of the events."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class TurnStarts(Event):
    """A player's turn starts. Rules: 602."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class TurnEnds(Event):
    """A player's turn ends."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class BattleEnds(Event):
    """The battle that is being fought ends."""


@dataclass(frozen=True, slots=True)
class EntersPlay(Event):
    """A card enters play in any way."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class LeavesPlay(Event):
    """A card leaves play for any area."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """A card is destroyed; `by` limits which card destroyed it."""

    cards: Cards = THIS
    by: Cards = CARD


@dataclass(frozen=True, slots=True)
class DestroyedByBattle(Event):
    """A card is destroyed by battle damage. Rules: 408.8."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class PutFromPlay(Event):
    """A card is put from play into the given place."""

    cards: Cards
    into: Place


@dataclass(frozen=True, slots=True)
class PutAnywhere(Event):
    """A card is put into the given place from anywhere."""

    cards: Cards
    into: Place


@dataclass(frozen=True, slots=True)
class FlippedFaceDown(Event):
    """A card is flipped face-down. Rules: 411.4."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    """A card attacks as a member of an attacking party."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class PartyFormed(Event):
    """An attacking party is formed that includes such a card."""

    including: Cards = THIS


@dataclass(frozen=True, slots=True)
class PlayerAttacks(Event):
    """A player attacks."""

    who: Who


@dataclass(frozen=True, slots=True)
class PlayerIsAttacked(Event):
    """A player's faction or location is attacked."""

    who: Who


@dataclass(frozen=True, slots=True)
class Blocks(Event):
    """A card blocks as a member of a blocking party."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class IsBlocked(Event):
    """The party a card attacks in is blocked."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class Inflicts(Event):
    """A card inflicts damage on another. Rules: 408. THAT is damaged, SOURCE inflicts."""

    source: Cards = THIS
    to: Cards = CARD


@dataclass(frozen=True, slots=True)
class InflictsBattle(Event):
    """A card inflicts battle damage on another. Rules: 408.6."""

    source: Cards = THIS
    to: Cards = CARD


@dataclass(frozen=True, slots=True)
class Depleted(Event):
    """A card becomes depleted."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class Restored(Event):
    """A card is restored."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class IsPicked(Event):
    """A card is picked. Rules: 310."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class Deploys(Event):
    """A player deploys a card; playing a resource is not deploying. Rules: 402.8."""

    who: Who
    cards: Cards = CARD


@dataclass(frozen=True, slots=True)
class PlaysResource(Event):
    """A player plays a resource, face-up or face-down."""

    who: Who


@dataclass(frozen=True, slots=True)
class Draws(Event):
    """A player draws any number of cards at once."""

    who: Who


@dataclass(frozen=True, slots=True)
class DrawsByRule(Event):
    """A player draws a card by the faction's Develop Rule. Rules: 202.8."""

    who: Who


@dataclass(frozen=True, slots=True)
class Discards(Event):
    """A player discards any number of cards; `by` limits which card caused it."""

    who: Who
    by: Cards = CARD


@dataclass(frozen=True, slots=True)
class Searches(Event):
    """A player searches their own deck."""

    who: Who


@dataclass(frozen=True, slots=True)
class LosesInfluence(Event):
    """A player's faction loses influence."""

    who: Who


@dataclass(frozen=True, slots=True)
class CoinFlipped(Event):
    """A coin is flipped."""


@dataclass(frozen=True, slots=True)
class CoinLost(Event):
    """A player loses a flip of a coin."""

    who: Who


@dataclass(frozen=True, slots=True)
class PutOnBottomByMulligan(Event):
    """A card is put on the bottom of the deck during the mulligan. Rules: 601.1f."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class StateHolds(Event):
    """The paragraph's condition begins to hold, or holds when the card enters play."""

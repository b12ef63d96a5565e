"""Events to which triggers refer. Rules: 26.1."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.vocabulary.cards import CARD, THIS, Cards, Who
from app.games.shadowfist.vocabulary.places import Fate, Player

__all__ = [
    "AreSmoked", "AttackDeclared", "AttackEnds", "AuctionBegins", "BodyReducedToZero",
    "CombatBegins", "Discards", "EntersCombat", "EntersPlay", "Event", "GainsPower",
    "GeneratesEffect", "GetsCounters", "Healed", "InflictsDamage", "Intercepted", "IsDamaged",
    "IsPlayed", "IsRevealed", "IsSmoked", "IsTargeted", "IsTurned", "IsUnturned", "LeavesPlay",
    "MainShotBegins", "MeetsFate", "Pays", "Resolves", "TakesCombatDamage", "TakesPartInAttack",
    "TurnBegins", "TurnEnds", "TurnsToAttack", "TurnsToHeal", "UsesStealth", "UsesTactics",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens. Its card is THAT, its player THEY."""


@dataclass(frozen=True, slots=True)
class EntersPlay(Event):
    """A card enters play; with `from_hand` because it was played from hand. Rules: 24.5.1."""

    cards: Cards = THIS
    from_hand: bool = False


@dataclass(frozen=True, slots=True)
class Resolves(Event):
    """The play of a card resolves. Rules: 25.2."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class IsPlayed(Event):
    """A player plays a card. Rules: 25.0."""

    cards: Cards = CARD
    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class IsRevealed(Event):
    """A face-down Site is turned face-up, by such a player. Rules: 24.4."""

    cards: Cards = THIS
    by: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class IsSmoked(Event):
    """A card is smoked; with `by`, by such a player. Rules: 20.0."""

    cards: Cards = CARD
    by: Who | None = None
    by_card: Cards | None = None
    in_combat: bool = False
    by_damage: bool = False


@dataclass(frozen=True, slots=True)
class IsDamaged(Event):
    """A card is damaged. Rules: 29.0."""

    cards: Cards = CARD


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """Damage is removed from a card. Rules: 16.0."""

    cards: Cards = CARD


@dataclass(frozen=True, slots=True)
class BodyReducedToZero(Event):
    """Damage reduces a Site to zero Body; THEY inflicts it, or decides its fate. Rules: 20.1."""

    cards: Cards = THIS
    who: Who = Player.OPPONENTS


@dataclass(frozen=True, slots=True)
class MeetsFate(Event):
    """A Site at zero Body is seized or burned by THEY. Rules: 30.3.3."""

    cards: Cards
    fates: tuple[Fate, ...]
    who: Who = Player.OPPONENTS


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """A player declares an attack on such a card. Rules: 28.1."""

    who: Who = Player.EACH
    on: Cards = CARD


@dataclass(frozen=True, slots=True)
class TurnsToAttack(Event):
    """A card turns to attack such a card, by declaring or joining. Rules: 27.3, 28.2.1."""

    cards: Cards = THIS
    on: Cards = CARD


@dataclass(frozen=True, slots=True)
class TurnsToHeal(Event):
    """A player turns a Character to heal. Rules: 10.3.2."""

    cards: Cards = CARD
    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class InflictsDamage(Event):
    """A card, which is THAT, inflicts damage on such a card. Rules: 29.0.

    VICTIM is the player whose card it is, and the points are the number "DAMAGE". With `other_only`
    combat damage is left out.
    """

    cards: Cards
    on: Cards = CARD
    in_combat: bool = False
    other_only: bool = False


@dataclass(frozen=True, slots=True)
class TakesCombatDamage(Event):
    """Combat damage is inflicted on a card by all its sources together. Rules: 29.0, 30.3.

    The points are the number "DAMAGE".
    """

    cards: Cards


@dataclass(frozen=True, slots=True)
class AreSmoked(Event):
    """At least so many of the cards are smoked at the same time. Rules: 20."""

    cards: Cards
    least: int = 2


@dataclass(frozen=True, slots=True)
class IsUnturned(Event):
    """A card unturns. Rules: 21.1."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class IsTurned(Event):
    """A card turns, by such a player if so said; `for_effect` to generate an effect. Rules: 21."""

    cards: Cards = THIS
    by: Who | None = None
    for_effect: bool = False


@dataclass(frozen=True, slots=True)
class TakesPartInAttack(Event):
    """A player declares or joins an attack. Rules: 28.1, 28.4."""

    who: Who = Player.EACH


@dataclass(frozen=True, slots=True)
class EntersCombat(Event):
    """A card enters combat with such a card; the other one is THAT. Rules: 30.2."""

    cards: Cards = THIS
    against: Cards = CARD


@dataclass(frozen=True, slots=True)
class UsesTactics(Event):
    """A card uses Tactics in the scene before combat with such a card, which is THAT (50.18)."""

    cards: Cards = THIS
    against: Cards = CARD


@dataclass(frozen=True, slots=True)
class UsesStealth(Event):
    """Stealth of a card makes such a card cease to intercept, which is THAT (50.15)."""

    cards: Cards = THIS
    against: Cards = CARD


@dataclass(frozen=True, slots=True)
class GeneratesEffect(Event):
    """The text of a card generates an effect. Rules: 24.0."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AuctionBegins(Event):
    """An auction of copies of a Unique card begins. Rules: 31.1."""


@dataclass(frozen=True, slots=True)
class GetsCounters(Event):
    """Counters are put on a card by a text."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class LeavesPlay(Event):
    """A card leaves play, however it does. Rules: 9.2.4."""

    cards: Cards = THIS


@dataclass(frozen=True, slots=True)
class Discards(Event):
    """A player discards a card. Rules: 39."""

    who: Who


@dataclass(frozen=True, slots=True)
class GainsPower(Event):
    """A player generates or gains Power by an effect of such a card. Rules: 17.2."""

    who: Who
    by: Cards


@dataclass(frozen=True, slots=True)
class IsTargeted(Event):
    """An effect of such a card targets a card. Rules: 24.1.3.1."""

    cards: Cards = THIS
    by: Cards = CARD


@dataclass(frozen=True, slots=True)
class Pays(Event):
    """A player pays at least so much Power at one time. Rules: 17.2.5."""

    who: Who
    least: int = 1


@dataclass(frozen=True, slots=True)
class AttackEnds(Event):
    """An attack ends that a player declared, as a success or a failure if so said. Rules: 28.9.

    VICTIM is the player against whom it was declared. With `met_by` such a player intercepted it.
    """

    who: Who = Player.EACH
    success: bool | None = None
    met_by: Who | None = None


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """A card is intercepted. Rules: 28.6.1."""

    cards: Cards = CARD


@dataclass(frozen=True, slots=True)
class CombatBegins(Event):
    """Characters enter combat. Rules: 30.2."""


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    """A turn of a player begins. Rules: 22.0."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class MainShotBegins(Event):
    """A Main Shot of a player begins. Rules: 22.3.1."""

    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class TurnEnds(Event):
    """A turn of a player ends. Rules: 22.3.3."""

    who: Who = Player.YOU

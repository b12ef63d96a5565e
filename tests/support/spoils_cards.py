"""Made-up cards, so that a test says only what it is about."""

from app.games.spoils.facts import Card, Faction, Threshold
from app.games.spoils.terms import CardType, Icon, Supertype, Trade

FACTION = Card(
    "Bench of Tests",
    Trade.UNIVERSAL,
    CardType.FACTION,
    faction=Faction(25, Threshold(), 2, 8, 9),
)


def staple(icon: str) -> Card:
    """The staple resource of an icon letter."""
    trade = next(trade for trade in Trade if trade.icon == icon)
    return Card(
        Icon(icon).word,
        trade,
        CardType.RESOURCE,
        supertype=Supertype.STAPLE,
        provides=Threshold.of(icon),
    )


def resource(name: str, provides: str) -> Card:
    """A resource that is no staple."""
    return Card(name, Trade.UNIVERSAL, CardType.RESOURCE, provides=Threshold.of(provides))


def character(name: str, cost: int = 1, threshold: str = "", strength: int = 1) -> Card:
    """A character of made-up strength, life 1 and speed 1."""
    return Card(
        name,
        Trade.UNIVERSAL,
        CardType.CHARACTER,
        cost=cost,
        threshold=Threshold.of(threshold),
        strength=strength,
        life=1,
        speed=1,
    )


def tactic(name: str, cost: int = 1, threshold: str = "") -> Card:
    """A tactic."""
    return Card(
        name, Trade.UNIVERSAL, CardType.TACTIC, cost=cost, threshold=Threshold.of(threshold)
    )


def faction(starting: str = "", staples: int = 2, first: int = 8, second: int = 9) -> Card:
    """A faction with its starting resources and starting draws."""
    return Card(
        "Bench of Tests",
        Trade.UNIVERSAL,
        CardType.FACTION,
        faction=Faction(25, Threshold.of(starting), staples, first, second),
    )

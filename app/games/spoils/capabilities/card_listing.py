"""The cards of The Spoils as a table for terminals, and as JSON."""

from typing import Final

from app.games.capabilities.card_listing import CardListing
from app.games.spoils.facts import Card, Printing
from app.games.spoils.search import keywords_of
from app.games.spoils.terms import CardType, Stat


def cells(card: Card) -> tuple[str, ...]:
    """Name, cost, threshold, type line, and stats."""
    return (
        card.name,
        "" if card.cost is None else str(card.cost),
        str(card.threshold),
        type_line(card),
        stats(card),
    )


def card_facts(card: Card) -> dict[str, object]:
    """The facts all printings of a card share, `name` first; None where nothing is printed."""
    flip_up = card.keywords.flip_up
    return {
        "name": card.name,
        "trade": card.trade,
        "supertype": card.supertype,
        "type": card.type,
        "subtypes": list(card.subtypes),
        "cost": card.cost,
        "threshold": str(card.threshold),
        "provides": str(card.provides),
        **{stat: card.stat(stat) for stat in Stat},
        "influence": card.faction.influence if card.faction else None,
        "keywords": list(keywords_of(card)),
        "flip_cost": flip_up.cost if flip_up else None,
        "flip_threshold": str(flip_up.threshold) if flip_up else None,
    }


def type_line(card: Card) -> str:
    """Trade, supertype, type and subtypes."""
    words = [card.trade.value, *([card.supertype.value] if card.supertype else []), card.type.value]
    return " ".join(words) + (f", {', '.join(card.subtypes)}" if card.subtypes else "")


def stats(card: Card) -> str:
    """Strength, life and speed, the structure, the influence, or the icons provided."""
    parts = []
    if None not in (triple := (card.strength, card.life, card.speed)):
        sign = "+d" if card.type is CardType.ITEM else "d"
        parts.append("/".join(format(number, sign) for number in triple))
    if card.structure is not None:
        parts.append(f"structure {card.structure}")
    if card.faction is not None:
        parts.append(f"influence {card.faction.influence}")
    if card.provides:
        parts.append(f"provides {card.provides}")
    return ", ".join(parts)


CARD_LISTING: Final[CardListing[Card, Printing]] = CardListing(
    cells=lambda card, printing: cells(card),
    fields=lambda card, printing: card_facts(card),
    numbers=frozenset({1}),
)

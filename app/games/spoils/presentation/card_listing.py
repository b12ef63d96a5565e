"""The cards of The Spoils as a table for terminals, and as JSON."""

from typing import TypedDict

from app.games.capabilities.faces import CardListing
from app.games.offers import own
from app.games.spoils.facts import Card
from app.games.spoils.search import keywords_of
from app.games.spoils.terms import CardType, Stat, Supertype, Trade
from app.games.tabletop.facts import CardLike, PrintingLike


class CardFacts(TypedDict):
    """The facts of a card of The Spoils as JSON; icons are letters, and null is not printed."""

    name: str
    trade: Trade
    supertype: Supertype | None
    type: CardType
    subtypes: list[str]
    cost: int | None
    threshold: str
    provides: str
    strength: int | None
    life: int | None
    speed: int | None
    structure: int | None
    influence: int | None
    keywords: list[str]
    flip_cost: int | None
    flip_threshold: str | None


def cells(card: Card) -> tuple[str, ...]:
    """The cells of a row: name, cost, threshold, type line, and stats."""
    return (
        card.name,
        "" if card.cost is None else str(card.cost),
        str(card.threshold),
        type_line(card),
        stats(card),
    )


def card_facts(card: Card) -> CardFacts:
    """The facts that all printings of a card share, `name` first; None where nothing is printed."""
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
        "strength": card.stat(Stat.STRENGTH),
        "life": card.stat(Stat.LIFE),
        "speed": card.stat(Stat.SPEED),
        "structure": card.stat(Stat.STRUCTURE),
        "influence": card.faction.influence if card.faction else None,
        "keywords": list(keywords_of(card)),
        "flip_cost": flip_up.cost if flip_up else None,
        "flip_threshold": str(flip_up.threshold) if flip_up else None,
    }


def type_line(card: Card) -> str:
    """The type line: trade, supertype, type and subtypes."""
    words = [card.trade.value, *([card.supertype.value] if card.supertype else []), card.type.value]
    return " ".join(words) + (f", {', '.join(card.subtypes)}" if card.subtypes else "")


def stats(card: Card) -> str:
    """The numbers of a card in words: battle stats, structure, influence, or icons provided."""
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


class SpoilsCardListing(CardListing):
    """Cards as terminals and JSON list them."""

    numbers = frozenset({1})
    facts = CardFacts

    def cells(self, card: CardLike, printing: PrintingLike) -> tuple[str, ...]:
        return cells(own(card, Card))

    def fields(self, card: CardLike, printing: PrintingLike) -> CardFacts:
        return card_facts(own(card, Card))

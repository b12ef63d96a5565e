"""The cards of Shadowfist as a table for terminals, and as JSON."""

from typing import TypedDict

from app.games.capabilities.faces import CardListing
from app.games.offers import own
from app.games.shadowfist.facts import Printed, Printing, Score, Title
from app.games.shadowfist.presentation.faces import stat_line, type_line
from app.games.shadowfist.terms import CardType, Restriction
from app.games.tabletop.facts import CardLike, PrintingLike


class CardFacts(TypedDict):
    """The facts of a title of Shadowfist as JSON, as one printing shows them; null is not printed.

    Resources are letters; X and * stand as letters in scores. `words_left` counts the words of its
    text that no member tells.
    """

    name: str
    subtitle: str
    type: CardType
    factions: list[str]
    cost: int | str | None
    requires: str
    provides: str
    fighting: int | str | None
    power: int | None
    body: int | None
    restrictions: list[Restriction]
    keywords: list[str]
    play_costs: list[str]
    designators: list[str]
    no_max: bool
    identity: str | None
    differs: list[str]
    words_left: int


def cells(title: Title, printing: Printing) -> tuple[str, ...]:
    """Title, cost, required resources, type line, stats and provided resources."""
    printed = printing.printed
    return (
        title.name,
        "" if printed.cost is None else str(printed.cost),
        str(printed.requires),
        type_line(printed),
        stats(printed),
    )


def stats(printed: Printed) -> str:
    """Fighting, or Power and Body, and what the card provides."""
    provides = f"provides {printed.provides}" if printed.provides else ""
    return ", ".join(filter(None, (stat_line(printed), provides)))


def card_facts(title: Title, printing: Printing) -> CardFacts:
    """The facts of a title as one printing shows them, `name` first; None if none is printed.

    X and * are written as letters.
    """
    printed = printing.printed
    return {
        "name": title.name,
        "subtitle": printed.subtitle,
        "type": printed.type,
        "factions": [each.word for each in printed.factions],
        "cost": _score(printed.cost),
        "requires": str(printed.requires),
        "provides": str(printed.provides),
        "fighting": _score(printed.fighting),
        "power": printed.power,
        "body": printed.body,
        "restrictions": list(printed.restrictions),
        "keywords": [str(each) for each in printed.abilities],
        "play_costs": [str(each) for each in printed.play_costs],
        "designators": sorted(printed.designators),
        "no_max": title.no_max,
        "identity": title.identity,
        "differs": list(title.differing),
        "words_left": printed.words_left,
    }


def _score(score: Score | None) -> int | str | None:
    return score if score is None or isinstance(score, int) else str(score)


class ShadowfistCardListing(CardListing):
    """Cards as terminals and JSON list them."""

    numbers = frozenset({1})
    facts = CardFacts

    def cells(self, card: CardLike, printing: PrintingLike) -> tuple[str, ...]:
        return cells(own(card, Title), own(printing, Printing))

    def fields(self, card: CardLike, printing: PrintingLike) -> CardFacts:
        return card_facts(own(card, Title), own(printing, Printing))

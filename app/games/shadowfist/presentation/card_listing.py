"""The cards of Shadowfist as a table for terminals, and as JSON."""

from app.games.capabilities.card_listing import CardListing
from app.games.offers import own
from app.games.shadowfist.facts import Printed, Printing, Score, Title
from app.games.shadowfist.presentation.faces import stat_line, type_line
from app.games.tabletop.facts import CardLike, PrintingLike


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


def card_facts(title: Title, printing: Printing) -> dict[str, object]:
    """The facts of a title as one printing shows them, `name` first; None if none is printed.

    X and * are written as letters.
    """
    printed = printing.printed
    return {
        "name": title.name,
        "subtitle": printed.subtitle,
        "type": printed.type.value,
        "factions": [each.word for each in printed.factions],
        "cost": _score(printed.cost),
        "requires": str(printed.requires),
        "provides": str(printed.provides),
        "fighting": _score(printed.fighting),
        "power": printed.power,
        "body": printed.body,
        "restrictions": [each.value for each in printed.restrictions],
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

    def cells(self, card: CardLike, printing: PrintingLike) -> tuple[str, ...]:
        return cells(own(card, Title), own(printing, Printing))

    def fields(self, card: CardLike, printing: PrintingLike) -> dict[str, object]:
        return card_facts(own(card, Title), own(printing, Printing))

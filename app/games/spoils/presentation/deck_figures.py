"""Figures that the builder shows beside a deck: cost, icons asked for and given."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from app.games.capabilities.deck_figures import DeckFigures, DeckSketch
from app.games.offers import own
from app.games.spoils.construction import demanded, fill_with_staples, room_for_staples, supplied
from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.facts import Catalogue, Threshold
from app.games.spoils.presentation.deck_sketch import sketch_of
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.charts import ColumnChart, column_chart
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

MOST_OFFERED: Final = 30
"""A deck that lacks more is still an idea; nobody fills the half of it with staples."""

_HIGHEST: Final = 8
_STYLES: Final = (
    ("solid", "characters", (CardType.CHARACTER,)),
    ("hatched", "tactics", (CardType.TACTIC,)),
    ("open", "items and others", (CardType.ITEM, CardType.LOCATION, CardType.RESOURCE)),
)


@dataclass(frozen=True)
class CostCurve:
    """Copies by cost. `rows` are `(cost, characters, tactics, others)` for the table."""

    chart: ColumnChart
    rows: tuple[tuple[str, int, int, int], ...]
    count: int
    mean: Fraction | None
    legend: tuple[tuple[str, str], ...]

    @property
    def summary(self) -> str:
        """The number of cards that have a cost, and the mean cost, in words."""
        if self.mean is None:
            return "no card with a cost"
        return f"{self.count} cards, mean {float(self.mean):.1f}"


@dataclass(frozen=True)
class IconBalance:
    """The balance of one icon: copies that ask for it, the most on one card, and its supply.

    `demand` and `supply` are shares of all icons asked for and given.
    """

    icon: Icon
    cards: int
    deepest: int
    asked: int
    given: int
    demand: float
    supply: float


@dataclass(frozen=True)
class ThresholdRow:
    """Copies of cards that share a threshold."""

    threshold: Threshold
    cards: int


@dataclass(frozen=True)
class StapleOffer:
    """Staples for cards a deck still lacks, split by what its thresholds ask for.

    The deck is to have `size` cards; `left` of them are still to be chosen.
    """

    copies: int
    lines: tuple[Line, ...]
    size: int
    left: int


@dataclass(frozen=True)
class Figures:
    """All figures of one deck. `offer` is None where nothing is missing or asked for."""

    curve: CostCurve
    icons: tuple[IconBalance, ...]
    thresholds: tuple[ThresholdRow, ...]
    resources: int
    offer: StapleOffer | None = None


def staple_offer(decklist: Decklist, size: int, catalogue: Catalogue) -> StapleOffer | None:
    """The staples that would fill the deck up to `size` cards, as far as resources go.

    None while the deck asks for no icon or lacks too much.
    """
    missing = size - decklist.size
    if not 0 < missing <= MOST_OFFERED or not demanded(decklist).total:
        return None
    copies = min(missing, room_for_staples(decklist, size))
    lines = fill_with_staples(decklist, copies, catalogue)
    return StapleOffer(copies, lines, size, missing - copies) if copies else None


def figures_of(decklist: Decklist, offer: StapleOffer | None = None) -> Figures:
    """Count a deck; starting resources are part of it, other zones are not."""
    lines = [line for line in decklist.lines if line.counts]
    return Figures(
        offer=offer,
        curve=_curve(lines),
        icons=_icons(lines, decklist),
        thresholds=_thresholds(lines),
        resources=sum(x.copies for x in lines if x.card.type is CardType.RESOURCE),
    )


def _curve(lines: list[Line]) -> CostCurve:
    counted: Counter[tuple[int, str]] = Counter()
    total = weighted = 0
    for line in lines:
        cost = line.card.cost
        if cost is None:
            continue
        style = next(s for s, _, types in _STYLES if line.card.type in types)
        counted[min(cost, _HIGHEST), style] += line.copies
        total += line.copies
        weighted += cost * line.copies
    labels = [*map(str, range(_HIGHEST)), f"{_HIGHEST}+"]
    rows = tuple(
        (label, counted[cost, "solid"], counted[cost, "hatched"], counted[cost, "open"])
        for cost, label in enumerate(labels)
    )
    styles = [style for style, _, _ in _STYLES]
    return CostCurve(
        chart=column_chart([(row[0], list(zip(styles, row[1:], strict=True))) for row in rows]),
        rows=rows,
        count=total,
        mean=Fraction(weighted, total) if total else None,
        legend=tuple((style, words) for style, words, _ in _STYLES),
    )


def _icons(lines: list[Line], decklist: Decklist) -> tuple[IconBalance, ...]:
    asked, given = demanded(decklist), supplied(decklist)
    balances = []
    for icon in Icon:
        wanting = [line for line in lines if line.card.threshold[icon]]
        if not (asked[icon] or given[icon]):
            continue
        balances.append(
            IconBalance(
                icon=icon,
                cards=sum(line.copies for line in wanting),
                deepest=max((x.card.threshold[icon] for x in wanting), default=0),
                asked=asked[icon],
                given=given[icon],
                demand=asked[icon] / max(1, asked.total),
                supply=given[icon] / max(1, given.total),
            )
        )
    return tuple(balances)


def _thresholds(lines: list[Line]) -> tuple[ThresholdRow, ...]:
    counted: Counter[Threshold] = Counter()
    for line in lines:
        if line.card.threshold:
            counted[line.card.threshold] += line.copies
    return tuple(ThresholdRow(needs, counted[needs]) for needs in sorted(counted, key=_place))


def _place(needs: Threshold) -> tuple[int, int]:
    icon, count = next(iter(needs))
    return tuple(Icon).index(icon), count


class SpoilsDeckFigures(DeckFigures):
    """Counts and charts of decks."""

    template = "spoils/_deck_figures.html"
    short_template = "spoils/_short_figures.html"

    def of(self, deck: AnyDecklist) -> Figures:
        return figures_of(own(deck, Decklist))

    def of_unfinished(self, deck: AnyDecklist, size: int, catalogue: AnyCatalogue) -> Figures:
        return figures_of(
            own(deck, Decklist), staple_offer(own(deck, Decklist), size, own(catalogue, Catalogue))
        )

    def sketch(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> DeckSketch:
        return sketch_of(own(deck, Decklist), own(catalogue, Catalogue))

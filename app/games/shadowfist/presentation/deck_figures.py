"""Figures that the builder shows beside a deck: types, resources, curves, odds and pace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final

from app.games.capabilities.deck_figures import DeckFigures, DeckSketch
from app.games.offers import own
from app.games.shadowfist.construction.opening import (
    HAND,
    chance_of_both,
    chance_of_one,
    opening_chance_of_both,
    opening_chance_of_one,
)
from app.games.shadowfist.construction.sharing import by_designator, designator_query
from app.games.shadowfist.decklists import Decklist, Line
from app.games.shadowfist.facts import Catalogue, Printed, Score
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop.charts import ColumnChart, column_chart
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, is_any

FIFTH: Final = 5
"""A deck by the Rule of Five has a fifth of its cards in each of five groups."""

HITTER: Final = 6
"""The Fighting from which a Character is called a hitter."""

_HIGHEST: Final = 8
_MOST_DESIGNATORS: Final = 8
_MOST_SKETCHED: Final = 2
_FEWEST_SHARED: Final = 5
_PACES: Final = (2, 3, 4)


@dataclass(frozen=True)
class Group:
    """Copies in one group of the Rule of Five, and their share of twice the advised number."""

    words: str
    copies: int
    share: float


@dataclass(frozen=True)
class ResourceBalance:
    """One resource: cards that require it, the most one requires, and what the deck provides.

    `foundations` are the copies of Foundation cards that provide it. Rules: 18.1, 18.4.
    """

    resource: Resource
    cards: int
    highest: int
    given: int
    foundations: int

    @property
    def is_short(self) -> bool:
        """True if all copies, in play or smoked, provide less than some card requires."""
        return self.given < self.highest


@dataclass(frozen=True)
class Curve:
    """Copies by a printed number. `others` have none that is a number, such as X."""

    title: str
    chart: ColumnChart
    rows: tuple[tuple[str, int], ...]
    mean: Fraction | None
    others: int

    @property
    def summary(self) -> str:
        """The mean, where there is one."""
        return "none" if self.mean is None else f"mean {float(self.mean):.1f}"


@dataclass(frozen=True)
class SharedDesignator:
    """Copies with a designator, and the search for more of them."""

    word: str
    copies: int
    query: str


@dataclass(frozen=True)
class Odds:
    """Exact chances to have something in the opening hand, and after the first discard."""

    words: str
    opening: Fraction
    after_discard: Fraction


@dataclass(frozen=True)
class Pace:
    """The turn in which the deck is empty if `cards` cards leave the hand each turn."""

    cards: int
    turn: int


@dataclass(frozen=True)
class Differing:
    """Copies of a title whose printings differ; `is_named` tells whether the list names one."""

    name: str
    copies: int
    is_named: bool


@dataclass(frozen=True)
class Figures:
    """All figures of one deck."""

    size: int
    groups: tuple[Group, ...]
    resources: tuple[ResourceBalance, ...]
    curves: tuple[Curve, ...]
    designators: tuple[SharedDesignator, ...]
    odds: tuple[Odds, ...]
    paces: tuple[Pace, ...]
    differing: tuple[Differing, ...]

    @property
    def fifth(self) -> str:
        """A fifth of the deck in words, without a needless decimal."""
        return f"{self.size / FIFTH:g}"


def figures_of(decklist: Decklist) -> Figures:
    """Count a deck as its list names the printings; other zones are left out."""
    lines = [line for line in decklist.lines if line.counts]
    size = sum(line.copies for line in lines)
    return Figures(
        size=size,
        groups=_groups(lines, size),
        resources=tuple(_resources(lines)),
        curves=(
            _curve("Cost", lines, lambda printed: printed.cost, is_site_without_cost),
            _curve("Fighting", lines, lambda printed: printed.fighting, is_no_character),
        ),
        designators=_designators(lines),
        odds=_odds(lines, size),
        paces=tuple(Pace(cards, decked(size, cards)) for cards in _PACES) if size else (),
        differing=_differing(lines),
    )


def is_site_without_cost(printed: Printed) -> bool:
    """Tell whether its cost depends on the Feng Shui Sites in play. Rules: 25.7.2."""
    return printed.cost is None


def is_no_character(printed: Printed) -> bool:
    """Tell whether it is no Character, so that its lack of Fighting is normal."""
    return printed.type is not CardType.CHARACTER


def is_site(printed: Printed) -> bool:
    """Tell whether it is a Feng Shui Site."""
    return printed.type is CardType.FENG_SHUI_SITE


def is_hitter(printed: Printed) -> bool:
    """Tell whether it is a Character with `HITTER` Fighting or more."""
    return isinstance(printed.fighting, int) and printed.fighting >= HITTER


def is_free(printed: Printed) -> bool:
    """Tell whether it costs no Power."""
    return printed.cost == 0


def decked(size: int, cards: int) -> int:
    """The turn in which a deck is empty if `cards` cards leave the hand each turn. Rules: 5.1.

    The opening hand is drawn before the first turn, and nothing leaves it before the first draw.
    """
    left = max(0, size - HAND)
    return 1 + -(-left // cards)


def _groups(lines: Sequence[Line], size: int) -> tuple[Group, ...]:
    """The groups of the Rule of Five; a card counts in the first one that it belongs to."""
    kinds: tuple[tuple[str, Callable[[Printed], bool]], ...] = (
        ("Feng Shui Sites", is_site),
        ("Foundations", lambda printed: printed.is_foundation),
        (f"Hitters ({HITTER}+)", is_hitter),
        ("Zero cost", is_free),
        ("Everything else", lambda printed: True),
    )
    copies: Counter[str] = Counter()
    for line in lines:
        copies[next(words for words, fits in kinds if fits(line.printing.printed))] += line.copies
    twice = max(1.0, 2 * size / FIFTH)
    return tuple(Group(words, copies[words], min(1.0, copies[words] / twice)) for words, _ in kinds)


def _resources(lines: Sequence[Line]) -> Iterable[ResourceBalance]:
    for resource in Resource:
        asking = [line for line in lines if line.printing.printed.requires[resource]]
        giving = [line for line in lines if line.printing.printed.provides[resource]]
        if asking or giving:
            yield ResourceBalance(
                resource=resource,
                cards=sum(line.copies for line in asking),
                highest=max((x.printing.printed.requires[resource] for x in asking), default=0),
                given=sum(x.printing.printed.provides[resource] * x.copies for x in giving),
                foundations=sum(x.copies for x in giving if x.printing.printed.is_foundation),
            )


def _curve(
    title: str,
    lines: Sequence[Line],
    score: Callable[[Printed], Score | None],
    is_left_out: Callable[[Printed], bool],
) -> Curve:
    counted: Counter[int] = Counter()
    others = 0
    for line in lines:
        printed = line.printing.printed
        number = score(printed)
        if is_left_out(printed):
            continue
        if isinstance(number, int):
            counted[number] += line.copies
        else:
            others += line.copies
    total = counted.total()
    weighted = sum(number * copies for number, copies in counted.items())
    small: Counter[int] = Counter()
    for number, copies in counted.items():
        small[min(number, _HIGHEST)] += copies
    rows = tuple(
        (f"{number}+" if number == _HIGHEST else str(number), small[number])
        for number in range(_HIGHEST + 1)
    )
    return Curve(
        title=title,
        chart=column_chart([(label, [("solid", copies)]) for label, copies in rows]),
        rows=rows,
        mean=Fraction(weighted, total) if total else None,
        others=others,
    )


def _designators(lines: Sequence[Line]) -> tuple[SharedDesignator, ...]:
    counted = by_designator((line.printing, line.copies) for line in lines)
    most = list(counted.items())[:_MOST_DESIGNATORS]
    return tuple(
        SharedDesignator(word, copies, designator_query(word))
        for word, copies in most
        if copies > 1
    )


def _odds(lines: Sequence[Line], size: int) -> tuple[Odds, ...]:
    sites = sum(line.copies for line in lines if is_site(line.printing.printed))
    foundations = sum(line.copies for line in lines if line.printing.printed.is_foundation)
    if not size:
        return ()
    odds = [
        Odds(words, opening_chance_of_one(copies, size), chance_of_one(copies, size))
        for words, copies in (("a Feng Shui Site", sites), ("a Foundation", foundations))
    ]
    if not any(
        is_site(line.printing.printed) and line.printing.printed.is_foundation for line in lines
    ):
        odds.append(
            Odds(
                "both",
                opening_chance_of_both(sites, foundations, size),
                chance_of_both(sites, foundations, size),
            )
        )
    return tuple(odds)


def _differing(lines: Sequence[Line]) -> tuple[Differing, ...]:
    return tuple(
        Differing(line.name, line.copies, not is_any(line.printing.id))
        for line in lines
        if line.card.differing
    )


def sketch_of(decklist: Decklist, catalogue: Catalogue) -> DeckSketch:
    """Return a deck's kinds of cards and the designators that most of its cards share."""
    lines = [line for line in decklist.lines if line.counts]
    kinds: Counter[CardType] = Counter()
    for line in lines:
        kinds[line.printing.printed.type] += line.copies
    return DeckSketch(
        kinds=tuple(
            (kind if kind is CardType.FENG_SHUI_SITE else kind.lower(), copies)
            for kind, copies in kinds.most_common()
        ),
        shared=tuple(it for it in _shared(lines) if it[1] >= _FEWEST_SHARED)[:_MOST_SKETCHED],
    )


def _shared(lines: Sequence[Line]) -> Iterable[tuple[str, int]]:
    """Yield the most shared designators with copies; of those on the same cards only the first.

    One that mostly stands beside the same word in subtitles makes a phrase with it.
    """
    taken: set[str] = set()
    for it in _designators(lines):
        printed = {
            line.name: line.printing.printed
            for line in lines
            if it.word in line.printing.printed.designators
        }
        if len(taken & printed.keys()) * 2 > len(printed):
            continue
        taken.update(printed)
        beside = Counter(
            pair for each in printed.values() for pair in _pairs(it.word, each.subtitle or "")
        )
        pair, number = next(iter(beside.most_common(1)), ("", 0))
        yield (pair if number * 2 > len(printed) else it.word), it.copies


def _pairs(word: str, subtitle: str) -> Iterable[str]:
    words = subtitle.lower().split()
    return (f"{one} {next_}" for one, next_ in pairwise(words) if word in (one, next_))


class ShadowfistDeckFigures(DeckFigures):
    """Counts and charts of decks."""

    template = "shadowfist/_deck_figures.html"
    short_template = "shadowfist/_short_figures.html"

    def of(self, deck: AnyDecklist) -> Figures:
        return figures_of(own(deck, Decklist))

    def of_unfinished(self, deck: AnyDecklist, size: int, catalogue: AnyCatalogue) -> Figures:
        return figures_of(own(deck, Decklist))

    def sketch(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> DeckSketch:
        return sketch_of(own(deck, Decklist), own(catalogue, Catalogue))

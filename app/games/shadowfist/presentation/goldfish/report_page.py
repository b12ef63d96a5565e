"""The report page of a run: figures in rows, charts, and the cards with their bars."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.facts import Pool
from app.games.shadowfist.goldfish.counter_shapes import CAUSES, Cause
from app.games.shadowfist.goldfish.coverage import Coverage
from app.games.shadowfist.goldfish.figures import (
    Timing,
    resources_by_turn,
    timed_kinds,
    timing,
)
from app.games.shadowfist.goldfish.model import CardKind, Model
from app.games.shadowfist.goldfish.running import Simulation
from app.games.shadowfist.terms import Resource
from app.games.tabletop.chance.figures import (
    Counters,
    Estimate,
    Share,
    mean_from,
    mean_of,
    quantile,
)
from app.games.tabletop.charts import (
    PHONE,
    WIDE,
    BarChart,
    SplitBar,
    Value,
    bar_chart,
    split_bar,
)

LOW, HIGH = 0.1, 0.9
"""Between these shares of the games lie the middle 80 of 100."""

SORTS: Final = ("latest", "name", "cost", "resources", "late power", "both")
"""The orders of the cards; the first is the default."""

CAUSE_WORDS: Final[Mapping[Cause, str]] = {
    Cause.COPY: "a copy is in play",
    Cause.SITE: "one Site per turn",
    Cause.LIMIT: "limit of Feng Shui Sites",
    Cause.BOTH: "resources and Power",
    Cause.RESOURCES: "resources",
    Cause.POWER: "Power",
}


@dataclass(frozen=True)
class TurnRow:
    """One turn: Power generated with the middle 80 of 100 games, and everything else."""

    turn: int
    generated: Estimate
    low: int
    high: int
    left: Estimate
    feng_shui_sites: Estimate
    sites: Estimate
    fighting: Estimate
    seen: Estimate
    hitter: Share
    decked: Share
    dead: tuple[Estimate, ...]


@dataclass(frozen=True)
class CardRow:
    """A card: when its resources and its Power are there, and what was missing on one turn."""

    name: str
    copies: int
    requires: Pool
    cost: int
    due: int
    by_turn: tuple[float, ...]
    on_time: Share
    late_resources: float
    late_power: float
    late_both: float
    bar: SplitBar

    @property
    def words(self) -> str:
        """The bar in words."""
        shares = (self.on_time.value, self.late_resources, self.late_power, self.late_both)
        return (
            "ready in {:.1f} of 100 games, lacking resources in {:.1f}, Power in {:.1f}, "
            "both in {:.1f}"
        ).format(*(100 * each for each in shares))


@dataclass(frozen=True)
class ResourceRow:
    """The shares of games in which the pool has at least `number` of a resource, turn by turn."""

    resource: Resource
    number: int
    shares: tuple[float, ...]


@dataclass(frozen=True)
class HandRow:
    """The share of opening hands with something, as dealt and after the first discard."""

    words: str
    dealt: Share
    kept: Share


@dataclass(frozen=True)
class ReportPage:
    """All that is drawn of a run."""

    games: int
    coverage: Coverage
    assumptions: tuple[str, ...]
    turns: tuple[TurnRow, ...]
    resources: tuple[ResourceRow, ...]
    cards: tuple[CardRow, ...]
    hands: tuple[HandRow, ...]
    discarded: Estimate
    causes: tuple[str, ...]
    charts: tuple[BarChart, ...]


def report_page(simulation: Simulation, counters: Counters, sort: str) -> ReportPage:
    """Read the counters of a run. Cards come in the order named by `sort`."""
    model = simulation.model
    turns = turn_rows(model, counters)
    return ReportPage(
        games=counters.games,
        coverage=simulation.coverage,
        assumptions=model.assumptions,
        turns=turns,
        resources=_resources(model, counters),
        cards=sorted_rows(card_rows(model, counters), sort),
        hands=_hands(counters),
        discarded=Estimate(*mean_of(counters.array("discarded").tolist())),
        causes=tuple(CAUSE_WORDS[cause] for cause in CAUSES),
        charts=tuple(
            bar_chart([power_value(row, size.is_phone) for row in turns], size)
            for size in (WIDE, PHONE)
        ),
    )


def power_value(row: TurnRow, is_phone: bool) -> Value:
    """Return the Power generated on a turn as a value for a chart."""
    label = str(row.turn) if is_phone else f"turn {row.turn}"
    return Value(label, row.generated.value, row.generated.stderr, row.low, row.high)


def turn_rows(model: Model, counters: Counters) -> tuple[TurnRow, ...]:
    """The figures of every turn."""
    games = counters.games
    counted = {
        name: counters.array(name).tolist()
        for name in ("generated", "feng_shui_sites", "sites", "seen", "power", "fighting", "dead")
    }
    hitter, decked = (counters.array(name).tolist() for name in ("hitter", "decked"))

    def mean(name: str, turn: int) -> Estimate:
        return Estimate(*mean_of(counted[name][turn]))

    def from_sums(sums: Sequence[int]) -> Estimate:
        return Estimate(*mean_from(games, sums[0], sums[1]))

    return tuple(
        TurnRow(
            turn=turn + 1,
            generated=mean("generated", turn),
            low=quantile(counted["generated"][turn], LOW),
            high=quantile(counted["generated"][turn], HIGH),
            left=from_sums(counted["power"][turn]),
            feng_shui_sites=mean("feng_shui_sites", turn),
            sites=mean("sites", turn),
            fighting=from_sums(counted["fighting"][turn]),
            seen=mean("seen", turn),
            hitter=Share.of(games, sum(hitter[1 : turn + 2])),
            decked=Share.of(games, sum(decked[1 : turn + 2])),
            dead=tuple(map(from_sums, counted["dead"][turn])),
        )
        for turn in range(model.turns)
    )


def card_rows(model: Model, counters: Counters) -> tuple[CardRow, ...]:
    """The cards with a printed cost, by name."""
    kinds = timed_kinds(model)
    return tuple(
        _card_row(model, kind, by_turn)
        for kind, by_turn in zip(kinds, timing(model, counters, kinds), strict=True)
    )


def due_turn(cost: int, requires: Pool, turns: int) -> int:
    """The turn on which a card is looked at.

    One after as many turns as it costs Power or requires resources, whichever is more.
    """
    return min(turns, 1 + max(cost, requires.total))


def _card_row(model: Model, kind: CardKind, by_turn: Sequence[Timing]) -> CardRow:
    cost = kind.cost or 0
    due = due_turn(cost, kind.requires, model.turns)
    then = by_turn[due - 1]
    games = max(1, then.games)
    on_time = Share.of(then.games, then.on_time)
    late = [each / games for each in (then.late_resources, then.late_power, then.late_both)]
    styles = ("hatched", "dotted", "lined")
    return CardRow(
        name=kind.name,
        copies=sum(each.copies for each in model.kinds if each.name == kind.name),
        requires=kind.requires,
        cost=cost,
        due=due,
        by_turn=tuple(each.on_time / games for each in by_turn),
        on_time=on_time,
        late_resources=late[0],
        late_power=late[1],
        late_both=late[2],
        bar=split_bar([("solid", on_time.value), *zip(styles, late, strict=True)], on_time.stderr),
    )


def sorted_rows(cards: Sequence[CardRow], sort: str) -> tuple[CardRow, ...]:
    """The cards in an order of `SORTS`."""
    keys: Mapping[str, Callable[[CardRow], float]] = {
        "latest": lambda card: card.on_time.value,
        "name": lambda card: 0.0,
        "cost": lambda card: -card.cost,
        "resources": lambda card: -card.late_resources,
        "late power": lambda card: -card.late_power,
        "both": lambda card: -card.late_both,
    }
    return tuple(sorted(cards, key=lambda card: (keys[sort](card), card.name)))


def _resources(model: Model, counters: Counters) -> tuple[ResourceRow, ...]:
    games = max(1, counters.games)
    return tuple(
        ResourceRow(resource, number, tuple(count / games for count in by_turn))
        for (resource, number), by_turn in resources_by_turn(model, counters).items()
    )


def _hands(counters: Counters) -> tuple[HandRow, ...]:
    dealt, kept = counters.array("hand").tolist()
    words = ("a Feng Shui Site", "a Foundation", "both")
    return tuple(
        HandRow(
            each,
            Share.of(counters.games, dealt[place]),
            Share.of(counters.games, kept[place]),
        )
        for place, each in enumerate(words)
    )

"""What the report page shows of a run: figures in rows, charts, and the sentences beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.counters import Counters
from app.games.spoils.goldfish.figures import (
    Timing,
    icons_by_turn,
    mean_from,
    mean_of,
    provided_icons,
    quantile,
    resources_by_turn,
    share,
    timing,
)
from app.games.spoils.goldfish.model import HAND_KINDS
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.goldfish.scripted import Coverage
from app.games.spoils.terms import CardType, Icon
from app.site.goldfish.charts import (
    PHONE,
    WIDE,
    BarChart,
    LineChart,
    SplitBar,
    Value,
    bar_chart,
    line_chart,
    split_bar,
)

LOW, HIGH = 0.1, 0.9
"""Between these shares of the games lie the middle 80 of 100."""

LATE: Final = 0.9
"""A card on time in fewer games than this is spoken of as late."""


@dataclass(frozen=True)
class Estimate:
    """A value with its standard error."""

    value: float
    stderr: float

    @property
    def margin(self) -> float:
        """Two standard errors."""
        return 2 * self.stderr


@dataclass(frozen=True)
class TurnRow:
    """One turn: resources with the middle 80 of 100 games, icons, and everything else."""

    turn: int
    resources: Estimate
    low: int
    high: int
    icons: tuple[Estimate, ...]
    seen: Estimate
    unused: Estimate
    influence: Estimate
    won: Estimate


@dataclass(frozen=True)
class CardRow:
    """One card at the turn of its cost. Shares are of all games; `by_turn` is on time, per turn."""

    card: Card
    copies: int
    turn: int
    on_time: Estimate
    threshold: float
    cost: float
    both: float
    bar: SplitBar
    by_turn: tuple[float, ...]

    @property
    def late(self) -> float:
        """The share of games in which it is late."""
        return self.threshold + self.cost + self.both

    @property
    def usual_turn(self) -> int | None:
        """The first turn by which it can be deployed in half of the games; None for none."""
        return next((turn for turn, share in enumerate(self.by_turn, 1) if share >= 0.5), None)

    @property
    def reason(self) -> str:
        """What most often makes it late."""
        most = max(self.threshold, self.cost, self.both)
        if most == self.both:
            return "both its threshold and its cost"
        return "its threshold" if most == self.threshold else "its cost"


@dataclass(frozen=True)
class HandRow:
    """How many cards of a type an opening hand has after the mulligan, in shares of games."""

    type: CardType
    mean: Estimate
    shares: tuple[float, ...]


@dataclass(frozen=True)
class ReportPage:
    """All that is drawn of a run."""

    games: int
    coverage: Coverage
    icons: tuple[Icon, ...]
    turns: tuple[TurnRow, ...]
    cards: tuple[CardRow, ...]
    hands: tuple[HandRow, ...]
    keepable: tuple[Estimate, Estimate]
    keepable_words: str
    put_back: Estimate
    resource_charts: tuple[BarChart, ...]
    icon_charts: tuple[LineChart, ...]

    @property
    def late_cards(self) -> tuple[CardRow, ...]:
        """The cards most often late, the latest first."""
        rows = sorted(self.cards, key=_by_latest)
        return tuple(row for row in rows if row.on_time.value < LATE)[:3]

    @property
    def dearest(self) -> CardRow | None:
        """The card with the highest cost."""
        return max(self.cards, key=lambda row: (row.card.cost or 0, row.late), default=None)

    @property
    def on_time(self) -> float:
        """The share of all cards that is on time, by copies."""
        copies = sum(row.copies for row in self.cards)
        return sum(row.on_time.value * row.copies for row in self.cards) / max(1, copies)


def report_page(simulation: Simulation, counters: Counters, sort: str) -> ReportPage:
    """Read the counters of a run. Cards come in the order named by `sort`."""
    turns = _turns(simulation, counters)
    icons = provided_icons(simulation.states)
    kept = counters.array("kept").tolist()
    return ReportPage(
        games=counters.games,
        coverage=simulation.model.coverage,
        icons=icons,
        turns=turns,
        cards=_sorted(_cards(simulation, counters), sort),
        hands=_hands(counters),
        keepable=(
            Estimate(*share(counters.games, kept[0])),
            Estimate(*share(counters.games, kept[1])),
        ),
        keepable_words=simulation.model.keepable.words,
        put_back=Estimate(*mean_of(counters.array("put_back").tolist())),
        resource_charts=tuple(
            bar_chart([_value(row, size.is_phone) for row in turns], size) for size in (WIDE, PHONE)
        ),
        icon_charts=tuple(
            line_chart(
                [
                    (icon.value, [(r.icons[place].value, r.icons[place].stderr) for r in turns])
                    for place, icon in enumerate(icons)
                ],
                size,
            )
            for size in (WIDE, PHONE)
        ),
    )


def _value(row: TurnRow, is_phone: bool) -> Value:
    label = str(row.turn) if is_phone else f"turn {row.turn}"
    return Value(label, row.resources.value, row.resources.stderr, row.low, row.high)


def _turns(simulation: Simulation, counters: Counters) -> tuple[TurnRow, ...]:
    states = simulation.states
    resources = resources_by_turn(states, counters)
    icons = [icons_by_turn(states, counters, icon) for icon in provided_icons(states)]
    seen, unused = counters.array("seen").tolist(), counters.array("unused").tolist()
    influence, won = counters.array("influence").tolist(), counters.array("won").tolist()
    return tuple(
        TurnRow(
            turn=place + 1,
            resources=Estimate(*mean_of(resources[place])),
            low=quantile(resources[place], LOW),
            high=quantile(resources[place], HIGH),
            icons=tuple(Estimate(*mean_of(counts[place])) for counts in icons),
            seen=Estimate(*mean_of(seen[place])),
            unused=Estimate(*mean_of(unused[place])),
            influence=Estimate(*mean_from(counters.games, *influence[place])),
            won=Estimate(*share(counters.games, sum(won[: place + 1]))),
        )
        for place in range(simulation.model.turns)
    )


def _cards(simulation: Simulation, counters: Counters) -> list[CardRow]:
    model = simulation.model
    kinds = sorted(model.kinds[: model.to_deploy], key=lambda kind: kind.card.name)
    copies = {place: model.places.count(place) for place in range(len(model.kinds))}
    number = {kind.card: place for place, kind in enumerate(model.kinds)}
    return [
        _card(kind.card, copies[number[kind.card]], kind.cost, by_turn)
        for kind, by_turn in zip(kinds, timing(simulation.states, counters, kinds), strict=True)
    ]


def _card(card: Card, copies: int, cost: int, by_turn: Sequence[Timing]) -> CardRow:
    turn = min(max(1, cost), len(by_turn))
    then = by_turn[turn - 1]
    games = max(1, then.games)
    on_time = Estimate(*share(then.games, then.on_time))
    threshold, late_cost, both = (
        count / games for count in (then.late_threshold, then.late_cost, then.late_both)
    )
    bar = split_bar(
        [
            ("solid", on_time.value),
            ("hatched", threshold),
            ("dotted", late_cost),
            ("lined", both),
        ],
        on_time.stderr,
    )
    shares = tuple(each.on_time / games for each in by_turn)
    return CardRow(card, copies, turn, on_time, threshold, late_cost, both, bar, shares)


def _by_latest(row: CardRow) -> tuple[float, str]:
    return (row.on_time.value, row.card.name)


def _sorted(rows: Sequence[CardRow], sort: str) -> tuple[CardRow, ...]:
    keys = {
        "latest": _by_latest,
        "name": lambda row: (0.0, row.card.name),
        "cost": lambda row: (-(row.card.cost or 0), row.card.name),
        "threshold": lambda row: (-row.threshold, row.card.name),
        "late cost": lambda row: (-row.cost, row.card.name),
        "both": lambda row: (-row.both, row.card.name),
    }
    return tuple(sorted(rows, key=keys[sort]))


def _hands(counters: Counters) -> tuple[HandRow, ...]:
    games = max(1, counters.games)
    return tuple(
        HandRow(kind, Estimate(*mean_of(counts)), tuple(count / games for count in counts))
        for kind, counts in zip(HAND_KINDS, counters.array("hand").tolist(), strict=True)
    )

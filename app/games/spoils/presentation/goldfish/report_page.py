"""The report page of a run: figures in rows, charts, and cards with why they are late."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils.goldfish.exact.after_mulligan import OpeningFigures, mean
from app.games.spoils.goldfish.figures import (
    CardFigures,
    InfluenceSpread,
    KillTurn,
    cards_on_time,
    icons_by_turn,
    influence_spread,
    kill_turn_of,
    provided_icons,
    resources_by_turn,
)
from app.games.spoils.goldfish.model import HAND_KINDS, Model
from app.games.spoils.goldfish.model_coverage import Coverage
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.chance.figures import Counters, Estimate, Share, mean_of, quantile
from app.games.tabletop.charts import (
    PHONE,
    WIDE,
    BarChart,
    LineChart,
    SmallColumn,
    SplitBar,
    Value,
    bar_chart,
    line_chart,
    small_columns,
    split_bar,
)


@dataclass(frozen=True)
class CardRow:
    """A card's figures and the bar that draws them."""

    figures: CardFigures
    bar: SplitBar

    @property
    def words(self) -> str:
        """The bar in words."""
        figures = self.figures
        shares = (
            figures.on_time.value,
            figures.late_threshold,
            figures.late_cost,
            figures.late_both,
        )
        return (
            "on time in {:.1f} of 100 games, late for threshold in {:.1f}, for cost in {:.1f}, "
            "for both in {:.1f}"
        ).format(*(100 * share for share in shares))


def card_row(figures: CardFigures) -> CardRow:
    """Draw a card's figures."""
    shares = [
        ("solid", figures.on_time.value),
        ("hatched", figures.late_threshold),
        ("dotted", figures.late_cost),
        ("lined", figures.late_both),
    ]
    return CardRow(figures, split_bar(shares, figures.on_time.stderr))


LOW, HIGH = 0.1, 0.9
"""Between these shares of the games lie the middle 80 of 100."""

LATE: Final = 0.9
"""A card on time in fewer games than this is spoken of as late."""

SLOW: Final = 0.6
"""A card on time in fewer games than this is one to change."""

KEEPABLE: Final = 0.9
"""Where fewer hands than this can be kept after the mulligan, they are something to change."""

MOST_LATE: Final = 9
"""Cards that lead the page as late."""

FIRST_TURNS: Final = 6
"""Turns whose resources lead the page."""

MOST_SLOW: Final = 3
"""Cards that are named as ones to change."""


SORTS: Final = ("latest", "name", "cost", "threshold", "late cost", "both")
"""The orders of the cards; the first is the default."""


@dataclass(frozen=True)
class TurnRow:
    """One turn: resources with the middle 80 of 100 games, icons, cards seen, resources unused."""

    turn: int
    resources: Estimate
    low: int
    high: int
    icons: tuple[Estimate, ...]
    seen: Estimate
    unused: Estimate


@dataclass(frozen=True)
class HandRow:
    """The number of cards of a type in an opening hand after the mulligan, in shares of games.

    The shares are exact if the error of the mean is 0.
    """

    type: CardType
    mean: Estimate
    shares: tuple[float, ...]


@dataclass(frozen=True)
class InfluenceRow:
    """The spread of the influence taken by a turn, with a small picture."""

    spread: InfluenceSpread
    columns: tuple[SmallColumn, ...]


@dataclass(frozen=True)
class ReportPage:
    """The report page as values.

    `never_deployed` are cards, with their copies, that do nothing in the model and that the
    policy therefore leaves in hand, puts back or plays face-down.
    """

    games: int
    coverage: Coverage
    never_deployed: tuple[tuple[str, int], ...]
    kill: KillTurn
    kill_chart: BarChart
    influence: tuple[InfluenceRow, ...]
    icons: tuple[Icon, ...]
    turns: tuple[TurnRow, ...]
    cards: tuple[CardRow, ...]
    hands: tuple[HandRow, ...]
    keepable: tuple[Estimate, Estimate]
    keepable_words: str
    put_back: Estimate
    is_opening_exact: bool
    resource_charts: tuple[BarChart, ...]
    icon_charts: tuple[LineChart, ...]

    @property
    def late_cards(self) -> tuple[CardFigures, ...]:
        """The cards most often late, at most `MOST_LATE`, the latest first."""
        cards = _sorted([row.figures for row in self.cards], "latest")
        return tuple(card for card in cards if card.on_time.value < LATE)[:MOST_LATE]

    @property
    def late_rows(self) -> tuple[CardRow, ...]:
        """The rows of `late_cards`."""
        return tuple(map(card_row, self.late_cards))

    @property
    def late_below(self) -> float:
        """The share of games below which a card that is on time is spoken of as late."""
        return LATE

    @property
    def first_turns(self) -> tuple[TurnRow, ...]:
        """The turns whose resources lead the page."""
        return self.turns[:FIRST_TURNS]

    @property
    def dearest(self) -> CardFigures | None:
        """The card with the highest cost."""
        cards = (row.figures for row in self.cards)
        return max(cards, key=lambda card: (card.card.cost or 0, card.late), default=None)

    @property
    def slow(self) -> tuple[CardFigures, ...]:
        """The cards that are on time in too few games, at most `MOST_SLOW`, the latest first."""
        cards = _sorted([row.figures for row in self.cards], "latest")
        return tuple(card for card in cards if card.on_time.value < SLOW)[:MOST_SLOW]

    @property
    def are_hands_weak(self) -> bool:
        """Tell whether too few opening hands can be kept after the mulligan."""
        return self.keepable[1].value < KEEPABLE

    @property
    def on_time(self) -> float:
        """The share of all cards that is on time, by copies."""
        cards = [row.figures for row in self.cards]
        copies = sum(card.copies for card in cards)
        return sum(card.on_time.value * card.copies for card in cards) / max(1, copies)


def report_page(simulation: Simulation, counters: Counters, sort: str) -> ReportPage:
    """Read the counters of a run. Cards come in the order named by `sort`."""
    turns = _turns(simulation, counters)
    kill = kill_turn_of(counters)
    icons = provided_icons(simulation.states)
    return ReportPage(
        games=counters.games,
        coverage=simulation.model.coverage,
        never_deployed=_never_deployed(simulation.model),
        kill=kill,
        kill_chart=_kill_chart(kill),
        influence=tuple(
            InfluenceRow(spread, small_columns(spread.games))
            for spread in influence_spread(counters)
        ),
        icons=icons,
        turns=turns,
        cards=tuple(map(card_row, _sorted(cards_on_time(simulation, counters), sort))),
        hands=_hands(counters, simulation.opening),
        is_opening_exact=simulation.opening is not None,
        keepable=_keepable(counters, simulation.opening),
        keepable_words=simulation.model.keepable.words,
        put_back=(
            Estimate(*mean_of(counters.array("put_back").tolist()))
            if simulation.opening is None
            else Estimate(float(mean(simulation.opening.put_back)), 0.0)
        ),
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


def _never_deployed(model: Model) -> tuple[tuple[str, int], ...]:
    return tuple(
        (kind.card.name, model.places.count(number))
        for number, kind in enumerate(model.kinds)
        if kind.is_idle
    )


def _kill_chart(kill: KillTurn) -> BarChart:
    """The share of games won by each turn, in percent."""
    shares = [
        Value(str(turn), 100 * won.value, 100 * won.stderr)
        for turn, won in enumerate(kill.by_turn, 1)
    ]
    return bar_chart(shares, PHONE, digits=0, ceiling=100)


def _value(row: TurnRow, is_phone: bool) -> Value:
    label = str(row.turn) if is_phone else f"turn {row.turn}"
    return Value(label, row.resources.value, row.resources.stderr, row.low, row.high)


def _turns(simulation: Simulation, counters: Counters) -> tuple[TurnRow, ...]:
    states = simulation.states
    resources = resources_by_turn(states, counters)
    icons = [icons_by_turn(states, counters, icon) for icon in provided_icons(states)]
    seen, unused = counters.array("seen").tolist(), counters.array("unused").tolist()
    return tuple(
        TurnRow(
            turn=place + 1,
            resources=Estimate(*mean_of(resources[place])),
            low=quantile(resources[place], LOW),
            high=quantile(resources[place], HIGH),
            icons=tuple(Estimate(*mean_of(counts[place])) for counts in icons),
            seen=Estimate(*mean_of(seen[place])),
            unused=Estimate(*mean_of(unused[place])),
        )
        for place in range(simulation.model.turns)
    )


def _sorted(cards: Sequence[CardFigures], sort: str) -> tuple[CardFigures, ...]:
    keys: Mapping[str, Callable[[CardFigures], tuple[float, str]]] = {
        "latest": lambda card: (card.on_time.value, card.card.name),
        "name": lambda card: (0.0, card.card.name),
        "cost": lambda card: (-(card.card.cost or 0), card.card.name),
        "threshold": lambda card: (-card.late_threshold, card.card.name),
        "late cost": lambda card: (-card.late_cost, card.card.name),
        "both": lambda card: (-card.late_both, card.card.name),
    }
    return tuple(sorted(cards, key=keys[sort]))


def _keepable(counters: Counters, exact: OpeningFigures | None) -> tuple[Estimate, Estimate]:
    if exact is not None:
        return Estimate(float(exact.dealt), 0.0), Estimate(float(exact.kept), 0.0)
    dealt, kept = counters.array("kept").tolist()
    return Share.of(counters.games, dealt), Share.of(counters.games, kept)


def _hands(counters: Counters, exact: OpeningFigures | None) -> tuple[HandRow, ...]:
    if exact is not None:
        return tuple(
            HandRow(kind, Estimate(float(mean(chances)), 0.0), tuple(map(float, chances)))
            for kind, chances in exact.types.items()
        )
    games = max(1, counters.games)
    return tuple(
        HandRow(kind, Estimate(*mean_of(counts)), tuple(count / games for count in counts))
        for kind, counts in zip(HAND_KINDS, counters.array("hand").tolist(), strict=True)
    )

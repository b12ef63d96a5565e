"""The builder's panel of goldfish figures, from a fixed number of games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.goldfish.counter_shapes import HANDS
from app.games.shadowfist.goldfish.coverage import Coverage
from app.games.shadowfist.goldfish.exact.details import sites_and_foundations
from app.games.shadowfist.goldfish.running import Simulation
from app.games.shadowfist.presentation.goldfish.report_page import (
    CardRow,
    TurnRow,
    card_rows,
    power_value,
    sorted_rows,
    turn_rows,
)
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Share
from app.games.tabletop.charts import PHONE, BarChart, bar_chart

CARDS_SHOWN: Final = 8
GAMES: Final = 20_000
SLOW_GAMES: Final = 200
"""Games that are played if the compiled player cannot hold the deck."""

SEED: Final = 1


@dataclass(frozen=True)
class Panel:
    """The figures, drawn. `hand` is the share of first hands with a Site and a Foundation."""

    games: int
    policy: str
    coverage: Coverage
    assumptions: tuple[str, ...]
    turns: tuple[TurnRow, ...]
    cards: tuple[CardRow, ...]
    chart: BarChart
    hand: Share
    sites: int
    foundations: int


def panel_of(simulation: Simulation) -> Panel:
    """Play a deck and draw the figures."""
    model = simulation.model
    games = GAMES if simulation.is_fast else SLOW_GAMES
    counters = simulation.count(SEED, Block(0, games))
    turns = turn_rows(model, counters)
    kept = counters.array("hand").tolist()[HANDS.index("kept")]
    sites, foundations = sites_and_foundations(model.setup)
    return Panel(
        games=games,
        policy=simulation.policy,
        coverage=simulation.coverage,
        assumptions=model.assumptions,
        turns=turns,
        cards=sorted_rows(card_rows(model, counters), "latest")[:CARDS_SHOWN],
        chart=bar_chart([power_value(row, True) for row in turns], PHONE),
        hand=Share.of(games, kept[-1]),
        sites=sites,
        foundations=foundations,
    )

"""A run as one value: what was played, how exactly, and every figure."""

from dataclasses import dataclass
from typing import Any, Final

from app.games.spoils.goldfish.figures import all_figures
from app.games.spoils.goldfish.kill_turn import (
    InfluenceSpread,
    KillTurn,
    influence_spread,
    kill_turn_of,
)
from app.games.spoils.goldfish.model_coverage import Coverage
from app.games.spoils.goldfish.running import Simulation
from app.games.tabletop.chance.counters import Counters
from app.games.tabletop.chance.figures import Figure

SCHEMA: Final = 2
"""Changes with the meaning or the order of the report's keys and figures."""


@dataclass(frozen=True, slots=True)
class Report:
    """Equal decks, seeds, numbers of games and policies give equal reports."""

    seed: int
    games: int
    edition: str
    first: bool
    starting: tuple[str, ...]
    policy: str
    coverage: Coverage
    figures: tuple[Figure, ...]
    kill: KillTurn
    influence: tuple[InfluenceSpread, ...]

    def as_json(self) -> dict[str, Any]:
        """The report as JSON, with the keys of the command line's contract."""
        return {
            "schema": SCHEMA,
            "seed": self.seed,
            "games": self.games,
            "edition": self.edition,
            "first": self.first,
            "starting": list(self.starting),
            "policy": self.policy,
            "coverage": {
                "exact": self.coverage.exact,
                "total": self.coverage.total,
                "blanks": [
                    {"name": name, "copies": copies, "as": played}
                    for played, cards in (
                        ("numbers", self.coverage.numbers),
                        ("blank", self.coverage.blanks),
                    )
                    for name, copies in cards
                ],
            },
            "figures": [
                {
                    "id": figure.id,
                    "turn": figure.turn,
                    "card": figure.card,
                    "value": figure.value,
                    "stderr": figure.stderr,
                }
                for figure in self.figures
            ],
            "influence_taken": [list(spread.games) for spread in self.influence],
        }


def report_of(simulation: Simulation, seed: int, counters: Counters) -> Report:
    """The report of so many games."""
    model = simulation.model
    setup = model.setup
    return Report(
        seed=seed,
        games=counters.games,
        edition=setup.edition.value,
        first=setup.goes_first,
        starting=tuple(card.name for card in setup.starting),
        policy=model.policy.name,
        coverage=model.coverage,
        figures=all_figures(simulation, counters),
        kill=kill_turn_of(counters),
        influence=influence_spread(counters),
    )

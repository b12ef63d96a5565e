"""A run as one value: what was played, what was assumed, and every figure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from app.games.shadowfist.goldfish.coverage import Coverage
from app.games.shadowfist.goldfish.figures import all_figures, compared
from app.games.shadowfist.goldfish.running import Simulation
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import cut
from app.games.tabletop.chance.figures import DIGITS, Counters, Difference, Figure, total

SCHEMA: Final = 1
"""Changes with the meaning or the order of the report's keys and figures."""

PARTS: Final = 50
"""Into how many blocks a comparison is cut; its errors come from how they differ."""


@dataclass(frozen=True, slots=True)
class Report:
    """Equal decks, assumptions, seeds, numbers of games and policies give equal reports."""

    seed: int
    games: int
    edition: str
    policy: str
    assumptions: tuple[str, ...]
    coverage: Coverage
    figures: tuple[Figure, ...]

    def as_json(self) -> dict[str, Any]:
        """The report as JSON, with the keys of the command line's contract."""
        return {
            "schema": SCHEMA,
            "seed": self.seed,
            "games": self.games,
            "edition": self.edition,
            "policy": self.policy,
            "assumptions": list(self.assumptions),
            "coverage": {
                "modelled": self.coverage.total - self.coverage.as_blanks,
                "exact": self.coverage.exact,
                "in_full": self.coverage.in_full,
                "total": self.coverage.total,
                "blanks": [
                    {"name": name, "copies": copies, "type": kind.value}
                    for name, copies, kind in self.coverage.blanks
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
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """The reports of both and the differences, with errors that know what they share."""

    first: Report
    second: Report
    differences: tuple[Difference, ...]

    def as_json(self) -> dict[str, Any]:
        """Both reports and the differences as JSON."""
        return {
            "schema": SCHEMA,
            "first": self.first.as_json(),
            "second": self.second.as_json(),
            "differences": [
                {
                    "id": each.id,
                    "turn": each.turn,
                    "card": each.card,
                    "gain": round(each.gain, DIGITS),
                    "stderr": round(each.stderr, DIGITS),
                }
                for each in self.differences
            ],
        }


def report_of(simulation: Simulation, seed: int, counters: Counters) -> Report:
    """The report of the games that were counted."""
    model = simulation.model
    return Report(
        seed=seed,
        games=counters.games,
        edition=model.setup.edition.value,
        policy=model.policy.name,
        assumptions=model.assumptions,
        coverage=simulation.coverage,
        figures=all_figures(simulation, counters),
    )


def compare(first: Simulation, second: Simulation, seed: int, games: int) -> Comparison:
    """Play both on the same game numbers. Raises GoldfishError for too few games to compare."""
    each = games // PARTS
    if each < 1:
        raise GoldfishError(f"A comparison needs at least {PARTS} games")
    blocks = list(cut(each * PARTS, each))
    one, two = (
        [simulation.count(seed, block) for block in blocks] for simulation in (first, second)
    )
    return Comparison(
        report_of(first, seed, total(first.shapes, one)),
        report_of(second, seed, total(second.shapes, two)),
        compared(first, second, one, two),
    )

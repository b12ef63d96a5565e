"""A run as one value: what was played, how exactly, and every figure."""

from dataclasses import dataclass, replace
from typing import Any, Final

from app.games.spoils.goldfish.exact.after_mulligan import OpeningFigures
from app.games.spoils.goldfish.figures import (
    InfluenceSpread,
    KillTurn,
    all_figures,
    influence_spread,
    kill_turn_of,
)
from app.games.spoils.goldfish.model_coverage import Coverage
from app.games.spoils.goldfish.running import Simulation
from app.games.tabletop.chance.figures import DIGITS, Counters, Figure

SCHEMA: Final = 2
"""Changes with the meaning or the order of the report's keys and figures."""


@dataclass(frozen=True, slots=True)
class Report:
    """A run of the goldfish: what was played, how exactly, and every figure.

    Equal decks, seeds, numbers of games and policies give equal reports.
    """

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
    opening: OpeningFigures | None

    def is_exact(self, figure: Figure) -> bool:
        """True if a figure is a closed sum and has no error."""
        return self.opening is not None and figure.id in self.opening.by_id()

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
            "opening_hand": _exact(self.opening),
            "influence_taken": [list(spread.games) for spread in self.influence],
        }


def _figures(simulation: Simulation, counters: Counters) -> tuple[Figure, ...]:
    """Every figure; those of the opening hand without an error where they are exact."""
    opening = simulation.opening
    exact = {} if opening is None else opening.by_id()
    return tuple(
        replace(figure, value=round(float(exact[figure.id]), DIGITS), stderr=0.0)
        if figure.id in exact
        else figure
        for figure in all_figures(simulation, counters)
    )


def _exact(opening: OpeningFigures | None) -> dict[str, Any] | None:
    """The exact figures as fractions: chances and means by id, chances of n cards by type."""
    if opening is None:
        return None
    return {
        "means": {id_: str(value) for id_, value in opening.by_id().items()},
        "put_back": [str(chance) for chance in opening.put_back],
        "types": {
            card_type.value.lower(): [str(chance) for chance in chances]
            for card_type, chances in opening.types.items()
        },
    }


def report_of(simulation: Simulation, seed: int, counters: Counters) -> Report:
    """The report of the games counted."""
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
        figures=_figures(simulation, counters),
        opening=simulation.opening,
        kill=kill_turn_of(counters),
        influence=influence_spread(counters),
    )

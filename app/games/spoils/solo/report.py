"""The fast model and the referee side by side, as one value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from app.games.spoils.goldfish.figures import all_sums
from app.games.spoils.goldfish.model_coverage import Coverage
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.goldfish.solitaire import without_text
from app.games.spoils.solo.game import ENDINGS, KILL, Ending, pairs_of
from app.games.spoils.solo.planner import RACING
from app.games.tabletop.chance.control_variate import (
    FEWEST,
    ModelSums,
    SideBySide,
    side_by_side,
)
from app.games.tabletop.chance.figures import DIGITS, Counters, Estimate, Key

SCHEMA: Final = 1
"""Changes with the meaning or the order of the report's keys."""


@dataclass(frozen=True, slots=True)
class RefereeReport:
    """The results of games on the referee, beside those of the model.

    `games` were played by both on the same shuffles, `model_games` by the model. `without_text` are
    the cards of the deck that the referee plays without their text. `endings` say how the games on
    the referee came to their end. `rows` are empty for fewer games than are worth a figure.
    `missing` counts the copies of `without_text`.
    """

    seed: int
    games: int
    model_games: int
    turns: int
    edition: str
    first: bool
    starting: tuple[str, ...]
    policy: str
    planner: str
    coverage: Coverage
    without_text: tuple[str, ...]
    missing: int
    endings: Mapping[Ending, int]
    rows: Mapping[Key, SideBySide]

    @property
    def kill(self) -> SideBySide | None:
        """The mean kill turn, model and referee side by side; None for too few games."""
        return self.rows.get((KILL, None, None))

    @property
    def unfinished(self) -> int:
        """The number of games that were stopped because they asked for too many answers."""
        return self.endings[Ending.STOPPED]

    @property
    def ended_early(self) -> int:
        """The number of games that the rules ended before the last turn: lost, or won by a text."""
        return self.endings[Ending.OVER]

    @property
    def played(self) -> int:
        """The number of cards of the deck that the referee plays with their text."""
        return self.coverage.total - self.missing

    def as_json(self) -> dict[str, Any]:
        """The report as JSON, with the keys of the command line's contract."""
        return {
            "schema": SCHEMA,
            "on": "referee",
            "seed": self.seed,
            "games": self.games,
            "model_games": self.model_games,
            "turns": self.turns,
            "edition": self.edition,
            "first": self.first,
            "starting": list(self.starting),
            "policy": self.policy,
            "planner": self.planner,
            "referee": {
                "cards": self.played,
                "without_text": list(self.without_text),
                "endings": {ending.value: self.endings[ending] for ending in ENDINGS},
            },
            "model": {
                "exact": self.coverage.exact,
                "total": self.coverage.total,
                "blanks": [{"name": n, "copies": c} for n, c in self.coverage.blanks],
            },
            "figures": [
                {
                    "id": id_,
                    "turn": turn,
                    "card": card,
                    **{
                        name: {"value": round(of.value, DIGITS), "stderr": round(of.stderr, DIGITS)}
                        for name, of in _columns(row)
                    },
                    "model_is_off": row.is_off,
                }
                for (id_, turn, card), row in self.rows.items()
            ],
        }


def _columns(row: SideBySide) -> Iterator[tuple[str, Estimate]]:
    yield "model", row.model
    yield "referee", row.truth
    yield "bias", row.bias
    yield "combined", row.combined


def referee_report(
    simulation: Simulation, seed: int, counted: Counters, pairs: Counters
) -> RefereeReport:
    """The report of the model's counters and of the games that both played.

    Raises ValueError if the model's games do not contain those of the pairs.
    """
    model = simulation.model
    setup = model.setup
    totals = {
        each.key: ModelSums(counted.games, each.total, each.squares)
        for each in all_sums(simulation, counted)
    }
    rows = {}
    if pairs.games >= FEWEST:
        for key, even, odd in pairs_of(model, pairs):
            if key in totals:
                rows[key] = side_by_side(even, odd, totals[key])
    endings = pairs.array("endings").tolist()
    missing = without_text(setup)
    return RefereeReport(
        seed=seed,
        games=pairs.games,
        model_games=counted.games,
        turns=model.turns,
        edition=setup.edition.value,
        first=setup.goes_first,
        starting=tuple(card.name for card in setup.starting),
        policy=model.policy.name,
        planner=RACING.version,
        coverage=model.coverage,
        without_text=missing,
        missing=sum(card.name in missing for card in (*setup.starting, *setup.cards)),
        endings=dict(zip(ENDINGS, endings, strict=True)),
        rows=rows,
    )

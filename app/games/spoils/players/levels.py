"""The levels of computer players, as data."""

from __future__ import annotations

from typing import Final, TypeAlias

from app.games.spoils.engine import Action, State, View
from app.games.spoils.players.apprentice import Apprentice
from app.games.spoils.players.evaluation import WEIGHTS
from app.games.spoils.players.journeyman import Journeyman
from app.games.tabletop.referee.players import Effort, Level, RandomPlayer

SpoilsLevel: TypeAlias = Level[State, Action, View]
"""A level of The Spoils."""

RANDOM: Final[SpoilsLevel] = Level(
    "random", "Random", "Gives any legal answer. A yardstick for the others.", RandomPlayer(),
    "random 1", Effort(0),
)  # fmt: skip

APPRENTICE: Final[SpoilsLevel] = Level(
    "apprentice",
    "Apprentice",
    "Plays by fixed rules: deploys what is dearest, attacks and blocks where that pays. Fast, "
    "and does not look ahead.",
    Apprentice(),
    "rules 1",
    Effort(1),
)

JOURNEYMAN: Final[SpoilsLevel] = Level(
    "journeyman",
    "Journeyman",
    "Tries every answer one step ahead and weighs what comes of it.",
    Journeyman(),
    WEIGHTS.version,
    Effort(1),
)

LEVELS: Final = (APPRENTICE, JOURNEYMAN)
"""The levels that people are offered, the weakest first."""

"""Requests and answers of jobs: calculations that take longer than one request."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import ConfigDict, Field, JsonValue, StrictBool, StrictInt

from app.games.tabletop.chance.shuffle import LARGEST_SEED
from app.games.tabletop.gauntlet import MOST_GAMES
from app.site.api.list_models import (
    EXAMPLE_LIST,
    LAST_TURN,
    MOST_SEEN,
    Edition,
    List,
    Name,
    Needs,
    Odds,
    Starting,
)
from app.site.api.models import Model
from app.tables import JobKind, JobState

MOST_GOLDFISH: Final = 10_000_000
MOST_TURNS: Final = 100
MOST_CLAUSES: Final = 20
MOST_QUESTIONS: Final = 100

Clauses = Annotated[
    list[Annotated[str, Field(max_length=500)]],
    Field(max_length=MOST_CLAUSES, description="Clauses for a hand that is kept."),
]


def _example(**members: JsonValue) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [members]})


class ToGoldfish(Model):
    """A deck to play against nobody, with the options of `threshold goldfish`."""

    model_config = _example(list=EXAMPLE_LIST, games=100_000)

    list: List
    games: Annotated[StrictInt, Field(ge=1, le=MOST_GOLDFISH)] = 20_000
    turns: Annotated[
        StrictInt | None, Field(ge=1, le=MOST_TURNS, description="As many as usual without it.")
    ] = None
    policy: Annotated[Name, Field(description="The usual one without it.")] = ""
    keep: Clauses | None = None
    seed: Annotated[StrictInt, Field(ge=0, le=LARGEST_SEED)] = 1
    goes_first: StrictBool = True
    starting: Starting | None = None
    edition: Edition = ""


class ToRunGauntlet(Model):
    """A deck to play against every preconstructed one, both by a computer player."""

    model_config = _example(list=EXAMPLE_LIST, each=100)

    list: List
    level: Annotated[Name, Field(description="A computer player; the usual one without it.")] = ""
    each: Annotated[
        StrictInt, Field(ge=1, le=MOST_GAMES, description="Games against each deck at most.")
    ] = 100
    edition: Edition = ""


class OddsQuestion(Model):
    """Cards that a deck shall hold by an own turn, or among a number of cards seen."""

    needs: Needs
    by_turn: Annotated[StrictInt, Field(ge=1, le=LAST_TURN)] | None = None
    seen: Annotated[StrictInt, Field(ge=0, le=MOST_SEEN)] | None = None
    mulligan: Annotated[Name, Field(description="One of `mulligans` of the game.")] = ""


Questions = Annotated[list[OddsQuestion], Field(min_length=1, max_length=MOST_QUESTIONS)]


class ToAskOdds(Model):
    """A deck, and questions about it that are answered exactly, each as `/odds` does."""

    model_config = _example(
        list=EXAMPLE_LIST,
        questions=[{"needs": ["1 Scout"], "by_turn": turn} for turn in (1, 2, 3)],
    )

    list: List
    questions: Questions
    goes_first: StrictBool = True
    starting: Starting | None = None
    edition: Edition = ""


class OddsFound(Model):
    """The answer to a question, or the `problem` why there is none; the other one is null."""

    odds: Odds | None
    problem: str | None


class Share(Model):
    """A share with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


class Opponent(Model):
    """The games against one deck: `won` of those that ended."""

    name: str
    mirror: bool
    games: int
    won: Share


class GauntletSoFar(Model):
    """Results of a gauntlet, the best opponents first."""

    level: str
    games: int
    overall: Share
    against: list[Opponent]


class Job(Model):
    """A calculation in parts. `key` leads to it; `done` of `total` games or questions are done.

    `goldfish` is what `threshold goldfish --json` prints of the games so far, `gauntlet` the
    results so far, and `odds` are the answers so far in the order of the questions; only that of
    the job's kind is there, and null before the first games or answers.
    """

    key: str
    game: str
    kind: JobKind
    state: JobState
    done: int
    total: int
    goldfish: dict[str, JsonValue] | None = None
    gauntlet: GauntletSoFar | None = None
    odds: list[OddsFound] | None = None

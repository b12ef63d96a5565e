"""Requests and answers of the operation on rulings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, JsonValue, StrictBool

from app.games import DEFAULT_GAME, game
from app.games.capabilities.bench_answers import BenchVerdict
from app.games.tabletop.bench_lines import MOST_BYTES
from app.site.api.models import Model, late_example


def _example() -> dict[str, JsonValue]:
    return {"text": game(DEFAULT_GAME).rulings.needed().short_example, "compare": True}


class ToRule(Model):
    """A bench file, as docs/bench.md describes it, and how to look at it."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=late_example(_example))

    text: Annotated[
        str, Field(max_length=MOST_BYTES, description="The bench file, its game first.")
    ]
    edition: Annotated[
        str, Field(max_length=60, description="The edition to use instead of the one in the text.")
    ] = ""
    seat: Annotated[
        Literal[1, 2, 3, 4, 5] | None,
        Field(description="List legal answers as this player sees them."),
    ] = None
    compare: Annotated[StrictBool, Field(description="Say where the editions differ.")] = False


class CitedRule(Model):
    """A sentence, and the rule behind it as the newest edition numbers it."""

    words: str
    rule: str | None


class BenchProblem(Model):
    """A mistake in the text; `line` is null where it is none of a single line."""

    line: int | None
    words: str


class BenchAnswer(Model):
    """The answer to a line. `told` are reasons, or what came of a step."""

    line: int
    words: str
    verdict: BenchVerdict
    rule: str | None
    told: list[CitedRule]
    asked: CitedRule | None
    as_expected: list[str]
    not_as_expected: list[str]


class LegalAnswer(Model):
    """A legal answer. `step` is the line that takes it."""

    words: str
    step: str
    rule: str


class RefusedCard(Model):
    """A card that can do nothing now."""

    card: str
    reasons: list[CitedRule]


class AnswerInEdition(Model):
    """The answer of one edition to a line that editions answer differently."""

    edition: str
    answer: BenchAnswer


class EditionsDiffer(Model):
    """A line that editions answer differently."""

    line: int
    words: str
    answers: list[AnswerInEdition]


class EditionsCompared(Model):
    """`alike` answer all as the edition in use does; `differences` are lines of the others."""

    alike: list[str]
    differences: list[EditionsDiffer]


class RulingAnswer(Model):
    """The answer of `threshold ruling --json`; docs/bench.md explains its members."""

    status: Literal["as expected", "otherwise", "unreadable"]
    problems: list[BenchProblem]
    edition: str | None
    where: str | None
    asked: CitedRule | None
    answers: list[BenchAnswer]
    question: CitedRule | None
    legal: list[LegalAnswer]
    refused: list[RefusedCard]
    depends: list[str]
    editions: EditionsCompared | None = None

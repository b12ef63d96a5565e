"""Requests and answers of operations on battles, armies and attacks."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StrictBool, StrictInt, model_validator

from app.games import games
from app.games.capabilities.battles import ArmyRole
from app.site.api.models import Model, late_example

MOST_CHARACTERS: Final = 262_144
MOST_BATTLES: Final = 10_000
"""Battles of a simulation, fewer than the command plays, as a visitor waits for them."""

Text = Annotated[str, Field(max_length=MOST_CHARACTERS)]
Setting = Annotated[str, Field(max_length=60)]


def _army() -> dict[str, JsonValue]:
    return {"army": next(it.battles.needed() for it in games() if it.battles).army_example}


def _battle() -> dict[str, JsonValue]:
    return {"text": next(it.battles.needed() for it in games() if it.battles).examples[0].text}


def _attack() -> dict[str, JsonValue]:
    return {"text": next(it.attacks.needed() for it in games() if it.attacks).examples[0].text}


class Army(Model):
    """An army as text, as a battle file has it."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=late_example(_army))

    army: Text


class CheckedArmy(Model):
    """An army that can be read. One that has no city can attack but not defend."""

    ruler: str
    figures: list[str]
    can_defend: bool


class ToFight(Model):
    """A battle as `text`, or two armies, and what `threshold battle` shall do with it."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=late_example(_battle))

    text: Annotated[Text, Field(description="A battle file as text, CSV or JSON.")] = ""
    attacker: Annotated[Text, Field(description="The army that attacks.")] = ""
    defender: Annotated[Text, Field(description="The army that defends.")] = ""
    settings: Annotated[
        dict[Setting, Setting], Field(max_length=20, description="Switches, such as `bury`.")
    ] = Field(default_factory=dict)
    check: Annotated[StrictBool, Field(description="Only say what is illegal.")] = False
    outcomes: Annotated[
        str | None, Field(max_length=200, description="Count all splits of wounds at a location.")
    ] = None
    solve: Annotated[StrictBool, Field(description="Find the best play of both rulers.")] = False
    policy: Annotated[
        str | None, Field(max_length=60, description="Simulate: both rulers play like this.")
    ] = None
    games: Annotated[
        StrictInt, Field(ge=1, le=MOST_BATTLES, description="Battles to simulate.")
    ] = 1_000
    seed: StrictInt = 1

    @model_validator(mode="after")
    def _one_way(self) -> ToFight:
        armies = (self.attacker, self.defender)
        if bool(self.text) == any(armies) or any(armies) != all(armies):
            raise ValueError("send either text, or attacker and defender")
        return self


class BattleFinding(Model):
    """Something illegal in a battle: its kind, its rule, and the switch that decides, if any."""

    kind: str
    rule: str
    switch: str
    where: str
    message: str


class ByRule(Model):
    """A sentence, and the rule behind it."""

    text: str
    rule: str


class Refused(Model):
    """Why there is no answer to a question."""

    refused: str


class SplitGroup(Model):
    """Ways to split wounds that bury the same, and what it is worth."""

    buried: str
    ways: int
    worth: float


class Splits(Model):
    """All ways to split wounds."""

    wounds: int
    ways: int
    groups: list[SplitGroup]


class Outcomes(Model):
    """All splits of wounds at a location, for each ruler."""

    location: str
    attacker: Splits | Refused
    defender: Splits | Refused


class BestAttack(Model):
    """An attack against its best guards: beasts by location, and what it is worth."""

    value: float
    attack: dict[str, list[str]]
    guards: dict[str, list[str]]


class BestPlay(Model):
    """The best play of both rulers."""

    value: float
    states: int
    attacks_in_all: int
    attacks: list[BestAttack]


class Estimated(Model):
    """A mean with its standard error."""

    mean: float
    error: float


class Buried(Model):
    """The share of battles in which something is buried, with its standard error."""

    side: ArmyRole
    name: str
    share: float
    error: float


class Simulated(Model):
    """Means over simulated battles; exact if every choice was counted."""

    policy: str
    exact: bool
    games: int
    seed: int
    value: Estimated
    gained: Estimated
    lost: Estimated
    vitae_lost: Estimated
    buried: list[Buried]


class BattleAnswer(Model):
    """The answer of `threshold battle --json`. What was not asked for is missing.

    A file of several battles has the answers about each as `battles`.
    """

    game: str
    status: Literal["done", "illegal"]
    notes: list[str] | None = None
    settings: dict[str, str] | None = None
    findings: list[BattleFinding] | None = None
    log: list[ByRule] | None = None
    over: bool | None = None
    gained: float | None = None
    lost: float | None = None
    outcomes: Outcomes | Refused | None = None
    solution: BestPlay | Refused | None = None
    simulation: Simulated | Refused | None = None
    battles: list[BattleAnswer] | None = None


class ToAttack(Model):
    """An attack as text."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=late_example(_attack))

    text: Text
    what_if: Annotated[StrictBool, Field(description="Also try every change by one.")] = False


class WhatIf(Model):
    """A change of the attack by one thing, and what comes of it."""

    change: str
    result: str


class AttackAnswer(BaseModel):
    """The answer of `threshold attack --json`; the steps of damage are in `phases`.

    `what_if` is there if it was asked for.
    """

    model_config = ConfigDict(extra="allow")

    form: str
    game: str
    status: Literal["done", "illegal"]
    attack: str
    phases: list[dict[str, JsonValue]] | None = None
    what_if: list[WhatIf] | None = None

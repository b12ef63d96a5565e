"""Requests and answers of operations on boosters."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import ConfigDict, Field, StrictInt

from app.games.tabletop.chance.shuffle import LARGEST_SEED
from app.site.api.models import Model

MOST_PACKS: Final = 100
_MOST_SETS: Final = 20


class Sold(Model):
    """Boosters of a set: how many cards each holds, by rarity where the set says so."""

    set: str
    name: str
    size: int
    cards: dict[str, int]


class Boosters(Model):
    """The boosters that can be opened, in the order of their release."""

    items: list[Sold]


class ToOpen(Model):
    """Sets that take turns, how many boosters are opened, and the seed that decides the cards."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"sets": ["1ED"], "number": 6, "seed": 7}]},
    )

    sets: Annotated[
        list[Annotated[str, Field(max_length=20)]], Field(min_length=1, max_length=_MOST_SETS)
    ]
    number: Annotated[
        StrictInt | None,
        Field(ge=1, le=MOST_PACKS, description="How many; one of each set without it."),
    ] = None
    seed: Annotated[StrictInt, Field(ge=0, le=LARGEST_SEED)] = 1


class DrawnCard(Model):
    """A card of a booster, by the id of its printing."""

    id: str
    name: str
    rarity: str | int


class Pack(Model):
    """An opened booster, the highest rarity first."""

    set: str
    cards: list[DrawnCard]


class Packs(Model):
    """Opened boosters as `threshold packs --json` prints them, and all their cards as a `pool`.

    `pool` is what `/check` takes as the pool of a limited deck.
    """

    game: str
    seed: int
    packs: list[Pack]
    pool: str

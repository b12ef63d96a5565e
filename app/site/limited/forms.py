"""The forms that begin a sealed pool or a draft."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from wtforms import Form, IntegerField, SelectField
from wtforms.fields.choices import SelectChoice
from wtforms.validators import NumberRange, Optional

from app.games.tabletop.limited import ROUNDS, SEATS
from app.site.limited.boosters import AnyBooster

LARGEST_SEED: Final = 999_999_999
MOST_PACKS: Final = 12
"""Boosters of one set in a sealed pool."""

USUAL_PACKS: Final = 6
USUAL_ROUNDS: Final = 3
USUAL_SEATS: Final = 8

_WRONG_SEED: Final = f"Enter a whole number from 0 to {LARGEST_SEED:,}, or leave it empty."
_WRONG_NUMBER: Final = f"Enter a whole number from 0 to {MOST_PACKS}."


def _seats_in_words(number: int) -> str:
    bots = number - 1
    return f"{number}: you and {bots} bot{'s' if bots > 1 else ''}"


def _seed_field(id_: str) -> IntegerField:
    """Return the field of the seed; each form of the page has its own id."""
    return IntegerField(
        "Seed",
        [Optional(), NumberRange(0, LARGEST_SEED, _WRONG_SEED)],
        id=id_,
        render_kw={"inputmode": "numeric"},
    )


class _Seeded(Form):
    """A form with a seed, which may be left to chance."""

    seed: IntegerField

    @property
    def chosen_seed(self) -> int:
        """The seed, or any."""
        given = self.seed.data
        return secrets.randbelow(LARGEST_SEED + 1) if given is None else int(given)


class SealedForm(_Seeded):
    """Numbers of boosters to open, in fields named `packs_` and the set's code."""

    seed = _seed_field("sealed-seed")
    packs: tuple[str, ...] = ()

    @classmethod
    def of(cls, arguments: Any, sold: Sequence[AnyBooster]) -> SealedForm:
        """Return the form with a field for each set."""
        fields: dict[str, object] = {
            f"packs_{booster.set.code}": IntegerField(
                booster.set.name,
                [Optional(), NumberRange(0, MOST_PACKS, _WRONG_NUMBER)],
                default=USUAL_PACKS if place == 0 else None,
                render_kw={"inputmode": "numeric"},
            )
            for place, booster in enumerate(sold)
        }
        made: type[SealedForm] = type(cls.__name__, (cls,), {**fields, "packs": tuple(fields)})
        return made(arguments)

    @property
    def chosen(self) -> tuple[tuple[str, int], ...]:
        """Code and number of the boosters to open."""
        numbers = ((name.removeprefix("packs_"), self[name].data or 0) for name in self.packs)
        return tuple((code, number) for code, number in numbers if number)

    def validate(self, extra_validators: Any = None) -> bool:
        """Check the fields, and that there is something to open."""
        if not super().validate(extra_validators):
            return False
        if not self.chosen:
            self.form_errors = ["Enter at least one booster of a set."]
        return bool(self.chosen)


class DraftForm(_Seeded):
    """The set of each round, in fields named `round1` and so on, and the number of seats."""

    seed = _seed_field("draft-seed")
    seats = SelectField(
        "Seats",
        choices=[SelectChoice(str(number), _seats_in_words(number)) for number in SEATS],
        default=str(USUAL_SEATS),
    )
    rounds: tuple[str, ...] = ()

    @classmethod
    def of(cls, arguments: Any, sold: Sequence[AnyBooster]) -> DraftForm:
        """Return the form with a field for each round; all but the first may be left out."""
        sets = [SelectChoice(booster.set.code, booster.set.name) for booster in sold]
        first = sets[0].value if sets else ""
        fields: dict[str, object] = {
            f"round{number}": SelectField(
                f"Round {number}",
                choices=sets if number == 1 else [*sets, SelectChoice("", "none")],
                default=first if number <= USUAL_ROUNDS else "",
            )
            for number in ROUNDS
        }
        made: type[DraftForm] = type(cls.__name__, (cls,), {**fields, "rounds": tuple(fields)})
        return made(arguments)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The code of the set of each round."""
        return tuple(self[name].data for name in self.rounds if self[name].data)

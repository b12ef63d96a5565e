"""The form for armies and a city: fields made of a battle, and the text that they amount to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from app.games.terrus.army import MAX_BEASTS, MAX_ROWS, Beast, Location, Setup
from app.games.terrus.files.text_writer import (
    beast_options,
    location_words,
    other_lines,
    vitae_words,
)
from app.games.terrus.presentation.session import BattleSession
from app.games.terrus.terms import CLADE, Side

SPARE_BEASTS: Final = 3
"""Empty lines for further beasts."""

_FIELDS: Final = ("name", "count", "atk", "def", "more")

LEAST_ROWS: Final = 3
LEAST_COLUMNS: Final = 3
MAX_COLUMNS: Final = 61


@dataclass(frozen=True, slots=True)
class BeastFields:
    """A line of the form: name, count, ATK and DEF as text, and what else is said of the beast."""

    name: str = ""
    count: str = ""
    atk: str = ""
    defense: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True)
class ArmyFields:
    """The lines of an army; `prefix` begins the names of its fields."""

    prefix: str
    role: str
    ruler: str
    beasts: tuple[BeastFields, ...]


@dataclass(frozen=True, slots=True)
class FormFields:
    """The whole form. `city` are rows of cells from the front; `more` are all other lines."""

    title: str
    armies: tuple[ArmyFields, ArmyFields]
    vitae: str
    city: tuple[tuple[str, ...], ...]
    more: str


def form_fields(session: BattleSession) -> FormFields | None:
    """The form filled with a battle, with room for more; None if it cannot hold the battle."""
    setup = session.setup
    if setup.attacker.city:
        return None
    clade = setup.defender.clade
    attacker, defender = (_army(setup, side) for side in Side)
    return FormFields(
        setup.title,
        (attacker, defender),
        vitae_words(clade) if clade else "",
        _city(setup.defender.city),
        "\n".join(other_lines(setup)),
    )


def _army(setup: Setup, side: Side) -> ArmyFields:
    army = setup.army(side)
    lines = [_line(beast) for beast in army.beasts]
    spare = min(SPARE_BEASTS, MAX_BEASTS - len(lines))
    empty = [BeastFields()] * spare
    return ArmyFields(side.value, side.value, army.ruler, (*lines, *empty))


def _line(beast: Beast) -> BeastFields:
    more = " ".join(beast_options(beast))
    return BeastFields(beast.name, "1", str(beast.atk), str(beast.defense), more)


def _city(city: Sequence[Location]) -> tuple[tuple[str, ...], ...]:
    rows = {
        number: tuple(map(location_words, them))
        for number, them in groupby(sorted(city, key=_row_of), key=_row_of)
    }
    last = max(LEAST_ROWS, min(MAX_ROWS, max(rows, default=0) + 1))
    width = max([LEAST_COLUMNS, *(len(cells) + 1 for cells in rows.values())])
    return tuple(
        (*rows.get(number, ()), *[""] * (width - len(rows.get(number, ()))))
        for number in range(1, last + 1)
    )


def _row_of(location: Location) -> int:
    return location.row


def composed(form: Mapping[str, str]) -> str:
    """The text of a battle that the fields of the form amount to."""
    return "\n".join(_lines(form)) + "\n"


def _lines(form: Mapping[str, str]) -> Iterator[str]:
    if title := _cell(form, "title"):
        yield f"battle: {title}"
    for side in Side:
        vitae = _cell(form, "vitae")
        with_vitae = f", vitae {vitae}" if side is Side.DEFENDER and vitae else ""
        yield f"{side}: {_cell(form, f'{side}-ruler') or side.value}{with_vitae}"
        if side is Side.DEFENDER:
            yield from _rows(form)
        yield from _beasts(form, side)
    yield from form.get("more", "").splitlines()


def _rows(form: Mapping[str, str]) -> Iterator[str]:
    for row in range(1, MAX_ROWS + 1):
        cells = [_cell(form, f"city-{row}-{column}") for column in range(1, MAX_COLUMNS + 1)]
        if named := [CLADE if cell.casefold() == CLADE else cell for cell in cells if cell]:
            yield f"  row {row}: {', '.join(named)}"


def _beasts(form: Mapping[str, str], side: Side) -> Iterator[str]:
    for number in range(MAX_BEASTS):
        name, count, atk, defense, more = (
            _cell(form, f"{side}-{what}-{number}")
            for what in ("name", "count", "atk", "def", "more")
        )
        if name or atk or defense:
            yield f"  {count or '1'} {name or '?'} {atk or '?'}/{defense or '?'} {more}".rstrip()


def _cell(form: Mapping[str, str], name: str) -> str:
    return " ".join(form.get(name, "").split())

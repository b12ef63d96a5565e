"""The text of one army with its city, to be kept and put into battles.

It is that part of a battle's text, below `army: NAME, vitae 10`; vitae and rows are left out where
the army has no city.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from app.games.terrus.army import Army, Setup
from app.games.terrus.files.problems import BattleFileError, Problem, refuse
from app.games.terrus.files.reader import plain_text
from app.games.terrus.files.text_form import read_text
from app.games.terrus.files.text_writer import army_lines, vitae_words
from app.games.terrus.terms import CLADE, Side

_ONLY: Final = "An army has beasts, such as “2 Wolf 2/2”, and rows, such as “row 1: Farm 3”."
_NO_CITY: Final = "A beast is attached to a location, but the army has no city."

_HEADING: Final = re.compile(r"army\s*:\s*(.*)", re.IGNORECASE)
_ROW: Final = re.compile(r"row \d+\s*:", re.IGNORECASE)
_OTHER: Final = re.compile(r"[a-z]+( [a-z]+)*\s*:", re.IGNORECASE)


def write_army(army: Army) -> str:
    """An army as text; reading it gives the same army."""
    vitae = f", vitae {vitae_words(army.clade)}" if army.clade else ""
    return "\n".join((f"army: {army.ruler}{vitae}", *army_lines(army))) + "\n"


def read_army(content: bytes | str) -> Army:
    """Read the text of an army. Raises BattleFileError with every problem and its line."""
    lines = plain_text(content).split("\n")
    written = [number for number, line in enumerate(lines) if _is_written(line)]
    heading = _HEADING.fullmatch(lines[written[0]].strip()) if written else None
    if heading is None or not heading[1]:
        where = f"line {written[0] + 1}" if written else ""
        raise refuse("line", "An army begins with a line “army: NAME”.", where)
    problems = []
    for number in written[1:]:
        line = lines[number].strip()
        if _OTHER.match(line) and not _ROW.match(line):
            problems.append(Problem("line", f"line {number + 1}", _ONLY))
            lines[number] = ""
    has_city = "," in heading[1] or any(_ROW.match(lines[it].strip()) for it in written)
    side = Side.DEFENDER if has_city else Side.ATTACKER
    lines[written[0]] = f"{side}: {heading[1]}"
    other = f"{side.other}: {side.other}"
    if not has_city:
        other += f", vitae 1\nrow 1: {CLADE}"
    try:
        army = read_text("\n".join((*lines, other))).setup.army(side)
    except BattleFileError as error:
        raise BattleFileError([*problems, *error.problems]) from None
    if not has_city and any(beast.at for beast in army.beasts):
        problems.append(Problem("attached", "", _NO_CITY))
    if problems:
        raise BattleFileError(problems)
    return army


def matched(attacker: Army, defender: Army) -> Setup:
    """Return a battle of two armies. Raises BattleFileError for a defender without a city."""
    if defender.clade is None:
        raise refuse(
            "city.clade",
            f"{defender.ruler} has no city to defend: add a line such as “row 1: clade, Farm 3”, "
            "and vitae behind the name.",
        )
    return Setup(without_city(attacker), defender)


def without_city(army: Army) -> Army:
    """Return an army as it attacks: its beasts, in no row and attached to nothing."""
    beasts = tuple(replace(beast, row=None, at="") for beast in army.beasts)
    return replace(army, beasts=beasts, city=())


def _is_written(line: str) -> bool:
    return bool(line.strip()) and not line.strip().startswith("#")

"""Builds a setup from what a file says, and collects every problem on the way."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from app.games.terrus.army import (
    MAX_ABILITIES,
    MAX_BEASTS,
    MAX_EFFECTS,
    MAX_LINES,
    MAX_LOCATIONS,
    MAX_NAME,
    MAX_NUMBER,
    MAX_ROWS,
    Ability,
    AbilityEffect,
    Army,
    Beast,
    Location,
    Plan,
    Setup,
    Turn,
)
from app.games.terrus.files.entries import AbilityEntry, BeastEntry, LocationEntry
from app.games.terrus.files.names import flaw_of_name, numbered, twice_in
from app.games.terrus.files.plan_builder import PlanEntries, plan_of
from app.games.terrus.files.problems import BattleFileError, Problem, refuse
from app.games.terrus.settings import Bury, SettingError, Settings
from app.games.terrus.terms import CLADE, Phase, Side
from app.games.text import flaw_in

_WHOLE: Final = re.compile(r"[0-9]{1,20}")
_SIGNED: Final = re.compile(r"[+\-−]?[0-9]{1,20}")
RULES_VERSION: Final = 1
"""Raised when a recorded battle comes to be played otherwise."""

_RENAME: Final = "Give one of them another name."
_SHOWN: Final = 40
_ANY_COUNT: Final = 10**20
"""Counts are read before their sum is compared with the limit."""


@dataclass(frozen=True, slots=True)
class ReadBattle:
    """A battle as read. `notes` say what the program decided by itself, such as numbered names.

    `answers` are those of a recorded battle, and `rules` the version of the rules that it was
    played by.
    """

    setup: Setup
    notes: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    rules: int = RULES_VERSION


@dataclass(slots=True)
class SetupBuilder:
    """Collects what a file says; `finish` makes a setup of it or raises BattleFileError."""

    title: str = ""
    rulers: dict[Side, str] = field(default_factory=dict)
    beasts: list[BeastEntry] = field(default_factory=list)
    locations: list[LocationEntry] = field(default_factory=list)
    settings: Settings = field(default_factory=Settings)
    turn: Turn = field(default_factory=Turn)
    attackable: list[tuple[str, str]] = field(default_factory=list)
    end_effects: list[tuple[str, str]] = field(default_factory=list)
    abilities: list[AbilityEntry] = field(default_factory=list)
    plan: PlanEntries = field(default_factory=PlanEntries)
    problems: dict[Problem, None] = field(default_factory=dict)
    answers: tuple[str, ...] = ()

    def problem(self, where: str, message: str, kind: str = "line") -> None:
        """Note something that cannot be read; the same thing is noted once."""
        self.problems[Problem(kind, where, message)] = None

    def setting(self, where: str, text: str) -> None:
        """Set a switch by a text such as `bury=report`."""
        try:
            self.settings = self.settings.with_text(text)
        except SettingError as error:
            self.problem(where, str(error), "setting")

    def turn_words(self, where: str, words: Sequence[str]) -> None:
        """Say which turn it is: a ruler, a phase, `passed` or `not passed`, `battle over`."""
        for word in words:
            match word.casefold():
                case "attacker" | "defender" as side:
                    self.turn = replace(self.turn, ruler=Side(side))
                case "dusk" | "other phase" as phase:
                    self.turn = replace(self.turn, phase=Phase(phase))
                case "passed" | "not passed" as passed:
                    self.turn = replace(self.turn, passed=passed == "passed")
                case "battle over":
                    self.turn = replace(self.turn, battle_over=True)
                case _:
                    self.problem(
                        where,
                        f"“{_short(word)}” is not known of a turn. Write attacker or defender, "
                        "dusk or other phase, passed or not passed, battle over.",
                    )

    def finish(self) -> ReadBattle:
        """The setup. Raises BattleFileError with every problem that was found."""
        counts = self._counts()
        if sum(counts) > MAX_BEASTS:
            raise refuse(
                "limit", f"A battle has at most {MAX_BEASTS} beasts; this file has {sum(counts):,}."
            )
        if len(self.locations) > MAX_LOCATIONS:
            raise refuse("limit", f"A battle has at most {MAX_LOCATIONS} locations.")
        notes: list[str] = []
        armies = {side: self._army(side, counts, notes) for side in Side}
        self._check_city(armies[Side.DEFENDER])
        setup = Setup(
            attacker=armies[Side.ATTACKER],
            defender=armies[Side.DEFENDER],
            title=self._text("", self.title, "The title"),
            settings=self.settings,
            turn=self.turn,
        )
        setup = replace(
            setup,
            attackable=self._attackable(setup),
            end_effects=self._effects(),
            abilities=self._abilities(setup),
            plan=Plan() if self.problems else plan_of(self.plan, setup, self.problem),
        )
        if self.problems:
            raise BattleFileError(sorted(self.problems, key=_line_of))
        return ReadBattle(setup, tuple(notes), self.answers)

    def number(
        self, where: str, what: str, text: str, least: int = 0, most: int = MAX_NUMBER
    ) -> int:
        """A whole number between two others; notes a problem where it is none."""
        text = text.strip()
        number = int(text) if _WHOLE.fullmatch(text) else -1
        if least <= number <= most:
            return number
        shown = f"not “{_short(text)}”" if text else "and is missing"
        self.problem(
            where, f"{what} must be a whole number from {least} to {most}, {shown}.", "numbers"
        )
        return least

    def _counts(self) -> list[int]:
        return [
            self.number(
                entry.where, f"{_short(entry.name)}: the count", entry.count or "1", 1, _ANY_COUNT
            )
            for entry in self.beasts
        ]

    def _army(self, side: Side, counts: Sequence[int], notes: list[str]) -> Army:
        ruler = self.rulers.get(side)
        if ruler is None:
            self.problem("", f"The {side} is missing: write a line “{side}: NAME”.", "ruler")
        city = tuple(self._location(entry) for entry in self.locations if entry.side is side)
        places = {it.name.casefold(): it.where for it in self.locations if it.side is side}
        for name in twice_in(location.name for location in city if not location.is_clade):
            self.problem(
                places[name.casefold()],
                f"Two locations of the {side} are called “{name}”. {_RENAME}",
                "names",
            )
        entries = [
            entry
            for entry, count in zip(self.beasts, counts, strict=True)
            for _ in range(count if entry.side is side else 0)
        ]
        names, changed = numbered([entry.name for entry in entries])
        notes += (
            f"Several beasts of the {side} are called “{name}”: they were numbered {name}#1, "
            f"{name}#2 and so on."
            for name in changed
        )
        known = {location.name.casefold(): location for location in city}
        beasts = tuple(
            self._beast(entry, name, known) for entry, name in zip(entries, names, strict=True)
        )
        lines = {name.casefold(): entry.where for entry, name in zip(entries, names, strict=True)}
        for name in twice_in(names):
            where = lines[name.casefold()]
            self.problem(where, f"Two beasts of the {side} are called “{name}”. {_RENAME}", "names")
        for name in twice_in((*(location.name for location in city), *names)):
            if name in names and name.casefold() in known:
                where = lines[name.casefold()]
                self.problem(where, f"“{name}” is both a beast and a location. {_RENAME}", "names")
        ruler = ruler or side.value
        if flaw := flaw_of_name(ruler):
            self.problem("", f"The {side} “{_short(ruler)}”: {flaw}", "names")
        return Army(ruler, beasts, city)

    def _beast(self, entry: BeastEntry, name: str, known: dict[str, Location]) -> Beast:
        where, short = entry.where, _short(entry.name)
        if flaw := flaw_of_name(name):
            self.problem(where, f"“{short}”: {flaw}", "names")
        at = self._attached_to(entry, known)
        if entry.at and not at:
            whose = "either" if entry.side is Side.ATTACKER else f"the {entry.side}'s"
            self.problem(
                where,
                f"{short} is attached to “{_short(entry.at)}”, which is no location of "
                f"{whose} city.",
                "attached",
            )
        atk = self.number(where, f"{short}: ATK", entry.atk)
        defense = self.number(where, f"{short}: DEF", entry.defense)
        beast = Beast(
            name,
            atk,
            defense,
            row=self._row(where, short, entry.row) if entry.row else None,
            at=at,
            wounds=self._wounds(where, short, entry.wounds, defense),
            fatigued=entry.fatigued,
            given_worth=self._worth(where, short, entry.worth),
        )
        if entry.side is Side.ATTACKER and entry.row:
            self.problem(where, f"{short}: only a defending beast needs a row.", "numbers")
        return beast

    def _attached_to(self, entry: BeastEntry, known: Mapping[str, Location]) -> str:
        """Return the location as its city writes it; an attacker's beast may be taken over."""
        asked = entry.at.casefold()
        if asked in known:
            return known[asked].name
        taken_over = (
            it.name for it in self.locations
            if entry.side is Side.ATTACKER and it.name.casefold() == asked
        )  # fmt: skip
        return next(taken_over, "") if asked else ""

    def _location(self, entry: LocationEntry) -> Location:
        where, short = entry.where, _short(entry.name)
        name = CLADE if entry.name.casefold() == CLADE else entry.name
        if flaw := flaw_of_name(name, of_location=True):
            self.problem(where, f"“{short}”: {flaw}", "names")
        is_clade = name == CLADE
        defense = self.number(
            where, "Vitae" if is_clade else f"{short}: DEF", entry.defense, 1 if is_clade else 0
        )
        if is_clade and entry.wounds not in ("", "0"):
            self.problem(where, "Wounds lower vitae at once; lower vitae instead.", "numbers")
        return Location(
            name,
            defense,
            self._row(where, short, entry.row),
            0 if is_clade else self._wounds(where, short, entry.wounds, defense),
            self._worth(where, short, entry.worth),
        )

    def _row(self, where: str, short: str, text: str) -> int:
        return self.number(where, f"{short}: the row", text, 1, MAX_ROWS)

    def _wounds(self, where: str, short: str, text: str, defense: int) -> int:
        wounds = self.number(where, f"{short}: the number of wounds", text or "0")
        is_buried = wounds >= defense and self.settings.bury is not Bury.REPORT
        if wounds and is_buried:
            self.problem(
                where,
                f"{short} would be buried already: {wounds} wounds, DEF {defense}.",
                "numbers",
            )
        return wounds

    def _worth(self, where: str, short: str, text: str) -> int | None:
        return self.number(where, f"{short}: the worth", text) if text else None

    def _check_city(self, defender: Army) -> None:
        clades = [location for location in defender.city if location.is_clade]
        if len(clades) != 1:
            found = "none" if not clades else str(len(clades))
            self.problem(
                "", f"The defending city needs exactly one clade and has {found}.", "city.clade"
            )
            return
        behind = {location.row for location in defender.city if location.row > clades[0].row}
        if behind - {clades[0].row + 1}:
            self.problem(
                "",
                f"Only one row may be behind the clade (10.2): the clade is in row "
                f"{clades[0].row}, and row {max(behind)} is not empty.",
                "city.behind",
            )

    def _attackable(self, setup: Setup) -> tuple[str, ...]:
        known = {name.casefold(): name for name in setup.locations}
        for where, name in self.attackable:
            if name.casefold() not in known:
                self.problem(
                    where, f"The defending city has no location “{_short(name)}”.", "place"
                )
        asked = {name.casefold() for _, name in self.attackable}
        return tuple(name for name in setup.locations if name.casefold() in asked)

    def _effects(self) -> tuple[str, ...]:
        if len(self.end_effects) > MAX_EFFECTS:
            self.problem("", f"A battle has at most {MAX_EFFECTS} effects at its end.", "limit")
        return tuple(self._text(where, text, "An effect") for where, text in self.end_effects)

    def _abilities(self, setup: Setup) -> tuple[Ability, ...]:
        if len(self.abilities) > MAX_ABILITIES:
            self.problem("", f"A battle has at most {MAX_ABILITIES} abilities.", "limit")
        return tuple(self._ability(entry, setup) for entry in self.abilities[:MAX_ABILITIES])

    def _ability(self, entry: AbilityEntry, setup: Setup) -> Ability:
        changes: dict[str, AbilityEffect] = {}
        known = {name.casefold(): name for side in Side for name in setup.beasts_by_name(side)}
        for name, what, text in entry.changes:
            beast = known.get(name.casefold())
            amount = text.replace("−", "-")
            if beast is None:
                self.problem(entry.where, f"There is no beast called “{_short(name)}”.", "names")
            elif old := self._changed(
                entry, setup, changes.get(beast, AbilityEffect(beast)), what, amount
            ):
                changes[beast] = old
        name = self._text(entry.where, entry.name, "The name of an ability")
        if flaw := flaw_of_name(name):
            self.problem(entry.where, f"“{_short(name)}”: {flaw}", "names")
        return Ability(entry.side, name, entry.is_marked, tuple(changes.values()))

    def _changed(
        self, entry: AbilityEntry, setup: Setup, change: AbilityEffect, what: str, text: str
    ) -> AbilityEffect | None:
        """Return a change with one more effect; None if it cannot be read, which is noted."""
        if what == "fatigued":
            return replace(change, is_fatigued=True)
        if what == "removed":
            return replace(change, is_removed=True)
        if what == "to":
            known = {name.casefold(): name for name in setup.locations}
            if text.casefold() in known:
                return replace(change, goes_to=known[text.casefold()])
            self.problem(
                entry.where, f"The defending city has no location “{_short(text)}”.", "place"
            )
            return None
        if not (_WHOLE if what == "wounds" else _SIGNED).fullmatch(text):
            example = (
                "wounds with a number such as 2"
                if what == "wounds"
                else ("atk or def with a number such as +1")
            )
            self.problem(entry.where, f"{change.beast}: write {example}.")
        elif abs(int(text)) > MAX_NUMBER:
            self.problem(
                entry.where, f"{change.beast}: at most {MAX_NUMBER} can be added.", "numbers"
            )
        elif what == "atk":
            return replace(change, atk=change.atk + int(text))
        elif what == "def":
            return replace(change, defense=change.defense + int(text))
        else:
            return replace(change, wounds=change.wounds + int(text))
        return None

    def _text(self, where: str, text: str, what: str) -> str:
        text = " ".join(text.split())
        if len(text) > MAX_NAME:
            self.problem(where, f"{what} is longer than {MAX_NAME} characters.", "names")
        if flaw := flaw_in(text):
            self.problem(where, f"{what} contains {flaw.message}.", "names")
        elif not text.isprintable():
            self.problem(where, f"{what} contains a control character.", "names")
        return text[:MAX_NAME]


def _line_of(problem: Problem) -> int:
    """The line of a problem in a text; those of the whole file come last."""
    word, _, number = problem.where.partition(" ")
    return int(number) if word == "line" else MAX_LINES + 1


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"

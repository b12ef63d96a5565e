"""The plain text of a battle, which anyone can type.

One thing to a line. `attacker: NAME` and `defender: NAME, vitae 10` begin the armies; below them
stand beasts (`2 Wolf 2/2 fatigued`, `Ram 1/2 @ Farm`, `Owl 2/3 row 1`) and, as `row 1: Farm 3`,
the locations of a city. What is assigned follows: `attack: Wolf#1 -> Farm`, `guard: Ram -> Farm`
or `guard: nobody`, `order: Farm, Mill`, `wounds: attacker at Farm: Ram 2, Farm 3`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from app.games.terrus.files.builder import ReadBattle, SetupBuilder
from app.games.terrus.files.entries import (
    AbilityEntry,
    AssignmentEntry,
    BeastEntry,
    LocationEntry,
    SplitEntry,
)
from app.games.terrus.files.names import NOBODY, count_beside
from app.games.terrus.terms import CLADE, Side

_KEY: Final = re.compile(r"([a-z]+(?: [a-z]+)*|row \d+)\s*:\s*(.*)", re.IGNORECASE)
_ROW: Final = re.compile(r"row (\d{1,20})", re.IGNORECASE)
_BEAST: Final = re.compile(
    r"(?:(-?\d+)\s*(?:x\s+|×\s*|\s))?\s*([^/]+?)\s+(\S+?)/(\S+)(.*)", re.DOTALL
)
_OPTION: Final = re.compile(
    r"\s*(?:@\s*(?P<at>.+?)|row\s+(?P<row>\S+)|wounds\s+(?P<wounds>\S+)|worth\s+(?P<worth>\S+)"
    r"|(?P<fatigued>fatigued))(?=\s+(?:@|row\s|wounds\s|worth\s|fatigued\b)|\s*$)",
    re.IGNORECASE,
)
_SAID: Final[Mapping[str, str]] = {
    "at": "it is attached to two locations. Keep one “@ LOCATION”.",
    "row": "it stands in two rows. Keep one “row N”.",
    "wounds": "its wounds are given twice. Keep one “wounds N”.",
    "worth": "its worth is given twice. Keep one “worth N”.",
}
"""The message about a beast's line that gives something twice."""

_LOCATION: Final = re.compile(
    r"(.+?)(?:\s+([^\s\w]?\w*\d\w*))?((?:\s+(?:wounds|worth)\s+\S+)*)", re.IGNORECASE
)
_ASSIGNMENT: Final = re.compile(r"(.*?)\s*(?:->|→)\s*(.*)")
_SPLIT: Final = re.compile(r"(attacker|defender)\s+at\s+([^:]+?)\s*:\s*(.*)", re.IGNORECASE)
_WOUND: Final = re.compile(r"(.+?)\s+(\S+)")
_ABILITY: Final = re.compile(
    r"(attacker|defender)\s*,\s*(battle\s*,\s*)?([^:,]+?)\s*(?::\s*(.*))?", re.IGNORECASE
)
_CHANGE: Final = re.compile(
    r"(?P<of>.+?)(?:\s+(?P<what>atk|def|wounds)\s+(?P<number>\S+)|\s*(?:->|→)\s*(?P<to>.+)"
    r"|\s+(?P<flag>fatigued|removed))",
    re.IGNORECASE,
)


def read_text(text: str, first_line: int = 1, before: Sequence[str] = ()) -> ReadBattle:
    """Read a battle. Raises BattleFileError with every problem and its line.

    `before` are lines that an earlier battle leaves; no beast can be added to them.
    """
    reader = _TextReader()
    for line in before:
        reader.read("carried over", " ".join(line.split()))
    reader.end_army()
    for number, line in enumerate(text.split("\n"), start=first_line):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            reader.read(f"line {number}", " ".join(stripped.split()))
    return reader.finish()


class _TextReader:
    """Reads line by line; `_side` is the army that the line belongs to."""

    def __init__(self) -> None:
        self._builder = SetupBuilder()
        self._side: Side | None = None
        self._vitae = ("", "", "")
        self._keys: Mapping[str, Callable[[str, str], None]] = {
            "battle": self._title,
            "attacker": self._attacker,
            "defender": self._defender,
            "attack": lambda where, text: self._assignment(where, text, attack=True),
            "guard": self._guard,
            "order": self._order,
            "wounds": self._split,
            "set": self._builder.setting,
            "turn": lambda where, text: self._builder.turn_words(where, _items(text)),
            "attackable": self._attackable,
            "end of battle": self._end_effect,
            "ability": self._ability,
            "then": self._then,
        }

    def read(self, where: str, line: str) -> None:
        """Read one line that is not empty."""
        key = _KEY.fullmatch(line)
        if key and (row := _ROW.fullmatch(key[1])):
            self._row(where, row[1], key[2])
        elif key and (handle := self._keys.get(key[1].casefold())):
            handle(where, key[2])
        elif key:
            known = ", ".join((*self._keys, "row N"))
            self._builder.problem(
                where, f"“{key[1][:40]}:” is not known. Lines begin with: {known}."
            )
        else:
            self._beast(where, line)

    def end_army(self) -> None:
        """Let no more lines belong to an army until another begins."""
        self._side = None

    def finish(self) -> ReadBattle:
        """The battle that was read."""
        where, vitae, worth = self._vitae
        for place, entry in enumerate(self._builder.locations):
            if entry.name == CLADE:
                of_defender = entry.side is Side.DEFENDER
                self._builder.locations[place] = (
                    replace(entry, where=where or entry.where, defense=vitae, worth=worth)
                    if of_defender
                    else replace(entry, defense="1")
                )
        return self._builder.finish()

    def _then(self, where: str, text: str) -> None:
        self._builder.problem(
            where, "“then:” begins a next battle; only `threshold battle` plays several in a row."
        )

    def _title(self, where: str, text: str) -> None:
        self._builder.title = text

    def _attacker(self, where: str, text: str) -> None:
        self._begin(where, Side.ATTACKER, text)

    def _defender(self, where: str, text: str) -> None:
        name, *options = (part.strip() for part in text.split(","))
        found = {"vitae": "", "worth": ""}
        for option in options:
            word, _, number = option.partition(" ")
            if word.casefold() in found:
                found[word.casefold()] = number
            else:
                self._builder.problem(
                    where, f"“{option[:40]}”: write vitae or worth with a number."
                )
        self._vitae = (where, found["vitae"], found["worth"])
        self._begin(where, Side.DEFENDER, name)

    def _begin(self, where: str, side: Side, name: str) -> None:
        if side in self._builder.rulers:
            self._builder.problem(where, f"There is a second {side}.", "ruler")
        self._builder.rulers[side] = name or side.value
        self._side = side

    def _row(self, where: str, row: str, text: str) -> None:
        if self._side is None:
            self._builder.problem(where, "A row belongs below “attacker:” or “defender:”.")
            return
        for item in _items(text):
            if item.casefold() == CLADE:
                self._builder.locations.append(LocationEntry(where, self._side, CLADE, "", row))
                continue
            match = _LOCATION.fullmatch(item)
            assert match is not None
            options = dict(
                zip(*[iter(part.casefold() for part in (match[3] or "").split())] * 2, strict=False)
            )
            self._builder.locations.append(
                LocationEntry(
                    where, self._side, match[1], match[2] or "", row,
                    options.get("wounds", ""), options.get("worth", ""),
                )
            )  # fmt: skip

    def _beast(self, where: str, line: str) -> None:
        match = _BEAST.fullmatch(line)
        if match is None:
            self._builder.problem(
                where,
                f"“{line[:40]}” is not understood. Write a beast as “2 Wolf 2/2”: count, name, "
                "ATK/DEF.",
            )
            return
        if self._side is None:
            self._builder.problem(where, "A beast belongs below “attacker:” or “defender:”.")
            return
        options = self._options(where, match[2], match[5])
        count, name = match[1] or "", match[2]
        if not count:
            count, name = count_beside(name) or (count, name)
        self._builder.beasts.append(
            BeastEntry(
                where, self._side, name, match[3], match[4], count,
                row=options.get("row") or "",
                at=options.get("at") or "",
                wounds=options.get("wounds") or "",
                worth=options.get("worth") or "",
                fatigued=bool(options.get("fatigued")),
            )
        )  # fmt: skip

    def _options(self, where: str, name: str, text: str) -> Mapping[str, str | None]:
        found: dict[str, str | None] = {}
        at = 0
        while text[at:].strip():
            match = _OPTION.match(text, at)
            if match is None:
                self._builder.problem(
                    where,
                    f"“{text[at:].strip()[:40]}” is not understood. After ATK/DEF may stand: "
                    "@ LOCATION, row N, wounds N, worth N, fatigued.",
                )
                break
            given = {key: value for key, value in match.groupdict().items() if value}
            if twice := found.keys() & given.keys() & _SAID.keys():
                self._builder.problem(where, f"{name}: {_SAID[min(twice)]}")
            found |= given
            at = match.end()
        return found

    def _assignment(self, where: str, text: str, *, attack: bool) -> None:
        match = _ASSIGNMENT.fullmatch(text)
        if match is None or not match[1] or not match[2]:
            self._builder.problem(where, "Write an assignment as “Wolf#1, Boar -> Farm”.")
            return
        entry = AssignmentEntry(where, _items(match[1]), match[2])
        (self._builder.plan.attack if attack else self._builder.plan.guards).append(entry)

    def _guard(self, where: str, text: str) -> None:
        self._builder.plan.guards_decided = True
        if text.casefold() != NOBODY:
            self._assignment(where, text, attack=False)

    def _order(self, where: str, text: str) -> None:
        self._builder.plan.order += ((where, name) for name in _items(text))

    def _split(self, where: str, text: str) -> None:
        match = _SPLIT.fullmatch(text)
        pairs = [_WOUND.fullmatch(item) for item in _items(match[3])] if match else [None]
        if match is None or not all(pairs):
            self._builder.problem(where, "Write wounds as “attacker at Farm: Ram 2, Farm 3”.")
            return
        wounds = tuple((pair[1], pair[2]) for pair in pairs if pair)
        side = Side(match[1].casefold())
        self._builder.plan.splits.append(SplitEntry(where, side, match[2], wounds))

    def _attackable(self, where: str, text: str) -> None:
        self._builder.attackable += ((where, name) for name in _items(text))

    def _end_effect(self, where: str, text: str) -> None:
        self._builder.end_effects.append((where, text))

    def _ability(self, where: str, text: str) -> None:
        match = _ABILITY.fullmatch(text)
        items = _items(match[4] or "") if match else ()
        changes = [_CHANGE.fullmatch(item) for item in items]
        if match is None or not all(changes):
            self._builder.problem(
                where,
                "Write an ability as “defender, battle, Stone skin: Ram def +1”; a beast may also "
                "get atk +1 or wounds 2, be fatigued or removed, or go -> Farm.",
            )
            return
        self._builder.abilities.append(
            AbilityEntry(
                where, Side(match[1].casefold()), match[3], bool(match[2]),
                tuple(_effect(it) for it in changes if it),
            )
        )  # fmt: skip


def _effect(match: re.Match[str]) -> tuple[str, str, str]:
    if match["to"]:
        return match["of"], "to", match["to"]
    return match["of"], (match["what"] or match["flag"]).casefold(), match["number"] or ""


def _items(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for item in text.split(",") if item.strip())

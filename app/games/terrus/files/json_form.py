"""The JSON of a battle, `terrus-battle/1`: the format of record, of which the rest is a part."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from app.games.tabletop.referee.records import made_by_other_rules, replayed_by_other_rules
from app.games.terrus.army import Ability, AbilityEffect, Assigned, Beast, Location, Setup, Split
from app.games.terrus.files.builder import RULES_VERSION, ReadBattle, SetupBuilder
from app.games.terrus.files.entries import (
    EFFECTS,
    AbilityEntry,
    AssignmentEntry,
    BeastEntry,
    LocationEntry,
    SplitEntry,
)
from app.games.terrus.files.problems import OTHER_VERSION, BattleFileError, Problem, refuse
from app.games.terrus.terms import Side

SCHEMA: Final = "terrus-battle/1"

_KEYS: Final = frozenset(
    {
        "schema", "title", "settings", "turn", "attacker", "defender", "attackable", "abilities",
        "end_of_battle", "attack", "guards", "order", "wounds", "answers", "rules",
    }
)  # fmt: skip
_BEAST_KEYS: Final = frozenset({"name", "atk", "def", "row", "at", "wounds", "fatigued", "worth"})
_LOCATION_KEYS: Final = frozenset({"name", "def", "row", "wounds", "worth"})
_ABILITY_KEYS: Final = frozenset({"side", "name", "battle", "changes"})
_CHANGE_KEYS: Final = frozenset({"beast", *EFFECTS})
_ASSIGNED_KEYS: Final = frozenset({"beast", "location"})
_SPLIT_KEYS: Final = frozenset({"side", "location", "wounds"})
_WOUND_KEYS: Final = frozenset({"recipient", "wounds"})
_OTHER_SCHEMA: Final = re.compile(r"terrus-battle/[0-9]{1,9}")
_MOST_DIGITS: Final = 10

MAX_ITEMS: Final = 5_000
"""Items of a list in the file."""


def is_json(text: str) -> bool:
    """Tell whether a text begins with the brace of a JSON object."""
    return text.lstrip().startswith("{")


def read_json(text: str) -> ReadBattle:
    """Read a battle. Raises BattleFileError with every problem and its place."""
    plain = _parsed(text)
    rules = _rules(plain)
    reader = _JsonReader(plain)
    try:
        reader.read()
        found = reader.builder.finish()
    except BattleFileError as error:
        others = made_by_other_rules(rules, RULES_VERSION).removeprefix(". ")
        told = (Problem(OTHER_VERSION, "", f"{others}."),) if others else ()
        raise BattleFileError((*told, *error.problems)) from None
    others = replayed_by_other_rules(rules, RULES_VERSION)
    return replace(found, notes=(*found.notes, *((others,) if others else ())), rules=rules)


def _rules(plain: Mapping[str, object]) -> int:
    """The version of the rules that a record names; without one it is of the first."""
    named = plain.get("rules", "1")
    if isinstance(named, str) and named.isascii() and named.isdigit() and len(named) < _MOST_DIGITS:
        return int(named)
    raise refuse("line", "“rules” must be a whole number.")


def _parsed(text: str) -> Mapping[str, object]:
    try:
        found = json.loads(
            text, parse_int=str, parse_float=str, parse_constant=str, object_pairs_hook=_unique
        )
    except json.JSONDecodeError as error:
        raise refuse(
            "line", f"The JSON has an error in column {error.colno}: {error.msg}.",
            f"line {error.lineno}",
        ) from None  # fmt: skip
    except RecursionError:
        raise refuse("limit", "The JSON is nested too deep.") from None
    assert isinstance(found, dict)
    schema = found.get("schema")
    if isinstance(schema, str) and _OTHER_SCHEMA.fullmatch(schema) and schema != SCHEMA:
        raise refuse(
            OTHER_VERSION,
            f"This battle has the form {schema}, that of another release; this one reads {SCHEMA}. "
            "Write it as text with the release that made it.",
        )
    if schema != SCHEMA:
        raise refuse("line", f"This JSON is no battle: “schema” must be “{SCHEMA}”.")
    return found


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise refuse("line", "A key appears twice in the same JSON object.")
    return found


class _JsonReader:
    """Reads the object; a part of another kind than expected is noted as a problem."""

    def __init__(self, plain: Mapping[str, object]) -> None:
        self.builder = SetupBuilder()
        self._plain = plain

    def read(self) -> None:
        """Read all parts."""
        plain, builder = self._plain, self.builder
        self._known(plain, _KEYS, "")
        builder.title = self._text(plain, "title", "")
        for switch, value in self._object(plain, "settings", "").items():
            builder.setting("settings", f"{switch}={value}")
        self._turn()
        for side in Side:
            self._army(side)
        builder.attackable = [("attackable", name) for name in self._texts(plain, "attackable", "")]
        builder.end_effects = [
            ("end_of_battle", text) for text in self._texts(plain, "end_of_battle", "")
        ]
        for where, ability in self._objects(plain, "abilities", ""):
            if side_of := self._side(ability, where):
                self._ability(where, ability, side_of)
        builder.plan.attack = list(self._assigned("attack"))
        builder.plan.guards_decided = plain.get("guards") is not None
        if builder.plan.guards_decided:
            builder.plan.guards = list(self._assigned("guards"))
        builder.plan.order = [("order", name) for name in self._texts(plain, "order", "")]
        builder.plan.splits = list(self._splits())
        builder.answers = self._texts(plain, "answers", "")

    def _turn(self) -> None:
        turn = self._object(self._plain, "turn", "")
        self._known(turn, frozenset({"ruler", "phase", "passed", "battle_over"}), "turn")
        words = [self._text(turn, key, "turn") for key in ("ruler", "phase") if key in turn]
        if not self._flag(turn, "passed", "turn", usual=True):
            words.append("not passed")
        if self._flag(turn, "battle_over", "turn"):
            words.append("battle over")
        self.builder.turn_words("turn", words)

    def _army(self, side: Side) -> None:
        if side.value not in self._plain:
            return
        army = self._object(self._plain, side.value, "")
        self._known(army, frozenset({"ruler", "city", "beasts"}), side.value)
        self.builder.rulers[side] = self._text(army, "ruler", side.value) or side.value
        for where, it in self._objects(army, "city", side.value):
            self._known(it, _LOCATION_KEYS, where)
            name, defense, row, wounds, worth = (
                self._text(it, key, where) for key in ("name", "def", "row", "wounds", "worth")
            )
            self.builder.locations.append(
                LocationEntry(where, side, name, defense, row, wounds, worth)
            )
        for where, it in self._objects(army, "beasts", side.value):
            self._known(it, _BEAST_KEYS, where)
            name, atk, defense, row, at, wounds, worth = (
                self._text(it, key, where)
                for key in ("name", "atk", "def", "row", "at", "wounds", "worth")
            )
            self.builder.beasts.append(
                BeastEntry(
                    where, side, name, atk, defense, "", row, at, wounds, worth,
                    self._flag(it, "fatigued", where),
                )
            )  # fmt: skip

    def _ability(self, where: str, plain: Mapping[str, object], side: Side) -> None:
        self._known(plain, _ABILITY_KEYS, where)
        for inner, change in self._objects(plain, "changes", where):
            self._known(change, _CHANGE_KEYS, inner)
        changes = [
            (self._text(change, "beast", inner), what, self._text(change, what, inner))
            for inner, change in self._objects(plain, "changes", where)
            for what in ("atk", "def", "wounds", "to")
            if what in change
        ]
        changes += [
            (self._text(change, "beast", inner), what, "")
            for inner, change in self._objects(plain, "changes", where)
            for what in ("fatigued", "removed")
            if self._flag(change, what, inner)
        ]
        name, is_marked = self._text(plain, "name", where), self._flag(plain, "battle", where)
        self.builder.abilities.append(AbilityEntry(where, side, name, is_marked, tuple(changes)))

    def _assigned(self, key: str) -> Iterator[AssignmentEntry]:
        for where, plain in self._objects(self._plain, key, ""):
            self._known(plain, _ASSIGNED_KEYS, where)
            beast = self._text(plain, "beast", where)
            yield AssignmentEntry(where, (beast,), self._text(plain, "location", where))

    def _splits(self) -> Iterator[SplitEntry]:
        for where, plain in self._objects(self._plain, "wounds", ""):
            self._known(plain, _SPLIT_KEYS, where)
            for inner, each in self._objects(plain, "wounds", where):
                self._known(each, _WOUND_KEYS, inner)
            if side := self._side(plain, where):
                wounds = tuple(
                    (self._text(each, "recipient", inner), self._text(each, "wounds", inner))
                    for inner, each in self._objects(plain, "wounds", where)
                )
                yield SplitEntry(where, side, self._text(plain, "location", where), wounds)

    def _side(self, plain: Mapping[str, object], where: str) -> Side | None:
        text = self._text(plain, "side", where)
        if text in set(Side):
            return Side(text)
        self.builder.problem(where, "“side” must be attacker or defender.")
        return None

    def _known(self, plain: Mapping[str, object], keys: frozenset[str], where: str) -> None:
        for key in sorted(plain.keys() - keys):
            self.builder.problem(where, f"The key “{key[:40]}” is not known.")

    def _text(self, plain: Mapping[str, object], key: str, where: str) -> str:
        """A text or a number as text; nothing for null."""
        value = plain.get(key)
        if value is None:
            return ""
        if isinstance(value, str):
            return value
        self.builder.problem(where, f"“{key}” must be a text or a number.")
        return ""

    def _flag(
        self, plain: Mapping[str, object], key: str, where: str, *, usual: bool = False
    ) -> bool:
        value = plain.get(key, usual)
        if not isinstance(value, bool):
            self.builder.problem(where, f"“{key}” must be true or false.")
        return value is True

    def _texts(self, plain: Mapping[str, object], key: str, where: str) -> tuple[str, ...]:
        items = self._list(plain, key, where)
        if not all(isinstance(item, str) for item in items):
            self.builder.problem(where, f"“{key}” must be a list of texts.")
        return tuple(item for item in items if isinstance(item, str))

    def _object(self, plain: Mapping[str, object], key: str, where: str) -> Mapping[str, object]:
        value = plain.get(key, {})
        if isinstance(value, dict):
            return value
        self.builder.problem(where, f"“{key}” must be an object.")
        return {}

    def _objects(
        self, plain: Mapping[str, object], key: str, where: str
    ) -> Iterator[tuple[str, Mapping[str, object]]]:
        """The objects of a list, each with its place, counted from 1."""
        for number, item in enumerate(self._list(plain, key, where), start=1):
            place = f"{where}.{key} {number}" if where else f"{key} {number}"
            if isinstance(item, dict):
                yield place, item
            else:
                self.builder.problem(place, "This must be an object.")

    def _list(self, plain: Mapping[str, object], key: str, where: str) -> Sequence[object]:
        value = plain.get(key, [])
        if not isinstance(value, list):
            self.builder.problem(where, f"“{key}” must be a list.")
            return ()
        if len(value) > MAX_ITEMS:
            raise refuse("limit", f"“{key}” has more than {MAX_ITEMS:,} items.", where)
        return value


def write_json(
    setup: Setup, answers: Sequence[str] | None = None, *, indent: int | None = 2
) -> str:
    """The battle as canonical JSON: equal battles give equal bytes. Reading it gives the battle.

    With `answers` it is the record of a battle that was begun.
    """
    plain = plain_setup(setup)
    if answers is not None:
        plain |= {"rules": RULES_VERSION, "answers": list(answers)}
    separators = (",", ":") if indent is None else None
    return json.dumps(plain, ensure_ascii=False, indent=indent, separators=separators) + "\n"


def plain_setup(setup: Setup) -> dict[str, object]:
    """The battle as values of JSON."""
    turn, plan = setup.turn, setup.plan
    return {
        "schema": SCHEMA,
        "title": setup.title,
        "settings": setup.settings.plain(),
        "turn": {
            "ruler": turn.ruler.value,
            "phase": turn.phase.value,
            "passed": turn.passed,
            "battle_over": turn.battle_over,
        },
        **{
            side.value: {
                "ruler": setup.army(side).ruler,
                "city": [_location(location) for location in setup.army(side).city],
                "beasts": [_beast(beast) for beast in setup.army(side).beasts],
            }
            for side in Side
        },
        "attackable": list(setup.attackable),
        "abilities": [_ability(ability) for ability in setup.abilities],
        "end_of_battle": list(setup.end_effects),
        "attack": _assigned(plan.attack),
        "guards": None if plan.guards is None else _assigned(plan.guards),
        "order": list(plan.order),
        "wounds": [_split(split) for split in plan.splits],
    }


def _beast(beast: Beast) -> dict[str, object]:
    return {
        "name": beast.name,
        "atk": beast.atk,
        "def": beast.defense,
        "row": beast.row,
        "at": beast.at or None,
        "wounds": beast.wounds,
        "fatigued": beast.fatigued,
        "worth": beast.given_worth,
    }


def _location(location: Location) -> dict[str, object]:
    return {
        "name": location.name,
        "def": location.defense,
        "row": location.row,
        "wounds": location.wounds,
        "worth": location.given_worth,
    }


def _ability(ability: Ability) -> dict[str, object]:
    return {
        "side": ability.side.value,
        "name": ability.name,
        "battle": ability.is_marked,
        "changes": [
            {"beast": change.beast, "atk": change.atk, "def": change.defense, **_effects(change)}
            for change in ability.changes
        ],
    }


def _effects(change: AbilityEffect) -> dict[str, object]:
    """Return what a change does besides adding to ATK and DEF, each only where it does."""
    every = {
        "wounds": change.wounds,
        "to": change.goes_to,
        "fatigued": change.is_fatigued,
        "removed": change.is_removed,
    }
    return {key: value for key, value in every.items() if value}


def _assigned(assigned: Sequence[Assigned]) -> list[dict[str, object]]:
    return [{"beast": each.beast, "location": each.location} for each in assigned]


def _split(split: Split) -> dict[str, object]:
    wounds = [{"recipient": name, "wounds": number} for name, number in split.wounds]
    return {"side": split.side.value, "location": split.location, "wounds": wounds}

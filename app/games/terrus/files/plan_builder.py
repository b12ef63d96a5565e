"""The assignments of a file, with its names looked up in the two armies and cities."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from app.games.terrus.army import MAX_NUMBER, Assigned, Plan, Setup, Split
from app.games.terrus.files.entries import AssignmentEntry, SplitEntry
from app.games.terrus.files.names import base_of
from app.games.terrus.terms import Side

Complain = Callable[[str, str, str], None]
"""Notes a problem: the place, the message, the kind."""


@dataclass(slots=True)
class PlanEntries:
    """A file's assignments as written. `order` has the place of each location."""

    attack: list[AssignmentEntry] = field(default_factory=list)
    guards: list[AssignmentEntry] = field(default_factory=list)
    guards_decided: bool = False
    order: list[tuple[str, str]] = field(default_factory=list)
    splits: list[SplitEntry] = field(default_factory=list)


def plan_of(entries: PlanEntries, setup: Setup, complain: Complain) -> Plan:
    """The plan. Names that neither ruler has are noted; whose they are is a matter of the rules."""
    names = _Names(setup, complain)
    return Plan(
        attack=tuple(names.assigned(entries.attack, Side.ATTACKER)),
        guards=tuple(names.assigned(entries.guards, Side.DEFENDER))
        if entries.guards_decided or entries.guards
        else None,
        order=tuple(
            found for where, name in entries.order if (found := names.location(where, name))
        ),
        splits=tuple(split for entry in entries.splits if (split := names.split(entry))),
    )


class _Names:
    """Looks names up."""

    def __init__(self, setup: Setup, complain: Complain) -> None:
        self._setup = setup
        self._complain = complain

    def assigned(self, entries: list[AssignmentEntry], side: Side) -> Iterator[Assigned]:
        for entry in entries:
            location = self.location(entry.where, entry.location)
            for name in entry.beasts:
                for beast in self._beasts(entry.where, name, side) if location else ():
                    yield Assigned(beast, location, entry.where)

    def location(self, where: str, name: str) -> str:
        """The location as its city writes it; empty if there is none, which is noted."""
        for side in (Side.DEFENDER, Side.ATTACKER):
            for location in self._setup.army(side).city:
                if location.name.casefold() == name.casefold():
                    return location.name
        self._complain(where, f"There is no location “{name[:60]}”.", "place")
        return ""

    def split(self, entry: SplitEntry) -> Split | None:
        location = self.location(entry.where, entry.location)
        wounds = tuple(
            (recipient, self._number(entry.where, recipient, number))
            for name, number in entry.wounds
            for recipient in self._recipient(entry, name)
        )
        return Split(entry.side, location, wounds, entry.where) if location else None

    def _recipient(self, entry: SplitEntry, name: str) -> tuple[str, ...]:
        if entry.side is Side.ATTACKER:
            for location in self._setup.defender.city:
                if location.name.casefold() == name.casefold():
                    return (location.name,)
        return self._beasts(entry.where, name, entry.side.other)[:1]

    def _beasts(self, where: str, name: str, side: Side) -> tuple[str, ...]:
        """The beast of that name, else all that are numbered under it: this ruler's come first."""
        asked = name.casefold()
        for one in (side, side.other):
            names = self._setup.beasts_by_name(one)
            if found := tuple(it for it in names if it.casefold() == asked):
                return found
            if found := tuple(it for it in names if base_of(it).casefold() == asked):
                return found
        self._complain(where, f"There is no beast called “{name[:60]}”.", "names")
        return ()

    def _number(self, where: str, name: str, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 6:
            return int(text)
        self._complain(
            where, f"{name}: wounds must be a whole number from 0 to {MAX_NUMBER}.", "numbers"
        )
        return 0

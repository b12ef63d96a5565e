"""A deck as a whole value: what one save stores and one version holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue, PrintingId
from app.tables import Step


@dataclass(frozen=True)
class Cause:
    """Why a version was stored: a change, told in `reason`, or the state of version `restores`."""

    reason: str = ""
    step: Step = Step.CHANGE
    restores: int | None = None

    @property
    def words(self) -> str:
        """The line of the history."""
        match self.step:
            case Step.CHANGE:
                return self.reason
            case Step.UNDO:
                return f"Undo, back to version {self.restores}"
            case Step.REDO:
                return f"Redo, to version {self.restores}"
            case Step.RESTORE:
                return f"Restored version {self.restores}"


@dataclass(frozen=True)
class DeckState:
    """A decklist, what it is checked against, and lines that are not understood yet."""

    decklist: Decklist = field(default_factory=Decklist)
    format: str = "constructed"
    edition: Edition = DEFAULT_EDITION
    as_of: date | None = None
    unread: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The deck's name, or what stands in its place."""
        return self.decklist.name or "Deck without a name"

    def snapshot(self) -> dict[str, Any]:
        """The state as JSON."""
        return {
            "name": self.decklist.name,
            "author": self.decklist.author,
            "tags": list(self.decklist.tags),
            "notes": self.decklist.notes,
            "format": self.format,
            "edition": self.edition.value,
            "as_of": self.as_of.isoformat() if self.as_of else None,
            "unread": list(self.unread),
            "lines": [
                {
                    "printing": line.printing.id,
                    "zone": line.zone.value,
                    "copies": line.copies,
                    "starting": line.is_starting,
                    "tags": list(line.tags),
                    "note": line.note,
                }
                for line in self.decklist.lines
            ],
        }


def from_snapshot(snapshot: Mapping[str, Any], catalogue: Catalogue) -> DeckState:
    """The state that a snapshot holds.

    A printing that the catalogue does not know any more becomes a line to decide.
    """
    lines, unread = read_lines(
        (
            (
                row["printing"],
                row["zone"],
                row["copies"],
                row["starting"],
                tuple(row["tags"]),
                row["note"],
            )
            for row in snapshot["lines"]
        ),
        catalogue,
    )
    return DeckState(
        decklist=Decklist(
            lines,
            name=snapshot["name"],
            author=snapshot.get("author", ""),
            notes=snapshot["notes"],
            tags=tuple(snapshot.get("tags", ())),
        ),
        format=snapshot["format"],
        edition=Edition(snapshot["edition"]),
        as_of=date.fromisoformat(snapshot["as_of"]) if snapshot["as_of"] else None,
        unread=(*snapshot["unread"], *unread),
    )


StoredLine = tuple[str, str, int, bool, tuple[str, ...], str]
"""Printing id, zone, copies, starting mark, tags, note."""


def read_lines(
    stored: Iterable[StoredLine], catalogue: Catalogue
) -> tuple[tuple[Line, ...], tuple[str, ...]]:
    """Stored lines as lines of a decklist, and those whose printing is gone as text."""
    lines: list[Line] = []
    gone: list[str] = []
    for identity, zone, copies, starting, tags, note in stored:
        printing = catalogue.by_printing.get(PrintingId(identity))
        if printing is None:
            gone.append(f"{copies} {identity}")
            continue
        lines.append(Line(printing, copies, Zone(zone), starting, tags, note))
    return tuple(lines), tuple(gone)

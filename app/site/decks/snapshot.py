"""A deck as a whole value: what one save stores and one version holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine
from app.games.tabletop.decklists.shape import AnyShape
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.platform.deck_games import game_of
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
    """A decklist, what it is checked against, and lines that are not understood yet.

    `format` and `edition` are ids; where they are empty, those that the game of the deck means
    where none is named take their place.
    """

    decklist: AnyDecklist
    format: str = ""
    edition: str = ""
    as_of: date | None = None
    unread: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.format:
            default = game_of(self.decklist).needed_construction().default_format
            object.__setattr__(self, "format", default)
        if not self.edition:
            object.__setattr__(self, "edition", game_of(self.decklist).editions.default)

    @property
    def name(self) -> str:
        """The deck's name, or what stands in its place."""
        return self.decklist.name or "Untitled deck"

    def snapshot(self) -> dict[str, Any]:
        """The state as JSON."""
        return {
            "name": self.decklist.name,
            "author": self.decklist.author,
            "tags": list(self.decklist.tags),
            "notes": self.decklist.notes,
            "format": self.format,
            "edition": self.edition,
            "as_of": self.as_of.isoformat() if self.as_of else None,
            "unread": list(self.unread),
            "lines": [
                {
                    "printing": line.printing.id,
                    "zone": line.zone.value,
                    "copies": line.copies,
                    "mark": line.mark,
                    "tags": list(line.tags),
                    "note": line.note,
                }
                for line in self.decklist.lines
            ],
        }


def from_snapshot(
    snapshot: Mapping[str, Any], catalogue: AnyCatalogue, shape: AnyShape
) -> DeckState:
    """The state that a snapshot of a deck of this shape holds.

    A printing that the catalogue does not know any more becomes a line to decide.
    """
    lines, unread = read_lines(
        (
            (
                row["printing"],
                row["zone"],
                row["copies"],
                row["mark"] if "mark" in row else mark_of(is_starting=row["starting"]),
                tuple(row["tags"]),
                row["note"],
            )
            for row in snapshot["lines"]
        ),
        catalogue,
        shape,
    )
    return DeckState(
        decklist=replace(
            shape.empty,
            lines=lines,
            name=snapshot["name"],
            author=snapshot.get("author", ""),
            notes=snapshot["notes"],
            tags=tuple(snapshot.get("tags", ())),
        ),
        format=snapshot["format"],
        edition=snapshot["edition"],
        as_of=date.fromisoformat(snapshot["as_of"]) if snapshot["as_of"] else None,
        unread=(*snapshot["unread"], *unread),
    )


def mark_of(*, is_starting: bool) -> str | None:
    """The mark of a line of which an earlier release stored only this."""
    return "starting" if is_starting else None


StoredLine = tuple[str, str, int, str | None, tuple[str, ...], str]
"""Printing id, zone, copies, mark, tags, note."""


def read_lines(
    stored: Iterable[StoredLine], catalogue: AnyCatalogue, shape: AnyShape
) -> tuple[tuple[AnyLine, ...], tuple[str, ...]]:
    """Stored lines as lines of a decklist, and those whose printing is gone as text."""
    lines: list[AnyLine] = []
    gone: list[str] = []
    for identity, zone, copies, mark, tags, note in stored:
        printing = catalogue.by_printing.get(PrintingId(identity))
        if printing is None:
            gone.append(f"{copies} {identity}")
            continue
        lines.append(shape.line(printing, copies, shape.zone_of(zone), mark, tags, note))
    return tuple(lines), tuple(gone)

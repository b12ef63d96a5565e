"""A deck as a single value: what one save stores and one version contains, and its verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from app.games.capabilities.construction import CriteriaLike, CriteriaRequest
from app.games.tabletop.construction import UNLIMITED, AnyPool, FormatError, Pool
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, AnyShape
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.text_entries import open_again
from app.games.tabletop.facts import AnyCatalogue, Base, PrintingId, PrintingLike
from app.site.platform.request.current_game import format_called, game_of
from app.site.presentation.formatting import title_of_deck
from app.site.presentation.verdicts import Judged, judge
from app.tables import Step


@dataclass(frozen=True)
class DeckPool:
    """The cards that the deck may hold besides those that every player is given.

    `address` is the page of this site that shows how they were opened or drafted.
    """

    held: AnyPool
    address: str

    @classmethod
    def of(cls, cards: Iterable[PrintingLike], address: str) -> DeckPool:
        """Return the pool of these cards, each standing for one copy."""
        return cls(Pool.of((card, 1) for card in cards), address)

    @property
    def lines(self) -> list[list[object]]:
        """Return ids and copies of the printings, as they are stored."""
        return sorted([id_, copies] for id_, (_, copies) in self.held.printings.items())

    def printing_of(self, name: str) -> PrintingLike | None:
        """Return a printing of the card that the pool has; None if it does not have the card."""
        return next((one for one, _ in self.held.printings.values() if one.card.name == name), None)


def read_pool(
    lines: Sequence[Sequence[object]], address: str, catalogue: AnyCatalogue
) -> DeckPool | None:
    """Return a stored pool without printings that no longer exist; None if nothing is stored."""
    if not lines:
        return None
    held = ((catalogue.by_printing.get(PrintingId(str(id_))), copies) for id_, copies in lines)
    known = [
        (printing, copies)
        for printing, copies in held
        if printing is not None and isinstance(copies, int)
    ]
    return DeckPool(Pool.of(known), address)


@dataclass(frozen=True)
class Cause:
    """The cause of a stored version: a change with a `reason`, or a return to version `restores`.

    `request` identifies the change if the page that sent it named one. A change that `continues`
    the one before is one version with it.
    """

    reason: str = ""
    step: Step = Step.CHANGE
    restores: int | None = None
    request: str = ""
    continues: bool = False

    @property
    def words(self) -> str:
        """The text shown in the history."""
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

    `format` and `edition` are ids; if empty, the defaults of the deck's game are used. `pool` is
    what it is built from in limited play; it belongs to the deck and never changes, so versions
    do not repeat it.
    """

    decklist: AnyDecklist
    format: str = ""
    edition: str = ""
    as_of: date | None = None
    unread: tuple[str, ...] = ()
    pool: DeckPool | None = None

    def __post_init__(self) -> None:
        if not self.format:
            default = game_of(self.decklist).construction.needed().default_format
            object.__setattr__(self, "format", default)
        if not self.edition:
            object.__setattr__(self, "edition", game_of(self.decklist).editions.default)

    @property
    def name(self) -> str:
        """The deck's name, or a placeholder."""
        return title_of_deck(self.decklist.name)

    def snapshot(self) -> dict[str, Any]:
        """Return the state as JSON."""
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
    snapshot: Mapping[str, Any],
    catalogue: AnyCatalogue,
    shape: AnyShape,
    pool: DeckPool | None = None,
) -> DeckState:
    """Return the state stored in a snapshot of a deck of this shape, which is built from `pool`.

    A printing that is no longer in the catalogue becomes an unresolved line.
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
        pool=pool,
    )


def mark_of(*, is_starting: bool) -> str | None:
    """Return the mark of a line that an earlier release stored without further detail."""
    return "starting" if is_starting else None


StoredLine = tuple[str, str, int, str | None, tuple[str, ...], str]
"""Printing id, zone, copies, mark, tags, note."""


def read_lines(
    stored: Iterable[StoredLine], catalogue: AnyCatalogue, shape: AnyShape
) -> tuple[tuple[AnyLine, ...], tuple[str, ...]]:
    """Return stored lines as decklist lines, and as text those that no longer make one.

    These are lines whose printing no longer exists, or cannot stand in the zone that is stored.
    """
    lines: list[AnyLine] = []
    gone: list[str] = []
    for identity, zone, copies, mark, tags, note in stored:
        printing = catalogue.by_printing.get(PrintingId(identity))
        if printing is None:
            gone.append(f"{copies} {identity}")
            continue
        try:
            lines.append(shape.line(printing, copies, shape.zone_of(zone), mark, tags, note))
        except ValueError:  # a card that stands where the game has no place for it
            gone.append(f"{copies} {printing.card.name}")
    return tuple(lines), tuple(gone)


def judge_deck(state: DeckState, catalogue: AnyCatalogue) -> Judged:
    """Check a deck, and prepare the report."""
    imported = Import(state.decklist, open_again(state.unread))
    return judge(imported, _asked_of(state, catalogue))


def criteria_of(state: DeckState, catalogue: AnyCatalogue) -> CriteriaLike | None:
    """Return what a deck is checked against; None in a format that is not fully known."""
    try:
        return game_of(state.decklist).construction.needed().criteria(_asked_of(state, catalogue))
    except FormatError:
        return None


def _asked_of(state: DeckState, catalogue: AnyCatalogue) -> CriteriaRequest:
    form = format_called(state.format, catalogue, game_of(state.decklist))
    pool = pool_in_use(state, catalogue)
    return CriteriaRequest(catalogue, form, state.edition, pool=pool, as_of=state.as_of)


def most_copies(state: DeckState, catalogue: AnyCatalogue) -> Callable[[str], int]:
    """Return how many copies of a name the deck may hold; any number in an incomplete format."""
    criteria = criteria_of(state, catalogue)
    if criteria is None:
        return lambda name: UNLIMITED
    most = game_of(state.decklist).construction.needed().most
    return lambda name: most(name, criteria)


def pool_in_use(state: DeckState, catalogue: AnyCatalogue) -> AnyPool | None:
    """Return the pool that bounds the deck; None in a format without pools."""
    form = format_called(state.format, catalogue, game_of(state.decklist))
    return state.pool.held if state.pool and form.base is Base.LIMITED else None

"""Edits of a deck as buttons, offline drafts and scripts write them: one line of text each.

`parse` reads such a line and `str` writes it; a line that no current page writes is refused.
`app.site.decks.builder.changes` applies edits to decks. `tags_in` and `deck_name` read what forms
enter beside them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.capabilities.fillers import FILLERS
from app.games.tabletop.construction.report_json import HEADER
from app.games.tabletop.decklists.decklist import DeckLayout
from app.games.tabletop.decklists.limits import MAX_COPIES, MAX_NAME, MAX_TAG, MAX_TAGS
from app.games.tabletop.facts import PrintingId, is_any

_LONGEST_NUMBER: Final = 8


class ChangeError(ValueError):
    """A change that is impossible. The message says what is wrong and what is possible."""


class OlderPageError(ChangeError):
    """A button that the current page, or the present deck, does not have."""

    def __init__(self) -> None:
        super().__init__("This page is out of date. Reload it.")


@dataclass(frozen=True)
class SaveFields:
    """Save the form's fields and nothing else."""

    def __str__(self) -> str:
        return "set"


@dataclass(frozen=True)
class OneMore:
    """Add one copy of a printing to a zone."""

    zone: StrEnum
    printing: PrintingId

    def __str__(self) -> str:
        return f"more {self.zone.value} {self.printing}"


@dataclass(frozen=True)
class OneFewer:
    """Remove one copy of a printing from a zone."""

    zone: StrEnum
    printing: PrintingId

    def __str__(self) -> str:
        return f"fewer {self.zone.value} {self.printing}"


@dataclass(frozen=True)
class AddCopies:
    """Add copies of a card, in the printing that the zone already contains if there is one."""

    zone: StrEnum
    printing: PrintingId
    copies: int

    def __str__(self) -> str:
        return f"add {self.zone.value} {self.printing} {self.copies}"


@dataclass(frozen=True)
class SetCopies:
    """Give a printing this many copies in a zone; a row that was removed comes back as it was."""

    zone: StrEnum
    printing: PrintingId
    copies: int

    def __str__(self) -> str:
        return f"copies {self.zone.value} {self.printing} {self.copies}"


@dataclass(frozen=True)
class MoveCopies:
    """Move all copies of a printing to another zone."""

    zone: StrEnum
    printing: PrintingId
    target: StrEnum

    def __str__(self) -> str:
        return f"move {self.zone.value} {self.printing} {self.target.value}"


@dataclass(frozen=True)
class PutBack:
    """Restore a removed printing as it last was."""

    printing: PrintingId

    def __str__(self) -> str:
        return f"restore {self.printing}"


@dataclass(frozen=True)
class ChooseHeader:
    """Put the card in the form's field above the deck, in place of the one there."""

    def __str__(self) -> str:
        return HEADER


@dataclass(frozen=True)
class ChooseFormat:
    """Hold the deck against another format, named by its id."""

    format: str

    def __str__(self) -> str:
        return f"format {self.format}"


@dataclass(frozen=True)
class ChooseStarting:
    """Mark the cards in the form's fields as starting in play."""

    def __str__(self) -> str:
        return "starting"


@dataclass(frozen=True)
class DropLine:
    """Remove the line at that index among the lines not understood, from 0."""

    place: int

    def __str__(self) -> str:
        return f"drop {self.place}"


@dataclass(frozen=True)
class FillUp:
    """Add this many fillers, split by the icons that the deck's thresholds need."""

    copies: int

    def __str__(self) -> str:
        return f"fill {self.copies}"


@dataclass(frozen=True)
class MoveChosen:
    """Move all copies of the chosen rows to another zone."""

    target: StrEnum

    def __str__(self) -> str:
        return f"chosen move {self.target.value}"


@dataclass(frozen=True)
class RemoveChosen:
    """Remove the chosen rows."""

    def __str__(self) -> str:
        return "chosen remove"


@dataclass(frozen=True)
class SetChosenCopies:
    """Give each chosen row the number of copies in the form's field."""

    def __str__(self) -> str:
        return "chosen copies"


@dataclass(frozen=True)
class TagChosen:
    """Add the tags in the form's field to each chosen row."""

    def __str__(self) -> str:
        return "chosen tag"


EditChosen = MoveChosen | RemoveChosen | SetChosenCopies | TagChosen
"""An edit of the rows whose checkboxes are ticked in the form."""


class Remedy(StrEnum):
    """Ways to carry out a repair.

    `WHOLE` removes cards and takes the player's choice, if the repair offers one; `REMOVALS` only
    removes cards. The other two also add missing cards: `FILLERS` from the game's fillers, as far
    as there is room for them, and `CONSIDERING` from Considering first.
    """

    WHOLE = "repair"
    REMOVALS = "remove"
    FILLERS = FILLERS
    CONSIDERING = "considering"


@dataclass(frozen=True)
class ApplyRepair:
    """Apply the repair of the finding at that index from 0, or the joint one if None."""

    remedy: Remedy
    finding: int | None

    @property
    def which(self) -> str:
        """Return the finding as form fields name it."""
        return "all" if self.finding is None else str(self.finding)

    def __str__(self) -> str:
        return f"{self.remedy.value} {self.which}"


Edit = (
    SaveFields
    | OneMore
    | OneFewer
    | AddCopies
    | SetCopies
    | MoveCopies
    | PutBack
    | ChooseHeader
    | ChooseFormat
    | ChooseStarting
    | DropLine
    | FillUp
    | ApplyRepair
    | EditChosen
)


def parse(text: str, layout: DeckLayout) -> Edit:
    """Return the edit that a line of text means, in a deck of this shape.

    Raises OlderPageError if no page writes it, and ChangeError for copies out of range.
    """
    match text.split():
        case ["set"]:
            return SaveFields()
        case ["more", zone, *printing]:
            return OneMore(_zone(zone, layout), _printing(printing))
        case ["fewer", zone, *printing]:
            return OneFewer(_zone(zone, layout), _printing(printing))
        case ["add", zone, *printing, copies]:
            return AddCopies(_zone(zone, layout), _printing(printing), copies_in(copies))
        case ["copies", zone, *printing, copies]:
            return SetCopies(_zone(zone, layout), _printing(printing), copies_in(copies))
        case ["move", zone, *printing, target]:
            return MoveCopies(_zone(zone, layout), _printing(printing), _zone(target, layout))
        case ["restore", *printing]:
            return PutBack(_printing(printing))
        case [word] if word == HEADER:
            return ChooseHeader()
        case ["format", format_id]:
            return ChooseFormat(format_id)
        case ["chosen", "move", target]:
            return MoveChosen(_zone(target, layout))
        case ["chosen", "remove"]:
            return RemoveChosen()
        case ["chosen", "copies"]:
            return SetChosenCopies()
        case ["chosen", "tag"]:
            return TagChosen()
        case ["starting"]:
            return ChooseStarting()
        case ["drop", place]:
            return DropLine(_place(place))
        case ["fill", copies]:
            return FillUp(copies_in(copies))
        case [remedy, which] if remedy in set(Remedy):
            return ApplyRepair(Remedy(remedy), None if which == "all" else _place(which))
        case _:
            raise OlderPageError


def copies_in(written: str, name: str = "") -> int:
    """Return the number of copies that was entered, 0 for an empty field.

    Raises ChangeError unless it is a whole number within a deck's limits.
    """
    text = written.strip() or "0"
    of = f" of {name}" if name else ""
    if not (text.isascii() and text.isdigit()):
        raise ChangeError(f"“{written}” is not a number of copies{of}; enter 0 to 999.")
    return bounded(int(text[:9]), name)


def bounded(copies: int, name: str = "") -> int:
    """Return the copies if a deck can contain them. Raises ChangeError for too many."""
    if copies > MAX_COPIES:
        of = f" of {name}" if name else ""
        raise ChangeError(f"{copies} copies{of} are too many; at most {MAX_COPIES} can be kept.")
    return max(0, copies)


def _printing(words: list[str]) -> PrintingId:
    """Return the id of a printing; only that of a card without a printing named has blanks."""
    identity = PrintingId(" ".join(words))
    if len(words) == 1 or is_any(identity):
        return identity
    raise OlderPageError


def _zone(written: str, layout: DeckLayout) -> StrEnum:
    try:
        return layout.zone_of(written)
    except ValueError:
        raise OlderPageError from None


def _place(written: str) -> int:
    if not (written.isascii() and written.isdigit() and len(written) <= _LONGEST_NUMBER):
        raise OlderPageError
    return int(written)


def tags_in(written: str) -> tuple[str, ...]:
    """Return comma-separated tags, each once, in order.

    Raises ChangeError for too many tags or one that is too long.
    """
    tags = tuple(dict.fromkeys(filter(None, (" ".join(t.split()) for t in written.split(",")))))
    too_long = next((tag for tag in tags if len(tag) > MAX_TAG), None)
    if too_long is not None:
        raise ChangeError(f"The tag “{too_long}” is longer than {MAX_TAG} characters.")
    if len(tags) > MAX_TAGS:
        raise ChangeError(f"{len(tags)} tags are too many; at most {MAX_TAGS} can be kept.")
    return tags


def deck_name(written: str, what: str = "The deck's name") -> str:
    """Return a name on one line. Raises ChangeError if it is too long."""
    name = " ".join(written.split())
    if len(name) > MAX_NAME:
        raise ChangeError(f"{what} has {len(name):,} characters; at most {MAX_NAME} can be kept.")
    return name

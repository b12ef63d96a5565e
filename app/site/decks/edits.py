"""Edits of a deck as buttons, drafts and scripts write them: one line of text each.

`parse` reads such a line and `str` writes it; a line that no page writes any more is refused
before anything is done. What an edit does to a deck is `app.site.decks.builder.changes`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.tabletop.decklists.limits import MAX_COPIES
from app.games.tabletop.decklists.shape import DeckLayout
from app.games.tabletop.facts import PrintingId

_LONGEST_NUMBER: Final = 8


class ChangeError(ValueError):
    """A change that cannot be done. The message says what is wrong and what is possible."""


class OlderPageError(ChangeError):
    """A button that the page, or the deck behind it, does not have any more."""

    def __init__(self) -> None:
        super().__init__("This page is out of date. Reload it.")


@dataclass(frozen=True)
class SaveFields:
    """Nothing beyond what the form's fields say."""

    def __str__(self) -> str:
        return "set"


@dataclass(frozen=True)
class OneMore:
    """One copy more of a printing in a zone."""

    zone: StrEnum
    printing: PrintingId

    def __str__(self) -> str:
        return f"more {self.zone.value} {self.printing}"


@dataclass(frozen=True)
class OneFewer:
    """One copy fewer of a printing in a zone."""

    zone: StrEnum
    printing: PrintingId

    def __str__(self) -> str:
        return f"fewer {self.zone.value} {self.printing}"


@dataclass(frozen=True)
class AddCopies:
    """Copies of a card in addition, of the printing that the zone holds already if there is one."""

    zone: StrEnum
    printing: PrintingId
    copies: int

    def __str__(self) -> str:
        return f"add {self.zone.value} {self.printing} {self.copies}"


@dataclass(frozen=True)
class MoveCopies:
    """All copies of a printing in a zone go to another zone."""

    zone: StrEnum
    printing: PrintingId
    target: StrEnum

    def __str__(self) -> str:
        return f"move {self.zone.value} {self.printing} {self.target.value}"


@dataclass(frozen=True)
class PutBack:
    """A printing that was set to none comes back as it last was."""

    printing: PrintingId

    def __str__(self) -> str:
        return f"restore {self.printing}"


@dataclass(frozen=True)
class ChooseFaction:
    """The faction of the form's field is the deck's faction."""

    def __str__(self) -> str:
        return "faction"


@dataclass(frozen=True)
class ChooseStarting:
    """The cards of the form's fields start in play."""

    def __str__(self) -> str:
        return "starting"


@dataclass(frozen=True)
class DropLine:
    """The line at that place among those not understood is left out, from 0."""

    place: int

    def __str__(self) -> str:
        return f"drop {self.place}"


@dataclass(frozen=True)
class FillUp:
    """So many staples more, split by what the deck's thresholds ask for."""

    copies: int

    def __str__(self) -> str:
        return f"fill {self.copies}"


class Remedy(StrEnum):
    """How a repair is carried out.

    It takes out and takes the chosen faction; the second only takes out. The others also fill
    what is missing, with staples as far as resources go, or from Considering first.
    """

    WHOLE = "repair"
    REMOVALS = "remove"
    STAPLES = "staples"
    CONSIDERING = "considering"


@dataclass(frozen=True)
class ApplyRepair:
    """The repair of the finding at that place from 0, or of all together where it is None."""

    remedy: Remedy
    finding: int | None

    @property
    def which(self) -> str:
        """The finding as addresses of fields name it."""
        return "all" if self.finding is None else str(self.finding)

    def __str__(self) -> str:
        return f"{self.remedy.value} {self.which}"


Edit = (
    SaveFields
    | OneMore
    | OneFewer
    | AddCopies
    | MoveCopies
    | PutBack
    | ChooseFaction
    | ChooseStarting
    | DropLine
    | FillUp
    | ApplyRepair
)


def parse(text: str, layout: DeckLayout) -> Edit:
    """The edit that a line of text means, in a deck of this layout.

    Raises OlderPageError where no page writes it, and ChangeError for copies out of bounds.
    """
    match text.split():
        case ["set"]:
            return SaveFields()
        case ["more", zone, printing]:
            return OneMore(_zone(zone, layout), PrintingId(printing))
        case ["fewer", zone, printing]:
            return OneFewer(_zone(zone, layout), PrintingId(printing))
        case ["add", zone, printing, copies]:
            return AddCopies(_zone(zone, layout), PrintingId(printing), copies_in(copies))
        case ["move", zone, printing, target]:
            return MoveCopies(_zone(zone, layout), PrintingId(printing), _zone(target, layout))
        case ["restore", printing]:
            return PutBack(PrintingId(printing))
        case ["faction"]:
            return ChooseFaction()
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
    """A number of copies as it was typed, none where the field is empty.

    Raises ChangeError for what is no number from 0 to the most a deck keeps.
    """
    text = written.strip() or "0"
    of = f" of {name}" if name else ""
    if not (text.isascii() and text.isdigit()):
        raise ChangeError(f"“{written}” is not a number of copies{of}; enter 0 to 999.")
    return bounded(int(text[:9]), name)


def bounded(copies: int, name: str = "") -> int:
    """As many copies, if a deck can keep them. Raises ChangeError for too many."""
    if copies > MAX_COPIES:
        of = f" of {name}" if name else ""
        raise ChangeError(f"{copies} copies{of} are too many; at most {MAX_COPIES} can be kept.")
    return max(0, copies)


def _zone(written: str, layout: DeckLayout) -> StrEnum:
    try:
        return layout.zone_of(written)
    except ValueError:
        raise OlderPageError from None


def _place(written: str) -> int:
    if not (written.isascii() and written.isdigit() and len(written) <= _LONGEST_NUMBER):
        raise OlderPageError
    return int(written)

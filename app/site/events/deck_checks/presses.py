"""The buttons of a deck check: one line of text each, as the page's script sends it.

`parse` reads such a line and `str` writes it. `app.site.events.deck_checks.count` applies it.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.games.tabletop.deckcheck import RowKey

_LONGEST_NUMBER = 6


class UnknownPressError(ValueError):
    """A button that the current page does not have."""

    def __init__(self) -> None:
        super().__init__("This button belongs to an older page. Reload the page.")


@dataclass(frozen=True)
class Save:
    """Save the fields and nothing else."""

    def __str__(self) -> str:
        return "save"


@dataclass(frozen=True)
class AllThere:
    """Mark all copies of the row as found; if they already are, mark the row as not counted."""

    row: RowKey

    def __str__(self) -> str:
        return f"all {self.row}"


@dataclass(frozen=True)
class CountUp:
    """Count one more copy in the row."""

    row: RowKey

    def __str__(self) -> str:
        return f"more {self.row}"


@dataclass(frozen=True)
class CountDown:
    """Count one copy fewer in the row."""

    row: RowKey

    def __str__(self) -> str:
        return f"fewer {self.row}"


@dataclass(frozen=True)
class RestMatches:
    """Mark all copies of the rows not yet counted as found."""

    def __str__(self) -> str:
        return "rest"


@dataclass(frozen=True)
class RestIsOpen:
    """Mark the rows at these indexes, from 0, as not counted again."""

    places: tuple[int, ...]

    def __str__(self) -> str:
        return f"unrest {','.join(map(str, self.places))}"


@dataclass(frozen=True)
class AddStranger:
    """Add the card in the form's field, which is in the deck but not on the list."""

    def __str__(self) -> str:
        return "stranger"


@dataclass(frozen=True)
class DropStranger:
    """Remove the card with that name, which is not in the deck after all."""

    name: str

    def __str__(self) -> str:
        return f"drop {self.name}"


@dataclass(frozen=True)
class Pause:
    """Pause the check."""

    def __str__(self) -> str:
        return "pause"


@dataclass(frozen=True)
class Finish:
    """Finish the check."""

    def __str__(self) -> str:
        return "finish"


Press = (
    Save
    | AllThere
    | CountUp
    | CountDown
    | RestMatches
    | RestIsOpen
    | AddStranger
    | DropStranger
    | Pause
    | Finish
)


def parse(text: str) -> Press:
    """Return the button that a line of text means. Raises UnknownPressError if none does."""
    verb, _, what = text.partition(" ")
    match verb, what:
        case "save", "":
            return Save()
        case "all", row if row:
            return AllThere(RowKey(row))
        case "more", row if row:
            return CountUp(RowKey(row))
        case "fewer", row if row:
            return CountDown(RowKey(row))
        case "rest", "":
            return RestMatches()
        case "unrest", places:
            return RestIsOpen(tuple(map(_place, places.split(","))))
        case "stranger", "":
            return AddStranger()
        case "drop", name if name:
            return DropStranger(name)
        case "pause", "":
            return Pause()
        case "finish", "":
            return Finish()
        case _:
            raise UnknownPressError


def _place(written: str) -> int:
    if not (written.isascii() and written.isdigit() and len(written) <= _LONGEST_NUMBER):
        raise UnknownPressError
    return int(written)

"""What the buttons of a deck check ask for: one line of text each, as the page's script sends it.

`parse` reads such a line and `str` writes it. What a press does to the count is
`app.site.events.deck_checks.count`.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.games.tabletop.deckcheck import RowKey

_LONGEST_NUMBER = 6


class UnknownPressError(ValueError):
    """A button that the page does not have any more."""

    def __init__(self) -> None:
        super().__init__("This button belongs to an older page. Reload the page.")


@dataclass(frozen=True)
class Save:
    """Nothing beyond what the fields say."""

    def __str__(self) -> str:
        return "save"


@dataclass(frozen=True)
class AllThere:
    """All copies of the row lie there, or the row is open again where they did."""

    row: RowKey

    def __str__(self) -> str:
        return f"all {self.row}"


@dataclass(frozen=True)
class CountUp:
    """One copy more of the row lies there."""

    row: RowKey

    def __str__(self) -> str:
        return f"more {self.row}"


@dataclass(frozen=True)
class CountDown:
    """One copy fewer of the row lies there."""

    row: RowKey

    def __str__(self) -> str:
        return f"fewer {self.row}"


@dataclass(frozen=True)
class RestMatches:
    """All rows that are open are there."""

    def __str__(self) -> str:
        return "rest"


@dataclass(frozen=True)
class RestIsOpen:
    """The rows at these places, from 0, are open again."""

    places: tuple[int, ...]

    def __str__(self) -> str:
        return f"unrest {','.join(map(str, self.places))}"


@dataclass(frozen=True)
class AddStranger:
    """The card of the form's field lies there and is not on the list."""

    def __str__(self) -> str:
        return "stranger"


@dataclass(frozen=True)
class DropStranger:
    """The card of that name does not lie there after all."""

    name: str

    def __str__(self) -> str:
        return f"drop {self.name}"


@dataclass(frozen=True)
class Pause:
    """The check goes on later."""

    def __str__(self) -> str:
        return "pause"


@dataclass(frozen=True)
class Finish:
    """The check is over."""

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
    """The press that a line of text means. Raises UnknownPressError where no page writes it."""
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

"""Tournament decks that players posted: names and copies, with their source."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class PostedLine:
    """Copies of a card of this name. `mark` is a mark that the game puts on lines of a deck."""

    name: str
    copies: int
    mark: str | None = None


@dataclass(frozen=True, slots=True)
class PostedDeck:
    """A complete deck as its player posted it, spelled as the catalogue spells.

    `format` is the id of the format it was legal in, `event` and `date` say where and when it was
    played, `address` where it was posted. `mended` has each name that was spelled another way,
    and what else had to be added, in the form `Solar Flares → Solar Flare`.
    """

    id: str
    name: str
    format: str
    event: str
    date: str
    address: str
    mended: tuple[str, ...]
    lines: tuple[PostedLine, ...]

    @property
    def origin(self) -> str:
        """Event and date at which it was played."""
        return f"{self.event}, {self.date}"


def posted_decks(package: str) -> tuple[PostedDeck, ...]:
    """Return the decks of `posted_decks.csv` and `posted_lines.csv` in a package."""
    lines: dict[str, list[PostedLine]] = {}
    for row in _rows(package, "posted_lines.csv"):
        line = PostedLine(row["name"], int(row["copies"]), row["mark"] or None)
        lines.setdefault(row["deck"], []).append(line)
    return tuple(
        PostedDeck(
            row["id"],
            row["name"],
            row["format"],
            row["event"],
            row["date"],
            row["address"],
            tuple(filter(None, row["mended"].split("; "))),
            tuple(lines[row["id"]]),
        )
        for row in _rows(package, "posted_decks.csv")
    )


def _rows(package: str, name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((files(package) / name).read_text("utf-8").splitlines()))

"""Card files of LackeyCCG: the texts that a site's owner has on disk, for their own site.

A file has a line of column names and then a line per card, parted by tabs. Only texts are read:
the facts are those of `data/shadowfist/`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.card_data.fields import LONGEST_TEXT
from app.games.tabletop.card_data.kinds import Row, Rows, SetFileError, Write
from app.games.text import flaw_in, fold_letters

LARGEST: Final = 4 * 1024 * 1024
MOST_CARDS: Final = 5_000
_NEEDED: Final = ("Name", "Set", "ImageFile", "Text")
_SHOWN: Final = 5


@dataclass(frozen=True, slots=True)
class CardText:
    """The text of one card, with what says which printing it is."""

    line: int
    title: str
    set: str
    image: str
    text: str


@dataclass(frozen=True, slots=True)
class TextFile:
    """The texts of a file."""

    cards: tuple[CardText, ...]

    def writes(self, rows: Rows) -> Iterator[Write]:
        """The texts as writes of the printings that they belong to; an empty text writes none.

        Raises SetFileError that names the cards which are no printing of the catalogue.
        """
        of_id, of_title = _printings(rows)
        unknown = []
        for card in self.cards:
            there = (card.set, fold_letters(card.title))
            row = of_title.get(there) or of_id.get(card.image)
            if row is None:
                unknown.append(f"{card.title[:60]} (line {card.line})")
            elif card.text:
                yield Write("printings", row["id"] or "", {"id": row["id"], "text": card.text})
        if unknown:
            more = f" and {len(unknown) - _SHOWN} more" if len(unknown) > _SHOWN else ""
            raise SetFileError(
                f"These cards are not in the catalogue: {', '.join(unknown[:_SHOWN])}{more}. "
                "Remove their lines, or add the printings first."
            )


def read_text_file(written: bytes) -> TextFile:
    """A card file from its bytes.

    Raises SetFileError for a file that is too large, is no UTF-8, lacks a column, or holds what
    no text may hold.
    """
    if len(written) > LARGEST:
        raise SetFileError(f"The file is larger than {LARGEST // 1024 // 1024} MB.")
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise SetFileError(f"Line {line}: this is not UTF-8. Save the file as UTF-8.") from None
    if flaw := flaw_in(text):
        line = text.count("\n", 0, flaw.at) + 1
        raise SetFileError(f"Line {line} contains {flaw.message}. Remove it.")
    first, *lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    columns = {name.strip(): place for place, name in enumerate(first.split("\t"))}
    if missing := [name for name in _NEEDED if name not in columns]:
        raise SetFileError(
            f"This is no card file of LackeyCCG: its first line has no column {missing[0]!r}."
        )
    if len(lines) > MOST_CARDS:
        raise SetFileError(f"A file can have at most {MOST_CARDS} cards.")
    cards = tuple(
        _card(number, line.split("\t"), columns)
        for number, line in enumerate(lines, 2)
        if line.strip()
    )
    if not cards:
        raise SetFileError("This file contains no cards.")
    return TextFile(cards)


def is_text_file(name: str) -> bool:
    """Tell by its name whether a file of LackeyCCG's folder `sets` has cards in it."""
    return name.lower().endswith(".txt") and not name.lower().endswith("setinfo.txt")


def _card(number: int, cells: list[str], columns: Mapping[str, int]) -> CardText:
    found = {
        name: cells[columns[name]].strip() if columns[name] < len(cells) else "" for name in _NEEDED
    }
    if not found["Name"]:
        raise SetFileError(f"Line {number}: the card has no name.")
    text = _unquoted(found["Text"])
    if len(text) > LONGEST_TEXT:
        raise SetFileError(f"Line {number}: the text has more than {LONGEST_TEXT} characters.")
    return CardText(number, found["Name"], found["Set"].lower(), found["ImageFile"].lower(), text)


def _unquoted(text: str) -> str:
    """A text without the quotes that a spreadsheet put around it, because of some inside or not.

    Quotes that belong to the text are doubled then; where one inside is single, none were put.
    """
    inside = text[1:-1]
    if len(text) > 1 and text[0] == text[-1] == '"' and '"' not in inside.replace('""', ""):
        return inside.replace('""', '"')
    return text


def _printings(rows: Rows) -> tuple[dict[str, Row], dict[tuple[str, str], Row]]:
    """The rows of printings by id, and by LackeyCCG's name of the set and the folded title."""
    names = {
        row["code"]: (row["names"] or row["code"] or "").partition(";")[0].lower()
        for row in rows["sets"]
    }
    of_id = {row["id"] or "": row for row in rows["printings"]}
    of_title = {
        (names.get(row["set"], ""), fold_letters(row["title"] or "")): row
        for row in rows["printings"]
    }
    return of_id, of_title

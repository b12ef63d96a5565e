"""The card data of The Spoils: what its files and forms hold, and the Catalogue they make."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeVar

from app.games.spoils import KEY
from app.games.spoils.card_data.cards import read_card
from app.games.spoils.card_data.formats import read_format
from app.games.spoils.card_data.forms import FORMS
from app.games.spoils.card_data.kinds import KINDS
from app.games.spoils.card_data.octgn import read_set_file, write_set_file
from app.games.spoils.card_data.sets import read_pack, read_printing, read_set
from app.games.spoils.facts import (
    Card,
    CardSet,
    Catalogue,
    Format,
    Precon,
    PreconLine,
    Printing,
    PrintingId,
)
from app.games.spoils.terms import STARTING
from app.games.tabletop.card_data import CardData
from app.games.tabletop.card_data.banned import listed_by_format
from app.games.tabletop.card_data.checks import check_rows, read_each
from app.games.tabletop.card_data.fields import FactError, number_of, text_of
from app.games.tabletop.card_data.kinds import Row, Rows

__all__ = ["CARD_DATA", "assemble"]

T = TypeVar("T")


def assemble(version: str, rows: Rows) -> Catalogue:
    """The Catalogue assembled from written rows.

    A card's text is that of its newest printing with a text. Raises CatalogueError, naming
    kind, row and field, when facts cannot be read or contradict each other.
    """
    check_rows(KINDS, rows)
    sets = {card_set.code: card_set for card_set in _sets(rows)}
    cards = _cards(rows, sets)
    return Catalogue.of(
        version=version,
        printings=_printings(rows, cards, sets),
        sets=sets.values(),
        formats=_formats(rows),
        precons=_precons(rows),
    )


def _each(rows: Rows, kind: str, read: Callable[[Row], T]) -> Iterator[T]:
    return read_each(KINDS[kind], rows.get(kind, ()), read)


def _sets(rows: Rows) -> Iterator[CardSet]:
    packs: dict[str | None, list[Row]] = defaultdict(list)
    for row in rows.get("packs", ()):
        packs[row["set"]].append(row)
    list(_each(rows, "packs", read_pack))  # so that an error names the pack
    return _each(rows, "sets", lambda row: read_set(row, packs[row["code"]]))


def _cards(rows: Rows, sets: Mapping[str, CardSet]) -> dict[str, Card]:
    texts: dict[str, str] = {}
    printed = [row for row in rows.get("printings", ()) if text_of("text", row)]
    for row in sorted(printed, key=lambda row: _newness(row, sets)):
        texts[text_of("name", row)] = text_of("text", row)

    def read(row: Row) -> Card:
        return read_card({**row, "text": texts.get(text_of("name", row))})

    return {card.name: card for card in _each(rows, "cards", read)}


def _newness(row: Row, sets: Mapping[str, CardSet]) -> tuple[int, int]:
    card_set = sets.get(text_of("set", row))
    number = text_of("number", row)
    return (card_set.order if card_set else -1, -int(number) if number.isdigit() else 0)


def _printings(
    rows: Rows, cards: Mapping[str, Card], sets: Mapping[str, CardSet]
) -> Iterable[Printing]:
    return _each(rows, "printings", lambda row: read_printing(row, cards, sets))


def _formats(rows: Rows) -> Iterator[Format]:
    listed = listed_by_format(rows)
    return _each(rows, "formats", lambda row: read_format(row, listed.get(text_of("id", row), ())))


def _precons(rows: Rows) -> Iterator[Precon]:
    lines: dict[str | None, list[PreconLine]] = defaultdict(list)

    def read_line(row: Row) -> PreconLine:
        copies = number_of("copies", row, least=1)
        if copies is None:
            raise FactError("copies", "a line needs its number of copies")
        mark = None if row["starting"] is None else STARTING
        return PreconLine(PrintingId(text_of("printing", row)), copies, mark)

    for row, line in zip(
        rows.get("precon_lines", ()), _each(rows, "precon_lines", read_line), strict=True
    ):
        lines[row["precon"]].append(line)
    for row in rows.get("precons", ()):
        yield Precon(
            id=text_of("id", row),
            name=text_of("name", row),
            lines=(
                PreconLine(PrintingId(text_of("faction", row)), 1),
                *lines[row["id"]],
            ),
        )


CARD_DATA: Final[CardData[Catalogue]] = CardData(
    game=KEY,
    version="2026.4",
    kinds=KINDS,
    assemble=assemble,
    read_set=read_set_file,
    write_set=write_set_file,
    forms=FORMS,
)
"""Raise the version with every change of `data/spoils/`."""

"""Removed rows: they stay visible, struck through, until the visit ends.

The form carries them from change to change. Nothing is stored for them, because the version before
their removal has them with starting marks, tags and note.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final
from urllib.parse import quote, unquote

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.editing import copies_of
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.decks.snapshot import DeckState
from app.site.platform.request.current_game import game_of, shape_of

MOST: Final = 40

Past = Callable[[int], DeckState | None]
"""The deck as the version of that number held it; None where there is no such version."""


@dataclass(frozen=True)
class Gone:
    """A removed printing: its number of copies, and the last version that contained it."""

    printing: PrintingId
    copies: int
    version: int

    def __str__(self) -> str:
        return f"{quote(self.printing, safe='')}:{self.copies}:{self.version}"


def read_gone(text: str, catalogue: AnyCatalogue) -> tuple[Gone, ...]:
    """Parse the form's field; invalid parts are ignored."""
    gone = []
    for entry in text.split()[:MOST]:
        written, _, numbers = entry.partition(":")
        identity = unquote(written)
        copies, _, version = numbers.partition(":")
        is_known = PrintingId(identity) in catalogue.by_printing
        if is_known and all(n.isascii() and n.isdigit() and len(n) < 9 for n in (copies, version)):
            gone.append(Gone(PrintingId(identity), int(copies), int(version)))
    return tuple(gone)


def removed_rows_as_text(gone: Iterable[Gone]) -> str:
    """Rows as the form carries them."""
    return " ".join(map(str, gone))


def gone_now(
    gone: Iterable[Gone], before: AnyDecklist, after: AnyDecklist, version: int
) -> tuple[Gone, ...]:
    """Return the removed rows after a change: earlier ones and those just removed.

    `version` is that of `before`. A card that moved to another zone or is in the deck again is not
    included. For a row that was just removed, `gone` may say what it had before a run of presses.
    """
    main = shape_of(after).main.zone
    kept = {line.name for line in after.lines}
    said = {one.printing: one for one in gone}
    left = [
        said.pop(identity, Gone(identity, copies_of(before, identity, main), version))
        for identity, name in {line.printing.id: line.name for line in before.in_zone(main)}.items()
        if name not in kept
    ]
    present = {line.printing.id for line in after.in_zone(main)}
    return (*(one for one in said.values() if one.printing not in present), *left)[-MOST:]


def put_back(deck: AnyDecklist, gone: Gone, past: Past) -> AnyDecklist:
    """Return the deck with the latest lines of that printing, if it contains none."""
    state, main = past(gone.version), shape_of(deck).main.zone
    if state is None or copies_of(deck, gone.printing, main):
        return deck
    lines = (line for line in state.decklist.in_zone(main) if line.printing.id == gone.printing)
    return replace(deck, lines=(*deck.lines, *lines))


def with_count(
    deck: AnyDecklist,
    zone: StrEnum,
    printing: PrintingLike,
    copies: int,
    gone: Iterable[Gone],
    past: Past,
) -> AnyDecklist:
    """Return the deck with this many copies of a printing in a zone.

    A removed row of the main zone first comes back with its starting marks, tags and note.
    """
    shape = shape_of(deck)
    removed = next((one for one in gone if one.printing == printing.id), None)
    if copies and zone is shape.main.zone and removed is not None:
        deck = put_back(deck, removed, past)
    if copies == copies_of(deck, printing.id, zone):
        return deck
    return game_of(deck).editing.needed().with_copies(deck, printing, copies, zone)

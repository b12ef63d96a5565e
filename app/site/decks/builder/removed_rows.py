"""Rows set to none: they stay in sight, struck through, until the visit ends.

The form carries them from change to change; nothing is stored for them, because the
version they left the deck after holds them with starting marks, tags and note.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.editing import copies_of
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.decks.snapshot import DeckState
from app.site.platform.deck_games import shape_of

MOST: Final = 40

Past = Callable[[int], DeckState | None]
"""The deck as the version of that number held it; None where there is no such version."""


@dataclass(frozen=True)
class Gone:
    """A printing that left the deck: how many copies, and the last version that held them."""

    printing: PrintingId
    copies: int
    version: int

    def __str__(self) -> str:
        return f"{self.printing}:{self.copies}:{self.version}"


def read_gone(text: str, catalogue: AnyCatalogue) -> tuple[Gone, ...]:
    """What the form carries; what makes no sense counts as not given."""
    gone = []
    for entry in text.split()[:MOST]:
        identity, _, numbers = entry.partition(":")
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
    """The rows out of sight without this: those from before and those that left just now.

    `version` is that of `before`. A card moved to another zone, or back in the deck, is not gone.
    """
    main = shape_of(after).main.zone
    kept = {line.name for line in after.lines}
    left = [
        Gone(identity, copies_of(before, identity, main), version)
        for identity, name in {line.printing.id: line.name for line in before.in_zone(main)}.items()
        if name not in kept
    ]
    fresh = {one.printing for one in left}
    return (*(one for one in gone if one.printing not in fresh), *left)[-MOST:]


def put_back(deck: AnyDecklist, gone: Gone, past: Past) -> AnyDecklist:
    """The deck with the lines of that printing as they last were, if it holds none."""
    state, main = past(gone.version), shape_of(deck).main.zone
    if state is None or copies_of(deck, gone.printing, main):
        return deck
    lines = (line for line in state.decklist.in_zone(main) if line.printing.id == gone.printing)
    return replace(deck, lines=(*deck.lines, *lines))

"""The start of a game alone with a deck: its unshuffled cards. Rules: 2.3, 2.5."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from app.games.shadowfist.decklists import Decklist, Line
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine.wordings import is_exact
from app.games.shadowfist.facts import Catalogue, Printed, Printing, PrintingId, in_edition
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.facts import is_any
from app.games.text import fold

ASSUMED: Final = re.compile(r"(?:^|[;\n])\s*assume:?\s+([^;\n]+)", re.IGNORECASE)
"""An assumption in a player's note on a card, for `assumptions` to read."""

MOST_CARDS: Final = 250
"""A larger deck is not played; fifty cards are usual (1.2.4)."""


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card of a deck by the id of its printing, with the facts of that one. Rules: 8.11.1.

    `is_exact` tells whether the referee plays it exactly.
    """

    id: PrintingId
    printing: Printing = field(compare=False, repr=False)
    is_exact: bool = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """The title."""
        return self.printing.card.name

    @property
    def printed(self) -> Printed:
        """The facts printed on the card."""
        return self.printing.printed


@dataclass(frozen=True, slots=True)
class Setup:
    """A deck before it is shuffled, in order of title and printing.

    With one catalogue, equal ones play equal games.
    """

    cards: tuple[DeckCard, ...]
    edition: Edition = DEFAULT_EDITION

    def counted(self) -> tuple[tuple[DeckCard, int], ...]:
        """The different cards with their copies, in the order of the deck."""
        return tuple(Counter(self.cards).items())


@dataclass(frozen=True, slots=True)
class Prepared:
    """A setup, and in `notes` what was assumed because the list does not say it.

    `assumptions` are what the player assumes of cards, from the notes in the list.
    """

    setup: Setup
    notes: tuple[str, ...] = ()
    assumptions: tuple[str, ...] = ()


def prepare_decklist(
    decklist: Decklist, catalogue: Catalogue, edition: Edition = DEFAULT_EDITION
) -> Prepared:
    """Return how games with this deck start, with the facts of its cards in the edition.

    Cards beside the deck and tokens are left out.

    Raises GoldfishError for a deck without cards and for one of more than `MOST_CARDS`.
    """
    known = in_edition(catalogue, edition)
    lines = [line for line in decklist.lines if line.counts]
    size = sum(line.copies for line in lines)
    if not size:
        raise GoldfishError("The deck has no cards yet")
    if size > MOST_CARDS:
        raise GoldfishError(
            f"The deck has {size} cards; decks of more than {MOST_CARDS} are not played here"
        )
    copies: Counter[DeckCard] = Counter()
    for line in lines:
        printing = known.read_as(known.by_printing.get(line.printing.id, line.printing))
        copies[deck_card(known, printing)] += line.copies
    bare = [line.name for line in lines if is_any(line.printing.id) and line.card.differing]
    setup = Setup(_in_order(copies.items()), edition)
    return Prepared(setup, _notes(bare), assumptions_in(lines))


def deck_card(catalogue: Catalogue, printing: Printing) -> DeckCard:
    """Return a printing of a catalogue as a card of a deck."""
    return DeckCard(printing.id, printing, is_exact(catalogue, printing))


def assumptions_in(lines: Iterable[Line]) -> tuple[str, ...]:
    """Return the assumptions in the notes of a deck's cards, each as "title: assumption"."""
    found = (
        f"{line.name}: {match[1].strip()}"
        for line in lines
        for match in ASSUMED.finditer(line.note)
    )
    return tuple(dict.fromkeys(found))


def _in_order(copies: Iterable[tuple[DeckCard, int]]) -> tuple[DeckCard, ...]:
    ordered = sorted(copies, key=lambda each: (fold(each[0].name), each[0].id))
    return tuple(card for card, number in ordered for _ in range(number))


def _notes(bare: list[str]) -> tuple[str, ...]:
    if not bare:
        return ()
    names = ", ".join(sorted(set(bare), key=fold))
    return (
        f"Played as their newest printing, because the list names none and printings differ: "
        f"{names}.",
    )

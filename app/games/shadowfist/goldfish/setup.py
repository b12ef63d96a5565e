"""How a game alone with a deck starts: the unshuffled cards. Rules: 2.3, 2.5."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from app.games.shadowfist.decklists import Decklist, Line
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.facts import Catalogue, Printed, Printing, PrintingId
from app.games.tabletop.chance.errors import GoldfishError
from app.games.tabletop.facts import is_any
from app.games.tabletop.names import fold

ASSUMED: Final = re.compile(r"(?:^|[;\n])\s*assume:?\s+([^;\n]+)", re.IGNORECASE)
"""What a player writes into the note of a card, to be read by `assumptions`."""

MOST_CARDS: Final = 250
"""A larger deck is not played; fifty cards are usual (1.2.4)."""


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card of a deck by the id of its printing, with the facts of that one. Rules: 8.11.1."""

    id: PrintingId
    printing: Printing = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """The title."""
        return self.printing.card.name

    @property
    def printed(self) -> Printed:
        """What is printed on it."""
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
    """How games with this deck start. Cards beside the deck and tokens are left out.

    Raises GoldfishError for a deck without cards and for one of more than `MOST_CARDS`.
    """
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
        printing = catalogue.read_as(line.printing)
        copies[DeckCard(printing.id, printing)] += line.copies
    bare = [line.name for line in lines if is_any(line.printing.id) and line.card.differing]
    setup = Setup(_in_order(copies.items()), edition)
    return Prepared(setup, _notes(bare), assumptions_in(lines))


def assumptions_in(lines: Iterable[Line]) -> tuple[str, ...]:
    """What the notes of a deck's cards assume, such as `assume gain 2 power`."""
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

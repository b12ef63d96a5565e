"""Panel of the builder on how a deck runs: figures in short, and a better split of staples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish.builder import BuilderFigures
from app.games.spoils.goldfish.figures import CardFigures
from app.games.spoils.goldfish.staple_split import Split
from app.games.spoils.presentation.goldfish.report_page import CardRow, card_row
from app.games.tabletop.charts import PHONE, BarChart, Value, bar_chart
from app.games.tabletop.decklists.editing import copies_of

CARDS_SHOWN: Final = 8


@dataclass(frozen=True)
class Proposal:
    """A better split: the staples it changes, and the form fields that apply it."""

    split: Split
    changes: tuple[tuple[Card, int, int], ...]
    fields: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Panel:
    """The panel as values. `proposal` is None where no split gains more than its error."""

    figures: BuilderFigures
    chart: BarChart
    cards: tuple[CardRow, ...]
    dead: tuple[CardFigures, ...]
    proposal: Proposal | None


def panel_of(figures: BuilderFigures, decklist: Decklist, catalogue: Catalogue) -> Panel:
    """The panel of a deck from its figures."""
    values = [
        Value(str(t.turn), t.resources.value, t.resources.stderr, t.low, t.high)
        for t in figures.turns
    ]
    best = figures.split.best if figures.split else None
    return Panel(
        figures,
        bar_chart(values, PHONE),
        tuple(map(card_row, figures.cards[:CARDS_SHOWN])),
        tuple(card for card in figures.cards if card.dead),
        None if best is None else _proposal(best, figures, decklist, catalogue),
    )


def _proposal(
    best: Split, figures: BuilderFigures, decklist: Decklist, catalogue: Catalogue
) -> Proposal:
    assert figures.split is not None
    now = dict(figures.split.now.copies)
    changes = tuple(
        (card, now.get(card, 0), copies)
        for card, copies in best.copies
        if copies != now.get(card, 0)
    )
    fields: list[tuple[str, int]] = []
    for card, before, after in changes:
        fields += _fields(card, after - before, decklist, catalogue)
    return Proposal(best, changes, tuple(fields))


def _fields(
    card: Card, change: int, decklist: Decklist, catalogue: Catalogue
) -> list[tuple[str, int]]:
    """The builder's fields that add or take copies of a staple, printing by printing."""
    lines = (line for line in decklist.in_zone(Zone.DECK) if line.name == card.name)
    printings = {line.printing.id: line.printing for line in lines}
    there = list(printings.values()) or [catalogue.newest_printing(card)]
    fields = []
    for printing in there:
        copies = copies_of(decklist, printing.id, Zone.DECK)
        after = max(0, copies + change)
        change -= after - copies
        if after != copies:
            fields.append((f"copies.{Zone.DECK.value}.{printing.id}", after))
    return fields

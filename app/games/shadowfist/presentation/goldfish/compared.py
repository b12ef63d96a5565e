"""The comparison page: differences by turn and by card, with their errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.facts import Catalogue, Pool
from app.games.shadowfist.goldfish.report import Comparison
from app.games.shadowfist.presentation.goldfish.report_page import due_turn
from app.games.tabletop.chance.figures import Difference
from app.games.tabletop.charts import Lean, lean
from app.games.tabletop.comparisons import GainRow, GainTable, gain_table

CHARTED: Final = (
    ("generated", "Power generated"),
    ("fighting", "Fighting in play"),
    ("hitter", "First hitter played, in %"),
)
LISTED: Final = (
    ("feng_shui_sites", "Feng Shui Sites in play"),
    ("power", "Power left"),
    ("seen", "cards drawn"),
    ("decked", "deck run out, in %"),
)
HANDS: Final = (
    ("hand.both.dealt", "a Site and a Foundation as dealt, %"),
    ("hand.both.kept", "a Site and a Foundation after the first discard, %"),
    ("hand.discarded", "cards discarded at first"),
)
SHARES: Final = frozenset({"hitter", "decked", "on_time", "hand.both.dealt", "hand.both.kept"})
"""Figures that are shares of games, shown in percent."""

LEAST_SCALE: Final = 5.0


@dataclass(frozen=True)
class CardGain:
    """A card at one turn, of both decks."""

    name: str
    asks: Pool
    turn: int
    row: GainRow
    bar: Lean


@dataclass(frozen=True)
class ComparedPage:
    """All that is drawn of a comparison."""

    comparison: Comparison
    names: tuple[str, str]
    tables: tuple[GainTable, ...]
    others: tuple[GainTable, ...]
    cards: tuple[CardGain, ...]
    hands: tuple[GainRow, ...]

    @property
    def clear_cards(self) -> tuple[CardGain, ...]:
        """The cards whose difference is clear, the greatest first."""
        return tuple(card for card in self.cards if card.row.is_clear)


def compared_page(
    comparison: Comparison, names: tuple[str, str], catalogue: Catalogue, turns: int
) -> ComparedPage:
    """Read a comparison."""
    found = comparison.differences
    return ComparedPage(
        comparison,
        names,
        tuple(gain_table(found, id_, title, _row, drawn=True) for id_, title in CHARTED),
        tuple(gain_table(found, id_, title, _row, drawn=False) for id_, title in LISTED),
        _cards(found, catalogue, turns),
        tuple(_row(each, words) for id_, words in HANDS for each in found if each.id == id_),
    )


def _row(each: Difference, label: str) -> GainRow:
    return GainRow.of(each, label, is_share=each.id in SHARES)


def _cards(found: Sequence[Difference], catalogue: Catalogue, turns: int) -> tuple[CardGain, ...]:
    rows = list(_due(found, catalogue, turns))
    most = max([LEAST_SCALE, *(abs(row.gain) + row.margin for *_, row in rows)])
    cards = (
        CardGain(name, requires, turn, row, lean(row.gain, row.margin / 2, most))
        for name, requires, turn, row in rows
    )
    return tuple(sorted(cards, key=lambda each: (-abs(each.row.gain), each.name)))


def _due(
    found: Sequence[Difference], catalogue: Catalogue, turns: int
) -> Iterator[tuple[str, Pool, int, GainRow]]:
    for each in found:
        if each.id == "on_time" and each.card is not None:
            newest = catalogue.by_name[each.card].newest
            cost = newest.cost if isinstance(newest.cost, int) else 0
            if each.turn == due_turn(cost, newest.requires, turns):
                yield each.card, newest.requires, each.turn, _row(each, each.card)

"""The comparison as a page: differences by turn and by card, drawn with their errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Card, Catalogue, Threshold
from app.games.spoils.goldfish.comparing import Comparison
from app.games.spoils.goldfish.model import due_turn
from app.games.spoils.terms import Icon
from app.games.tabletop.chance.figures import Difference
from app.games.tabletop.charts import Lean, lean
from app.games.tabletop.comparisons import GainRow, GainTable, gain_table

CHARTED: Final = (
    ("resources", "Resources in play"),
    ("influence", "Influence taken"),
    ("won", "Games won, in %"),
)
LISTED: Final = (("seen", "cards seen"), ("unused", "resources unused"))
HANDS: Final = (
    ("hand.keepable.dealt", "keepable as dealt, %"),
    ("hand.keepable.kept", "keepable after the mulligan, %"),
    ("hand.put_back", "cards put back"),
    ("hand.resource", "resources in hand"),
)
SHARES: Final = frozenset({"won", "deployable", "hand.keepable.dealt", "hand.keepable.kept"})
"""Figures that are shares of games, shown in percent."""

LEAST_SCALE: Final = 5.0


@dataclass(frozen=True)
class CardGain:
    """A card at the turn of its cost. What only one side has stands on that side alone."""

    card: Card
    turn: int
    row: GainRow
    bar: Lean

    @property
    def name(self) -> str:
        """The name of the card."""
        return self.card.name

    @property
    def asks(self) -> Threshold:
        """The threshold of the card."""
        return self.card.threshold


@dataclass(frozen=True)
class ComparedPage:
    """The page of a comparison as values."""

    comparison: Comparison
    names: tuple[str, str]
    tables: tuple[GainTable, ...]
    others: tuple[GainTable, ...]
    cards: tuple[CardGain, ...]
    hands: tuple[GainRow, ...]
    kill: GainRow

    @property
    def is_opening_exact(self) -> bool:
        """True if the figures of the opening hands have no error."""
        return self.comparison.is_opening_exact

    @property
    def clear_cards(self) -> tuple[CardGain, ...]:
        """The cards whose difference is clear, the greatest first."""
        return tuple(card for card in self.cards if card.row.is_clear)


def compared_page(
    comparison: Comparison, names: tuple[str, str], catalogue: Catalogue, turns: int
) -> ComparedPage:
    """The page of a comparison."""
    found = comparison.differences
    icons = tuple((f"icons.{icon.value}", f"{icon.word} controlled") for icon in Icon)
    return ComparedPage(
        comparison,
        names,
        tuple(gain_table(found, id_, title, _row, drawn=True) for id_, title in CHARTED),
        tuple(
            table
            for id_, title in (*icons, *LISTED)
            if (table := gain_table(found, id_, title, _row, drawn=False)).rows
        ),
        _cards(found, catalogue, turns),
        tuple(_row(each, words) for id_, words in HANDS for each in found if each.id == id_),
        next(_row(each, "Kill turn") for each in found if each.id == "kill"),
    )


def _row(each: Difference, label: str) -> GainRow:
    return GainRow.of(each, label, is_share=each.id in SHARES)


def _cards(found: Sequence[Difference], catalogue: Catalogue, turns: int) -> tuple[CardGain, ...]:
    rows = list(_due(found, catalogue, turns))
    most = max([LEAST_SCALE, *(abs(row.gain) + row.margin for *_, row in rows)])
    cards = (
        CardGain(card, turn, row, lean(row.gain, row.margin / 2, most)) for card, turn, row in rows
    )
    return tuple(sorted(cards, key=lambda each: (-abs(each.row.gain), each.card.name)))


def _due(
    found: Sequence[Difference], catalogue: Catalogue, turns: int
) -> Iterator[tuple[Card, int, GainRow]]:
    for each in found:
        if each.id == "deployable" and each.card is not None:
            card = catalogue.by_name[each.card]
            if each.turn == due_turn(card.cost or 0, turns):
                yield card, each.turn, _row(each, card.name)

"""Cards with their bars: on time, and late for want of what."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.goldfish.curve_hits import CardFigures
from app.games.tabletop.charts import SplitBar, split_bar


@dataclass(frozen=True)
class CardRow:
    """A card's figures and the bar that draws them."""

    figures: CardFigures
    bar: SplitBar

    @property
    def words(self) -> str:
        """The bar in words."""
        figures = self.figures
        shares = (
            figures.on_time.value,
            figures.late_threshold,
            figures.late_cost,
            figures.late_both,
        )
        return (
            "on time in {:.1f} of 100 games, late for threshold in {:.1f}, for cost in {:.1f}, "
            "for both in {:.1f}"
        ).format(*(100 * share for share in shares))


def card_row(figures: CardFigures) -> CardRow:
    """Draw a card's figures."""
    shares = [
        ("solid", figures.on_time.value),
        ("hatched", figures.late_threshold),
        ("dotted", figures.late_cost),
        ("lined", figures.late_both),
    ]
    return CardRow(figures, split_bar(shares, figures.on_time.stderr))

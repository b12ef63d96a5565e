"""Two runs of games side by side: differences of figures as rows of tables and as charts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from app.games.tabletop.chance.figures import Difference
from app.games.tabletop.charts import PHONE, WIDE, GainChart, gain_chart, signed


@dataclass(frozen=True)
class GainRow:
    """One figure of both sides. `margin` is two standard errors of the difference.

    Values are shown to `digits` places, the difference and its margin to one more.
    """

    label: str
    first: float
    second: float
    gain: float
    margin: float
    digits: int

    @classmethod
    def of(cls, each: Difference, label: str, *, is_share: bool) -> GainRow:
        """The row of a figure; shares of games are shown in percent."""
        scale = 100 if is_share else 1
        return cls(
            label,
            each.first * scale,
            each.second * scale,
            each.gain * scale,
            2 * each.stderr * scale,
            1 if is_share else 2,
        )

    @property
    def is_clear(self) -> bool:
        """True if the difference is more than its error."""
        return abs(self.gain) > self.margin

    @property
    def is_equal(self) -> bool:
        """True if both sides had the same value in all games."""
        return not self.gain and not self.margin

    @property
    def words(self) -> str:
        """The difference with its sign."""
        return signed(self.gain, self.digits + 1)


@dataclass(frozen=True)
class GainTable:
    """A figure turn by turn."""

    title: str
    rows: tuple[GainRow, ...]
    charts: tuple[GainChart, ...]

    @property
    def is_equal(self) -> bool:
        """True if both sides had the same values on every turn of all games."""
        return all(row.is_equal for row in self.rows)


def gain_table(
    found: Sequence[Difference],
    id_: str,
    title: str,
    row: Callable[[Difference, str], GainRow],
    *,
    drawn: bool,
) -> GainTable:
    """The differences of one figure as a table, on request with charts."""
    rows = tuple(row(each, str(each.turn)) for each in found if each.id == id_)
    gains = [(each.label, each.gain, each.margin / 2) for each in rows]
    digits = rows[0].digits + 1 if rows else 0
    sizes = (replace(size, left=size.left + 20) for size in ((WIDE, PHONE) if drawn else ()))
    return GainTable(title, rows, tuple(gain_chart(gains, size, digits) for size in sizes))

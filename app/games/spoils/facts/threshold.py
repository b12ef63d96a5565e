"""Multisets of icons: what a card asks for and what cards provide. Rules: 405."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from app.games.spoils.terms import Icon


@dataclass(frozen=True, slots=True, order=False)
class Threshold:
    """The number of each icon, in the order O G E D R V. Compares as a multiset.

    `a <= b` is true when b holds at least as many of every icon as a: a threshold `a` is met by
    icons `b` (405.1). Two thresholds may be incomparable.
    """

    counts: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)

    @classmethod
    def of(cls, letters: str | Iterable[Icon]) -> Self:
        """Count icon letters, such as `"RRO"`.

        Raises ValueError when a letter names no icon.
        """
        icons = [Icon(letter) for letter in letters]
        o, g, e, d, r, v = (icons.count(icon) for icon in Icon)
        return cls((o, g, e, d, r, v))

    def __getitem__(self, icon: Icon) -> int:
        return self.counts[_POSITION[icon]]

    def __iter__(self) -> Iterator[tuple[Icon, int]]:
        """The icons present with their counts, in the order O G E D R V."""
        return ((icon, count) for icon, count in zip(_ICONS, self.counts, strict=True) if count)

    def __bool__(self) -> bool:
        return any(self.counts)

    def __str__(self) -> str:
        return "".join(icon * count for icon, count in self)

    def __add__(self, other: Threshold) -> Threshold:
        o, g, e, d, r, v = (a + b for a, b in zip(self.counts, other.counts, strict=True))
        return Threshold((o, g, e, d, r, v))

    def __le__(self, other: Threshold) -> bool:
        return all(a <= b for a, b in zip(self.counts, other.counts, strict=True))

    def __lt__(self, other: Threshold) -> bool:
        return self != other and self <= other

    def __ge__(self, other: Threshold) -> bool:
        return other <= self

    def __gt__(self, other: Threshold) -> bool:
        return other < self

    @property
    def total(self) -> int:
        """The number of icons of all kinds together."""
        return sum(self.counts)

    @property
    def icons(self) -> frozenset[Icon]:
        """The different icons present."""
        return frozenset(icon for icon, _ in self)

    def lacking(self, provided: Threshold) -> Threshold:
        """The icons still missing when `provided` is in play."""
        o, g, e, d, r, v = (
            max(0, need - have) for need, have in zip(self.counts, provided.counts, strict=True)
        )
        return Threshold((o, g, e, d, r, v))


_ICONS = tuple(Icon)
_POSITION = {icon: place for place, icon in enumerate(_ICONS)}

NO_ICONS = Threshold()

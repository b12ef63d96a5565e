"""Numbers and cards that generating a text has determined. Rules: 24.2."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

Marked: TypeAlias = tuple[int, int]
"""A card and its mark, which tells it from what it becomes in another area. Rules: 24.1.3.3."""


@dataclass(frozen=True, slots=True)
class Bound:
    """Choices, prices and numbers of one text.

    `targets` and `chosen` are in the order in which they were chosen, `price` is what was
    sacrificed, `source` the source of damage chosen. `option` is the place of the option chosen, -1
    for none. `that` is the card of the event, `they` the player of the event or the one chosen, -1
    for nobody. `victim` is a player chosen first, `place` is where the card of the event was,
    `there` the Characters that were with it, `subject` what a State was on, `held` the card that is
    kept turned, `location` the location chosen. `paid` is the Power that the text costs.
    """

    targets: tuple[Marked, ...] = ()
    chosen: tuple[Marked, ...] = ()
    price: tuple[Marked, ...] = ()
    source: Marked | None = None
    that: Marked | None = None
    they: int = -1
    victim: int = -1
    place: int = -1
    subject: Marked | None = None
    there: tuple[Marked, ...] = ()
    held: Marked | None = None
    location: int = -1
    option: int = -1
    paid: int = 0
    numbers: tuple[tuple[str, int], ...] = ()

    def with_number(self, letter: str, value: int) -> Bound:
        """The same with a letter set to a number."""
        rest = (it for it in self.numbers if it[0] != letter)
        return replace(self, numbers=(*rest, (letter, value)))

    def number(self, letter: str) -> int:
        """The number of a letter; 0 if it has none."""
        return dict(self.numbers).get(letter, 0)


NOTHING: Final = Bound()


@dataclass(frozen=True, slots=True)
class Scope:
    """A text of `card`, whose controller is `player`; `itself` is the card that it works on."""

    player: int
    card: int
    bound: Bound = NOTHING
    itself: int = -1

"""A position to begin a game from, in names: what each player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

UNKNOWN: Final = "Unknown card"
"""The name of a card that nobody knows: it counts, and nobody can play it."""

UNKNOWN_SITE: Final = "Unknown Site"
"""The name that positions give to a face-down Site that nobody knows."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in play with what lies on or behind it, in the order in which they are numbered.

    On a front-row Site lie the Site behind it and the Characters at its location; on any other
    card its States. `owner` is None for who controls it.
    """

    name: str
    is_turned: bool = False
    is_face_down: bool = False
    damage: int = 0
    owner: int | None = None
    held: tuple[Laid, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """All that a player has. Characters in `others` are at the first location; decks are from the
    top.
    """

    power: int = 0
    structure: Sequence[Laid] = ()
    others: Sequence[Laid] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ()
    smoked: Sequence[str] = ()
    toasted: Sequence[str] = ()
    burned: Sequence[str] = ()

    @property
    def names(self) -> Iterator[str]:
        """The names of all cards."""
        for card in (*self.structure, *self.others):
            yield from _names(card)
        for pile in (self.hand, self.deck, self.smoked, self.toasted, self.burned):
            yield from pile


def _names(card: Laid) -> Iterator[str]:
    yield card.name
    for each in card.held:
        yield from _names(each)


@dataclass(frozen=True, slots=True)
class WrongLaid:
    """A mistake of a position: what is wrong and what to do about it, and the card it is about."""

    words: str
    card: str = ""

    def __str__(self) -> str:
        return self.words


class ImpossibleLayout(ValueError):  # noqa: N818  it is a refusal, named as one
    """A position that no game could reach. `problems` are all things wrong with it."""

    def __init__(self, problems: Sequence[WrongLaid]) -> None:
        super().__init__(" ".join(map(str, problems)))
        self.problems = tuple(problems)

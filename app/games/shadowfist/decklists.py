"""Decklists of Shadowfist, and the shape that readers and writers of deck files follow."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from app.games.shadowfist import KEY
from app.games.shadowfist.facts import Printing, Title
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop.decklists import decklist as tabletop
from app.games.tabletop.decklists import report
from app.games.tabletop.decklists.decklist import DeckShape, Place
from app.games.tabletop.facts import PrintingLike

__all__ = ["SHAPE", "Decklist", "Import", "Line", "Zone"]


class Zone(StrEnum):
    """Zones of a decklist. Cards in `misc` are listed, but are not in the deck."""

    DECK = "deck"
    MISC = "misc"


@dataclass(frozen=True, slots=True)
class Line(tabletop.Line[Printing, Zone]):
    """Copies of one printing in one zone, or of a title that names no printing.

    Raises ValueError for fewer than one copy.
    """

    HASHED: ClassVar[frozenset[StrEnum]] = frozenset({Zone.DECK})

    zone: Zone = Zone.DECK
    card: Title = field(init=False, repr=False, compare=False)

    @property
    def counts(self) -> bool:
        """True if the copies count towards the size of the deck; tokens never do. Rules: 47."""
        return self.zone is Zone.DECK and not self.card.is_token


@dataclass(frozen=True, slots=True)
class Decklist(tabletop.Decklist[Line]):
    """Lines in the order they were written, and what the player wrote about the deck."""

    game: str = KEY


Import: TypeAlias = report.Import[Decklist]
"""The result of reading a deck file."""


_DECK: Final = Place(
    "deck",
    Zone.DECK,
    words=("main", "main deck", "maindeck", "decklist", "deck list", "list", "library"),
    lackey="Deck",
)
_MISC: Final = Place(
    "misc",
    Zone.MISC,
    words=(
        "miscellaneous", "considering", "maybe", "maybeboard", "maybe board", "sideboard",
        "side board", "side", "side deck", "tokens",
    ),
    lackey="Misc",
    loss="the cards beside the deck",
)  # fmt: skip
_OTHER_HEADING_WORDS: Final = (
    "foundation", "hitter", "utility", "fss", "nfs", "total", "card", "deck", "unaligned",
    "talent", "faction", "resource", "unique", "support", "character", "char", "other", "zero",
    "cost", "power", "generator", "non", "lotus", "architect", "hand", "monarch", "master",
    "dragon", "jammer", "purist", "weapon", "schtick", "vehicle", "and", "the", "of", "by", "type",
)  # fmt: skip
_HEADING_WORDS: Final = frozenset(
    form.lower()
    for word in (
        *_OTHER_HEADING_WORDS,
        *(part for each in CardType if each is not CardType.TOKEN for part in each.split()),
        *(part for resource in Resource for part in resource.word.split()),
    )
    for form in (word, f"{word}s", word.removesuffix("y") + "ies")
)


def _put(
    printing: PrintingLike, copies: int, place: Place
) -> tuple[Line, tuple[str, ...], tuple[str, ...]]:
    """The line, with a remark where it is not part of the deck."""
    assert isinstance(printing, Printing)
    if place is _MISC:
        return Line(printing, copies, Zone.MISC), ("not part of the deck",), ()
    return Line(printing, copies), (), ()


def _line(
    printing: PrintingLike,
    copies: int,
    zone: StrEnum,
    mark: str | None = None,
    tags: tuple[str, ...] = (),
    note: str = "",
) -> Line:
    assert isinstance(printing, Printing)
    return Line(printing, copies, Zone(zone), mark, tags, note)


def _lackey_id(printing: PrintingLike) -> str:
    assert isinstance(printing, Printing)
    return printing.lackey_id


SHAPE: Final = DeckShape(
    game=KEY,
    title="Shadowfist",
    places=(_DECK, _MISC),
    main=_DECK,
    considering=_MISC,
    heading_words=_HEADING_WORDS,
    marks_are_notes=True,
    lackey="shadowfist",
    lackey_id=_lackey_id,
    hashed=Line.HASHED,
    empty=Decklist(),
    put=_put,
    line=_line,
)

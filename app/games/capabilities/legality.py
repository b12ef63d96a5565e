"""What a game says of the legality of cards, and of the findings that its checks make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.capabilities.construction import AnyFormat
from app.games.tabletop.construction import FindingKind
from app.games.tabletop.facts import AnyCatalogue, CardLike

C = TypeVar("C", bound=CardLike)
Facts = TypeVar("Facts", bound=AnyCatalogue)


@dataclass(frozen=True)
class Standing:
    """A card in one format. `kind` is `legal`, `illegal` or `unknown`.

    `rule` is a number of the rulebook where `is_numbered`, else the id of what the format decides.
    """

    format: AnyFormat
    kind: str
    words: str
    rule: str | None = None
    is_numbered: bool = False


@dataclass(frozen=True, slots=True)
class Legality(Generic[C, Facts]):
    """Where cards may be played, and what findings mean.

    `standings` has a card's standing in every format of the catalogue by an edition, as of today.
    `kinds` are all kinds of findings in the order of a report; `number` is what an edition calls
    the rule of one, None where it has none.
    """

    standings: Callable[[C, Facts, str], tuple[Standing, ...]]
    kinds: tuple[FindingKind, ...] = ()
    number: Callable[[FindingKind, str], str | None] = lambda kind, edition: kind.rule


AnyLegality: TypeAlias = Legality[CardLike, AnyCatalogue]

"""Limited play: what packs hold, and whether a pool can come from them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.construction import Finding, Pool
from app.games.tabletop.facts import AnyCatalogue, PrintingLike

C = TypeVar("C", bound=AnyCatalogue)
P = TypeVar("P", bound=PrintingLike)


@dataclass(frozen=True, slots=True)
class Limited(Generic[C, P]):
    """How a game checks the pools of limited play.

    `check_sealed` holds a pool against packs by set code, `check_draft` against the sets drafted
    and the number of picks. `is_in_packs` tells whether packs of these sets can hold a printing.
    Both checks raise ValueError for a set that has no packs.
    """

    check_sealed: Callable[[Pool[P], Mapping[str, int], C], tuple[Finding, ...]]
    check_draft: Callable[[Pool[P], Iterable[str], int, C], tuple[Finding, ...]]
    is_in_packs: Callable[[P, Collection[str]], bool]


AnyLimited: TypeAlias = Limited[AnyCatalogue, PrintingLike]

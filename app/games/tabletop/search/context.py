"""Data that some conditions need besides the catalogue: collection, deck, pool and texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Texts:
    """Rules texts from one source, by printing id or by card name.

    `source` names it in the echo, such as "imported text" or "generated wording". `deeds` are what
    the texts do, by card name, where scripts say it; the words are those of `deeds.py`.
    """

    source: str
    by_key: Mapping[str, str]
    deeds: Callable[[], Mapping[str, frozenset[str]]] | None = None


@dataclass(frozen=True, slots=True)
class Context:
    """The data at hand while searching; `None` for what is missing.

    `collection`, `deck` and `pool` are copies by card name; a name that is not there counts 0.
    `texts` are searched in order, after the texts of the catalogue itself. `errata` are the names
    of cards whose text was changed after printing. `may_name` tells which cards a hint may name if
    nothing is found; None for all.
    """

    collection: Mapping[str, int] | None = None
    deck: Mapping[str, int] | None = None
    pool: Mapping[str, int] | None = None
    texts: tuple[Texts, ...] = ()
    errata: frozenset[str] | None = None
    may_name: Callable[[str], bool] | None = None


NO_CONTEXT = Context()

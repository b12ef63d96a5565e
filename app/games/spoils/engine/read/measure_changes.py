"""Changes of one number of a card, such as its strength. Rules: 410.3, 410.4.

Most cards have none. A text about one number is skipped when another number is computed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.derived_cache import Sources
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.active_text import changes_from, sources_of
from app.games.spoils.engine.read.scope import Scope

M = TypeVar("M", v.Becomes, v.More, v.Less)

_KINDS: Final = (v.Becomes, v.More, v.Less)


def measure_changes_on(
    state: State,
    card: CardId,
    asked: v.Measure,
    kind: type[M],
    sources: Mapping[type, Sources],
) -> Sequence[tuple[M, Scope]]:
    """The changes of a kind that are on a number of a card now, each with the scope of its text.

    `sources` are `measure_sources` of that number.
    """
    if kind not in sources:
        return ()
    found = changes_from(state, card, kind, sources[kind])
    return [it for it in found if it[0].measure is asked]


def measure_sources(state: State, asked: v.Measure) -> Mapping[type, Sources] | None:
    """The sources of changes of a number, by the kind of change; None if there are none."""
    known = state.derived.measures
    if asked not in known:  # None is an answer too
        found = {kind: _about(asked, sources_of(state, kind)) for kind in _KINDS}
        known[asked] = {kind: it for kind, it in found.items() if it is not None} or None
    return known[asked]


def _about(asked: v.Measure, sources: Sources | None) -> Sources | None:
    """The part of the sources of a kind of change that is about one number."""
    if sources is None:
        return None
    conditionals = [
        it for it in sources.conditionals if any(_is_about(asked, c) for c in it[0].changes)
    ]
    lasting = [it for it in sources.lasting if _is_about(asked, it.what)]
    return Sources(conditionals, lasting) if conditionals or lasting else None


def _is_about(asked: v.Measure, change: object) -> bool:
    return isinstance(change, _KINDS) and change.measure is asked

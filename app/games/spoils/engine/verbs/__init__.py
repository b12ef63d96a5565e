"""The verbs of the vocabulary, carried out: one function each, found by type in `VERBS`.

A verb reads its frame's scope, asks one question at a time, and never writes the state
itself: it calls mutations, or proposes effects that can be replaced.
"""

from app.games.spoils.engine.verbs.table import PROCEDURES, VERBS

__all__ = ["PROCEDURES", "VERBS"]

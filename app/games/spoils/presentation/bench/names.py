"""Names of cards as they are written in a bench file."""

from __future__ import annotations

from app.games.spoils.facts import Catalogue
from app.games.tabletop.decklists.spelling_suggestions import near_names

_LONGEST = 60
_MOST_NEAR = 3


def no_such_card(written: str, catalogue: Catalogue) -> str:
    """Say that there is no card of a name, in words that follow a line's number."""
    near = " or ".join(near_names(written, catalogue)[:_MOST_NEAR])
    remedy = f"Did you mean {near}?" if near else "Names are spelt as in deck lists."
    return f'there is no card "{written[:_LONGEST]}". {remedy}'

"""Which players can be checked, and when a check can be finished."""

from __future__ import annotations

from app.site.events.deck_checks.count import CountView
from app.tables import Entry


def may_be_checked(entry: Entry) -> bool:
    """Whether a player has a list and is still in the event."""
    return entry.standing > 0 and entry.is_in


def why_unfinished(view: CountView, category: str) -> str:
    """Return why a check cannot be finished yet, in words; empty if it can.

    A deck that differs from its list needs a category, which only a judge chooses.
    """
    if view.open_rows:
        return (
            "Not everything has been counted: count the open rows, or press “Everything else "
            "matches”."
        )
    if view.differences and not category:
        return "The deck differs from its list, so a judge has to choose a category."
    return ""

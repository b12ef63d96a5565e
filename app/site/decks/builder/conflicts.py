"""A change based on a version that is not the newest: both are shown, nothing is lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from app.games.tabletop.decklists.difference import AnyDifference
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.access import ReachedDeck
from app.site.decks.builder.changes import Changed, change
from app.site.decks.edits import ChangeError
from app.site.decks.snapshot import DeckState
from app.site.platform.deck_games import difference, game_of

_OWN: Final = frozenset({"csrf_token", "version", "base", "resolve"})


@dataclass(frozen=True)
class Conflict:
    """The visitor's change and the one saved in the meantime, both based on version `base`.

    `fields` is the submitted form, so that it can be submitted again with a decision; `reason`
    describes the visitor's change.
    """

    base: int
    mine: DeckState
    theirs: DeckState
    my_changes: AnyDifference
    their_changes: AnyDifference
    reason: str
    fields: tuple[tuple[str, str], ...]
    is_settled: bool
    settled: Changed


def conflict_of(
    reached: ReachedDeck, form: Mapping[str, str], catalogue: AnyCatalogue
) -> Conflict | None:
    """Return the conflict of a submitted form with the stored deck; None if there is none.

    `is_settled` says that the visitor has decided about the present version. Raises ChangeError for
    a form that names no version.
    """
    version, current = _number(form.get("version")), reached.deck.version
    base = _number(form.get("base", form.get("version")))
    if base == current:
        return None
    ground = reached.version(base)
    if ground is None:
        raise ChangeError("This page shows a version that no longer exists. Reload the page.")
    mine, theirs = change(ground, form, catalogue, reached.version), reached.deck.state
    resolve = form.get("resolve", "")
    return Conflict(
        base=base,
        mine=mine.state,
        theirs=theirs,
        my_changes=difference(ground.decklist, mine.state.decklist),
        their_changes=difference(ground.decklist, theirs.decklist),
        reason=mine.reason,
        fields=tuple((name, text) for name, text in form.items() if name not in _OWN),
        is_settled=resolve in ("mine", "both") and version == current,
        settled=mine if resolve == "mine" else _together(ground, mine.state, theirs),
    )


def _together(ground: DeckState, mine: DeckState, theirs: DeckState) -> Changed:
    deck = (
        game_of(theirs.decklist)
        .needed_editing()
        .merged_changes(ground.decklist, mine.decklist, theirs.decklist)
    )
    state = replace(
        theirs,
        decklist=deck,
        format=mine.format if mine.format != ground.format else theirs.format,
        edition=mine.edition if mine.edition != ground.edition else theirs.edition,
        unread=tuple(dict.fromkeys((*theirs.unread, *mine.unread))),
    )
    return Changed(state, "Both changes combined")


def _number(written: str | None) -> int:
    if written is None or not (written.isascii() and written.isdigit() and len(written) < 9):
        raise ChangeError("This page does not say which version it shows. Reload the page.")
    return int(written)

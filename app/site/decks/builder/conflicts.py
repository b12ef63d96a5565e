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
from app.site.platform.request.current_game import difference, game_of, shape_of

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

    `is_settled` says that the visitor has decided about the present version, or that there is
    nothing to decide: the two changes have nothing in common, or are one change that arrived
    twice. Raises ChangeError for a form without a version.
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
    together = _together(ground, mine.state, theirs)
    is_same = not resolve and mine.state == theirs and _is_repeated(reached, form)
    is_apart = not resolve and _are_apart(ground, mine.state, theirs)
    if is_apart:
        together = replace(together, reason=mine.reason)
    return Conflict(
        base=base,
        mine=mine.state,
        theirs=theirs,
        my_changes=difference(ground.decklist, mine.state.decklist),
        their_changes=difference(ground.decklist, theirs.decklist),
        reason=mine.reason,
        fields=tuple((name, text) for name, text in form.items() if name not in _OWN),
        is_settled=is_same or is_apart or (resolve in ("mine", "both") and version == current),
        settled=mine if is_same or resolve == "mine" else together,
    )


def _is_repeated(reached: ReachedDeck, form: Mapping[str, str]) -> bool:
    """Return whether the stored version already has this change.

    A browser sends a request again when the answer was lost. One more copy of a card from another
    page is a change of its own, although both pages lead to the same deck, so the two are told
    apart by what the page called its change. A page without script gives it no name; such a form
    that only sets values says the same thing whoever sends it.
    """
    if request := form.get("request"):
        return request == reached.request_of(reached.deck.version)
    return form.get("change") == "set"


def _are_apart(ground: DeckState, mine: DeckState, theirs: DeckState) -> bool:
    """Return whether one change touches no card and no field that the other one touches.

    Starting cards depend on all cards of a deck, so a change of them stands apart from no other.
    """
    my_parts, their_parts = _parts(ground, mine), _parts(ground, theirs)
    return my_parts.isdisjoint(their_parts) and not _marks(ground) ^ _marks(mine)


def _parts(before: DeckState, after: DeckState) -> set[tuple[str, str]]:
    """Return the cards and fields that a change touches."""
    old, new = before.decklist, after.decklist
    cards = _cards(before) ^ _cards(after)
    fields = {
        "name": old.name != new.name,
        "author": old.author != new.author,
        "notes": old.notes != new.notes,
        "tags": old.tags != new.tags,
        "format": before.format != after.format,
        "edition": before.edition != after.edition,
        "unread": before.unread != after.unread,
    }
    return {("card", line[0]) for line in cards} | {
        ("field", name) for name, has_changed in fields.items() if has_changed
    }


def _cards(state: DeckState) -> set[tuple[str, *tuple[object, ...]]]:
    """Return the lines of a deck with their names first; a lone zone counts as one card."""
    lone = shape_of(state.decklist).lone
    return {
        (
            "" if line.zone is lone else line.name,
            line.printing.id,
            line.zone,
            line.copies,
            line.mark,
            line.tags,
            line.note,
        )
        for line in state.decklist.lines
    }


def _marks(state: DeckState) -> set[tuple[str, int]]:
    return {(line.name, line.copies) for line in state.decklist.lines if line.mark is not None}


def _together(ground: DeckState, mine: DeckState, theirs: DeckState) -> Changed:
    deck = (
        game_of(theirs.decklist)
        .editing.needed()
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

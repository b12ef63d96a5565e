"""How a visitor reached a deck, and what that allows.

A deck is reached by the key of its edit link, the key of its read link, by its owner, or
because it is published. Whoever has no right gets the same answer as for no deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from flask import abort, session

from app.site.access import current_account
from app.site.catalogue import current_catalogue
from app.site.database import current_database
from app.site.decks import store
from app.site.decks.state import DeckState
from app.site.decks.store import StoredDeck
from app.tables import Visibility

SESSION: Final = "decks"
_REMEMBERED: Final = 20


class Way(StrEnum):
    """The kinds of links to a deck, as they stand in its address."""

    EDIT = "edit"
    READ = "read"
    OWN = "own"
    PUBLISHED = "view"


@dataclass(frozen=True)
class Reached:
    """A deck, the way it was reached, and the address that all its pages begin with."""

    deck: StoredDeck
    way: Way
    key: str

    @property
    def base(self) -> str:
        """The deck's address in this way."""
        return f"/decks/{self.way}/{self.key}"

    def version(self, number: int) -> DeckState | None:
        """The deck as one version held it; None where there is no such version."""
        with current_database().reading() as reading:
            return store.version_of(reading, self.deck.id, number, current_catalogue())

    @property
    def may_edit(self) -> bool:
        """Whether the visitor may change the deck."""
        return self.way in (Way.EDIT, Way.OWN)

    @property
    def is_owned(self) -> bool:
        """Whether the deck belongs to the visitor's account."""
        return self.way is Way.OWN

    @property
    def can_undo(self) -> bool:
        """Whether an earlier state can be taken back."""
        return self.deck.position > 1

    @property
    def can_redo(self) -> bool:
        """Whether an undone state can be brought back."""
        return self.deck.position != self.deck.last_changed

    @property
    def read_address(self) -> str | None:
        """The address that shows the deck to others; None while it is private."""
        if self.deck.visibility is Visibility.PRIVATE:
            return None
        return f"/decks/read/{self.deck.read_key}"


def reach(way: str, key: str, *, to_edit: bool = False) -> Reached:
    """The deck behind a link. Aborts with 404 where there is none, or no right to edit."""
    if way not in set(Way):
        abort(404)
    kind = Way(way)
    if kind is Way.EDIT:
        which = store.by_edit_key(key)
    elif kind is Way.READ:
        which = store.by_read_key(key)
    elif kind is Way.PUBLISHED:
        which = store.by_publication(key)
    else:
        account = current_account()
        if account is None:
            abort(404)
        which = store.by_owner(key, account.id)
    with current_database().reading() as reading:
        deck = store.find(reading, which, current_catalogue())
    if deck is None:
        abort(404)
    reached = Reached(deck, kind, key)
    if to_edit and not reached.may_edit:
        abort(404)
    if store.needs_touch(deck):
        with current_database().writing() as writing:
            store.touch(writing, deck)
    return reached


def remember(key: str) -> None:
    """Keep an edit link in the visitor's session, newest first."""
    others = [kept for kept in remembered() if kept != key]
    session[SESSION] = [key, *others][:_REMEMBERED]


def forget(key: str) -> None:
    """Take an edit link out of the visitor's session."""
    session[SESSION] = [kept for kept in remembered() if kept != key]


def remembered() -> list[str]:
    """The edit links of this session, newest first."""
    kept = session.get(SESSION, [])
    return [str(key) for key in kept] if isinstance(kept, list) else []

"""How a visitor reached a deck, and what that allows.

A deck is reached by the key of its edit link, the key of its read link, by its owner, or
because it is published. Whoever has no right gets the same answer as for no deck.

The key of the edit link stands only in that link and in the addresses of pages that edit. Pages
to look at, print, download or play with begin with the read key, whose address may be copied;
the session knows who may edit all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from flask import abort, redirect, request, session
from werkzeug.wrappers import Response as Answer

from app.site.decks import store
from app.site.decks.state import DeckState
from app.site.decks.store import StoredDeck
from app.site.platform.access import current_account
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.tables import key_hash

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
    """A deck, the way it was reached, and the address that all its pages begin with.

    `editor` is the address of its builder; None for a visitor who may not change the deck.
    """

    deck: StoredDeck
    way: Way
    key: str
    editor: str | None = None

    @property
    def base(self) -> str:
        """The deck's address in this way."""
        return f"/decks/{self.way}/{self.key}"

    @property
    def home(self) -> str:
        """The deck's own page for this visitor: the builder, or the list to read."""
        return self.editor or self.base

    @property
    def open_base(self) -> str:
        """What the addresses of pages begin with that show the deck and change nothing.

        They may be copied: none gives the right to edit away.
        """
        return f"/decks/read/{self.deck.read_key}" if self.way is Way.EDIT else self.base

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
    def may_dispose(self) -> bool:
        """Whether the visitor may delete the deck and replace its links.

        A deck of an account is its owner's to dispose of; an edit link is lent to friends.
        """
        if not self.may_edit or self.deck.owner_id is None:
            return self.may_edit
        account = current_account()
        return account is not None and account.id == self.deck.owner_id

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
        if self.deck.is_private:
            return None
        return f"/decks/read/{self.deck.read_key}"


def reach(way: str, key: str, *, to_edit: bool = False, to_dispose: bool = False) -> Reached:
    """The deck behind a link. Aborts with 404 where there is none, or no right to do that."""
    if way not in set(Way):
        abort(404)
    kind, account = Way(way), current_account()
    owner_id = account.id if account else None
    if kind is Way.EDIT:
        which = store.by_edit_key(key)
    elif kind is Way.READ:
        which = store.by_read_key(key, store.at_hand(owner_id, remembered()))
    elif kind is Way.PUBLISHED:
        which = store.by_publication(key)
    elif owner_id is None:
        abort(404)
    else:
        which = store.by_owner(key, owner_id)
    with current_database().reading() as reading:
        deck = store.find(reading, which, current_catalogue())
    if deck is None:
        abort(404)
    reached = Reached(deck, kind, key, _editor(deck, kind, key, owner_id))
    if (to_edit and not reached.may_edit) or (to_dispose and not reached.may_dispose):
        abort(404)
    if store.needs_touch(deck):
        with current_database().writing() as writing:
            store.touch(writing, deck)
    return reached


def _editor(deck: StoredDeck, way: Way, key: str, account_id: int | None) -> str | None:
    """The address of the deck's builder for this visitor, if there is one."""
    if way in (Way.EDIT, Way.OWN):
        return f"/decks/{way}/{key}"
    known = next((one for one in remembered() if key_hash(one) == deck.edit_key_hash), None)
    if known is not None:
        return f"/decks/{Way.EDIT}/{known}"
    is_owner = account_id is not None and account_id == deck.owner_id
    return f"/decks/{Way.OWN}/{deck.public_id}" if is_owner else None


def reach_to_show(way: str, key: str, *, to_edit: bool = False) -> Reached:
    """The deck of a page that changes nothing.

    Its address must not give the right to edit away: one that holds the key of the edit link is
    forwarded to the one that does not. With `to_edit` only those who may edit see the page.
    """
    reached = reach(way, key)
    if reached.way is Way.EDIT:
        abort(without_edit_key(reached, "/decks"))
    if to_edit and reached.editor is None:
        abort(404)
    return reached


def without_edit_key(reached: Reached, prefix: str) -> Answer:
    """The same page below `prefix` by the deck's read key; the session keeps the edit link."""
    note(reached.key)
    rest = request.path.removeprefix(f"{prefix}/{Way.EDIT}/{reached.key}")
    query = request.query_string.decode()
    path = f"{prefix}/{Way.READ}/{reached.deck.read_key}{rest}"
    return redirect(f"{path}?{query}" if query else path, 307)


def note(key: str) -> None:
    """Keep an edit link that was followed, unless the session knows it."""
    if key not in remembered():
        remember(key)


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

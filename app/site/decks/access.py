"""A visitor's way to a deck, and the permissions that it gives.

A deck is reached by the key of its edit link, by the key of its read link, by its owner, or because
it is published. Without permission the answer is the same as for a missing deck. The edit key
appears only in the edit link and in URLs of pages that edit. URLs of pages that show, print,
download or play with a deck contain the read key and may be copied; the session stores who may
edit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from flask import abort, current_app, g, redirect, request
from werkzeug.wrappers import Response as Answer

from app.games.tabletop.facts import AnyCatalogue
from app.site.accounts.current import current_account
from app.site.decks import store
from app.site.decks.snapshot import DeckState
from app.site.decks.stored_decks import StoredDeck, find
from app.site.platform.request.capability_links import Reached, SessionLinks, known_way, not_there
from app.site.platform.request.current_game import set_current_game
from app.site.platform.storage.database import current_catalogue, current_database, store_afterwards
from app.site.platform.storage.recent import recent_ones
from app.site.presentation.formatting import plural
from app.tables import key_hash
from app.tables.health import UNAVAILABLE

_OPENED: Final = "decks_opened"


def note_use(deck: StoredDeck) -> None:
    """Record that the deck was used today, unless that is already stored.

    That keeps it from being deleted as unused. Pages only read: the use is stored once the request
    is answered, and a site that cannot store anything still shows its decks.
    """
    if not store.needs_touch(deck):
        return
    opened: set[int] = g.setdefault(_OPENED, set())
    if not opened:
        store_afterwards(_store_uses)
    opened.add(deck.id)


def _store_uses() -> None:
    opened: set[int] = g.pop(_OPENED)
    try:
        with current_database().writing() as session:
            store.touch(session, opened)
    except UNAVAILABLE:
        current_app.logger.warning(
            "The use of %s could not be stored.", plural(len(opened), "deck")
        )


class Way(StrEnum):
    """The kinds of links to a deck, as they appear in its URL."""

    EDIT = "edit"
    READ = "read"
    OWN = "own"
    PUBLISHED = "view"


EDIT_LINKS: Final = SessionLinks("decks", Way, usual=Way.EDIT)
"""The edit links that were followed in this session."""

MOST_KEPT: Final = 200
"""As many decks keep the lines that were read of them; those of one take about 10 KB."""


@dataclass(frozen=True)
class ReachedDeck(Reached[Way]):
    """A deck, and how it was reached. `editor` is the URL of its builder; None for a visitor who
    may not edit."""

    area: ClassVar[str] = "/decks"

    deck: StoredDeck
    editor: str | None = None

    @property
    def home(self) -> str:
        """Return the URL of the deck for this visitor: the builder, or the read-only list."""
        return self.editor or self.base

    @property
    def open_base(self) -> str:
        """Return the URL prefix of pages that only show the deck. These URLs can be copied safely,
        because they do not give the right to edit."""
        return f"/decks/read/{self.deck.read_key}" if self.way is Way.EDIT else self.base

    def version(self, number: int) -> DeckState | None:
        """Return the deck as of a version; None if there is no such version."""
        with current_database().reading() as reading:
            return store.version_of(reading, self.deck.id, number, current_catalogue())

    def request_of(self, number: int) -> str:
        """Return what the page called the change that made a version; empty if it did not say."""
        with current_database().reading() as reading:
            return store.request_of(reading, self.deck.id, number)

    @property
    def may_edit(self) -> bool:
        """Return whether the visitor may edit the deck."""
        return self.way in (Way.EDIT, Way.OWN)

    @property
    def may_dispose(self) -> bool:
        """Return whether the visitor may delete the deck and replace its links.

        For a deck of an account only its owner may, because an edit link can be shared with others.
        """
        if not self.may_edit or self.deck.owner_id is None:
            return self.may_edit
        account = current_account()
        return account is not None and account.id == self.deck.owner_id

    @property
    def may_publish(self) -> bool:
        """Return whether the visitor is the owner, who alone decides whether a deck is public."""
        return self.deck.owner_id is not None and self.may_dispose

    @property
    def can_undo(self) -> bool:
        """Return whether there is an earlier state to undo to."""
        return self.deck.position > 1

    @property
    def can_redo(self) -> bool:
        """Return whether there is an undone state to redo."""
        return self.deck.position != self.deck.last_changed

    @property
    def public_address(self) -> str | None:
        """Return the URL to give to others: the public page of a listed deck, else the read link.

        None while the deck is private.
        """
        if self.deck.is_listed and self.deck.hidden_at is None:
            return f"/decks/{Way.PUBLISHED}/{self.deck.public_id}"
        return self.read_address

    @property
    def read_address(self) -> str | None:
        """Return the URL that shows the deck to others; None while it is private."""
        if self.deck.is_private:
            return None
        return f"/decks/read/{self.deck.read_key}"


def reach(way: str, key: str, *, to_edit: bool = False, to_dispose: bool = False) -> ReachedDeck:
    """Return the deck behind a link. Aborts with 404 if there is none or the visitor lacks
    permission."""
    kind, account = known_way(Way, way), current_account()
    owner_id = account.id if account else None
    values: dict[str, str] = {}
    if kind is Way.EDIT:
        which, values = store.opened_for_editing(), {"key_hash": key_hash(key)}
    elif kind is Way.READ:
        which = store.by_read_key(key, store.accessible(owner_id, EDIT_LINKS.keys))
    elif kind is Way.PUBLISHED:
        is_curator = account is not None and account.is_curator
        which = store.by_publication(key, also_hidden=is_curator)
    elif owner_id is None:
        not_there()
    else:
        which = store.by_owner(key, owner_id)
    with current_database().reading() as reading:
        kept = recent_ones("deck lines", MOST_KEPT)
        deck = find(reading, which, _catalogue_of, kept, values)
    if deck is None:
        not_there()
    reached = ReachedDeck(kind, key, deck, _editor(deck, kind, key, owner_id))
    if (to_edit and not reached.may_edit) or (to_dispose and not reached.may_dispose):
        not_there()
    note_use(deck)
    return reached


def _catalogue_of(game: str) -> AnyCatalogue:
    """Return the catalogue of a deck's game, and make it the request's game."""
    set_current_game(game)
    return current_catalogue()


def _editor(deck: StoredDeck, way: Way, key: str, account_id: int | None) -> str | None:
    """Return the URL of the deck's builder for this visitor, or None."""
    if way in (Way.EDIT, Way.OWN):
        return f"/decks/{way}/{key}"
    known = next((one for one in EDIT_LINKS.keys if key_hash(one) == deck.edit_key_hash), None)
    if known is not None:
        return f"/decks/{Way.EDIT}/{known}"
    is_owner = account_id is not None and account_id == deck.owner_id
    return f"/decks/{Way.OWN}/{deck.public_id}" if is_owner else None


def reach_to_show(way: str, key: str, *, to_edit: bool = False) -> ReachedDeck:
    """Return the deck for a page that changes nothing.

    Its URL must not reveal the right to edit: a URL with the edit key is redirected to one without.
    With `to_edit` only visitors who may edit see the page.
    """
    reached = reach(way, key)
    if reached.way is Way.EDIT:
        abort(without_edit_key(reached, "/decks"))
    if to_edit and reached.editor is None:
        not_there()
    return reached


def without_edit_key(reached: ReachedDeck, prefix: str) -> Answer:
    """Return the URL below `prefix` with the deck's read key; the session keeps the edit link."""
    note(reached.key)
    rest = request.path.removeprefix(f"{prefix}/{Way.EDIT}/{reached.key}")
    query = request.query_string.decode()
    path = f"{prefix}/{Way.READ}/{reached.deck.read_key}{rest}"
    return redirect(f"{path}?{query}" if query else path, 307)


def note(key: str) -> None:
    """Store an edit link in the session, unless it is there already."""
    if key not in EDIT_LINKS.keys:
        EDIT_LINKS.remember(Way.EDIT, key)


def kept_on_leaving() -> Mapping[str, object]:
    """Return what the session keeps on signing out: the links of decks without owner.

    They may be the only way to reach these decks.
    """
    keys = EDIT_LINKS.keys
    if not keys:
        return {}
    with current_database().reading() as rows:
        return {EDIT_LINKS.name: store.without_owner(rows, keys)}

"""How a visitor reached a deck, and what that allows.

A deck is reached by the key of its edit link, the key of its read link, by its owner, or
because it is published. Whoever has no right gets the same answer as for no deck.

The key of the edit link stands only in that link and in the addresses of pages that edit. Pages
to look at, print, download or play with begin with the read key, whose address may be copied;
the session knows who may edit all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from flask import abort, redirect, request
from werkzeug.wrappers import Response as Answer

from app.games.tabletop.facts import AnyCatalogue
from app.site.accounts.current import current_account
from app.site.decks import store
from app.site.decks.snapshot import DeckState
from app.site.decks.store import StoredDeck
from app.site.decks.uses import note_use
from app.site.platform.capability_links import Reached, SessionLinks, known_way, not_there
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.games import be_about
from app.tables import key_hash


class Way(StrEnum):
    """The kinds of links to a deck, as they stand in its address."""

    EDIT = "edit"
    READ = "read"
    OWN = "own"
    PUBLISHED = "view"


EDIT_LINKS: Final = SessionLinks("decks", Way, usual=Way.EDIT)
"""The edit links that were followed in this session."""


@dataclass(frozen=True)
class ReachedDeck(Reached[Way]):
    """A deck, and the way it was reached.

    `editor` is the address of its builder; None for a visitor who may not change the deck.
    """

    area: ClassVar[str] = "/decks"

    deck: StoredDeck
    editor: str | None = None

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


def reach(way: str, key: str, *, to_edit: bool = False, to_dispose: bool = False) -> ReachedDeck:
    """The deck behind a link. Aborts with 404 where there is none, or no right to do that."""
    kind, account = known_way(Way, way), current_account()
    owner_id = account.id if account else None
    if kind is Way.EDIT:
        which = store.by_edit_key(key)
    elif kind is Way.READ:
        which = store.by_read_key(key, store.at_hand(owner_id, EDIT_LINKS.keys))
    elif kind is Way.PUBLISHED:
        which = store.by_publication(key)
    elif owner_id is None:
        not_there()
    else:
        which = store.by_owner(key, owner_id)
    with current_database().reading() as reading:
        deck = store.find(reading, which, _catalogue_of)
    if deck is None:
        not_there()
    reached = ReachedDeck(kind, key, deck, _editor(deck, kind, key, owner_id))
    if (to_edit and not reached.may_edit) or (to_dispose and not reached.may_dispose):
        not_there()
    note_use(deck)
    return reached


def _catalogue_of(game: str) -> AnyCatalogue:
    """The catalogue of a deck's game, which the request is about from then on."""
    be_about(game)
    return current_catalogue()


def _editor(deck: StoredDeck, way: Way, key: str, account_id: int | None) -> str | None:
    """The address of the deck's builder for this visitor, if there is one."""
    if way in (Way.EDIT, Way.OWN):
        return f"/decks/{way}/{key}"
    known = next((one for one in EDIT_LINKS.keys if key_hash(one) == deck.edit_key_hash), None)
    if known is not None:
        return f"/decks/{Way.EDIT}/{known}"
    is_owner = account_id is not None and account_id == deck.owner_id
    return f"/decks/{Way.OWN}/{deck.public_id}" if is_owner else None


def reach_to_show(way: str, key: str, *, to_edit: bool = False) -> ReachedDeck:
    """The deck of a page that changes nothing.

    Its address must not give the right to edit away: one that holds the key of the edit link is
    forwarded to the one that does not. With `to_edit` only those who may edit see the page.
    """
    reached = reach(way, key)
    if reached.way is Way.EDIT:
        abort(without_edit_key(reached, "/decks"))
    if to_edit and reached.editor is None:
        not_there()
    return reached


def without_edit_key(reached: ReachedDeck, prefix: str) -> Answer:
    """The same page below `prefix` by the deck's read key; the session keeps the edit link."""
    note(reached.key)
    rest = request.path.removeprefix(f"{prefix}/{Way.EDIT}/{reached.key}")
    query = request.query_string.decode()
    path = f"{prefix}/{Way.READ}/{reached.deck.read_key}{rest}"
    return redirect(f"{path}?{query}" if query else path, 307)


def note(key: str) -> None:
    """Keep an edit link that was followed, unless the session knows it."""
    if key not in EDIT_LINKS.keys:
        EDIT_LINKS.remember(Way.EDIT, key)


def kept_on_leaving() -> Mapping[str, object]:
    """What the session keeps when its account leaves: the links of decks that nobody owns.

    They may be the only way back to them.
    """
    keys = EDIT_LINKS.keys
    if not keys:
        return {}
    with current_database().reading() as rows:
        return {EDIT_LINKS.name: store.without_owner(rows, keys)}

"""The decks that the visitor may change, and those that an account takes over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.site.accounts.current import current_account
from app.site.cards.deck_panel import NamedDeck
from app.site.decks import store, summaries
from app.site.decks.access import EDIT_LINKS, Way
from app.site.decks.shipped import shipped_decks
from app.site.decks.summaries import DeckSummary
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import title_of_deck


@dataclass(frozen=True)
class OwnDeck:
    """A deck of the account, or one opened here by its edit link, with the way to its builder."""

    summary: DeckSummary
    way: Way
    key: str

    @property
    def place(self) -> str:
        """Way and key of the builder, as they stand in its address."""
        return f"{self.way}/{self.key}"

    @property
    def open_place(self) -> str:
        """Way and key for pages that change nothing; their address may be copied."""
        return self.place if self.way is Way.OWN else f"{Way.READ}/{self.summary.read_key}"


def own_decks() -> list[OwnDeck]:
    """The decks of the current game: those of the account, then those opened by edit links."""
    account, keys = current_account(), EDIT_LINKS.keys
    if account is None and not keys:
        return []
    with current_database().reading() as session:
        owned = summaries.of_owner(session, account.id) if account else []
        by_key = summaries.opened(session, keys)
    game = current_game().key
    owned = [deck for deck in owned if deck.game == game]
    by_key = [(key, deck) for key, deck in by_key if deck.game == game]
    known = {deck.public_id for deck in owned}
    return [
        *(OwnDeck(deck, Way.OWN, deck.public_id) for deck in owned),
        *(OwnDeck(deck, Way.EDIT, key) for key, deck in by_key if deck.public_id not in known),
    ]


def named_decks() -> Iterator[NamedDeck]:
    """Yield the visitor's decks of the current game, then those that come with the site."""
    for deck in own_decks():
        yield NamedDeck(title_of_deck(deck.summary.name), f"/decks/{deck.place}")
    for shipped in shipped_decks(current_game().key, current_catalogue()).values():
        yield NamedDeck(shipped.state.name, shipped.address)


def decks_to_keep() -> Sequence[str]:
    """Return the names of the decks without an owner that this session opened."""
    keys = EDIT_LINKS.keys
    if not keys:
        return ()
    with current_database().reading() as session:
        free = set(store.without_owner(session, keys))
        return [deck.name for key, deck in summaries.opened(session, keys) if key in free]


def keep_decks(owner_id: int) -> None:
    """Make the decks without an owner that this session opened an account's."""
    with current_database().writing() as session:
        store.keep(session, EDIT_LINKS.keys, owner_id)

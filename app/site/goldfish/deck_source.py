"""The deck of a goldfish page, found by its URL.

A pasted list is packed into the URL completely; nothing is stored, so a link to such a page stays
valid when the deck it came from changes. The URL of a game with a stored deck names the version of
the deck it was started with.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from flask import abort, request

from app.games import Game, game
from app.games.tabletop.decklists.decklist import AnyDecklist, deck_hash
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.access import ReachedDeck, Way, reach
from app.site.decks.shipped import shipped_decks
from app.site.decks.snapshot import DeckState
from app.site.platform.request.current_game import current_game, game_path
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.formatting import title_of_deck

PRECON: Final = "precon"
LIST: Final = "list"
VERSION: Final = "version"
GAMES: Final = frozenset({"hand", "hand/turns", "table", "play", "play/replay", "changes/game"})
"""The pages of one game; their URLs name the version of the deck that is played."""

_PROOF: Final = 12
_LARGEST_LIST: Final = 40_000


@dataclass(frozen=True)
class GoldfishPage:
    """A page about a deck: the end of its URL, and its name."""

    path: str
    name: str


def needed_pages(game: Game) -> tuple[GoldfishPage, ...]:
    """Return the pages that a game offers about a deck. Raises MissingCapabilityError if none."""
    offered = (
        (game.odds, GoldfishPage("hand", "Hand")),
        (game.simulator, GoldfishPage("report", "Many games")),
        (game.odds, GoldfishPage("odds", "Odds")),
        (game.simulator, GoldfishPage("compare", "Compare")),
        (game.computer_players, GoldfishPage("gauntlet", "Gauntlet")),
        (game.playing, GoldfishPage("play", "Play")),
    )
    pages = tuple(page for capability, page in offered if capability)
    return game.needed(pages or None, "goldfish")


@dataclass(frozen=True)
class ChosenDeck:
    """A deck with the source and key that identify it in the URLs of its pages.

    `home` is the page of the deck itself, None if it has none. `number` is the version that is
    played and `newest` the deck's newest one; both are None for a list that is not stored. `editor`
    is where a change is sent, None if the visitor may not change the deck. `has_changed` tells that
    the newest version plays differently. `unread` are lines that were not understood: nothing of
    them is played.
    """

    way: str
    key: str
    decklist: AnyDecklist
    game: Game
    edition: str
    home: str | None = None
    editor: str | None = None
    number: int | None = None
    newest: int | None = None
    has_changed: bool = False
    unread: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the deck as shown to people."""
        return title_of_deck(self.decklist.name)

    @property
    def pages(self) -> tuple[GoldfishPage, ...]:
        """The pages that the deck's game offers about it."""
        return needed_pages(self.game)

    @property
    def base(self) -> str:
        """The start of the URLs of all its goldfish pages."""
        return f"{game_path()}/goldfish/{self.way}/{self.key}"

    @property
    def pin(self) -> dict[str, str]:
        """The argument that names the version a game is played with; none for an unstored list."""
        if self.number is None:
            return {}
        return {VERSION: f"{self.number}-{_proof(self.decklist)}"}

    def path(self, page: str) -> str:
        """Return the path of a page for a form, without arguments; a game's forms add `pin`."""
        return f"{self.base}/{page}"

    def address(self, page: str, arguments: Mapping[str, object] | None = None) -> str:
        """Return the URL of one of its pages: `report`, `odds`, `hand` …"""
        pin = self.pin if page in GAMES else {}
        return _address(self.path(page), {**(arguments or {}), **pin})

    def shared(self, page: str, arguments: Mapping[str, object] | None = None) -> str:
        """Return a URL of the page to share: it shows this list and gives no right to edit."""
        if self.way == PRECON:
            return self.address(page, arguments)
        return _address(f"{game_path()}/goldfish/{self.lasting}/{page}", arguments)

    @property
    def lasting(self) -> str:
        """Source and key of this very list: they always name it, and give no right to edit."""
        if self.way == PRECON:
            return f"{PRECON}/{self.key}"
        return f"{LIST}/{packed(self.decklist)}"

    @property
    def cards(self) -> frozenset[str]:
        """The names of the cards in the deck, including those that start in play."""
        main = self.game.files.needed().layout.main.zone
        return frozenset(self.decklist.copies_in([main]))


def _address(path: str, arguments: Mapping[str, object] | None) -> str:
    return f"{path}?{urlencode(arguments, doseq=True)}" if arguments else path


def chosen_deck(way: str, key: str, *, pinned: str | None = None) -> ChosenDeck:
    """Return the deck that a URL names. Aborts with 404 if there is none.

    `pinned` is the version that the URL of a game names; without it the newest is played.
    """
    catalogue, here = current_catalogue(), current_game()
    if way == PRECON and (known := shipped_decks(here.key, catalogue).get(key)):
        return ChosenDeck(way, key, known.decklist, here, here.editions.default)
    decklist = unpacked(key, here, catalogue) if way == LIST else None
    if decklist is not None:
        return ChosenDeck(way, key, decklist, here, here.editions.default)
    if way not in set(Way):
        abort(404)
    reached = reach(way, key)
    newest = reached.deck.version
    number, state = _pinned(reached, pinned) if pinned else (newest, reached.deck.state)
    is_edit = reached.way is Way.EDIT
    return ChosenDeck(
        Way.READ if is_edit else way,
        reached.deck.read_key if is_edit else key,
        state.decklist,
        game(state.decklist.game),
        state.edition,
        home=reached.home,
        editor=reached.editor,
        number=number,
        newest=newest,
        has_changed=_played(state) != _played(reached.deck.state),
        unread=state.unread,
    )


def game_deck(way: str, key: str) -> ChosenDeck:
    """Return the deck of the requested game, in the version that its URL names."""
    return chosen_deck(way, key, pinned=request.args.get(VERSION))


def _pinned(reached: ReachedDeck, pinned: str) -> tuple[int, DeckState]:
    """Return the version that the URL of a game names. Aborts with 404 if there is none.

    Visitors who may not edit have no access to the history, only to versions whose URL they were
    given: it contains the start of the list's hash as proof.
    """
    written, _, proof = pinned.partition("-")
    number = int(written) if written.isascii() and written.isdigit() and len(written) < 9 else 0
    newest = reached.deck
    state = newest.state if number == newest.version else reached.version(number)
    if state is None or (reached.editor is None and proof != _proof(state.decklist)):
        abort(404)
    return number, state


def _proof(decklist: AnyDecklist) -> str:
    return deck_hash(decklist)[:_PROOF]


def _played(state: DeckState) -> tuple[object, ...]:
    """Return everything that a game depends on."""
    lines = (
        (line.zone, line.printing.id, line.mark or "", line.copies)
        for line in state.decklist.merged().lines
        if line.zone in line.HASHED
    )
    return state.edition, sorted(lines)


def packed(decklist: AnyDecklist) -> str:
    """Return a decklist packed for a URL: only its main list and name."""
    lines = tuple(line for line in decklist.lines if line.zone in line.HASHED)
    bare = replace(decklist, lines=lines, notes="", author="", tags=())
    text = game(decklist.game).files.needed().write(bare, "txt")
    squeezed = zlib.compress(text.encode(), 9)
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(key: str, of_game: Game, catalogue: AnyCatalogue) -> AnyDecklist | None:
    """Return the decklist packed in a URL; None if it cannot be read completely."""
    try:
        squeezed = base64.b64decode(key + "=" * (-len(key) % 4), altchars=b"-_", validate=True)
        stream = zlib.decompressobj()
        text = stream.decompress(squeezed, _LARGEST_LIST)
    except (binascii.Error, zlib.error, ValueError):
        return None
    if not stream.eof:
        return None
    read = of_game.files.needed().read(text, catalogue)
    return None if read.open_lines else read.decklist

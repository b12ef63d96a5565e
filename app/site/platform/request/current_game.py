"""The game of a page: the key in its address, or the row of the deck or event it shows.

Pages about a game lie below its key, `/spoils/cards`. Decks and events have their own addresses,
because their row names the game. If neither names one, `?game=` in the address does; otherwise it
is the game that the visitor's session was about last.

Decks name their game as well: `game_of` and what follows are the services of it for decks.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from flask import Flask, current_app, g, redirect, request, session
from werkzeug.routing import BaseConverter, Map
from werkzeug.wrappers import Response

from app.games import DEFAULT_GAME, Game, game, game_keys, games
from app.games.capabilities.construction import AnyFormat
from app.games.tabletop.collection import Holdings, PullList, pull
from app.games.tabletop.decklists import difference as differences
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyShape
from app.games.tabletop.decklists.difference import AnyDifference
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.site.platform.request.access import Access, open_to

PREFIX: Final = "/<game:game>"
"""The prefix of the addresses of pages about a game."""

MOVED: Final = ("cards", "collection", "curation", "findings", "formats", "goldfish", "rules")
"""The first parts of addresses that had no game before there were several."""

_FILE: Final = "static_file"
_METHODS: Final = ("GET", "POST")
_LAST: Final = "game"
"""The name of the last game's key in a session, and in the query of an address."""

_SECTIONS: Final[Mapping[str, Callable[[Game], object]]] = MappingProxyType(
    {
        "cards": lambda of: of.language and of.faces,
        "decks": lambda of: of.editing,
        "goldfish": lambda of: of.odds or of.simulator or of.table,
        "play": lambda of: of.seated_play,
        "games": lambda of: of.playing or of.seated_play or of.watching or of.battles,
        "limited": lambda of: of.limited and of.editing,
        "formats": lambda of: of.construction,
        "findings": lambda of: of.legality,
        "battle": lambda of: of.battles,
        "armies": lambda of: of.battles,
        "attack": lambda of: of.attacks,
        "bench": lambda of: of.rulings,
        "watch": lambda of: of.watching,
        "rules": lambda of: of.rulebook,
        "collection": lambda of: of.language,
        "curation": lambda of: of.cards and of.cards.needed().forms,
    }
)
"""First part of an address below a game's key -> what tells whether the game has such pages."""


def current_game() -> Game:
    """The game of the current request: the one its address or row names, else the default."""
    try:
        found: Game = g.game
    except (AttributeError, RuntimeError):
        return game()
    return found


def set_current_game(key: str) -> None:
    """Make the current request one about a game: the row it shows says so."""
    g.game = game(key)


def game_path() -> str:
    """Return the prefix of addresses of pages about the current game, such as `/spoils`."""
    return f"/{current_game().key}"


def home_path() -> str:
    """The address of the current game's first page. Where there is one game that is the site's."""
    return "/" if are_one() else f"{game_path()}/"


def are_one() -> bool:
    """Tell whether there is only one game, so that no page has to name it."""
    return len(game_keys()) == 1


def game_query() -> str:
    """Return the query that names the current game in an address without a row: `?game=spoils`.

    Empty if there is only one game.
    """
    return "" if are_one() else f"?{_LAST}={current_game().key}"


def game_title(key: str) -> str:
    """Return the title of the game with a key."""
    return game(key).title


def has_section(of: Game, section: str) -> bool:
    """Tell whether a game has pages of a kind, such as `cards`."""
    return bool(_SECTIONS[section](of))


def has_pages(section: str) -> bool:
    """Tell whether the current game has pages of a kind."""
    return has_section(current_game(), section)


def path_in(other: Game) -> str:
    """Return the address of the same kind of page in another game.

    It is the other game's first page if that game has no such pages.
    """
    kind = kind_of_page()
    if kind.startswith("/"):
        return f"{kind}?{_LAST}={other.key}"
    return f"/{other.key}/{kind if kind and has_section(other, kind) else ''}"


def kind_of_page() -> str:
    """Return what kind of page the current one is: all that `path_in` depends on.

    It is the first part of an address below a game's key, such as `cards`; the path of a page
    about all games; or empty.
    """
    if request.endpoint in _OF_ALL:
        return request.path
    parts = request.path.split("/")
    section = parts[2] if len(parts) > 2 and parts[1] in game_keys() else ""
    return section if section in _SECTIONS else ""


_OF_DECKS: Final = ("decks", "events")
"""The blueprints of pages about decks: a game without them is never theirs."""

_OF_ALL: Final = ("decks.index", "events.index")
"""Pages about all games that begin something new in one of them."""


def address_games(app: Flask) -> None:
    """Read and write the game in addresses, and forward addresses from before there were several.

    Call it before blueprints are registered.
    """
    app.url_map.converters["game"] = _GameConverter
    app.url_value_preprocessor(_take_game)
    app.url_defaults(_add_game)
    app.after_request(_remember)
    for name in (
        game_path, game_query, game_title, games, has_pages, has_section, home_path, path_in,
    ):  # fmt: skip
        app.jinja_env.globals[name.__name__] = name
    for part in MOVED:
        app.add_url_rule(f"/{part}", "moved", moved, methods=_METHODS)
        app.add_url_rule(f"/{part}/<path:_rest>", "moved", moved, methods=_METHODS)


@open_to(Access.ANYONE)
def moved(_rest: str = "") -> Response:
    """Forward an address from before there were several games: links and printed codes stay."""
    query = request.query_string.decode()
    path = f"/{DEFAULT_GAME}{request.path}"
    code = 301 if request.method in ("GET", "HEAD") else 308
    return redirect(f"{path}?{query}" if query else path, code)


class _GameConverter(BaseConverter):
    """The key of a game; nothing else fits.

    The pattern has the keys themselves: with another one, Werkzeug would answer a wrong game with
    405 where an address has several methods.
    """

    def __init__(self, url_map: Map) -> None:
        """Take the games that there are now."""
        super().__init__(url_map)
        self.regex = f"(?:{'|'.join(map(re.escape, game_keys()))})"


def _take_game(endpoint: str | None, values: dict[str, Any] | None) -> None:
    if values is not None and "game" in values:
        g.game = game(values.pop("game"))
    elif not are_one() and endpoint != _FILE:
        asked = (request.args.get(_LAST), session.get(_LAST))
        known = (key for key in asked if key in game_keys())
        if request.blueprint in _OF_DECKS:
            known = (key for key in known if has_section(game(key), "decks"))
        g.game = game(next(known, DEFAULT_GAME))


def _remember(response: Response) -> Response:
    """Remember the game named by the address, for pages whose address names none."""
    key = None if are_one() else game_of_address()
    if key is not None and session.get(_LAST) != key:
        session[_LAST] = key
    return response


def game_of_address() -> str | None:
    """Return the key of the game named by the address, or None."""
    named = (request.path.split("/")[1], request.args.get(_LAST))
    return next((key for key in named if key in game_keys()), None)


def _add_game(endpoint: str, values: dict[str, Any]) -> None:
    if "game" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "game"):
        values["game"] = current_game().key


def game_of(deck: AnyDecklist) -> Game:
    """The game of a deck."""
    return game(deck.game)


def shape_of(deck: AnyDecklist) -> AnyShape:
    """The zones and marks of a deck. Raises MissingCapabilityError."""
    return game_of(deck).editing.needed().shape


def empty_deck() -> AnyDecklist:
    """A deck of the current game without cards. Raises MissingCapabilityError."""
    return current_game().editing.needed().shape.empty


def main_copies(deck: AnyDecklist) -> Counter[str]:
    """Copies by name in the main zone of a deck."""
    return deck.copies_in((shape_of(deck).main.zone,))


def demand(deck: AnyDecklist) -> Counter[str]:
    """Return the copies by name that are needed to sleeve a deck."""
    return shape_of(deck).sleeved_names(deck)


def pull_list(
    deck: AnyDecklist, catalogue: AnyCatalogue, holdings: Holdings | None = None
) -> PullList[PrintingLike]:
    """The copies that it takes to sleeve a deck, sorted by set and number.

    With holdings, owned copies only: first of the printing the deck asks for, then of the newest
    others of that name.
    """
    return pull(shape_of(deck).sleeved_printings(deck), catalogue, holdings)


def difference(before: AnyDecklist, after: AnyDecklist) -> AnyDifference:
    """Compare two lists of one game zone by zone and name by name, whatever the printings."""
    return differences.difference(before, after, shape_of(after).zones)


def format_called(id_: str, catalogue: AnyCatalogue, of: Game) -> AnyFormat:
    """The format of that id; where there is none, the one a game means when none is named.

    Raises MissingCapabilityError.
    """
    return catalogue.formats.get(id_) or catalogue.formats[of.construction.needed().default_format]

"""Which game a page is about: the key in its address, or the row of the deck or event it shows.

Pages about a game lie below its key, `/spoils/cards`. Decks and events are reached by their own
addresses, because their row knows the game.
"""

from __future__ import annotations

from typing import Any, Final

from flask import Flask, current_app, g, redirect, request
from werkzeug.routing import BaseConverter, ValidationError
from werkzeug.wrappers import Response

from app.games import DEFAULT_GAME, Game, game, game_keys
from app.site.platform.access import Access, open_to

PREFIX: Final = "/<game:game>"
"""What the addresses of pages about a game begin with."""

MOVED: Final = ("cards", "collection", "curation", "findings", "formats", "goldfish", "rules")
"""The first parts of addresses that had no game before there were several."""

_METHODS: Final = ("GET", "POST")


def current_game() -> Game:
    """The game of the current request: the one its address or row names, else the default."""
    try:
        found: Game = g.game
    except (AttributeError, RuntimeError):
        return game()
    return found


def be_about(key: str) -> None:
    """Make the current request one about a game: the row it shows says so."""
    g.game = game(key)


def game_path() -> str:
    """What the addresses of pages about the current game begin with, such as `/spoils`."""
    return f"/{current_game().key}"


def address_games(app: Flask) -> None:
    """Read and write the game in addresses, and forward addresses from before there were several.

    Call it before blueprints are registered.
    """
    app.url_map.converters["game"] = _GameConverter
    app.url_value_preprocessor(_take_game)
    app.url_defaults(_add_game)
    app.jinja_env.globals["game_path"] = game_path
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
    """The key of a game; nothing else fits."""

    regex = "[a-z0-9][a-z0-9-]*"

    def to_python(self, value: str) -> str:
        """The key. Raises ValidationError where there is no such game."""
        if value not in game_keys():
            raise ValidationError
        return value


def _take_game(_endpoint: str | None, values: dict[str, Any] | None) -> None:
    if values is not None and "game" in values:
        g.game = game(values.pop("game"))


def _add_game(endpoint: str, values: dict[str, Any]) -> None:
    if "game" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "game"):
        values["game"] = current_game().key

"""The page "Play": every way to play a game, against the computer, by link, watched or drafted."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, render_template

from app.games import Game
from app.games.offers import MissingCapabilityError
from app.site.decks.library.own_decks import own_decks
from app.site.goldfish.deck_source import PRECON
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game, game_path, has_section
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.formatting import title_of_deck


@dataclass(frozen=True)
class Way:
    """A way to play: its page, its name, a sentence about it, and the text of its button."""

    path: str
    name: str
    about: str
    button: str


_WAYS = (
    Way("play", "Against a person", "Send one link. Each of you plays from your own.", "Invite"),
    Way("watch", "Watch a game", "Two programs play a game with open hands.", "Choose decks"),
    Way("limited", "Open boosters", "Open a sealed pool, or draft against bots.", "Open"),
    Way("attack", "Work out an attack", "See step by step what comes of it.", "Calculate"),
    Way("bench", "Ask for a ruling", "Set up a position: what is legal, and why not.", "Set up"),
    Way("battle", "A battle", "Set up both sides, or let the site play one.", "Set up"),
)


def ways_of(game: Game) -> tuple[Way, ...]:
    """Return the ways to play that a game offers besides the computer."""
    return tuple(way for way in _WAYS if has_section(game, way.path))


@dataclass(frozen=True)
class Seat:
    """A deck to sit down with against the computer: its name and the address of that game."""

    name: str
    address: str


def _seats() -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the visitor's own decks and the precons, as seats against the computer."""
    start = f"{game_path()}/goldfish"
    own = (
        Seat(title_of_deck(it.summary.name), f"{start}/{it.open_place}/play") for it in own_decks()
    )
    sold = (
        Seat(it.name, f"{start}/{PRECON}/{it.id}/play")
        for it in current_catalogue().precons.values()
    )
    return tuple(own), tuple(sold)


@open_to(Access.ANYONE)
def index() -> str:
    """Show every way to play the current game. Raises MissingCapabilityError if there is none."""
    game = current_game()
    ways = ways_of(game)
    if not ways:
        raise MissingCapabilityError(f"{game.title} has no games to play here.")
    own, sold = _seats() if game.playing else ((), ())
    return render_template("ways_to_play/index.html", ways=ways, own=own, sold=sold)


bp = Blueprint("ways_to_play", __name__, url_prefix=f"{PREFIX}/games")
bp.add_url_rule("", "index", index)

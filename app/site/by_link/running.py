"""Running games by link: brought up from their answers, and kept for the next request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import AnsweredFor, SeatedGame
from app.games.capabilities.table import IllegalMoveError
from app.site.by_link.seats import Seated
from app.site.goldfish.deck_source import chosen_deck
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue
from app.site.platform.storage.recent import Recent, recent_ones

WISHES: Final = (AnsweredFor(), AnsweredFor())
"""The answers given for each seat: windows about a player's own cards, and payments alike."""

_KEPT: Final = 200


class MendedRulesError(ValueError):
    """A game that the rules or the facts of today would not repeat."""


def opened(edition: str, seed: int, decks: Sequence[str]) -> SeatedGame:
    """Open a game of two decks up to its first question. Raises UnplayableDeckError."""
    catalogue, game = current_catalogue(), current_game()
    prepare = game.computer_players.needed().prepare
    chosen = [chosen_deck(*place.split("/", 1)) for place in decks]
    prepared = [prepare(deck.decklist, catalogue, edition) for deck in chosen]
    return game.seated_play.needed().begin(Opening(prepared, edition, seed), catalogue)


def running(place: Seated, answers: Sequence[str]) -> SeatedGame:
    """Return a game as it stands after its answers. Raises MendedRulesError."""
    found = _cache().find(_key(place))
    if found is not None:
        return found.clone()
    game = after(place, answers)
    keep(place, game)
    return game


def after(place: Seated, answers: Sequence[str]) -> SeatedGame:
    """Play a game from its opening up to these answers. Raises MendedRulesError."""
    stored = place.game
    game = opened(stored.edition, stored.seed, [seat.deck for seat in place.seats])
    if game.kinds != stored.kinds:
        raise MendedRulesError
    try:
        for answer in answers:
            game.repeat(answer)
    except IllegalMoveError:
        raise MendedRulesError from None
    return game


def keep(place: Seated, game: SeatedGame) -> None:
    """Keep a game for the next request."""
    _cache().keep(_key(place), game.clone())


def _cache() -> Recent[object, SeatedGame]:
    return recent_ones("games by link", _KEPT)


def _key(place: Seated) -> object:
    return current_catalogue().digest, place.id, place.game.seed, place.game.answers

"""Whole games of Shadowfist, looked at answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.watching import (
    UnplayableMatchError,
    UnrepeatableGameError,
    WatchedGame,
    Watching,
    WatchRequest,
)
from app.games.shadowfist.capabilities.matches import AGENTS, printings_of
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.engine import (
    CannotReferee,
    IllegalAction,
    State,
    new_game,
    play_on,
    read_action,
)
from app.games.shadowfist.engine.opening import SEATS
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import MOST_CARDS
from app.games.shadowfist.presentation.referee.watched import watched

MOST_ANSWERS: Final = 2_000
"""Longer games are shown up to here."""

PLAYERS: Final = {
    "builder": "builds up, and attacks when the defenders will probably not hold",
    "hasty": "plays by chance, and attacks where it can",
}


def _begin(asked: WatchRequest[Decklist], catalogue: Catalogue) -> State:
    decks = [printings_of(deck) for _, deck in asked.decks]
    for place, (deck, (name, _)) in enumerate(zip(decks, asked.decks, strict=True), start=1):
        if len(deck) > MOST_CARDS:
            raise UnplayableMatchError(
                f"Deck {place}, {name}, has {len(deck)} cards; at most {MOST_CARDS} are played here"
            )
    try:
        return new_game(catalogue, decks, seed=asked.seed)
    except CannotReferee as problem:
        raise UnplayableMatchError(str(problem)) from None


def _play(asked: WatchRequest[Decklist], catalogue: Catalogue, player: str) -> tuple[str, ...]:
    state = _begin(asked, catalogue)
    agents = [AGENTS[player](asked.seed * 8 + deck) for deck in state.game.seating]
    return tuple(map(str, play_on(state, agents, actions=MOST_ANSWERS)))


def _look(
    asked: WatchRequest[Decklist], catalogue: Catalogue, answers: Sequence[str], at: int
) -> WatchedGame:
    state = _begin(asked, catalogue)
    try:
        given = [read_action(text) for text in answers]
    except ValueError as problem:
        raise UnrepeatableGameError(str(problem)) from None
    try:
        return watched(state, [name for name, _ in asked.decks], given, at)
    except IllegalAction as problem:
        raise UnrepeatableGameError(str(problem)) from None


WATCHING: Final[Watching[Catalogue, Decklist]] = Watching(
    seats=SEATS,
    players=PLAYERS,
    most_answers=MOST_ANSWERS,
    templates="shadowfist",
    play=_play,
    look=_look,
)

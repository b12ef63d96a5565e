"""Whole games of Shadowfist, looked at answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from app.games.capabilities.watching import (
    UnplayableMatchError,
    UnrepeatableGameError,
    WatchedGame,
    Watching,
    WatchRequest,
)
from app.games.offers import own
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine import (
    CannotReferee,
    IllegalAction,
    State,
    new_game,
    play_on,
    read_action,
    record_of,
)
from app.games.shadowfist.engine.opening import SEATS
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import MOST_CARDS
from app.games.shadowfist.presentation.referee.matches import AGENTS, printings_of
from app.games.shadowfist.presentation.referee.watched import watched
from app.games.tabletop.facts import AnyCatalogue

MOST_ANSWERS: Final = 2_000
"""Longer games are shown up to here."""

PLAYERS: Final = MappingProxyType(
    {
        "builder": "builds up, and attacks when the defenders will probably not hold",
        "hasty": "plays by chance, and attacks where it can",
    }
)


class ShadowfistWatching(Watching):
    """Games of two or more decks, all played by one program."""

    seats = SEATS
    players = PLAYERS
    most_answers = MOST_ANSWERS
    templates = "shadowfist"

    def play(self, asked: WatchRequest, catalogue: AnyCatalogue, player: str) -> tuple[str, ...]:
        state = _begin(asked, own(catalogue, Catalogue))
        agents = [AGENTS[player](asked.seed * 8 + deck) for deck in state.game.seating]
        return tuple(map(str, play_on(state, agents, actions=MOST_ANSWERS)))

    def record(self, asked: WatchRequest, catalogue: AnyCatalogue, answers: Sequence[str]) -> str:
        state = _begin(asked, own(catalogue, Catalogue))
        try:
            given = [read_action(text) for text in answers]
        except ValueError as problem:
            raise UnrepeatableGameError(str(problem)) from None
        return replace(record_of(state, given), digest="").to_json()

    def look(
        self, asked: WatchRequest, catalogue: AnyCatalogue, answers: Sequence[str], at: int
    ) -> WatchedGame:
        state = _begin(asked, own(catalogue, Catalogue))
        try:
            given = [read_action(text) for text in answers]
        except ValueError as problem:
            raise UnrepeatableGameError(str(problem)) from None
        try:
            return watched(state, [name for name, _ in asked.decks], given, at)
        except IllegalAction as problem:
            raise UnrepeatableGameError(str(problem)) from None


def _begin(asked: WatchRequest, catalogue: Catalogue) -> State:
    decks = [printings_of(own(deck, Decklist)) for _, deck in asked.decks]
    for place, (deck, (name, _)) in enumerate(zip(decks, asked.decks, strict=True), start=1):
        if len(deck) > MOST_CARDS:
            raise UnplayableMatchError(
                f"Deck {place}, {name}, has {len(deck)} cards; at most {MOST_CARDS} are played here"
            )
    edition = Edition(asked.edition) if asked.edition else DEFAULT_EDITION
    try:
        return new_game(catalogue, decks, seed=asked.seed, edition=edition)
    except CannotReferee as problem:
        raise UnplayableMatchError(str(problem)) from None

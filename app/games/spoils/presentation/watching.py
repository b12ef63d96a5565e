"""Whole games of The Spoils between computer players, looked at answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from app.games.capabilities.computer_players import Opening, UnplayableDeckError
from app.games.capabilities.watching import (
    UnplayableMatchError,
    UnrepeatableGameError,
    WatchedGame,
    Watching,
    WatchRequest,
)
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import IllegalAction, read_action, read_record, record_of
from app.games.spoils.goldfish.from_decklist import TEMPLATES
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.players.levels import LEVELS
from app.games.spoils.players.opening import PreparedDeck
from app.games.spoils.presentation.against_computer.log import Named
from app.games.spoils.presentation.watched import at_moment, told_apart, watched
from app.games.tabletop.facts import AnyCatalogue

MOST_ANSWERS: Final = 4_000
"""Longer games are shown up to here."""


_PLAYERS: Final = SpoilsComputerPlayers()


class SpoilsWatching(Watching):
    """Games between two decks, both at one level."""

    seats = _PLAYERS.persons
    players = MappingProxyType({level.key: level.words for level in reversed(LEVELS)})
    most_answers = MOST_ANSWERS
    templates = TEMPLATES

    def play(self, asked: WatchRequest, catalogue: AnyCatalogue, player: str) -> tuple[str, ...]:
        try:
            played = _PLAYERS.play(_opening(asked, catalogue), catalogue, (player, player))
        except UnplayableDeckError as problem:
            raise UnplayableMatchError(str(problem)) from None
        return tuple(map(str, read_record(played.record).actions[:MOST_ANSWERS]))

    def record(self, asked: WatchRequest, catalogue: AnyCatalogue, answers: Sequence[str]) -> str:
        try:
            state = _PLAYERS.start(_opening(asked, catalogue), catalogue)
            return record_of(state, [read_action(text) for text in answers]).to_json()
        except UnplayableDeckError as problem:
            raise UnplayableMatchError(str(problem)) from None
        except ValueError as problem:
            raise UnrepeatableGameError(str(problem)) from None

    def look(
        self, asked: WatchRequest, catalogue: AnyCatalogue, answers: Sequence[str], at: int
    ) -> WatchedGame:
        try:
            state = _PLAYERS.start(_opening(asked, catalogue), catalogue)
        except UnplayableDeckError as problem:
            raise UnplayableMatchError(str(problem)) from None
        try:
            given = [read_action(text) for text in answers]
            return watched(state, _names(asked), given, at)
        except (ValueError, IllegalAction) as problem:
            raise UnrepeatableGameError(str(problem)) from None

    def look_again(
        self,
        seen: WatchedGame,
        asked: WatchRequest,
        catalogue: AnyCatalogue,
        answers: Sequence[str],
        at: int,
    ) -> WatchedGame:
        state = _PLAYERS.start(_opening(asked, catalogue), catalogue)
        given = [read_action(text) for text in answers]
        return at_moment(seen, state, _names(asked), given, at)


def _names(asked: WatchRequest) -> Sequence[Named]:
    return told_apart([name for name, _ in asked.decks])


def _opening(asked: WatchRequest, catalogue: AnyCatalogue) -> Opening[PreparedDeck]:
    edition = asked.edition or DEFAULT_EDITION.value
    decks = [_PLAYERS.prepare(deck, catalogue, edition) for _, deck in asked.decks]
    return Opening(decks, edition, asked.seed, asked.first)

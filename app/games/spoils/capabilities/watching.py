"""Whole games of The Spoils between computer players, looked at answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.computer_players import Opening, UnplayableDeckError
from app.games.capabilities.watching import (
    UnplayableMatchError,
    UnrepeatableGameError,
    WatchedGame,
    Watching,
    WatchRequest,
)
from app.games.spoils.capabilities.computer_players import COMPUTER_PLAYERS
from app.games.spoils.capabilities.starting import TEMPLATES
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import IllegalAction, State, read_action, read_record
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.levels import LEVELS
from app.games.spoils.players.opening import PreparedDeck
from app.games.spoils.presentation.watched import watched

MOST_ANSWERS: Final = 4_000
"""Longer games are shown up to here."""


def _begin(asked: WatchRequest[Decklist], catalogue: Catalogue) -> State:
    try:
        return COMPUTER_PLAYERS.start(_opening(asked, catalogue), catalogue)
    except UnplayableDeckError as problem:
        raise UnplayableMatchError(str(problem)) from None


def _opening(asked: WatchRequest[Decklist], catalogue: Catalogue) -> Opening[PreparedDeck]:
    edition = asked.edition or DEFAULT_EDITION.value
    decks = [COMPUTER_PLAYERS.prepare(deck, catalogue, edition) for _, deck in asked.decks]
    return Opening(decks, edition, asked.seed, asked.first)


def _play(asked: WatchRequest[Decklist], catalogue: Catalogue, player: str) -> tuple[str, ...]:
    try:
        opening = _opening(asked, catalogue)
        played = COMPUTER_PLAYERS.play(opening, catalogue, (player, player))
    except UnplayableDeckError as problem:
        raise UnplayableMatchError(str(problem)) from None
    return tuple(map(str, read_record(played.record).actions[:MOST_ANSWERS]))


def _look(
    asked: WatchRequest[Decklist], catalogue: Catalogue, answers: Sequence[str], at: int
) -> WatchedGame:
    state = _begin(asked, catalogue)
    try:
        given = [read_action(text) for text in answers]
        return watched(state, [name for name, _ in asked.decks], given, at)
    except (ValueError, IllegalAction) as problem:
        raise UnrepeatableGameError(str(problem)) from None


WATCHING: Final[Watching[Catalogue, Decklist]] = Watching(
    seats=COMPUTER_PLAYERS.persons,
    players={level.key: level.words for level in reversed(LEVELS)},
    most_answers=MOST_ANSWERS,
    templates=TEMPLATES,
    play=_play,
    look=_look,
)

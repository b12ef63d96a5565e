"""In which area each place of the vocabulary is. Rules: 403."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.terms import Area

AREA_OF: Final = MappingProxyType(
    {
        v.Place.HAND: Area.HAND,
        v.Place.DECK_TOP: Area.DECK,
        v.Place.DECK_BOTTOM: Area.DECK,
        v.Place.DECK_SHUFFLED: Area.DECK,
        v.Place.DISCARD_PILE: Area.DISCARD_PILE,
        v.Place.PLAY: Area.IN_PLAY,
        v.Place.PLAY_FACE_DOWN: Area.IN_PLAY,
        v.Place.OUT_OF_GAME: Area.OUT_OF_GAME,
        v.Place.OUT_OF_GAME_FACE_DOWN: Area.OUT_OF_GAME,
        v.Place.VOID: Area.VOID,
        v.Place.VOID_FACE_DOWN: Area.VOID,
    }
)

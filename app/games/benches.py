"""Benches of all games: which game a bench file is about."""

from __future__ import annotations

from app.games import DEFAULT_GAME, Game, game, games
from app.games.tabletop.bench_lines import without_remarks


def game_of_bench(text: str) -> Game:
    """Return the game whose bench file a text is, by its first words; else the default game."""
    first = next(filter(None, (it.strip().lower() for it in without_remarks(text))), "")
    for each in games():
        if each.rulings and first.startswith(each.rulings.needed().begins):
            return each
    return game(DEFAULT_GAME)

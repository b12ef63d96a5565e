"""Notice what was written for another game, a list or a bench file, and say for which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.games import DEFAULT_GAME, Game, game, games
from app.games.tabletop.bench_lines import without_remarks
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import AnyCatalogue

MOST_FOREIGN: Final = 2_000
"""Bytes beyond ASCII in a list that is read for another game too: folding them is dear."""

_ASCII: Final = bytes(range(128))


def read_deck(
    content: bytes | str,
    game: Game,
    catalogue: AnyCatalogue,
    filename: str | None = None,
    *,
    catalogue_of: Callable[[Game], AnyCatalogue],
    advice: Callable[[Game], str],
) -> Import[AnyDecklist]:
    """Read a deck file of a game, as its deck files do.

    A list of which another game knows more than this one, and most of all lines, cannot be read:
    the error names that game and goes on with `advice`. `catalogue_of` gives the cards of another
    game and is asked only for lists that this game hardly understands. A list with far more
    letters beyond ASCII than names need is read once only.

    Raises MissingCapabilityError for a game without deck files.
    """
    read = game.files.needed().read(content, catalogue, filename)
    understood, left = _understood(read), len(read.open_lines)
    if read.decklist is not None and understood >= left:
        return read
    written = content.encode(errors="replace") if isinstance(content, str) else content
    if len(written.translate(None, _ASCII)) > MOST_FOREIGN:
        return read
    for other in games():
        if other.key == game.key or not other.files:
            continue
        theirs = other.files.needed().read(content, catalogue_of(other), filename)
        if _understood(theirs) > max(understood, len(theirs.open_lines)):
            error = f"These are cards of {other.title}, not of {game.title}. {advice(other)}"
            return Import(None, (), theirs.format, read.encoding, error)
    return read


def _understood(read: Import[AnyDecklist]) -> int:
    """Count the lines of an import that hold a known card."""
    if read.decklist is None:
        return 0
    return sum(line.status.holds_cards for line in read.lines)


def game_of_bench(text: str) -> Game:
    """Return the game whose bench file a text is, by its first words; else the default game."""
    first = next(filter(None, (it.strip().lower() for it in without_remarks(text))), "")
    for each in games():
        if each.rulings and first.startswith(each.rulings.needed().begins):
            return each
    return game(DEFAULT_GAME)

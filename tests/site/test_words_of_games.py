"""The website says nothing in a game's own words: they come from the games."""

import re
from typing import Final

from app.tables.database import ROOT

_OF_GAMES: Final = re.compile("faction|staple", re.IGNORECASE)


def test_the_code_of_the_site_leaves_the_words_of_a_game_to_the_game() -> None:
    spoken = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted((ROOT / "app" / "site").rglob("*.py"))
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if _OF_GAMES.search(line)
    ]
    assert not spoken, (
        "Take the word from the game, as `game.header.needed().name` and `Fillers.title` do:\n"
        + "\n".join(spoken)
    )

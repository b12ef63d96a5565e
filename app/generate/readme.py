"""The README with its generated table."""

from pathlib import Path
from typing import Final

from app.catalogue import read_catalogue
from app.games import game
from app.games.capabilities.documents import between

README: Final = Path(__file__).parents[2] / "README.md"


def with_status(readme: str) -> str:
    """Return the README with its table of worded, playable and tested cards brought up to date."""
    about = game()
    catalogue = read_catalogue(about.cards.needed())
    table = about.card_coverage.needed().table(catalogue).strip()
    return between(readme, "card status: written by run.py docs", "end of card status", table)

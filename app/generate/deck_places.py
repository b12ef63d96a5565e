"""The tables of the places that each game's decks have, and how files name them."""

from app.games import Game, games
from app.games.capabilities.documents import between
from app.games.tabletop.decklists.decklist import DeckLayout, Place


def with_places(page: str) -> str:
    """The page about deck files with a table for each game that has any."""
    layouts = [(game, game.files.needed().layout) for game in games() if game.files]
    tables = "\n\n".join(_table(game, layout) for game, layout in layouts)
    return between(page, "places: written by run.py docs", "end of places", tables)


def _table(game: Game, layout: DeckLayout) -> str:
    rows = "\n".join(
        f"| `{place.name}` | `{place.zone.value}` | {_words(place)} | {place.lackey or '–'} "
        f"| {_section(place, layout) or '–'} |"
        for place in layout.places
    )
    head = "| place | zone | other words for it | LackeyCCG | OCTGN |\n|---|---|---|---|---|"
    return f"### {game.title}\n\n{head}\n{rows}"


def _words(place: Place) -> str:
    return ", ".join(f"`{word}`" for word in place.words) or "–"


def _section(place: Place, layout: DeckLayout) -> str:
    sections = layout.octgn.sections if layout.octgn else ()
    return ", ".join(name for name, places in sections if place in places)

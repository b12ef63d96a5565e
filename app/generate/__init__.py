"""The generated files of the checkout: pages and tables that are derived from the code."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from app.catalogue import read_catalogue
from app.games import Game, games
from app.games import game as game_of
from app.games.capabilities.documents import between
from app.generate.deck_places import with_places
from app.generate.layers import layers_page
from app.generate.rule_tests import card_test_table, interaction_page, rule_test_table

CHECKOUT: Final = Path(__file__).parents[2]


def generated() -> Mapping[str, Callable[[str], str]]:
    """Return, for each generated file, the function that makes its new text from the present one.

    Files are named by their path relative to the checkout.
    """
    files: dict[str, Callable[[str], str]] = {}
    for game in games():
        files |= game.documents.or_none() or {}
        if game.rule_coverage:
            files[f"app/games/{game.key}/coverage/rule_tests.csv"] = _rule_tests_of(game)
        cards = game.card_coverage.or_none()
        for page in () if cards is None else cards.pages:
            files[page] = _page_of(game, page)
        if cards is not None and cards.tests is not None:
            files[f"app/games/{game.key}/coverage/card_tests.csv"] = _card_tests_of(game)
            files["docs/interactions.md"] = _interactions_of(game)
    return files | {
        "README.md": with_status, "docs/deck-files.md": with_places, "docs/layers.md": layers_page,
    }  # fmt: skip


def _page_of(game: Game, page: str) -> Callable[[str], str]:
    return lambda _: game.card_coverage.needed().pages[page](read_catalogue(game.cards.needed()))


def _rule_tests_of(game: Game) -> Callable[[str], str]:
    return lambda _: rule_test_table(game)


def _card_tests_of(game: Game) -> Callable[[str], str]:
    return lambda _: card_test_table(game)


def _interactions_of(game: Game) -> Callable[[str], str]:
    return lambda _: interaction_page(game)


def write_files() -> None:
    """Write all generated files. Raises ValueError if one of them cannot be made."""
    for file, text in generated().items():
        place = CHECKOUT / file
        place.write_bytes(text(_standing(place)).encode())


def stale_files() -> Iterator[str]:
    """Return the files that are out of date. Raises ValueError like `write_files`."""
    for file, text in generated().items():
        stands = _standing(CHECKOUT / file)
        if text(stands) != stands:
            yield file


def _standing(place: Path) -> str:
    """Return the present text of a file, line endings included; empty if there is no file."""
    return place.read_bytes().decode() if place.exists() else ""


README: Final = Path(__file__).parents[2] / "README.md"


def with_status(readme: str) -> str:
    """Return the README with its table of worded, playable and tested cards brought up to date."""
    about = game_of()
    catalogue = read_catalogue(about.cards.needed())
    table = about.card_coverage.needed().table(catalogue).strip()
    return between(readme, "card status: written by run.py docs", "end of card status", table)

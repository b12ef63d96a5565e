"""Which files of the checkout are generated, and by which function."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from app.games import Game, games
from app.generate.readme import with_status
from app.generate.rule_tests import rule_test_table

CHECKOUT: Final = Path(__file__).parents[2]


def generated() -> Mapping[str, Callable[[str], str]]:
    """File, relative to the checkout -> what makes its text from the one that stands there."""
    files: dict[str, Callable[[str], str]] = {}
    for game in games():
        if game.documents is not None:
            files |= game.documents()
        if game.rule_coverage is not None:
            files[f"app/games/{game.key}/coverage/rule_tests.csv"] = _table_of(game)
    return files | {"README.md": with_status}


def _table_of(game: Game) -> Callable[[str], str]:
    return lambda _: rule_test_table(game)


def write_files() -> None:
    """Write all of them; raises `ValueError` if one cannot be made."""
    for file, text in generated().items():
        place = CHECKOUT / file
        place.write_bytes(text(_standing(place)).encode())


def stale_files() -> Iterator[str]:
    """The files that are not what would be written; raises `ValueError` like `write_files`."""
    for file, text in generated().items():
        stands = _standing(CHECKOUT / file)
        if text(stands) != stands:
            yield file


def _standing(place: Path) -> str:
    """The text of a file as it is, with its ends of lines; empty where there is none."""
    return place.read_bytes().decode() if place.exists() else ""

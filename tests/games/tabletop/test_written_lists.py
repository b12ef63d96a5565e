"""Lists in hundreds of styles: every copy that is written is read, or stands on an open line."""

from random import Random

import pytest

from app.games.capabilities.deck_files import AnyDeckFiles
from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST
from app.games.shadowfist.presentation.deck_files import DECK_FILES as SHADOWFIST_FILES
from app.games.spoils.card_data import CARD_DATA as SPOILS
from app.games.spoils.presentation.deck_files import DECK_FILES as SPOILS_FILES
from app.games.tabletop.facts import AnyCatalogue
from tests.support.catalogues import shipped_catalogue
from tests.support.written_lists import NAMED, STYLES, check_written_lists, in_style

GAMES = [
    pytest.param(SPOILS_FILES, shipped_catalogue(SPOILS), id="spoils"),
    pytest.param(SHADOWFIST_FILES, shipped_catalogue(SHADOWFIST), id="shadowfist"),
]


def test_there_are_styles_enough() -> None:
    assert len(STYLES) >= 200
    assert len(NAMED) >= 60


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("files", "catalogue"), GAMES)
def test_a_card_in_any_style_is_read_with_its_count(
    files: AnyDeckFiles, catalogue: AnyCatalogue, style: str
) -> None:
    names = [card.name for card in catalogue.cards if not card.name[0].isdigit()]
    first, name = Random(style).sample(names, 2)
    read = files.read(f"1 {first}\n{in_style(style, 4, name, catalogue)}\n", catalogue)
    assert read.decklist is not None, (name, read.error)
    assert read.decklist.copies_in(files.layout.zones) == {first: 1, name: 4}, read.lines


@pytest.mark.parametrize("count", ["3", "x3", "(3)", "(x3)", "[x3]", ": 3", "\t3"])
def test_an_x_at_the_end_of_a_name_is_no_sign_of_a_count(count: str) -> None:
    read = SHADOWFIST_FILES.read(f"Jason X {count}", shipped_catalogue(SHADOWFIST))
    assert read.decklist is not None
    assert [(line.copies, line.name) for line in read.decklist.lines] == [(3, "Jason X")]


@pytest.mark.parametrize(("files", "catalogue"), GAMES)
def test_every_copy_is_read_or_open(files: AnyDeckFiles, catalogue: AnyCatalogue) -> None:
    check_written_lists(files, catalogue, seed=34, number=250)


@pytest.mark.slow
@pytest.mark.parametrize(("files", "catalogue"), GAMES)
def test_every_copy_of_many_lists_is_read_or_open(
    files: AnyDeckFiles, catalogue: AnyCatalogue
) -> None:
    """A thousand lists on every run; `run.py attack --lists N` reads as many as one likes."""
    check_written_lists(files, catalogue, seed=0, number=1_000)

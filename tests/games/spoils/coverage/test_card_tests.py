"""Table of the tests that play each card, read from their sources."""

import re
from pathlib import PurePosixPath

import pytest

from app.games import game
from app.games.spoils.coverage import statuses
from app.games.spoils.coverage.card_tests import (
    CardTest,
    as_table,
    card_tests_in,
    shipped_card_tests,
)
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import FILES
from app.generate.rule_tests import sources

ABOUT_SEVERAL_CARDS = {
    *(f"arcanist.{it}" for it in ("beside_other_cards", "playing_and_duplicating")),
    *(f"arcanist.{it}" for it in ("several_copies", "unique_cards", "voidal_tactics")),
    "arcanist.what_counts",
    "banker.only_what_is_meant",
    *(f"rogue.{it}" for it in ("battles", "costs_and_counts", "interactions", "keywords")),
    "rogue.ownership",
}

SOURCE = """
from tests.support.card_tests import CardTests

CASES = CardTests()

@CASES.of("Scout", "Gnat")
def it_flies() -> None: ...

@CASES.of("Scout", differs="stays where it is")
def it_walks_home() -> None: ...

def test_characters(only_card: str | None) -> None:
    CASES.run(only_card)
"""


def test_cases_are_found_with_their_cards_and_known_faults() -> None:
    found = card_tests_in({"cards/test_characters.py": SOURCE, "test_other.py": "x = 1"})
    file = "cards/test_characters.py"
    assert found == (
        CardTest(file, "it_flies", ("Scout", "Gnat")),
        CardTest(file, "it_walks_home", ("Scout",), "stays where it is"),
    )
    assert [test.sentence for test in found] == ["It flies", "It walks home"]


def test_cards_may_be_constants_of_the_file() -> None:
    for names in ('("Scout", "Gnat")', '["Scout", "Gnat"]', '{"Scout": 1, "Gnat": 2}'):
        source = f"NAMES = {names}\n" + SOURCE.replace('"Scout", "Gnat"', "*NAMES")
        assert card_tests_in({"test_a.py": source})[0].cards == ("Scout", "Gnat")


def test_cards_that_cannot_be_read_from_the_source_are_refused() -> None:
    with pytest.raises(ValueError, match="it_flies: write the names"):
        card_tests_in({"test_a.py": SOURCE.replace('"Scout", "Gnat"', "*NAMES")})


def test_the_shipped_table_is_that_of_the_sources() -> None:
    tests = card_tests_in(sources(game("spoils")))
    assert shipped_card_tests() == tests
    assert as_table(tests).count("\n") == len(tests) + 1


def test_cases_stand_in_the_file_named_as_the_script_of_a_card_of_theirs() -> None:
    """A long file is split by set, `_1` and `_2`; a file about several cards has its own name."""
    scripts = {file: {script.name for script in scripts} for file, scripts in FILES.items()}
    for test in shipped_card_tests():
        folder, *parts = PurePosixPath(test.file).with_suffix("").parts
        file = ".".join([*parts[:-1], parts[-1].removeprefix("test_")])
        if folder == "cards" and file not in ABOUT_SEVERAL_CARDS:
            assert scripts[re.sub(r"(?<=locations)_\w+$|_\d$", "", file)] & set(test.cards), test


def test_tests_speak_of_existing_cards_with_a_text(catalogue: Catalogue) -> None:
    needing = {status.name for status in statuses(catalogue) if status.needs_tests}
    odd = {
        (card, test.file) for test in shipped_card_tests() for card in test.cards
        if card not in needing
    }  # fmt: skip
    assert odd == set()


def test_every_card_with_a_text_is_tested(catalogue: Catalogue) -> None:
    untested = [status.name for status in statuses(catalogue) if status.is_untested]
    assert untested == []

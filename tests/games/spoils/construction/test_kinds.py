"""The table of findings names everything the validator can cite, and nothing else."""

import re
from pathlib import Path

import pytest
from hypothesis import given

from app.games.spoils.construction import KINDS, check
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Format
from tests.games.spoils.construction.test_properties import CATALOGUE, decks, editions, formats

ROOT = Path(__file__).parents[4]
SOURCES = [
    ROOT / "app/games/spoils/construction" / f"{name}.py"
    for name in ("criteria", "errors", "risks")
]


@given(deck=decks, form=formats, edition=editions)
def test_every_finding_has_its_kind(deck: Decklist, form: Format, edition: Edition) -> None:
    known = {(kind.severity, rule) for kind in KINDS for rule in kind.numbers(edition) or (None,)}
    for finding in check(deck, form, edition, catalogue=CATALOGUE).findings:
        assert (finding.severity, finding.rule) in known


def test_what_the_validator_cites_in_its_code_is_in_the_table() -> None:
    code = "".join(file.read_text() for file in SOURCES)
    cited = set(re.findall(r'"((?:format|data)\.[a-z]+)"', code))
    cited |= set(re.findall(r'(?:_number|criteria\.rule|\.rule)\([^)]*?"(\d{3}\.\d[a-z])"', code))
    listed = {rule for kind in KINDS for rule in kind.rules}
    assert cited <= listed
    assert {rule for rule in listed if not rule[0].isdigit()} <= cited


@pytest.mark.parametrize("edition", Edition)
def test_numbers_are_those_of_the_edition(edition: Edition) -> None:
    size = next(kind for kind in KINDS if "103.1b" in kind.rules)
    wanted = "B.constructed.1" if edition is Edition.BASIC1E else "103.1b"
    assert size.numbers(edition) == (wanted,)

"""The table of findings has every kind that the validator makes, and what each is called."""

import pytest
from hypothesis import given

from app.games.spoils.construction import check, kinds, number
from app.games.spoils.construction.checking import SpoilsConstruction
from app.games.spoils.construction.kinds import KINDS, TOO_SMALL
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition, rulebook
from app.games.spoils.facts import Format
from app.games.tabletop.construction import FindingKind, Severity
from tests.games.spoils.construction.test_properties import CATALOGUE, decks, editions, formats


def test_the_table_has_every_kind_once() -> None:
    made = [kind for kind in vars(kinds).values() if isinstance(kind, FindingKind)]
    assert sorted(kind.meaning for kind in made) == sorted({kind.meaning for kind in KINDS})
    assert len(KINDS) == len(made)


@given(deck=decks, form=formats, edition=editions)
def test_a_stored_finding_is_recognised_again(
    deck: Decklist, form: Format, edition: Edition
) -> None:
    for finding in check(deck, form, edition, catalogue=CATALOGUE).findings:
        assert finding.rule == number(finding.kind, edition)
        again = SpoilsConstruction().kind_of(finding.severity, finding.rule, edition)
        assert again is not None
        assert again.is_numbered == finding.kind.is_numbered


def test_a_stored_finding_of_a_kind_that_is_gone_has_none() -> None:
    assert SpoilsConstruction().kind_of(Severity.ERROR, "103.1z", Edition.CR3) is None


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.is_numbered], ids=str)
def test_numbered_kinds_stand_in_the_rulebook(kind: FindingKind) -> None:
    assert kind.rule in rulebook().by_cr3


def test_kinds_without_a_number_are_called_alike_in_all_editions() -> None:
    for kind in KINDS:
        if not kind.is_numbered:
            assert {number(kind, edition) for edition in Edition} == {kind.rule}
            assert kind.rule not in rulebook().by_cr3


@pytest.mark.parametrize("edition", Edition)
def test_numbers_are_those_of_the_edition(edition: Edition) -> None:
    wanted = "B.constructed.1" if edition is Edition.BASIC1E else "103.1b"
    assert number(TOO_SMALL, edition) == wanted

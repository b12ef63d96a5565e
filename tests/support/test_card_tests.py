"""Cases about cards: all failures are reported, and a marked difference must exist."""

import pytest

from tests.support.card_tests import CardTests


def passes() -> None:
    pass


def fails() -> None:
    raise AssertionError("no damage")


def test_every_failure_is_reported_with_its_card() -> None:
    cases = CardTests()
    for card in ("Scout", "Gnat"):
        cases.of(card)(fails)
    cases.of("Fat Pants")(passes)
    with pytest.raises(ExceptionGroup) as caught:
        cases.run()
    notes = [failure.__notes__ for failure in caught.value.exceptions]
    assert notes == [["Scout: fails"], ["Gnat: fails"]]


def test_one_card_can_be_run_alone() -> None:
    cases = CardTests()
    cases.of("Scout")(fails)
    cases.of("Gnat")(passes)
    cases.run("Gnat")
    assert cases.cards == {"Scout", "Gnat"}


def test_a_difference_may_fail_and_must_not_pass() -> None:
    cases = CardTests()
    cases.of("Scout", differs="inflicts nothing")(fails)
    cases.run()
    cases.of("Gnat", differs="inflicts nothing")(passes)
    with pytest.raises(ExceptionGroup) as caught:
        cases.run()
    assert "remove differs" in str(caught.value.exceptions[0])

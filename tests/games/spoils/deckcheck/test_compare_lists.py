"""Differences between list and deck, with the rule that each touches. Rules: 103."""

import pytest

from app.games.spoils.construction import Criteria, Pool
from app.games.spoils.deckcheck import Outcome, compare, lying, rows_of
from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.construction import Verdict
from app.games.tabletop.deckcheck import Count, RowKey

LEGAL = "starter-arcanist-warlord"


def counted(
    listed: Decklist,
    catalogue: Catalogue,
    found: dict[str, int] | None = None,
    strangers: dict[str, int] | None = None,
    edition: Edition = Edition.CR3,
) -> Outcome:
    """Count a deck, by the names of its cards, and hold it against its list."""
    keys: dict[str, RowKey] = {row.name: row.key for row in rows_of(listed)}
    count = Count({keys[name]: copies for name, copies in (found or {}).items()}, strangers or {})
    criteria = Criteria.of(catalogue.formats["constructed"], edition, catalogue)
    return compare(listed, lying(listed, count, catalogue), criteria)


@pytest.fixture
def listed(catalogue: Catalogue) -> Decklist:
    """A legal list of 75 cards with three Gnat."""
    return DECK_FILES.of_precon(catalogue.precons[LEGAL], catalogue)


def test_a_deck_as_listed_agrees(listed: Decklist, catalogue: Catalogue) -> None:
    outcome = counted(listed, catalogue)
    assert outcome.agrees
    assert outcome.listed == outcome.lying
    assert outcome.came == outcome.gone == ()


def test_a_missing_card_makes_the_deck_too_small_by_103_1b(
    listed: Decklist, catalogue: Catalogue
) -> None:
    name, copies = next((row.name, row.copies) for row in rows_of(listed) if row.name == "Gnat")
    outcome = counted(listed, catalogue, {name: copies - 1})
    [one] = outcome.discrepancies
    assert (one.change.before, one.change.after) == (copies, copies - 1)
    assert (one.rule, one.breaks_rule) == ("103.1c", False)
    assert outcome.lying.verdict is Verdict.ILLEGAL
    assert [found.rule for found in outcome.came] == ["103.1b"]


@pytest.mark.parametrize(("edition", "rule"), [(Edition.CR3, "103.1c"), (Edition.CR2010, "103.1c")])
def test_a_fifth_copy_breaks_103_1c(
    listed: Decklist, catalogue: Catalogue, edition: Edition, rule: str
) -> None:
    outcome = counted(listed, catalogue, {"Gnat": 5}, edition=edition)
    [one] = outcome.discrepancies
    assert (one.rule, one.breaks_rule) == (rule, True)
    assert rule in [found.rule for found in outcome.came]


def test_another_fourth_copy_is_a_difference_that_breaks_no_rule(
    listed: Decklist, catalogue: Catalogue
) -> None:
    outcome = counted(listed, catalogue, {"Gnat": 4})
    [one] = outcome.discrepancies
    assert (one.rule, one.breaks_rule) == ("103.1c", False)
    assert outcome.lying.is_legal
    assert not outcome.agrees


def test_any_number_of_staples_breaks_no_rule(listed: Decklist, catalogue: Catalogue) -> None:
    [one] = counted(listed, catalogue, {"Rage": 40}).discrepancies
    assert (one.rule, one.breaks_rule) == (None, False)


def test_a_second_faction_breaks_103_1a(listed: Decklist, catalogue: Catalogue) -> None:
    other = next(card.name for card in catalogue.factions if card not in listed.factions)
    [one] = counted(listed, catalogue, strangers={other: 1}).discrepancies
    assert (one.rule, one.breaks_rule) == ("103.1a", True)


def test_a_missing_faction_breaks_103_1a(listed: Decklist, catalogue: Catalogue) -> None:
    [one] = counted(listed, catalogue, {listed.factions[0].name: 0}).discrepancies
    assert (one.rule, one.breaks_rule) == ("103.1a", True)


def test_differences_stand_in_the_order_of_their_names(
    listed: Decklist, catalogue: Catalogue
) -> None:
    outcome = counted(listed, catalogue, {"Rage": 2, "Gnat": 1}, {"Hidden Dagger": 1})
    assert [one.change.name for one in outcome.discrepancies] == ["Gnat", "Hidden Dagger", "Rage"]


def test_a_card_from_outside_the_pool_breaks_103_2c(catalogue: Catalogue) -> None:
    pool = Pool.of([(catalogue.newest["Scout"], 4)])
    listed = Decklist((Line(catalogue.newest["Scout"], 4),))
    criteria = Criteria.of(catalogue.formats["limited"], Edition.CR3, catalogue, pool=pool)
    on_table = lying(listed, Count({}, {"Gnat": 1}), catalogue)
    [one] = compare(listed, on_table, criteria).discrepancies
    assert (one.rule, one.breaks_rule) == ("103.2c", True)

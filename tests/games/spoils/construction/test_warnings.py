"""Warnings: legal, but likely unwanted."""

from dataclasses import replace

import pytest

from app.games.spoils.construction import check
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Base, Catalogue, Format
from app.games.tabletop.construction import Report
from tests.games.spoils.construction.decks import CONSTRUCTED, deck

every_edition = pytest.mark.parametrize("edition", list(Edition))
STARTING = {
    Edition.BASIC1E: "B.start.2",
    Edition.CR2010: "601.1b",
    Edition.CR3: "601.1b",
}
THRESHOLD = {
    Edition.BASIC1E: "B.icons.2",
    Edition.CR2010: "603.1b",
    Edition.CR3: "604.1b",
}


def about(report: Report, rule: str | None) -> list[tuple[tuple[str, int], ...]]:
    """The cards of the warnings with that rule."""
    return [found.cards for found in report.warnings if found.rule == rule]


def in_edition(
    cards: dict[str, int], edition: Edition, catalogue: Catalogue, **kw: object
) -> Report:
    """The report on a constructed deck."""
    return check(deck(catalogue, cards, **kw), CONSTRUCTED, edition, catalogue=catalogue)  # type: ignore[arg-type]


@every_edition
def test_the_starting_resources_come_from_the_deck(catalogue: Catalogue, edition: Edition) -> None:
    hall = {"Hall of Great Justice": 1}
    without = in_edition({"Greed": 75}, edition, catalogue, factions=hall)
    assert about(without, STARTING[edition]) == [(("Rage", 1),)]
    alone = in_edition({"Violence": 4, "Rage": 1}, edition, catalogue, factions=hall)
    (found,) = [f for f in alone.warnings if f.rule == STARTING[edition]]
    assert "1 staple resource" in found.message
    enough = in_edition({"Rage": 1, "Greed": 74}, edition, catalogue, factions=hall)
    assert about(enough, STARTING[edition]) == []


@every_edition
def test_a_threshold_that_no_set_of_cards_in_the_deck_meets(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = in_edition({"Greed": 70, "Scout": 4, "Gnat": 1}, edition, catalogue)
    assert about(report, THRESHOLD[edition]) == [(("Gnat", 1), ("Scout", 4))]
    enough = in_edition({"Rage": 2, "Obsession": 1, "Scout": 4, "Gnat": 1}, edition, catalogue)
    assert about(enough, THRESHOLD[edition]) == []


@every_edition
def test_volition_is_always_there_face_down_in_cr3_only(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = in_edition({"Rage": 73, "Time to Retire": 2}, edition, catalogue)
    expected = [] if edition is Edition.CR3 else [(("Time to Retire", 2),)]
    assert about(report, THRESHOLD[edition]) == expected


@every_edition
def test_the_first_edition_counts_resource_cards_only(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = in_edition({"Greed": 70, "Crest of Rage": 2, "Scout": 2}, edition, catalogue)
    missing = about(report, THRESHOLD[edition])
    names = {name for cards in missing for name, _ in cards}
    crest = catalogue.by_name["Crest of Rage"]
    assert str(crest.provides) == "RR"
    assert ("Scout" in names) == (edition is Edition.BASIC1E)


def test_a_card_is_no_source_of_the_icons_it_needs_itself(catalogue: Catalogue) -> None:
    cadet = catalogue.by_name["Embittered Cadet"]
    assert cadet.provides == cadet.threshold
    one = in_edition({"Greed": 74, "Embittered Cadet": 1}, Edition.CR3, catalogue)
    assert about(one, "604.1b") == [(("Embittered Cadet", 1),)]


@every_edition
def test_the_deck_is_not_judged_where_a_card_eases_thresholds(
    catalogue: Catalogue, edition: Edition
) -> None:
    report = in_edition({"Greed": 70, "Scout": 4, "Thabbashite Chemist": 1}, edition, catalogue)
    assert about(report, THRESHOLD[edition]) == []


def test_flip_up_is_another_way_to_deploy_where_the_edition_has_it(catalogue: Catalogue) -> None:
    card = next(
        card
        for card in catalogue.cards
        if card.keywords.flip_up
        and not card.keywords.flip_up.threshold >= card.threshold
        and card.threshold.total > card.keywords.flip_up.threshold.total
    )
    flip_up = card.keywords.flip_up
    assert flip_up is not None
    staples = {icon.word: count for icon, count in flip_up.threshold if icon.word != "Volition"}
    cards = {**staples, card.name: 1}
    assert about(in_edition(cards, Edition.CR3, catalogue), "604.1b") == []
    assert about(in_edition(cards, Edition.BASIC1E, catalogue), "B.icons.2") == [((card.name, 1),)]


def test_nothing_deployable_by_the_turn_of_the_format_is_a_warning(catalogue: Catalogue) -> None:
    late = next(
        card.name for card in catalogue.cards if card.cost == 5 and str(card.threshold) == "RR"
    )
    cards = {"Rage": 71, late: 4}
    report = in_edition(cards, Edition.CR3, catalogue)
    (found,) = [f for f in report.warnings if f.rule is None]
    assert "nothing to deploy by turn 2" in found.message
    form: Format = replace(CONSTRUCTED, early_turn=3)
    assert check(deck(catalogue, cards), form, catalogue=catalogue).warnings == ()
    assert in_edition({"Rage": 71, "Scout": 4}, Edition.CR3, catalogue).warnings == ()


def test_warnings_never_make_a_deck_illegal(catalogue: Catalogue) -> None:
    form = Format("free", "Free", Base.CONSTRUCTED, minimum=1)
    report = check(deck(catalogue, {"Gnat": 1}), form, catalogue=catalogue)
    assert report.is_legal
    assert len(report.warnings) >= 2
    assert all(found.repair is None for found in report.warnings)

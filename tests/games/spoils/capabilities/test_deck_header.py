"""The factions offered to a deck without one: explained, and the fitting one first."""

import pytest

from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_header import SpoilsDeckHeader


def reasons(catalogue: Catalogue, *names: str) -> list[tuple[str, str]]:
    lines = (Line.main(catalogue.newest_printing(catalogue.by_name[it]), 4) for it in names)
    deck = Decklist(lines=tuple(lines))
    return [
        (it.card.name, it.reason) for it in SpoilsDeckHeader().offers(deck, catalogue) if it.reason
    ]


def test_202_5_every_faction_says_its_influence_and_what_it_starts_with(
    catalogue: Catalogue,
) -> None:
    offers = {it.card.name: it.effect for it in SpoilsDeckHeader().offers(Decklist(), catalogue)}
    assert set(offers) == {card.name for card in catalogue.factions}
    assert offers["Hall of Great Justice"] == (
        "20 influence, starts with 1 Rage and 1 staple of your choice"
    )
    assert offers["The Tournament Faction"] == (
        "25 influence, starts with 2 staples of your choice"
    )


def test_a_deck_that_asks_for_nothing_is_proposed_none(catalogue: Catalogue) -> None:
    assert reasons(catalogue) == []
    assert reasons(catalogue, "Rage") == []


@pytest.mark.parametrize(
    ("names", "faction", "reason"),
    [
        (("Scout",), "Hall of Great Justice", "Most thresholds need Rage."),
        (("Gnat",), "Moist Cave of the Darkpump", "Most thresholds need Obsession."),
        (
            ("Scout", "Gnat"),
            "The Tournament Faction",
            "The thresholds need Rage and Obsession.",
        ),
    ],
)
def test_the_thresholds_decide_which_faction_is_proposed(
    catalogue: Catalogue, names: tuple[str, ...], faction: str, reason: str
) -> None:
    assert reasons(catalogue, *names) == [(faction, reason)]

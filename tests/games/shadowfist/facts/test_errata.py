"""Errata of 2023 and 2025 are an edition of their own, and off unless it is chosen."""

import pytest

from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.facts import Catalogue, corrected
from app.games.shadowfist.goldfish.setup import prepare_decklist
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.shadowfist.terms import Restriction

CHANGED = [
    ("mobius_portal_yotg", (Restriction.LIMITED,), ()),
    ("salvage_re2_400", (), (Restriction.TOAST_IT,)),
]


def test_the_rulebook_without_errata_is_the_default() -> None:
    assert DEFAULT_EDITION is Edition.SF210


@pytest.mark.parametrize(("id_", "printed", "by_errata"), CHANGED)
def test_errata_change_the_printings_they_speak_of(
    shadowfist: Catalogue,
    id_: str,
    printed: tuple[Restriction, ...],
    by_errata: tuple[Restriction, ...],
) -> None:
    assert shadowfist.printing(id_).printed.restrictions == printed
    assert corrected(shadowfist).printing(id_).printed.restrictions == by_errata


def test_another_printing_of_the_title_stays_as_printed(shadowfist: Catalogue) -> None:
    assert corrected(shadowfist).printing("salvage_ltd_400").printed.restrictions == ()


@pytest.mark.parametrize(
    ("edition", "restrictions"), [(Edition.SF210, (Restriction.LIMITED,)), (Edition.SWS, ())]
)
def test_games_are_played_by_the_edition_chosen(
    shadowfist: Catalogue, edition: Edition, restrictions: tuple[Restriction, ...]
) -> None:
    deck = DECK_FILES.read("5 Mobius Portal", shadowfist).decklist
    assert deck is not None
    (card,) = set(prepare_decklist(deck, shadowfist, edition).setup.cards)
    assert card.printed.restrictions == restrictions


def test_every_erratum_has_words_a_date_and_a_source(shadowfist: Catalogue) -> None:
    assert len(shadowfist.errata) == 9
    assert {erratum.issued for erratum in shadowfist.errata} == {"2023-02", "2023-03", "2025-02"}
    assert all(erratum.words and erratum.source for erratum in shadowfist.errata)
    assert sum(erratum.printed is not None for erratum in shadowfist.errata) == 2

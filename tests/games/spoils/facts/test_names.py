"""Folding of names: forgiving, and never taking one card for another."""

import pytest

from app.games.spoils.facts import Catalogue, fold, fold_leet


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("SCOUT", "Scout"),
        ("  dragon’s   strategy ", "Dragon's Strategy"),
        ("Dragon`s Strategy", "Dragon's Strategy"),
        ("Arena Quarter–Finalist", "Arena Quarter-Finalist"),
        ("Béllow\u00a0of x", "bellow of x"),
    ],
)
def test_spelling_differences_fold_away(written: str, meant: str) -> None:
    assert fold(written) == fold(meant)


def test_digits_stay_in_import_and_are_letters_in_search() -> None:
    assert fold("1337!") != fold("leet!")
    assert fold_leet("1337!") == fold_leet("leet!")


def test_no_two_names_collide_under_either_folding(catalogue: Catalogue) -> None:
    names = [card.name for card in catalogue.cards]
    assert len({fold(name) for name in names}) == len(names)
    assert len({fold_leet(name) for name in names}) == len(names)


def test_every_name_finds_its_own_card(catalogue: Catalogue) -> None:
    for card in catalogue.cards:
        assert catalogue.find(card.name.upper()) is card
        assert catalogue.find_leet(card.name) == (card,)


def test_two_cards_that_differ_in_a_digit_only_stay_two(catalogue: Catalogue) -> None:
    assert catalogue.find("1337!") != catalogue.find("31337!")

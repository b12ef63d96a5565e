"""Folding of names is forgiving, and never takes one card for another."""

import pytest

from app.games.text import fold, fold_leet


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

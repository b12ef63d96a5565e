"""Demands of a format, as the page of formats tells them: the numbers decks are checked against."""

import pytest

from app.games.spoils.construction import Criteria, demands_of, parse_format
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue, Format
from app.games.tabletop.construction import Answer, FormatError

NUMBERED = (Edition.CR3, Edition.CR2010)


def answers(form: Format, about: str, catalogue: Catalogue) -> tuple[Answer, ...]:
    return next(d.answers for d in demands_of(form, catalogue) if d.about == about)


def test_103_1b_constructed_asks_for_75_cards_in_every_edition(catalogue: Catalogue) -> None:
    (answer,) = answers(catalogue.formats["constructed"], "Size", catalogue)
    assert "at least 75 cards" in answer.words
    assert answer.editions == (
        (Edition.CR3, "103.1b"), (Edition.CR2010, "103.1b"), (Edition.BASIC1E, "B.constructed.1"),
    )  # fmt: skip


def test_103_2b_limited_asks_for_40_cards_in_cr3_and_45_before(catalogue: Catalogue) -> None:
    newer, older = answers(catalogue.formats["limited"], "Size", catalogue)
    assert "at least 40 cards" in newer.words
    assert [edition for edition, _ in newer.editions] == [Edition.CR3]
    assert "at least 45 cards" in older.words
    assert [edition for edition, _ in older.editions] == [Edition.CR2010, Edition.BASIC1E]


def test_103_1c_which_cards_are_free_of_the_copy_limit_differs(catalogue: Catalogue) -> None:
    newer, older = answers(catalogue.formats["constructed"], "Copies of a name", catalogue)
    assert "at most 4" in newer.words
    assert "any number of staples and" in newer.words
    assert "any number of staple resources and" in older.words


def test_103_2c_limited_is_bound_by_the_pool_and_not_by_copies(catalogue: Catalogue) -> None:
    limited = catalogue.formats["limited"]
    (copies,) = answers(limited, "Copies of a name", catalogue)
    assert copies.words == "any number"
    (pool,) = answers(limited, "Card pool", catalogue)
    assert "supplied" in pool.words
    assert dict(pool.editions)[Edition.CR3] == "103.2c"


def test_103_1d_the_first_edition_knows_no_banned_lists(catalogue: Catalogue) -> None:
    newer, first = answers(catalogue.formats["constructed"], "Banned cards", catalogue)
    assert [edition for edition, _ in newer.editions] == list(NUMBERED)
    assert first.editions == ((Edition.BASIC1E, None),)


def test_a_format_of_ones_own_names_what_it_decides_itself(catalogue: Catalogue) -> None:
    form = parse_format(
        'id = "club"\nbase = "constructed"\nminimum = 60\nmaximum = 60\ncopies = 2\n'
        'sideboard = 10\nsets = ["1ED", "SD1"]\nrarities = ["common"]\n',
        catalogue,
    )
    for about, words, rule in (
        ("Size", "at least 60 cards", "format.size"),
        ("Size", "at most 60", "format.size"),
        ("Copies of a name", "at most 2", "format.copies"),
        ("Sideboard", "at most 10 cards", "format.sideboard"),
        ("Sets", "1ED and SD1", "format.sets"),
        ("Rarity", "common", "format.rarity"),
    ):
        for answer in answers(form, about, catalogue):
            assert words in answer.words
            assert {found for _, found in answer.editions} == {rule}


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("name", ["constructed", "limited"])
def test_the_smallest_deck_told_is_the_one_decks_are_held_against(
    catalogue: Catalogue, name: str, edition: Edition
) -> None:
    form = catalogue.formats[name]
    told = [a.words for a in answers(form, "Size", catalogue) if edition in dict(a.editions)]
    assert told[0].startswith(f"at least {Criteria.of(form, edition, catalogue).minimum} cards")


def test_an_incomplete_format_asks_nothing_that_is_known(catalogue: Catalogue) -> None:
    with pytest.raises(FormatError):
        demands_of(catalogue.formats["current"], catalogue)

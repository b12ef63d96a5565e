"""A query is told back in players' words."""

import pytest

from app.games.spoils.facts import Base, Catalogue, Format
from app.games.spoils.search import SearchIndex, explain, search
from app.games.spoils.terms import Rarity


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("", "All cards."),
        ("unique:prints", "All printings."),
        ("2 or !gnat", "Cards: name containing “2” or name exactly “gnat”."),
        ("st:soldier c<=4", "Cards: subtype containing “soldier” and cost at most 4."),
        ("-(t:item or t:tactic)", "Cards: not (type Item or type Tactic)."),
        ("th<=2R", "Cards: threshold within 2 Rage."),
        ("th:RRO", "Cards: threshold at least 1 Obsession and 2 Rage."),
        ("th=0", "Cards: threshold no icon."),
        ("th>=1", "Cards: threshold at least 1 icon."),
        ("i<=RD", "Cards: icons within Deception and Rage."),
        ("str>life", "Cards: strength above life."),
        ("c:x", "Cards: cost X."),
        ("e>=seed1", "Cards: printed in or after Seed 1: Children of the Lingamorph."),
        ("in:deck|2ed", "Cards: in the deck or 2nd Edition."),
        ("f:constructed@2008-05-17", "Cards: legal in Constructed on 2008-05-17."),
        ("kw>=2", "Cards: keyword at least 2 in number."),
        ("/a/ order:cost dir:desc", "Cards: name matching /a/; sorted by cost, descending."),
    ],
)
def test_the_echo_says_what_was_understood(index: SearchIndex, query: str, words: str) -> None:
    assert explain(query, index) == words


def test_formats_go_by_sets_for_names_and_by_printing_for_rarities(catalogue: Catalogue) -> None:
    formats = [
        Format("old", "Old", Base.CONSTRUCTED, sets=("1ED",)),
        Format("humble", "Humble", Base.CONSTRUCTED, rarities=frozenset({Rarity.COMMON})),
    ]
    house = Catalogue.of(
        version="house", printings=catalogue.printings, sets=catalogue.sets, formats=formats
    )
    index = SearchIndex.of(house)
    assert search(index, "!Scout f:old").cards
    assert search(index, "!Scout f:Old e:2ed").cards
    assert not search(index, "!Gnat f:old").cards
    (humble,) = search(index, '!"4p7 31f" f:humble unique:prints').printings
    assert humble.rarity is Rarity.COMMON
    assert not search(index, "!Neurosis f:humble").cards


def test_a_page_of_the_result_is_a_slice(index: SearchIndex) -> None:
    found = search(index, "t:character order:cost").found
    assert [row.card.name for row in found[30:60]] == [row.card.name for row in found][30:60]
    assert len(found[:30]) == 30

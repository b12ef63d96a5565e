"""Staples for what a deck still lacks."""

from app.games.spoils.construction import demanded, fill_with_staples, room_for_staples, supplied
from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Icon


def deck_of(catalogue: Catalogue, **copies: int) -> Decklist:
    return Decklist(
        tuple(
            Line.main(catalogue.newest_printing(catalogue.by_name[name.replace("_", " ")]), number)
            for name, number in copies.items()
        )
    )


def test_staples_go_to_the_icons_the_deck_asks_for(catalogue: Catalogue) -> None:
    deck = deck_of(catalogue, Scout=4, Gnat=2, Rage=1)
    added = {line.name: line.copies for line in fill_with_staples(deck, 6, catalogue)}
    assert sum(added.values()) == 6
    assert set(added) == {"Rage", "Obsession"}
    assert added["Rage"] > added["Obsession"]


def test_every_missing_copy_is_filled_even_where_nothing_is_asked_for(
    catalogue: Catalogue,
) -> None:
    for copies in (0, 1, 75):
        lines = fill_with_staples(Decklist(), copies, catalogue)
        assert sum(line.copies for line in lines) == copies
        assert all(line.printing.card.is_staple_resource for line in lines)


def test_405_1_icons_are_counted_copy_by_copy(catalogue: Catalogue) -> None:
    deck = deck_of(catalogue, Scout=4, Rage=10)
    assert demanded(deck)[Icon.RAGE] == 8
    assert supplied(deck)[Icon.RAGE] == 10


def test_resources_are_at_most_a_third_of_the_deck(catalogue: Catalogue) -> None:
    assert room_for_staples(Decklist(), 75) == 25
    assert room_for_staples(deck_of(catalogue, Scout=32, Obsession=18), 75) == 7
    assert room_for_staples(deck_of(catalogue, Obsession=30), 75) == 0
    assert room_for_staples(deck_of(catalogue, Rage=13), 40) == 0

"""No two cards of The Spoils are taken for one another, however names are folded."""

from app.games.spoils.facts import Catalogue, fold, fold_leet


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

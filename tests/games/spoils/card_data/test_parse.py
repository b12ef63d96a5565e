"""Facts in their written form are read strictly, and errors name the field."""

import pytest

from app.games.spoils.card_data.cards import read_card, read_keywords
from app.games.spoils.facts import FlipUp, Keywords, Recur, Threshold
from app.games.tabletop.card_data.fields import FactError, Fields, check_texts

CLERK: Fields = {"name": "Clerk", "trade": "Banker", "type": "Character"}


def test_empty_is_not_zero() -> None:
    card = read_card({**CLERK, "cost": "0", "strength": ""})
    assert card.cost == 0
    assert card.strength is None


def test_item_bonuses_keep_their_sign() -> None:
    card = read_card({**CLERK, "strength": "+2", "life": "-1"})
    assert (card.strength, card.life) == (2, -1)


def test_keywords_are_read_with_their_values() -> None:
    assert read_keywords("covert;unique:boss;flip_up:2[GG]+extra;recur:3[D];attach:character") == (
        Keywords(
            covert=True,
            unique="boss",
            flip_up=FlipUp(2, Threshold.of("GG"), has_extra=True),
            recur=Recur(3, Threshold.of("D")),
            attach_to="character",
        )
    )


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({**CLERK, "name": " "}, "name"),
        ({**CLERK, "trade": "Butcher"}, "trade"),
        ({**CLERK, "type": "Creature"}, "type"),
        ({**CLERK, "supertype": "legendary"}, "supertype"),
        ({**CLERK, "cost": "X"}, "cost"),
        ({**CLERK, "cost": "-1"}, "cost"),
        ({**CLERK, "life": "1000"}, "life"),
        ({**CLERK, "threshold": "GW"}, "threshold"),
        ({**CLERK, "keywords": "flying"}, "keywords"),
        ({**CLERK, "keywords": "flip_up:GG"}, "keywords"),
        ({**CLERK, "type": "Faction"}, "influence"),
        ({**CLERK, "type": "Faction", "starting_resources": "Mana:1"}, "starting_resources"),
        ({**CLERK, "type": "Faction", "starting_resources": "Greed"}, "starting_resources"),
        ({**CLERK, "type": "Faction", "starting_resources": "Greed:²"}, "starting_resources"),
        ({**CLERK, "type": "Faction", "starting_resources": "Greed:9999"}, "starting_resources"),
        ({**CLERK, "name": "x" * 101}, "name"),
    ],
)
def test_a_fact_that_cannot_be_read_is_named(fields: Fields, field: str) -> None:
    with pytest.raises(FactError) as caught:
        read_card(fields)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({**CLERK, "name": "Cl\0erk"}, "name"),
        ({**CLERK, "name": "Cl\ud800erk"}, "name"),
        ({**CLERK, "subtypes": "a" + "\u0301" * 31}, "subtypes"),
        ({**CLERK, "text": "x" * 4_001}, "text"),
    ],
)
def test_a_text_that_cannot_be_kept_is_named(fields: Fields, field: str) -> None:
    with pytest.raises(FactError) as caught:
        check_texts(fields)
    assert caught.value.field == field
    check_texts({**CLERK, "text": "x" * 4_000, "name": "Clérk", "cost": 3, "life": None})


def test_201_4b_subtypes_are_parted_by_semicolons() -> None:
    assert read_card({**CLERK, "subtypes": "pluck;drunk"}).subtypes == ("pluck", "drunk")

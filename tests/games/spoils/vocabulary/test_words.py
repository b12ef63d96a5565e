"""The words themselves: frozen, without behaviour, told apart by name."""

from dataclasses import is_dataclass
from enum import Enum

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.vocabulary import (
    CHARACTER,
    COVERT,
    PICKED,
    THIS,
    Ability,
    Deplete,
    Draw,
    FlipUp,
    LoseInfluence,
    Number,
    OnResolve,
    Pay,
    Pick,
    Place,
    Player,
    Put,
    Trigger,
    TurnStarts,
    VocabularyError,
    check_scripts,
    from_json,
    script,
    to_json,
    used_words,
    verbs,
    words,
)

DUN = script(
    "Lantern Clerk",
    COVERT,
    Ability("DUN", cost=(Pay(1), Deplete(THIS)), effect=(LoseInfluence(1, Player.OPPONENT),)),
)
REVOKE = script(
    "Revoke Lease",
    OnResolve(cost=(Pick(CHARACTER),), effect=(Put(PICKED, Place.HAND), Draw())),
    FlipUp(2, "GG"),
)


def test_every_word_is_a_frozen_value_or_a_closed_list() -> None:
    for word in words().values():
        if issubclass(word, Enum):
            continue
        assert is_dataclass(word)
        assert word.__dataclass_params__.frozen, word  # type: ignore[attr-defined]


def test_a_script_survives_json() -> None:
    for made in (DUN, REVOKE):
        assert from_json(to_json(made)) == made


def test_scripts_are_compared_as_values() -> None:
    assert script("Lantern Clerk", *DUN.paragraphs) == DUN
    assert DUN != REVOKE


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ({"word": "Tap"}, "not a word"),
        ({"word": "Draw", "cards": 2}, "no field 'cards'"),
        ({"word": "Draw", "count": "two"}, "cannot be 'two'"),
        ({"word": "Pay"}, "lacks a field"),
        ({"word": "Place", "is": "GRAVEYARD"}, "not one of Place's values"),
    ],
)
def test_unknown_words_and_wrong_values_are_refused(broken: object, complaint: str) -> None:
    with pytest.raises(VocabularyError, match=complaint):
        from_json(broken)


def test_a_script_names_the_words_it_uses() -> None:
    assert {"Pay", "Deplete", "Role.THIS", "Player.OPPONENT"} <= used_words(DUN)
    assert "Draw" not in used_words(DUN)


def test_the_vocabulary_stays_small() -> None:
    assert 55 <= len(verbs()) <= 75


@pytest.mark.parametrize(
    ("paragraphs", "complaint"),
    [
        ((OnResolve(effect=(Put(PICKED, Place.HAND),)),), "without picking one"),
        ((FlipUp(2, "GX"),), "not a threshold"),
        ((Trigger(TurnStarts(), (Draw(Number("X")),)),), "number X without setting it"),
        ((COVERT,), "covert: facts say None"),
        (
            (Trigger(TurnStarts(), (Deplete(CHARACTER.of_subtype("unheard-of")),)),),
            "no card has the subtype",
        ),
        ((Trigger(TurnStarts(), (Deplete(CHARACTER.named("Nobody")),)),), "no card is named"),
    ],
)
def test_a_script_that_contradicts_itself_or_the_facts_is_refused(
    catalogue: Catalogue, paragraphs: tuple[OnResolve, ...], complaint: str
) -> None:
    with pytest.raises(VocabularyError, match=complaint):
        check_scripts([script("Scout", *paragraphs)], catalogue)


def test_a_script_needs_a_card_and_only_one_script_may_be_written(catalogue: Catalogue) -> None:
    with pytest.raises(VocabularyError, match="no card has that name"):
        check_scripts([DUN], catalogue)
    with pytest.raises(VocabularyError, match="has two scripts"):
        check_scripts([script("Scout"), script("Scout")], catalogue)

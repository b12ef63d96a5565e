"""A measured pair of games, named in a text and played again exactly."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.games.capabilities.card_changes import TriedPair
from app.games.capabilities.watching import parted
from app.games.spoils.engine import outcome, read_action
from app.games.spoils.engine.referee import apply
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.model import Model, model_again
from app.games.spoils.presentation.goldfish.shown_pair import (
    SOLO_NAMES,
    ShownPair,
    read_pair,
    text_of,
)
from app.games.spoils.presentation.watched import watched
from app.games.spoils.solo.trials import NUMBERS, Work, count_trial
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block

Models = Callable[[str, int], Model]


@pytest.fixture
def model(precon_model: Models) -> Model:
    return precon_model("first-edition-warlord", 12)


def changed(model: Model, catalogue: Catalogue, out: str, into: str) -> Model:
    cards = catalogue.by_name
    return model_again(model, model.setup.exchanged(cards[out], cards[into]))


def test_a_text_names_the_shuffle_and_the_exact_place_of_every_card(
    model: Model, catalogue: Catalogue
) -> None:
    after = changed(model, catalogue, "Hidden Sniper", "Berserker Corps")
    starting = replace(after.setup, starting=(catalogue.by_name["Greed"],) * 2)
    for setup in (after.setup, starting):
        text = text_of(model.setup, setup, TriedPair(NUMBERS[3], 6, 5))
        assert read_pair(text, model, 1, catalogue) == ShownPair(
            model, model_again(model, setup), 1, NUMBERS[3]
        )


def test_the_games_shown_are_won_on_the_turns_that_were_measured(
    model: Model, catalogue: Catalogue
) -> None:
    after = model
    for _ in range(6):
        after = changed(after, catalogue, "Rage", "Plodding Brute")
    pair = count_trial(Work(model, after, 1, Block(0, 4)), catalogue).pair
    assert pair is not None
    shown = ShownPair(model, after, 1, pair.number)
    played = shown.played(catalogue)
    told = []
    for answers, turn, is_changed in (
        (played.before, pair.before, False),
        (played.after, pair.after, True),
    ):
        given = [read_action(text) for text in answers]
        state = shown.opened(catalogue, is_changed=is_changed)
        for action in given:
            apply(state, action)
        result = outcome(state)
        assert result is not None
        assert (result.winner, (state.turn + 1) // 2) == (0, turn)
        told.append(watched(shown.opened(catalogue, is_changed=is_changed), SOLO_NAMES, given, 0))
    without, with_it = parted(*told), parted(*told[::-1])
    assert without.turn.title == with_it.turn.title
    assert without.lines
    assert with_it.lines
    assert set(without.lines).isdisjoint(with_it.lines)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "names no game"),
        (str(NUMBERS[0]), "names no game"),
        ("5\n3 Scout", "names no game"),
        (f"{NUMBERS[0]}\n99 Scout", "about another list"),
        (f"{NUMBERS[0]}\nx Scout", "about another list"),
        (f"{NUMBERS[0]}\n3 Scuot", "'Scuot', which no deck"),
        (f"{NUMBERS[0]}\nstarting Greed", "other starting resources"),
    ],
)
def test_a_text_that_names_no_measured_game_says_why(
    model: Model, catalogue: Catalogue, text: str, words: str
) -> None:
    with pytest.raises(GoldfishError, match=words):
        read_pair(text, model, 1, catalogue)

"""Whole games of random players over the preconstructed decks, watched at every answer."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine import GameEnd, apply, new_game, passive, play_on
from app.games.shadowfist.engine.agents import HastyAgent
from app.games.shadowfist.engine.record import table_digest
from app.games.shadowfist.engine.wordings import no_text
from app.games.shadowfist.facts import Catalogue
from tests.support.shadowfist_games import SEATS, play_watched, precon_decks


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_break_nothing(shadowfist: Catalogue, seats: int) -> None:
    for seed, haste in ((0, 0.5), (1, 0.0)):
        assert play_watched(shadowfist, seed, seats, haste).answers > 50


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_of_cards_with_texts_break_nothing(shadowfist: Catalogue, seats: int) -> None:
    """R32: what is kept of texts is what they say now; copies and views hold, too."""
    for seed, haste in ((10, 0.5), (11, 0.0)):
        assert play_watched(shadowfist, seed, seats, haste, rich=True, every=3).answers > 50


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_many_random_games_of_cards_with_texts_break_nothing(
    shadowfist: Catalogue, seats: int
) -> None:
    """A few games, watched at every answer; `run.py games --rich --every 1` plays the rest."""
    for seed in range(8):
        play_watched(shadowfist, seed, seats, 0.5, rich=True)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_many_random_games_break_nothing(shadowfist: Catalogue, seats: int) -> None:
    """A few games, watched at every answer; `run.py games --every 1` plays the thousands."""
    for seed in range(6):
        play_watched(shadowfist, seed, seats, 0.5)


@pytest.mark.parametrize("seats", SEATS)
def test_texts_that_do_nothing_change_nothing(shadowfist: Catalogue, seats: int) -> None:
    decks = precon_decks(shadowfist)[:seats]
    for seed in (2, 3):
        plain = new_game(shadowfist, decks, seed=seed, texts=no_text)
        beside_texts = plain.clone()
        beside_texts.game = replace(plain.game, has_scripts=True)
        given = play_on(plain, [HastyAgent(seed + seat, 0.6) for seat in range(seats)], turns=30)
        for action in given:
            apply(beside_texts, action)
        assert table_digest(beside_texts) == table_digest(plain)


def test_hasty_players_mostly_end_by_a_final_site(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)
    ends = []
    for seed in range(12):
        state = new_game(shadowfist, [decks[seed], decks[seed + 1], decks[seed + 3]], seed=seed)
        play_on(state, [HastyAgent(seed + seat, 0.7) for seat in range(3)])
        assert state.result is not None
        ends.append(state.result.why)
    assert sum(it in (GameEnd.FINAL_SITE, GameEnd.NO_SITES) for it in ends) >= 9


def test_passive_players_run_out_of_cards(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)[:3]
    state = new_game(shadowfist, decks, seed=1)
    play_on(state, [passive] * 3)
    assert state.result is not None
    assert state.result.why is GameEnd.LAST_PLAYER

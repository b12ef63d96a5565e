"""Starting a game. Rules: 601."""

import pytest

from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Answer,
    Choose,
    DecisionKind,
    Deck,
    Done,
    apply,
    legal_actions,
    new_game,
)
from app.games.spoils.engine.model import events
from app.games.spoils.facts import Catalogue
from tests.support.made_cards import DECK_OF_75
from tests.support.rules import rule, shows
from tests.support.tables import asks_for, game

ALL = pytest.mark.parametrize("edition", list(Edition))
OLDER = pytest.mark.parametrize("edition", [Edition.BASIC1E, Edition.CR2010])


@ALL
@rule("basic1e:B.start.1")
def test_601_1a_factions_start_in_play_with_their_influence(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition)
    with shows("202.3a"):
        assert state.influence == [25, 25]
    assert [state.name(card) for card in state.faction] == ["The Tournament Faction"] * 2
    with shows("202.2"):
        assert set(state.faction) <= set(state.in_play)


@ALL
@rule("basic1e:B.start.2")
def test_601_1b_starting_resources_are_searched_and_put_face_down(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition)
    for player in (0, 1):
        mine = [c for c in state.in_play if state.owner[c] == player and state.face_down[c]]
        with shows("202.5"):
            assert sorted(state.name(card) for card in mine) == ["Greed", "Rage"]
        assert len(state.deck[player]) == 73


def test_601_1b_the_player_chooses_among_the_staples_of_the_deck(catalogue: Catalogue) -> None:
    deck = Deck("The Tournament Faction", DECK_OF_75)
    state = new_game(catalogue, (deck, deck), seed=3, blanks=True)
    asks_for(state, DecisionKind.STARTING_RESOURCE)
    names = [state.name(it.card) for it in legal_actions(state) if isinstance(it, Choose)]
    assert names == ["Greed", "Rage"]


@ALL
@rule("basic1e:B.start.3")
def test_601_1c_whoever_wins_the_toss_chooses_who_goes_first(
    catalogue: Catalogue, edition: Edition
) -> None:
    choosing = set()
    for seed in range(8):
        for first in (0, 1):
            deck = Deck("The Tournament Faction", DECK_OF_75, starting=("Rage", "Greed"))
            state = new_game(catalogue, (deck, deck), seed=seed, edition=edition, blanks=True)
            asks_for(state, DecisionKind.WHO_STARTS)
            assert state.decision is not None
            choosing.add(state.decision.player)
            assert legal_actions(state) == (Answer(0), Answer(1))
            apply(state, Answer(first))
            assert state.first == first
    assert choosing == {0, 1}, "who chooses is left to chance"


def test_601_1d_all_players_flip_their_resources_at_once(catalogue: Catalogue) -> None:
    state = game(catalogue, first=0)
    asks_for(state, DecisionKind.MULLIGAN)
    assert not any(state.face_down[card] for card in state.in_play)


@OLDER
@rule("cr2010:601.1d", "basic1e:B.start.4")
def test_601_1d_only_the_first_player_flips_in_the_older_editions(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    down = {state.owner[card] for card in state.in_play if state.face_down[card]}
    assert down == {1}


def test_601_1e_everybody_draws_before_anybody_may_mulligan(catalogue: Catalogue) -> None:
    state = game(catalogue, first=0)
    assert [len(hand) for hand in state.hand] == [8, 9]


@OLDER
@rule("cr2010:601.1e", "basic1e:B.start.5")
def test_601_1e_the_second_player_draws_after_the_first_one_mulliganed(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    assert [len(hand) for hand in state.hand] == [8, 0]


@ALL
@rule("basic1e:B.start.6")
def test_601_1f_chosen_cards_go_under_the_deck_and_as_many_are_drawn(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    first, second = (it for it in legal_actions(state)[:2] if isinstance(it, Choose))
    apply(state, first)
    apply(state, second)
    assert first not in legal_actions(state)
    told = apply(state, Done())
    assert state.deck[0][-2:] == [first.card, second.card]
    assert len(state.hand[0]) == 8
    drew = next(event for event in told if isinstance(event, events.Drew))
    assert len(drew.cards) == 2
    assert not any(isinstance(event, events.Shuffled) for event in told)
    assert state.decision is not None
    assert state.decision.player == 1, "the mulligan can be done only once"


@ALL
@rule("basic1e:B.start.7", "cr2010:601.1g")
def test_601_1g_the_second_player_may_mulligan_too(catalogue: Catalogue, edition: Edition) -> None:
    state = game(catalogue, edition, first=0)
    apply(state, Done())
    asks_for(state, DecisionKind.MULLIGAN)
    assert state.decision is not None
    assert state.decision.player == 1
    with shows("202.6"):
        assert [len(hand) for hand in state.hand] == [8, 9]


@ALL
@rule("basic1e:B.start.8", "EX-B14")
def test_601_1h_then_the_first_turn_begins(catalogue: Catalogue, edition: Edition) -> None:
    state = game(catalogue, edition, first=1)
    apply(state, Done())
    apply(state, Done())
    assert (state.turn, state.active) == (1, 1)

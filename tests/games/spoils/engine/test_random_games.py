"""Games of random players: nothing breaks, and what must hold holds in every position."""

import os
import random

import pytest

from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Action,
    Deck,
    EndTurn,
    IllegalAction,
    State,
    apply,
    legal_actions,
    new_game,
    outcome,
    to_decide,
)
from app.games.spoils.engine.agents import RandomAgent, greedy, passive, play_on
from app.games.spoils.engine.observe import observe
from app.games.spoils.engine.read import active_text, stats
from app.games.spoils.engine.read.checked_cards import checked_cards
from app.games.spoils.engine.record import digest, read_record, record_of, replay
from app.games.spoils.engine.write import snapshots
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType
from tests.support import watched_games
from tests.support.spoils_games import check_invariants, positions, random_game, recomputed
from tests.support.watched_games import Broken, Tally, play_watched, varied_game

EDITIONS = pytest.mark.parametrize("edition", list(Edition))


@EDITIONS
def test_random_games_keep_every_card_in_one_area(catalogue: Catalogue, edition: Edition) -> None:
    for seed in range(2):
        for state in positions(random_game(catalogue, seed, edition), seed, 500):
            check_invariants(state)


@pytest.mark.slow
@EDITIONS
def test_random_games_go_on_until_somebody_wins(catalogue: Catalogue, edition: Edition) -> None:
    """A player without cards does not lose (102.1a), so that a game may outlast its decks."""
    ended = 0
    for seed in range(3, 7):
        state = random_game(catalogue, seed, edition)
        play_on(state, (RandomAgent(seed), RandomAgent(seed + 1)), turns=60)
        ended += outcome(state) is not None
        assert (to_decide(state) is None) == (outcome(state) is not None)
    assert ended


@EDITIONS
def test_a_clone_goes_on_just_like_its_original(catalogue: Catalogue, edition: Edition) -> None:
    state = random_game(catalogue, 11, edition)
    for place, _ in enumerate(positions(state, 11, 400)):
        if place % 40:
            continue
        copy = state.clone()
        before = digest(state)
        assert digest(copy) == before
        play_on(copy, (RandomAgent(place), RandomAgent(place)), actions=30)
        assert digest(state) == before, "the copy's game changed the original"
        again = state.clone()
        play_on(again, (RandomAgent(place), RandomAgent(place)), actions=30)
        assert digest(again) == digest(copy)


@pytest.mark.slow
@EDITIONS
def test_cached_values_equal_recomputed_ones(catalogue: Catalogue, edition: Edition) -> None:
    for seed in range(6):
        state = varied_game(catalogue, seed, edition)
        for _ in positions(state, seed, 250):
            anew = recomputed(state)
            assert in_force(state) == in_force(anew)
            assert legal_actions(state) == legal_actions(anew)


def in_force(state: State) -> list[object]:
    """The values that the texts and effects in force come to."""
    told: list[object] = [active_text.active(state), checked_cards(state)]
    told += [stats.icons(state, player) for player in (0, 1)]
    told += [stats.free_resources(state, player) for player in (0, 1)]
    told += [stats.in_play_of_type(state, kind) for kind in CardType]
    for card in (*state.in_play, *state.hand[0], *state.hand[1], *state.being_deployed):
        told += [stats.types(state, card), active_text.text_of(state, card)]
        told += [stats.strength(state, card), stats.life(state, card)]
    return told


@EDITIONS
def test_a_replay_is_the_same_game(catalogue: Catalogue, edition: Edition) -> None:
    state = random_game(catalogue, 21, edition)
    given = play_on(state, (RandomAgent(1), RandomAgent(2)), actions=300)
    record = record_of(state, given, blanks=True)
    assert read_record(record.to_json()) == record
    assert digest(replay(record, catalogue)) == digest(state)


@EDITIONS
def test_a_game_saved_and_loaded_at_every_decision_is_the_same_game(
    catalogue: Catalogue, edition: Edition
) -> None:
    """From the sixtieth answer on, each is given to a game that was just loaded."""
    state = random_game(catalogue, 5, edition)
    chance = random.Random(5)
    given = []
    asked = set()
    for place in range(80):
        action = chance.choice(legal_actions(state))
        apply(state, action)
        given.append(action)
        if place >= 60:
            saved = record_of(state, given, blanks=True).to_json()
            loaded = replay(read_record(saved), catalogue)
            assert digest(loaded) == digest(state)
            assert legal_actions(loaded) == legal_actions(state)
            assert observe(loaded, 0) == observe(state, 0)
            asked.add(to_decide(state))
            state = loaded
    assert asked == {0, 1}


def test_a_game_is_saved_in_the_middle_of_paying(catalogue: Catalogue) -> None:
    """Decks in which paying asks for resources that differ; saved at every such question."""
    kinds = ("Rage", "Greed")
    deck = Deck("The Tournament Faction", ("Scout", "Gnat") * 12 + kinds * 14, starting=kinds)
    state = new_game(catalogue, (deck, deck), seed=3, first=0)
    chance = random.Random(3)
    given: list[Action] = []
    saved = 0
    while saved < 5 and len(given) < 400:
        decision = state.decision
        assert decision is not None
        if any(frame.procedure == "costs" for frame in state.frames):
            record = record_of(state, given).to_json()
            loaded = replay(read_record(record), catalogue)
            assert (loaded.decision, len(loaded.undo)) == (decision, len(state.undo))
            assert digest(loaded) == digest(state)
            state, saved = loaded, saved + 1
        action = chance.choice(legal_actions(state))
        apply(state, action)
        given.append(action)
    assert saved == 5, "no payment was asked about"


def test_an_illegal_action_is_refused_and_changes_nothing(catalogue: Catalogue) -> None:
    state = random_game(catalogue, 2, Edition.CR3)
    before = digest(state)
    with pytest.raises(IllegalAction, match="not legal for player"):
        apply(state, EndTurn())
    assert digest(state) == before


def test_604_1e_copies_undo_a_failed_cost_independently(catalogue: Catalogue) -> None:
    state = random_game(catalogue, 2, Edition.CR3)
    play_on(state, (RandomAgent(1), RandomAgent(2)), actions=30)
    before = digest(state)
    snapshots.keep(state)
    copy = state.clone()
    snapshots.restore(copy)
    play_on(copy, (RandomAgent(3), RandomAgent(4)), actions=30)
    snapshots.restore(state)
    assert digest(state) == before
    assert digest(copy) != before


def test_greedy_beats_passive(catalogue: Catalogue) -> None:
    state = random_game(catalogue, 8, Edition.CR3)
    play_on(state, (greedy, passive), turns=60)
    result = outcome(state)
    assert result is not None
    assert result.winner == 0


def test_more_than_two_players_are_refused(catalogue: Catalogue) -> None:
    deck = Deck("The Tournament Faction", ("Rage",) * 75)
    with pytest.raises(ValueError, match="2 players"):
        new_game(catalogue, (deck,) * 3, seed=1)


def test_unknown_cards_are_named(catalogue: Catalogue) -> None:
    deck = Deck("The Tournament Faction", ("Rage", "No Such Thing"))
    with pytest.raises(ValueError, match="No Such Thing"):
        new_game(catalogue, (deck, deck), seed=1)


@pytest.mark.slow
@EDITIONS
def test_random_games_finish_clean(catalogue: Catalogue, edition: Edition) -> None:
    """A few games; `run.py games` plays the thousands."""
    total = Tally()
    for seed in range(1000, 1000 + int(os.environ.get("THRESHOLD_RANDOM_GAMES", "12"))):
        total.add(play_watched(catalogue, seed, edition))
    assert total.ends["no influence left"] > total.games // 2


def test_the_same_game_has_the_same_digest_and_another_game_another(catalogue: Catalogue) -> None:
    one, again, other = (
        play_watched(catalogue, seed, Edition.CR3).digests[Edition.CR3, seed] for seed in (1, 1, 2)
    )
    assert one == again
    assert one != other


def test_a_game_that_breaks_leaves_the_record_of_it(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched_games, "MOST_ANSWERS_A_TURN", 12)
    with pytest.raises(Broken, match="the turn does not end") as broken:
        play_watched(catalogue, 7, Edition.CR3)
    record = read_record(broken.value.record.to_json())
    assert len(record.actions) >= 12
    assert replay(record, catalogue).decision is not None

"""Whole games of the computer: openings, records, levels, and what players may know."""

import multiprocessing
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from app.games.capabilities.computer_players import (
    Ending,
    Opening,
    UnknownLevelError,
    UnplayableDeckError,
)
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.construction import check
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import (
    Action,
    Side,
    State,
    UseAbility,
    View,
    ability_of,
    legal_actions,
    played_again,
    position,
    read_record,
    record_of,
    replay,
    start_again,
)
from app.games.spoils.engine.record import digest
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.players.game import PLAYABLE, offered
from app.games.spoils.players.levels import LEVELS, RANDOM
from app.games.spoils.players.opening import PreparedDeck
from app.games.tabletop.construction import Verdict
from app.games.tabletop.gauntlet.ladder import measured, play_pair
from app.games.tabletop.referee.match import play_match
from app.games.tabletop.referee.players import Level, chance_of, decide
from tests.level_campaign import play
from tests.support.catalogues import shipped_catalogue
from tests.support.legal_decks import legal_deck

Precons = Mapping[str, PreparedDeck]
EVERY_LEVEL = pytest.mark.parametrize("level", [RANDOM, *LEVELS], ids=lambda it: it.key)

PLAYERS = SpoilsComputerPlayers()


def opening(precons: Precons, seed: int, first: int | None = None) -> Opening[PreparedDeck]:
    decks = (precons["new-player-banker"], precons["seed-1-warlord"])
    return Opening(decks, DEFAULT_EDITION.value, seed, first)


def opened(precons: Precons, catalogue: Catalogue, seed: int) -> State:
    return PLAYERS.start(opening(precons, seed), catalogue)


def names_in(state: State, person: int) -> tuple[str, ...]:
    return tuple(state.name(card) for card in state.deck[person])


@pytest.mark.slow
@EVERY_LEVEL
def test_a_game_of_each_level_is_replayed_from_its_record(
    precons: Precons, catalogue: Catalogue, level: Level[State, Action, View]
) -> None:
    state = opened(precons, catalogue, 5)
    limits = PLAYERS.limits
    played = play_match(PLAYABLE, state, [level, level], 5, limits)
    assert played.ending in (Ending.WON, Ending.DRAWN, Ending.UNFINISHED)
    again = replay(read_record(played.record), catalogue)
    assert again.turn == played.turns
    assert digest(again) == digest(state)


@pytest.mark.slow
def test_every_turn_of_a_game_is_the_same_in_another_process(
    precons: Precons, catalogue: Catalogue
) -> None:
    with multiprocessing.get_context("spawn").Pool(1) as another:
        for level in (RANDOM, *LEVELS):
            state, given, turns = opened(precons, catalogue, 6), list[Action](), list[str]()
            while (person := PLAYABLE.to_decide(state)) is not None and state.turn < 30:
                turn, chance = state.turn, chance_of(6, person, len(given))
                given.append(decide(PLAYABLE, state, level.player, chance, level.effort).answer)
                PLAYABLE.apply_known(state, given[-1])
                turns += [digest(state)] if state.turn > turn else []
            assert len(turns) > 5
            record = record_of(state, given).to_json()
            assert another.apply(digests_of_turns, (record,)) == turns


def digests_of_turns(record: str) -> list[str]:
    """A digest of the game as each turn of a record begins."""
    told = read_record(record)
    state, turns = start_again(told, shipped_catalogue(CARD_DATA)), list[str]()
    turn = state.turn
    for _ in played_again(told, state):
        turns += [digest(state)] if state.turn > turn else []
        turn = state.turn
    return turns


def test_the_same_seed_gives_the_same_game(precons: Precons, catalogue: Catalogue) -> None:
    levels = ("apprentice", "apprentice")
    one, same, other = (
        PLAYERS.play(opening(precons, seed), catalogue, levels) for seed in (3, 3, 4)
    )
    assert one == same
    assert one.record != other.record


def test_a_choice_can_be_asked_for_again(precons: Precons, catalogue: Catalogue) -> None:
    played = PLAYERS.play(opening(precons, 3), catalogue, ("apprentice", "apprentice"))
    state = opened(precons, catalogue, 3)
    for number, answer in enumerate(read_record(played.record).actions[:60]):
        choice = PLAYERS.choose(state, "apprentice", 3, number)
        assert choice.answer == answer
        PLAYABLE.apply(state, choice.answer)


def test_a_changed_card_leaves_both_shuffles_as_they_were(
    precons: Precons, catalogue: Catalogue
) -> None:
    base = precons["seed-1-warlord"]
    out = base.cards[0]
    names = sorted((*base.cards[1:], "Gnat"))
    other = PLAYERS.align(base, PreparedDeck(base.faction, base.starting, base.free, tuple(names)))
    facing = precons["new-player-banker"]
    games = [
        PLAYERS.start(Opening((deck, facing), DEFAULT_EDITION.value, 8), catalogue)
        for deck in (base, other)
    ]
    assert names_in(games[0], 1) == names_in(games[1], 1)
    assert [
        pair for pair in zip(*(names_in(it, 0) for it in games), strict=True) if len(set(pair)) > 1
    ] == [(out, "Gnat")]


@pytest.mark.parametrize("first", [0, 1])
def test_who_takes_the_first_turn_can_be_fixed(
    precons: Precons, catalogue: Catalogue, first: int
) -> None:
    assert PLAYERS.start(opening(precons, 2, first), catalogue).first == first


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownLevelError, match="no level 'wizard'; the levels are: apprentice"):
        PLAYERS.level("wizard")


def test_a_deck_without_cards_is_refused_with_the_reason(catalogue: Catalogue) -> None:
    with pytest.raises(UnplayableDeckError, match="no cards"):
        PLAYERS.prepare(Decklist(()), catalogue, DEFAULT_EDITION.value)


@pytest.mark.parametrize(("deck", "is_offered"), [(("Rage",), True), ((), False)])
def test_nobody_is_offered_to_pay_for_drawing_from_an_empty_deck(
    catalogue: Catalogue, deck: tuple[str, ...], *, is_offered: bool
) -> None:
    resources = ("Rage",) * 8
    sides = (
        Side("The Tournament Faction", resources=resources, deck=deck),
        Side("The Tournament Faction"),
    )
    state = position(catalogue, sides, seed=1, turn=3)
    draw = next(
        it
        for it in legal_actions(state)
        if isinstance(it, UseAbility) and ability_of(state, it).name == "DRAW"
    )
    assert (draw in offered(state)) == is_offered
    assert set(legal_actions(state)) - set(offered(state)) <= {draw}


@pytest.mark.parametrize("seed", range(20))
def test_random_decks_are_legal(catalogue: Catalogue, seed: int) -> None:
    deck, usual = legal_deck(catalogue, seed), catalogue.formats["constructed"]
    assert check(deck, usual, catalogue=catalogue).verdict is Verdict.LEGAL


@pytest.mark.slow
def test_games_of_random_legal_decks_come_to_an_end() -> None:
    """A sample; `run.py games 1000 --level apprentice` plays more."""
    ended = Counter(play(seed, "apprentice")[1].ending for seed in range(8))
    assert ended[Ending.BROKEN] == 0
    assert ended[Ending.UNFINISHED] <= 1


@pytest.mark.slow
def test_each_level_beats_the_one_below_it(precons: Precons, catalogue: Catalogue) -> None:
    """A floor, for the same games every time; the ladder measures how strong they are."""
    ranked = (RANDOM, *LEVELS)
    for below, above in pairwise(ranked):
        pairs = [
            play_pair(
                PLAYABLE,
                lambda seed: opened(precons, catalogue, seed),
                (above, below),
                seed,
                PLAYERS.limits,
            )
            for seed in range(3)
        ]
        assert measured(pairs).share.value >= 0.7
        assert not any(pair.broken for pair in pairs)

"""A game by hand: legal moves against idle opponents, and changes outside of the referee."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.shadowfist.engine import Question, by_hand, legal_actions
from app.games.shadowfist.engine.by_hand import (
    AMOUNTS,
    MOST,
    POINTS,
    TO_CARDS,
    Change,
    Verb,
    may_affect,
    read_change,
)
from app.games.shadowfist.engine.legality.reasons import lacking, reasons
from app.games.shadowfist.engine.model.actions import DONE, END_TURN, Play
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read.scores import fighting
from app.games.shadowfist.engine.read.structure import characters, feng_shui_sites
from app.games.shadowfist.engine.record import table_digest
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import Setup, prepare_decklist
from app.games.shadowfist.goldfish.solitaire import (
    ME,
    Input,
    Solitaire,
    first_discard,
    is_first_discard,
    read_input,
    sit_down,
)
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.shadowfist.presentation.goldfish.log import CHANGES
from app.games.shadowfist.presentation.goldfish.table_page import VERBS
from app.games.tabletop.chance.shuffle import deal
from app.games.tabletop.referee.decisions import IllegalAction
from tests.support.shadowfist_games import check_invariants

PRECON = "cik-ascended"


def setup_of(shadowfist: Catalogue, name: str = PRECON) -> Setup:
    deck = DECK_FILES.of_precon(shadowfist.precons[name], shadowfist)
    return prepare_decklist(deck, shadowfist).setup


def at_main_shot(shadowfist: Catalogue, seed: int = 7) -> Solitaire:
    """A game at the player's first Main Shot, with nothing discarded."""
    game = sit_down(setup_of(shadowfist), shadowfist, seed)
    game.play(DONE)
    assert game.state.decision is not None
    assert game.state.decision.kind is Question.ACT
    return game


def test_who_can_play_nothing_may_still_change_something_by_hand(shadowfist: Catalogue) -> None:
    game = at_main_shot(shadowfist)
    while plays := [it for it in legal_actions(game.state) if isinstance(it, Play)]:
        game.play(plays[0])
        while game.state.decision is not None and game.state.decision.kind is not Question.ACT:
            game.play(legal_actions(game.state)[0])
    assert game.state.turn == 1
    assert isinstance(legal_actions(game.state)[0], type(END_TURN))
    game.play(Change(Verb.GAIN, amount=1))
    assert game.state.turn == 1


def with_a_character(shadowfist: Catalogue) -> tuple[Solitaire, int]:
    """A game in which the player has a Character in play."""
    for seed in range(20):
        game = at_main_shot(shadowfist, seed)
        game.play(Change(Verb.GAIN, amount=MOST))
        state = game.state
        playable = [it for it in legal_actions(state) if isinstance(it, Play)]
        able = [it for it in playable if state.kinds[it.card].is_character]
        if able:
            game.play(able[0])
            return game, next(characters(game.state, ME))
    raise AssertionError("no Character can be played first")


def test_the_table_deals_the_hand_that_the_hand_page_shows(shadowfist: Catalogue) -> None:
    setup = setup_of(shadowfist)
    game = sit_down(setup, shadowfist, 7)
    shown = [setup.cards[place].name for place in deal(7, 0, len(setup.cards))[:6]]
    assert [game.state.kinds[card].title for card in game.state.hand[ME]] == shown
    assert is_first_discard(game.state)


@pytest.mark.parametrize("places", [[], [0, 2], [0, 1, 2, 3, 4, 5]])
def test_22_2_4_the_first_discard_is_any_number_of_cards(
    shadowfist: Catalogue, places: list[int]
) -> None:
    game = sit_down(setup_of(shadowfist), shadowfist, 7)
    for answer in first_discard(game, places):
        game.play(answer)
    assert not is_first_discard(game.state)
    assert len(game.state.toasted[ME]) == len(places)
    assert len(game.state.hand[ME]) == 6


def test_25_7_4_opponents_hold_a_site_so_the_final_one_cannot_be_played(
    shadowfist: Catalogue,
) -> None:
    game = at_main_shot(shadowfist)
    game.play(END_TURN)
    assert [feng_shui_sites(game.state, player) for player in (1, 2)] == [1, 1]
    assert game.state.active == ME


@pytest.mark.slow
@given(chance=st.randoms(use_true_random=False), seed=st.integers(0, 10_000))
def test_no_sequence_of_offered_moves_breaks_the_table(
    shadowfist: Catalogue, chance: random.Random, seed: int
) -> None:
    name = chance.choice(list(shadowfist.precons))
    game = sit_down(setup_of(shadowfist, name), shadowfist, seed)
    for _ in range(40):
        if game.is_over:
            break
        offered = list(legal_actions(game.state))
        changes = changes_offered(game, chance)
        given_ = chance.choice(changes if changes and chance.random() < 0.3 else offered)
        assert read_input(str(given_)) == given_
        game.play(given_)
        check_invariants(game.state)
    again = sit_down(setup_of(shadowfist, name), shadowfist, seed)
    for given_ in game.inputs:
        again.play(given_)
    assert table_digest(again.state) == table_digest(game.state)


def changes_offered(game: Solitaire, chance: random.Random) -> list[Input]:
    """Some change of each kind that the page offers now."""
    state = game.state
    if not by_hand.is_open(state, ME):
        return []
    found: list[Input] = [Change(it, amount=chance.randint(1, MOST)) for it in sorted(AMOUNTS)]
    found.append(Change(Verb.NOTE, text="a note"))
    for verb in sorted(TO_CARDS | POINTS):
        cards = [it for it in range(len(state.kinds)) if may_affect(state, ME, verb, it)]
        if cards:
            amount = chance.randint(1, 9) if verb in POINTS else 0
            found.append(Change(verb, chance.choice(cards), amount))
    return found


@given(seed=st.integers(0, 10_000), chance=st.randoms(use_true_random=False))
def test_25_1_a_card_without_a_reason_can_be_played(
    shadowfist: Catalogue, seed: int, chance: random.Random
) -> None:
    game = sit_down(setup_of(shadowfist, chance.choice(list(shadowfist.precons))), shadowfist, seed)
    for _ in range(25):
        asked = game.state.decision
        if game.is_over or asked is None:
            break
        if asked.kind is Question.ACT:
            for card in game.state.hand[ME]:
                needs = game.state.kinds[card].requires
                is_free = not lacking(game.state, ME, needs) and not any(
                    reasons(game.state, ME, card)
                )
                assert (Play(card) in asked.options) == is_free
        game.play(chance.choice(asked.options))


def test_by_hand_power_and_cards_change(shadowfist: Catalogue) -> None:
    game = at_main_shot(shadowfist)
    power, hand = game.state.power[ME], list(game.state.hand[ME])
    game.play(Change(Verb.GAIN, amount=3))
    game.play(Change(Verb.LOSE, amount=1))
    game.play(Change(Verb.DRAW, amount=2))
    game.play(Change(Verb.DISCARD, hand[0]))
    assert game.state.power[ME] == power + 2
    assert len(game.state.hand[ME]) == len(hand) + 1
    assert game.state.area[hand[0]] is Area.TOASTED


def test_20_2_a_character_that_is_weakened_to_zero_is_smoked(shadowfist: Catalogue) -> None:
    game, card = with_a_character(shadowfist)
    game.play(Change(Verb.STRENGTHEN, card, 2))
    strength = fighting(game.state, card)
    game.play(Change(Verb.DAMAGE, card, 1))
    game.play(Change(Verb.HEAL, card, 1))
    assert fighting(game.state, card) == strength
    game.play(Change(Verb.WEAKEN, card, strength))
    assert game.state.area[card] is Area.SMOKED
    game.play(Change(Verb.RETURN, card))
    assert card in game.state.hand[ME]


def test_26_5_fighting_by_hand_lasts_for_the_turn(shadowfist: Catalogue) -> None:
    game, card = with_a_character(shadowfist)
    before = fighting(game.state, card)
    game.play(Change(Verb.STRENGTHEN, card, 3))
    assert fighting(game.state, card) == before + 3
    game.play(END_TURN)
    assert fighting(game.state, card) == before


def test_a_note_changes_nothing_and_is_kept(shadowfist: Catalogue) -> None:
    game = at_main_shot(shadowfist)
    before = table_digest(game.state)
    game.play(read_change("by-hand note  Gambit:   two more"))
    assert table_digest(game.state) == before
    assert game.inputs[-1] == Change(Verb.NOTE, text="Gambit: two more")


@pytest.mark.parametrize(
    "text",
    [
        "by-hand", "by-hand gain", "by-hand gain 0", f"by-hand gain {MOST + 1}", "by-hand gain -1",
        "by-hand smoke", "by-hand smoke 1 2", "by-hand damage 3", "by-hand note ",
        f"by-hand note {'x' * 201}", "by-hand win 3", "gain 3", "by-hand gain ٣",
    ],
)  # fmt: skip
def test_what_is_no_change_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no change|numbers|not from|no whole|note"):
        read_change(text)


def test_a_change_that_makes_no_sense_changes_nothing(shadowfist: Catalogue) -> None:
    game = at_main_shot(shadowfist)
    before = table_digest(game.state)
    in_deck = game.state.deck[ME][0]
    for wrong in (
        Change(Verb.SMOKE, in_deck), Change(Verb.DISCARD, in_deck), Change(Verb.TOAST, 9_999),
        Change(Verb.DAMAGE, game.state.hand[ME][0], 1),
    ):  # fmt: skip
        with pytest.raises(IllegalAction):
            game.play(wrong)
    assert table_digest(game.state) == before


def test_nothing_is_done_by_hand_while_a_discard_is_asked(shadowfist: Catalogue) -> None:
    game = sit_down(setup_of(shadowfist), shadowfist, 7)
    with pytest.raises(IllegalAction):
        game.play(Change(Verb.GAIN, amount=1))


def test_every_change_has_words_for_the_form_and_for_the_log() -> None:
    assert set(CHANGES) == set(VERBS) == set(Verb) - {Verb.NOTE}


def test_a_toughness_of_x_is_said_by_hand_and_told_in_the_log(shadowfist: Catalogue) -> None:
    deck = DECK_FILES.read("5 Sam Mallory\n45 Proving Ground", shadowfist).decklist
    assert deck is not None
    setup = prepare_decklist(deck, shadowfist).setup
    game = sit_down(setup, shadowfist, 3)
    state = game.state
    sam = next(card for card in range(len(state.kinds)) if state.kinds[card].title == "Sam Mallory")
    change = Change(Verb.TOUGHNESS, sam, 3)
    assert read_change(str(change)) == change
    words = CHANGES[Verb.TOUGHNESS].format(amount=3, card="Sam Mallory")
    assert words == "the Toughness of Sam Mallory is 3"
    assert not may_affect(state, ME, Verb.TOUGHNESS, sam), "it is not in play yet"

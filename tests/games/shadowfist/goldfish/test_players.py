"""The plain player by the rulebook; the compiled player and the referee in lockstep with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish import compiled, player_numba
from app.games.shadowfist.goldfish.arrays import MOST_CARDS, TooWideError, arrays_of
from app.games.shadowfist.goldfish.counter_shapes import CAUSES, Cause, adds_up
from app.games.shadowfist.goldfish.counting import count_games
from app.games.shadowfist.goldfish.effects import NOTHING, Effects
from app.games.shadowfist.goldfish.model import Model, Wish, model_of
from app.games.shadowfist.goldfish.player_reference import GameTrace, play_game
from app.games.shadowfist.goldfish.policy import CURVE, POLICIES, CharacterOrder, Policy
from app.games.shadowfist.goldfish.setup import Setup, prepare_decklist
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.tabletop.chance import GoldfishError
from tests.games.shadowfist.goldfish.decks import TENS, setup_of
from tests.oracles.shadowfist_goldfish import play_on_referee

PRECONS = (
    "cik-ascended", "10kb-guiding-hand", "10kb-four-monarchs", "yotd-dragons", "yotg-jammers",
)  # fmt: skip
GAMES = 60
THOROUGH = 400


@pytest.fixture(scope="session")
def thorough_games(request: pytest.FixtureRequest) -> int:
    """The number of games of each deck that are compared turn by turn."""
    profile = request.config.getoption("--hypothesis-profile", default=None)
    return THOROUGH if profile == "thorough" else GAMES


def precon(catalogue: Catalogue, name: str) -> Setup:
    deck = DECK_FILES.of_precon(catalogue.precons[name], catalogue)
    return prepare_decklist(deck, catalogue).setup


def assert_lockstep(model: Model, games: int, seed: int = 1) -> None:
    """Both players have the same hand, play the same cards and have as much, turn by turn."""
    arrays = arrays_of(model)
    for number in range(games):
        plain = play_game(model, seed, number)
        for turn, (line, trace) in enumerate(
            zip(compiled.trace_game(arrays, seed, number), plain.turns, strict=True)
        ):
            fast = dict(zip(player_numba.TRACE, map(int, line), strict=True))
            for words in ("hand", "played"):
                bits = [bit for bit in range(64) if fast[words] >> bit & 1]
                fast[words] = tuple(int(arrays.kind_of[bit]) for bit in bits)
            assert fast == {name: getattr(trace, name) for name in fast}, (number, turn)
    assert count_games(model, seed, 0, games) == compiled.count_games(arrays, seed, 0, games)


@pytest.mark.slow
@pytest.mark.parametrize("name", PRECONS)
@pytest.mark.parametrize("policy", POLICIES)
def test_both_players_play_the_same_games(
    shadowfist: Catalogue, name: str, policy: str, thorough_games: int
) -> None:
    # Each deck is played by all policies, and by one of them many times.
    many = list(POLICIES)[PRECONS.index(name) % len(POLICIES)]
    games = thorough_games if policy == many else GAMES
    assert_lockstep(model_of(precon(shadowfist, name), POLICIES[policy], turns=12), games)


def without_effects(model: Model) -> Model:
    """The model with cards as the referee plays them: as their numbers."""
    kinds = (replace(kind, effects=NOTHING) for kind in model.kinds)
    return replace(model, kinds=tuple(kinds))


@pytest.mark.parametrize("name", PRECONS)
@pytest.mark.parametrize("policy", POLICIES)
def test_the_referee_plays_the_games_of_the_plain_player(
    shadowfist: Catalogue, name: str, policy: str
) -> None:
    """Dealt, discarded, kept, and all that is told of each turn."""
    chosen = replace(POLICIES[policy], plays_others=True)
    for setting in (POLICIES[policy], chosen):
        model = without_effects(model_of(precon(shadowfist, name), setting, turns=12))
        for number in range(2):
            assert play_on_referee(model, shadowfist, 1, number) == play_game(model, 1, number)


def test_the_referee_plays_duels_to_the_same_limit(shadowfist: Catalogue) -> None:
    model = model_of(setup_of(shadowfist, {"Ancestral Tomb": 40}), replace(CURVE, goal=6))
    played = play_on_referee(model, shadowfist, 1, 0)
    assert played == play_game(model, 1, 0)
    assert played.turns[-1].feng_shui_sites == 5


def test_the_referee_gives_by_hand_what_the_player_assumes(shadowfist: Catalogue) -> None:
    setup = setup_of(shadowfist, TENS)
    wishes = {card.id: Wish(Effects(gain=2, draw=1)) for card in setup.cards}
    model = model_of(setup, wishes=wishes)
    for number in range(5):
        assert play_on_referee(model, shadowfist, 3, number) == play_game(model, 3, number)


def test_the_referee_refuses_what_cannot_be_done_by_hand(shadowfist: Catalogue) -> None:
    setup = setup_of(shadowfist, TENS)
    model = model_of(setup, wishes={setup.cards[0].id: Wish(Effects(income=1))})
    with pytest.raises(GoldfishError, match="by hand"):
        play_on_referee(model, shadowfist, 1, 0)


settings_of_a_policy = st.builds(
    Policy,
    name=st.just("own"),
    characters=st.sampled_from(CharacterOrder),
    saves=st.booleans(),
    hitter=st.integers(0, 10),
    sites_until=st.integers(0, 6),
    first_shot=st.booleans(),
    forgo=st.integers(0, 5),
    plays_others=st.booleans(),
    goal=st.integers(1, 6),
)


@st.composite
def wishes_for(draw: st.DrawFn, setup: Setup) -> Mapping[str, Wish]:
    """Wishes for a few cards of a deck."""
    ids = sorted({card.id for card in setup.cards})
    some = st.lists(st.sampled_from(ids), min_size=1, max_size=6, unique=True)
    return {
        name: Wish(
            Effects(
                gain=draw(st.integers(0, 3)),
                draw=draw(st.integers(0, 2)),
                income=draw(st.integers(0, 2)),
                from_turn=draw(st.integers(1, 6)),
                hand_size=draw(st.integers(0, 2)),
                reduction=draw(st.integers(0, 2)),
                cheaper=frozenset(draw(some)),
                fetched=frozenset(draw(some)),
            ),
            is_kept=draw(st.booleans()),
            goes_first=draw(st.booleans()),
            is_hitter=draw(st.booleans()),
        )
        for name in draw(some)
    }


@settings(max_examples=12)
@given(data=st.data(), policy=settings_of_a_policy, name=st.sampled_from(PRECONS))
def test_both_players_agree_on_any_policy_and_any_wish(
    data: st.DataObject, policy: Policy, name: str, shadowfist: Catalogue
) -> None:
    setup = precon(shadowfist, name)
    model = model_of(setup, policy, turns=12, wishes=data.draw(wishes_for(setup)))
    assert_lockstep(model, 8, seed=data.draw(st.integers(0, 1000)))


@pytest.mark.parametrize("copies", [1, 6, 7, 13, 64])
def test_decks_that_run_out_are_followed_to_their_end(shadowfist: Catalogue, copies: int) -> None:
    model = model_of(setup_of(shadowfist, {"Alpha Beast": copies}), turns=20)
    assert_lockstep(model, 5)


def test_blocks_add_up_in_any_cut(shadowfist: Catalogue) -> None:
    arrays = arrays_of(model_of(setup_of(shadowfist, TENS)))
    whole = compiled.count_games(arrays, 3, 0, 1_000)
    parts = (compiled.count_games(arrays, 3, first, 250) for first in (750, 0, 500, 250))
    total = next(parts)
    for part in parts:
        total += part
    assert total == whole
    assert adds_up(whole)
    assert not adds_up(replace(whole, games=999))


def test_a_deck_of_more_than_64_cards_is_too_wide(shadowfist: Catalogue) -> None:
    with pytest.raises(TooWideError):
        arrays_of(model_of(setup_of(shadowfist, {"Alpha Beast": MOST_CARDS + 1})))


# What the plain player does, by the rulebook.


def game(
    catalogue: Catalogue,
    cards: Mapping[str, int],
    policy: Policy = CURVE,
    turns: int = 8,
    wishes: Mapping[str, Wish] | None = None,
) -> tuple[Model, GameTrace]:
    named = {catalogue.by_name[name].name: wish for name, wish in (wishes or {}).items()}
    setup = setup_of(catalogue, cards)
    by_id = {card.id: named[card.name] for card in setup.cards if card.name in named}
    model = model_of(setup, policy, turns=turns, wishes=by_id)
    return model, play_game(model, 1, 0)


def test_sites_alone_make_the_curve_of_the_rulebook(
    shadowfist: Catalogue,
) -> None:
    """One free Site with a Power for it, then each costs as many as are in play."""
    _, played = game(shadowfist, {"Ancestral Tomb": 40})
    assert [turn.feng_shui_sites for turn in played.turns] == [1, 2, 3, 4, 4, 4, 4, 4]
    assert [turn.generated for turn in played.turns] == [0, 1, 2, 3, 4, 4, 4, 4]
    assert [turn.power for turn in played.turns] == [2, 2, 2, 2, 6, 10, 14, 18]


def test_the_last_site_before_victory_may_not_be_played(shadowfist: Catalogue) -> None:
    duel = replace(CURVE, goal=6)
    for policy, most in ((CURVE, 4), (duel, 5)):
        _, played = game(shadowfist, {"Ancestral Tomb": 60}, policy, turns=10)
        assert played.turns[-1].feng_shui_sites == most
    assert played.turns[-1].dead[CAUSES.index(Cause.LIMIT)] > 0


def test_one_site_is_played_each_turn(shadowfist: Catalogue) -> None:
    _, played = game(
        shadowfist, {"Ancient Monument": 30, "Ancestral Tomb": 10}, replace(CURVE, goal=9), turns=5
    )
    sites = [turn.sites for turn in played.turns]
    assert sites == [1, 2, 3, 4, 5]


def test_one_card_is_discarded_when_power_is_generated(shadowfist: Catalogue) -> None:
    """Characters whose resources never come go: any number at first, then one each turn."""
    setup = setup_of(shadowfist, {"Ancestral Tomb": 6, "Mad Dog McCroun": 54})
    for number in range(20):
        played = play_game(model_of(setup), 1, number)
        held, seen = len(played.dealt), 6
        for turn in played.turns:
            discarded = held + turn.seen - seen - len(turn.played) - len(turn.hand)
            assert discarded == 1 if turn.generated else discarded >= 4
            held, seen = len(turn.hand), turn.seen


def test_generation_is_forgone_without_site_and_foundation(
    shadowfist: Catalogue,
) -> None:
    forgoing = replace(CURVE, forgo=2, first_shot=False)
    cards = {"Ancestral Tomb": 3, "Mad Dog McCroun": 57}
    setup = setup_of(shadowfist, cards)
    model, usual = model_of(setup, forgoing), model_of(setup, replace(forgoing, forgo=0))
    forgone = 0
    for number in range(60):
        one, other = play_game(model, 1, number), play_game(usual, 1, number)
        kinds = {model.kinds[n].is_feng_shui_site for n in one.turns[0].hand}
        if one.turns[0].sites and kinds == {False}:
            assert (one.turns[1].generated, other.turns[1].generated) == (0, 1)
            assert one.turns[1].seen > other.turns[1].seen
            forgone += 1
    assert forgone


def test_a_card_waits_for_its_resources(shadowfist: Catalogue) -> None:
    needs = {"Ancestral Tomb": 20, "Mad Dog McCroun": 20}
    _, played = game(shadowfist, needs)
    assert all(turn.fighting == 0 for turn in played.turns)
    assert played.hitter == 0


def test_a_second_copy_of_a_unique_card_is_not_played(shadowfist: Catalogue) -> None:
    unique = next(
        title
        for title in shadowfist.cards
        if "Unique" in map(str, title.newest.restrictions)
        and title.newest.type == "Character"
        and not title.newest.requires
        and isinstance(title.newest.cost, int)
        and isinstance(title.newest.fighting, int)
    )
    model, played = game(shadowfist, {unique.name: 25, "Ancestral Tomb": 15})
    copies = [n for turn in played.turns for n in turn.played if model.kinds[n].is_character]
    assert len(copies) <= 1
    assert played.turns[-1].fighting == (unique.newest.fighting if copies else 0)


def test_the_game_ends_when_the_last_card_is_drawn(shadowfist: Catalogue) -> None:
    _, played = game(shadowfist, {"Alpha Beast": 8}, turns=6)
    assert 0 < played.decked < 6
    assert played.turns[-1].seen == 8
    after = played.turns[played.decked :]
    assert {(turn.generated, turn.played) for turn in after} == {(0, ())}


def test_a_larger_hand_draws_more(shadowfist: Catalogue) -> None:
    cards = {"Ancestral Tomb": 50}
    wish = {"Ancestral Tomb": Wish(Effects(hand_size=1))}
    _, usual = game(shadowfist, cards)
    _, larger = game(shadowfist, cards, wishes=wish)
    assert larger.turns[1].seen == usual.turns[1].seen + 1


def test_what_a_player_assumes_is_done(shadowfist: Catalogue) -> None:
    cards = {"Ancestral Tomb": 60}

    def last(effects: Effects) -> tuple[int, int]:
        _, played = game(shadowfist, cards, wishes={"Ancestral Tomb": Wish(effects)}, turns=3)
        return played.turns[-1].power, played.turns[-1].generated

    power, generated = last(Effects())
    assert last(Effects(gain=2)) == (power + 6, generated)
    assert last(Effects(gain=2, from_turn=3)) == (power + 6, generated)
    assert last(Effects(gain=2, from_turn=9)) == (power, generated)
    assert last(Effects(income=1)) == (power + 3, generated + 2)
    assert last(Effects(income=1, from_turn=3)) == (power + 2, generated + 2)


def test_a_saving_policy_plays_the_hitter_first(shadowfist: Catalogue) -> None:
    """Only Foundations that are lacking are played before the named card is there."""
    cards = {"Ancestral Tomb": 15, "Alpha Beast": 20, "Blood Eagles": 15}
    hitter = {"Blood Eagles": Wish(is_hitter=True)}
    setup = setup_of(shadowfist, cards)
    wishes = {card.id: hitter[card.name] for card in setup.cards if card.name in hitter}
    model = model_of(setup, POLICIES["hitter-1"], wishes=wishes)
    for number in range(20):
        played = play_game(model, 1, number)
        before = [n for turn in played.turns[: max(0, played.hitter - 1)] for n in turn.played]
        names = [model.kinds[n].name for n in before if not model.kinds[n].is_site]
        assert set(names) <= {"Alpha Beast"}
        assert len(names) <= 2


def test_the_deal_is_the_one_that_all_games_share(shadowfist: Catalogue) -> None:
    setup = setup_of(shadowfist, TENS)
    one, other = (model_of(setup, policy) for policy in (CURVE, POLICIES["weenie-1"]))
    assert play_game(one, 5, 7).dealt == play_game(other, 5, 7).dealt
    counters = compiled.count_games(arrays_of(one), 5, 0, 20_000)
    both = counters.array("hand")[0][2] / 20_000
    assert abs(both - 83883 / 151340) < 4 * np.sqrt(0.25 / 20_000)

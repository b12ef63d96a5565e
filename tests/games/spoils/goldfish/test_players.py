"""The reference player by the rules, and the fast players against the plain one."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish import compiled, player_numba
from app.games.spoils.goldfish.arrays import Arrays, TooWideError, arrays_of
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.model_coverage import Effects
from app.games.spoils.goldfish.player_reference import (
    FACE_DOWN,
    GameTrace,
    TurnTrace,
    count_games,
    play,
    play_deck,
    state_of,
)
from app.games.spoils.goldfish.policy import POLICIES, SWIFT, DeployOrder, Policy, policy_of
from app.games.spoils.goldfish.running import simulation_of
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.goldfish.states import States, shapes_of
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.figures import Counters, Shapes
from tests.games.spoils.goldfish.decks import models
from tests.support.spoils_cards import character, faction, staple, tactic

SLOW_TO_BUILD = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
RAGE, GREED = staple("R"), staple("G")
SCOUT, BRUTE, TITAN = character("Scout", 1, "R", 1), character("Brute", 3, "RR", 3), character(
    "Titan", 7, "RRRR", 7
)  # fmt: skip


def played(order: list[Card], **knobs: object) -> tuple[Model, GameTrace]:
    """The game of a deck in a given order, top first; knobs of model, policy and setup."""
    policy = Policy(name="test", **knobs.pop("policy", {}))  # type: ignore[arg-type]
    effects = knobs.pop("effects", {})
    second = bool(knobs.pop("second", False))
    hand = int(str(knobs.pop("hand", 3)))
    setup = prepare(
        faction("", 2, hand, hand + 1),
        [*Counter(order).items(), (RAGE, 2)],
        starting=["Rage", "Rage"],
        goes_first=not second,
    )
    model = model_of(setup, policy, turns=int(str(knobs.pop("turns", 3))),
                     effects_of=lambda card: effects.get(card, Effects()))  # type: ignore[attr-defined]  # fmt: skip
    number = {kind.card: place for place, kind in enumerate(model.kinds)}
    return model, play_deck(model, [number[card] for card in order])


def names(model: Model, numbers: tuple[int, ...]) -> list[str]:
    return ["face-down" if n == FACE_DOWN else model.kinds[n].card.name for n in numbers]


def test_202_8_the_develop_rule_plays_a_resource_from_hand() -> None:
    model, game = played([RAGE, SCOUT, SCOUT, BRUTE])
    assert names(model, game.turns[0].played) == ["Rage"]
    assert names(model, game.turns[0].deployed) == ["Scout", "Scout"]


def test_203_2_without_a_resource_the_dearest_card_goes_face_down() -> None:
    model, game = played([TITAN, SCOUT, BRUTE, BRUTE], policy={"put_back_cost": 9,
                         "put_back_cost_if_few": 9})  # fmt: skip
    assert names(model, game.turns[1].played) == ["face-down"]
    assert game.turns[0].hand.count(0) == 0
    assert names(model, game.turns[0].deployed) == ["Brute"]


def test_202_8_with_resources_enough_the_develop_rule_draws() -> None:
    _, game = played([SCOUT] * 8, policy={"face_down_until": 2, "buys_draws": False})
    assert [turn.seen for turn in game.turns] == [4, 5, 6]


def test_405_2_a_card_waits_for_its_threshold() -> None:
    clerk = character("Clerk", 1, "G")
    model, game = played([RAGE, clerk, clerk, GREED, RAGE, RAGE], policy={"buys_draws": False})
    assert [names(model, turn.deployed) for turn in game.turns] == [[], [], []]
    model, game = played([GREED, clerk, clerk, RAGE], policy={"buys_draws": False})
    assert names(model, game.turns[0].deployed) == ["Clerk", "Clerk"]


def test_309_1_three_resources_pay_for_a_card_and_four_for_a_resource() -> None:
    model, game = played(
        [RAGE, GREED, TITAN, RAGE, RAGE, RAGE],
        policy={"put_back_cost": 9, "put_back_cost_if_few": 9, "keep_resources": 9},
    )
    assert [turn.seen for turn in game.turns] == [4, 4, 5]
    assert names(model, game.turns[0].played) == ["Rage"]
    assert sorted(names(model, game.turns[1].played)) == ["Greed", "Rage", "Rage"]
    assert [turn.unused for turn in game.turns] == [0, 1, 2]


def test_601_1f_put_back_cards_go_under_the_deck_and_as_many_are_drawn() -> None:
    model, game = played([TITAN, RAGE, SCOUT, BRUTE, RAGE])
    assert names(model, game.put_back) == ["Titan"]
    assert sorted(names(model, game.kept)) == ["Brute", "Rage", "Scout"]


def test_a_tactic_that_does_nothing_is_put_back_or_played_face_down_and_never_deployed() -> None:
    policy = {"plays_idle_tactics": False, "put_back_cost": 9, "put_back_cost_if_few": 9}
    ambush, burn = tactic("Ambush", 0), tactic("Burn", 0)
    order = [ambush, SCOUT, BRUTE, burn, ambush, RAGE, RAGE]
    model, game = played(
        order, policy=policy, effects={burn: Effects(opponent_loses=2)}, hand=3, turns=3
    )
    assert names(model, game.put_back) == ["Ambush"]
    assert names(model, game.turns[0].deployed) == ["Scout", "Burn"]
    assert names(model, game.turns[1].played) == ["face-down"]
    deployed = [name for turn in game.turns for name in names(model, turn.deployed)]
    assert "Ambush" not in deployed


def test_characters_first_deploys_the_dearest_of_them_before_other_cards() -> None:
    policy = {"deploy": DeployOrder.CHARACTERS, "put_back_cost": 9}
    bolt = tactic("Bolt", 2)
    model, game = played([SCOUT, bolt, SCOUT, RAGE, RAGE], policy=policy, turns=2)
    assert names(model, game.turns[0].deployed) == ["Scout", "Scout"]
    assert names(model, game.turns[1].deployed) == ["Bolt"]


def test_306_2_put_back_cards_come_again_when_the_deck_ends_and_then_nothing() -> None:
    model, game = played([TITAN, RAGE, SCOUT], turns=4)
    assert sorted(names(model, game.kept)) == ["Rage", "Scout", "Titan"]
    assert game.turns[-1].seen == 4


def test_204_3_a_character_attacks_from_the_turn_after_it_was_deployed() -> None:
    _, game = played([RAGE, BRUTE, BRUTE, RAGE, RAGE])
    assert [turn.taken for turn in game.turns] == [0, 3, 9]
    assert [turn.strength for turn in game.turns] == [3, 6, 6]


def test_202_6_going_second_sees_one_card_more() -> None:
    _, first = played([SCOUT] * 9)
    _, second = played([SCOUT] * 9, second=True)
    assert len(second.dealt) == len(first.dealt) + 1


def test_effects_of_deploying_draw_cards_and_take_influence() -> None:
    omen = tactic("Omen", 1)
    _, game = played(
        [RAGE, omen, omen, SCOUT, SCOUT, SCOUT, SCOUT],
        effects={omen: Effects(draws=1, opponent_loses=2)},
    )
    assert game.turns[0].taken >= 2
    assert game.turns[0].seen >= 4


def same_as(model: Model, states: States, arrays: Arrays, game: GameTrace, number: int) -> None:
    """The kernel's game is this one, turn by turn."""
    trace = compiled.trace_game(arrays, 3, number)
    for turn, expected in enumerate(game.turns):
        assert _turn(model, states, arrays, trace[turn].tolist()) == expected
        assert trace[turn, player_numba.TRACE_STATE] == state_of(model, states, expected.played)


def _turn(model: Model, states: States, arrays: Arrays, line: list[int]) -> TurnTrace:
    held = line[player_numba.TRACE_HELD]
    in_hand = [model.to_deploy + kind for kind in range(len(model.resources))
               for _ in range(held >> 8 * kind & 255)]  # fmt: skip
    counts = states.played[line[player_numba.TRACE_STATE]]
    kinds = [*(model.to_deploy + kind for kind in range(len(model.resources))), FACE_DOWN]
    in_play = [kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]
    return TurnTrace(
        hand=tuple(sorted([*_kinds(arrays, line[player_numba.TRACE_HAND]), *in_hand])),
        played=tuple(sorted(in_play)),
        deployed=tuple(sorted(_kinds(arrays, line[player_numba.TRACE_DEPLOYED]))),
        unused=line[player_numba.TRACE_UNUSED],
        seen=line[player_numba.TRACE_SEEN],
        strength=line[player_numba.TRACE_STRENGTH],
        taken=line[player_numba.TRACE_TAKEN],
    )


def _kinds(arrays: Arrays, word: int) -> list[int]:
    return [kind for place, kind in enumerate(arrays.bit_kind) if word >> place & 1]


@given(models())
@SLOW_TO_BUILD
def test_the_kernel_plays_the_plain_players_games_turn_by_turn(model: Model) -> None:
    states = States.of(model)
    arrays = arrays_of(model, states)
    for number in range(4):
        same_as(model, states, arrays, play(model, 3, number), number)


@given(models(), st.integers(0, 2**64 - 1), st.integers(0, 10**12))
@SLOW_TO_BUILD
def test_both_players_count_alike(model: Model, seed: int, first: int) -> None:
    states = States.of(model)
    arrays = arrays_of(model, states)
    plain = count_games(model, states, seed, first, 8)
    assert compiled.count_games(arrays, seed, first, 8) == plain


@given(models())
@settings(max_examples=15, deadline=None)
def test_every_game_is_counted_once_in_every_counter(model: Model) -> None:
    states = States.of(model)
    counters = compiled.count_games(arrays_of(model, states), 5, 0, 200)
    for name in ("put_back", "won"):
        assert counters.array(name).sum() == 200
    for name in ("state", "unused", "seen", "hand"):
        assert (counters.array(name).sum(axis=1) == 200).all()


def test_blocks_add_up_to_the_whole(precon_model: Model) -> None:
    states = States.of(precon_model)
    arrays = arrays_of(precon_model, states)
    whole = compiled.count_games(arrays, 9, 0, 3000)
    cut = [(0, 1), (1, 999), (1000, 1500), (2500, 500)]
    total = Counters.zero(whole.shapes)
    for first, games in reversed(cut):
        total += compiled.count_games(arrays, 9, first, games)
    assert total == whole


def test_counters_of_different_models_are_not_added(precon_model: Model) -> None:
    shapes = shapes_of(precon_model, States.of(precon_model))
    other = Shapes.of({**dict(shapes), "won": (3,)})
    with pytest.raises(ValueError, match="different models"):
        Counters.zero(shapes) + Counters.zero(other)


def test_a_deck_too_wide_for_a_word_is_refused_by_the_fast_player_only() -> None:
    deck = [(character(f"Card {n}"), 1) for n in range(70)]
    model = model_of(prepare(faction("", 0), deck), turns=2)
    states = States.of(model)
    with pytest.raises(TooWideError, match="this deck has 70"):
        arrays_of(model, states)
    assert count_games(model, states, 1, 0, 3).games == 3


def test_an_unknown_policy_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(GoldfishError, match="plain-1"):
        policy_of("clever")
    with pytest.raises(GoldfishError, match="face_down_until"):
        Policy(name="wild", face_down_until=99)


def test_the_usual_policy_wins_sooner_than_every_other_one(catalogue: Catalogue) -> None:
    for precon in catalogue.precons.values():
        setup = prepare_decklist(DECK_FILES.of_precon(precon, catalogue), catalogue).setup
        kills = {name: mean_kill_turn(setup, policy) for name, policy in POLICIES.items()}
        assert min(kills, key=kills.__getitem__) == SWIFT.name, (precon.name, kills)


def mean_kill_turn(setup: Setup, policy: Policy) -> float:
    """On common shuffles; a game that is not won by turn 12 counts as won on turn 13."""
    model = model_of(setup, policy, turns=12, effects_of=scripted_effects)
    won = simulation_of(model).play_all(1, 2_000).array("won").tolist()
    return sum(turn * games for turn, games in enumerate(won, 1)) / sum(won)

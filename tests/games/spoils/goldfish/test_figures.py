"""Figures from counters, and simulated against exact within four standard errors."""

from dataclasses import replace
from math import sqrt

import pytest

from app.games.spoils.goldfish.exact.goal import Goal, chance
from app.games.spoils.goldfish.exact.hands import keepable_chance
from app.games.spoils.goldfish.exact.needs import cards_drawn, icons_in_play
from app.games.spoils.goldfish.figures import all_figures, all_sums, compared
from app.games.spoils.goldfish.model import Clause, Keepable, Model, model_of
from app.games.spoils.goldfish.policy import Policy, policy_of
from app.games.spoils.goldfish.report import report_of
from app.games.spoils.goldfish.running import Simulation, simulation_of
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.terms import CardType
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Figure, figure_of, mean_of, quantile, share
from app.games.tabletop.chance.mulligan import best_mulligan
from app.games.tabletop.chance.shuffle import Stream, deal
from app.games.tabletop.chance.simulation import blocks
from tests.support.spoils_cards import character, faction, staple

GAMES = 40_000


def figures(model: Model, seed: int = 3) -> dict[tuple[str, int | None, str | None], Figure]:
    simulation = simulation_of(model)
    counters = simulation.play_all(seed, GAMES)
    return {(f.id, f.turn, f.card): f for f in all_figures(simulation, counters)}


def close(figure: Figure, exact: float) -> bool:
    return abs(figure.value - exact) <= 4 * figure.stderr + 1e-6


def test_mean_and_error_are_those_of_the_values() -> None:
    values = [0] * 3 + [1] * 5 + [4] * 2
    mean, error = mean_of([3, 5, 0, 0, 2])
    assert mean == pytest.approx(sum(values) / 10)
    spread = sum((v - mean) ** 2 for v in values) / 9
    assert error == pytest.approx(sqrt(spread / 10))
    assert share(100, 25)[1] == pytest.approx(sqrt(0.25 * 0.75 / 99))
    assert mean_of([0, 0]) == (0.0, 0.0)
    assert quantile([1, 8, 1], 0.1) == 0
    assert quantile([1, 8, 1], 0.9) == 1


def test_hands_as_dealt_agree_with_exact_odds(precon_setup: Setup) -> None:
    for least, cost in ((1, 2), (3, 4), (5, 9)):
        accepts = lambda card, cost=cost: (card.cost or 0) <= cost  # noqa: E731
        keepable = Keepable((Clause("cheap", accepts, least),))
        found = figures(model_of(precon_setup, keepable=keepable), seed=least)
        goal = Goal.of([cards_drawn(least, "cheap", accepts)], precon_setup)
        assert close(found["hand.keepable.dealt", None, None], float(chance(goal, 8)))


def test_icons_by_turn_agree_with_exact_odds_when_every_resource_is_played() -> None:
    """Without a mulligan, and drawing never, seven turns see eight cards of the deck."""
    deck = [(staple("R"), 10), (staple("G"), 9), (character("Titan", 9, "RRRRRRR"), 40)]
    setup = prepare(faction(), deck, starting=["Rage", "Greed"])
    policy = Policy(
        name="all", put_back_cost=99, put_back_cost_if_few=99, keep_resources=99,
        face_down_until=0, buy_resources_until=0, buys_draws=False,
    )  # fmt: skip
    found = figures(model_of(setup, policy, turns=1))
    exact = chance(Goal.of([icons_in_play(2, "R")], setup), 8)
    assert close(found["icons.R", 1, None], 1 + float(exact))


def test_the_hand_after_the_mulligan_counts_all_cards(precon_model: Model) -> None:
    found = figures(precon_model)
    in_hand = sum(found[f"hand.{each.value.lower()}", None, None].value
                  for each in CardType if each is not CardType.FACTION)  # fmt: skip
    assert in_hand == pytest.approx(precon_model.setup.hand_size, abs=1e-4)


def test_every_card_is_on_time_or_late_for_one_reason(precon_model: Model) -> None:
    found = figures(precon_model)
    for (name, turn, card), figure in found.items():
        if name == "deployable":
            late = [found[f"late.{why}", turn, card].value
                    for why in ("threshold", "cost", "both")]  # fmt: skip
            assert figure.value + sum(late) == pytest.approx(1, abs=1e-5)
            if turn and turn > 1:
                assert figure.value >= found["deployable", turn - 1, card].value


def test_policies_differ_and_going_second_sees_more(precon_setup: Setup) -> None:
    plain, keep = (figures(model_of(precon_setup, policy_of(n))) for n in ("plain-1", "keep-1"))
    assert keep["hand.put_back", None, None].value == 0 < plain["hand.put_back", None, None].value
    thrifty = figures(model_of(precon_setup, policy_of("thrifty-1")))
    assert thrifty["seen", 8, None].value < plain["seen", 8, None].value


def changed(setup: Setup) -> tuple[Simulation, Simulation]:
    """A deck without and with one staple in place of another."""
    rage = next(c for c in setup.cards if c.name == "Rage")
    obsession = next(c for c in setup.cards if c.name == "Obsession")
    return tuple(  # type: ignore[return-value]
        simulation_of(model_of(each)) for each in (setup, setup.exchanged(rage, obsession))
    )


def test_common_shuffles_make_a_difference_at_least_five_times_surer(precon_setup: Setup) -> None:
    one, two = changed(precon_setup)
    cut = list(blocks(60_000, 1_000))
    first = [one.count(8, block) for block in cut]
    common = compared(one, two, first, [two.count(8, block) for block in cut])
    apart = compared(one, two, first, [two.count(9, block) for block in cut])
    for name in ("icons.R", "icons.O"):
        errors = [
            next(d.stderr for d in each if (d.id, d.turn) == (name, 4)) for each in (common, apart)
        ]
        assert errors[1] ** 2 > 5 * errors[0] ** 2
    gain = next(d for d in common if (d.id, d.turn) == ("icons.O", 4))
    assert gain.gain > 3 * gain.stderr


def test_equal_inputs_give_equal_reports(precon_model: Model) -> None:
    simulation = simulation_of(precon_model)
    one, two = (report_of(simulation, 5, simulation.count(5, Block(0, 500))) for _ in range(2))
    assert one == two
    assert list(one.as_json()) == [
        "schema", "seed", "games", "edition", "first", "starting", "policy", "coverage", "figures",
        "opening_hand", "influence_taken",
    ]  # fmt: skip


def test_sums_of_blocks_add_up_to_the_figures_of_the_whole(precon_model: Model) -> None:
    simulation = simulation_of(precon_model)
    whole = all_figures(simulation, simulation.count(6, Block(0, 900)))
    parts = [all_sums(simulation, simulation.count(6, Block(n, 300))) for n in (600, 0, 300)]
    added = [
        figure_of(replace(sums[0], total=sum(each.total for each in sums),
                          squares=sum(each.squares for each in sums)), 900)
        for sums in zip(*parts, strict=True)
    ]  # fmt: skip
    assert tuple(added) == whole


def test_play_by_the_best_put_back_agrees_with_its_exact_chance(precon_setup: Setup) -> None:
    """The mulligan as it is played: put back under the deck, draw as many, see two more."""
    needs = [icons_in_play(3, "R"), icons_in_play(2, "O"),
             cards_drawn(2, "early", lambda card: card.type is CardType.CHARACTER
                         and (card.cost or 0) <= 3)]  # fmt: skip
    goal = Goal.of(needs, precon_setup)
    best = best_mulligan(goal, 8, 10)
    keeps = {choice.hand: choice.keep for choice in best.choices}
    places = {card: n for n, them in enumerate(goal.classes) for card, _ in them.cards}
    classes = [places.get(card) for card in precon_setup.cards]
    met, games = 0, 4_000
    for number in range(games):
        cards = [classes[place] for place in deal(12, number, len(classes))]
        hand = tuple(cards[:8].count(n) for n in range(len(goal.classes)))
        kept = keeps[hand]
        new = cards[8 : 8 + 10 - sum(kept)]
        met += goal.meets(tuple(n + new.count(c) for c, n in enumerate(kept)))
    exact = float(best.chance)
    assert abs(met / games - exact) < 4 * sqrt(exact * (1 - exact) / games)


@pytest.mark.parametrize("number", range(12))
def test_simulated_hands_agree_with_exact_ones_on_random_decks(number: int) -> None:
    stream = Stream.of(2026, number)
    deck = [(staple(icon), 4 + stream.below(8)) for icon in "RG"]
    deck += [(character(f"Card {n}", stream.below(8), "R"), 1 + stream.below(4)) for n in range(12)]
    setup = prepare(faction(), deck, goes_first=bool(number % 2))
    cost, least, lands = stream.below(6), 1 + stream.below(3), 1 + stream.below(4)
    keepable = Keepable((
        Clause("cheap", lambda card: card.cost is not None and card.cost <= cost, least),
        Clause("resources", lambda card: card.type is CardType.RESOURCE, 1, lands),
    ))  # fmt: skip
    found = figures(model_of(setup, keepable=keepable), seed=number)
    exact = float(keepable_chance(setup, keepable))
    assert close(found["hand.keepable.dealt", None, None], exact)

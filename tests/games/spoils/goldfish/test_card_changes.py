"""One more and one fewer of each card: which games are played, and what is measured."""

from collections import Counter
from dataclasses import replace

import pytest

from app.games.spoils.goldfish.card_changes import CardChanges
from app.games.spoils.goldfish.comparing import compare
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.policy import SWIFT
from app.games.spoils.goldfish.running import plain_simulation, simulation_of
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.figures import Estimate
from tests.support.spoils_cards import character, faction, staple, tactic

RAGE = staple("R")
GOOD, BAD = character("Good", 1, "R", 4), character("Bad", 6, "RRRR", 1)
IDLE = tactic("Idle", 1)


@pytest.fixture
def small() -> Model:
    deck = [(RAGE, 18), (GOOD, 3), (BAD, 3), (character("Middle", 3, "R", 2), 4), (IDLE, 3)]
    return model_of(prepare(faction(), deck, starting=["Rage", "Rage"]), SWIFT)


def changes_of(model: Model, games: int = 4_000) -> CardChanges:
    return CardChanges(simulation_of(model), 7, games)


def gain(change: Estimate | None) -> float:
    assert change is not None
    return change.value


def test_the_exchanges_behind_one_figure_play_different_games(small: Model) -> None:
    changes = changes_of(small)
    for card in changes.cards:
        for side in ("out", "into"):
            blocks = [each.block for each in changes.exchanges if getattr(each, side) == card]
            assert len(set(blocks)) == len(blocks)
            assert set(blocks) <= set(range(len(changes.cards) - 1))


def test_103_1c_no_fifth_copy_of_a_card_is_tried_but_of_a_staple(small: Model) -> None:
    changes = changes_of(small)
    incoming = Counter(each.into.name for each in changes.exchanges)
    assert "Middle" not in incoming
    assert incoming["Rage"] == 4
    found = {
        each.card.name: each
        for each in changes.changes({each: changes.measured(each) for each in changes.exchanges})
    }
    assert found["Middle"].more is None
    assert found["Middle"].fewer is not None
    assert found["Rage"].copies == 18


def test_good_cards_make_the_deck_faster_and_bad_ones_slower(small: Model) -> None:
    changes = changes_of(small)
    found = changes.changes({each: changes.measured(each) for each in changes.exchanges})
    by_name = {each.card.name: each for each in found}
    assert found[0].card.name == "Good"
    good, idle = by_name["Good"], by_name["Idle"]
    assert gain(good.more) + 0.05 < 0 < gain(good.fewer) - 0.05
    assert gain(idle.fewer) < 0 < gain(idle.more)
    best, *others = changes.proposals(found, 2_000)
    assert best.into == ((GOOD, 1),)
    assert best.gain.value + best.gain.margin < 0
    taken = {GOOD, best.out[0][0]}
    assert all(taken.isdisjoint(card for card, _ in (*it.out, *it.into)) for it in others)


def test_an_exchange_is_the_comparison_of_the_two_decks(small: Model) -> None:
    changes = changes_of(small)
    exchange = next(each for each in changes.exchanges if each.block == 0)
    one = simulation_of(changes.model)
    two = simulation_of(
        replace(
            model_of(small.setup.exchanged(exchange.out, exchange.into), SWIFT),
            turns=changes.model.turns,
        )
    )
    found = compare(one, two, changes.seed, changes.games // 50 * 50)
    kill = next(each for each in found.differences if each.id == "kill")
    measured = changes.measured(exchange)
    assert kill.gain == pytest.approx(measured.value, abs=4 * measured.stderr + 1e-3)


def test_only_cards_whose_exchanges_are_all_measured_are_shown(small: Model) -> None:
    changes = changes_of(small)
    of_first = [each for each in changes.exchanges if changes.cards[0] in (each.out, each.into)]
    assert list(changes.exchanges[: len(of_first)]) == of_first
    measured = {each: changes.measured(each) for each in of_first}
    assert [each.card for each in changes.changes(measured)] == [changes.cards[0]]


def test_the_same_seed_measures_the_same(precon_setup: Setup) -> None:
    model = model_of(precon_setup, SWIFT)
    one, two = changes_of(model, 1_000), changes_of(model, 1_000)
    exchange = one.exchanges[17]
    assert one.measured(exchange) == two.measured(two.exchanges[17])


def test_what_cannot_be_measured_is_refused(small: Model) -> None:
    only = model_of(prepare(faction(), [(RAGE, 12)], starting=["Rage", "Rage"]), SWIFT)
    with pytest.raises(GoldfishError, match="only one kind of card"):
        changes_of(only)
    with pytest.raises(GoldfishError, match="at least 1000 games"):
        changes_of(small, 10)
    with pytest.raises(GoldfishError, match="too many different cards"):
        CardChanges(plain_simulation(small), 1, 10_000)

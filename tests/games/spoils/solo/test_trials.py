"""Changes tried on the referee: which shuffles are played, and what is said of them."""

from collections.abc import Callable
from dataclasses import replace
from math import comb, sqrt
from random import Random

import pytest

from app.games.capabilities.card_changes import Tried, TriedPair
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.model import Model, model_again
from app.games.spoils.goldfish.proposal import Proposal, Subject, exchanged_copies
from app.games.spoils.solo.trials import (
    FEWEST_UNEQUAL,
    LOOKS,
    PAIRS,
    SHAPES,
    SHUFFLES,
    Z_OF_LOOKS,
    Trial,
    Trials,
    Work,
    count_trial,
    early_share,
)
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters, Estimate, total

Models = Callable[[str, int], Model]
FASTER, SLOWER = (20, 80, 0, 0, -40, 80, 0, 60), (20, 80, 0, 0, 40, 80, 0, 60)
EQUAL = (20, 80, 0, 0, 0, 0, 0, 0)
FIRST_LOOK = SHUFFLES // LOOKS


def proposal(model: Model, subject: Subject, *exchanges: tuple[str, str]) -> Proposal:
    setup, cards = model.setup, {card.name: card for card in model.setup.cards}
    for out, into in exchanges:
        setup = setup.exchanged(cards[out], cards[into])
    return Proposal(subject, setup, *exchanged_copies(model.setup, setup), Estimate(-0.3, 0.01))


@pytest.fixture
def model(precon_model: Models) -> Model:
    return precon_model("first-edition-warlord", 4)


@pytest.fixture
def proposals(model: Model) -> tuple[Proposal, ...]:
    return (
        proposal(model, Subject.CARDS, ("Hidden Sniper", "Berserker Corps")),
        proposal(model, Subject.CARDS, ("Flaming Barduse", "Plodding Brute")),
        proposal(model, Subject.STAPLES, ("Rage", "Scout"), ("Rage", "Scout")),
    )


@pytest.mark.slow
def test_the_counters_are_the_same_however_the_shuffles_are_cut(
    catalogue: Catalogue, model: Model, proposals: tuple[Proposal, ...]
) -> None:
    after = model_again(model, proposals[0].setup)
    whole, *parts = (
        count_trial(Work(model, after, 1, block), catalogue)
        for block in (Block(0, 12), Block(0, 5), Block(5, 7))
    )
    assert total(SHAPES, [part.counted for part in parts]) == whole.counted
    assert whole.pair in {part.pair for part in parts}
    late, early = whole.counted.array("pairs").tolist()
    assert 2 <= early < 12
    assert late <= 2


def test_early_and_late_shuffles_count_by_their_share(proposals: tuple[Proposal, ...]) -> None:
    trial = Trial(proposals[0], Counters(SHAPES, SHUFFLES, FASTER), early=0.4, wanted=SHUFFLES)
    gain = trial.gain
    assert gain is not None
    assert gain.value == pytest.approx(0.4 * -0.5)
    assert gain.stderr == pytest.approx(0.4 * sqrt((1 - 0.25) / 79) * Z_OF_LOOKS / 2)
    assert trial.is_faster
    assert not trial.has_only_equal_pairs
    assert Trial(proposals[0], Counters.zero(SHAPES), early=0.4, wanted=SHUFFLES).gain is None


def test_a_change_that_is_clear_at_a_look_is_tried_no_further(
    model: Model, proposals: tuple[Proposal, ...]
) -> None:
    trials = Trials(model, 1, proposals[:1])
    works = trials.next_works(30, 9)
    assert [work.block for work in works] == [Block(0, 30), Block(30, FIRST_LOOK - 30)]
    clear = (2, 18, 0, 0, -14, 14, 0, 14)
    between = trials.with_tried(Tried(Counters(SHAPES, FIRST_LOOK - 1, clear)))
    assert not between.is_done
    decided = trials.with_tried(Tried(Counters(SHAPES, FIRST_LOOK, clear)))
    assert decided.is_done
    assert decided.offered == proposals[:1]
    few = (2, 18, 0, 0, 1 - FEWEST_UNEQUAL, FEWEST_UNEQUAL - 1, 0, FEWEST_UNEQUAL - 1)
    assert not trials.with_tried(Tried(Counters(SHAPES, FIRST_LOOK, few))).is_done


@pytest.mark.parametrize("share", [0.03, 0.1, 0.3])
def test_at_most_one_trial_in_twenty_shows_a_gain_where_there_is_none(
    proposals: tuple[Proposal, ...], share: float
) -> None:
    wrong, trials, chance = 0, 400, Random(20261129)
    for _ in range(trials):
        counted = Counters.zero(SHAPES)
        for look in range(1, LOOKS + 1):
            for _ in range(SHUFFLES // LOOKS // 2):
                sign = chance.choice((-1, 1)) if chance.random() < 2 * share else 0
                counted += Counters(SHAPES, 2, (0, 1, 0, 0, sign, sign * sign, 0, sign * sign))
            trial = Trial(proposals[0], counted, early=1.0, wanted=SHUFFLES)
            assert trial.shuffles == look * FIRST_LOOK
            if trial.is_done:
                wrong += trial.is_faster or trial.is_slower
                break
    assert wrong <= 0.05 * trials


def test_decks_that_win_on_the_same_turn_in_every_pair_are_called_equal(
    proposals: tuple[Proposal, ...],
) -> None:
    trial = Trial(proposals[0], Counters(SHAPES, SHUFFLES, EQUAL), early=0.4, wanted=SHUFFLES)
    assert trial.has_only_equal_pairs
    assert not trial.is_faster
    assert not trial.is_slower


def test_a_shuffle_is_early_that_has_any_exchanged_card_among_its_first_twenty(
    model: Model, proposals: tuple[Proposal, ...]
) -> None:
    size = len(model.setup.cards)
    assert early_share(model.setup, proposals[0].setup) == pytest.approx(20 / size)
    assert proposals[2].out[0][1] == 2
    neither = comb(size - 2, 20) / comb(size, 20)
    assert early_share(model.setup, proposals[2].setup) == pytest.approx(1 - neither)


def test_202_5_with_other_starting_resources_every_shuffle_is_played(
    catalogue: Catalogue, model: Model
) -> None:
    rage, scout = model.setup.starting[0], catalogue.by_name["Scout"]
    other = replace(model.setup, starting=(rage, catalogue.by_name["Greed"]))
    assert early_share(model.setup, other) == 1
    after = model_again(model, other.exchanged(rage, scout))
    tried = count_trial(Work(model, after, 1, Block(0, 3)), catalogue)
    assert tried.counted.array("pairs").tolist() == [0, 3]


def test_a_change_of_every_game_needs_fewer_shuffles(model: Model, catalogue: Catalogue) -> None:
    setup = replace(model.setup, starting=(catalogue.by_name["Greed"],) * 2)
    starting = Proposal(Subject.STARTING, setup, (), (), Estimate(-0.1, 0.01))
    trials = Trials(model, 1, (starting,))
    assert trials.most_shuffles == PAIRS
    assert not trials.with_tried(Tried(Counters(SHAPES, PAIRS - 1, EQUAL))).is_done
    assert trials.with_tried(Tried(Counters(SHAPES, PAIRS, EQUAL))).is_done


def test_the_next_change_is_tried_until_one_of_its_subject_is_faster(
    model: Model, proposals: tuple[Proposal, ...]
) -> None:
    third = proposal(model, Subject.CARDS, ("Skewer", "Scout"))
    trials = Trials(model, 1, (*proposals[:2], third, proposals[2]))
    assert 3 * SHUFFLES < trials.most_shuffles < 4 * SHUFFLES
    trials = trials.with_tried(Tried(Counters(SHAPES, SHUFFLES, SLOWER)))
    assert trials.begun[0].is_slower
    assert trials.offered == ()
    (work,) = trials.next_works(8, 1)
    assert work.after.setup == proposals[1].setup
    assert work.block == Block(0, 8)
    trials = trials.with_tried(Tried(Counters(SHAPES, SHUFFLES, FASTER)))
    assert trials.offered == (proposals[1],)
    assert 2 * SHUFFLES < trials.most_shuffles < 3 * SHUFFLES
    (work,) = trials.next_works(8, 1)
    assert work.after.setup == proposals[2].setup
    trials = trials.with_tried(Tried(Counters(SHAPES, SHUFFLES, FASTER)))
    assert trials.offered == proposals[1:]
    assert trials.trial_of(third) is None
    assert trials.is_done
    assert trials.next_works(8, 1) == ()


def test_the_pair_that_gains_most_is_kept_whatever_comes_first(
    model: Model, proposals: tuple[Proposal, ...]
) -> None:
    one = FIRST_LOOK // 4
    found = [TriedPair(7, 6, 5), TriedPair(3, 7, 5), TriedPair(2, 6, 4), TriedPair(9, 5, 6)]
    for pairs in (found, found[::-1]):
        trials = Trials(model, 1, proposals)
        for pair in pairs:
            trials = trials.with_tried(Tried(Counters(SHAPES, one - 1, EQUAL), pair))
        assert trials.begun[0].pair == TriedPair(2, 6, 4)

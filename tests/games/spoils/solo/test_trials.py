"""Exchanges tried on the referee: which shuffles are played, and what is said of them."""

from collections.abc import Callable
from math import sqrt

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.card_changes import Proposal
from app.games.spoils.goldfish.model import Model, model_again
from app.games.spoils.solo.trials import SHAPES, SHUFFLES, Trial, Trials, Work, count_trial
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.counters import Counters, total
from app.games.tabletop.chance.figures import Estimate

Models = Callable[[str, int], Model]
FASTER, SLOWER = (20, 80, 0, 0, -40, 80), (20, 80, 0, 0, 40, 80)


@pytest.fixture
def proposals(catalogue: Catalogue) -> tuple[Proposal, ...]:
    promised = Estimate(-0.3, 0.01)
    card = catalogue.by_name
    return (
        Proposal(card["Hidden Sniper"], card["Berserker Corps"], promised),
        Proposal(card["Flaming Barduse"], card["Plodding Brute"], promised),
    )


def test_the_counters_are_the_same_however_the_shuffles_are_cut(
    catalogue: Catalogue, precon_model: Models, proposals: tuple[Proposal, ...]
) -> None:
    before = precon_model("first-edition-warlord", 4)
    after = model_again(before, before.setup.exchanged(proposals[0].out, proposals[0].into))
    whole, *parts = (
        count_trial(Work(before, after, 1, block), catalogue)
        for block in (Block(0, 12), Block(0, 5), Block(5, 7))
    )
    assert total(SHAPES, parts) == whole
    late, early = whole.array("pairs").tolist()
    assert 2 <= early < 12
    assert late <= 2


def test_early_and_late_shuffles_count_by_their_share(proposals: tuple[Proposal, ...]) -> None:
    trial = Trial(proposals[0], Counters(SHAPES, SHUFFLES, FASTER), size=50)
    gain = trial.gain
    assert gain is not None
    assert gain.value == pytest.approx(0.4 * -0.5)
    assert gain.stderr == pytest.approx(0.4 * sqrt((1 - 0.25) / 79))
    assert trial.holds
    assert Trial(proposals[0], Counters.zero(SHAPES), size=50).gain is None


def test_the_next_exchange_is_tried_until_one_holds(
    precon_model: Models, proposals: tuple[Proposal, ...]
) -> None:
    trials = Trials(precon_model("first-edition-warlord", 4), 1, proposals)
    first = trials.next_works(100, 9)
    assert [work.block for work in first] == [Block(0, 100), Block(100, 100), Block(200, 40)]
    trials = trials.with_counted(Counters(SHAPES, SHUFFLES, SLOWER))
    assert trials.begun[0].is_worse
    assert trials.offered is None
    (work,) = trials.next_works(8, 1)
    assert proposals[1].into in work.after.setup.cards
    assert work.block == Block(0, 8)
    trials = trials.with_counted(Counters(SHAPES, SHUFFLES, FASTER))
    assert trials.offered == proposals[1]
    assert trials.is_done
    assert trials.next_works(8, 1) == ()

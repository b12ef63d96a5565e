"""Causes of lost games: the first that fits, each game once."""

import pytest

from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.search import explain, parse
from app.games.tabletop.gauntlet.losses import Cause, Loss, cause_of, left_in_hand, stuck_most


@pytest.mark.parametrize(
    ("loss", "cause"),
    [
        (Loss(6, 4, 0, 9, ("Forget", "Forget")), Cause.FEW_RESOURCES),
        (Loss(4, 4, 0, 9, ("Forget", "Kinky Asp")), Cause.STUCK),
        (Loss(6, 6, 0, 9, ("Forget",)), Cause.NO_CHARACTER),
        (Loss(6, 6, 2, 9), Cause.FASTER),
        (Loss(11, 8, 2, 9), Cause.NONE),
    ],
)
def test_the_first_cause_that_fits_counts(loss: Loss, cause: Cause) -> None:
    assert cause_of(loss) is cause


def test_the_searches_offered_against_a_cause_are_queries_of_the_game() -> None:
    offered = [it for cause in Cause if (it := SpoilsComputerPlayers().help_against(cause))]
    assert [it.words for it in offered if it.query] == ["Cheap characters", "Find answers"]
    assert [explain(parse(it.query)) for it in offered if it.query] == [
        "Cards: type Character and cost at most 2.",
        "Cards: destroys, damages, returns or takes over characters.",
    ]


def test_a_card_counts_once_for_each_game() -> None:
    losses = [
        Loss(5, 5, 1, 3, ("Forget", "Forget"), ("Forget", "Forget", "Kinky Asp")),
        Loss(5, 5, 1, 3, (), ("Kinky Asp",)),
    ]
    assert stuck_most(losses) == [("Forget", 1)]
    assert left_in_hand(losses) == [("Kinky Asp", 2), ("Forget", 1)]

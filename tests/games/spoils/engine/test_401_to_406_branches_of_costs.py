"""Choices and conditions inside a cost are part of it. Rules: 401.2, 406.3."""

import pytest

from tests.support.scenario import Side, board, character


@pytest.mark.parametrize(
    ("play", "resources", "options"),
    [([], 4, None), ([], 5, [1]), (["Cryptic Athenaeum"], 2, [0])],
)
def test_401_2_each_way_to_satisfy_a_cost_is_due_in_full(
    play: list[str], resources: int, options: list[int] | None
) -> None:
    table = board(Side(hand=["Homewrecker"], play=play, resources=["Greed"] * resources))
    assert table.me.can_deploy("Homewrecker") is (options is not None)
    if options is None:
        return
    table.me.deploys("Homewrecker")
    assert table.me.numbers() == options
    table.me.answers(options[0])
    table.resolves()
    assert (table.me.free, "Homewrecker" in table.me.play) == (0, True)
    if play:
        assert table.damage("Cryptic Athenaeum") == 2


@pytest.mark.parametrize(("resources", "able"), [(1, False), (2, True)])
def test_406_3_what_is_paid_on_a_condition_joins_the_numeric_cost(
    resources: int, able: bool
) -> None:
    table = board(
        Side(hand=["Dog"], resources=2),
        Side(hand=["Anatidaephobia"], resources=["Greed"] * resources),
        character("Dog", 1, 1, cost=2),
    )  # fmt: skip
    table.me.deploys("Dog")
    assert table.you.can_deploy("Anatidaephobia") is able
    if able:
        table.you.deploys("Anatidaephobia")
        table.resolves()
        assert (table.you.free, table.me.discard) == (0, ["Dog"])

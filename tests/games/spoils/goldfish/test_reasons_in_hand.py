"""Cards in hand that cannot be deployed show the referee's reasons, each with its rule."""

from app.games.spoils.engine import Person, observe
from app.games.spoils.presentation.goldfish.own_side import OwnSide, PlayableCard
from tests.support.scenario import Side, Table, board


def in_hand(table: Table, seat: int) -> list[PlayableCard]:
    """The hand of a seat as its player sees it."""
    return list(OwnSide(table.state, observe(table.state, Person(seat))).hand())


def test_604_1d_a_tactic_without_anything_to_pick_says_so() -> None:
    table = board(Side(hand=["Target Practice"], resources=4), Side())
    (card,) = in_hand(table, 0)
    told = "No way was found to meet all costs of Target Practice: there is no card to pick."
    assert card.reasons == ((told, "604.1e"),)
    assert card.why == ""


def test_204_1_a_character_says_that_it_waits_for_its_own_turn() -> None:
    table = board(
        Side(hand=["Target Practice"], play=["Gnat"], resources=4),
        Side(hand=["Scout"], resources=4),
    )
    table.me.deploys("Target Practice")
    (card,) = in_hand(table, 1)
    assert [rule for _, rule in card.reasons] == ["204.1"]


def test_405_2_and_309_1_stand_as_numbers_and_not_twice() -> None:
    table = board(Side(hand=["Scout"]), Side())
    (card,) = in_hand(table, 0)
    assert (card.reasons, card.short) == ((), 4)
    assert card.lacks

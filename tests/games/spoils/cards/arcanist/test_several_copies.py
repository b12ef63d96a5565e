"""Cards of the Arcanist that take several cards, where these are copies of each other."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Cowslaw")
def copies_of_a_tactic_pay_for_it_together() -> None:
    table = set_up(Side(hand=["Cowslaw"], discard=["Rouse"] * 3, resources=["Obsession"] * 1))
    table.me.deploys("Cowslaw")
    table.me.answers(2)
    for _ in range(2):
        table.me.picks("Rouse")
    assert (table.me.out_of_game, table.me.discard) == (["Rouse", "Rouse"], ["Rouse"])


@CASES.of("This, That, and the Other Thing")
def three_copies_of_one_tactic_do() -> None:
    name = "This, That, and the Other Thing"
    table = set_up(Side(hand=[name], discard=["Rouse"] * 3, resources=["Obsession"] * 5))
    deploys(table.me, name)
    while table.asks is not DecisionKind.ACT:
        table.me.picks("Rouse")
    assert (table.me.deck, table.me.face_down, table.me.hand) == (["Rouse"], ["Rouse"], ["Rouse"])


@CASES.of("The Deranger")
def two_copies_in_a_hand_can_be_discarded() -> None:
    table = set_up(Side(play=["The Deranger"]), Side(hand=["Gnat", "Gnat", "Gnat", "Rage"]))
    uses(table.me, "The Deranger", "LOBOTOMIZE")
    table.me.picks("Gnat")
    table.me.picks("Gnat")
    assert table.you.discard == ["Gnat", "Gnat"]


@CASES.of("Ritual of the Shattering Teeth")
def x_copies_in_a_hand_can_be_discarded() -> None:
    table = set_up(
        Side(hand=["Ritual of the Shattering Teeth"], resources=["Obsession"] * 4),
        Side(hand=["Gnat", "Gnat", "Gnat", "Rage"]),
    )
    table.me.deploys("Ritual of the Shattering Teeth")
    table.me.answers(2)
    table.resolves()
    table.me.picks("Gnat")
    table.me.picks("Gnat")
    assert table.you.discard == ["Gnat", "Gnat"]


@CASES.of("Ameliorate")
def copies_can_be_exchanged_together() -> None:
    table = set_up(
        Side(hand=["Ameliorate", "Gnat", "Gnat"], deck=["Rage"] * 4, resources=["Obsession"] * 3)
    )
    deploys(table.me, "Ameliorate")
    table.me.picks("Gnat")
    table.me.picks("Gnat")
    assert (table.me.hand, table.me.deck) == (["Rage"] * 3, ["Rage", "Gnat", "Gnat"])


@CASES.of("Arcana Experiment")
def copies_can_be_found_together() -> None:
    table = set_up(
        Side(
            hand=["Arcana Experiment"],
            deck=["Gnat"] * 3 + ["Rage"] * 3,
            resources=["Obsession"] * 7,
        )
    )
    deploys(table.me, "Arcana Experiment")
    for name in ("Gnat", "Gnat", "Gnat", "Rage", "Rage"):
        table.me.picks(name)
    assert sorted(table.me.discard) == ["Arcana Experiment", *["Gnat"] * 3, *["Rage"] * 2]


@CASES.of("Eccentric Inquisition")
def all_copies_of_a_tactic_are_removed_and_those_of_others_go_under_the_deck() -> None:
    table = set_up(
        Side(hand=["Eccentric Inquisition"], resources=["Obsession"] * 4),
        Side(deck=["Learn", "Rage", "Learn", "Rage", "Rage", "Greed", "Learn", "Scout"]),
    )
    deploys(table.me, "Eccentric Inquisition")
    for name in ("Rage", "Greed", "Rage"):
        table.me.picks(name)
    assert table.you.out_of_game == ["Learn"] * 3
    assert table.you.deck == ["Scout", "Rage", "Greed", "Rage", "Rage"]
    deploys(table.me, "Learn")
    deploys(table.me, "Learn")
    assert table.you.out_of_game == ["Learn"]


@CASES.of("Desolate", "Spatchcocking")
def copies_are_destroyed_or_kept_apart() -> None:
    table = set_up(
        Side(hand=["Desolate"], play=["Scout", "Scout"], resources=["Obsession"] * 3),
        Side(play=["Scout"]),
    )
    table.me.deploys("Desolate")
    table.me.answers(3)
    table.resolves()
    assert (table.me.play, table.you.play) == ([], [])
    table = set_up(
        Side(hand=["Spatchcocking"], resources=["Obsession"] * 4),
        Side(play=["Scout", "Scout", "Scout"]),
    )
    deploys(table.me, "Spatchcocking")
    table.you.picks("Scout")
    assert (table.you.play, table.you.hand) == (["Scout"], ["Scout", "Scout"])


def test_each_copy_counts_for_itself(only_card: str | None) -> None:
    CASES.run(only_card)

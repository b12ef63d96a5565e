"""Characters of the Arcanist, from Quotidian Concealer to Swarm of Gnats."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import at_table, deploys, obsession, stats, uses
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Quotidian Concealer")
def its_only_token_makes_a_character_covert_this_turn() -> None:
    table = at_table(
        Side(hand=["Quotidian Concealer"], resources=obsession(2)), Side(play=["Scout"])
    )
    deploys(table.me, "Quotidian Concealer")
    assert table.tokens("Quotidian Concealer") == 1
    uses(table.me, "Quotidian Concealer", "OBSCURE", "Scout")
    assert (table.is_covert("Scout"), table.tokens("Quotidian Concealer")) == (True, 0)
    assert not table.me.can_use("Quotidian Concealer", "OBSCURE")
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Quotidian Ejector")
def its_two_tokens_return_a_nonresource_card() -> None:
    table = at_table(
        Side(hand=["Quotidian Ejector"], play=["Scout"], resources=obsession(3)),
        Side(play=["Mirthless Altar", "Spackle"], resources=1, face_down=["Gnat"]),
    )
    deploys(table.me, "Quotidian Ejector")
    assert table.tokens("Quotidian Ejector") == 2
    table.me.uses("Quotidian Ejector", "EJECT")
    choices = ["Mirthless Altar", "Quotidian Ejector", "Scout", "Spackle"]
    assert sorted(table.me.choices()) == choices
    table.me.picks("Spackle")
    table.resolves()
    assert table.you.hand == ["Spackle"]
    assert table.tokens("Quotidian Ejector") == 0
    assert not table.me.can_use("Quotidian Ejector", "EJECT")


@CASES.of("Quotidian Virtuoso")
def it_trades_a_card_for_any_card_in_your_hand() -> None:
    table = at_table(
        Side(play=["Quotidian Virtuoso"], hand=["Gnat", "Scout"], resources=3),
        Side(hand=["Rage", "Foment"]),
    )
    table.me.uses("Quotidian Virtuoso", "DISRUPT")
    table.me.picks("Gnat")
    table.resolves()
    assert sorted(table.me.choices()) == ["Foment", "Rage"]
    table.me.picks("Rage")
    assert (table.me.discard, table.you.discard) == (["Gnat"], ["Rage"])
    assert (table.is_depleted("Quotidian Virtuoso"), table.me.free) == (True, 1)


@CASES.of("Quotidian Virtuoso")
def it_cannot_be_used_with_an_empty_hand() -> None:
    table = at_table(Side(play=["Quotidian Virtuoso"], resources=3), Side(hand=["Rage"]))
    assert not table.me.can_use("Quotidian Virtuoso", "DISRUPT")


@CASES.of("Rummaging Millipede")
def it_may_bring_back_a_tactic_as_it_enters_play() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(
                hand=["Rummaging Millipede"],
                discard=["Scout", "Obscure", "Rouse"],
                resources=obsession(5),
            ),
            Side(discard=["Encumber"]),
        )
        deploys(table.me, "Rummaging Millipede")
        assert table.is_covert("Rummaging Millipede")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
            table.me.picks("Rouse")
            assert table.me.hand == ["Rouse"]
        else:
            table.me.declines()
            assert (table.me.hand, len(table.me.discard)) == ([], 3)


@CASES.of("Servile Centipede")
def it_may_search_for_a_tactic_as_it_enters_play() -> None:
    for agrees in (True, False):
        deck = ["Scout", "Obscure", "Rouse"]
        table = at_table(Side(hand=["Servile Centipede"], deck=deck, resources=obsession(4)))
        deploys(table.me, "Servile Centipede")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
            table.me.picks("Obscure")
            assert (table.me.hand, table.you.was_shown) == (["Obscure"], ["Obscure"])
        else:
            table.me.declines()
            assert (table.me.hand, table.me.deck) == ([], deck)


@CASES.of("Shrouded Demon")
def it_gains_2_life_with_three_icons() -> None:
    for count, life in ((2, 1), (3, 3), (6, 3)):
        table = at_table(Side(play=["Shrouded Demon"], resources=obsession(count)))
        assert stats(table, "Shrouded Demon") == (2, life, 3)
        assert table.is_covert("Shrouded Demon")


@CASES.of("Sin Against Nature")
def it_costs_its_controller_a_resource() -> None:
    table = at_table(
        Side(
            hand=["Sin Against Nature"], face_down=["Scout"], resources=["Obsession", "Obsession"]
        ),
        Side(resources=2),
    )
    table.me.deploys("Sin Against Nature")
    table.me.picks("Obsession")
    table.resolves()
    assert sorted(table.me.choices()) == ["Obsession", "Obsession", "Scout"]
    table.me.picks("Scout")
    assert (table.me.hand, table.me.face_down) == (["Scout"], [])
    assert table.me.resources == ["Obsession", "Obsession"]


@CASES.of("Sin Against Nature")
def a_resource_that_paid_for_it_may_return() -> None:
    table = at_table(Side(hand=["Sin Against Nature"], resources=obsession(2)))
    deploys(table.me, "Sin Against Nature")
    table.me.picks("Obsession")
    assert (table.me.hand, table.me.resources) == (["Obsession"], ["Obsession"])


@CASES.of("Skimping Ecto-Manipulator")
def it_depletes_to_put_a_token_on_a_nonresource_card() -> None:
    table = at_table(
        Side(play=["Skimping Ecto-Manipulator", "Knobby Stave"], resources=1),
        Side(play=["Scout"]),
    )
    table.me.uses("Skimping Ecto-Manipulator", "ENERGIZE")
    assert sorted(table.me.choices()) == ["Knobby Stave", "Skimping Ecto-Manipulator"]
    table.me.picks("Knobby Stave")
    table.resolves()
    assert table.tokens("Knobby Stave") == 1
    assert table.is_depleted("Skimping Ecto-Manipulator")
    assert not table.me.can_use("Skimping Ecto-Manipulator", "ENERGIZE")


@CASES.of("Spastic Tentacles")
def both_players_return_a_resource() -> None:
    table = at_table(
        Side(hand=["Spastic Tentacles"], resources=obsession(3)),
        Side(resources=["Rage"], face_down=["Gnat"]),
    )
    deploys(table.me, "Spastic Tentacles")
    assert table.asked is table.me, "the active player first"
    table.me.picks("Obsession")
    assert sorted(table.you.choices()) == ["Gnat", "Rage"]
    table.you.picks("Gnat")
    assert (table.me.hand, table.you.hand) == (["Obsession"], ["Gnat"])
    assert (len(table.me.resources), table.you.resources) == (2, ["Rage"])
    assert table.you.face_down == []


@CASES.of("Spastic Tentacles")
def a_player_without_resources_returns_none() -> None:
    table = at_table(Side(hand=["Spastic Tentacles"], resources=obsession(3)))
    deploys(table.me, "Spastic Tentacles")
    table.me.picks("Obsession")
    with shows("402.5"):
        assert (table.asks, table.you.hand) == (DecisionKind.ACT, [])


@CASES.of("Swarm of Gnats")
def the_opponent_discards_as_it_enters_and_as_it_leaves() -> None:
    table = at_table(
        Side(hand=["Swarm of Gnats", "Kill", "Foment"], resources=obsession(4)),
        Side(hand=["Rage", "Scout", "Greed"]),
    )
    deploys(table.me, "Swarm of Gnats")
    assert table.asked is table.you
    table.you.picks("Scout")
    deploys(table.me, "Kill", "Swarm of Gnats")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.hand, table.me.hand) == (["Greed"], ["Foment"])


@CASES.of("Swarm of Gnats")
def the_opponent_discards_when_it_returns_to_the_hand() -> None:
    table = at_table(Side(play=["Swarm of Gnats", "Scout"], hand=["Lift"]), Side(hand=["Rage"] * 2))
    deploys(table.me, "Lift", "Swarm of Gnats")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.hand, table.me.hand) == (["Rage"], ["Swarm of Gnats"])


def test_characters_of_the_arcanist_q_to_s(only_card: str | None) -> None:
    CASES.run(only_card)

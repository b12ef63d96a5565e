"""Arcanist characters: 1st Edition, the first part."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, ends_turn, fights, may_block, pays, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Compulsive Creeper")
def it_is_larger_while_its_controller_has_an_even_hand() -> None:
    for count, expected in ((0, (3, 2, 3)), (1, (2, 1, 2)), (2, (3, 2, 3)), (3, (2, 1, 2))):
        table = set_up(Side(play=["Compulsive Creeper"], hand=["Scout"] * count), Side())
        with shows("410.1a"):
            assert stats(table, "Compulsive Creeper") == expected
    table = set_up(Side(play=["Compulsive Creeper"]), Side(hand=["Scout"]))
    assert stats(table, "Compulsive Creeper") == (3, 2, 3), "your hand does not count"


@CASES.of("Gargantuan Garbler")
def its_attack_may_return_any_character() -> None:
    table = set_up(Side(play=["Gargantuan Garbler", "Gnat"]), Side(play=["Scout", "Knobby Stave"]))
    assert table.is_covert("Gargantuan Garbler")
    table.me.attacks("Gargantuan Garbler")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gargantuan Garbler", "Gnat", "Scout"]
    table.me.picks("Scout")
    assert table.you.hand == ["Scout"]
    table.resolves()
    assert table.you.influence == 14


@CASES.of("Gargantuan Garbler")
def nobody_returns_if_that_is_declined_or_another_attacks() -> None:
    table = set_up(Side(play=["Gargantuan Garbler", "Stalwart Soldier"]), Side(play=["Scout"]))
    table.me.attacks("Gargantuan Garbler")
    table.me.declines()
    assert table.you.play == ["Scout"]
    table = set_up(Side(play=["Gargantuan Garbler", "Stalwart Soldier"]), Side(play=["Scout"]))
    table.me.attacks("Stalwart Soldier")
    assert may_block(table) == ["Scout"]


@CASES.of("Insidious Ecto-Manipulator")
def it_may_put_a_token_on_a_nonresource_card_as_its_controllers_turn_starts() -> None:
    def turn() -> Table:
        table = set_up(
            Side(play=["Insidious Ecto-Manipulator", "Knobby Stave"], resources=1),
            Side(play=["Scout"]),
            active=1,
        )
        ends_turn(table)
        return table

    table = turn()
    assert table.is_covert("Insidious Ecto-Manipulator")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Insidious Ecto-Manipulator", "Knobby Stave"]
    table.me.picks("Knobby Stave")
    assert table.tokens("Knobby Stave") == 1
    ends_turn(table)
    assert table.asks is DecisionKind.ACT, "not in your turn"
    table = turn()
    table.me.declines()
    assert [table.tokens(name) for name in table.me.play] == [0, 0]


@CASES.of("Land Shark")
def it_is_as_large_as_your_face_down_resources_are_many() -> None:
    table = set_up(
        Side(hand=["Land Shark"], resources=["Obsession"] * 4, face_down=["Rage"] * 5),
        Side(resources=2, face_down=["Rage", "Scout"]),
    )
    table.me.deploys("Land Shark")
    pays(table.me)
    table.resolves()
    assert stats(table, "Land Shark") == (2, 2, 3)
    assert table.is_covert("Land Shark")


@CASES.of("Land Shark", "Man Shark")
def without_face_down_resources_it_dies_at_once() -> None:
    for name in ("Land Shark", "Man Shark"):
        table = set_up(Side(hand=[name], resources=["Obsession"] * 4), Side(resources=3))
        deploys(table.me, name)
        with shows("408.4"):
            assert (table.me.play, table.me.discard) == ([], [name])


@CASES.of("Lugubrian Octopod")
def two_cards_are_discarded_when_it_damages_your_faction() -> None:
    table = set_up(
        Side(play=["Lugubrian Octopod"]), Side(play=["Scout"], hand=["Rage", "Foment", "Greed"])
    )
    assert table.is_covert("Lugubrian Octopod")
    fights(table.me, "Lugubrian Octopod")
    assert (table.asked, table.you.influence) == (table.you, 19)
    table.you.picks("Rage")
    table.you.picks("Greed")
    assert (table.you.hand, sorted(table.you.discard)) == (["Foment"], ["Greed", "Rage"])


@CASES.of("Lugubrian Octopod")
def nothing_is_discarded_when_it_damages_something_else() -> None:
    table = set_up(
        Side(play=["Lugubrian Octopod"]), Side(play=["Mirthless Altar"], hand=["Rage"] * 3)
    )
    fights(table.me, "Lugubrian Octopod", target="Mirthless Altar")
    assert (table.damage("Mirthless Altar"), len(table.you.hand)) == (1, 3)


@CASES.of("Master Ritualist")
def it_searches_for_a_tactic() -> None:
    table = set_up(
        Side(play=["Master Ritualist"], deck=["Scout", "Obscure", "Rage", "Encumber"]),
    )
    uses(table.me, "Master Ritualist", "QUOTIDIAN INSTRUCTION")
    assert sorted(table.me.choices()) == ["Encumber", "Obscure"]
    with shows("312.2"):
        assert Done() in table.me.legal
    table.me.picks("Obscure")
    assert table.me.hand == ["Obscure"]
    assert table.you.was_shown == ["Obscure"]
    assert table.is_depleted("Master Ritualist")
    assert not table.me.can_use("Master Ritualist", "QUOTIDIAN INSTRUCTION")


@CASES.of("Mephitic Nullifier")
def it_is_destroyed_to_return_another_character_of_its_controller() -> None:
    table = set_up(
        Side(play=["Mephitic Nullifier", "Scout", "Gnat"], borrowed=["Scout"]),
        Side(play=["Stalwart Soldier"]),
    )
    table.me.uses("Mephitic Nullifier", "FLASH-BANG")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert table.you.hand == ["Scout"], "its owner's hand"
    assert table.me.discard == ["Mephitic Nullifier"]


@CASES.of("Mephitic Nullifier")
def it_cannot_be_used_when_its_controller_has_no_other_character() -> None:
    table = set_up(Side(play=["Mephitic Nullifier"]), Side(play=["Scout"]))
    with shows("401.3"):
        assert not table.me.can_use("Mephitic Nullifier", "FLASH-BANG")


@CASES.of("Nearby Serpent")
def it_puts_the_top_five_of_either_deck_in_any_order() -> None:
    for whose in ("you", "your opponent"):
        table = set_up(
            Side(
                hand=["Nearby Serpent"],
                resources=["Obsession"] * 3,
                deck=["Rage", "Greed", "Foment"],
            ),
            Side(deck=["Gnat", "Scout", "Rouse", "Rage", "Greed", "Foment"]),
        )
        deploys(table.me, "Nearby Serpent")
        table.me.says(whose)
        if whose == "you":
            assert sorted(table.me.was_shown) == ["Foment", "Greed", "Rage"]
            table.me.picks("Foment")
            table.me.picks("Rage")
            assert table.me.deck == ["Foment", "Rage", "Greed"]
        else:
            assert sorted(table.me.was_shown) == ["Gnat", "Greed", "Rage", "Rouse", "Scout"]
            for name in ("Greed", "Rouse", "Gnat", "Rage"):
                table.me.picks(name)
            assert table.you.deck == ["Greed", "Rouse", "Gnat", "Rage", "Scout", "Foment"]
        assert table.you.was_shown == []
        assert table.is_covert("Nearby Serpent")


@CASES.of("Quotidian Ejector")
def its_two_tokens_return_a_nonresource_card() -> None:
    table = set_up(
        Side(hand=["Quotidian Ejector"], play=["Scout"], resources=["Obsession"] * 3),
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


@CASES.of("Servile Centipede")
def it_may_search_for_a_tactic_as_it_enters_play() -> None:
    for agrees in (True, False):
        deck = ["Scout", "Obscure", "Rouse"]
        table = set_up(Side(hand=["Servile Centipede"], deck=deck, resources=["Obsession"] * 4))
        deploys(table.me, "Servile Centipede")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
            table.me.picks("Obscure")
            assert (table.me.hand, table.you.was_shown) == (["Obscure"], ["Obscure"])
        else:
            table.me.declines()
            assert (table.me.hand, table.me.deck) == ([], deck)


@CASES.of("Skimping Ecto-Manipulator")
def it_depletes_to_put_a_token_on_a_nonresource_card() -> None:
    table = set_up(
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
    table = set_up(
        Side(hand=["Spastic Tentacles"], resources=["Obsession"] * 3),
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
    table = set_up(Side(hand=["Spastic Tentacles"], resources=["Obsession"] * 3))
    deploys(table.me, "Spastic Tentacles")
    table.me.picks("Obsession")
    with shows("402.5"):
        assert (table.asks, table.you.hand) == (DecisionKind.ACT, [])


@CASES.of("Swarm of Gnats")
def the_opponent_discards_as_it_enters_and_as_it_leaves() -> None:
    table = set_up(
        Side(hand=["Swarm of Gnats", "Kill", "Foment"], resources=["Obsession"] * 4),
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
    table = set_up(Side(play=["Swarm of Gnats", "Scout"], hand=["Lift"]), Side(hand=["Rage"] * 2))
    deploys(table.me, "Lift", "Swarm of Gnats")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.hand, table.me.hand) == (["Rage"], ["Swarm of Gnats"])


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Characters of the Arcanist, from Imperial Thaumaturge to Lingamite Torture Monk."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    fights,
    obsession,
    pays,
    starts_next_turn,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Imperial Thaumaturge")
def it_depletes_and_pays_1_for_a_discard() -> None:
    table = at_table(
        Side(play=["Imperial Thaumaturge"], hand=["Gnat"], resources=2),
        Side(hand=["Rage", "Foment"]),
    )
    uses(table.me, "Imperial Thaumaturge", "TICKLE")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.discard, table.me.hand) == (["Rage"], ["Gnat"])
    assert (table.is_depleted("Imperial Thaumaturge"), table.me.free) == (True, 1)
    assert not table.me.can_use("Imperial Thaumaturge", "TICKLE")


def _armchair() -> Table:
    """My Armchair was just destroyed."""
    table = at_table(
        Side(play=["Infatuated Armchair", "Gnat"], hand=["Kill"], deck=["Rage", "Scout", "Foment"]),
        Side(deck=["Greed", "Obscure", "Encumber"]),
    )
    deploys(table.me, "Kill", "Infatuated Armchair")
    return table


@CASES.of("Infatuated Armchair")
def its_controller_may_rearrange_the_top_of_the_own_deck_and_draws() -> None:
    table = _armchair()
    table.me.agrees()
    table.me.says("you")
    assert sorted(table.me.choices()) == ["Rage", "Scout"]
    table.me.picks("Rage")
    assert (table.me.hand, table.me.deck) == (["Scout"], ["Foment", "Rage"])


@CASES.of("Infatuated Armchair")
def its_controller_may_rearrange_the_top_of_your_deck_and_draws() -> None:
    table = _armchair()
    table.me.agrees()
    table.me.says("your opponent")
    assert sorted(table.me.choices()) == ["Greed", "Obscure"]
    table.me.picks("Greed")
    assert table.you.deck == ["Obscure", "Encumber", "Greed"]
    assert (table.me.hand, table.me.deck) == (["Rage"], ["Scout", "Foment"])


@CASES.of("Infatuated Armchair")
def its_controller_draws_without_looking_too() -> None:
    table = _armchair()
    table.me.declines()
    assert (table.me.hand, table.me.was_shown) == (["Rage"], [])
    assert table.you.deck == ["Greed", "Obscure", "Encumber"]


@CASES.of("Insect Appreciator")
def it_attacks_only_in_a_party_of_an_even_number() -> None:
    table = at_table(Side(play=["Insect Appreciator"]))
    assert not table.me.can_attack()
    table = at_table(Side(play=["Insect Appreciator", "Scout", "Stalwart Soldier"]))
    table.me.announces_attack()
    table.me.picks("Insect Appreciator")
    assert Done() not in table.me.legal
    table.me.picks("Scout")
    table.resolves()
    assert table.you.influence == 20 - 3 - 3


@CASES.of("Insect Appreciator")
def parties_without_it_are_free() -> None:
    table = at_table(Side(play=["Insect Appreciator", "Scout"]))
    fights(table.me, "Scout")
    assert table.you.influence == 17


@CASES.of("Insect Appreciator")
def it_blocks_only_in_a_party_of_an_even_number() -> None:
    table = at_table(Side(play=["Insect Appreciator"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.resolves()
    assert table.me.influence == 17, "it cannot block alone"
    table = at_table(
        Side(play=["Insect Appreciator", "Warrior Prodigy"]), Side(play=["Gigamajig"]), active=1
    )
    table.you.attacks("Gigamajig")
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.picks("Insect Appreciator")
    assert Done() not in table.me.legal
    table.me.sets("Warrior Prodigy")
    assert table.asks is not DecisionKind.BLOCKERS


@CASES.of("Insidious Ecto-Manipulator")
def it_may_put_a_token_on_a_nonresource_card_as_its_controllers_turn_starts() -> None:
    def turn() -> Table:
        table = at_table(
            Side(play=["Insidious Ecto-Manipulator", "Knobby Stave"], resources=1),
            Side(play=["Scout"]),
            active=1,
        )
        starts_next_turn(table)
        return table

    table = turn()
    assert table.is_covert("Insidious Ecto-Manipulator")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Insidious Ecto-Manipulator", "Knobby Stave"]
    table.me.picks("Knobby Stave")
    assert table.tokens("Knobby Stave") == 1
    starts_next_turn(table)
    assert table.asks is DecisionKind.ACT, "not in your turn"
    table = turn()
    table.me.declines()
    assert [table.tokens(name) for name in table.me.play] == [0, 0]


@CASES.of("Land Shark")
def it_is_as_large_as_your_face_down_resources_are_many() -> None:
    table = at_table(
        Side(hand=["Land Shark"], resources=obsession(4), face_down=["Rage"] * 5),
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
        table = at_table(Side(hand=[name], resources=obsession(4)), Side(resources=3))
        deploys(table.me, name)
        with shows("408.4"):
            assert (table.me.play, table.me.discard) == ([], [name])


@CASES.of("Lingamite Torture Monk")
def it_gives_itself_for_a_character_that_its_controller_owns() -> None:
    table = at_table(
        Side(play=["Lingamite Torture Monk", "Scout", "Gnat"], borrowed=["Gnat"]),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"], borrowed=["Warrior Prodigy"]),
    )
    table.me.uses("Lingamite Torture Monk", "TORTURE")
    assert sorted(table.me.choices()) == ["Lingamite Torture Monk", "Scout", "Warrior Prodigy"]
    table.me.picks("Warrior Prodigy")
    table.resolves()
    assert (table.me.hand, table.me.discard) == (["Warrior Prodigy"], ["Lingamite Torture Monk"])


@CASES.of("Lingamite Torture Monk")
def it_does_not_return_by_picking_itself() -> None:
    table = at_table(Side(play=["Lingamite Torture Monk", "Scout"]))
    uses(table.me, "Lingamite Torture Monk", "TORTURE", "Lingamite Torture Monk")
    with shows("402.4"):
        assert (table.me.hand, table.me.discard) == ([], ["Lingamite Torture Monk"])


@CASES.of("Lingamite Torture Monk")
def it_recurs_to_return_a_character() -> None:
    table = at_table(
        Side(discard=["Lingamite Torture Monk"], play=["Scout", "Gnat"], resources=obsession(3)),
        Side(play=["Stalwart Soldier"]),
    )
    table.me.uses("Lingamite Torture Monk", "RECUR")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.hand, table.me.out_of_game) == (["Scout"], ["Lingamite Torture Monk"])
    assert table.me.free == 1
    for resources in (["Obsession", "Rage"], obsession(1)):
        table = at_table(
            Side(discard=["Lingamite Torture Monk"], play=["Scout"], resources=resources)
        )
        assert not table.me.can_use("Lingamite Torture Monk", "RECUR")


def test_characters_of_the_arcanist_i_to_l(only_card: str | None) -> None:
    CASES.run(only_card)

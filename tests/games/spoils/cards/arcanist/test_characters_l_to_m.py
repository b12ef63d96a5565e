"""Characters of the Arcanist, from Living God of Thabbash to Monstrous Lassitude."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    fights,
    icons,
    obsession,
    pays,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
RESTORING = "The Tournament Faction"


@CASES.of("Living God of Thabbash")
def the_opponent_discards_when_a_character_of_its_controller_leaves() -> None:
    table = at_table(
        Side(play=["Living God of Thabbash", "Scout", "Knobby Stave"], hand=["Kill"], resources=2),
        Side(hand=["Rage", "Foment", "Greed"]),
    )
    uses(table.me, "Living God of Thabbash", "HIGHER CALLING", "Scout")
    assert (table.me.hand.count("Scout"), table.me.free) == (1, 0)
    assert table.asked is table.you
    table.you.picks("Rage")
    assert table.you.discard == ["Rage"]
    deploys(table.me, "Kill", "Knobby Stave")
    assert len(table.you.hand) == 2, "an item is no character"


@CASES.of("Living God of Thabbash")
def it_heeds_only_the_characters_of_its_controller_and_itself() -> None:
    table = at_table(
        Side(play=["Living God of Thabbash"], hand=["Kill", "Kill"]),
        Side(play=["Scout"], hand=["Rage", "Foment"]),
    )
    deploys(table.me, "Kill", "Scout")
    assert len(table.you.hand) == 2
    deploys(table.me, "Kill", "Living God of Thabbash")
    assert table.asked is table.you, "it is a character that its controller controls"
    table.you.picks("Rage")
    assert table.you.hand == ["Foment"]


@CASES.of("Living God of Thabbash")
def its_ability_picks_only_characters_of_its_controller() -> None:
    table = at_table(
        Side(play=["Living God of Thabbash", "Gnat", "Scout"], resources=2),
        Side(play=["Stalwart Soldier"]),
    )
    table.me.uses("Living God of Thabbash", "HIGHER CALLING")
    assert sorted(table.me.choices()) == ["Gnat", "Living God of Thabbash", "Scout"]


@CASES.of("Lugubrian Octopod")
def two_cards_are_discarded_when_it_damages_your_faction() -> None:
    table = at_table(
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
    table = at_table(
        Side(play=["Lugubrian Octopod"]), Side(play=["Mirthless Altar"], hand=["Rage"] * 3)
    )
    fights(table.me, "Lugubrian Octopod", target="Mirthless Altar")
    assert (table.damage("Mirthless Altar"), len(table.you.hand)) == (1, 3)


@CASES.of("Lugubrian Poacher")
def it_is_covert_in_the_turn_in_which_it_is_restored() -> None:
    table = at_table(
        Side(play=["Lugubrian Poacher", "Scout"], depleted=["Lugubrian Poacher"], hand=["Rest"])
    )
    assert not table.is_covert("Lugubrian Poacher")
    deploys(table.me, "Rest", "Lugubrian Poacher")
    assert table.is_covert("Lugubrian Poacher")
    assert not table.is_covert("Scout")
    table.next_turn()
    assert not table.is_covert("Lugubrian Poacher")


@CASES.of("Lugubrian Poacher")
def the_restore_rule_makes_it_covert_only_if_it_was_depleted() -> None:
    for depleted in (["Lugubrian Poacher"], []):
        table = at_table(
            Side(play=["Lugubrian Poacher"], depleted=depleted, faction=RESTORING, deck=["Rage"]),
            active=1,
        )
        table.next_turn()
        assert not table.is_depleted("Lugubrian Poacher")
        assert table.is_covert("Lugubrian Poacher") is bool(depleted)


@CASES.of("Man Shark")
def you_put_a_card_from_your_hand_face_down_and_it_grows() -> None:
    table = at_table(
        Side(play=["Man Shark"], resources=4), Side(hand=["Scout", "Foment"], face_down=["Rage"])
    )
    assert stats(table, "Man Shark") == (1, 1, 3)
    uses(table.me, "Man Shark", "FOLLOW SUIT")
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Foment", "Scout"]
    table.you.picks("Scout")
    assert sorted(table.you.face_down) == ["Rage", "Scout"]
    assert (table.you.hand, table.me.free) == (["Foment"], 1)
    assert stats(table, "Man Shark") == (2, 2, 3)
    assert not table.is_covert("Man Shark")


@CASES.of("Master Ritualist")
def it_searches_for_a_tactic() -> None:
    table = at_table(
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
    table = at_table(
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
    table = at_table(Side(play=["Mephitic Nullifier"]), Side(play=["Scout"]))
    with shows("401.3"):
        assert not table.me.can_use("Mephitic Nullifier", "FLASH-BANG")


@CASES.of("Mesmerizing Enchantress")
def up_to_four_picked_characters_cannot_attack_until_its_controllers_next_turn() -> None:
    table = at_table(
        Side(hand=["Mesmerizing Enchantress"], play=["Warrior Prodigy"], resources=obsession(5)),
        Side(play=["Scout", "Stalwart Soldier", "Nimble Conscript", "Plodding Brute"]),
    )
    table.me.deploys("Mesmerizing Enchantress")
    table.me.agrees()
    for name in ("Scout", "Stalwart Soldier", "Plodding Brute", "Warrior Prodigy"):
        table.me.picks(name)
    assert table.asks is DecisionKind.RESPOND, "no fifth"
    table.resolves()
    assert not table.me.can_attack()
    table.next_turn()
    table.you.announces_attack()
    assert table.you.choices() == ["Nimble Conscript"]
    table.you.sets("Nimble Conscript")
    table.resolves()
    table.me.passes()
    table.resolves()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Mesmerizing Enchantress")
def fewer_characters_or_none_may_be_picked() -> None:
    for picked in ([], ["Scout"]):
        table = at_table(
            Side(hand=["Mesmerizing Enchantress"], resources=obsession(5)),
            Side(play=["Scout", "Stalwart Soldier"]),
        )
        table.me.deploys("Mesmerizing Enchantress")
        if picked:
            table.me.agrees()
            table.me.sets(*picked)
        else:
            table.me.declines()
        table.resolves()
        table.next_turn()
        table.you.announces_attack()
        assert ("Scout" in table.you.choices()) is not bool(picked)
        assert "Stalwart Soldier" in table.you.choices()


@CASES.of("Minion of Thabbash")
def it_is_covert_and_provides_an_icon() -> None:
    table = at_table(Side(hand=["Minion of Thabbash"], resources=obsession(3)))
    deploys(table.me, "Minion of Thabbash")
    assert table.is_covert("Minion of Thabbash")
    assert (icons(table.me), icons(table.you)) == (4, 0)
    assert stats(table, "Minion of Thabbash") == (2, 1, 3)


@CASES.of("Monstrous Lassitude")
def its_controllers_next_restore_rule_is_skipped() -> None:
    table = at_table(
        Side(
            hand=["Monstrous Lassitude"], play=["Gnat"], depleted=["Gnat"],
            faction=RESTORING, resources=obsession(3), deck=["Rage"] * 4,
        ),
        Side(faction=RESTORING, deck=["Rage"] * 4),
    )  # fmt: skip
    deploys(table.me, "Monstrous Lassitude")
    table.next_turn()
    table.next_turn()
    assert table.asked is table.me
    assert (table.me.free, table.is_depleted("Gnat")) == (1, True)
    table.next_turn()
    table.next_turn()
    assert (table.me.free, table.is_depleted("Gnat")) == (3, False), "only once"


@CASES.of("Monstrous Lassitude")
def with_four_volition_nothing_is_skipped() -> None:
    table = at_table(
        Side(
            hand=["Monstrous Lassitude"], faction=RESTORING, resources=obsession(2),
            face_down=["Rage"] * 4, deck=["Rage"] * 4,
        ),
        Side(faction=RESTORING, deck=["Rage"] * 4),
    )  # fmt: skip
    table.me.deploys("Monstrous Lassitude")
    pays(table.me)
    table.resolves()
    table.next_turn()
    table.next_turn()
    assert table.me.free == 6


def test_characters_of_the_arcanist_l_to_m(only_card: str | None) -> None:
    CASES.run(only_card)

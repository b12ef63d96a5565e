"""Items of the Banker, from Hungry-Hungry Idol to Smear Campaign."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    is_offered,
    my_turn_starts,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Hungry-Hungry Idol")
def a_life_for_one_and_an_influence() -> None:
    table = at(rich(play=["Hungry-Hungry Idol", "Key Man"], greed=2), Side(play=["Scout"]))
    for life in (4, 5):
        uses(table, "Hungry-Hungry Idol", "FEED", "Scout")
        assert table.life("Scout") == life
    assert (table.me.influence, table.you.influence, table.me.free) == (18, 20, 0)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Impressionistic Furball")
def its_character_has_two_more_life_until_it_is_coughed_up_for_a_card() -> None:
    table = at(rich("Impressionistic Furball", play=["Scout"], greed=3))
    deploys(table, "Impressionistic Furball", "Scout")
    assert (table.strength("Scout"), table.life("Scout")) == (3, 5)
    uses(table, "Impressionistic Furball", "COUGH UP")
    assert (table.me.hand, table.life("Scout")) == (["Scout"], 3)
    assert (table.me.discard, table.me.free) == (["Impressionistic Furball"], 2)


@CASES.of("Impressionistic Furball")
def two_greed_cannot_cough_it_up() -> None:
    worn = {"Impressionistic Furball": "Scout"}
    for greed in (2, 3):
        table = at(rich(play=["Scout", *worn], attached=worn, greed=greed))
        assert table.me.can_use("Impressionistic Furball", "COUGH UP") is (greed == 3)


@CASES.of("Index of Natural Forces")
def it_draws_for_one_when_depleted() -> None:
    table = at(rich(play=["Index of Natural Forces"]))
    uses(table, "Index of Natural Forces", "CAPITALIZE")
    assert (table.me.hand, table.me.free) == (["Scout"], 11)
    assert not table.me.can_use("Index of Natural Forces", "CAPITALIZE")


@CASES.of("Inside Information")
def its_controller_draws_four_and_loses_it_to_the_opponent() -> None:
    table = at(rich(play=["Inside Information"], deck=["Scout"] * 5))
    uses(table, "Inside Information", "PROFIT")
    assert (table.me.hand, table.you.play) == (["Scout"] * 4, ["Inside Information"])
    assert (table.is_depleted("Inside Information"), table.me.free) == (True, 12)
    table.next_turn()
    with shows("407.3"):
        assert table.you.play == ["Inside Information"]


@CASES.of("Magic Vault")
def a_faction_may_be_picked_to_gain_two_at_the_start_of_its_turn() -> None:
    table = my_turn_starts(rich(play=["Magic Vault"], faction=TOURNAMENT), Side())
    while not is_offered(table.me):
        table.me.answers(0)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Plain Faction", TOURNAMENT]
    table.me.picks("Plain Faction")
    assert (table.me.influence, table.you.influence) == (20, 22)
    table = my_turn_starts(rich(play=["Magic Vault"]))
    table.me.declines()
    assert (table.me.influence, table.you.influence) == (20, 20)
    table.me.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT, "not in the opponent's turn"


@CASES.of("Melty Cheese")
def its_character_has_two_more_life_and_cannot_attack() -> None:
    table = at(rich("Melty Cheese", play=["Scout", "Key Man"]))
    deploys(table, "Melty Cheese", "Scout")
    assert (table.life("Scout"), table.strength("Scout")) == (5, 3)
    table.me.announces_attack()
    assert table.me.choices() == ["Key Man"]
    assert table.me.influence == 20


@CASES.of("Melty Cheese")
def it_flips_up_for_two_and_its_faction_gains_four() -> None:
    table = at(rich(greed=1, face_down=["Melty Cheese"]), Side(play=["Scout"]))
    table.me.deploys("Melty Cheese", flip_up=True)
    table.resolves()
    assert (table.me.influence, table.life("Scout"), table.me.free) == (24, 5, 0)


@CASES.of("Scintillating Chamber Pot")
def what_the_character_inflicts_to_the_faction_this_turn_is_nothing() -> None:
    table = at(rich(play=["Scintillating Chamber Pot"]), Side(play=["Scout", "Key Man"]), active=1)
    table.you.attacks("Scout", "Key Man")
    table.you.passes()
    table.me.uses("Scintillating Chamber Pot", "TANTALIZE")
    table.me.picks("Scout")
    table.you.passes()
    table.resolves()
    assert (table.me.influence, table.me.free) == (19, 11)
    assert table.is_depleted("Scintillating Chamber Pot")


@CASES.of("Scintillating Chamber Pot")
def characters_are_still_damaged_by_it() -> None:
    table = at(
        rich(play=["Scintillating Chamber Pot", "Union Leader"]), Side(play=["Scout"]), active=1
    )
    table.you.attacks("Scout")
    table.you.passes()
    table.me.uses("Scintillating Chamber Pot", "TANTALIZE")
    if table.asked is table.me:
        table.me.picks("Scout")
    table.you.passes()
    table.me.blocks("Union Leader")
    table.resolves()
    assert table.damage("Union Leader") == 3


@CASES.of("Scintillating Chamber Pot")
def the_character_is_restored_by_nothing_until_the_next_own_turn() -> None:
    table = at(
        rich("Rest", "Rest", play=["Scintillating Chamber Pot"]),
        Side(play=["Scout"], depleted=["Scout"], faction=TOURNAMENT, deck=["Rage"] * 3),
    )
    uses(table, "Scintillating Chamber Pot", "TANTALIZE", "Scout")
    deploys(table, "Rest", "Scout")
    assert table.is_depleted("Scout")
    table.next_turn()
    assert table.is_depleted("Scout")
    table.next_turn()
    deploys(table, "Rest", "Scout")
    assert not table.is_depleted("Scout")


@CASES.of("Short Term Investment")
def it_returns_three_cards_when_its_two_tokens_are_gone() -> None:
    name = "Short Term Investment"
    table = at(rich(name, deck=["Scout"] * 6))
    deploys(table, name)
    assert table.tokens(name) == 2
    for left in (1, 0):
        assert not table.me.can_use(name, "RETURN")
        table.next_turn()
        assert table.tokens(name) == left + 1, "not in the opponent's turn"
        table.next_turn()
        assert table.tokens(name) == left
    uses(table, name, "RETURN")
    assert (table.me.hand, table.me.discard) == (["Scout"] * 3, [name])


@CASES.of("Smear Campaign")
def damage_of_its_character_hits_the_faction_of_that_controller_too() -> None:
    table = at(
        rich(play=["Scout"]), Side(play=["Smear Campaign"], attached={"Smear Campaign": "Scout"})
    )
    table.me.attacks("Scout")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (17, 17)


@CASES.of("Smear Campaign")
def damage_to_a_character_counts_and_other_damage_does_not() -> None:
    table = at(
        rich(play=["Union Leader", "Key Man"]),
        Side(
            play=["Smear Campaign", "Scout"],
            attached={"Smear Campaign": "Union Leader"},
        ),
    )
    table.me.attacks("Union Leader")
    table.you.blocks("Scout")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (15, 20)
    table = at(
        rich(play=["Union Leader", "Key Man"]),
        Side(play=["Smear Campaign"], attached={"Smear Campaign": "Union Leader"}),
    )
    table.me.attacks("Key Man")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 19)


@CASES.of("Inside Information")
def the_opponent_uses_it_in_turn_and_gives_it_back() -> None:
    table = at(rich(), rich(play=["Inside Information"], borrowed=["Inside Information"]), active=1)
    uses(table, "Inside Information", "PROFIT", by=table.you)
    assert (len(table.you.hand), table.me.hand) == (4, [])
    assert table.me.play == ["Inside Information"]


def test_items_of_the_banker_h_to_s(only_card: str | None) -> None:
    CASES.run(only_card)

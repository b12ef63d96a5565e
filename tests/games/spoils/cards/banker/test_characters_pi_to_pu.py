"""Characters of the Banker, from Pinguid Bodyguard to Purloinering Pirate."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    at,
    deploys,
    flips_up,
    is_offered,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
PINGUID = "Pinguid Bodyguard"
CONDEMNER = "Property Condemner"
PURLOINER = "Purloinering Pirate"


@CASES.of(PINGUID)
def it_is_restored_after_it_attacked_and_cannot_attack_again() -> None:
    table = at(rich(play=[PINGUID]))
    table.me.attacks(PINGUID)
    assert table.is_depleted(PINGUID)
    table.resolves()
    assert not table.is_depleted(PINGUID)
    assert table.you.influence == 17
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of(PINGUID)
def it_stays_depleted_after_it_blocked() -> None:
    table = at(rich(play=[PINGUID]), Side(play=["Warrior Prodigy"]), active=1)
    table.you.attacks("Warrior Prodigy")
    table.me.blocks(PINGUID)
    table.resolves()
    assert table.is_depleted(PINGUID)


@CASES.of(PINGUID)
def it_is_depleted_to_give_a_character_two_life() -> None:
    table = at(rich(play=[PINGUID]), Side(play=["Scout"]))
    uses(table, PINGUID, "PROTECT", "Scout")
    assert (table.life("Scout"), table.is_depleted(PINGUID), table.me.free) == (5, True, 12)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Portly Tradesmau")
def it_draws_a_card_for_each_attacker_that_it_blocks() -> None:
    for attackers in (["Scout"], ["Scout", "Union Leader", "Key Man"]):
        table = at(
            rich(play=["Portly Tradesmau"]),
            Side(play=["Scout", "Union Leader", "Key Man"]),
            active=1,
        )
        table.you.attacks(*attackers)
        table.me.blocks("Portly Tradesmau")
        assert len(table.me.hand) == len(attackers)


@CASES.of("Portly Tradesmau")
def it_draws_nothing_if_another_blocks() -> None:
    table = at(rich(play=["Portly Tradesmau", "Key Man"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.me.blocks("Key Man")
    assert table.me.hand == []


@CASES.of("Prehensile Pirate")
def four_cards_of_the_discard_pile_are_its_extra_cost() -> None:
    table = at(rich("Prehensile Pirate", discard=["Scout", "Rage", "Kill", "Key Man", "Rest"]))
    table.me.deploys("Prehensile Pirate")
    assert table.me.choices() == ["Scout", "Rage", "Kill", "Key Man", "Rest"]
    table.me.sets("Scout", "Rage", "Kill", "Rest")
    table.resolves()
    assert sorted(table.me.out_of_game) == ["Kill", "Rage", "Rest", "Scout"]
    assert (table.me.discard, table.me.play) == (["Key Man"], ["Prehensile Pirate"])
    assert table.me.free == 8


@CASES.of("Prehensile Pirate")
def with_three_cards_in_the_discard_pile_it_cannot_come() -> None:
    table = at(rich("Prehensile Pirate", discard=["Scout"] * 3), Side(discard=["Scout"] * 4))
    assert not table.me.can_deploy("Prehensile Pirate")


def condemns(name: str, table: Table) -> None:
    """The card has entered play, and I have it destroy a location of the opponent."""
    assert is_offered(table.me), name
    table.me.agrees()
    assert table.me.choices() == ["Gold Summit", "Gilded Yurt"], name
    table.me.picks("Gilded Yurt")
    assert table.you.discard == ["Gilded Yurt"], name


@CASES.of(CONDEMNER, "Repo Man")
def a_location_may_be_picked_and_is_destroyed() -> None:
    for name in (CONDEMNER, "Repo Man"):
        sides = (rich(name, play=["Gold Summit"]), Side(play=["Gilded Yurt"]))
        table = at(*sides)
        deploys(table, name)
        condemns(name, table)
        table = at(rich(name), Side(play=["Gilded Yurt"]))
        deploys(table, name)
        table.me.declines()
        assert table.you.play == ["Gilded Yurt"]


@CASES.of(CONDEMNER)
def it_flips_up_for_two_and_condemns_then_too() -> None:
    table = at(rich(greed=2, face_down=[CONDEMNER]), Side(play=["Gilded Yurt"]))
    table.me.deploys(CONDEMNER, flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    table.me.agrees()
    table.resolves()
    assert (table.you.discard, table.me.free) == (["Gilded Yurt"], 0)
    table = at(rich(greed=1, face_down=[CONDEMNER, "Rage"]))
    assert not table.me.can_deploy(CONDEMNER, flip_up=True), "it takes two Greed"


@CASES.of("Prophetic Assistant")
def at_the_end_of_its_turn_the_top_card_may_be_revealed_and_kept_if_a_staple() -> None:
    for top, hand in (("Greed", ["Greed"]), ("Exploitation", []), ("Scout", [])):
        table = at(rich(play=["Prophetic Assistant"], deck=[top, "Rage"]))
        table.me.ends_turn()
        table.resolves()
        assert is_offered(table.me)
        table.me.agrees()
        assert table.you.was_shown == [top]
        assert table.me.hand == hand
        assert table.me.deck == [*([] if hand else [top]), "Rage"]


@CASES.of("Prophetic Assistant")
def it_need_not_look_and_does_not_in_the_turn_of_the_opponent() -> None:
    table = at(rich(play=["Prophetic Assistant"], deck=["Greed"]))
    table.me.ends_turn()
    table.resolves()
    table.me.declines()
    assert (table.me.hand, table.me.deck, table.you.was_shown) == ([], ["Greed"], [])
    table.you.ends_turn()
    table.resolves()
    assert (table.asks, table.asked) == (DecisionKind.ACT, table.me)


@CASES.of("Prostitution Lobbyist")
def it_flips_up_for_nothing_but_needs_greed() -> None:
    table = flips_up("Prostitution Lobbyist", 1)
    assert (table.me.play, table.me.free) == (["Prostitution Lobbyist"], 1)
    table = at(rich(greed=0, face_down=["Prostitution Lobbyist"]))
    assert not table.me.can_deploy("Prostitution Lobbyist", flip_up=True)


@CASES.of("Prudent Thug")
def it_costs_three_influence_as_it_enters_play() -> None:
    table = at(rich("Prudent Thug"))
    deploys(table, "Prudent Thug")
    assert (table.me.influence, table.you.influence) == (17, 20)


@CASES.of("Prudent Thug")
def it_is_restored_for_one_and_a_token_that_makes_it_smaller() -> None:
    table = at(rich(play=["Prudent Thug"]))
    table.me.attacks("Prudent Thug")
    table.resolves()
    uses(table, "Prudent Thug", "RESTORE")
    assert not table.is_depleted("Prudent Thug")
    assert (table.tokens("Prudent Thug"), table.me.free) == (1, 11)
    assert (table.strength("Prudent Thug"), table.life("Prudent Thug")) == (3, 4)
    assert not table.me.can_attack(), "only once each turn"


@CASES.of("Pugnacious Publicist")
def all_characters_of_its_controller_gain_a_life_this_turn() -> None:
    table = at(rich("Pugnacious Publicist", "Key Man", play=["Scout"]), Side(play=["Gigamajig"]))
    deploys(table, "Pugnacious Publicist")
    assert (table.life("Scout"), table.life("Pugnacious Publicist")) == (4, 4)
    assert table.life("Gigamajig") == 10
    deploys(table, "Key Man")
    assert table.life("Key Man") == 1, "it came later"
    table.next_turn()
    assert (table.life("Scout"), table.life("Pugnacious Publicist")) == (3, 3)


@CASES.of("Purifying Priest")
def a_location_takes_the_next_damage_point_of_its_faction() -> None:
    for used in (1, 2):
        table = at(
            rich(play=["Purifying Priest", "Treasure Brokerage"]), Side(play=["Scout"]), active=1
        )
        table.you.attacks("Scout")
        table.you.passes()
        for _ in range(used):
            uses_without_resolving(table)
        table.passes_until(DecisionKind.BLOCKERS)
        table.me.passes()
        table.resolves()
        assert (table.me.influence, table.damage("Treasure Brokerage")) == (20 - 3 + used, used)
        assert (table.is_depleted("Purifying Priest"), table.me.free) == (False, 12)


def uses_without_resolving(table: Table) -> None:
    """The priest banishes, and the opponent does not respond."""
    table.me.uses("Purifying Priest", "BANISH")
    table.you.passes()


@CASES.of("Purifying Priest")
def what_was_banished_is_forgotten_after_the_turn() -> None:
    table = at(rich("Scorch", play=["Purifying Priest", "Treasure Brokerage"]))
    uses(table, "Purifying Priest", "BANISH")
    table.next_turn()
    table.next_turn()
    table.me.deploys("Scorch")
    table.me._does(table.me.legal[0])
    table.resolves()
    assert table.me.influence + table.you.influence == 37
    assert table.damage("Treasure Brokerage") == 0


@CASES.of(PURLOINER)
def it_grows_with_each_character_that_is_pushed_overboard() -> None:
    table = at(rich(play=[PURLOINER, "Scout", "Key Man"], greed=2), Side(play=["Union Leader"]))
    table.me.uses(PURLOINER, "PUSH OVERBOARD AND LOOT")
    assert table.me.choices() == [PURLOINER, "Scout", "Key Man"]
    table.me.picks("Scout")
    table.resolves()
    uses(table, PURLOINER, "PUSH OVERBOARD AND LOOT", "Key Man")
    assert (table.tokens(PURLOINER), table.me.free) == (2, 0)
    assert (table.strength(PURLOINER), table.life(PURLOINER)) == (4, 4)


@CASES.of(PURLOINER)
def whom_its_controller_only_borrowed_cannot_be_pushed_but_whom_they_lent_can() -> None:
    table = at(
        rich(play=[PURLOINER, "Scout"], borrowed=["Scout"]),
        Side(play=["Key Man"], borrowed=["Key Man"]),
    )
    table.me.uses(PURLOINER, "PUSH OVERBOARD AND LOOT")
    assert table.me.choices() == [PURLOINER, "Key Man"]
    table.me.picks("Key Man")
    table.resolves()
    with shows("407.7"):
        assert table.me.discard == ["Key Man"]


@CASES.of("Purifying Priest")
def damage_to_the_faction_of_the_opponent_stays_there() -> None:
    table = at(rich(play=["Purifying Priest", "Treasure Brokerage", "Scout"]))
    uses(table, "Purifying Priest", "BANISH")
    table.me.attacks("Scout")
    table.resolves()
    assert (table.you.influence, table.damage("Treasure Brokerage")) == (17, 0)


def test_characters_of_the_banker_pi_to_pu(only_card: str | None) -> None:
    CASES.run(only_card)

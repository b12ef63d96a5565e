"""Banker characters: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, events
from app.games.spoils.vocabulary import STRUCTURE
from tests.support.card_play import deploys, is_offered, may_block, uses
from tests.support.card_tables import greed, has_one_of_two, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
RAISER = "Goldmau Sacks Representative"
HASSAN = "Hassan-i of Thabbash"
PINGUID = "Pinguid Bodyguard"
PURLOINER = "Purloinering Pirate"
SILURIFORMES = "Siluriformes Flaxenscale"
EUSTACE = "Eustace Padamose-Gristwalter"


@CASES.of("Enlightened Mau")
def an_item_that_goes_after_damage_was_assigned_does_not_help() -> None:
    table = set_up(
        greed("Kill", play=["Enlightened Mau"]),
        Side(play=["Fat Pants", "Scout"], attached={"Fat Pants": "Scout"}),
        active=1,
    )
    table.you.attacks("Scout")
    table.me.blocks("Enlightened Mau")
    while not (table.state.battle and table.state.battle.assigned and table.asked is table.me):
        assert table.asked is not None
        table.asked.passes()
    deploys(table.me, "Kill", "Fat Pants")
    table.resolves()
    with shows("609.1e"):
        assert table.me.play == []


@CASES.of("Enlightened Mau")
def what_characters_with_items_assign_to_it_is_nothing() -> None:
    for armed in ([], ["Fat Pants"]):
        table = set_up(
            greed(play=["Enlightened Mau"]),
            Side(play=[*armed, "Scout"], attached=dict.fromkeys(armed, "Scout")),
            active=1,
        )
        table.you.attacks("Scout")
        table.me.blocks("Enlightened Mau")
        table.resolves()
        assert table.me.play == (["Enlightened Mau"] if armed else [])
        assert not armed or table.damage("Enlightened Mau") == 0


@CASES.of("Enlightened Mau")
def it_is_covert_this_turn_for_five() -> None:
    table = set_up(greed(play=["Enlightened Mau"]), Side(play=["Scout"]))
    uses(table.me, "Enlightened Mau", "TRANSCEND")
    assert table.me.free == 7
    table.me.attacks("Enlightened Mau")
    assert may_block(table) == []
    table = set_up(greed(play=["Enlightened Mau"]), Side(play=["Scout"]))
    table.me.attacks("Enlightened Mau")
    assert may_block(table) == ["Scout"]


@CASES.of("Eustace Padamose-Gristwalter")
def he_draws_for_two_and_an_influence() -> None:
    table = set_up(greed(play=["Eustace Padamose-Gristwalter"]))
    uses(table.me, "Eustace Padamose-Gristwalter", "FUTURE IMPLICATIONS")
    assert (table.me.hand, table.me.free, table.me.influence) == (["Scout"], 10, 19)


@CASES.of("Eustace Padamose-Gristwalter")
def he_gains_life_for_a_discard_and_strength_too_if_it_was_a_resource() -> None:
    eustace = "Eustace Padamose-Gristwalter"
    for card, strength in (("Greed", 2), ("Scout", 1)):
        table = set_up(greed(card, play=[eustace]))
        uses(table.me, eustace, "PAST TREPIDATIONS")
        assert (table.strength(eustace), table.life(eustace)) == (strength, 4)
        assert table.me.discard == [card]
        assert not table.me.can_use(eustace, "PAST TREPIDATIONS"), "nothing to discard"
        table.next_turn()
        assert (table.strength(eustace), table.life(eustace)) == (1, 3)


@CASES.of("Eustace Padamose-Gristwalter")
def he_is_unique() -> None:
    assert has_one_of_two("Eustace Padamose-Gristwalter")


@CASES.of(RAISER)
def it_raises_three_greed_for_a_turn() -> None:
    table = set_up(greed("Scout", play=[RAISER], icons=3, deck=["Scout", "Exploitation"]))
    assert not table.me.can_use(RAISER, "INVEST")
    uses(table.me, RAISER, "RAISE CAPITAL")
    assert (table.me.discard, table.me.free) == (["Scout"], 2)
    uses(table.me, RAISER, "INVEST")
    assert table.me.choices() == ["Exploitation"]
    table.me.picks("Exploitation")
    assert (table.me.hand, table.me.free) == (["Exploitation"], 0)
    assert table.you.was_shown == ["Exploitation"]


@CASES.of(RAISER)
def the_capital_is_gone_with_the_turn() -> None:
    table = set_up(greed("Scout", play=[RAISER], icons=5))
    uses(table.me, RAISER, "RAISE CAPITAL")
    assert table.me.can_use(RAISER, "INVEST")
    table.next_turn()
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_use(RAISER, "INVEST")


@CASES.of(RAISER)
def it_invests_with_six_greed_and_any_resource_will_do() -> None:
    table = set_up(greed(play=[RAISER], icons=6, deck=["Scout", "Rage", "Exploitation"]))
    uses(table.me, RAISER, "INVEST")
    assert table.me.choices() == ["Rage", "Exploitation"]
    table.me.picks("Rage")
    assert table.me.hand == ["Rage"]


@CASES.of(RAISER)
def raised_capital_lets_others_be_deployed() -> None:
    table = set_up(
        Side(play=[RAISER], hand=["Rage", "Mau Party"], resources=["Exploitation"] + ["Rage"] * 5)
    )
    assert not table.me.can_deploy("Mau Party")
    table.me.uses(RAISER, "RAISE CAPITAL")
    while table.asked is table.me:
        table.me.picks("Rage")
    table.resolves()
    assert table.me.can_deploy("Mau Party"), "2 + 3 Greed"


@CASES.of(HASSAN)
def his_destruction_costs_the_opponent_a_character_of_their_choice() -> None:
    table = set_up(
        greed("Kill", play=[HASSAN, "Scout"]), Side(play=["Union Leader", "Warrior Prodigy"])
    )
    deploys(table.me, "Kill", HASSAN)
    assert table.asked is table.you
    assert table.you.choices() == ["Union Leader", "Warrior Prodigy"]
    table.you.picks("Warrior Prodigy")
    assert (table.you.discard, table.you.play) == (["Warrior Prodigy"], ["Union Leader"])
    assert table.me.play == ["Scout"]


@CASES.of(HASSAN)
def nobody_is_destroyed_if_he_is_only_put_into_a_hand() -> None:
    table = set_up(greed("Bounce", play=[HASSAN]), Side(play=["Scout"]))
    deploys(table.me, "Bounce", HASSAN)
    assert (table.me.hand, table.you.play) == ([HASSAN], ["Scout"])


@CASES.of(HASSAN)
def he_comes_back_for_one_and_a_face_down_resource() -> None:
    table = set_up(
        greed(icons=2, face_down=["Rage"] * 3, discard=[HASSAN]), Side(face_down=["Rage"])
    )
    table.me.uses(HASSAN, "HARASH")
    while table.asked is table.me:
        if table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me.picks("Greed")
            continue
        assert set(table.me.choices()) == {"Rage"}
        table.me.picks("Rage")
    table.resolves()
    assert table.me.play == [HASSAN]
    assert table.me.discard == ["Rage"]
    assert len(table.me.face_down) == 2
    assert (table.me.free, table.you.face_down) == (3, ["Rage"])


@CASES.of(HASSAN)
def he_needs_three_volition_and_the_turn_of_his_owner() -> None:
    assert not set_up(greed(face_down=["Rage"] * 2, discard=[HASSAN])).me.can_use(HASSAN, "HARASH")
    table = set_up(greed(face_down=["Rage"] * 3, discard=[HASSAN]))
    assert table.me.can_use(HASSAN, "HARASH")
    table = set_up(greed(face_down=["Rage"] * 3, discard=[HASSAN]), active=1)
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_use(HASSAN, "HARASH")
    assert not set_up(greed(face_down=["Rage"] * 3, play=[HASSAN])).me.can_use(HASSAN, "HARASH")


@CASES.of(HASSAN)
def an_opponent_without_characters_destroys_none() -> None:
    table = set_up(greed("Kill", play=[HASSAN, "Scout"]))
    deploys(table.me, "Kill", HASSAN)
    assert (table.asks, table.me.play) == (DecisionKind.ACT, ["Scout"])


@CASES.of(HASSAN)
def who_controls_him_does_not_have_to_be_his_owner() -> None:
    table = set_up(greed("Kill", play=[HASSAN, "Scout"], borrowed=[HASSAN]), Side(play=["Key Man"]))
    deploys(table.me, "Kill", HASSAN)
    assert (table.me.play, table.you.play) == (["Scout"], [])


@CASES.of("Homewrecker")
def it_costs_two_damage_to_an_own_location_or_three_more() -> None:
    side = greed("Homewrecker", icons=5, play=["Treasure Brokerage"])
    table = set_up(side, Side(play=["Gilded Yurt"]))
    table.me.deploys("Homewrecker")
    table.me.answers(0)
    table.resolves()
    assert (table.damage("Treasure Brokerage"), table.me.free) == (2, 3)
    assert table.damage("Gilded Yurt") == 0
    table = set_up(side)
    table.me.deploys("Homewrecker")
    table.me.answers(1)
    table.resolves()
    assert (table.damage("Treasure Brokerage"), table.me.free) == (0, 0)
    assert "Homewrecker" in table.me.play


@CASES.of("Homewrecker")
def without_a_location_it_costs_five() -> None:
    assert not set_up(greed("Homewrecker", icons=4)).me.can_deploy("Homewrecker")
    table = set_up(greed("Homewrecker", icons=5), Side(play=["Gilded Yurt"]))
    table.me.deploys("Homewrecker")
    if table.asks is DecisionKind.CHOOSE_OPTION:
        assert table.me.numbers() == [1], "only paying is possible"
        table.me.answers(1)
    table.resolves()
    assert (table.me.play, table.me.free) == (["Homewrecker"], 0)


@CASES.of("Homewrecker")
def locations_of_its_controller_gain_a_structure() -> None:
    table = set_up(greed(play=["Homewrecker", "Treasure Brokerage"]), Side(play=["Gilded Yurt"]))
    assert table.stat("Treasure Brokerage", STRUCTURE) == 6
    assert table.stat("Gilded Yurt", STRUCTURE) == 3


@CASES.of("Homewrecker")
def a_location_is_depleted_to_deplete_a_character() -> None:
    table = set_up(
        greed(play=["Homewrecker", "Treasure Brokerage"]), Side(play=["Scout", "Gilded Yurt"])
    )
    uses(table.me, "Homewrecker", "PROSTRATE", "Scout")
    assert table.is_depleted("Treasure Brokerage")
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Homewrecker")
    assert not table.me.can_use("Homewrecker", "PROSTRATE")


@CASES.of("Homewrecker")
def a_location_falls_when_the_structure_it_lent_is_gone() -> None:
    table = set_up(greed("Kill", play=["Homewrecker", "Gilded Yurt"], damage={"Gilded Yurt": 3}))
    assert "Gilded Yurt" in table.me.play
    deploys(table.me, "Kill", "Homewrecker")
    assert "Gilded Yurt" in table.me.discard


@CASES.of("Homewrecker")
def only_restored_locations_of_its_controller_are_depleted_for_it() -> None:
    table = set_up(
        greed(
            play=["Homewrecker", "Treasure Brokerage", "Gold Summit", "Clandestine Resort"],
            depleted=["Gold Summit"],
        ),
        Side(play=["Scout", "Gilded Yurt"]),
    )
    table.me.uses("Homewrecker", "PROSTRATE")
    assert table.me.choices() == ["Treasure Brokerage", "Clandestine Resort"]


@CASES.of("Mau Strategist")
def it_may_search_for_a_staple_as_it_enters_play() -> None:
    deck = ["Scout", "Greed", "Exploitation", "Rage"]
    table = set_up(greed("Mau Strategist", deck=deck))
    deploys(table.me, "Mau Strategist")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Greed")
    assert (table.me.hand, table.you.was_shown) == (["Greed"], ["Greed"])
    with shows("312.1"):
        assert table.told(events.Shuffled)
    table = set_up(greed("Mau Strategist", deck=deck))
    deploys(table.me, "Mau Strategist")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == ([], deck)


@CASES.of("Mau Strategist")
def it_may_draw_a_card_if_it_is_destroyed_and_only_then() -> None:
    for agrees in (True, False):
        table = set_up(greed("Kill", play=["Mau Strategist"]))
        deploys(table.me, "Kill", "Mau Strategist")
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.hand == ["Scout"] * agrees
    table = set_up(greed("Bounce", play=["Mau Strategist"]))
    deploys(table.me, "Bounce")
    assert (table.asks, table.me.hand) == (DecisionKind.ACT, ["Mau Strategist"])


@CASES.of("Mr. Fetch")
def he_may_remove_a_card_of_the_discard_pile_to_draw_one() -> None:
    side = greed("Mr. Fetch", discard=["Rage", "Gold Summit"])
    table = set_up(side, Side(discard=["Key Man"]))
    deploys(table.me, "Mr. Fetch")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Rage", "Gold Summit"]
    table.me.picks("Rage")
    assert (table.me.out_of_game, table.me.hand) == (["Rage"], ["Scout"])
    table = set_up(side)
    deploys(table.me, "Mr. Fetch")
    table.me.declines()
    assert (table.me.out_of_game, table.me.hand) == ([], [])


@CASES.of("Mr. Fetch")
def with_an_empty_discard_pile_he_draws_nothing() -> None:
    table = set_up(greed("Mr. Fetch"))
    deploys(table.me, "Mr. Fetch")
    if is_offered(table.me):
        table.me.agrees()
    assert table.me.hand == []


@CASES.of("Mr. Fetch")
def he_swaps_two_cards_of_a_type_for_one_of_that_type_from_the_deck() -> None:
    table = set_up(
        greed(
            play=["Mr. Fetch"],
            discard=["Scout", "Gold Summit", "Key Man"],
            deck=["Rage", "Union Leader", "Gilded Yurt"],
        )
    )
    table.me.uses("Mr. Fetch", "GOOD DEAL")
    if table.me.choices():
        assert "Gold Summit" not in table.me.choices()
        table.me.sets("Scout", "Key Man")
    table.resolves()
    assert table.me.choices() == ["Union Leader"]
    table.me.picks("Union Leader")
    assert (table.me.hand, table.you.was_shown) == (["Union Leader"], ["Union Leader"])
    assert sorted(table.me.out_of_game) == ["Key Man", "Scout"]
    assert table.is_depleted("Mr. Fetch")


@CASES.of("Mr. Fetch")
def he_needs_two_of_the_same_type() -> None:
    table = set_up(greed(play=["Mr. Fetch"], discard=["Scout", "Gold Summit", "Rage", "Kill"]))
    assert not table.me.can_use("Mr. Fetch", "GOOD DEAL")


@CASES.of("Mushroom Merchant")
def a_character_may_be_picked_to_gain_two_life_this_turn() -> None:
    table = set_up(greed("Mushroom Merchant"), Side(play=["Scout"]))
    deploys(table.me, "Mushroom Merchant")
    assert is_offered(table.me)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Mushroom Merchant", "Scout"]
    table.me.picks("Scout")
    assert (table.life("Scout"), table.life("Mushroom Merchant")) == (5, 4)
    table.next_turn()
    assert table.life("Scout") == 3
    table = set_up(greed("Mushroom Merchant"), Side(play=["Scout"]))
    deploys(table.me, "Mushroom Merchant")
    table.me.declines()
    assert (table.life("Scout"), table.life("Mushroom Merchant")) == (3, 4)


@CASES.of(PINGUID)
def it_is_restored_after_it_attacked_and_cannot_attack_again() -> None:
    table = set_up(greed(play=[PINGUID]))
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
    table = set_up(greed(play=[PINGUID]), Side(play=["Warrior Prodigy"]), active=1)
    table.you.attacks("Warrior Prodigy")
    table.me.blocks(PINGUID)
    table.resolves()
    assert table.is_depleted(PINGUID)


@CASES.of(PINGUID)
def it_is_depleted_to_give_a_character_two_life() -> None:
    table = set_up(greed(play=[PINGUID]), Side(play=["Scout"]))
    uses(table.me, PINGUID, "PROTECT", "Scout")
    assert (table.life("Scout"), table.is_depleted(PINGUID), table.me.free) == (5, True, 12)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of(PURLOINER)
def it_grows_with_each_character_that_is_pushed_overboard() -> None:
    table = set_up(
        greed(play=[PURLOINER, "Scout", "Key Man"], icons=2), Side(play=["Union Leader"])
    )
    table.me.uses(PURLOINER, "PUSH OVERBOARD AND LOOT")
    assert table.me.choices() == [PURLOINER, "Scout", "Key Man"]
    table.me.picks("Scout")
    table.resolves()
    uses(table.me, PURLOINER, "PUSH OVERBOARD AND LOOT", "Key Man")
    assert (table.tokens(PURLOINER), table.me.free) == (2, 0)
    assert (table.strength(PURLOINER), table.life(PURLOINER)) == (4, 4)


@CASES.of(PURLOINER)
def whom_its_controller_only_borrowed_cannot_be_pushed_but_whom_they_lent_can() -> None:
    table = set_up(
        greed(play=[PURLOINER, "Scout"], borrowed=["Scout"]),
        Side(play=["Key Man"], borrowed=["Key Man"]),
    )
    table.me.uses(PURLOINER, "PUSH OVERBOARD AND LOOT")
    assert table.me.choices() == [PURLOINER, "Key Man"]
    table.me.picks("Key Man")
    table.resolves()
    with shows("407.7"):
        assert table.me.discard == ["Key Man"]


@CASES.of(SILURIFORMES)
def every_eustace_is_three_stronger_and_tougher() -> None:
    for me, you in ((["Scout", EUSTACE], []), (["Scout"], [EUSTACE])):
        table = set_up(greed(play=[SILURIFORMES, *me]), Side(play=you))
        assert (table.strength(EUSTACE), table.life(EUSTACE)) == (4, 6)
        assert (table.strength("Scout"), table.strength(SILURIFORMES)) == (3, 4)


@CASES.of(SILURIFORMES)
def it_draws_two_and_gains_two_for_five() -> None:
    table = set_up(greed(play=[SILURIFORMES]))
    uses(table.me, SILURIFORMES, "NUMISMATIC EMISSION")
    assert (table.me.hand, table.me.influence, table.me.free) == (["Scout"] * 2, 22, 7)


@CASES.of(SILURIFORMES)
def it_grows_by_two_this_turn_for_two_discards() -> None:
    table = set_up(greed("Rage", "Key Man", "Wait", play=[SILURIFORMES]))
    table.me.uses(SILURIFORMES, "AURIFEROUS AUGMENTAION")
    table.me.sets("Rage", "Wait")
    table.resolves()
    assert (table.strength(SILURIFORMES), table.life(SILURIFORMES)) == (6, 7)
    assert (table.me.hand, table.me.discard) == (["Key Man"], ["Rage", "Wait"])
    assert not table.me.can_use(SILURIFORMES, "AURIFEROUS AUGMENTAION"), "only one card left"
    table.next_turn()
    assert (table.strength(SILURIFORMES), table.life(SILURIFORMES)) == (4, 5)


@CASES.of("Thabbashite Financier")
def a_card_may_be_played_face_down_for_two_and_an_influence() -> None:
    name = "Thabbashite Financier"
    table = set_up(greed("Scout", "Rage", play=[name], icons=0, face_down=["Key Man"] * 2))
    table.me.uses(name, "BLOOD GOLD")
    assert (table.me.influence, table.me.free) == (19, 0)
    table.resolves()
    if is_offered(table.me):
        table.me.agrees()
    assert sorted(set(table.me.choices())) == ["Rage", "Scout"]
    table.me.picks("Scout")
    assert sorted(table.me.face_down) == ["Key Man", "Key Man", "Scout"]
    assert (table.me.hand, table.me.free) == (["Rage"], 1)


@CASES.of("Thabbashite Financier")
def nothing_has_to_be_played_and_one_volition_is_not_enough() -> None:
    name = "Thabbashite Financier"
    table = set_up(greed("Scout", play=[name], icons=0, face_down=["Key Man"] * 2))
    uses(table.me, name, "BLOOD GOLD")
    table.me.declines() if is_offered(table.me) else table.me.passes()
    assert (table.me.hand, table.me.influence) == (["Scout"], 19)
    table = set_up(greed("Scout", play=[name], icons=2, face_down=["Key Man"]))
    assert not table.me.can_use(name, "BLOOD GOLD")


@CASES.of("Timid Mau")
def two_blockers_slow_it_down_this_turn_and_one_does_not() -> None:
    for blockers, speed in ((["Scout"], 3), (["Scout", "Key Man"], 2)):
        table = set_up(greed(play=["Timid Mau"]), Side(play=["Scout", "Key Man"]))
        table.me.attacks("Timid Mau")
        table.you.blocks(*blockers)
        assert table.speed("Timid Mau") == speed
        table.passes_until(DecisionKind.DIVIDE) if speed == 2 else table.resolves()
    table = set_up(greed(play=["Timid Mau"]), Side(play=["Scout", "Key Man"]))
    table.me.attacks("Timid Mau")
    table.you.blocks("Scout", "Key Man")
    table.resolves()
    table.me.answers(0)
    table.resolves()
    table.next_turn()
    assert table.speed("Timid Mau") == 3


@CASES.of("Timid Mau")
def it_is_not_slowed_by_what_it_blocks() -> None:
    table = set_up(greed(play=["Timid Mau"]), Side(play=["Scout", "Key Man"]), active=1)
    table.you.attacks("Scout", "Key Man")
    table.me.blocks("Timid Mau")
    assert table.speed("Timid Mau") == 3


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

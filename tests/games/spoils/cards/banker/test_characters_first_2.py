"""Banker characters: 1st Edition, the second part."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, is_offered, may_block, uses
from tests.support.card_tables import greed, has_one_of_two, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
INVESTOR = "Furtive Investor"
SPEAKER = "Motivational Speaker"
RANDOLPH = "Randolph von Macovawitz Spitoon III, Ltd."
SILURIFORMES = "Siluriformes Flaxenscale"


@CASES.of("Class Action Defender")
def damage_of_more_than_four_at_once_does_not_reach_it() -> None:
    table = set_up(
        greed(play=["Class Action Defender"], icons=1), Side(play=["Union Leader"]), active=1
    )
    table.you.attacks("Union Leader")
    table.me.blocks("Class Action Defender")
    table.resolves()
    assert (table.me.play, table.damage("Class Action Defender")) == (["Class Action Defender"], 0)
    table = set_up(
        greed(play=["Class Action Defender"], icons=1),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"]),
        active=1,
    )
    table.you.attacks("Stalwart Soldier", "Warrior Prodigy")
    table.me.blocks("Class Action Defender")
    table.passes_until(DecisionKind.DIVIDE)
    table.me.answers(0)
    table.resolves()
    with shows("609.1f"):
        assert table.me.play == ["Class Action Defender"], "3 + 2 are one amount of 5"


@CASES.of("Class Action Defender")
def damage_of_four_destroys_it() -> None:
    table = set_up(
        greed(play=["Class Action Defender"], icons=1), Side(play=["Legacy Warmachine"]), active=1
    )
    table.you.attacks("Legacy Warmachine")
    table.me.blocks("Class Action Defender")
    table.resolves()
    assert table.me.discard == ["Class Action Defender"]


@CASES.of("Class Action Defender")
def it_is_restored_for_two_when_its_controller_is_attacked() -> None:
    side = greed(
        play=["Class Action Defender", "Treasure Brokerage"],
        icons=2,
        depleted=["Class Action Defender"],
    )
    for target in (None, "Treasure Brokerage"):
        table = set_up(side, Side(play=["Scout"]), active=1)
        table.you.attacks("Scout", target=target)
        assert is_offered(table.me)
        table.me.agrees()
        assert (table.me.free, may_block(table)) == (0, ["Class Action Defender"])
    table = set_up(side, Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.me.declines()
    assert table.is_depleted("Class Action Defender")
    assert table.me.free == 2


@CASES.of("Class Action Defender")
def it_is_not_restored_when_its_controller_attacks() -> None:
    table = set_up(
        greed(play=["Class Action Defender", "Scout"], depleted=["Class Action Defender"]),
        Side(play=["Gilded Yurt"]),
    )
    table.me.attacks("Scout")
    assert table.asks is DecisionKind.BATTLE_WINDOW


@CASES.of("Class Action Defender")
def smaller_amounts_add_up() -> None:
    table = set_up(greed("Shot", "Shot", play=["Class Action Defender"]))
    deploys(table.me, "Shot")
    assert table.damage("Class Action Defender") == 2
    deploys(table.me, "Shot")
    assert "Class Action Defender" in table.me.discard


@CASES.of("Club Mau Bouncer")
def each_character_that_inflicts_damage_to_it_gets_one_back() -> None:
    table = set_up(
        greed(play=["Club Mau Bouncer"]), Side(play=["Dandy Day-Trader", "Scout"]), active=1
    )
    table.you.attacks("Dandy Day-Trader", "Scout")
    table.me.blocks("Club Mau Bouncer")
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0) if table.asked is table.me else table.you.answers(0)
        table.resolves()
    assert table.me.discard == ["Club Mau Bouncer"], "1 + 3 at speed 4"
    assert (table.damage("Dandy Day-Trader"), table.damage("Scout")) == (1, 1)


@CASES.of("Club Mau Bouncer")
def a_tactic_that_inflicts_damage_gets_nothing_back() -> None:
    table = set_up(greed("Shot", play=["Club Mau Bouncer"]), Side(play=["Scout"]))
    deploys(table.me, "Shot", "Club Mau Bouncer")
    assert (table.damage("Club Mau Bouncer"), table.damage("Scout")) == (2, 0)


@CASES.of("Club Mau Bouncer")
def a_character_whose_damage_was_reduced_to_nothing_gets_nothing_back() -> None:
    table = set_up(
        greed(play=["Club Mau Bouncer", "Fiscal Intercessor"]),
        Side(play=["Dandy Day-Trader"]),
        active=1,
    )
    table.you.attacks("Dandy Day-Trader")
    table.you.passes()
    table.me.uses("Fiscal Intercessor", "PLEAD")
    table.me.picks("Club Mau Bouncer")
    table.you.passes()
    table.me.blocks("Club Mau Bouncer")
    table.resolves()
    with shows("408.2a"):
        assert table.damage("Dandy Day-Trader") == 2, "only what it fought"


@CASES.of("Crooked Appraiser")
def it_is_depleted_for_two_damage_to_any_location() -> None:
    table = set_up(
        greed(play=["Crooked Appraiser", "Treasure Brokerage"]),
        Side(play=["Gilded Yurt", "Scout"]),
    )
    table.me.uses("Crooked Appraiser", "INSPECT")
    assert table.me.choices() == ["Treasure Brokerage", "Gilded Yurt"]
    table.me.picks("Gilded Yurt")
    table.resolves()
    assert table.damage("Gilded Yurt") == 2
    assert table.is_depleted("Crooked Appraiser")
    assert table.me.free == 12


@CASES.of("Crooked Appraiser")
def without_a_location_there_is_nothing_to_inspect() -> None:
    table = set_up(greed(play=["Crooked Appraiser"]), Side(play=["Scout"]))
    assert not table.me.can_use("Crooked Appraiser", "INSPECT")


@CASES.of("Embezzling Bookkeeper")
def its_opponent_draws_a_card_as_it_enters_play() -> None:
    table = set_up(greed("Embezzling Bookkeeper"), Side(deck=["Rage", "Greed"]))
    deploys(table.me, "Embezzling Bookkeeper")
    assert (table.me.hand, table.you.hand) == ([], ["Rage"])


@CASES.of("Entry-Level Employee")
def its_two_tokens_are_paid_off_for_two_each() -> None:
    table = set_up(greed("Entry-Level Employee", icons=6))
    name = "Entry-Level Employee"
    deploys(table.me, name)
    seen = [(table.tokens(name), table.strength(name), table.life(name), table.me.free)]
    for _ in range(2):
        uses(table.me, name, "INVEST")
        seen.append((table.tokens(name), table.strength(name), table.life(name), table.me.free))
    assert seen == [(2, 1, 2, 4), (1, 2, 3, 2), (0, 3, 4, 0)]


@CASES.of(INVESTOR)
def it_enters_play_with_two_tokens_that_make_it_smaller() -> None:
    table = set_up(greed(INVESTOR))
    deploys(table.me, INVESTOR)
    assert (table.tokens(INVESTOR), table.strength(INVESTOR), table.life(INVESTOR)) == (2, 1, 1)


@CASES.of(INVESTOR)
def it_is_covert() -> None:
    table = set_up(greed(play=[INVESTOR]), Side(play=["Scout"]))
    table.me.attacks(INVESTOR)
    assert may_block(table) == []


@CASES.of(INVESTOR)
def it_may_take_a_token_off_a_card_of_its_controller_each_turn() -> None:
    side = greed(
        play=[INVESTOR, "Reluctant Hiree", "Short Term Investment"],
        tokens={INVESTOR: 2, "Reluctant Hiree": 3},
    )
    table = my_turn_starts(side, Side(play=["Scout"]))
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    table.me.agrees()
    assert table.me.choices() == [INVESTOR, "Reluctant Hiree", "Short Term Investment"]
    table.me.picks("Reluctant Hiree")
    assert (table.tokens("Reluctant Hiree"), table.tokens(INVESTOR)) == (2, 2)


@CASES.of(INVESTOR)
def it_may_also_leave_all_tokens() -> None:
    table = my_turn_starts(greed(play=[INVESTOR], tokens={INVESTOR: 2}))
    table.me.declines()
    assert table.tokens(INVESTOR) == 2
    table.next_turn()
    assert table.tokens(INVESTOR) == 2


@CASES.of("Hired Goons")
def they_are_covert() -> None:
    table = set_up(greed(play=["Hired Goons"]), Side(play=["Scout"]))
    table.me.attacks("Hired Goons")
    assert may_block(table) == []


@CASES.of("Hired Goons")
def they_stay_for_two_at_the_start_of_each_turn() -> None:
    table = my_turn_starts(greed(play=["Hired Goons"], icons=2))
    assert is_offered(table.me)
    table.me.agrees()
    assert (table.controller("Hired Goons") is table.me, table.me.free) == (True, 0)


@CASES.of("Hired Goons")
def they_change_sides_if_they_are_not_paid() -> None:
    table = my_turn_starts(greed(play=["Hired Goons"], icons=2), greed(icons=2))
    table.me.declines()
    assert table.controller("Hired Goons") is table.you
    assert table.me.free == 2
    table.me.ends_turn()
    table.resolves()
    assert is_offered(table.you)
    table.you.declines()
    assert table.controller("Hired Goons") is table.me
    table = my_turn_starts(greed(play=["Hired Goons"], icons=1))
    if is_offered(table.me):
        assert table.me.numbers() == [0]
        table.me.declines()
    assert table.controller("Hired Goons") is table.you


@CASES.of("Key Man")
def its_controller_draws_whenever_it_leaves_play() -> None:
    for how in ("Kill", "Bounce"):
        table = set_up(greed(how), Side(play=["Key Man"], deck=["Rage"] * 3))
        deploys(table.me, how, "Key Man")
        assert table.you.hand.count("Rage") == 1
        assert table.me.hand == []


@CASES.of("Market Oracle")
def it_is_depleted_to_take_a_token_off_a_card_of_its_controller() -> None:
    table = set_up(
        greed(
            play=["Market Oracle", "Moneychanger", "Short Term Investment"],
            tokens={"Moneychanger": 1, "Short Term Investment": 2},
        ),
        Side(play=["Scout"]),
    )
    table.me.uses("Market Oracle", "INVEST")
    assert table.me.choices() == ["Market Oracle", "Moneychanger", "Short Term Investment"]
    table.me.picks("Short Term Investment")
    table.resolves()
    assert (table.tokens("Short Term Investment"), table.tokens("Moneychanger")) == (1, 1)
    assert table.is_depleted("Market Oracle")
    assert table.me.free == 12


@CASES.of("Moneychanger")
def it_draws_for_a_token_that_makes_it_smaller() -> None:
    table = set_up(greed("Rest", play=["Moneychanger"]))
    uses(table.me, "Moneychanger", "EXCHANGE")
    assert (table.me.hand, table.me.free) == (["Rest", "Scout"], 12)
    assert (table.strength("Moneychanger"), table.life("Moneychanger")) == (1, 1)
    assert not table.me.can_use("Moneychanger", "EXCHANGE"), "it is depleted"


@CASES.of("Moneychanger")
def its_second_token_destroys_it_and_the_card_is_drawn_all_the_same() -> None:
    table = set_up(greed(play=["Moneychanger"], tokens={"Moneychanger": 1}))
    uses(table.me, "Moneychanger", "EXCHANGE")
    with shows("502.4"):
        assert (table.me.hand, table.me.discard) == (["Scout"], ["Moneychanger"])


@CASES.of(SPEAKER)
def all_who_block_with_it_are_motivated_this_turn() -> None:
    table = set_up(
        greed(play=[SPEAKER, "Scout", "Warrior Prodigy"]), Side(play=["Gigamajig"]), active=1
    )
    table.you.attacks("Gigamajig")
    table.me.blocks(SPEAKER, "Scout")
    stats = {name: (table.strength(name), table.life(name)) for name in table.me.play}
    assert stats == {SPEAKER: (2, 5), "Scout": (5, 5), "Warrior Prodigy": (2, 2)}
    assert table.strength("Gigamajig") == 10


@CASES.of(SPEAKER)
def nobody_is_motivated_by_it_if_others_block_or_it_attacks() -> None:
    table = set_up(greed(play=[SPEAKER, "Scout"]), Side(play=["Gigamajig"]), active=1)
    table.you.attacks("Gigamajig")
    table.me.blocks("Scout")
    assert (table.strength("Scout"), table.strength(SPEAKER)) == (3, 0)
    table = set_up(greed(play=[SPEAKER, "Scout"]), Side(play=["Gigamajig"]))
    table.me.attacks(SPEAKER, "Scout")
    table.you.blocks("Gigamajig")
    assert (table.strength("Scout"), table.strength(SPEAKER)) == (3, 0)


@CASES.of(SPEAKER)
def the_motivation_ends_with_the_turn() -> None:
    table = set_up(greed(play=[SPEAKER, "Scout"]), Side(play=["Warrior Prodigy"]), active=1)
    table.you.attacks("Warrior Prodigy")
    table.me.blocks(SPEAKER, "Scout")
    table.resolves()
    table.next_turn()
    assert (table.strength("Scout"), table.strength(SPEAKER)) == (3, 0)


@CASES.of("Officious Obstructionist")
def it_gains_a_life_for_one_as_often_as_it_is_paid() -> None:
    name = "Officious Obstructionist"
    table = set_up(greed(play=[name], icons=2))
    uses(table.me, name, "STUBBORNNESS")
    uses(table.me, name, "STUBBORNNESS")
    assert (table.life(name), table.strength(name), table.me.free) == (4, 2, 0)
    assert not table.me.can_use(name, "STUBBORNNESS")
    table.next_turn()
    assert table.life(name) == 2


@CASES.of("Overinsured Figurehead")
def its_controller_draws_two_cards_whenever_it_leaves_play() -> None:
    for how in ("Kill", "Bounce"):
        table = set_up(greed(how), Side(play=["Overinsured Figurehead"], deck=["Rage"] * 3))
        deploys(table.me, how, "Overinsured Figurehead")
        assert (table.you.hand.count("Rage"), table.me.hand) == (2, [])


@CASES.of("Prudent Thug")
def it_costs_three_influence_as_it_enters_play() -> None:
    table = set_up(greed("Prudent Thug"))
    deploys(table.me, "Prudent Thug")
    assert (table.me.influence, table.you.influence) == (17, 20)


@CASES.of("Prudent Thug")
def it_is_restored_for_one_and_a_token_that_makes_it_smaller() -> None:
    table = set_up(greed(play=["Prudent Thug"]))
    table.me.attacks("Prudent Thug")
    table.resolves()
    uses(table.me, "Prudent Thug", "RESTORE")
    assert not table.is_depleted("Prudent Thug")
    assert (table.tokens("Prudent Thug"), table.me.free) == (1, 11)
    assert (table.strength("Prudent Thug"), table.life("Prudent Thug")) == (3, 4)
    assert not table.me.can_attack(), "only once each turn"


@CASES.of("Pugnacious Publicist")
def all_characters_of_its_controller_gain_a_life_this_turn() -> None:
    table = set_up(
        greed("Pugnacious Publicist", "Key Man", play=["Scout"]), Side(play=["Gigamajig"])
    )
    deploys(table.me, "Pugnacious Publicist")
    assert (table.life("Scout"), table.life("Pugnacious Publicist")) == (4, 4)
    assert table.life("Gigamajig") == 10
    deploys(table.me, "Key Man")
    assert table.life("Key Man") == 1, "it came later"
    table.next_turn()
    assert (table.life("Scout"), table.life("Pugnacious Publicist")) == (3, 3)


@CASES.of(RANDOLPH)
def he_draws_a_card_as_he_enters_play() -> None:
    table = set_up(greed(RANDOLPH), Side(deck=["Rage"]))
    deploys(table.me, RANDOLPH)
    assert (table.me.hand, table.you.hand) == (["Scout"], [])


@CASES.of(RANDOLPH)
def he_draws_for_one_and_a_resource_from_hand() -> None:
    table = set_up(
        greed("Scout", "Rage", play=[RANDOLPH], icons=1, deck=["Kill"] * 2),
        Side(resources=["Rage"]),
    )
    table.me.uses(RANDOLPH, "PAYDAY LOAN")
    table.me.answers(0)
    table.resolves()
    assert (table.me.hand, table.me.discard) == (["Scout", "Kill"], ["Rage"])
    assert (table.me.resources, table.me.free) == (["Greed"], 0)


@CASES.of(RANDOLPH)
def he_draws_for_one_and_a_resource_in_play() -> None:
    table = set_up(
        greed("Scout", play=[RANDOLPH], icons=2, deck=["Kill"] * 2), Side(resources=["Rage"])
    )
    table.me.uses(RANDOLPH, "PAYDAY LOAN")
    if table.asks is DecisionKind.CHOOSE_OPTION:
        assert len(table.me.numbers()) == 1, "no resource in hand"
    while table.asked is table.me:
        table.me._does(table.me.legal[0])
    table.resolves()
    assert (table.me.hand, table.me.discard) == (["Scout", "Kill"], ["Greed"])
    assert (table.me.resources, table.you.resources) == (["Greed"], ["Rage"])


@CASES.of(RANDOLPH, "Samuel Gristwalter", SILURIFORMES)
def each_is_unique() -> None:
    for name in (RANDOLPH, "Samuel Gristwalter", SILURIFORMES):
        assert has_one_of_two(name), name


@CASES.of("Real Estate Auctioneer")
def it_draws_two_cards_for_two_and_a_discard() -> None:
    name = "Real Estate Auctioneer"
    table = set_up(greed("Rage", "Gold Summit", play=[name]))
    table.me.uses(name, "LIQUIDATE")
    assert table.me.choices() == ["Rage", "Gold Summit"]
    table.me.picks("Rage")
    table.resolves()
    assert table.me.hand == ["Gold Summit", "Scout", "Scout"]
    assert (table.me.discard, table.me.free, table.is_depleted(name)) == (["Rage"], 10, True)
    assert not set_up(greed(play=[name])).me.can_use(name, "LIQUIDATE"), "nothing to discard"


@CASES.of("Reluctant Hiree")
def its_tokens_take_strength_and_cost_less_and_less() -> None:
    name = "Reluctant Hiree"
    table = set_up(greed(name, icons=9))
    deploys(table.me, name)
    seen = [(table.tokens(name), table.strength(name), table.life(name), table.me.free)]
    for _ in range(3):
        uses(table.me, name, "INVEST")
        seen.append((table.tokens(name), table.strength(name), table.life(name), table.me.free))
    assert seen == [(3, 1, 4, 6), (2, 2, 4, 3), (1, 3, 4, 1), (0, 4, 4, 0)]


@CASES.of("Snooty Doorman")
def it_is_destroyed_to_turn_away_a_character() -> None:
    table = set_up(greed("Scout", "Union Leader"), Side(play=["Snooty Doorman"]))
    table.me.deploys("Union Leader")
    uses(table.you, "Snooty Doorman", "DENIED!")
    assert (table.you.discard, table.me.discard) == (["Snooty Doorman"], ["Union Leader"])
    assert (table.me.play, table.me.free) == ([], 5)


@CASES.of("Snooty Doorman")
def it_lets_tactics_and_locations_in_and_acts_only_in_response() -> None:
    table = set_up(greed("Wait", "Treasure Brokerage"), Side(play=["Snooty Doorman"]))
    for name in ("Wait", "Treasure Brokerage"):
        table.me.deploys(name)
        assert not table.you.can_use("Snooty Doorman", "DENIED!")
        table.resolves()
    assert not set_up(greed(play=["Snooty Doorman"])).me.can_use("Snooty Doorman", "DENIED!")


@CASES.of("Tad Disingenuous")
def he_is_covert_this_turn_for_a_discard() -> None:
    table = set_up(greed("Rage", play=["Tad Disingenuous"]), Side(play=["Scout"]))
    uses(table.me, "Tad Disingenuous", "UNDERHANDED DEAL")
    assert table.me.discard == ["Rage"]
    assert table.is_covert("Tad Disingenuous")
    assert not table.me.can_use("Tad Disingenuous", "UNDERHANDED DEAL")
    table.next_turn()
    assert not table.is_covert("Tad Disingenuous")


@CASES.of("The Garbageman")
def it_sifts_by_drawing_and_then_discarding() -> None:
    table = set_up(greed("Rage", play=["The Garbageman"]))
    uses(table.me, "The Garbageman", "SIFT")
    assert table.asked is table.me
    assert table.me.choices() == ["Rage", "Scout"]
    table.me.picks("Scout")
    assert (table.me.hand, table.me.discard) == (["Rage"], ["Scout"])
    assert table.is_depleted("The Garbageman")


@CASES.of("The Garbageman")
def it_is_restored_for_two_and_three_cards_of_the_discard_pile() -> None:
    name = "The Garbageman"
    table = set_up(greed(play=[name], discard=["Rage", "Key Man", "Kill", "Scout"]))
    table.me.attacks(name)
    table.resolves()
    table.me.uses(name, "RUMMAGE")
    table.me.sets("Rage", "Key Man", "Kill")
    table.resolves()
    assert not table.is_depleted(name)
    assert (sorted(table.me.out_of_game), table.me.free) == (["Key Man", "Kill", "Rage"], 10)
    assert table.me.discard == ["Scout"]
    assert not table.me.can_attack(), "only once each turn"
    assert not table.me.can_use(name, "RUMMAGE"), "one card is left"


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Banker characters: Seed 1."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import Area
from tests.support.card_play import deploys, is_offered, may_block, uses
from tests.support.card_tables import flips_up, greed, has_one_of_two, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
RESURRECTOR = "Grandiose Resurrector"
MONTGOMERY = "Montgomery Blatherscythe"
CONDEMNER = "Property Condemner"


@CASES.of("Avuncular Merlion")
def it_brings_back_two_characters_for_its_two_tokens() -> None:
    table = set_up(greed("Avuncular Merlion", *["Kill"] * 3, icons=12, play=["Scout"]))
    deploys(table.me, "Avuncular Merlion")
    assert table.tokens("Avuncular Merlion") == 2
    for left in (1, 0):
        deploys(table.me, "Kill", "Scout")
        assert is_offered(table.me)
        table.me.agrees()
        assert "Scout" in table.me.play
        assert table.is_depleted("Scout")
        assert (table.tokens("Avuncular Merlion"), table.me.free) == (left, left + 1)
    deploys(table.me, "Kill", "Scout")
    assert table.asks is DecisionKind.ACT
    assert "Scout" in table.me.discard


@CASES.of("Avuncular Merlion")
def it_is_declined_and_keeps_its_token() -> None:
    table = set_up(
        greed("Kill", play=["Avuncular Merlion", "Scout"], tokens={"Avuncular Merlion": 2})
    )
    deploys(table.me, "Kill", "Scout")
    table.me.declines()
    assert table.area("Scout") is Area.DISCARD_PILE
    assert (table.tokens("Avuncular Merlion"), table.me.free) == (2, 12)


@CASES.of("Avuncular Merlion")
def it_saves_nobody_of_the_opponent() -> None:
    table = set_up(
        greed("Kill", play=["Avuncular Merlion"], tokens={"Avuncular Merlion": 2}),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Kill", "Scout")
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Scout"])


@CASES.of("Avuncular Merlion")
def who_was_stolen_is_not_saved_by_either_side() -> None:
    merlion = {"play": ["Avuncular Merlion"], "tokens": {"Avuncular Merlion": 2}}
    table = set_up(greed("Kill", "Steal", **merlion), Side(play=["Scout"]))
    deploys(table.me, "Steal", "Scout")
    deploys(table.me, "Kill", "Scout")
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Scout"])
    table = set_up(
        greed("Steal", "Kill"),
        greed(play=["Avuncular Merlion", "Scout"], tokens={"Avuncular Merlion": 2}),
    )
    deploys(table.me, "Steal", "Scout")
    deploys(table.me, "Kill", "Scout")
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Scout"])


@CASES.of("Avuncular Merlion")
def it_saves_no_locations_and_nobody_who_is_discarded_or_returned() -> None:
    table = set_up(
        greed(
            "Kill", "Bounce", "Key Man",
            play=["Avuncular Merlion", "Gilded Yurt", "Scout", "Real Estate Auctioneer"],
            tokens={"Avuncular Merlion": 2},
        )
    )  # fmt: skip
    deploys(table.me, "Kill", "Gilded Yurt")
    deploys(table.me, "Bounce", "Scout")
    uses(table.me, "Real Estate Auctioneer", "LIQUIDATE", "Key Man")
    assert (table.asks, table.tokens("Avuncular Merlion")) == (DecisionKind.ACT, 2)
    assert "Scout" in table.me.hand


@CASES.of("Avuncular Merlion")
def it_cannot_save_without_a_resource() -> None:
    table = set_up(
        greed("Kill", play=["Avuncular Merlion", "Scout"], tokens={"Avuncular Merlion": 2}, icons=0)
    )
    deploys(table.me, "Kill", "Scout")
    if is_offered(table.me):
        assert table.me.numbers() == [0]
        table.me.declines()
    assert (table.tokens("Avuncular Merlion"), table.me.play) == (2, ["Avuncular Merlion"])


@CASES.of("Balthassar Gristwalter")
def he_draws_a_card_for_being_depleted() -> None:
    table = set_up(greed(play=["Balthassar Gristwalter"]))
    uses(table.me, "Balthassar Gristwalter", "SCHMOOZE")
    assert table.me.hand == ["Scout"]
    assert table.is_depleted("Balthassar Gristwalter")
    assert not table.me.can_use("Balthassar Gristwalter", "SCHMOOZE")


@CASES.of("Balthassar Gristwalter", "Beatrix Winterbottom")
def each_is_unique() -> None:
    for name in ("Balthassar Gristwalter", "Beatrix Winterbottom"):
        assert has_one_of_two(name), name


@CASES.of("Black Scourge of the Brine")
def it_gains_covert_for_a_turn_with_five_greed() -> None:
    name = "Black Scourge of the Brine"
    table = set_up(greed(play=[name], icons=5), Side(play=["Dandy Day-Trader"]))
    uses(table.me, name, "ENCROACH")
    assert table.me.free == 4
    table.me.attacks(name)
    assert may_block(table) == []
    few = set_up(greed(play=[name], icons=4))
    assert not few.me.can_use(name, "ENCROACH")


@CASES.of("Black Scourge of the Brine")
def its_covert_does_not_last() -> None:
    name = "Black Scourge of the Brine"
    table = set_up(greed(play=[name], icons=5), Side(play=["Dandy Day-Trader"]))
    uses(table.me, name, "ENCROACH")
    table.next_turn()
    table.next_turn()
    table.me.attacks(name)
    assert may_block(table) == ["Dandy Day-Trader"]


@CASES.of("Caboodling Gladhander")
def it_destroys_the_picked_character_and_the_opponent_gains_its_strength() -> None:
    table = set_up(greed("Caboodling Gladhander"), Side(play=["Union Leader"]))
    table.me.deploys("Caboodling Gladhander")
    table.me.agrees()
    assert table.you.play == ["Union Leader"], "not before it enters play"
    table.resolves()
    assert table.you.discard == ["Union Leader"]
    assert (table.me.influence, table.you.influence) == (20, 25)


@CASES.of("Caboodling Gladhander")
def nobody_has_to_be_picked_and_then_nothing_happens() -> None:
    table = set_up(greed("Caboodling Gladhander"), Side(play=["Union Leader"]))
    table.me.deploys("Caboodling Gladhander")
    table.me.declines()
    table.resolves()
    assert (table.me.play, table.you.play) == (["Caboodling Gladhander"], ["Union Leader"])
    assert table.you.influence == 20


@CASES.of("Caboodling Gladhander")
def the_opponent_gains_also_for_a_character_of_its_own_controller() -> None:
    table = set_up(greed("Caboodling Gladhander", play=["Scout"]), Side(play=["Union Leader"]))
    table.me.deploys("Caboodling Gladhander")
    table.me.agrees()
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.discard, table.you.influence) == (["Scout"], 23)


@CASES.of("Caboodling Gladhander")
def it_may_not_pick_itself() -> None:
    table = set_up(greed("Caboodling Gladhander"), Side(play=[]))
    table.me.deploys("Caboodling Gladhander")
    if is_offered(table.me):
        assert table.me.numbers() == [0]
        table.me.declines()
    table.resolves()
    assert table.me.play == ["Caboodling Gladhander"]


@CASES.of("Chancellor of Reinstatement")
def it_reinstates_what_costs_no_more_than_the_greed_of_its_controller() -> None:
    table = set_up(greed(play=["Chancellor of Reinstatement"], icons=4, discard=["Scout"]))
    uses(table.me, "Chancellor of Reinstatement", "REINSTATE", "Scout")
    assert (table.me.play, table.me.free) == (["Scout"], 0)
    assert table.me.discard == ["Chancellor of Reinstatement"]


@CASES.of("Chancellor of Reinstatement")
def what_costs_more_stays_in_the_discard_pile() -> None:
    table = set_up(
        Side(
            play=["Chancellor of Reinstatement"],
            resources=["Greed"] * 3 + ["Rage"],
            discard=["Scout"],
        )
    )
    uses(table.me, "Chancellor of Reinstatement", "REINSTATE", "Scout")
    assert table.me.play == []
    assert sorted(table.me.discard) == ["Chancellor of Reinstatement", "Scout"]


@CASES.of("Chancellor of Reinstatement")
def it_is_destroyed_before_the_pick_and_may_be_picked_itself() -> None:
    table = set_up(greed(play=["Chancellor of Reinstatement"], icons=4), Side(discard=["Scout"]))
    uses(table.me, "Chancellor of Reinstatement", "REINSTATE", "Chancellor of Reinstatement")
    with shows("401.3"):
        assert (table.me.play, table.me.free) == (["Chancellor of Reinstatement"], 0)


@CASES.of("Circumspect Hijacker")
def it_draws_a_card_with_three_greed_as_it_enters_play() -> None:
    for resources, drawn in ((["Greed"] * 3, 1), (["Greed"] * 2 + ["Rage"], 0)):
        table = set_up(Side(hand=["Circumspect Hijacker"], resources=resources, deck=["Scout"] * 3))
        deploys(table.me, "Circumspect Hijacker")
        assert table.me.hand == ["Scout"] * drawn


@CASES.of("Circumspect Hijacker")
def it_draws_a_card_for_two_and_itself() -> None:
    table = set_up(greed(play=["Circumspect Hijacker"], icons=2))
    uses(table.me, "Circumspect Hijacker", "RETREAT")
    assert (table.me.hand, table.me.discard) == (["Scout"], ["Circumspect Hijacker"])
    assert table.me.free == 0


@CASES.of("Fiscal Intercessor")
def it_lowers_every_damage_to_a_character_this_turn_by_one() -> None:
    table = set_up(
        greed("Shot", "Shot", play=["Fiscal Intercessor"], deck=["Scout"] * 3),
        Side(play=["Union Leader"]),
    )
    uses(table.me, "Fiscal Intercessor", "PLEAD", "Union Leader")
    assert table.is_depleted("Fiscal Intercessor")
    deploys(table.me, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 1
    deploys(table.me, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 2


@CASES.of("Fiscal Intercessor")
def it_does_not_help_others_nor_after_the_turn() -> None:
    table = set_up(
        greed("Shot", "Shot", play=["Fiscal Intercessor", "Fallen Quarter-Finalist"]),
        Side(play=["Union Leader"]),
    )
    uses(table.me, "Fiscal Intercessor", "PLEAD", "Union Leader")
    deploys(table.me, "Shot", "Fallen Quarter-Finalist")
    assert table.damage("Fallen Quarter-Finalist") == 2
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 2


@CASES.of("Fiscal Intercessor")
def it_lowers_by_two_if_it_pleaded_twice() -> None:
    table = set_up(greed("Rest", "Shot", play=["Fiscal Intercessor"]), Side(play=["Union Leader"]))
    uses(table.me, "Fiscal Intercessor", "PLEAD", "Union Leader")
    deploys(table.me, "Rest", "Fiscal Intercessor")
    uses(table.me, "Fiscal Intercessor", "PLEAD", "Union Leader")
    deploys(table.me, "Shot", "Union Leader")
    with shows("408.1"):
        assert table.damage("Union Leader") == 0


@CASES.of("Flabbergasting Philosopher")
def it_comes_as_a_response_and_its_faction_gains_four() -> None:
    table = set_up(greed("Flabbergasting Philosopher"), active=1)
    assert not table.me.legal
    table.you.ends_turn()
    deploys(table.me, "Flabbergasting Philosopher")
    assert table.me.play == ["Flabbergasting Philosopher"]
    assert (table.me.influence, table.you.influence) == (24, 20)


@CASES.of("Flabbergasting Philosopher")
def it_flips_up_for_four_in_the_turn_of_the_opponent_too() -> None:
    table = flips_up("Flabbergasting Philosopher", 4, 2)
    assert (table.me.influence, table.me.free) == (24, 0)
    table = set_up(greed(icons=3, face_down=["Flabbergasting Philosopher"]), active=1)
    table.you.ends_turn()
    table.me.deploys("Flabbergasting Philosopher", flip_up=True)
    settles(table)
    assert (table.me.play, table.me.influence) == (["Flabbergasting Philosopher"], 24)
    table = set_up(greed(icons=2, face_down=["Flabbergasting Philosopher"]))
    assert not table.me.can_deploy("Flabbergasting Philosopher", flip_up=True)


@CASES.of("Foolhardy Desperado")
def it_costs_two_influence_when_it_inflicts_battle_damage() -> None:
    table = set_up(greed(play=["Foolhardy Desperado"]), Side(play=["Scout"]))
    table.me.attacks("Foolhardy Desperado")
    assert may_block(table) == [], "it is covert"
    table.resolves()
    assert (table.me.influence, table.you.influence) == (18, 17)


@CASES.of("Foolhardy Desperado")
def it_costs_nothing_if_it_inflicts_nothing() -> None:
    table = set_up(greed(play=["Foolhardy Desperado"]), greed("Red Tape"))
    table.me.attacks("Foolhardy Desperado")
    table.me.passes()
    deploys(table.you, "Red Tape")
    table.resolves()
    with shows("408.1a"):
        assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of("Fountain Diver")
def it_gives_three_life_from_the_discard_pile() -> None:
    table = set_up(greed(discard=["Fountain Diver"]), Side(play=["Scout"]))
    uses(table.me, "Fountain Diver", "RECUR", "Scout")
    assert (table.life("Scout"), table.me.free) == (6, 11)
    assert table.me.out_of_game == ["Fountain Diver"]
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Fountain Diver", RESURRECTOR)
def they_do_not_recur_from_play() -> None:
    for name in ("Fountain Diver", RESURRECTOR):
        assert not set_up(greed(play=[name], discard=["Scout"])).me.can_use(name, "RECUR")


@CASES.of("Frisky Fortunehunter")
def it_takes_two_influence_and_gives_four_when_it_leaves() -> None:
    for how in ("Kill", "Bounce"):
        table = set_up(greed("Frisky Fortunehunter", how))
        deploys(table.me, "Frisky Fortunehunter")
        assert table.me.influence == 18
        deploys(table.me, how, "Frisky Fortunehunter")
        assert (table.me.influence, table.you.influence) == (22, 20)


@CASES.of(MONTGOMERY)
def he_resurrects_a_character_that_costs_two_or_less() -> None:
    table = set_up(
        greed(
            play=[MONTGOMERY],
            discard=["Creaky Old Swordsman", "Warrior Prodigy", "Key Man", "Gold Summit"],
        ),
        Side(discard=["Oversoon Lightfoot"]),
    )
    table.me.uses(MONTGOMERY, "RESURRECT")
    assert table.me.choices() == ["Warrior Prodigy", "Key Man"]
    table.me.picks("Warrior Prodigy")
    table.resolves()
    assert "Warrior Prodigy" in table.me.play
    assert (table.me.free, table.is_depleted(MONTGOMERY)) == (11, True)
    assert not table.is_depleted("Warrior Prodigy")


@CASES.of(MONTGOMERY)
def he_needs_a_cheap_character_in_the_discard_pile() -> None:
    assert not set_up(greed(play=[MONTGOMERY], discard=["Scout"])).me.can_use(
        MONTGOMERY, "RESURRECT"
    )


@CASES.of(MONTGOMERY, "Mr. Fetch")
def both_are_unique() -> None:
    for name in (MONTGOMERY, "Mr. Fetch"):
        assert has_one_of_two(name)


@CASES.of("Pilgrimage Auditor")
def it_is_depleted_to_deplete_a_character() -> None:
    table = set_up(greed(play=["Pilgrimage Auditor"]), Side(play=["Scout", "Union Leader"]))
    uses(table.me, "Pilgrimage Auditor", "IMPEDE", "Scout")
    assert table.is_depleted("Pilgrimage Auditor")
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader")
    assert not table.me.can_use("Pilgrimage Auditor", "IMPEDE")


@CASES.of("Portly Tradesmau")
def it_draws_a_card_for_each_attacker_that_it_blocks() -> None:
    for attackers in (["Scout"], ["Scout", "Union Leader", "Key Man"]):
        table = set_up(
            greed(play=["Portly Tradesmau"]),
            Side(play=["Scout", "Union Leader", "Key Man"]),
            active=1,
        )
        table.you.attacks(*attackers)
        table.me.blocks("Portly Tradesmau")
        assert len(table.me.hand) == len(attackers)


@CASES.of("Portly Tradesmau")
def it_draws_nothing_if_another_blocks() -> None:
    table = set_up(greed(play=["Portly Tradesmau", "Key Man"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.me.blocks("Key Man")
    assert table.me.hand == []


@CASES.of("Prehensile Pirate")
def four_cards_of_the_discard_pile_are_its_extra_cost() -> None:
    table = set_up(greed("Prehensile Pirate", discard=["Scout", "Rage", "Kill", "Key Man", "Rest"]))
    table.me.deploys("Prehensile Pirate")
    assert table.me.choices() == ["Scout", "Rage", "Kill", "Key Man", "Rest"]
    table.me.sets("Scout", "Rage", "Kill", "Rest")
    table.resolves()
    assert sorted(table.me.out_of_game) == ["Kill", "Rage", "Rest", "Scout"]
    assert (table.me.discard, table.me.play) == (["Key Man"], ["Prehensile Pirate"])
    assert table.me.free == 8


@CASES.of("Prehensile Pirate")
def with_three_cards_in_the_discard_pile_it_cannot_come() -> None:
    table = set_up(greed("Prehensile Pirate", discard=["Scout"] * 3), Side(discard=["Scout"] * 4))
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
        sides = (greed(name, play=["Gold Summit"]), Side(play=["Gilded Yurt"]))
        table = set_up(*sides)
        deploys(table.me, name)
        condemns(name, table)
        table = set_up(greed(name), Side(play=["Gilded Yurt"]))
        deploys(table.me, name)
        table.me.declines()
        assert table.you.play == ["Gilded Yurt"]


@CASES.of(CONDEMNER)
def it_flips_up_for_two_and_condemns_then_too() -> None:
    table = set_up(greed(icons=2, face_down=[CONDEMNER]), Side(play=["Gilded Yurt"]))
    table.me.deploys(CONDEMNER, flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    table.me.agrees()
    table.resolves()
    assert (table.you.discard, table.me.free) == (["Gilded Yurt"], 0)
    table = set_up(greed(icons=1, face_down=[CONDEMNER, "Rage"]))
    assert not table.me.can_deploy(CONDEMNER, flip_up=True), "it takes two Greed"


@CASES.of("Prostitution Lobbyist")
def it_flips_up_for_nothing_but_needs_greed() -> None:
    table = flips_up("Prostitution Lobbyist", 0, 1)
    assert (table.me.play, table.me.free) == (["Prostitution Lobbyist"], 1)
    table = set_up(greed(icons=0, face_down=["Prostitution Lobbyist"]))
    assert not table.me.can_deploy("Prostitution Lobbyist", flip_up=True)


def uses_without_resolving(table: Table) -> None:
    """The priest banishes, and the opponent does not respond."""
    table.me.uses("Purifying Priest", "BANISH")
    table.you.passes()


@CASES.of("Purifying Priest")
def a_location_takes_the_next_damage_point_of_its_faction() -> None:
    for used in (1, 2):
        table = set_up(
            greed(play=["Purifying Priest", "Treasure Brokerage"]), Side(play=["Scout"]), active=1
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


@CASES.of("Purifying Priest")
def what_was_banished_is_forgotten_after_the_turn() -> None:
    table = set_up(greed("Scorch", play=["Purifying Priest", "Treasure Brokerage"]))
    uses(table.me, "Purifying Priest", "BANISH")
    table.next_turn()
    table.next_turn()
    table.me.deploys("Scorch")
    table.me._does(table.me.legal[0])
    table.resolves()
    assert table.me.influence + table.you.influence == 37
    assert table.damage("Treasure Brokerage") == 0


@CASES.of("Purifying Priest")
def damage_to_the_faction_of_the_opponent_stays_there() -> None:
    table = set_up(greed(play=["Purifying Priest", "Treasure Brokerage", "Scout"]))
    uses(table.me, "Purifying Priest", "BANISH")
    table.me.attacks("Scout")
    table.resolves()
    assert (table.you.influence, table.damage("Treasure Brokerage")) == (17, 0)


@CASES.of("Slick Orator")
def it_recurs_for_nothing_to_draw_a_card() -> None:
    table = set_up(greed(discard=["Slick Orator"], icons=2))
    uses(table.me, "Slick Orator", "RECUR")
    assert (table.me.hand, table.me.out_of_game, table.me.free) == (["Scout"], ["Slick Orator"], 2)
    assert not set_up(greed(discard=["Slick Orator"], icons=1)).me.can_use("Slick Orator", "RECUR")
    assert not set_up(greed(play=["Slick Orator"])).me.can_use("Slick Orator", "RECUR")


@CASES.of("Temple Guardian")
def an_attacker_is_removed_from_the_battle_for_three() -> None:
    table = set_up(
        greed(play=["Temple Guardian", "Key Man"]), Side(play=["Scout", "Union Leader"]), active=1
    )
    assert not table.me.legal
    table.you.attacks("Scout", "Union Leader")
    table.you.passes()
    table.me.uses("Temple Guardian", "DEFLECT")
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.passes()
    table.resolves()
    assert (table.me.influence, table.me.free) == (17, 9)
    assert table.is_depleted("Temple Guardian")


@CASES.of("Temple Guardian")
def it_deflects_neither_blockers_nor_anybody_outside_a_battle() -> None:
    assert not set_up(greed(play=["Temple Guardian"])).me.can_use("Temple Guardian", "DEFLECT")
    table = set_up(greed(play=["Temple Guardian", "Union Leader"]), Side(play=["Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks("Scout")
    assert table.asks is DecisionKind.BATTLE_WINDOW
    uses(table.me, "Temple Guardian", "DEFLECT")
    assert table.you.play == ["Scout"], "its only attacker is gone"


def blocked(mine: list[str], attacker: str) -> Table:
    """All of these block an attacker of the opponent."""
    table = set_up(greed(play=mine), Side(play=[attacker]), active=1)
    table.you.attacks(attacker)
    table.me.blocks(*mine)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    return table


@CASES.of("Unscrupulous Attendant")
def each_blocker_of_its_controller_gains_a_life_this_turn() -> None:
    table = blocked(["Unscrupulous Attendant", "Scout"], "Skilled Negotiator")
    assert (table.life("Unscrupulous Attendant"), table.life("Scout")) == (4, 4)
    assert table.life("Skilled Negotiator") == 1
    table.resolves()
    while table.asks is DecisionKind.DIVIDE:
        table.me.answers(0)
        table.resolves()
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Unscrupulous Attendant")
def nobody_else_gains_a_life() -> None:
    table = set_up(
        greed(play=["Unscrupulous Attendant", "Scout", "Key Man"]),
        Side(play=["Gigamajig"]),
        active=1,
    )
    table.you.attacks("Gigamajig")
    table.me.blocks("Scout")
    assert [table.life(it) for it in ("Scout", "Key Man", "Unscrupulous Attendant")] == [4, 1, 3]
    table = set_up(greed(play=["Unscrupulous Attendant"]), Side(play=["Scout"]))
    table.me.attacks("Unscrupulous Attendant")
    table.you.blocks("Scout")
    assert (table.life("Scout"), table.life("Unscrupulous Attendant")) == (3, 3)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

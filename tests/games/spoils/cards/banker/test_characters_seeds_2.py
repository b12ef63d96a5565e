"""Banker characters: Seeds 2 and 3."""

from app.games.spoils.engine import DecisionKind, Done, events
from app.games.spoils.terms import Area
from tests.support.card_play import deploys, is_offered, may_block, uses
from tests.support.card_tables import (
    TOURNAMENT,
    flips_up,
    greed,
    has_one_of_two,
    my_turn_starts,
    set_up,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Seat, Side, Table

CASES = CardTests()
FRAMPTLE = "Framptle Tromwibbler, Lord of Bling"
RESURRECTOR = "Grandiose Resurrector"
VILGHAME = "Vilghame Manewaft"


@CASES.of("Ceremonious Groomer")
def it_becomes_a_face_down_resource_of_its_owner_instead_of_being_destroyed() -> None:
    table = set_up(greed("Kill", play=["Ceremonious Groomer"], icons=2))
    deploys(table.me, "Kill", "Ceremonious Groomer")
    assert (table.me.play, table.me.discard, table.me.free) == ([], ["Kill"], 3)
    table = set_up(greed("Steal", "Kill", icons=2), Side(play=["Ceremonious Groomer"]))
    deploys(table.me, "Steal")
    deploys(table.me, "Kill", "Ceremonious Groomer")
    assert (table.me.free, table.you.free, table.you.discard) == (2, 1, [])


@CASES.of("Ceremonious Groomer")
def it_leaves_play_in_other_ways_as_usual() -> None:
    table = set_up(greed("Bounce", play=["Ceremonious Groomer"], icons=2))
    deploys(table.me, "Bounce")
    assert (table.me.hand, table.me.free) == (["Ceremonious Groomer"], 2)


@CASES.of("Derelict Seafarer")
def it_costs_influence_and_fetches_a_card_from_the_discard_pile() -> None:
    fetched = set()
    for seed in range(8):
        table = set_up(greed("Derelict Seafarer", discard=["Scout", "Rage"]), seed=seed)
        deploys(table.me, "Derelict Seafarer")
        assert (len(table.me.hand), len(table.me.discard), table.me.influence) == (1, 1, 17)
        fetched |= set(table.me.hand)
    assert fetched == {"Scout", "Rage"}
    table = set_up(greed("Derelict Seafarer"))
    deploys(table.me, "Derelict Seafarer")
    assert (table.me.hand, table.me.influence) == ([], 17)


@CASES.of("Derelict Seafarer")
def it_retires_face_down_for_two_and_comes_back_for_three() -> None:
    name = "Derelict Seafarer"
    table = set_up(greed(play=[name], icons=4, discard=["Scout"]))
    uses(table.me, name, "RETIRE")
    assert (table.me.play, table.me.free) == ([], 3)
    assert table.me.can_deploy(name, flip_up=True)
    table.me.deploys(name, flip_up=True)
    table.resolves()
    assert (table.me.play, table.me.hand, table.me.free) == ([name], ["Scout"], 0)
    assert table.me.influence == 17


@CASES.of("Derelict Seafarer")
def it_cannot_retire_from_a_battle_or_with_two_greed() -> None:
    name = "Derelict Seafarer"
    table = set_up(greed(play=[name, "Scout"]))
    table.me.attacks("Scout")
    assert table.me.can_use(name, "RETIRE"), "it is not in this battle"
    table = set_up(greed(play=[name]))
    table.me.attacks(name)
    assert not table.me.can_use(name, "RETIRE")
    assert not set_up(greed(play=[name], icons=2)).me.can_use(name, "RETIRE")


@CASES.of("Derelict Seafarer")
def it_retires_to_its_owner() -> None:
    name = "Derelict Seafarer"
    table = set_up(greed(play=[name], borrowed=[name]))
    uses(table.me, name, "RETIRE")
    assert (table.me.face_down, table.you.face_down) == ([], [name])


@CASES.of("Dowsing Cleric")
def it_may_find_a_staple_as_it_enters_and_as_it_leaves_play() -> None:
    table = set_up(
        greed("Dowsing Cleric", "Bounce", deck=["Scout", "Greed", "Exploitation", "Rage"])
    )
    deploys(table.me, "Dowsing Cleric")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Rage")
    assert "Rage" in table.me.hand
    assert table.told(events.Revealed)
    deploys(table.me, "Bounce")
    table.me.agrees()
    table.me.picks("Greed")
    assert {"Greed", "Dowsing Cleric"} < set(table.me.hand)


@CASES.of("Dowsing Cleric")
def nothing_is_searched_if_it_is_declined() -> None:
    table = set_up(greed("Kill", play=["Dowsing Cleric"], deck=["Scout", "Greed"]))
    deploys(table.me, "Kill", "Dowsing Cleric")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == ([], ["Scout", "Greed"])


@CASES.of("Dwarvish Grimalkin")
def it_draws_more_cards_the_more_greed_there_is() -> None:
    for icons, drawn in ((1, 0), (2, 1), (4, 1), (5, 2), (8, 2), (9, 3)):
        table = set_up(greed("Dwarvish Grimalkin", icons=icons))
        deploys(table.me, "Dwarvish Grimalkin")
        while table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        assert len(table.me.hand) == drawn, icons


@CASES.of("Dwarvish Grimalkin")
def it_flips_up_for_two() -> None:
    table = set_up(greed(icons=1, face_down=["Dwarvish Grimalkin"]))
    table.me.deploys("Dwarvish Grimalkin", flip_up=True)
    table.resolves()
    with shows("507.4b"):
        assert (table.me.play, table.me.free) == (["Dwarvish Grimalkin"], 0)
    alone = set_up(greed(icons=0, face_down=["Dwarvish Grimalkin", "Scout"]))
    assert not alone.me.can_deploy("Dwarvish Grimalkin", flip_up=True), "no Greed"


def plays(resource: str, *, face_down: bool = False) -> Table:
    """With an Emissary in play, I play a resource."""
    table = set_up(
        greed(resource, play=["Emissary of Loot"], icons=5, faction=TOURNAMENT),
        Side(hand=["Greed"], resources=["Greed"] * 4, faction=TOURNAMENT),
    )
    table.me.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    table.me.plays_resource(resource, face_down=face_down)
    return table


@CASES.of("Emissary of Loot")
def it_may_get_a_token_for_each_card_that_provides_greed() -> None:
    for resource in ("Greed", "Exploitation"):
        table = plays(resource)
        while table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        assert is_offered(table.me), resource
        table.me.agrees()
        assert table.tokens("Emissary of Loot") == 1
    table = plays("Greed")
    table.me.declines()
    assert table.tokens("Emissary of Loot") == 0


@CASES.of("Emissary of Loot")
def it_gets_no_token_for_other_cards() -> None:
    assert plays("Rage").asks is DecisionKind.ACT
    assert plays("Greed", face_down=True).asks is DecisionKind.ACT


@CASES.of("Emissary of Loot")
def it_gets_no_token_for_greed_of_the_opponent() -> None:
    table = set_up(
        Side(play=["Emissary of Loot"]),
        greed("Greed", icons=4, faction=TOURNAMENT),
        active=1,
    )
    table.you.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    table.you.plays_resource("Greed")
    assert table.asks is DecisionKind.ACT


@CASES.of("Emissary of Loot")
def it_delivers_two_life_for_one_and_a_token() -> None:
    side = greed(play=["Emissary of Loot"], tokens={"Emissary of Loot": 1})
    table = set_up(side, Side(play=["Scout"]))
    uses(table.me, "Emissary of Loot", "DELIVER", "Scout")
    assert (table.life("Scout"), table.me.free, table.tokens("Emissary of Loot")) == (5, 11, 0)
    assert not table.me.can_use("Emissary of Loot", "DELIVER")
    assert not table.me.can_use("Emissary of Loot", "SHORTCUT")
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Emissary of Loot")
def it_takes_a_covert_shortcut_for_one_and_a_token() -> None:
    side = greed(play=["Emissary of Loot"], tokens={"Emissary of Loot": 1})
    table = set_up(side, Side(play=["Scout"]))
    uses(table.me, "Emissary of Loot", "SHORTCUT")
    assert (table.me.free, table.tokens("Emissary of Loot")) == (11, 0)
    table.me.attacks("Emissary of Loot")
    assert may_block(table) == []


@CASES.of(FRAMPTLE)
def while_he_is_in_play_nobody_attacks_or_is_restored() -> None:
    table = set_up(
        greed("Rest", play=[FRAMPTLE, "Scout", "Union Leader"], depleted=["Scout"]),
        Side(play=["Dandy Day-Trader"]),
    )
    assert not table.me.can_attack()
    deploys(table.me, "Rest", "Scout")
    assert table.is_depleted("Scout")
    table.next_turn()
    assert not table.you.can_attack()


@CASES.of(FRAMPTLE)
def his_second_token_destroys_him_at_the_start_of_his_controllers_turn() -> None:
    table = my_turn_starts(greed(play=[FRAMPTLE]))
    assert (table.tokens(FRAMPTLE), table.me.play) == (1, [FRAMPTLE])
    table.next_turn()
    assert table.tokens(FRAMPTLE) == 1, "not in the opponent's turn"
    table.next_turn()
    assert table.me.discard == [FRAMPTLE]


@CASES.of(FRAMPTLE)
def the_restore_rules_restore_no_characters() -> None:
    side = greed(
        play=[FRAMPTLE, "Scout", "Index of Natural Forces"],
        depleted=["Scout", "Index of Natural Forces"],
        faction=TOURNAMENT,
    )
    table = set_up(side, active=1)
    table.next_turn()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Index of Natural Forces")


@CASES.of(FRAMPTLE, "Gus VanBaymaven")
def each_is_unique() -> None:
    for name in (FRAMPTLE, "Gus VanBaymaven"):
        assert has_one_of_two(name)


@CASES.of(RESURRECTOR)
def it_returns_up_to_four_characters_from_the_discard_pile_to_hand() -> None:
    table = set_up(greed(discard=[RESURRECTOR, *["Scout"] * 5, "Rage"]))
    table.me.uses(RESURRECTOR, "RECUR")
    assert set(table.me.choices()) == {"Scout"}
    for _ in range(4):
        table.me.picks("Scout")
    table.resolves()
    assert table.me.hand == ["Scout"] * 4
    assert (table.me.out_of_game, table.me.free) == ([RESURRECTOR], 7)
    assert table.area("Rage") is Area.DISCARD_PILE


@CASES.of(RESURRECTOR)
def fewer_than_four_and_even_none_may_be_picked() -> None:
    for count in (0, 2):
        table = set_up(greed(discard=[RESURRECTOR, *["Scout"] * 3]))
        table.me.uses(RESURRECTOR, "RECUR")
        for _ in range(count):
            table.me.picks("Scout")
        assert Done() in table.me.legal
        table.me.passes()
        table.resolves()
        assert table.me.hand == ["Scout"] * count
        assert table.me.out_of_game == [RESURRECTOR]


@CASES.of("Gus VanBaymaven")
def he_takes_control_of_a_location_for_two() -> None:
    table = set_up(greed(play=["Gus VanBaymaven"]), Side(play=["Treasure Brokerage", "Scout"]))
    uses(table.me, "Gus VanBaymaven", "ALL YOUR BAYS ARE BELONG TO GUS")
    assert table.controller("Treasure Brokerage") is table.me
    assert (table.me.free, table.is_depleted("Gus VanBaymaven")) == (10, True)
    table.next_turn()
    with shows("407.3"):
        assert table.controller("Treasure Brokerage") is table.me


@CASES.of("Gus VanBaymaven")
def he_flips_up_for_two_with_three_greed() -> None:
    table = flips_up("Gus VanBaymaven", 2, 3)
    assert table.me.play == ["Gus VanBaymaven"]
    table = set_up(greed(icons=2, face_down=["Gus VanBaymaven"]))
    assert not table.me.can_deploy("Gus VanBaymaven", flip_up=True)


@CASES.of("Gus VanBaymaven")
def an_attack_on_a_location_that_he_takes_comes_to_nothing() -> None:
    table = set_up(greed(play=["Scout", "Gus VanBaymaven"]), greed(play=["Treasure Brokerage"]))
    table.me.attacks("Scout", target="Treasure Brokerage")
    table.me.uses("Gus VanBaymaven", "ALL YOUR BAYS ARE BELONG TO GUS")
    table.you.passes()
    table.resolves()
    with shows("407.5a"):
        assert (table.damage("Treasure Brokerage"), table.you.influence) == (0, 20)


@CASES.of("Prophetic Assistant")
def at_the_end_of_its_turn_the_top_card_may_be_revealed_and_kept_if_a_staple() -> None:
    for top, hand in (("Greed", ["Greed"]), ("Exploitation", []), ("Scout", [])):
        table = set_up(greed(play=["Prophetic Assistant"], deck=[top, "Rage"]))
        table.me.ends_turn()
        table.resolves()
        assert is_offered(table.me)
        table.me.agrees()
        assert table.you.was_shown == [top]
        assert table.me.hand == hand
        assert table.me.deck == [*([] if hand else [top]), "Rage"]


@CASES.of("Prophetic Assistant")
def it_need_not_look_and_does_not_in_the_turn_of_the_opponent() -> None:
    table = set_up(greed(play=["Prophetic Assistant"], deck=["Greed"]))
    table.me.ends_turn()
    table.resolves()
    table.me.declines()
    assert (table.me.hand, table.me.deck, table.you.was_shown) == ([], ["Greed"], [])
    table.you.ends_turn()
    table.resolves()
    assert (table.asks, table.asked) == (DecisionKind.ACT, table.me)


def plays_greed(seat: Seat) -> None:
    """A player plays Greed by the ability of their faction, which costs 4."""
    seat.uses(TOURNAMENT, "RESOURCE")
    seat.table.resolves()
    seat.plays_resource("Greed")


@CASES.of("Swinish Elder")
def a_resource_of_the_opponent_is_attached_to_their_faction_for_one() -> None:
    for agrees, free in ((True, 0), (False, 1)):
        table = set_up(
            greed(play=["Swinish Elder"], icons=1),
            greed("Greed", icons=4, faction=TOURNAMENT),
            active=1,
        )
        plays_greed(table.you)
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert (table.you.free, table.me.free) == (free, int(not agrees))
        assert table.you.resources == ["Greed"] * 5


@CASES.of("Swinish Elder")
def resources_of_its_controller_are_let_in() -> None:
    table = set_up(greed("Greed", play=["Swinish Elder"], icons=5, faction=TOURNAMENT))
    plays_greed(table.me)
    assert (table.asks, table.me.free) == (DecisionKind.ACT, 2)


@CASES.of(VILGHAME)
def the_tactics_of_the_opponent_cost_one_more() -> None:
    table = set_up(
        greed("Wait", "Key Man", play=[VILGHAME]), greed("Wait", "Key Man", icons=3), active=1
    )
    deploys(table.you, "Wait")
    assert table.you.free == 2
    deploys(table.you, "Key Man")
    assert table.you.free == 1, "characters cost what they cost"
    table = set_up(greed("Wait", play=[VILGHAME]), Side(hand=["Wait"]))
    table.me.deploys("Wait")
    assert table.me.free == 12
    assert not table.you.can_deploy("Wait")


@CASES.of(VILGHAME)
def the_first_resource_of_the_opponent_each_turn_comes_attached() -> None:
    table = set_up(
        greed(play=[VILGHAME]),
        greed("Greed", "Greed", "Greed", icons=12, faction=TOURNAMENT),
        active=1,
    )
    plays_greed(table.you)
    assert table.you.free == 8
    plays_greed(table.you)
    with shows("309.1a"):
        assert table.you.free == 5
    table = set_up(greed("Greed", play=[VILGHAME], faction=TOURNAMENT))
    plays_greed(table.me)
    assert table.me.free == 9, "only opponents"


@CASES.of(VILGHAME)
def he_is_unique() -> None:
    assert has_one_of_two(VILGHAME)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Warlord characters: Seed 1."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    fights,
    is_offered,
    replies,
    responds,
    size,
    unblocked,
    uses,
)
from tests.support.card_tables import has_one_of_two, my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
ADRIEL = "Adriel, Defender of Marduun"
FOECRUSHER = "Balking Foecrusher"
PALADIN = "Courageous Paladin"
ELZIBETH = "Elzibeth, Military Sorceress"
GIADA = "Giada, the Elegant"
GIDEON = "Gideon, the Ultimate Warrior"
GODWING = "Godwing Thunderhoof"


@CASES.of(ADRIEL)
def it_is_not_hurt_by_battle_damage_while_blocking() -> None:
    table = set_up(Side(play=["Gigamajig"]), Side(play=[ADRIEL]))
    fights(table.me, "Gigamajig", blocked_by=ADRIEL)
    assert table.you.play == [ADRIEL]
    assert table.damage(ADRIEL) == 0
    assert table.damage("Gigamajig") == 3


def plays_in_battle(table: Table, name: str, pick: str) -> None:
    while table.asked is not table.me:
        assert table.asked is not None
        table.asked.passes()
    table.me.deploys(name)
    if table.asks is DecisionKind.PICK:
        table.me.picks(pick)
    table.resolves()


@CASES.of(ADRIEL)
def it_is_hurt_while_attacking_and_by_effects() -> None:
    table = set_up(Side(play=[ADRIEL]), Side(play=["Gigamajig"]))
    fights(table.me, ADRIEL, blocked_by="Gigamajig")
    assert table.me.discard == [ADRIEL]
    table = set_up(Side(play=["Gigamajig"], hand=["Shot"]), Side(play=[ADRIEL]))
    table.me.attacks("Gigamajig")
    table.you.blocks(ADRIEL)
    plays_in_battle(table, "Shot", ADRIEL)
    assert table.damage(ADRIEL) == 2


@CASES.of(ADRIEL)
def each_player_has_one() -> None:
    assert has_one_of_two(ADRIEL)


@CASES.of("Aweless Charger")
def it_drills_a_blocker_out_of_the_battle() -> None:
    table = set_up(
        rage(play=["Aweless Charger", "Scout"], icons=10),
        Side(play=["Union Leader", "Gigamajig"]),
    )
    assert not table.me.can_use("Aweless Charger", "BORE")
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    assert table.me.can_use("Aweless Charger", "BORE")
    uses(table.me, "Aweless Charger", "BORE", "Union Leader")
    assert table.is_depleted("Union Leader")
    assert table.is_depleted("Aweless Charger")
    assert table.me.free == 7
    table.resolves()
    assert (table.damage("Union Leader"), table.damage("Scout")) == (0, 0)
    with shows("609.1c"):
        assert table.you.influence == 17


@CASES.of("Aweless Charger")
def it_picks_blockers_only() -> None:
    you = Side(play=["Union Leader", "Ping Konk", "Gigamajig"])
    table = set_up(rage(play=["Aweless Charger", "Scout", "Gnat"]), you)
    table.me.attacks("Scout")
    table.you.blocks("Union Leader", "Ping Konk")
    table.me.uses("Aweless Charger", "BORE")
    assert sorted(table.me.choices()) == ["Ping Konk", "Union Leader"]


@CASES.of(FOECRUSHER)
def it_hurts_everybody_and_draws_when_it_leaves() -> None:
    table = set_up(
        rage("Bounce", play=[FOECRUSHER, "Scout"]), Side(play=["Agile Highwayman", "Scout"])
    )
    deploys(table.me, "Bounce", FOECRUSHER)
    assert table.me.hand == [FOECRUSHER, "Scout"]
    assert table.damage("Scout") == 1
    assert table.you.play == ["Scout"]
    assert table.you.discard == ["Agile Highwayman"]


@CASES.of(FOECRUSHER)
def its_wave_comes_on_top_of_its_leaving() -> None:
    table = set_up(
        rage(play=[FOECRUSHER, "Warrior Prodigy"], icons=10),
        Side(play=["Scout", "Stalwart Soldier"]),
    )
    uses(table.me, FOECRUSHER, "CRUSH WAVE")
    assert table.me.free == 8
    assert sorted(table.me.discard) == [FOECRUSHER, "Warrior Prodigy"]
    assert (table.damage("Scout"), table.damage("Stalwart Soldier")) == (2, 2)
    assert table.me.hand == ["Scout"]


@CASES.of("Balking Foecrusher")
def its_controller_draws_whoever_destroyed_it() -> None:
    you = Side(play=["Balking Foecrusher"], deck=["Scout"] * 3)
    table = set_up(rage("Kill"), you)
    deploys(table.me, "Kill", "Balking Foecrusher")
    assert (table.you.hand, table.me.hand) == (["Scout"], [])


@CASES.of("Blazing Shriever")
def it_burns_for_each_rage_its_player_controls() -> None:
    for target in ("Gigamajig", "House"):
        table = set_up(rage(play=["Blazing Shriever"], icons=6), Side(play=["Gigamajig", "House"]))
        uses(table.me, "Blazing Shriever", "INFLAME", target)
        assert table.me.discard == ["Blazing Shriever"]
        assert table.damage(target) == 6
        assert table.me.free == 4


@CASES.of("Blazing Shriever")
def it_counts_its_players_icons_as_the_ability_resolves() -> None:
    me = rage(play=["Blazing Shriever", "Embittered Cadet"], icons=4)
    table = set_up(me, Side(play=["Gigamajig"], hand=["Kill"], resources=5))
    table.me.uses("Blazing Shriever", "INFLAME")
    table.me.picks("Gigamajig")
    responds(table.you, "Kill", "Embittered Cadet")
    assert table.damage("Gigamajig") == 4


@CASES.of("Colossal Flattener", "Raging Bask")
def it_may_run_past_its_blockers() -> None:
    for name, strength in (("Colossal Flattener", 6), ("Raging Bask", 4)):
        for past in (True, False):
            table = set_up(Side(play=[name]), Side(play=["Gigamajig"]))
            table.me.attacks(name)
            table.you.blocks("Gigamajig")
            table.resolves()
            assert table.asks is DecisionKind.DIVIDE
            assert table.me.numbers() == [0, strength]
            table.me.answers(strength * past)
            table.resolves()
            assert table.you.influence == 20 - strength * past
            assert table.damage("Gigamajig") == strength * (not past)
            assert table.me.discard == [name]


@CASES.of("Colossal Flattener")
def it_has_no_choice_while_blocking() -> None:
    table = set_up(Side(play=["Gigamajig"]), Side(play=["Colossal Flattener"]))
    fights(table.me, "Gigamajig", blocked_by="Colossal Flattener")
    assert table.damage("Gigamajig") == 6
    assert table.me.influence == 20


@CASES.of(PALADIN)
def it_draws_all_the_battle_damage_of_the_other_party() -> None:
    table = set_up(
        Side(play=["Union Leader", "Brash Basher"]), Side(play=[PALADIN, "Stalwart Soldier"])
    )
    table.me.attacks("Union Leader", "Brash Basher")
    table.you.blocks(PALADIN, "Stalwart Soldier")
    while table.asks is not DecisionKind.ACT:
        table.resolves()
        if table.asks is DecisionKind.DIVIDE:
            assert table.asked is table.you
            table.you._does(table.you.legal[0])
    assert table.you.discard == [PALADIN]
    assert table.you.play == ["Stalwart Soldier"]


@CASES.of("Courageous Paladin")
def it_draws_the_damage_of_blockers_too() -> None:
    table = set_up(
        rage(play=["Courageous Paladin", "Creaky Old Swordsman"]), Side(play=["Agile Highwayman"])
    )
    table.me.attacks("Courageous Paladin", "Creaky Old Swordsman")
    table.you.blocks("Agile Highwayman")
    while table.asks is not DecisionKind.ACT:
        table.resolves()
        if table.asks is DecisionKind.DIVIDE:
            assert len(table.asked.legal) == 1
            table.asked._does(table.asked.legal[0])
    assert table.damage("Courageous Paladin") == 2
    assert table.damage("Creaky Old Swordsman") == 0


@CASES.of("Dragon Archer")
def it_trades_shots_with_the_picked_character() -> None:
    table = set_up(rage("Dragon Archer"), Side(play=["Scout", "Gigamajig"]))
    deploys(table.me, "Dragon Archer", True, "Scout")
    assert table.you.discard == ["Scout"]
    assert table.damage("Dragon Archer") == 3


@CASES.of("Dragon Archer")
def it_may_shoot_at_nobody() -> None:
    table = set_up(rage("Dragon Archer"), Side(play=["Scout", "Gigamajig"]))
    table.me.deploys("Dragon Archer")
    if is_offered(table.me):
        table.me.declines()
    else:
        table.me.passes()
    table.resolves()
    assert size(table, "Dragon Archer") == (3, 5)
    assert table.damage("Dragon Archer") == table.damage("Scout") == 0


@CASES.of("Dragon Archer")
def a_character_lost_before_it_arrives_neither_strikes_nor_is_shot() -> None:
    table = set_up(rage("Dragon Archer"), Side(play=["Scout", "Gigamajig"], hand=["Bounce"]))
    table.me.deploys("Dragon Archer")
    table.me.agrees()
    table.me.picks("Scout")
    responds(table.you, "Bounce", "Scout")
    assert table.me.play == ["Dragon Archer"]
    assert table.damage("Dragon Archer") == 0


@CASES.of(ELZIBETH)
def it_puts_a_fallen_character_on_the_deck() -> None:
    me = rage(play=[ELZIBETH], discard=["Gnat", "Union Leader", "Lamp"], deck=["Rage"], icons=10)
    table = set_up(me, Side(discard=["Gigamajig"]))
    table.me.uses(ELZIBETH, "REANIMATE")
    assert sorted(table.me.choices()) == ["Gnat", "Union Leader"]
    replies(table.me, "Union Leader")
    assert table.me.deck == ["Union Leader", "Rage"]
    assert table.me.free == 8
    assert table.is_depleted(ELZIBETH)
    assert not set_up(rage(play=[ELZIBETH], discard=["Lamp"], icons=10)).me.can_use(
        ELZIBETH, "REANIMATE"
    )


@CASES.of(ELZIBETH, GIADA, GIDEON, GODWING)
def each_player_has_one_of_that_name() -> None:
    for name in (ELZIBETH, GIADA, GIDEON, GODWING):
        assert has_one_of_two(name), name


@CASES.of("Enduring Swordsman")
def it_may_strike_once_more_as_it_leaves_play() -> None:
    for tactic in ("Kill", "Bounce"):
        table = set_up(rage(tactic, play=["Enduring Swordsman"]), Side(play=["Scout"]))
        deploys(table.me, tactic, "Enduring Swordsman")
        assert is_offered(table.me)
        replies(table.me, True, "Scout")
        assert table.damage("Scout") == 1
    table = set_up(rage("Kill"), Side(play=["Enduring Swordsman", "Scout"]))
    deploys(table.me, "Kill", "Enduring Swordsman")
    assert is_offered(table.you)
    replies(table.you, False)
    assert table.damage("Scout") == 0


@CASES.of("Enduring Swordsman")
def its_last_strike_may_hit_a_friend() -> None:
    table = set_up(rage("Kill", play=["Enduring Swordsman", "Scout"]), Side(play=["House"]))
    deploys(table.me, "Kill", "Enduring Swordsman")
    replies(table.me, True, "Scout")
    assert table.damage("Scout") == 1


@CASES.of("Fervent Beastslayer", "Righteous Exemplar")
def it_grows_from_five_icons_on() -> None:
    for name, small, grown in (
        ("Fervent Beastslayer", (5, 2), (5, 5)),
        ("Righteous Exemplar", (1, 1), (2, 2)),
    ):
        assert size(set_up(rage(play=[name], icons=4)), name) == small
        assert size(set_up(rage(play=[name], icons=5)), name) == grown


@CASES.of("Frenzied Shriever")
def its_battle_damage_to_characters_is_two_higher() -> None:
    table = set_up(rage(play=["Frenzied Shriever"]), Side(play=["Dandy Day-Trader"]))
    fights(table.me, "Frenzied Shriever", blocked_by="Dandy Day-Trader")
    assert table.damage("Dandy Day-Trader") == 3
    table = set_up(rage(play=["Frenzied Shriever"]))
    table.me.attacks("Frenzied Shriever")
    unblocked(table)
    assert table.you.influence == 19


@CASES.of("Frenzied Shriever")
def blocking_it_strikes_as_hard() -> None:
    table = set_up(Side(play=["Union Leader"]), Side(play=["Frenzied Shriever"]))
    fights(table.me, "Union Leader", blocked_by="Frenzied Shriever")
    assert table.damage("Union Leader") == 3


@CASES.of("Gallant Commander")
def it_charges_the_opponents_faction() -> None:
    table = set_up(rage(play=["Gallant Commander"], icons=10))
    uses(table.me, "Gallant Commander", "CHARGE!")
    assert (table.you.influence, table.me.discard) == (17, ["Gallant Commander"])
    assert table.me.free == 8


@CASES.of(GIDEON)
def it_is_not_hurt_by_battle_damage_while_attacking() -> None:
    table = set_up(Side(play=[GIDEON]), Side(play=["Gigamajig"]))
    fights(table.me, GIDEON, blocked_by="Gigamajig")
    assert table.damage(GIDEON) == 0
    assert table.me.play == [GIDEON]
    table = set_up(Side(play=["Gigamajig"]), Side(play=[GIDEON]))
    fights(table.me, "Gigamajig", blocked_by=GIDEON)
    assert table.you.discard == [GIDEON]


@CASES.of(GIDEON)
def the_opponents_losses_of_influence_are_one_higher() -> None:
    table = set_up(rage("Dragon's Strategy", play=[GIDEON]))
    deploys(table.me, "Dragon's Strategy")
    assert table.you.influence == 17
    table.me.attacks(GIDEON)
    unblocked(table)
    assert table.you.influence == 14
    table = set_up(rage("Dragon's Strategy"), Side(play=[GIDEON]))
    deploys(table.me, "Dragon's Strategy")
    assert table.you.influence == 18


@CASES.of(GIDEON)
def its_own_players_losses_stay_as_they_are() -> None:
    table = set_up(rage(play=[GIDEON]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    unblocked(table)
    assert table.me.influence == 17


@CASES.of(GIDEON)
def tactics_hurt_it_while_it_attacks() -> None:
    table = set_up(rage(play=[GIDEON]), Side(hand=["Shot"]))
    table.me.attacks(GIDEON)
    table.me.passes()
    table.you.deploys("Shot")
    table.resolves()
    assert table.damage(GIDEON) == 2


@CASES.of(GODWING)
def its_attack_may_hurt_a_character_for_each_icon() -> None:
    table = set_up(rage(play=[GODWING], icons=6), Side(play=["Gigamajig", "Scout"]))
    table.me.attacks(GODWING)
    table.resolves()
    assert is_offered(table.me)
    table.me.agrees()
    table.me.picks("Gigamajig")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.damage("Gigamajig") == 6


@CASES.of(GODWING)
def its_attack_need_not_hurt_anybody_and_blocking_does_not() -> None:
    table = set_up(rage(play=[GODWING]), Side(play=["Scout"]))
    table.me.attacks(GODWING)
    table.resolves()
    replies(table.me, False)
    assert table.damage("Scout") == 0
    table = set_up(rage(play=["Union Leader"]), Side(play=[GODWING, "Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks(GODWING)
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.damage("Scout") == 0


@CASES.of("Idol Smasher")
def it_destroys_the_item_that_was_picked_for_it() -> None:
    table = set_up(rage("Idol Smasher", play=["Lamp"]), Side(play=["Splattergun"]))
    deploys(table.me, "Idol Smasher", True, "Splattergun")
    assert table.you.discard == ["Splattergun"]
    table = set_up(rage("Idol Smasher"), Side(play=["Lamp", "Splattergun"]))
    deploys(table.me, "Idol Smasher", False)
    assert table.you.discard == []
    assert "Idol Smasher" in table.me.play


@CASES.of("Idol Smasher", "Impressive Hero")
def they_come_without_anything_to_pick() -> None:
    for name in ("Idol Smasher", "Impressive Hero"):
        table = set_up(rage(name))
        deploys(table.me, name)
        assert table.me.play == [name]


@CASES.of("Idol Smasher")
def an_item_lost_before_it_arrives_is_not_replaced_by_another() -> None:
    table = set_up(rage("Idol Smasher"), Side(play=["Lamp", "Splattergun"], hand=["Kill"]))
    table.me.deploys("Idol Smasher")
    table.me.agrees()
    table.me.picks("Lamp")
    responds(table.you, "Kill", "Lamp")
    assert table.you.play == ["Splattergun"]
    assert table.me.play == ["Idol Smasher"]


@CASES.of("Impressive Hero")
def it_depletes_the_character_that_was_picked_for_it() -> None:
    table = set_up(rage("Impressive Hero"), Side(play=["Scout", "Gnat"]))
    deploys(table.me, "Impressive Hero", True, "Scout")
    assert table.is_depleted("Scout")
    table = set_up(rage("Impressive Hero"), Side(play=["Scout", "Gnat"]))
    deploys(table.me, "Impressive Hero", False)
    assert not table.is_depleted("Scout")


@CASES.of("Robustical Badass")
def three_icons_let_it_hurt_the_opponents_faction_each_turn() -> None:
    for icons, offered in ((3, True), (2, False)):
        table = my_turn_starts(rage(play=["Robustical Badass"], icons=icons))
        assert is_offered(table.me) is offered
        if offered:
            replies(table.me, True)
        assert table.you.influence == 20 - offered
    table = my_turn_starts(rage(play=["Robustical Badass"]), None, False)
    assert table.you.influence == 20


@CASES.of("Robustical Badass")
def it_is_offered_in_its_players_turns_only() -> None:
    table = set_up(Side(deck=["Scout"] * 3), rage(play=["Robustical Badass"]), active=1)
    table.you.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.me.influence == 20


@CASES.of("Trebuchet Officer")
def it_fires_at_locations() -> None:
    table = set_up(rage(play=["Trebuchet Officer", "Scout"], icons=10), Side(play=["House"]))
    uses(table.me, "Trebuchet Officer", "FIRE!", "House")
    uses(table.me, "Trebuchet Officer", "FIRE!", "House")
    assert (table.damage("House"), table.me.free) == (2, 8)


@CASES.of("Unflinching Bowman")
def each_shot_hurts_it_too() -> None:
    table = set_up(rage(play=["Unflinching Bowman"], icons=10), Side(play=["Scout"]))
    uses(table.me, "Unflinching Bowman", "SHOOT", "Scout")
    assert table.damage("Scout") == table.damage("Unflinching Bowman") == 1
    uses(table.me, "Unflinching Bowman", "SHOOT", "Scout")
    assert table.me.discard == ["Unflinching Bowman"]
    assert (table.damage("Scout"), table.me.free) == (2, 8)


@CASES.of("Vigilant Raider")
def it_grows_for_two_as_often_as_it_is_paid_for() -> None:
    table = set_up(rage(play=["Vigilant Raider"], icons=10))
    uses(table.me, "Vigilant Raider", "ASSAIL")
    uses(table.me, "Vigilant Raider", "ASSAIL")
    assert (table.strength("Vigilant Raider"), table.me.free) == (6, 6)
    table.next_turn()
    assert table.strength("Vigilant Raider") == 4


@CASES.of("Virtuous Razer")
def its_battle_damage_may_hit_a_location_too() -> None:
    table = set_up(rage(play=["Virtuous Razer"]), Side(play=["House"]))
    table.me.attacks("Virtuous Razer")
    table.resolves()
    assert is_offered(table.me)
    replies(table.me, True, "House")
    assert (table.you.influence, table.damage("House")) == (17, 3)


@CASES.of("Virtuous Razer")
def its_blow_to_a_character_may_be_repeated_on_a_location_or_not() -> None:
    for agreed in (True, False):
        table = set_up(rage(play=["Virtuous Razer", "House"]), Side(play=["Gigamajig"]))
        fights(table.me, "Virtuous Razer", blocked_by="Gigamajig")
        assert is_offered(table.me)
        replies(table.me, agreed)
        assert table.damage("House") == 3 * agreed


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

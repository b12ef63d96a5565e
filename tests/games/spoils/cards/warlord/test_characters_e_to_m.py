"""Characters of the Warlord, from Elbow Dropper to Murderous Commander."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    fights,
    has_one_of_two,
    is_offered,
    may_block,
    plays,
    rage,
    replies,
    size,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
ELZIBETH = "Elzibeth, Military Sorceress"
GIADA = "Giada, the Elegant"
GIDEON = "Gideon, the Ultimate Warrior"
GODWING = "Godwing Thunderhoof"
MADSTER = "Marauding Madster"


@CASES.of("Elbow Dropper")
def it_keeps_a_character_from_blocking_this_turn() -> None:
    table = at(rage(play=["Elbow Dropper", "Gigamajig"]), Side(play=["Scout", "Union Leader"]))
    uses(table.me, "Elbow Dropper", "OFF THE TOP ROPE", "Scout")
    assert table.is_depleted("Elbow Dropper")
    table.me.attacks("Gigamajig")
    assert may_block(table) == ["Union Leader"]


@CASES.of(ELZIBETH)
def it_puts_a_fallen_character_on_the_deck() -> None:
    me = rage(play=[ELZIBETH], discard=["Gnat", "Union Leader", "Lamp"], deck=["Rage"])
    table = at(me, Side(discard=["Gigamajig"]))
    table.me.uses(ELZIBETH, "REANIMATE")
    assert sorted(table.me.choices()) == ["Gnat", "Union Leader"]
    replies(table.me, "Union Leader")
    assert table.me.deck == ["Union Leader", "Rage"]
    assert table.me.free == 8
    assert table.is_depleted(ELZIBETH)
    assert not at(rage(play=[ELZIBETH], discard=["Lamp"])).me.can_use(ELZIBETH, "REANIMATE")


@CASES.of(ELZIBETH, GIADA, GIDEON, GODWING)
def each_player_has_one_of_that_name() -> None:
    for name in (ELZIBETH, GIADA, GIDEON, GODWING):
        assert has_one_of_two(name), name


@CASES.of("Embittered Cadet")
def it_provides_an_icon() -> None:
    hand = ["Warrior Prodigy"]
    assert at(rage(*hand, icons=2)).me.can_deploy("Warrior Prodigy")
    resources = ["Rage", "Greed"]
    assert not at(Side(hand=hand, resources=resources)).me.can_deploy("Warrior Prodigy")
    helped = at(Side(hand=hand, resources=resources, play=["Embittered Cadet"]))
    assert helped.me.can_deploy("Warrior Prodigy")
    assert helped.me.free == 2


@CASES.of("Enduring Swordsman")
def it_may_strike_once_more_as_it_leaves_play() -> None:
    for tactic in ("Kill", "Bounce"):
        table = at(rage(tactic, play=["Enduring Swordsman"]), Side(play=["Scout"]))
        plays(table.me, tactic, "Enduring Swordsman")
        assert is_offered(table.me)
        replies(table.me, True, "Scout")
        assert table.damage("Scout") == 1
    table = at(rage("Kill"), Side(play=["Enduring Swordsman", "Scout"]))
    plays(table.me, "Kill", "Enduring Swordsman")
    assert is_offered(table.you)
    replies(table.you, False)
    assert table.damage("Scout") == 0


FANATIC = "Fanatical Shriever"


def fanatic(icons: int) -> Table:
    return at(rage(FANATIC, icons=icons), Side(play=["Lamp", "House", "Scout"]))


@CASES.of(FANATIC)
def it_destroys_the_item_picked_for_it() -> None:
    table = fanatic(5)
    plays(table.me, FANATIC, True, "Lamp")
    assert table.you.discard == ["Lamp"]
    assert table.asks is DecisionKind.ACT


@CASES.of(FANATIC)
def six_icons_let_it_burn_a_location_too() -> None:
    table = fanatic(6)
    plays(table.me, FANATIC, False)
    assert is_offered(table.me)
    replies(table.me, True, "House")
    assert table.damage("House") == 2
    assert "Lamp" in table.you.play


@CASES.of(FANATIC)
def it_comes_like_a_tactic_outside_a_battle() -> None:
    table = at(Side(hand=["Wait"], play=["Scout"]), rage(FANATIC))
    table.me.deploys("Wait")
    assert table.you.can_deploy(FANATIC)
    table.resolves()
    table.me.attacks("Scout")
    table.me.passes()
    assert table.asked is table.you
    assert not table.you.can_deploy(FANATIC)


@CASES.of("Fervent Beastslayer", "Righteous Exemplar")
def it_grows_from_five_icons_on() -> None:
    for name, small, grown in (
        ("Fervent Beastslayer", (5, 2), (5, 5)),
        ("Righteous Exemplar", (1, 1), (2, 2)),
    ):
        assert size(at(rage(play=[name], icons=4)), name) == small
        assert size(at(rage(play=[name], icons=5)), name) == grown


@CASES.of("Flaming Barduse", "Really Big Barduse")
def it_divides_its_fire_among_up_to_two_picked_characters() -> None:
    for name, most in (("Flaming Barduse", 2), ("Really Big Barduse", 5)):
        table = at(rage(name), Side(play=["Gigamajig", "Union Leader", "Ping Konk"]))
        table.me.deploys(name)
        if is_offered(table.me):
            table.me.agrees()
        replies(table.me, "Gigamajig", "Union Leader", None)
        assert table.asks is DecisionKind.DIVIDE
        assert table.me.numbers() == list(range(most + 1))
        replies(table.me, 1)
        assert table.me.numbers() == list(range(most))
        replies(table.me, most - 1)
        assert (table.damage("Gigamajig"), table.damage("Union Leader")) == (1, most - 1)
        assert table.damage("Ping Konk") == 0


@CASES.of("Flaming Barduse", "Really Big Barduse")
def it_may_spare_everybody() -> None:
    for name in ("Flaming Barduse", "Really Big Barduse"):
        table = at(rage(name), Side(play=["Gigamajig", "Union Leader"]))
        table.me.deploys(name)
        if is_offered(table.me):
            table.me.declines()
        else:
            table.me.passes()
        table.resolves()
        assert table.asks is DecisionKind.ACT
        assert table.damage("Gigamajig") == table.damage("Union Leader") == 0


@CASES.of("Fleshripping Scenepuller")
def it_grows_by_four_for_each_blocker() -> None:
    name = "Fleshripping Scenepuller"
    table = at(rage(play=[name]), Side(play=["Scout", "Gnat", "Union Leader"]))
    table.me.attacks(name)
    table.you.blocks("Scout", "Gnat")
    assert table.strength(name) == 12
    table = at(rage(play=[name]), Side(play=["Scout"]))
    table.me.attacks(name)
    unblocked(table)
    assert table.you.influence == 16


@CASES.of("Frenzied Shriever")
def its_battle_damage_to_characters_is_two_higher() -> None:
    table = at(rage(play=["Frenzied Shriever"]), Side(play=["Dandy Day-Trader"]))
    fights(table, "Frenzied Shriever", "Dandy Day-Trader")
    assert table.damage("Dandy Day-Trader") == 3
    table = at(rage(play=["Frenzied Shriever"]))
    table.me.attacks("Frenzied Shriever")
    unblocked(table)
    assert table.you.influence == 19


@CASES.of("Gallant Commander")
def it_charges_the_opponents_faction() -> None:
    table = at(rage(play=["Gallant Commander"]))
    uses(table.me, "Gallant Commander", "CHARGE!")
    assert (table.you.influence, table.me.discard) == (17, ["Gallant Commander"])
    assert table.me.free == 8


@CASES.of(GIADA)
def it_may_survive_an_opposing_effect_smaller_and_depleted() -> None:
    table = at(rage("Kill"), Side(play=[GIADA]))
    plays(table.me, "Kill", GIADA)
    assert is_offered(table.you)
    replies(table.you, True)
    assert size(table, GIADA) == (2, 2)
    assert table.is_depleted(GIADA)
    table = at(rage("Kill"), Side(play=[GIADA]))
    plays(table.me, "Kill", GIADA)
    replies(table.you, False)
    assert table.you.discard == [GIADA]


@CASES.of(GIADA)
def it_dies_of_its_own_sides_effects() -> None:
    table = at(rage("Kill", play=[GIADA]))
    plays(table.me, "Kill", GIADA)
    assert GIADA in table.me.discard


@CASES.of(GIDEON)
def it_is_not_hurt_by_battle_damage_while_attacking() -> None:
    table = at(Side(play=[GIDEON]), Side(play=["Gigamajig"]))
    fights(table, GIDEON, "Gigamajig")
    assert table.damage(GIDEON) == 0
    assert table.me.play == [GIDEON]
    table = at(Side(play=["Gigamajig"]), Side(play=[GIDEON]))
    fights(table, "Gigamajig", GIDEON)
    assert table.you.discard == [GIDEON]


@CASES.of(GIDEON)
def the_opponents_losses_of_influence_are_one_higher() -> None:
    table = at(rage("Dragon's Strategy", play=[GIDEON]))
    plays(table.me, "Dragon's Strategy")
    assert table.you.influence == 17
    table.me.attacks(GIDEON)
    unblocked(table)
    assert table.you.influence == 14
    table = at(rage("Dragon's Strategy"), Side(play=[GIDEON]))
    plays(table.me, "Dragon's Strategy")
    assert table.you.influence == 18


@CASES.of(GODWING)
def its_attack_may_hurt_a_character_for_each_icon() -> None:
    table = at(rage(play=[GODWING], icons=6), Side(play=["Gigamajig", "Scout"]))
    table.me.attacks(GODWING)
    table.resolves()
    assert is_offered(table.me)
    table.me.agrees()
    table.me.picks("Gigamajig")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.damage("Gigamajig") == 6


@CASES.of("Gore Engine")
def it_feeds_on_those_that_it_damaged() -> None:
    table = at(rage(play=["Gore Engine"]), Side(play=["Scout", "Stalwart Soldier"]))
    fights(table, "Gore Engine", "Scout")
    assert table.tokens("Gore Engine") == 3
    assert size(table, "Gore Engine") == (8, 10)
    table = at(rage("Kill", play=["Gore Engine"]), Side(play=["Scout"]))
    plays(table.me, "Kill", "Scout")
    assert table.tokens("Gore Engine") == 0


@CASES.of("Gore Engine")
def it_makes_a_character_block_for_two_or_two_tokens() -> None:
    for resources, tokens in ((2, 0), (0, 2), (0, 1)):
        me = rage(play=["Gore Engine"], icons=resources, tokens={"Gore Engine": tokens})
        table = at(me, Side(play=["Scout", "Gnat"]))
        if (resources, tokens) == (0, 1):
            assert not table.me.can_use("Gore Engine", "IMPALE")
            continue
        table.me.uses("Gore Engine", "IMPALE")
        table.me.answers(0 if resources else 1)
        replies(table.me, "Scout")
        assert (table.me.free, table.tokens("Gore Engine")) == (0, 0)
        table.me.attacks("Gore Engine")
        table.passes_until(DecisionKind.BLOCKERS)
        table.you.sets()
        if table.asks is DecisionKind.BLOCKERS:
            table.you.sets("Scout")
        table.resolves()
        assert "Scout" in table.you.discard


@CASES.of("Heirloom Incinerator")
def its_damage_to_a_faction_may_destroy_an_item() -> None:
    for agreed in (True, False):
        table = at(rage(play=["Heirloom Incinerator"]), Side(play=["Lamp"]))
        table.me.attacks("Heirloom Incinerator")
        table.resolves()
        assert table.you.influence == 19
        assert is_offered(table.me)
        replies(table.me, agreed, "Lamp")
        assert table.you.discard == (["Lamp"] if agreed else [])


@CASES.of("Hidden Sniper")
def it_shoots_a_character() -> None:
    table = at(rage(play=["Hidden Sniper"]), Side(play=["Scout"]))
    uses(table.me, "Hidden Sniper", "SHARPSHOOT", "Scout")
    assert table.damage("Scout") == 1
    assert table.me.free == 9
    assert table.is_depleted("Hidden Sniper")


@CASES.of("Idol Smasher")
def it_destroys_the_item_that_was_picked_for_it() -> None:
    table = at(rage("Idol Smasher", play=["Lamp"]), Side(play=["Splattergun"]))
    plays(table.me, "Idol Smasher", True, "Splattergun")
    assert table.you.discard == ["Splattergun"]
    table = at(rage("Idol Smasher"), Side(play=["Lamp", "Splattergun"]))
    plays(table.me, "Idol Smasher", False)
    assert table.you.discard == []
    assert "Idol Smasher" in table.me.play


@CASES.of("Impressive Hero")
def it_depletes_the_character_that_was_picked_for_it() -> None:
    table = at(rage("Impressive Hero"), Side(play=["Scout", "Gnat"]))
    plays(table.me, "Impressive Hero", True, "Scout")
    assert table.is_depleted("Scout")
    table = at(rage("Impressive Hero"), Side(play=["Scout", "Gnat"]))
    plays(table.me, "Impressive Hero", False)
    assert not table.is_depleted("Scout")


@CASES.of("Infuriator")
def it_strengthens_its_players_characters_as_it_enters() -> None:
    table = at(rage("Infuriator", play=["Scout"]), Side(play=["Union Leader"]))
    plays(table.me, "Infuriator")
    assert [table.strength(it) for it in ("Infuriator", "Scout", "Union Leader")] == [3, 4, 5]
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Lieutenant General")
def other_soldiers_in_its_attacking_party_live_longer() -> None:
    name = "Lieutenant General"
    table = at(rage(play=[name, "Scout", "Brash Basher", "Warrior Prodigy"]))
    table.me.attacks(name, "Scout", "Brash Basher")
    table.resolves()
    lives = {it: table.life(it) for it in (name, "Scout", "Brash Basher", "Warrior Prodigy")}
    assert lives == {name: 4, "Scout": 4, "Brash Basher": 2, "Warrior Prodigy": 2}
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of(MADSTER)
def it_destroys_a_character_of_its_player_as_it_enters() -> None:
    table = at(rage(MADSTER, play=["Scout", "Gnat"]), Side(play=["Union Leader"]))
    table.me.deploys(MADSTER)
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    replies(table.me, "Gnat")
    assert table.me.discard == ["Gnat"]
    assert not at(rage(MADSTER), Side(play=["Scout"])).me.can_deploy(MADSTER)


@CASES.of(MADSTER)
def it_is_shuffled_into_the_deck_instead_of_discarded() -> None:
    table = at(rage("Kill", play=[MADSTER], deck=["Rage"] * 3))
    plays(table.me, "Kill", MADSTER)
    assert table.me.discard == ["Kill"]
    assert sorted(table.me.deck) == sorted([MADSTER, *["Rage"] * 3])
    table = at(rage("Discard", MADSTER, deck=["Rage"]))
    plays(table.me, "Discard", MADSTER)
    assert table.me.discard == ["Discard"]
    assert MADSTER in table.me.deck


@CASES.of("Menacing Mauler")
def it_hurts_each_member_of_the_blocking_party() -> None:
    table = at(rage(play=["Menacing Mauler"]), Side(play=["Scout", "Gnat", "Union Leader"]))
    table.me.attacks("Menacing Mauler")
    table.you.blocks("Scout", "Union Leader")
    assert [table.damage(it) for it in ("Scout", "Union Leader")] == [1, 1]
    assert table.damage("Gnat") == 0


@CASES.of("Morale Officer")
def it_convinces_the_soldiers_of_its_player() -> None:
    me = rage(play=["Morale Officer", "Scout", "Brash Basher"])
    table = at(me, Side(play=["Stalwart Soldier"]))
    uses(table.me, "Morale Officer", "CONVINCE")
    cards = ("Morale Officer", "Scout", "Brash Basher", "Stalwart Soldier")
    assert [table.strength(it) for it in cards] == [2, 4, 6, 3]
    assert table.is_depleted("Morale Officer")
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Murderous Commander")
def its_plan_costs_a_card_and_the_opponent_two_influence() -> None:
    table = at(rage("Gnat", play=["Murderous Commander"]))
    uses(table.me, "Murderous Commander", "CUNNING PLAN", "Gnat")
    assert (table.you.influence, table.me.discard, table.me.free) == (18, ["Gnat"], 8)
    assert table.is_depleted("Murderous Commander")
    assert not at(rage(play=["Murderous Commander"])).me.can_use(
        "Murderous Commander", "CUNNING PLAN"
    )


def test_characters_of_the_warlord_e_to_m(only_card: str | None) -> None:
    CASES.run(only_card)

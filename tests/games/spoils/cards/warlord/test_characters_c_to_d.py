"""Characters of the Warlord, from Callow Liegeman to Dying Hero."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    TOURNAMENT,
    at,
    ends,
    fights,
    flips_up,
    is_offered,
    may_block,
    my_turn_starts,
    plays,
    rage,
    replies,
    size,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
OBJECTOR = "Conscientious Objector"
PALADIN = "Courageous Paladin"
CADENCER = "Discordant Cadencer"
DUELIST = "Duelist of Surfeit"


@CASES.of("Callow Liegeman")
def it_grows_for_the_turn_if_it_attacks_in_company() -> None:
    table = at(rage(play=["Callow Liegeman", "Scout"]))
    table.me.attacks("Callow Liegeman", "Scout")
    table.resolves()
    assert size(table, "Callow Liegeman") == (3, 3)
    unblocked(table)
    assert table.you.influence == 14
    table.next_turn()
    assert size(table, "Callow Liegeman") == (2, 2)


@CASES.of("Callow Liegeman")
def it_does_not_grow_alone_or_blocking() -> None:
    table = at(rage(play=["Callow Liegeman"]))
    table.me.attacks("Callow Liegeman")
    unblocked(table)
    assert table.you.influence == 18
    table = at(Side(play=["Gigamajig"]), Side(play=["Callow Liegeman", "Scout"]))
    table.me.attacks("Gigamajig")
    table.you.blocks("Callow Liegeman", "Scout")
    assert size(table, "Callow Liegeman") == (2, 2)


@CASES.of("Cannon Squadron")
def it_divides_up_to_two_damage_among_up_to_two() -> None:
    table = at(rage(play=["Cannon Squadron"]), Side(play=["Scout", "Gigamajig", "Union Leader"]))
    table.me.uses("Cannon Squadron", "FIRE!")
    replies(table.me, "Scout", "Gigamajig", None)
    assert table.is_depleted("Cannon Squadron")
    assert table.asks is DecisionKind.DIVIDE
    replies(table.me, 1, 1)
    assert [table.damage(it) for it in ("Scout", "Gigamajig", "Union Leader")] == [1, 1, 0]


@CASES.of("Cannon Squadron")
def it_may_hurt_one_character_or_nobody() -> None:
    for amount in (0, 1, 2):
        table = at(rage(play=["Cannon Squadron"]), Side(play=["Scout", "Gigamajig"]))
        uses(table.me, "Cannon Squadron", "FIRE!", "Scout", None)
        assert table.me.numbers() == [0, 1, 2]
        replies(table.me, amount)
        assert (table.damage("Scout"), table.damage("Gigamajig")) == (amount, 0)
    table = at(rage(play=["Cannon Squadron"]), Side(play=["Scout", "Gigamajig"]))
    uses(table.me, "Cannon Squadron", "FIRE!", None)
    assert table.is_depleted("Cannon Squadron")
    assert table.damage("Scout") == 0


@CASES.of("Colossal Flattener", "Raging Bask")
def it_may_run_past_its_blockers() -> None:
    for name, strength in (("Colossal Flattener", 6), ("Raging Bask", 4)):
        for past in (True, False):
            table = at(Side(play=[name]), Side(play=["Gigamajig"]))
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
    table = at(Side(play=["Gigamajig"]), Side(play=["Colossal Flattener"]))
    fights(table, "Gigamajig", "Colossal Flattener")
    assert table.damage("Gigamajig") == 6
    assert table.me.influence == 20


@CASES.of(OBJECTOR)
def it_stays_out_of_battle_while_the_location_stands() -> None:
    table = at(rage(OBJECTOR, "Kill", play=["House"]))
    plays(table.me, OBJECTOR, "House")
    assert size(table, OBJECTOR) == (6, 6)
    table.next_turn()
    table.next_turn()
    assert not table.me.can_attack()
    plays(table.me, "Kill", "House")
    assert table.me.can_attack()


@CASES.of(OBJECTOR)
def it_does_not_block_while_the_location_stands() -> None:
    table = at(Side(play=["Scout"]), rage(OBJECTOR, play=["House", "Warrior Prodigy"]))
    table.me.attacks("Scout")
    table.me.passes()
    table.you.deploys(OBJECTOR)
    assert may_block(table) == ["Warrior Prodigy"]
    assert OBJECTOR in table.you.play


@CASES.of(OBJECTOR)
def it_needs_a_location_of_its_player() -> None:
    assert not at(rage(OBJECTOR), Side(play=["House"])).me.can_deploy(OBJECTOR)


@CASES.of(OBJECTOR)
def it_flips_up_for_two() -> None:
    table = flips_up(OBJECTOR, 2, 2, play=["House"])
    assert sorted(table.me.play) == sorted(["House", OBJECTOR])


@CASES.of(PALADIN)
def it_draws_all_the_battle_damage_of_the_other_party() -> None:
    table = at(
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


@CASES.of("Crazed Deputy")
def it_grows_if_it_is_blocked() -> None:
    table = at(rage(play=["Crazed Deputy"]), Side(play=["Stalwart Soldier"]))
    table.me.attacks("Crazed Deputy")
    assert size(table, "Crazed Deputy") == (1, 1)
    table.you.blocks("Stalwart Soldier")
    table.resolves()
    assert (table.me.discard, table.you.discard) == (["Crazed Deputy"], ["Stalwart Soldier"])
    table = at(rage(play=["Crazed Deputy"]), Side(play=["Dandy Day-Trader"]))
    fights(table, "Crazed Deputy", "Dandy Day-Trader")
    assert size(table, "Crazed Deputy") == (3, 3)
    assert table.damage("Dandy Day-Trader") == 3
    table.next_turn()
    assert size(table, "Crazed Deputy") == (1, 1)


@CASES.of("Crazed Deputy")
def it_does_not_grow_unblocked_or_blocking() -> None:
    table = at(rage(play=["Crazed Deputy"]))
    table.me.attacks("Crazed Deputy")
    unblocked(table)
    assert table.you.influence == 19
    table = at(Side(play=["Scout"]), Side(play=["Crazed Deputy"]))
    table.me.attacks("Scout")
    table.you.blocks("Crazed Deputy")
    assert size(table, "Crazed Deputy") == (1, 1)


@CASES.of("Deadly Striker")
def its_death_costs_the_opponent_four_influence() -> None:
    table = at(rage("Kill", play=["Deadly Striker"]))
    plays(table.me, "Kill", "Deadly Striker")
    assert (table.me.influence, table.you.influence) == (20, 16)
    table = at(rage("Kill"), Side(play=["Deadly Striker"]))
    plays(table.me, "Kill", "Deadly Striker")
    assert (table.me.influence, table.you.influence) == (16, 20)
    table = at(rage("Bounce", play=["Deadly Striker"]))
    plays(table.me, "Bounce", "Deadly Striker")
    assert table.you.influence == 20


@CASES.of(CADENCER)
def it_provides_three_icons_for_the_turn() -> None:
    hand = ["Stalwart Soldier"]
    table = at(Side(play=[CADENCER], hand=hand, resources=["Greed"] * 4))
    assert not table.me.can_deploy("Stalwart Soldier")
    uses(table.me, CADENCER, "AGITATE")
    assert (table.me.influence, table.me.free) == (18, 3)
    assert table.me.can_deploy("Stalwart Soldier")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("Stalwart Soldier")


@CASES.of(CADENCER)
def it_is_stronger_with_six_icons_its_own_included() -> None:
    assert size(at(rage(play=[CADENCER], icons=6)), CADENCER) == (4, 2)
    table = at(rage(play=[CADENCER], icons=3))
    assert size(table, CADENCER) == (2, 2)
    uses(table.me, CADENCER, "AGITATE")
    assert size(table, CADENCER) == (4, 2)


@CASES.of("Dragon Archer")
def it_trades_shots_with_the_picked_character() -> None:
    table = at(rage("Dragon Archer"), Side(play=["Scout", "Gigamajig"]))
    plays(table.me, "Dragon Archer", True, "Scout")
    assert table.you.discard == ["Scout"]
    assert table.damage("Dragon Archer") == 3


@CASES.of("Dragon Archer")
def it_may_shoot_at_nobody() -> None:
    table = at(rage("Dragon Archer"), Side(play=["Scout", "Gigamajig"]))
    table.me.deploys("Dragon Archer")
    if is_offered(table.me):
        table.me.declines()
    else:
        table.me.passes()
    table.resolves()
    assert size(table, "Dragon Archer") == (3, 5)
    assert table.damage("Dragon Archer") == table.damage("Scout") == 0


@CASES.of("Dragon Rider")
def it_grows_with_the_dragons_of_its_player() -> None:
    me = rage(play=["Dragon Rider", "Tiny Sarume", "Bloating Bask"])
    assert size(at(me, Side(play=["Rabid Sarume"])), "Dragon Rider") == (5, 5)
    assert size(at(rage(play=["Dragon Rider"])), "Dragon Rider") == (3, 3)


@CASES.of("Dragon Tank")
def it_runs_over_one_opposing_character_each_turn() -> None:
    you = Side(play=["Scout", "Gigamajig"])
    table = my_turn_starts(rage(play=["Dragon Tank", "Gnat"]), you, True)
    assert sorted(table.me.choices()) == ["Gigamajig", "Scout"]
    replies(table.me, "Gigamajig")
    assert table.you.discard == ["Gigamajig"]
    assert "Dragon Tank" in table.me.play


@CASES.of("Dragon Tank")
def it_breaks_without_a_victim() -> None:
    table = my_turn_starts(rage(play=["Dragon Tank", "Scout"]), Side())
    assert table.me.discard == ["Dragon Tank"]
    table = my_turn_starts(rage(play=["Dragon Tank"]), Side(play=["Scout", "Gigamajig"]), False)
    assert table.me.discard == ["Dragon Tank"]
    assert len(table.you.play) == 2


@CASES.of("Drill Instructor")
def the_other_character_is_stronger_in_the_next_turn_only() -> None:
    table = at(rage("Drill Instructor", play=["Scout", "Warrior Prodigy"]), Side(play=["Gnat"]))
    plays(table.me, "Drill Instructor")
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Warrior Prodigy"]
    replies(table.me, "Scout")
    assert table.strength("Scout") == 3
    table.next_turn()
    assert table.strength("Scout") == 6
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Drill Instructor")
def it_comes_like_a_tactic_but_not_into_a_battle() -> None:
    table = at(Side(play=["Scout"]), rage("Drill Instructor"))
    table.me.attacks("Scout")
    table.me.passes()
    assert table.asked is table.you
    assert not table.you.can_deploy("Drill Instructor")
    table = at(Side(hand=["Wait"]), rage("Drill Instructor"))
    table.me.deploys("Wait")
    assert table.asked is table.you
    assert table.you.can_deploy("Drill Instructor")


@CASES.of(DUELIST)
def it_may_grow_with_each_card_that_provides_rage() -> None:
    for grown in (True, False):
        table = at(rage("Embittered Cadet", play=[DUELIST]))
        plays(table.me, "Embittered Cadet")
        assert is_offered(table.me)
        replies(table.me, grown)
        assert size(table, DUELIST) == ((2, 2) if grown else (1, 1))
    table = at(rage("Scout", play=[DUELIST]))
    plays(table.me, "Scout")
    assert not is_offered(table.me)


@CASES.of("Dying Hero")
def it_dies_at_the_end_of_its_players_turn_if_depleted() -> None:
    table = at(rage("Tire", play=["Dying Hero"], icons=8))
    plays(table.me, "Tire", "Dying Hero")
    ends(table.me)
    assert table.me.discard == ["Tire", "Dying Hero"]
    table = at(rage(play=["Dying Hero"]))
    ends(table.me)
    assert table.me.play == ["Dying Hero"]


@CASES.of("Dying Hero")
def nine_icons_keep_it_alive_and_the_opponents_turn_does_not_hurt_it() -> None:
    table = at(rage("Tire", play=["Dying Hero"], icons=9, faction=TOURNAMENT))
    assert stats(table, "Dying Hero") == (5, 5, 3)
    plays(table.me, "Tire", "Dying Hero")
    ends(table.me)
    assert table.me.play == ["Dying Hero"]
    assert size(at(rage(play=["Dying Hero"], icons=8)), "Dying Hero") == (5, 1)
    table = at(rage(), Side(play=["Dying Hero"], depleted=["Dying Hero"]))
    ends(table.me)
    assert table.you.play == ["Dying Hero"]


def test_characters_of_the_warlord_c_to_d(only_card: str | None) -> None:
    CASES.run(only_card)

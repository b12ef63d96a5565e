"""Whom and when characters of the Warlord leave alone, from Dragon Archer to Godwing."""

from app.games.spoils.engine import DecisionKind, events
from tests.games.spoils.cards.warlord.camp import (
    at,
    fights,
    is_offered,
    may_block,
    plays,
    rage,
    replies,
    responds,
    size,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
GIADA = "Giada, the Elegant"
GIDEON = "Gideon, the Ultimate Warrior"
GODWING = "Godwing Thunderhoof"


@CASES.of("Dragon Archer")
def a_character_lost_before_it_arrives_neither_strikes_nor_is_shot() -> None:
    table = at(rage("Dragon Archer"), Side(play=["Scout", "Gigamajig"], hand=["Bounce"]))
    table.me.deploys("Dragon Archer")
    table.me.agrees()
    table.me.picks("Scout")
    responds(table.you, "Bounce", "Scout")
    assert table.me.play == ["Dragon Archer"]
    assert table.damage("Dragon Archer") == 0


@CASES.of("Dragon Rider")
def dragons_that_lie_face_down_do_not_count() -> None:
    table = at(rage(play=["Dragon Rider"], face_down=["Tiny Sarume"]))
    assert size(table, "Dragon Rider") == (3, 3)


@CASES.of("Dragon Tank")
def it_runs_over_nobody_in_the_opponents_turn() -> None:
    table = at(rage(play=["Scout"]), Side(play=["Dragon Tank"], deck=["Scout"] * 3), active=1)
    table.you.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert (table.me.play, table.you.play) == (["Scout"], ["Dragon Tank"])


@CASES.of("Drill Instructor")
def alone_it_instructs_nobody() -> None:
    table = at(rage("Drill Instructor"))
    plays(table.me, "Drill Instructor")
    assert table.asks is DecisionKind.ACT
    table.next_turn()
    assert table.strength("Drill Instructor") == 2


@CASES.of("Dying Hero")
def nine_icons_do_not_keep_the_damage_away() -> None:
    table = at(rage(play=["Dying Hero"], icons=9, depleted=["Dying Hero"]))
    table.me.ends_turn()
    table.resolves()
    assert [it.amount for it in table.told(events.DamageInflicted)] == [1]


@CASES.of("Elbow Dropper")
def the_character_may_attack_and_block_again_next_turn() -> None:
    me = rage(play=["Elbow Dropper", "Gigamajig"])
    table = at(me, Side(play=["Scout"], deck=["Gnat"] * 3))
    uses(table.me, "Elbow Dropper", "OFF THE TOP ROPE", "Scout")
    table.next_turn()
    assert table.you.can_attack()
    table.next_turn()
    table.me.attacks("Gigamajig")
    assert may_block(table) == ["Scout"]


@CASES.of("Enduring Swordsman")
def its_last_strike_may_hit_a_friend() -> None:
    table = at(rage("Kill", play=["Enduring Swordsman", "Scout"]), Side(play=["House"]))
    plays(table.me, "Kill", "Enduring Swordsman")
    replies(table.me, True, "Scout")
    assert table.damage("Scout") == 1


@CASES.of("Fanatical Shriever")
def icons_lost_in_response_leave_the_location_alone() -> None:
    me = rage("Fanatical Shriever", icons=5, play=["Embittered Cadet"])
    table = at(me, Side(play=["House"], hand=["Kill"]))
    table.me.deploys("Fanatical Shriever")
    table.me.declines()
    responds(table.you, "Kill", "Embittered Cadet")
    assert table.asks is DecisionKind.ACT
    assert table.damage("House") == 0


@CASES.of("Flaming Barduse", "Really Big Barduse")
def one_character_may_take_all_of_the_fire() -> None:
    for name, most in (("Flaming Barduse", 2), ("Really Big Barduse", 5)):
        table = at(rage(name, play=["Scout"]), Side(play=["Gigamajig", "House"]))
        table.me.deploys(name)
        table.me.agrees()
        assert sorted(table.me.choices()) == ["Gigamajig", "Scout"]
        replies(table.me, "Gigamajig", None, most)
        assert table.damage("Gigamajig") == most


@CASES.of("Fleshripping Scenepuller")
def its_strength_is_that_of_the_turn_and_blocking_gives_none() -> None:
    name = "Fleshripping Scenepuller"
    table = at(rage(play=[name]), Side(play=["Gnat"], deck=["Scout"] * 3))
    fights(table, name, "Gnat")
    assert stats(table, name) == (8, 4, 3)
    table.next_turn()
    assert table.strength(name) == 4
    table = at(Side(play=["Gigamajig"]), Side(play=[name]))
    table.me.attacks("Gigamajig")
    table.you.blocks(name)
    assert table.strength(name) == 4


@CASES.of("Frenzied Shriever")
def blocking_it_strikes_as_hard() -> None:
    table = at(Side(play=["Union Leader"]), Side(play=["Frenzied Shriever"]))
    fights(table, "Union Leader", "Frenzied Shriever")
    assert table.damage("Union Leader") == 3


@CASES.of(GIADA)
def an_opposing_card_may_destroy_it_in_battle_but_its_own_players_for_good() -> None:
    table = at(rage("Kill", play=[GIADA]))
    plays(table.me, "Kill", GIADA)
    assert sorted(table.me.discard) == [GIADA, "Kill"]
    table = at(rage(play=[GIADA]), Side(play=["Brash Basher", "Gnat"]))
    table.me.attacks(GIADA)
    table.you.blocks("Brash Basher")
    table.resolves()
    assert is_offered(table.me)
    replies(table.me, True)
    assert (size(table, GIADA), table.tokens(GIADA)) == ((2, 2), 1)


@CASES.of(GIADA)
def the_third_token_is_its_end() -> None:
    table = at(rage("Kill"), Side(play=[GIADA], tokens={GIADA: 2}))
    plays(table.me, "Kill", GIADA)
    replies(table.you, True)
    assert table.you.discard == [GIADA]


@CASES.of(GIDEON)
def its_own_players_losses_stay_as_they_are() -> None:
    table = at(rage(play=[GIDEON]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    unblocked(table)
    assert table.me.influence == 17


@CASES.of(GIDEON)
def tactics_hurt_it_while_it_attacks() -> None:
    table = at(rage(play=[GIDEON]), Side(hand=["Shot"]))
    table.me.attacks(GIDEON)
    table.me.passes()
    table.you.deploys("Shot")
    table.resolves()
    assert table.damage(GIDEON) == 2


@CASES.of(GODWING)
def its_attack_need_not_hurt_anybody_and_blocking_does_not() -> None:
    table = at(rage(play=[GODWING]), Side(play=["Scout"]))
    table.me.attacks(GODWING)
    table.resolves()
    replies(table.me, False)
    assert table.damage("Scout") == 0
    table = at(rage(play=["Union Leader"]), Side(play=[GODWING, "Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks(GODWING)
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.damage("Scout") == 0


def test_limits_of_characters_of_the_warlord_d_to_g(only_card: str | None) -> None:
    CASES.run(only_card)

"""Whom and when characters of the Warlord leave alone, from 6r4wny 60dy9u4rd5 to Cadencer."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    fights,
    is_offered,
    my_turn_starts,
    plays,
    rage,
    replies,
    responds,
    size,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
BODYGUARD = "6r4wny 60dy9u4rd5"
FIST = "Athalamund Mangod, The Iron Fist"
SURPLUS = "Surplus Soldier"


@CASES.of(BODYGUARD)
def it_takes_battle_damage_and_once_it_is_gone_no_more() -> None:
    table = at(rage(BODYGUARD, "Kill", play=["Scout"]), Side(play=["Union Leader"]))
    plays(table.me, BODYGUARD, "Scout")
    fights(table, "Scout", "Union Leader")
    assert table.me.play == ["Scout"]
    assert (table.me.discard, table.damage("Union Leader")) == ([BODYGUARD], 3)
    plays(table.me, "Kill", "Scout")
    assert "Scout" in table.me.discard


@CASES.of("Aroused Stiffbone")
def icons_of_the_opponent_make_it_no_cheaper() -> None:
    me = Side(hand=["Aroused Stiffbone"], resources=["Rage", *["Greed"] * 5])
    table = at(me, rage(icons=6))
    plays(table.me, "Aroused Stiffbone")
    assert table.me.free == 0


@CASES.of("Ascendant Madcap", "Duelist of Surfeit")
def a_card_that_only_changes_sides_does_not_enter_play() -> None:
    for name in ("Ascendant Madcap", "Duelist of Surfeit"):
        table = at(rage("Steal", play=[name]), Side(play=["Embittered Cadet"]))
        plays(table.me, "Steal", "Embittered Cadet")
        assert "Embittered Cadet" in table.me.play
        assert table.asks is DecisionKind.ACT
        assert table.tokens(name) == 0


@CASES.of("Duelist of Surfeit")
def the_opponents_icons_offer_it_nothing() -> None:
    table = at(rage("Embittered Cadet"), Side(play=["Duelist of Surfeit"]))
    plays(table.me, "Embittered Cadet")
    assert table.asks is DecisionKind.ACT
    assert table.tokens("Duelist of Surfeit") == 0


@CASES.of(FIST, "Rudo Mangod")
def the_blows_are_as_strong_as_when_they_were_announced() -> None:
    for name, blow in ((FIST, 6), ("Rudo Mangod", 4)):
        table = at(rage(play=[name]), Side(play=["Gigamajig", "Gnat"], hand=["Kill"]))
        table.me.uses(name, "PUNCH")
        table.me.picks("Gigamajig")
        responds(table.you, "Kill", name)
        assert table.me.discard == [name]
        assert table.damage("Gigamajig") == blow


@CASES.of(FIST, "Rudo Mangod")
def the_blow_of_a_character_that_is_gone_still_hurts() -> None:
    for name in (FIST, "Rudo Mangod"):
        table = at(rage(play=[name]), Side(play=["Agile Highwayman", "Gnat"], hand=["Kill"]))
        table.me.uses(name, "PUNCH")
        table.me.picks("Agile Highwayman")
        responds(table.you, "Kill", "Agile Highwayman")
        assert table.damage(name) == 2


@CASES.of("Aweless Charger")
def it_picks_blockers_only() -> None:
    you = Side(play=["Union Leader", "Ping Konk", "Gigamajig"])
    table = at(rage(play=["Aweless Charger", "Scout", "Gnat"]), you)
    table.me.attacks("Scout")
    table.you.blocks("Union Leader", "Ping Konk")
    table.me.uses("Aweless Charger", "BORE")
    assert sorted(table.me.choices()) == ["Ping Konk", "Union Leader"]


@CASES.of("Balking Foecrusher")
def its_controller_draws_whoever_destroyed_it() -> None:
    you = Side(play=["Balking Foecrusher"], deck=["Scout"] * 3)
    table = at(rage("Kill"), you)
    plays(table.me, "Kill", "Balking Foecrusher")
    assert (table.you.hand, table.me.hand) == (["Scout"], [])


@CASES.of("Battle-Ready Back-Breaker")
def it_does_nothing_when_it_leaves() -> None:
    table = at(rage("Bounce", play=["Battle-Ready Back-Breaker"]), Side(play=["Scout"]))
    plays(table.me, "Bounce", "Battle-Ready Back-Breaker")
    assert table.asks is DecisionKind.ACT
    assert not table.is_depleted("Scout")


@CASES.of("Berserker Corps")
def it_takes_only_characters_of_its_player_itself_too() -> None:
    table = my_turn_starts(rage(play=["Berserker Corps"]), Side(play=["Scout"]))
    assert is_offered(table.me)
    replies(table.me, True, "Berserker Corps")
    assert table.me.discard == ["Berserker Corps"]
    assert table.you.play == ["Scout"]


@CASES.of("Berserker Corps")
def a_victim_that_is_not_destroyed_gives_no_tokens() -> None:
    table = my_turn_starts(rage(play=["Berserker Corps", SURPLUS]), None, True, SURPLUS)
    assert table.me.face_down == [SURPLUS]
    assert table.me.play == ["Berserker Corps"]
    assert size(table, "Berserker Corps") == (5, 5)


@CASES.of("Bladefist Doomwing")
def its_fire_may_be_as_small_as_nothing() -> None:
    table = at(rage(play=["Bladefist Doomwing"], icons=1), Side(play=["Scout"]))
    table.me.uses("Bladefist Doomwing", "FIREBREATHING")
    replies(table.me, 0, "Scout")
    assert (table.damage("Scout"), table.me.free) == (0, 1)
    assert not table.me.can_use("Bladefist Doomwing", "FIREBREATHING")


@CASES.of("Blazing Shriever")
def it_counts_its_players_icons_as_the_ability_resolves() -> None:
    me = rage(play=["Blazing Shriever", "Embittered Cadet"], icons=4)
    table = at(me, Side(play=["Gigamajig"], hand=["Kill"], resources=5))
    table.me.uses("Blazing Shriever", "INFLAME")
    table.me.picks("Gigamajig")
    responds(table.you, "Kill", "Embittered Cadet")
    assert table.damage("Gigamajig") == 4


@CASES.of("Callow Liegeman")
def joined_by_nobody_it_does_not_grow_for_a_friend_elsewhere() -> None:
    table = at(rage(play=["Callow Liegeman", "Scout"]))
    table.me.attacks("Callow Liegeman")
    assert size(table, "Callow Liegeman") == (2, 2)


@CASES.of("Cannon Squadron")
def it_may_fire_at_anybody_but_at_two_at_most() -> None:
    me = rage(play=["Cannon Squadron", "Gnat"])
    table = at(me, Side(play=["Scout", "Gigamajig", "House"]))
    table.me.uses("Cannon Squadron", "FIRE!")
    assert sorted(table.me.choices()) == ["Cannon Squadron", "Gigamajig", "Gnat", "Scout"]
    table.me.picks("Scout")
    table.me.picks("Gigamajig")
    assert table.asks is not DecisionKind.PICK
    replies(table.me, 2)
    assert (table.damage("Scout"), table.damage("Gigamajig")) == (2, 0)


@CASES.of("Conscientious Objector")
def the_location_may_be_lost_before_it_arrives() -> None:
    table = at(rage("Conscientious Objector", play=["House", "Lamp"]), Side(hand=["Kill"]))
    table.me.deploys("Conscientious Objector")
    responds(table.you, "Kill", "House")
    assert "Conscientious Objector" in table.me.play
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Courageous Paladin")
def it_draws_the_damage_of_blockers_too() -> None:
    table = at(
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


@CASES.of("Discordant Cadencer")
def it_agitates_as_often_as_it_is_paid_for() -> None:
    table = at(Side(play=["Discordant Cadencer"], resources=["Greed"] * 2, influence=5))
    uses(table.me, "Discordant Cadencer", "AGITATE")
    uses(table.me, "Discordant Cadencer", "AGITATE")
    assert size(table, "Discordant Cadencer") == (4, 2)
    assert (table.me.influence, table.me.free) == (1, 0)


def test_limits_of_characters_of_the_warlord_a_to_d(only_card: str | None) -> None:
    CASES.run(only_card)

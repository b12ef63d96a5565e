"""Whom and when items of the Warlord leave alone."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    ends,
    fights,
    is_offered,
    my_turn_starts,
    plays,
    rage,
    replies,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
CRAGHAMMER = "Dethmurderbludgeon, the Craghammer"
CUBE = "Flaming Cube"
APPARATUS = "Humiliating Torture Apparatus"
PHALLUDRIX = "Phalludrix, the Impotenator"
PUMPKIN = "Spiky Pumpkin"
CALTROPS = "Super Shiny Caltrops of DOOM!"
STONE = "The Stone of Triumph"


@CASES.of(CRAGHAMMER)
def its_bearer_hurts_the_other_side_only_where_it_is_told_to() -> None:
    me = rage(play=["Dandy Day-Trader", CRAGHAMMER], attached={CRAGHAMMER: "Dandy Day-Trader"})
    table = at(me, Side(play=["Scout"]))
    table.me.attacks("Dandy Day-Trader")
    unblocked(table)
    replies(table.me, False)
    assert (table.damage("Scout"), table.you.influence) == (0, 17)
    table = at(Side(play=["Scout"]), me)
    table.me.attacks("Scout")
    table.you.blocks("Dandy Day-Trader")
    table.resolves()
    assert table.asks is DecisionKind.ACT, "it is not blocked, and hurts no faction"
    assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of(CRAGHAMMER)
def only_what_leaves_play_for_the_pile_returns_to_the_hand() -> None:
    table = at(rage("Discard", CRAGHAMMER))
    plays(table.me, "Discard")
    assert sorted(table.me.discard) == [CRAGHAMMER, "Discard"]


@CASES.of("Dragon Catheter")
def tokens_count_for_the_opponents_characters_too() -> None:
    table = at(
        rage("Kill", play=["Dragon Catheter", "Scout"], tokens={"Scout": 2}),
        Side(play=["Gnat"], tokens={"Gnat": 1}),
    )
    assert (table.strength("Scout"), table.strength("Gnat")) == (5, 2)
    plays(table.me, "Kill", "Dragon Catheter")
    assert (table.strength("Scout"), table.strength("Gnat")) == (3, 1)


@CASES.of("Dragon Catheter")
def it_gives_no_token_in_the_opponents_turn() -> None:
    table = at(rage(play=["Dragon Catheter", "Scout"]), Side(deck=["Scout"] * 3))
    ends(table.me)
    assert table.tokens("Scout") == 0


@CASES.of(CUBE)
def its_player_may_feed_it_an_item_or_a_character_but_not_a_location() -> None:
    me = rage(play=[CUBE, "Lamp", "Scout", "House"], tokens={CUBE: 5})
    table = at(me, Side(play=["Gnat"]))
    table.me.uses(CUBE, "CONTROL THE FLAME!")
    assert sorted(table.me.choices()) == [CUBE, "Lamp", "Scout"]
    replies(table.me, "Lamp", 0)
    assert (table.you.influence, table.me.influence) == (14, 20)
    assert sorted(table.me.discard) == [CUBE, "Lamp"]


@CASES.of("Gruesome Trophies", "Juice Closet")
def they_are_offered_in_their_players_turn_only() -> None:
    for name in ("Gruesome Trophies", "Juice Closet"):
        table = at(rage(play=[name, "Scout"]), Side(play=["Gnat"], deck=["Scout"] * 3))
        ends(table.me)
        assert table.asks is DecisionKind.ACT
        assert table.asked is table.you


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks")
def who_fights_or_rests_cannot_take_it() -> None:
    for weapon in ("Heavy Sword", "Kettinger", "Swordchucks"):
        me = rage(play=["Scout", weapon, "Gnat"], attached={weapon: "Scout"}, depleted=["Gnat"])
        table = at(me, Side(play=["Union Leader"]))
        table.me.uses(weapon, "HANDOFF")
        table.resolves()
        assert table.is_depleted("Scout"), "only its bearer was left to be depleted"
        table = at(me, Side(play=["Union Leader"]))
        table.me.attacks("Scout")
        assert not table.me.can_use(weapon, "HANDOFF")


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks", "Vorpal Sword")
def it_leaves_with_its_bearer_and_is_attached_to_anybodys_character() -> None:
    for weapon in ("Heavy Sword", "Kettinger", "Swordchucks", "Vorpal Sword"):
        table = at(rage(weapon, "Kill", play=["Scout"]), Side(play=["Gnat", "House"]))
        before = table.strength("Gnat")
        table.me.deploys(weapon)
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        replies(table.me, "Gnat")
        assert table.strength("Gnat") > before
        assert table.strength("Scout") == 3
        plays(table.me, "Kill", "Gnat")
        assert weapon not in table.me.play
        assert (weapon in table.me.face_down) is (weapon == "Vorpal Sword")


@CASES.of("Swordchucks")
def the_damage_its_bearer_inflicts_is_as_strong_as_it_is() -> None:
    me = rage(play=["Scout", "Swordchucks"], attached={"Swordchucks": "Scout"})
    table = at(me, Side(play=["Gigamajig"]))
    fights(table, "Scout", "Gigamajig")
    assert table.damage("Gigamajig") == 7


@CASES.of("Vorpal Sword")
def a_stolen_one_goes_face_down_to_its_owner() -> None:
    me = rage("Kill", play=["Vorpal Sword", "Scout"], borrowed=["Vorpal Sword"],
              attached={"Vorpal Sword": "Scout"})  # fmt: skip
    table = at(me)
    plays(table.me, "Kill", "Vorpal Sword")
    assert (table.me.face_down, table.you.face_down) == ([], ["Vorpal Sword"])


@CASES.of("Vorpal Sword")
def face_up_it_does_not_strike_from_below() -> None:
    me = rage("Gnat", play=["Vorpal Sword", "Scout"], attached={"Vorpal Sword": "Scout"})
    assert not at(me, Side(play=["Scout"])).me.can_use("Vorpal Sword", "SNICKER SNACK")
    table = at(rage(face_down=["Vorpal Sword"]), Side(play=["Scout"]))
    assert not table.me.can_use("Vorpal Sword", "SNICKER SNACK"), "there is no card to discard"


@CASES.of(APPARATUS)
def attacking_and_blocking_cost_influence_and_paying_does_not() -> None:
    table = at(rage("Lamp", play=[APPARATUS, "Scout"]), Side(play=["Gigamajig"]))
    plays(table.me, "Lamp")
    assert table.me.influence == 20
    table.me.attacks("Scout")
    assert table.me.influence == 19
    table.you.blocks("Gigamajig")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (19, 19)


@CASES.of("Midget Mine")
def it_may_ambush_attackers_only() -> None:
    table = at(Side(play=["Scout", "Gnat"]), rage(play=["Midget Mine", "Union Leader"]))
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    table.me.passes()
    assert table.asked is table.you
    table.you.uses("Midget Mine", "AMBUSH")
    table.resolves()
    assert "Midget Mine" in table.you.face_down
    assert "Gnat" in table.me.play


@CASES.of(PHALLUDRIX)
def cards_that_the_opponent_makes_its_player_discard_may_return() -> None:
    for agreed in (True, False):
        me = Side(hand=["Orgy Den Smoke Out"], resources=["Deception"] * 6)
        you = Side(play=[PHALLUDRIX], hand=["Scout"], deck=["Gnat"] * 4)
        table = at(me, you)
        plays(table.me, "Orgy Den Smoke Out")
        assert is_offered(table.you)
        replies(table.you, agreed)
        assert table.you.hand == (["Scout"] if agreed else [])
        assert ("Scout" in table.you.discard) is not agreed


@CASES.of(PHALLUDRIX)
def what_its_own_player_discards_stays_discarded() -> None:
    table = at(rage("Discard", "Scout", play=[PHALLUDRIX]))
    plays(table.me, "Discard")
    assert table.asks is DecisionKind.ACT
    assert sorted(table.me.discard) == ["Discard", "Scout"]


@CASES.of(PHALLUDRIX)
def it_restores_its_bearer_in_the_opponents_turns_only() -> None:
    me = rage(play=[PHALLUDRIX, "Scout"], attached={PHALLUDRIX: "Scout"}, depleted=["Scout"])
    table = my_turn_starts(me, Side(deck=["Scout"] * 3))
    assert table.asks is DecisionKind.ACT
    assert table.is_depleted("Scout")
    ends(table.me)
    assert is_offered(table.me)
    table.me.declines()
    assert table.is_depleted("Scout")


@CASES.of("Siege Machine")
def its_blows_are_a_loss_and_want_a_resource_each() -> None:
    table = at(Side(play=["Siege Machine"], resources=2), Side())
    assert not table.me.can_use("Siege Machine", "BATTERING RAM")
    for icons, able in ((4, True), (1, False)):
        table = at(rage(play=["Siege Machine"], icons=icons))
        assert table.me.can_use("Siege Machine", "BATTERING RAM") is able


@CASES.of(PUMPKIN)
def it_counts_its_spikes_as_the_turn_ends_and_rests_in_the_opponents() -> None:
    table = at(rage(play=[PUMPKIN], tokens={PUMPKIN: 1}), Side(play=["Agile Highwayman", "Scout"]))
    ends(table.me)
    replies(table.me, True, "Agile Highwayman")
    assert (table.you.discard, table.tokens(PUMPKIN)) == (["Agile Highwayman"], 1)
    table = at(Side(deck=["Gnat"] * 3), rage(play=[PUMPKIN, "Scout"], tokens={PUMPKIN: 2}))
    ends(table.me)
    assert (table.tokens(PUMPKIN), table.damage("Scout")) == (1, 0)


@CASES.of("Splattergun")
def it_hits_a_faction_and_no_location() -> None:
    table = at(rage(play=["Splattergun"]), Side(play=["House"]))
    table.me.uses("Splattergun", "UNLOAD")
    assert len(table.me.choices()) == 2
    table.me.picks(table.state.name(table.state.faction[1]))
    table.resolves()
    assert sorted((table.me.influence, table.you.influence)) == [17, 20]
    assert table.controller("Splattergun") is table.you


@CASES.of(CALTROPS)
def they_need_not_be_saved_nor_hurt_anybody() -> None:
    table = at(rage(CALTROPS, "Kill"), Side(play=["Gigamajig"]))
    plays(table.me, CALTROPS)
    replies(table.me, False)
    assert table.damage("Gigamajig") == 0
    plays(table.me, "Kill", CALTROPS)
    replies(table.me, False)
    assert sorted(table.me.discard) == ["Kill", CALTROPS]
    table = at(rage("Kill", play=[CALTROPS], icons=1))
    plays(table.me, "Kill", CALTROPS)
    assert table.asks is DecisionKind.ACT
    assert CALTROPS in table.me.discard


@CASES.of(CALTROPS)
def a_bearer_takes_them_along() -> None:
    table = at(rage("Bounce", play=[CALTROPS, "Scout"]))
    uses(table.me, CALTROPS, "MOVE", "Scout")
    plays(table.me, "Bounce", "Scout")
    assert sorted(table.me.hand) == sorted(["Scout", CALTROPS])


@CASES.of(STONE)
def without_a_payment_nothing_is_searched() -> None:
    for icons, agreed in ((10, False), (0, True)):
        me = rage("Kill", play=[STONE, "Scout"], deck=["Scout", "Rage"], icons=icons)
        table = at(me)
        plays(table.me, "Kill", "Scout")
        assert is_offered(table.me) is bool(icons)
        if icons:
            replies(table.me, agreed)
        assert table.me.deck == ["Scout", "Rage"]


@CASES.of(STONE)
def a_character_that_only_leaves_is_not_found_again() -> None:
    table = at(rage("Bounce", play=[STONE, "Scout"], deck=["Scout"]))
    plays(table.me, "Bounce", "Scout")
    assert table.asks is DecisionKind.ACT


def test_limits_of_items_of_the_warlord(only_card: str | None) -> None:
    CASES.run(only_card)

"""Whom and when tactics of the Warlord leave alone, from Implosive Explosion to Words of Glory."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.warlord.camp import (
    at,
    is_offered,
    plays,
    rage,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
BREEDING = "Shriever Breeding Program"
VACATION = "Tactician Vacation"


@CASES.of("Implosive Explosion")
def it_needs_a_hidden_card_and_may_hit_a_location() -> None:
    assert not at(rage("Implosive Explosion"), Side(play=["House"])).me.can_deploy(
        "Implosive Explosion"
    )
    table = at(rage("Implosive Explosion", face_down=["Scout"]), Side(play=["House"]))
    plays(table.me, "Implosive Explosion")
    assert table.damage("House") == 4
    assert "Scout" in table.you.was_shown


@CASES.of("Juice Sale!")
def its_player_breaks_ties_and_its_own_characters_do_not_count() -> None:
    table = at(rage("Juice Sale!", play=["Gigamajig"]), Side(play=["Scout", "Stalwart Soldier"]))
    table.me.deploys("Juice Sale!")
    assert sorted(table.me.choices()) == ["Scout", "Stalwart Soldier"]
    assert not at(rage("Juice Sale!", play=["Scout"])).me.can_deploy("Juice Sale!")


@CASES.of("Juice Sale!", "Martial Artist")
def the_strongest_is_meant_even_if_it_cannot_be_picked() -> None:
    strong = at(rage("Juice Sale!"), Side(play=["Scout", "Martial Artist"]))
    assert not strong.me.can_deploy("Juice Sale!")


@CASES.of("Manful Skirmish")
def it_needs_three_characters() -> None:
    assert not at(rage("Manful Skirmish"), Side(play=["Scout", "Gnat"])).me.can_deploy(
        "Manful Skirmish"
    )


@CASES.of("Mass Confusion")
def with_the_larger_side_nobody_is_hurt() -> None:
    table = at(rage("Mass Confusion", play=["Scout", "Gnat"]), Side(play=["Gigamajig"]))
    plays(table.me, "Mass Confusion", 1, "Gigamajig")
    assert table.asks is DecisionKind.ACT
    assert table.damage("Gigamajig") == 0


@CASES.of("Needless Beating")
def the_beaters_own_influence_does_not_matter() -> None:
    table = at(rage("Needless Beating", influence=1), Side(play=["Gigamajig", "Scout"]))
    plays(table.me, "Needless Beating", "Gigamajig")
    assert (table.damage("Gigamajig"), table.damage("Scout")) == (2, 0)
    assert table.me.hand == []


@CASES.of("Noble Sacrifice")
def ownership_counts_and_not_control() -> None:
    table = at(rage("Noble Sacrifice", play=["Gnat"], borrowed=["Gnat"]), Side(play=["Scout"]))
    assert not table.me.can_deploy("Noble Sacrifice")


@CASES.of("Penetrate")
def blockers_do_not_penetrate() -> None:
    table = at(Side(play=["Gigamajig"]), rage("Penetrate", play=["Scout"]))
    table.me.attacks("Gigamajig")
    table.you.blocks("Scout")
    table.me.passes()
    assert not table.you.can_deploy("Penetrate")


@CASES.of("Perforate", "Skewer")
def nothing_may_be_paid_for_nothing() -> None:
    for name, icons, most in (("Perforate", 2, 0), ("Perforate", 4, 2), ("Skewer", 3, 1)):
        table = at(rage(name, icons=icons), Side(play=["Gigamajig"]))
        table.me.deploys(name)
        assert table.me.numbers() == list(range(most + 1))
        table.me.answers(0)
        table.resolves()
        assert table.damage("Gigamajig") == 0
        assert table.me.discard == [name]


@CASES.of(BREEDING)
def neither_option_is_a_response() -> None:
    table = at(Side(hand=["Wait"], play=["Gnat"]), rage(BREEDING))
    table.me.deploys("Wait")
    assert table.asked is table.you
    assert not table.you.can_deploy(BREEDING)


@CASES.of(BREEDING)
def it_need_not_search_and_may_find_nothing() -> None:
    me = rage(BREEDING, deck=["Tiny Sarume", "Gnat"])
    table = at(me)
    plays(table.me, BREEDING, 0, False)
    assert (table.me.hand, table.me.deck) == ([], ["Tiny Sarume", "Gnat"])
    table = at(me)
    plays(table.me, BREEDING, 0, True)
    assert Done() in table.me.legal
    table.me.passes()
    assert table.me.hand == []


@CASES.of("Skin Suit")
def one_is_worn_if_the_destruction_of_the_other_is_replaced() -> None:
    for bearer, loser in (("Stalwart Soldier", "Scout"), ("Scout", "Stalwart Soldier")):
        for answer in (0, 1):
            saved = {"Hidden Sandwich": bearer}
            table = at(
                rage("Skin Suit", play=["Stalwart Soldier", "Hidden Sandwich"], attached=saved),
                Side(play=["Scout"]),
            )
            plays(table.me, "Skin Suit")
            while table.asks is DecisionKind.ORDER:
                table.me.answers(answer)
            assert [*table.me.out_of_game, *table.you.out_of_game] == [loser]
            assert [*table.me.play, *table.you.play] == [bearer]


@CASES.of("Skin Suit")
def nobody_wears_anything_if_both_live_or_both_die() -> None:
    table = at(rage("Skin Suit", play=["Ping Konk"]), Side(play=["Union Leader"]))
    plays(table.me, "Skin Suit")
    assert (table.damage("Ping Konk"), table.damage("Union Leader")) == (5, 6)
    assert (table.me.out_of_game, table.you.out_of_game) == ([], [])


@CASES.of("Skin Suit")
def the_opponents_survivor_wears_the_text_too() -> None:
    table = at(rage("Skin Suit", play=["Vigilant Raider"]), rage(play=["Gigamajig"]))
    plays(table.me, "Skin Suit")
    assert table.me.out_of_game == ["Vigilant Raider"]
    table.next_turn()
    assert table.you.can_use("Gigamajig", "ASSAIL")


@CASES.of("Strength In Numbers")
def the_defender_cannot_use_it() -> None:
    table = at(Side(play=["Scout"]), rage("Strength In Numbers", play=["Gnat"]))
    table.me.attacks("Scout")
    table.me.passes()
    assert table.asked is table.you
    assert not table.you.can_deploy("Strength In Numbers")


@CASES.of(VACATION)
def nobody_responds_to_it_and_abilities_still_work() -> None:
    me = Side(hand=["Learn", "Stop"], play=["Hidden Sniper"], resources=3, deck=["Gnat"] * 3)
    table = at(me, rage(VACATION, play=["Gigamajig"]))
    table.me.deploys("Learn")
    table.you.deploys(VACATION)
    assert table.me.legal == (Done(),)
    table.resolves()
    assert table.me.hand == ["Stop"]
    uses(table.me, "Hidden Sniper", "SHARPSHOOT", "Gigamajig")
    assert table.damage("Gigamajig") == 1
    assert not table.you.can_deploy("Wait")


@CASES.of("Trip Wire")
def it_may_hurt_fewer_and_the_attacker_cannot_lay_it() -> None:
    table = at(rage("Trip Wire", play=["Scout"]))
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Trip Wire")
    table = at(Side(play=["Gigamajig", "Gnat"]), rage("Trip Wire"))
    table.me.attacks("Gigamajig")
    table.me.passes()
    table.you.deploys("Trip Wire")
    table.resolves()
    assert table.you.numbers() == [0, 1, 2, 3]
    table.you.answers(1)
    table.resolves()
    assert table.damage("Gigamajig") == 1
    assert not is_offered(table.you)


@CASES.of("Words of Glory")
def three_points_are_taken_off_and_it_waits_for_its_players_turn() -> None:
    table = at(rage("Words of Glory", play=["Gigamajig"]), Side(play=["Scout"]))
    plays(table.me, "Words of Glory")
    assert (table.damage("Gigamajig"), table.damage("Scout")) == (0, 0)
    table = at(Side(hand=["Wait"]), rage("Words of Glory", play=["Scout"]))
    table.me.deploys("Wait")
    assert not table.you.can_deploy("Words of Glory")


def test_limits_of_tactics_of_the_warlord_i_to_w(only_card: str | None) -> None:
    CASES.run(only_card)

"""Warlord tactics: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, is_offered, replies, responds, size, unblocked, uses
from tests.support.card_tables import rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
US = ("Gigamajig", "Union Leader", "Ping Konk")
VACATION = "Tactician Vacation"


def against(name: str, *hand: str, icons: int = 10, play: tuple[str, ...] = ()) -> Table:
    """I hold a tactic against three large characters and a House."""
    return set_up(rage(name, *hand, play=play, icons=icons), Side(play=[*US, "House"]))


def damages(table: Table) -> list[int]:
    return [table.damage(it) for it in US]


@CASES.of("Bask Bile", "Essence of Rage")
def it_may_hit_a_faction() -> None:
    for name, amount in (("Bask Bile", 5), ("Essence of Rage", 1)):
        table = against(name)
        table.me.deploys(name)
        if table.asks is DecisionKind.CHOOSE_OPTION:
            table.me.answers(0)
        assert len(table.me.choices()) == 5
        assert "House" not in table.me.choices()
        replies(table.me, "Gigamajig")
        assert damages(table) == [amount, 0, 0]


@CASES.of("Bask Bile", "Essence of Rage")
def the_faction_they_hit_loses_influence() -> None:
    for name, amount in (("Bask Bile", 5), ("Essence of Rage", 1)):
        table = set_up(rage(name), Side())
        table.me.deploys(name)
        if table.asks is DecisionKind.CHOOSE_OPTION:
            assert table.me.numbers() == [0], "there are no characters"
            table.me.answers(0)
        table.me._does(table.me.legal[1])
        table.resolves()
        assert (table.me.influence, table.you.influence) == (20, 20 - amount)


@CASES.of("Bask Bomb")
def it_bursts_among_both_parties() -> None:
    me = rage("Bask Bomb", play=["Scout", "Massive Erecting Golem"])
    table = set_up(me, Side(play=["Gigamajig", "Union Leader"]))
    assert not table.me.can_deploy("Bask Bomb")
    table.me.attacks("Scout", "Massive Erecting Golem")
    assert not table.me.can_deploy("Bask Bomb")
    table.you.blocks("Gigamajig", "Union Leader")
    table.me.deploys("Bask Bomb")
    table.me.picks("Scout")
    while table.asks is DecisionKind.RESPOND:
        assert table.asked is not None
        table.asked.passes()
    assert table.asks is DecisionKind.DIVIDE
    assert table.asked is table.me
    table.me.answers(4)
    assert (table.damage("Gigamajig"), table.damage("Union Leader")) == (4, 2)
    assert table.damage("Massive Erecting Golem") == 3


@CASES.of("Battle Surge", "Dragon's Anthem")
def its_players_characters_are_stronger_this_turn() -> None:
    for name, gain in (("Battle Surge", 1), ("Dragon's Anthem", 5)):
        table = against(name, play=("Scout", "Gnat"))
        deploys(table.me, name)
        strengths = [table.strength(it) for it in ("Scout", "Gnat", "Gigamajig")]
        assert strengths == [3 + gain, 1 + gain, 10]
        table.next_turn()
        assert table.strength("Scout") == 3


@CASES.of("Battle Surge", "Dragon's Anthem")
def characters_that_come_later_do_not_join_in() -> None:
    for name in ("Battle Surge", "Dragon's Anthem"):
        table = set_up(rage(name, "Scout", play=["Gnat"], icons=20))
        deploys(table.me, name)
        deploys(table.me, "Scout")
        assert table.strength("Scout") == 3


@CASES.of("Blow Up")
def it_destroys_an_item_and_costs_three_influence() -> None:
    table = set_up(rage("Blow Up"), Side(play=["Lamp", "Scout"]))
    deploys(table.me, "Blow Up", "Lamp")
    assert (table.you.discard, table.you.influence) == (["Lamp"], 17)
    assert not against("Blow Up").me.can_deploy("Blow Up")


@CASES.of("Blow Up")
def the_influence_is_lost_even_if_the_item_is_gone() -> None:
    table = set_up(rage("Blow Up"), Side(play=["Lamp", "Splattergun"], hand=["Kill"]))
    table.me.deploys("Blow Up")
    table.me.picks("Lamp")
    responds(table.you, "Kill", "Lamp")
    assert table.you.play == ["Splattergun"]
    assert (table.me.influence, table.you.influence) == (20, 17)


@CASES.of("Distraction")
def it_depletes_a_character() -> None:
    table = against("Distraction")
    deploys(table.me, "Distraction", "Ping Konk")
    assert [table.is_depleted(it) for it in US] == [False, False, True]


@CASES.of("Dragon Juice", "Seraphim Magic")
def it_strengthens_a_character_this_turn() -> None:
    for name, gain, hand in (("Dragon Juice", 5, []), ("Seraphim Magic", 3, ["Scout"])):
        table = against(name)
        deploys(table.me, name, "Union Leader")
        assert table.strength("Union Leader") == 5 + gain
        assert table.me.hand == hand
        table.next_turn()
        assert table.strength("Union Leader") == 5


@CASES.of("Dragon's Strategy")
def it_costs_two_influence_and_draws() -> None:
    table = against("Dragon's Strategy")
    deploys(table.me, "Dragon's Strategy")
    assert (table.me.influence, table.you.influence, table.me.hand) == (20, 18, ["Scout"])


@CASES.of("Explosive Fury", "Fistfight")
def a_friends_strength_hits_another_character() -> None:
    for name, amount in (("Explosive Fury", 3), ("Fistfight", 4)):
        table = against(name, play=("Scout",))
        deploys(table.me, name, "Scout", "Gigamajig")
        assert damages(table) == [amount, 0, 0]
        assert "Scout" in table.me.discard
        alone = set_up(rage(name, play=["Scout"]))
        assert not alone.me.can_deploy(name)


@CASES.of("Explosive Fury", "Fistfight")
def the_strength_is_that_of_the_moment_it_was_given() -> None:
    for name, amount in (("Explosive Fury", 8), ("Fistfight", 9)):
        table = set_up(rage("Dragon Juice", name, play=["Scout"]), Side(play=["Gigamajig"]))
        deploys(table.me, "Dragon Juice", "Scout")
        deploys(table.me, name, "Scout")
        assert table.damage("Gigamajig") == amount
    table = set_up(rage("Explosive Fury", play=["Scout"]), Side(play=["Gigamajig", "Gnat"]))
    table.me.attacks("Scout")
    assert table.me.can_deploy("Explosive Fury"), "only the other is not fought in battles"


@CASES.of("Eye Gouge")
def it_hurts_a_blocker() -> None:
    table = against("Eye Gouge", play=("Scout",))
    assert not table.me.can_deploy("Eye Gouge")
    table.me.attacks("Scout")
    table.you.blocks("Gigamajig")
    deploys(table.me, "Eye Gouge", "Gigamajig")
    assert table.damage("Gigamajig") == 6
    assert table.damage("Ping Konk") == 0


@CASES.of("Eye Gouge")
def attackers_are_not_gouged() -> None:
    table = set_up(Side(play=["Scout", "Gnat"]), rage("Eye Gouge", play=["Gigamajig"]))
    table.me.attacks("Scout")
    table.you.blocks("Gigamajig")
    table.me.passes()
    assert table.asked is table.you
    table.you.deploys("Eye Gouge")
    table.passes_until(DecisionKind.ACT)
    assert "Gigamajig" in table.you.play
    assert table.damage("Gigamajig") == 6


@CASES.of("Hammer Smash")
def the_coin_says_how_many_items_may_be_smashed() -> None:
    seen = set()
    for seed in range(1, 20):
        table = set_up(rage("Hammer Smash"), Side(play=["Lamp", "Splattergun", "Gnat"]), seed=seed)
        table.me.deploys("Hammer Smash")
        table.me.picks("Lamp")
        if "Splattergun" in table.me.choices():
            table.me.picks("Splattergun")
        replies(table.me, None)
        seen.add(len(table.you.discard))
        if seen == {1, 2}:
            break
    assert seen == {1, 2}


@CASES.of("Needless Beating")
def it_is_crueller_the_less_influence_is_left() -> None:
    for influence, expected in ((16, [2, 0]), (15, [3, 0]), (10, [4, 1]), (5, [4, 1])):
        you = Side(play=["Gigamajig", "Union Leader"], influence=influence)
        table = set_up(rage("Needless Beating"), you)
        deploys(table.me, "Needless Beating", "Gigamajig")
        assert [table.damage(it) for it in ("Gigamajig", "Union Leader")] == expected
        assert table.me.hand == (["Scout"] if influence == 5 else [])


@CASES.of("Needless Beating")
def the_beaters_own_influence_does_not_matter() -> None:
    table = set_up(rage("Needless Beating", influence=1), Side(play=["Gigamajig", "Scout"]))
    deploys(table.me, "Needless Beating", "Gigamajig")
    assert (table.damage("Gigamajig"), table.damage("Scout")) == (2, 0)
    assert table.me.hand == []


@CASES.of("Penetrate")
def its_attacker_hits_the_target_past_the_blockers() -> None:
    table = against("Penetrate", play=("Scout",))
    assert not table.me.can_deploy("Penetrate")
    table.me.attacks("Scout")
    table.you.blocks("Gigamajig")
    table.me.deploys("Penetrate")
    table.resolves()
    assert table.you.influence == 17
    assert table.damage("Gigamajig") == 0


@CASES.of("Penetrate")
def blockers_do_not_penetrate() -> None:
    table = set_up(Side(play=["Gigamajig"]), rage("Penetrate", play=["Scout"]))
    table.me.attacks("Gigamajig")
    table.you.blocks("Scout")
    table.me.passes()
    assert not table.you.can_deploy("Penetrate")


@CASES.of("Skin Suit")
def the_survivor_wears_the_text_of_the_other() -> None:
    table = set_up(rage("Skin Suit", play=["Gigamajig"]), Side(play=["Vigilant Raider"]))
    deploys(table.me, "Skin Suit", "Gigamajig", "Vigilant Raider")
    assert table.you.out_of_game == ["Vigilant Raider"]
    assert table.damage("Gigamajig") == 4
    assert table.me.can_use("Gigamajig", "ASSAIL")
    table = set_up(rage("Skin Suit", play=["Scout"]), Side(play=["Stalwart Soldier"]))
    deploys(table.me, "Skin Suit", "Scout", "Stalwart Soldier")
    assert "Scout" in table.me.discard
    assert table.you.discard == ["Stalwart Soldier"]


@CASES.of("Skin Suit")
def one_is_worn_if_the_destruction_of_the_other_is_replaced() -> None:
    for bearer, loser in (("Stalwart Soldier", "Scout"), ("Scout", "Stalwart Soldier")):
        for answer in (0, 1):
            saved = {"Hidden Sandwich": bearer}
            table = set_up(
                rage("Skin Suit", play=["Stalwart Soldier", "Hidden Sandwich"], attached=saved),
                Side(play=["Scout"]),
            )
            deploys(table.me, "Skin Suit")
            while table.asks is DecisionKind.ORDER:
                table.me.answers(answer)
            assert [*table.me.out_of_game, *table.you.out_of_game] == [loser]
            assert [*table.me.play, *table.you.play] == [bearer]


@CASES.of("Skin Suit")
def nobody_wears_anything_if_both_live_or_both_die() -> None:
    table = set_up(rage("Skin Suit", play=["Ping Konk"]), Side(play=["Union Leader"]))
    deploys(table.me, "Skin Suit")
    assert (table.damage("Ping Konk"), table.damage("Union Leader")) == (5, 6)
    assert (table.me.out_of_game, table.you.out_of_game) == ([], [])


@CASES.of("Skin Suit")
def the_opponents_survivor_wears_the_text_too() -> None:
    table = set_up(rage("Skin Suit", play=["Vigilant Raider"]), rage(play=["Gigamajig"]))
    deploys(table.me, "Skin Suit")
    assert table.me.out_of_game == ["Vigilant Raider"]
    table.next_turn()
    assert table.you.can_use("Gigamajig", "ASSAIL")


@CASES.of("Strength In Numbers")
def each_attacker_grows_by_the_number_of_attackers() -> None:
    me = rage("Strength In Numbers", play=["Scout", "Gnat", "Brash Basher"])
    table = set_up(me)
    assert not table.me.can_deploy("Strength In Numbers")
    table.me.attacks("Scout", "Gnat")
    table.me.deploys("Strength In Numbers")
    unblocked(table)
    sizes = [size(table, it) for it in ("Scout", "Gnat", "Brash Basher")]
    assert sizes == [(5, 5), (3, 3), (6, 2)]
    assert table.you.influence == 12


@CASES.of("Strength In Numbers")
def the_defender_cannot_use_it() -> None:
    table = set_up(Side(play=["Scout"]), rage("Strength In Numbers", play=["Gnat"]))
    table.me.attacks("Scout")
    table.me.passes()
    assert table.asked is table.you
    assert not table.you.can_deploy("Strength In Numbers")


@CASES.of("Tactician Vacation")
def it_ends_tactics_for_the_turn() -> None:
    table = set_up(Side(hand=["Learn", "Wait"], deck=["Gnat"] * 3), rage("Tactician Vacation"))
    table.me.deploys("Learn")
    table.you.deploys("Tactician Vacation")
    table.resolves()
    assert table.me.hand == ["Wait"]
    assert not table.me.can_deploy("Wait")
    table.next_turn()
    table.next_turn()
    assert table.me.can_deploy("Wait")


@CASES.of(VACATION)
def nobody_responds_to_it_and_abilities_still_work() -> None:
    me = Side(hand=["Learn", "Stop"], play=["Hidden Sniper"], resources=3, deck=["Gnat"] * 3)
    table = set_up(me, rage(VACATION, play=["Gigamajig"]))
    table.me.deploys("Learn")
    table.you.deploys(VACATION)
    assert table.me.legal == (Done(),)
    table.resolves()
    assert table.me.hand == ["Stop"]
    uses(table.me, "Hidden Sniper", "SHARPSHOOT", "Gigamajig")
    assert table.damage("Gigamajig") == 1
    assert not table.you.can_deploy("Wait")


def damages_of(table: Table, *names: str) -> list[int]:
    return [table.damage(it) for it in names]


@CASES.of("Trip Wire")
def it_divides_up_to_three_among_the_attackers() -> None:
    table = set_up(Side(play=["Gigamajig", "Union Leader"]), rage("Trip Wire"))
    table.me.attacks("Gigamajig", "Union Leader")
    table.me.passes()
    table.you.deploys("Trip Wire")
    table.resolves()
    assert table.asked is table.you
    assert table.you.numbers() == [0, 1, 2, 3]
    replies(table.you, 1, 2)
    assert sorted(damages_of(table, "Gigamajig", "Union Leader")) == [1, 2]
    assert not set_up(rage("Trip Wire"), Side(play=["Scout"])).me.can_deploy("Trip Wire")


@CASES.of("Trip Wire")
def it_may_hurt_fewer_and_the_attacker_cannot_lay_it() -> None:
    table = set_up(rage("Trip Wire", play=["Scout"]))
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Trip Wire")
    table = set_up(Side(play=["Gigamajig", "Gnat"]), rage("Trip Wire"))
    table.me.attacks("Gigamajig")
    table.me.passes()
    table.you.deploys("Trip Wire")
    table.resolves()
    assert table.you.numbers() == [0, 1, 2, 3]
    table.you.answers(1)
    table.resolves()
    assert table.damage("Gigamajig") == 1
    assert not is_offered(table.you)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Tactics of the Warlord, from A Blazing Zero to Fistfight."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    is_offered,
    plays,
    rage,
    replies,
    size,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
ZERO = "A Blazing Zero"
BASE_JUMP = "B.A.S.E. Jump"
CONFLAGRATION = "Confrontational Conflagration"
US = ("Gigamajig", "Union Leader", "Ping Konk")


def against(name: str, *hand: str, icons: int = 10, play: tuple[str, ...] = ()) -> Table:
    """I hold a tactic against three large characters and a House."""
    return at(rage(name, *hand, play=play, icons=icons), Side(play=[*US, "House"]))


def damages(table: Table) -> list[int]:
    return [table.damage(it) for it in US]


@CASES.of(ZERO)
def it_turns_a_tactic_into_a_resource_of_its_owner() -> None:
    table = at(Side(hand=["Learn"], deck=["Gnat"] * 3), rage(ZERO))
    table.me.deploys("Learn")
    table.you.deploys(ZERO)
    table.resolves()
    assert table.me.hand == []
    assert table.me.face_down == ["Learn"]
    assert (table.me.discard, table.you.discard) == ([], [ZERO])


@CASES.of("Acidic Phlegm", "Shriever Attack")
def it_hurts_all_characters() -> None:
    for name, amount in (("Acidic Phlegm", 1), ("Shriever Attack", 2)):
        table = against(name, play=("Scout",))
        plays(table.me, name)
        assert damages(table) == [amount] * 3
        assert table.damage("Scout") == amount
        assert table.damage("House") == 0


@CASES.of(BASE_JUMP)
def it_hurts_as_much_as_the_location_is_sturdy() -> None:
    table = against(BASE_JUMP)
    plays(table.me, BASE_JUMP, "House", "Gigamajig")
    assert damages(table) == [9, 0, 0]
    assert table.me.hand == ["Scout"]
    assert not at(rage(BASE_JUMP), Side(play=["Scout"])).me.can_deploy(BASE_JUMP)


@CASES.of("Barrier of Benevolence")
def it_grows_up_to_two_characters_for_two_a_point() -> None:
    table = against("Barrier of Benevolence")
    plays(table.me, "Barrier of Benevolence", 3, "Gigamajig", "Ping Konk")
    assert (size(table, "Gigamajig"), size(table, "Ping Konk")) == ((13, 13), (9, 9))
    assert table.me.free == 4
    table.next_turn()
    assert size(table, "Gigamajig") == (10, 10)


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


@CASES.of("Essence of Rage")
def it_may_strengthen_or_deplete_instead() -> None:
    table = against("Essence of Rage")
    plays(table.me, "Essence of Rage", 1, "Gigamajig")
    assert table.strength("Gigamajig") == 12
    table = against("Essence of Rage")
    plays(table.me, "Essence of Rage", 2, "Gigamajig")
    assert table.is_depleted("Gigamajig")


@CASES.of("Bask Bomb")
def it_bursts_among_both_parties() -> None:
    me = rage("Bask Bomb", play=["Scout", "Massive Erecting Golem"])
    table = at(me, Side(play=["Gigamajig", "Union Leader"]))
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
        plays(table.me, name)
        strengths = [table.strength(it) for it in ("Scout", "Gnat", "Gigamajig")]
        assert strengths == [3 + gain, 1 + gain, 10]
        table.next_turn()
        assert table.strength("Scout") == 3


@CASES.of("Blow Up")
def it_destroys_an_item_and_costs_three_influence() -> None:
    table = at(rage("Blow Up"), Side(play=["Lamp", "Scout"]))
    plays(table.me, "Blow Up", "Lamp")
    assert (table.you.discard, table.you.influence) == (["Lamp"], 17)
    assert not against("Blow Up").me.can_deploy("Blow Up")


@CASES.of("Boilstorm")
def it_divides_a_point_for_each_icon() -> None:
    table = against("Boilstorm", icons=6)
    plays(table.me, "Boilstorm", *US, None, 2, 3)
    assert sorted(damages(table)) == [1, 2, 3]
    table = against("Boilstorm", icons=6)
    plays(table.me, "Boilstorm", "Gigamajig", None)
    assert damages(table) == [6, 0, 0]


@CASES.of("Chain Reaction")
def it_runs_on_while_it_destroys() -> None:
    table = at(rage("Chain Reaction"), Side(play=["Watchtower", "Gnat"], damage={"Watchtower": 1}))
    plays(table.me, "Chain Reaction", "Watchtower")
    assert table.you.discard == ["Watchtower"]
    assert is_offered(table.me)
    replies(table.me, True, "Gnat")
    assert sorted(table.you.discard) == ["Gnat", "Watchtower"]
    assert (table.you.influence, table.me.hand) == (19, ["Scout"])


@CASES.of("Chain Reaction")
def it_stops_where_nothing_is_destroyed() -> None:
    table = against("Chain Reaction")
    plays(table.me, "Chain Reaction", "House")
    assert table.damage("House") == 3
    assert table.asks is DecisionKind.ACT
    tower = Side(play=["Watchtower", "Gigamajig"], damage={"Watchtower": 1})
    for answers in ((True, "Gigamajig"), (False,)):
        table = at(rage("Chain Reaction"), tower)
        plays(table.me, "Chain Reaction", "Watchtower", *answers)
        assert table.you.discard == ["Watchtower"]
        assert table.damage("Gigamajig") == 2 * answers[0]
        assert (table.you.influence, table.me.hand) == (20, [])


@CASES.of("Chain Reaction")
def a_character_that_was_destroyed_before_does_not_carry_it_on() -> None:
    table = at(rage("Burn", "Chain Reaction"), Side(play=["House", "Scout"]))
    plays(table.me, "Burn", "Scout")
    plays(table.me, "Chain Reaction")
    assert table.you.discard == ["Scout"]
    assert table.asks is DecisionKind.ACT


@CASES.of(CONFLAGRATION)
def dragons_burn_twice_as_hot() -> None:
    for fighter, amount in (("Scout", 3), ("Bloating Bask", 8)):
        table = against(CONFLAGRATION, play=(fighter,), icons=5)
        plays(table.me, CONFLAGRATION, fighter, "Gigamajig", False)
        assert table.damage("Gigamajig") == amount
        assert fighter in table.me.discard
        assert table.damage("House") == 0


@CASES.of(CONFLAGRATION)
def it_may_burn_a_location_too() -> None:
    table = against(CONFLAGRATION, play=("Scout",))
    plays(table.me, CONFLAGRATION, "Scout", "Gigamajig", True, "House")
    assert (table.damage("House"), table.damage("Gigamajig")) == (3, 3)
    table = against(CONFLAGRATION, play=("Scout",))
    table.me.attacks("Scout")
    assert not table.me.can_deploy(CONFLAGRATION)


@CASES.of("Dark Awakening")
def it_plays_a_discarded_card_and_draws() -> None:
    me = rage("Dark Awakening", discard=["Gnat", "Rage", "Scout"])
    for agreed in (True, False):
        table = at(me)
        table.me.deploys("Dark Awakening")
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        replies(table.me, "Scout")
        assert is_offered(table.me)
        replies(table.me, agreed)
        table.resolves()
        assert table.me.play == (["Scout"] if agreed else [])
        assert table.me.hand == ["Scout"]


@CASES.of("Distraction")
def it_depletes_a_character() -> None:
    table = against("Distraction")
    plays(table.me, "Distraction", "Ping Konk")
    assert [table.is_depleted(it) for it in US] == [False, False, True]


@CASES.of("Dragon Juice", "Seraphim Magic")
def it_strengthens_a_character_this_turn() -> None:
    for name, gain, hand in (("Dragon Juice", 5, []), ("Seraphim Magic", 3, ["Scout"])):
        table = against(name)
        plays(table.me, name, "Union Leader")
        assert table.strength("Union Leader") == 5 + gain
        assert table.me.hand == hand
        table.next_turn()
        assert table.strength("Union Leader") == 5


@CASES.of("Dragon's Strategy")
def it_costs_two_influence_and_draws() -> None:
    table = against("Dragon's Strategy")
    plays(table.me, "Dragon's Strategy")
    assert (table.me.influence, table.you.influence, table.me.hand) == (20, 18, ["Scout"])


@CASES.of("Epic Smackdown")
def each_side_loses_as_many_characters() -> None:
    table = against("Epic Smackdown", play=("Scout", "Gnat"))
    plays(table.me, "Epic Smackdown", 2, "Scout", "Gnat")
    assert table.asked is table.you
    replies(table.you, "Gigamajig", "Union Leader", None)
    assert sorted(table.you.play) == ["House", "Ping Konk"]
    assert table.me.play == []
    assert table.me.hand == ["Scout"]


@CASES.of("Explosive Fury", "Fistfight")
def a_friends_strength_hits_another_character() -> None:
    for name, amount in (("Explosive Fury", 3), ("Fistfight", 4)):
        table = against(name, play=("Scout",))
        plays(table.me, name, "Scout", "Gigamajig")
        assert damages(table) == [amount, 0, 0]
        assert "Scout" in table.me.discard
        alone = at(rage(name, play=["Scout"]))
        assert not alone.me.can_deploy(name)


@CASES.of("Fistfight")
def it_is_not_fought_in_a_battle() -> None:
    table = against("Fistfight", play=("Scout",))
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Fistfight")


@CASES.of("Eye Gouge")
def it_hurts_a_blocker() -> None:
    table = against("Eye Gouge", play=("Scout",))
    assert not table.me.can_deploy("Eye Gouge")
    table.me.attacks("Scout")
    table.you.blocks("Gigamajig")
    table.me.deploys("Eye Gouge")
    replies(table.me, "Gigamajig")
    assert table.damage("Gigamajig") == 6
    assert table.damage("Ping Konk") == 0


def test_tactics_of_the_warlord_a_to_f(only_card: str | None) -> None:
    CASES.run(only_card)
